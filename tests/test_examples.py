"""The examples for those who write bots run, in a short form."""

import pytest

from digsite.arena import Plan, simulate
from examples import first_game


def test_a_first_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert first_game.main(seed=3).is_over
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("<block-and-key: 2 players, 0 actions so far, seat ")
    assert said[-1] == "replayed: True"


@pytest.mark.parametrize("game", ["block-and-key", "ancient-knowledge"])
def test_a_bot_that_looks_one_step_ahead_plays_without_a_fault_and_beats_random(game: str) -> None:
    figures = simulate(Plan(game, ("examples.one_step_bot:OneStep", "random"), 4, seed=1))
    assert figures.faults == ()
    assert figures.bots[0].mean_score > figures.bots[1].mean_score
