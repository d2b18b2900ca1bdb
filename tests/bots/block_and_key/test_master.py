"""Master: it keeps to its time, stops when called off, uses the cores it is given, and beats what it begins from."""

import random
import time

import numpy as np
import pytest

import digsite
from digsite.block_and_key.rules.scoring import key_points
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots import Budget, bot
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.master import TO_THE_END, success
from digsite.core import Action
from tests.bots.block_and_key.imagined import imagine

GAME = digsite.game("block-and-key")


def position(players: int, turns: int) -> BlockAndKeyState:
    """After so many turns of adepts."""
    state, adept, rng = GAME.new(players, 8), bot("adept", "block-and-key"), random.Random(1)
    assert isinstance(state, BlockAndKeyState)
    begun = 0
    while begun < turns or state.step != "turn":
        begun += state.step == "turn"
        state.apply(adept.choose(state.view(state.turn), state.legal_actions(), rng, Budget()))
    return state


def choose(state: BlockAndKeyState, budget: Budget) -> Action:
    master = bot("master", "block-and-key")
    return master.choose(state.view(state.turn), state.legal_actions(), random.Random(1), budget)


def test_without_time_it_plays_what_one_step_shows() -> None:
    state = position(2, 4)
    assert choose(state, Budget(0)) == choices(Judgement(state, state.legal_actions()))[0].action


def test_it_stops_when_it_is_called_off() -> None:
    state = position(1, 2)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    assert choose(state, Budget(10_000, cancelled)) in state.legal_actions()
    assert asked < 12


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_uses_the_cores_it_is_given(players: int) -> None:
    state = position(players, 3)
    assert choose(state, Budget(0.5, cores=2)) in state.legal_actions()


def test_in_the_last_turn_it_takes_all_there_is() -> None:
    """With nothing hidden that matters, every game that is imagined ends as the true one would."""
    state = position(1, 10)
    assert state.solo_turn == 11

    def score_of(action: Action) -> int:
        after = state.clone()
        after.apply(action)
        while not after.is_over:
            after.apply(after.legal_actions()[0])
        return after.scores[0]

    chosen = choose(state, Budget(3.0, clock=time.process_time))
    assert score_of(chosen) == max(score_of(action) for action in state.legal_actions())


def test_leading_counts_more_than_leading_by_more() -> None:
    assert success([10.0, 9.0], 0) - success([9.0, 10.0], 0) > success([40.0, 9.0], 0) - success([38.0, 9.0], 0)
    assert success([10.0, 4.0, 12.0], 2) == success([12.0, 10.0], 0)


def test_alone_every_point_counts_the_same() -> None:
    assert success([40.0], 0) - success([38.0], 0) == 2.0


@pytest.mark.parametrize("players", [1, 2, 4])
def test_after_a_draft_the_others_are_imagined_to_draft_too(players: int) -> None:
    state = GAME.new(players, 3)
    assert isinstance(state, BlockAndKeyState)
    while state.step != "draft":
        state.apply(state.legal_actions()[0])
    drafted = imagine(state, turns=0)
    assert [len(drafted.supply(seat)) for seat in range(players)] == [3] * players
    assert drafted.table["turn"] == state.start
    assert choose(state, Budget(0.5, clock=time.process_time)) in state.legal_actions()


def test_where_a_game_is_broken_off_the_view_and_the_blocks_count() -> None:
    state = position(2, 4)
    judgement, scratch = Judgement(state, state.legal_actions()), kernel.new_scratch()
    first = np.array(choices(judgement)[0].first, np.int64)

    def points(turns: int) -> list[float]:
        packed, pieces, weights = state.temple.packed, judgement.pieces, judgement.weights
        found: list[float] = kernel.roll_out(packed, judgement.tables, pieces, weights, first, turns, scratch)[
            0
        ].tolist()
        return found

    assert all(number.is_integer() for number in points(TO_THE_END))
    before = points(0)
    assert all(expected > key_points(state, seat) for seat, expected in enumerate(before))
    other = 1 - judgement.seat
    judgement.tables[0]["stocked"][other] -= 1
    assert points(0)[other] < before[other]
    assert points(0)[judgement.seat] == before[judgement.seat]
