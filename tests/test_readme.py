"""The README's examples run, and its length is that of something people read."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_there_are_examples_and_it_is_short_enough_to_be_read() -> None:
    assert len(EXAMPLES) >= 2
    assert 90 <= len(README.read_text(encoding="utf-8").splitlines()) <= 150


def test_every_file_it_links_to_exists() -> None:
    missing = [
        link
        for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", README.read_text(encoding="utf-8"))
        if not (README.parent / link).exists()
    ]
    assert missing == []


def test_its_tree_is_the_tree() -> None:
    told = re.search(r"## The tree\n\n```\nsrc/digsite/\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert told is not None
    listed = set(re.findall(r"^  (\w+)/", told[1], re.MULTILINE))
    source = README.parent / "src" / "digsite"
    assert listed == {path.parent.name for path in source.glob("*/__init__.py")}
    assert all((README.parent / "tests" / name).is_dir() for name in listed)
