"""Recorded games play again line by line."""

import pytest

from tests.playthroughs.playthrough import file_of, lines, tables


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_recorded_game_plays_again(name: str, players: int) -> None:
    recorded = file_of(name, players).read_text(encoding="utf-8").splitlines()
    for number, (found, expected) in enumerate(zip(lines(name, players), recorded, strict=True), start=1):
        assert found == expected, f"line {number}"
