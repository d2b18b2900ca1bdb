"""What a seat cannot know, dealt anew for imagined games: in every way that agrees with its view, and in no other."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

import digsite
from digsite.block_and_key.compiled_rules.settings import seed_of, table_of
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key.deals import Deals
from digsite.bots.block_and_key.judgement import Judgement
from digsite.core.chance import Chance
from tests.bots.block_and_key.positions import turn_positions

GAME = digsite.game("block-and-key")


def dealt(state: BlockAndKeyState, table: Any) -> BlockAndKeyState:
    """The state with what was dealt anew."""
    twin = state.clone()
    seats = range(state.players)
    twin.bag = tuple(table["bag"][: table["bagged"]][::-1].tolist())
    twin.altars = tuple(tuple(table["altars"][i][: table["piled"][i]][::-1].tolist()) for i in (0, 1))
    twin.hands = tuple(_keys(table["hands"][seat]) for seat in seats)
    twin.enigmas = tuple(int(table["enigmas"][seat]) for seat in seats)
    twin.markers = tuple(table["markers"][: table["marked"]].tolist())
    twin.chance = Chance(seed_of(table["seed"]))
    return twin


def _keys(bits: int) -> tuple[int, ...]:
    return tuple(key for key in range(64) if bits >> key & 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_deal_looks_the_same_to_the_seat_and_has_every_piece_once(players: int) -> None:
    different = 0
    for state in turn_positions(players, seed=players, every=4):
        deals = Deals(Judgement(state, state.legal_actions()), random.Random(3))
        for table in deals.take(5):
            twin = dealt(state, table)
            assert twin.view(state.turn) == state.view(state.turn)
            assert table_of(twin)[0] == table
            keys = [key for held in (*twin.altars, *twin.hands, *twin.claimed, twin.markers) for key in held]
            assert len(set(keys)) == len(keys)
            assert sorted(twin.bag) == sorted(state.bag)
            assert len(set(twin.enigmas)) == players
            # As a position that the rules know.
            assert GAME.scenario(**twin.as_scenario()) == twin
            different += twin != state
    assert different > 0


def test_a_marker_that_the_player_can_name_is_dealt_nowhere_else() -> None:
    position = {
        "seats": [{"hand": ["su1-0", "mo1-0"], "supply": ["green I3"], "enigma": "grey"}],
        "altars": {"sun": ["su2-0"], "moon": ["mo2-0"]},
        "markers": ["mo3-0"],
        "seen_markers": [True],
        "core": {"at": [4, 4], "north": "green"},
        "seed": 1,
    }
    state = GAME.scenario(**position)
    assert isinstance(state, BlockAndKeyState)
    tables = Deals(Judgement(state, state.legal_actions()), random.Random(1)).take(200)
    named = {state.pieces.keys[int(table["altars"][1][table["piled"][1] - 1])].id for table in tables}
    assert "mo3-0" not in named
    assert len(named) == 16 - 2  # every other Moon that is not in the hand


def test_a_key_lies_in_the_altar_as_often_as_determinize_lays_it_there() -> None:
    """Both draw evenly from what the seat does not know."""
    state = next(islice(turn_positions(3, seed=5, every=1), 9, None))
    view, rng, number = state.view(state.turn), random.Random(1), 600
    tables = Deals(Judgement(state, state.legal_actions()), rng).take(number)
    ours = Counter(int(key) for table in tables for key in table["altars"][0][: table["piled"][0]])
    theirs: Counter[int] = Counter()
    for _ in range(number):
        other = GAME.determinize(view, rng)
        assert isinstance(other, BlockAndKeyState)
        theirs.update(other.altars[0])
    assert ours.keys() == theirs.keys()
    assert all(abs(ours[key] - theirs[key]) < 5 * number**0.5 for key in ours)
