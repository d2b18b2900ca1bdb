"""Whole games at random, with what must hold after every step."""

import random

import pytest

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from tests.ancient_knowledge.play import check_invariants, random_game

LONGEST = 5_000
"""Decisions; a random game takes a few hundred."""


def play_and_check(seed: int) -> None:
    rng = random.Random(-seed)
    for decisions, state in enumerate(random_game(seed)):
        check_invariants(state)
        assert decisions < LONGEST
        if rng.random() < 0.02:
            scenario = state.as_scenario()
            again = ANCIENT_KNOWLEDGE.scenario(**scenario)
            assert again.as_scenario() == scenario
            assert again.legal_actions(state.deciders[0] if state.deciders else 0) == state.legal_actions(
                state.deciders[0] if state.deciders else 0
            )
    assert state.is_over


@pytest.mark.parametrize("batch", range(10))
def test_three_hundred_random_games_end_and_stay_in_order(batch: int) -> None:
    for seed in range(batch, 300, 10):
        play_and_check(seed)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(100))
def test_ten_thousand_random_games_end_and_stay_in_order(batch: int) -> None:
    for seed in range(batch, 10_000, 100):
        play_and_check(seed)
