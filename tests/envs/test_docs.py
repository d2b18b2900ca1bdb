"""The page about environments: its examples run, and its tables are those of the code."""

import re
from pathlib import Path

import pytest

from digsite.envs import action_codec, observer
from digsite.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], PAGE.name, "exec"), {})
    assert capsys.readouterr().out


def test_there_is_an_example_of_everything() -> None:
    assert len(EXAMPLES) >= 6


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_described_part_by_part(name: str) -> None:
    assert observer(name).layout.table() in TEXT


def test_ids_are_described_group_by_group() -> None:
    for codec in (
        action_codec("block-and-key"),
        action_codec("block-and-key", "split"),
        action_codec("ancient-knowledge"),
    ):
        assert codec.table.table() in TEXT
        assert f"{codec.size:,} ids" in TEXT


def test_every_file_it_links_to_exists() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", TEXT)
    assert [link for link in links if not (PAGE.parent / link).exists()] == []
