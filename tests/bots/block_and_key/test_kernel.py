"""The bots' compiled code on small positions, beside the rules. `make cover` runs these as plain Python as well."""

from typing import Any

import pytest

import digsite
from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from tests.bots.block_and_key.imagined import (
    First,
    Imagined,
    action_of,
    assert_is_a_game_of_the_rules,
    imagine,
)

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
TEN = [*SEVEN, "grey L3", "grey I4", "grey O4"]
FIRST_ROW = kinds.EXCAVATE, 0, 0


def position(facts: dict[str, Any], *, step: str = "turn") -> BlockAndKeyState:
    """The first moment from there on at which that step is awaited, everybody playing what is best in one step."""
    state = GAME.scenario(**facts)
    assert isinstance(state, BlockAndKeyState)
    while state.step != step:
        state.apply(choices(Judgement(state, state.legal_actions()))[0].action)
    return state


def after(state: BlockAndKeyState, first: First | None = None) -> Imagined:
    """A choice and the rest of its turn, imagined."""
    return imagine(state, first, turns=0)


@pytest.mark.parametrize("step", ["turn", "claim", "mark", "return", "refill", "ancients"])
def test_alone_every_choice_leads_where_the_rules_lead(step: str) -> None:
    state = position(ALONE, step=step)
    assert_is_a_game_of_the_rules(state, after(state))


@pytest.mark.parametrize("step", ["turn", "claim", "refill"])
@pytest.mark.parametrize("strict", [False, True])
def test_in_company_every_choice_leads_where_the_rules_lead(step: str, strict: bool) -> None:
    state = position(IN_COMPANY | {"strict_claims": strict}, step=step)
    assert_is_a_game_of_the_rules(state, imagine(state, turns=1))


def test_in_the_draft_the_others_take_their_lines_too() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, BlockAndKeyState)
    state.apply(state.legal_actions()[0])
    drafted = after(state)
    assert [len(drafted.supply(seat)) for seat in (0, 1)] == [3, 3]
    assert drafted.table["turn"] == state.start
    assert_is_a_game_of_the_rules(state, drafted)


def test_in_the_last_turn_points_are_those_of_the_rules() -> None:
    state = position(ALONE | {"solo_turn": 11})
    judgement = Judgement(state, state.legal_actions(), most=3)
    for choice in choices(judgement)[:3]:
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
    imagined = after(state)
    returned = set(state.hands[0]) - set(imagined.hand(0))
    assert returned <= {state.hands[0][i] for i, worth in enumerate(worths) if worth == min(worths)}
    assert_is_a_game_of_the_rules(state, imagined)


def test_a_game_broken_off_counts_what_the_views_promise_and_the_blocks() -> None:
    state = position(IN_COMPANY)
    more = after(state, FIRST_ROW)
    assert all(expected > 0 for expected in more.points)
    state.supplies = (state.supplies[0], ())
    fewer = after(state, FIRST_ROW)
    assert fewer.points[1] < more.points[1]
    assert fewer.points[0] == more.points[0]


@pytest.mark.parametrize("supply", [SEVEN, TEN])
def test_of_a_supply_too_large_the_blocks_that_are_worth_least_go_back_into_the_bag(supply: list[str]) -> None:
    seats = [{"hand": ["st1-0"], "supply": supply, "enigma": "grey"}, {}]
    state = position(CORE | {"seats": seats})
    imagined = after(state, FIRST_ROW)
    assert [kind for kind, _, _ in imagined.course] == [kinds.EXCAVATE, *[kinds.DISCARD] * (len(supply) - 4)]
    assert len(imagined.supply(0)) == 7
    assert_is_a_game_of_the_rules(state, imagined)
    state.apply(action_of(state, *FIRST_ROW))
    assert action_of(state, *imagined.course[1]) == choices(Judgement(state, state.legal_actions()))[0].action


def test_who_can_place_nothing_takes_a_line_even_in_the_last_turn() -> None:
    seats = [{"hand": ["st1-0"], "enigma": "grey"}, {"hand": ["st1-1"], "enigma": "white"}]
    state = position(CORE | {"seats": seats, "last_turns": 2})
    assert not after(state, FIRST_ROW).over
    ended = imagine(state, FIRST_ROW, turns=1)
    assert ended.over
    assert [len(ended.supply(seat)) for seat in (0, 1)] == [3, 3]
    assert_is_a_game_of_the_rules(state, ended)


@pytest.mark.parametrize("moons", [2, 0])
def test_an_altar_drawn_empty_gives_way_to_the_other(moons: int) -> None:
    own = {"hand": ["st1-2"], "supply": ["white I3", "grey L3"], "enigma": "grey"}
    state = position(CORE | {"seats": [own, *OTHERS], "last_turns": 2})
    sun, moon = state.altars
    state.altars = sun[:1], moon[:moons]
    imagined = after(state)
    assert len(imagined.supply(0)) == 1
    assert len(imagined.hand(0)) == len(state.hands[0]) - imagined.table["claims"] + 1 + moons
    assert_is_a_game_of_the_rules(state, imagined)
