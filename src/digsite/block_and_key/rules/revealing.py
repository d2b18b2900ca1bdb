"""Which choices reveal something, as far as that can be told without trying them."""

from digsite.block_and_key.actions import Ancients, Claim, Discard, Draft, Excavate, Place, Refill
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.rules.numbers import SUPPLY
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action


def kind_reveals(state: BlockAndKeyState, kind: type[Action]) -> bool | None:
    """See `State.kind_reveals`. What ends a turn may set off much, so that has to be tried."""
    if kind in (Claim, Refill):
        return True
    if kind in (Draft, Excavate, Ancients):
        return True if state.bag else None  # the sites that become empty are filled from it
    if kind is Place:
        return False if _claim_is_asked(state) else None
    return _discard_reveals(state) if kind is Discard else None


def _claim_is_asked(state: BlockAndKeyState) -> bool:
    """Whether a placement is followed by a question, whatever it completes."""
    return bool(state.hands[state.turn]) or bool(state.options["ask_forced"])


def _discard_reveals(state: BlockAndKeyState) -> bool | None:
    if len(state.supplies[state.turn]) > SUPPLY + 1:
        return False  # another one is asked for
    return True if EMPTY in state.yard else None  # the block itself is in the bag from which it is filled
