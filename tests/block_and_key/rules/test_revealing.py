"""What the rules say of whole kinds of choices, in positions that random games seldom reach."""

from typing import Any

import pytest

from digsite.block_and_key.actions import Discard, Excavate, Place
from digsite.block_and_key.state import BlockAndKeyState
from tests.block_and_key.table import BARE, scenario

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
    assert position(1, {"hand": [], "supply": GREEN}).kind_reveals(0, Place) is None


def test_of_several_blocks_to_discard_only_the_last_is_final() -> None:
    state = position(0, {"hand": ["st1-0"], "supply": [*GREEN, *GREY]})
    state.apply(next(action for action in state.legal_actions() if isinstance(action, Excavate)))
    said = []
    while state.step == "discard":
        assert agrees_with_trying(state)
        said.append(state.kind_reveals(0, Discard))
        state.apply(state.legal_actions()[0])
    assert said == [False, False, True]
