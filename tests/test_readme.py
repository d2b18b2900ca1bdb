"""The README is short enough to be read, and its tree is the tree. Its programs run in `test_snippets.py`."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_it_is_short_enough_to_be_read() -> None:
    assert 90 <= len(README.read_text(encoding="utf-8").splitlines()) <= 150


def test_its_tree_is_the_tree() -> None:
    told = re.search(r"## The tree\n\n```\nsrc/digsite/\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert told is not None
    listed = set(re.findall(r"^  (\w+)/", told[1], re.MULTILINE))
    source = README.parent / "src" / "digsite"
    assert listed == {path.parent.name for path in source.glob("*/__init__.py")}
    assert all((README.parent / "tests" / name).is_dir() for name in listed)
