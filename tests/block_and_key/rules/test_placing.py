"""Placing in the turn flow. What the temple allows is tested with the temple."""

import pickle
from typing import Any

import pytest

from digsite.block_and_key import Temple
from digsite.block_and_key.actions import Pass, Place
from digsite.block_and_key.game import StateInPlay
from digsite.core import BadOption, BadPosition, IllegalAction
from tests.block_and_key.table import BARE, GAME, act, kinds, scenario

CORNER = [[3, 3, 0], [2, 3, 0], [1, 3, 0]]


def test_a_block_goes_from_the_supply_to_the_temple() -> None:
    state = scenario(temple=BARE, seats=[{"supply": ["green I3", "grey I3"], "hand": ["st1-0"]}, {}])
    events = act(state, "place", block="green I3", cells=CORNER)
    assert events[0].to_dict() == {
        "kind": "placed",
        "seat": 0,
        "block": "green I3",
        "cells": [[1, 3, 0], [2, 3, 0], [3, 3, 0]],
    }
    assert state.view(0)["supplies"][0] == ["grey I3"]
    assert state.view(1)["blocks"] == [["green I3", [[1, 3, 0], [2, 3, 0], [3, 3, 0]]]]


def test_the_order_of_the_cells_does_not_matter() -> None:
    states = []
    for cells in (CORNER, CORNER[::-1]):
        state = scenario(temple=BARE, seats=[{"supply": ["green I3"], "hand": ["st1-0"]}, {}])
        act(state, "place", block="green I3", cells=cells)
        states.append(state)
    assert states[0] == states[1]


