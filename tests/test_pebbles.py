"""The example game is a real one: what the guide for adding a game claims of it is true."""

import random

import pytest

import digsite
from digsite.core import BadOption, BadPosition, IllegalAction
from examples.pebbles import PEBBLES, Take


def test_it_replays_from_its_record(pebbles: str) -> None:
    state = digsite.game(pebbles).new(2, 5, pebbles=20)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    again = digsite.replay(state.record().dumps())
    assert again == state
    assert again.outcome == state.outcome


def test_it_survives_json_in_the_middle() -> None:
    state = PEBBLES.new(2, 5)
    state.apply(Take(0, 2))
    again = PEBBLES.from_json(state.to_json())
    assert again == state
    assert again.record() == state.record()


def test_the_lucky_number_of_the_other_seat_is_secret_until_the_end() -> None:
    state = PEBBLES.scenario(heap=3, lucky=[2, 3])
    assert state.view(0)["lucky"] == [2, None]
    assert state.view(1)["lucky"] == [None, 3]
    assert state.view(None)["lucky"] == [None, None]
    state.apply(Take(0, 3))
    assert state.view(None)["lucky"] == [2, 3]


def test_a_determinized_state_agrees_with_the_view() -> None:
    state = PEBBLES.new(2, 5)
    state.apply(Take(0, 2))
    luck = random.Random(1)
    guesses = [PEBBLES.determinize(state.view(1), luck) for _ in range(30)]
    assert all(guess.view(1) == state.view(1) for guess in guesses)
    assert {guess.as_scenario()["lucky"][0] for guess in guesses} == {1, 2, 3}


def test_lucky_takes_and_the_last_pebble_score() -> None:
    state = PEBBLES.scenario(heap=2, lucky=[2, 1], takes=[[0, 1, 0], [3, 0, 0]])
    assert state.scores == (1, 3)
    state.apply(Take(0, 2))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == (5, 3)
    assert outcome.ranking == ((0,), (1,))


@pytest.mark.parametrize("count", [0, 3, 4])
def test_taking_more_than_there_is_is_refused_and_changes_nothing(count: int) -> None:
    state = PEBBLES.scenario(heap=2)
    before = state.clone()
    with pytest.raises(IllegalAction, match="expected to take 1 to 2"):
        state.apply(Take(0, count))
    assert state == before


def test_impossible_positions_and_options_are_refused() -> None:
    with pytest.raises(BadPosition, match="heap"):
        PEBBLES.scenario(heap=-1)
    with pytest.raises(BadPosition, match="unknown field"):
        PEBBLES.scenario(stones=3)
    with pytest.raises(BadOption, match="pebbles"):
        PEBBLES.new(2, 1, pebbles=13)
