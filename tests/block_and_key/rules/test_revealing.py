"""What the rules say of whole kinds of choices, in positions that random games seldom reach."""

from typing import Any

import pytest

from digsite.block_and_key.actions import Discard, Excavate, Place
from digsite.block_and_key.rules.numbers import KEYS_TO_END, SOLO_TURNS
from digsite.block_and_key.state import BlockAndKeyState
from tests.block_and_key.table import BARE, new, scenario

GREEN = ["green I3", "green L4", "green T4", "green O4"]
GREY = ["grey I3", "grey L4", "grey T4"]


def position(bag: int, mine: dict[str, Any], **options: Any) -> BlockAndKeyState:
    """The first seat is to move; so many blocks are in the bag."""
    state = scenario(temple=BARE, seats=[mine, {}], seed=1, **options)
    state.bag = state.bag[:bag]
    return state


def agrees_with_trying(state: BlockAndKeyState) -> bool:
    """Every line, and a few placements of each block."""
    actions = state.legal_actions()
    tried = [action for place, action in enumerate(actions) if not isinstance(action, Place) or place % 40 == 0]
    return all(state.reveals(action) is any(event.reveals for event in state.clone().apply(action)) for action in tried)


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize("bag", [0, 1])
@pytest.mark.parametrize("hand", [[], ["st1-0"]])
@pytest.mark.parametrize("keys", [0, 1])
def test_every_choice_of_a_turn(bag: int, hand: list[str], keys: int, ask_forced: bool) -> None:
    state = position(bag, {"hand": hand, "supply": GREEN[:2]}, ask_forced=ask_forced)
    state.altars = (state.altars[0][:keys], ())
    assert agrees_with_trying(state)


def test_a_line_is_final_as_long_as_something_is_in_the_bag() -> None:
    assert position(1, {"hand": ["st1-0"]}).kind_reveals(0, Excavate) is True
    assert position(0, {"hand": ["st1-0"]}).kind_reveals(0, Excavate) is None


def test_a_placement_is_not_final_where_claiming_is_asked() -> None:
    assert position(1, {"hand": ["st1-0"], "supply": GREEN}).kind_reveals(0, Place) is False


@pytest.mark.parametrize("last_turns", [-1, 0, 1, 2])
@pytest.mark.parametrize("altars", [(0, 0), (1, 0), (0, 3), (2, 2)])
@pytest.mark.parametrize("supply", [GREEN[:1], [*GREEN, *GREY, "brown I3", "brown L4"]])
def test_without_a_hand_a_placement_among_others_is_told_by_the_altars(
    supply: list[str], altars: tuple[int, int], last_turns: int
) -> None:
    state = position(1, {"hand": [], "supply": supply})
    state.altars = (state.altars[0][: altars[0]], state.altars[1][: altars[1]])
    state.last_turns = last_turns
    assert agrees_with_trying(state)
    hangs_on_what_fits = not any(altars) and last_turns < 1 and len(supply) == 1
    assert (state.kind_reveals(0, Place) is None) is hangs_on_what_fits


@pytest.mark.parametrize("solo_turn", [1, SOLO_TURNS])
@pytest.mark.parametrize("altars", [(0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (2, 2)])
def test_without_a_hand_a_placement_of_who_plays_alone_is_told_by_the_altars(
    altars: tuple[int, int], solo_turn: int
) -> None:
    state = scenario(temple=BARE, seats=[{"hand": [], "supply": GREEN[:1]}], seed=1, solo_turn=solo_turn)
    state.altars = (state.altars[0][: altars[0]], state.altars[1][: altars[1]])
    assert agrees_with_trying(state)
    assert state.kind_reveals(0, Place) is not None


def test_a_placement_with_which_the_final_round_begins_reveals_nothing() -> None:
    claimed = [key.id for key in new(2).pieces.keys][: KEYS_TO_END[2]]
    state = position(1, {"hand": [], "supply": GREEN[:1], "claimed": claimed})
    state.altars = ((), ())
    assert state.kind_reveals(0, Place) is False
    assert agrees_with_trying(state)


def test_of_several_blocks_to_discard_only_the_last_is_final() -> None:
    state = position(0, {"hand": ["st1-0"], "supply": [*GREEN, *GREY]})
    state.apply(next(action for action in state.legal_actions() if isinstance(action, Excavate)))
    said = []
    while state.step == "discard":
        assert agrees_with_trying(state)
        said.append(state.kind_reveals(0, Discard))
        state.apply(state.legal_actions()[0])
    assert said == [False, False, True]