@pytest.mark.parametrize(
    ("block", "cells", "code"),
    [
        ("white I3", CORNER, "not-in-supply"),
        ("nonsense", CORNER, "not-in-supply"),
        ("green I3", [[3, 3, 0], [3, 2, 0], [2, 2, 0]], "not-the-shape"),
        ("green I3", [[3, 3, 0], [2, 3, 0]], "not-the-shape"),
        ("green I3", [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "placement"),
        ("green I3", [[-1, 0, 0], [0, 0, 0], [1, 0, 0]], "placement"),
        ("green I3", [[99, 0, 0], [100, 0, 0], [101, 0, 0]], "placement"),
        ("green I3", [], "placement"),
        ("green I3", [[3, 3, 1], [2, 3, 1], [1, 3, 1]], "placement"),
    ],
)
def test_a_refusal_says_why(block: str, cells: list[list[int]], code: str) -> None:
    state = scenario(temple=BARE, seats=[{"supply": ["green I3"]}, {}])
    before = state.as_scenario()
    with pytest.raises(IllegalAction) as refusal:
        act(state, "place", block=block, cells=cells)
    assert refusal.value.code == code
    assert state.as_scenario() == before


def test_a_refused_placement_names_every_broken_rule_and_its_cells() -> None:
    state = scenario(temple=BARE, seats=[{"supply": ["green I3"]}, {}])
    with pytest.raises(IllegalAction) as refusal:
        act(state, "place", block="green I3", cells=[[0, 0, 4], [0, 0, 5], [0, 0, 6]])
    assert set(refusal.value.details["broken"]) == {"height", "support", "contact"}
    assert refusal.value.details["cells"]["height"] == [[0, 0, 6]]
    assert "height" in refusal.value.reason


def test_placements_are_listed_once_for_equal_cells_and_stay_good_after_the_state_went_on() -> None:
    state = scenario(temple=BARE, seats=[{"supply": ["green I3", "grey I3", "green O4"]}, {}])
    actions = state.legal_actions()
    listed = list(actions)
    assert len(set(listed)) == len(listed)
    assert {a.to_dict()["block"] for a in listed if a.kind == "place"} == {"green I3", "grey I3", "green O4"}
    state.apply(listed[-1])
    assert list(actions) == listed


def test_actions_are_good_on_any_equal_state() -> None:
    one = scenario(temple=BARE, seats=[{"supply": ["green I3"], "hand": ["st1-0"]}, {}])
    other = one.game.from_json(one.to_json())
    action = one.legal_actions()[-1]
    assert action in other.legal_actions()
    assert one.apply(action) == other.apply(action)
    assert one == other


def test_being_listed_means_being_equal_to_one_of_them() -> None:
    state = scenario(temple=BARE, seats=[{"supply": ["green I3"]}, {}])
    actions = state.legal_actions()
    other = scenario(temple=BARE, seats=[{"supply": ["green I3", "grey L3"]}, {}]).legal_actions()
    for action in other:
        assert (action in actions) == (action in list(actions))
    placement = actions[-1].to_dict()
    assert GAME.action(placement | {"seat": 1}) not in actions
    assert GAME.action(placement | {"cells": placement["cells"][::-1]}) not in actions


def test_out_of_range_actions_raise_index_error() -> None:
    actions = scenario(temple=BARE, seats=[{"supply": ["green I3"]}, {}]).legal_actions()
    assert actions[-len(actions)] == actions[0]
    assert actions[2:4] == [actions[2], actions[3]]
    for index in (len(actions), -len(actions) - 1):
        with pytest.raises(IndexError):
            actions[index]


def test_acting_is_compulsory() -> None:
    state = scenario(temple=BARE, seats=[{}, {}])
    with pytest.raises(IllegalAction) as refusal:
        act(state, "pass")
    assert refusal.value.code == "must-act"


def test_who_can_neither_place_nor_excavate_passes() -> None:
    state = scenario(temple=BARE, seats=[{}, {}], yard=dict.fromkeys(range(1, 10)))
    state.bag = ()
    assert [action.kind for action in state.legal_actions()] == ["pass"]
    state.bag = (0,)
    assert kinds(act(state, "pass"))[0] == "passed"
    assert state.deciders == (1,)


def test_another_kind_of_action_is_refused() -> None:
    state = scenario(temple=BARE, seats=[{}, {}])
    with pytest.raises(IllegalAction) as refusal:
        act(state, "done")
    assert refusal.value.code == "wrong-kind"
    with pytest.raises(IllegalAction) as refusal:
        act(state, "excavate", seat=1, line="row1")
    assert refusal.value.code == "not-your-decision"


@pytest.mark.parametrize("cells", [[(1, 2)], "abc", [(1.5, 2, 3)], [None], 7])
def test_what_are_no_cells_is_refused(cells: Any) -> None:
    with pytest.raises(BadPosition, match="triples of whole numbers"):
        Temple.parse(BARE).verdict(cells)


def test_there_are_four_sides() -> None:
    side: Any = "up"
    with pytest.raises(BadOption, match="north, east, south, west"):
        Temple.parse(BARE).view(side)


# The list of choices is made once for a position.


def in_a_turn() -> StateInPlay:
    state = GAME.new(2, 3)
    while state.step != "turn":
        state.apply(state.legal_actions()[0])
    return state


def test_the_choices_of_an_unchanged_position_are_asked_once() -> None:
    state = in_a_turn()
    offered = state.legal_actions()
    assert state.legal_actions() is offered
    assert state.clone().legal_actions() is offered
    with pytest.raises(IllegalAction):
        state.apply(Pass(seat=state.turn))
    assert list(state.legal_actions()) == list(offered)


def test_a_list_stays_good_when_the_position_goes_on() -> None:
    state = in_a_turn()
    offered = state.legal_actions()
    before, twin = list(offered), state.clone()
    state.apply(offered[len(offered) - 1])
    assert list(offered) == before
    assert state.legal_actions() is not offered
    # What the list made is judged anew where the position is another one.
    fresh = GAME.from_json(twin.to_json())
    assert fresh.apply(offered[len(offered) - 1]) == twin.apply(before[-1])
    assert fresh == twin == state


def test_a_placement_that_the_list_has_just_made_and_an_equal_one_do_the_same() -> None:
    state = in_a_turn()
    for number in range(6, len(state.legal_actions()), 7):
        one, other = state.clone(), state.clone()
        made = one.legal_actions()[number]
        assert isinstance(made, Place)
        assert made in one.legal_actions()
        equal = Place(made.seat, made.block, made.cells[::-1])
        assert one.apply(made) == other.apply(equal)
        assert one == other
        with pytest.raises(IllegalAction):
            one.apply(made)


def test_a_pickled_position_leaves_its_choices_behind() -> None:
    state = in_a_turn()
    offered = list(state.legal_actions())
    again = pickle.loads(pickle.dumps(state))
    assert again.choices is None
    assert list(again.legal_actions()) == offered
