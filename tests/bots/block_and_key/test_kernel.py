"""The bots' compiled code on small positions, beside the rules. `make cover` runs these as plain Python as well."""

from itertools import islice
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.core import Action
from tests.bots.block_and_key.imagined import Moment, differences, moments, play_turn

GAME = digsite.game("block-and-key")
CORE: dict[str, Any] = {"core": {"at": [4, 4], "north": "green"}, "seed": 1}  # brown looks south
ALONE: dict[str, Any] = CORE | {
    "seats": [{"hand": ["st1-2", "su1-2", "mo3-2"], "supply": ["white I3", "green O4"], "enigma": "grey"}],
    "solo_turn": 9,
}
OTHERS = [{"hand": ["st1-0", "su2-1", "mo1-1"], "supply": ["grey I3"], "enigma": "white"}]
IN_COMPANY: dict[str, Any] = CORE | {
    "seats": [{"hand": ["st1-2", "su1-2", "mo3-2"], "supply": ["white I3"], "enigma": "grey"}, *OTHERS],
}
SEVEN = ["green I3", "green L3", "green I4", "green O4", "green T4", "green S4", "grey I3"]


def position(facts: dict[str, Any], *, step: str = "turn") -> BlockAndKeyState:
    """The first moment from there on at which that step is awaited, everybody playing what is best in one step."""
    state = GAME.scenario(**facts)
    assert isinstance(state, BlockAndKeyState)
    while state.step != step:
        state.apply(best(state))
    return state


def best(state: BlockAndKeyState) -> Action:
    return choices(Judgement(state, state.legal_actions()))[0].action


def after(state: BlockAndKeyState, first: tuple[int, int, int, int], turns: int = 0) -> Moment:
    """A choice and the rest of its turn, imagined, and so many turns."""
    judgement, scratch = Judgement(state, state.legal_actions()), kernel.new_scratch()
    record, tables, pieces, weights = state.temple.packed, judgement.tables, judgement.pieces, judgement.weights
    points = kernel.roll_out(record, tables, pieces, weights, np.array(first, np.int64), turns, scratch)[0].tolist()
    return Moment(scratch.tables[0], scratch.temples, tuple(points))


@pytest.mark.parametrize("step", ["turn", "return", "refill", "ancients"])
def test_alone_every_choice_leads_where_the_rules_lead(step: str) -> None:
    state = position(ALONE, step=step)
    before, imagined = islice(moments(state), 2)
    play_turn(state, before, imagined)
    assert differences(state, imagined) == []


@pytest.mark.parametrize("step", ["turn", "refill"])
@pytest.mark.parametrize("strict", [False, True])
def test_in_company_every_choice_leads_where_the_rules_lead(step: str, strict: bool) -> None:
    state = position(IN_COMPANY | {"strict_claims": strict}, step=step)
    before, first, second = islice(moments(state), 3)
    play_turn(state, before, first)
    assert differences(state, first) == []
    play_turn(state, first, second)
    assert differences(state, second) == []


def test_in_the_draft_the_others_take_their_lines_too() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, BlockAndKeyState)
    while state.step != "draft":
        state.apply(state.legal_actions()[0])
    line = kernel.DRAFT, 0, 0, 0
    drafted = after(state, line)
    assert [len(drafted.supply(seat)) for seat in (0, 1)] == [3, 3]
    assert drafted.table["turn"] == state.start


def test_in_the_last_turn_points_are_those_of_the_rules() -> None:
    state = position(ALONE | {"solo_turn": 11})
    judgement = Judgement(state, state.legal_actions(), most=3)
    for choice in choices(judgement)[:3]:
        assert choice.first is not None
        imagined, true = after(state, choice.first), state.clone()
        true.apply(choice.action)
        while not true.is_over:
            true.apply(true.legal_actions()[0])
        assert imagined.points == true.scores


def test_a_key_without_hope_is_put_back_for_a_new_one() -> None:
    hopeless = {"hand": ["mo1-0", "mo2-0", "mo3-0", "mo4-0"], "supply": ["white I3"], "enigma": "grey"}
    state = position(CORE | {"seats": [hopeless], "solo_turn": 5})
    judgement = Judgement(state, state.legal_actions())
    worths = [judgement.key_worths()[key] for key in state.hands[0]]
    before, imagined = islice(moments(state), 2)
    returned = set(state.hands[0]) - set(imagined.hand(0))
    assert returned <= {state.hands[0][i] for i, worth in enumerate(worths) if worth == min(worths)}
    play_turn(state, before, imagined)
    assert differences(state, imagined) == []


def test_a_game_broken_off_counts_what_the_views_promise_and_the_blocks() -> None:
    state = position(IN_COMPANY)
    line = kernel.EXCAVATE, 0, 0, 0
    more = after(state, line)
    assert all(expected > has for expected, has in zip(more.points, more.table["points"], strict=False))
    state.supplies = (state.supplies[0], ())
    fewer = after(state, line)
    assert fewer.points[1] < more.points[1]
    assert fewer.points[0] == more.points[0]


# What is told in short: see docs/bots.md.


def test_of_a_supply_too_large_those_held_longest_go_out_of_the_game() -> None:
    seats = [{"hand": ["st1-0"], "supply": SEVEN, "enigma": "grey"}, {}]
    state = position(CORE | {"seats": seats})
    imagined = after(state, (kernel.EXCAVATE, 0, 0, 0))
    supply = list(state.supplies[0])
    assert imagined.supply(0)[:4] == supply[3:]
    assert not set(supply[:3]) & set(imagined.bag())
    assert imagined.bag() == list(state.bag[3:])


def test_who_can_neither_place_nor_wants_to_excavate_passes() -> None:
    """In the last turn nothing is excavated, though the rules would ask for it."""
    seats = [{"hand": ["st1-0"], "enigma": "grey"}, {"hand": ["st1-1"], "enigma": "white"}]
    state = position(CORE | {"seats": seats, "last_turns": 2})
    line = kernel.EXCAVATE, 0, 0, 0
    assert not after(state, line).over
    ended = after(state, line, turns=1)
    assert ended.over
    assert ended.supply(1) == []


@pytest.mark.parametrize("moons", [2, 0])
def test_an_altar_drawn_empty_gives_way_to_the_other(moons: int) -> None:
    own = {"hand": ["st1-2"], "supply": ["white I3", "grey L3"], "enigma": "grey"}
    state = position(CORE | {"seats": [own, *OTHERS], "last_turns": 2})
    sun, moon = state.altars
    state.altars = sun[:1], moon[:moons]
    before, imagined = islice(moments(state), 2)
    assert len(imagined.supply(0)) == 1
    assert len(imagined.hand(0)) == len(before.hand(0)) - imagined.table["claimed"][0] + 1 + moons
    play_turn(state, before, imagined)
    assert differences(state, imagined) == []
