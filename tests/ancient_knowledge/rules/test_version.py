"""Ruling 13 was settled after the first records: a technology follows its deck out of the game. Nothing that is kept
here reaches that case, so the rules are still told by their first version."""

from pathlib import Path

import pytest

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.study.puzzles.collection import puzzles

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("ancient-knowledge-*.txt"))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_no_recorded_game_puts_a_technology_under_a_deck_that_has_left(file: Path) -> None:
    assert ANCIENT_KNOWLEDGE.version == 1
    told = file.read_text(encoding="utf-8")
    assert '"gone"' not in told


def test_no_puzzle_that_puts_one_under_its_deck_begins_after_a_level_has_left() -> None:
    buries = [
        each for each in puzzles("ancient-knowledge") if any(a.kind == "bury" for line in each.answers for a in line)
    ]
    assert buries
    assert not any(each.position.get("removed") for each in buries)
