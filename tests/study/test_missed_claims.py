"""What could have been claimed, by looking at every place of the block."""

from typing import TYPE_CHECKING, cast

import msgspec

from digsite.block_and_key.actions import Claim, Place
from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.core import Action, Record, State
from digsite.study.block_and_key.missed import missed_claim
from tests.study.games import played, record

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState


def points_of(state: State, action: Action) -> int:
    """What could be claimed after it, by the rules."""
    after = cast("BlockAndKeyState", state.clone())
    after.apply(action)
    keys = [choice.key for choice in after.legal_actions() if isinstance(choice, Claim)]
    return sum(after.pieces.keys[after.pieces.key_numbers[key]].vp for key in keys)


def test_a_better_place_for_the_same_block_is_found_as_by_trying_every_one() -> None:
    found: list[tuple[int, int]] = []
    tried: list[tuple[int, int]] = []

    def look(state: State, action: Action) -> None:
        step = len(state.actions()) + 1
        missed = missed_claim(state, action, step)
        if missed is not None and missed.cells is not None:
            found.append((missed.step, missed.points))
        if isinstance(action, Place):
            others = [other for other in state.legal_actions() if isinstance(other, Place)]
            best = max(points_of(state, other) for other in others if other.block == action.block)
            if best > points_of(state, action):
                tried.append((step, best - points_of(state, action)))

    BLOCK_AND_KEY.replay(Record.loads(record("block-and-key", ("novice",), 5)), before=look)
    assert found == tried
    assert found


def test_a_key_that_lay_open_and_was_left_is_told() -> None:
    whole = played("block-and-key", ("adept",), 5).record()
    first, claim = next((i, action) for i, action in enumerate(whole.actions) if isinstance(action, Claim))
    state = BLOCK_AND_KEY.replay(msgspec.structs.replace(whole, actions=whole.actions[:first]))
    missed = missed_claim(state, state.legal_actions()[-1], first + 1)
    assert missed is not None
    assert claim.key in missed.keys
    assert missed.cells is None
