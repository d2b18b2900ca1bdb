"""Every program on a page runs as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAM = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PROGRAMS = [
    pytest.param(page, program, id=f"{page.relative_to(ROOT).as_posix()}-{number}")
    for page in PAGES
    for number, program in enumerate(PROGRAM.findall(page.read_text(encoding="utf-8")), start=1)
]


@pytest.mark.parametrize(("page", "program"), PROGRAMS)
def test_it_runs(page: Path, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, page.name, "exec"), {"__name__": "snippet"})
    assert capsys.readouterr().out or "print(" not in program, "it shows what it found"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_program_hides_from_this_test(page: Path) -> None:
    """By another name of the language, or inside a list."""
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r"``` *(?:python|py|pycon|python3)\b", text)) == len(PROGRAM.findall(text))


@pytest.mark.parametrize(
    ("page", "least"),
    [("README.md", 2), ("docs/library.md", 5), ("docs/environments.md", 8), ("docs/bots.md", 1), ("docs/arena.md", 1)],
)
def test_a_guide_shows_programs(page: str, least: int) -> None:
    assert len(PROGRAM.findall((ROOT / page).read_text(encoding="utf-8"))) >= least
