"""The page about environments: its tables are those of the code."""

from pathlib import Path

import pytest

from digsite.envs import action_codec, observer
from digsite.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")


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
