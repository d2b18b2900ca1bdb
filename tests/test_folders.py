"""A folder can be taken in at one look: whoever opens it sees its parts, not a heap of files."""

import ast
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


def test_every_package_has_a_sign_at_its_door() -> None:
    """Its first line says what is in it."""
    doors = [ROOT / path for path in written() if path.name == "__init__.py" and path.parts[0] == "src"]
    assert doors
    assert [door for door in doors if not ast.get_docstring(ast.parse(door.read_text(encoding="utf-8")))] == []


def test_a_crowded_folder_is_found() -> None:
    files = [Path(f"room/part_{number}.py") for number in range(MOST + 1)]
    assert crowded(files) == {"room": MOST + 1}
    assert crowded(files[1:]) == {}
    assert crowded([*files[1:], Path("room/data.toml")]) == {}
