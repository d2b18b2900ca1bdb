"""Claims that were missed: every place of the block is looked at, with the seat's own keys and its own view."""

from typing import TYPE_CHECKING, cast

from digsite.block_and_key.pieces.ids import Key
from digsite.block_and_key.rules.claiming import claimable_keys
from digsite.core import Action, State
from digsite.study.findings import MissedClaim

if TYPE_CHECKING:
    from digsite.block_and_key.actions import Place
    from digsite.block_and_key.state import BlockAndKeyState


def missed_claim(state: State, action: Action, step: int) -> MissedClaim | None:
    if action.kind == "place":
        return _elsewhere(state, action, step)
    return _left_open(state, action, step) if action.kind == "done" else None


def _elsewhere(state: State, action: Action, step: int) -> MissedClaim | None:
    """What the block could have claimed at another place, if that is more."""
    state, action = cast("BlockAndKeyState", state), cast("Place", action)
    seat, pieces = state.turn, state.pieces
    block = pieces.block_numbers[action.block]
    found = state.temple.scan_claims(state.sides[seat], _open_keys(state), [block])
    worth = [_points(state, int(bits)) for bits in found.keys]
    if not worth:
        return None
    code = state.temple.code(pieces.shape_of[block], action.cells)
    here = next(points for points, other in zip(worth, found.codes.tolist(), strict=True) if other == code)
    best = max(range(len(worth)), key=worth.__getitem__)
    if worth[best] <= here:
        return None
    keys = tuple(pieces.keys[key].id for key in _keys(int(found.keys[best])))
    return MissedClaim(seat, step, keys, worth[best] - here, state.temple.cells(int(found.codes[best])))


def _left_open(state: State, action: Action, step: int) -> MissedClaim | None:
    """Keys that could have been claimed when the seat was done."""
    state = cast("BlockAndKeyState", state)
    keys = claimable_keys(state) if state.step == "claim" else ()
    if not keys:
        return None
    names = tuple(state.pieces.keys[key].id for key in keys)
    return MissedClaim(action.seat, step, names, sum(state.pieces.keys[key].vp for key in keys))


def _open_keys(state: "BlockAndKeyState") -> list[Key]:
    hand = state.hands[state.turn]
    seen = state.temple.visible_keys(state.sides[state.turn], hand) if state.options["strict_claims"] else ()
    return [key for key in hand if key not in seen]


def _points(state: "BlockAndKeyState", bits: int) -> int:
    return sum(state.pieces.keys[key].vp for key in _keys(bits))


def _keys(bits: int) -> list[Key]:
    return [key for key in range(bits.bit_length()) if bits >> key & 1]
