"""A folder can be taken in at one look: whoever opens it sees its parts, not a heap of files."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOUSES = ("src", "tests", "web/src", "web/tests", "web/scripts", "benchmarks", "examples")
SOURCES = {".py", ".ts", ".tsx", ".js", ".css"}
MOST = 25


def crowded(files: Iterable[Path]) -> dict[str, int]:
    """The folders that hold more source files than one look takes in, with how many."""
    held = Counter(file.parent.as_posix() for file in files if file.suffix in SOURCES)
    return {folder: count for folder, count in held.items() if count > MOST}


def written() -> list[Path]:
    """Every file of ours: neither the built client nor what was installed beside the sources."""
    return [
        path.relative_to(ROOT)
        for house in HOUSES
        for path in (ROOT / house).rglob("*")
        if not {"static", "node_modules", "__pycache__"} & set(path.parts)
    ]


def test_no_folder_holds_more_source_files_than_one_look_takes_in() -> None:
    assert crowded(written()) == {}


def test_a_crowded_folder_is_found() -> None:
    files = [Path(f"room/part_{number}.py") for number in range(MOST + 1)]
    assert crowded(files) == {"room": MOST + 1}
    assert crowded(files[1:]) == {}
    assert crowded([*files[1:], Path("room/data.toml")]) == {}
