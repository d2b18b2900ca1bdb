"""Which choices reveal something, as far as that can be told without trying them."""

from digsite.block_and_key.actions import Ancients, Claim, Discard, Draft, Excavate, Place, Refill
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.rules.claiming import stocked_altars
from digsite.block_and_key.rules.numbers import KEYS_TO_END, SOLO_TURNS, SUPPLY
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action


def kind_reveals(state: BlockAndKeyState, kind: type[Action]) -> bool | None:
    """See `State.kind_reveals`. What ends a turn may set off much, so that has to be tried."""
    if kind in (Claim, Refill):
        return True
    if kind in (Draft, Excavate, Ancients):
        return True if state.bag else None  # the sites that become empty are filled from it
    if kind is Place:
        return _placement_reveals(state)
    return _discard_reveals(state) if kind is Discard else None


def _placement_reveals(state: BlockAndKeyState) -> bool | None:
    """Whatever is placed, and wherever: what follows on it hangs on hand and altars."""
    if state.hands[state.turn] or state.options["ask_forced"] or len(state.supplies[state.turn]) > SUPPLY + 1:
        return False  # claiming is asked, or which block is discarded
    if state.claims or state.drawn != EMPTY:
        return None  # a turn that was set up in its middle
    return _placement_alone_reveals(state) if state.players == 1 else _placement_among_others_reveals(state)


def _placement_among_others_reveals(state: BlockAndKeyState) -> bool | None:
    """Without a hand there is nothing to claim, and up to four keys are drawn."""
    stocked = len(stocked_altars(state))
    if stocked:
        return stocked == 1  # then the first one is drawn unasked
    if state.last_turns > 0:
        return state.last_turns == 1
    if state.last_turns < 0 and len(state.claimed[state.turn]) >= KEYS_TO_END[state.players]:
        return False  # the final round begins
    return None  # the game ends where nothing fits any more


def _placement_alone_reveals(state: BlockAndKeyState) -> bool:
    """Without a hand a key marks the turn, and then keys are drawn; nobody looks at the one that marks."""
    if len(stocked_altars(state)) > 1:
        return False  # it is asked which
    return sum(map(len, state.altars)) > 1 or state.solo_turn == SOLO_TURNS


def _discard_reveals(state: BlockAndKeyState) -> bool | None:
    if len(state.supplies[state.turn]) > SUPPLY + 1:
        return False  # another one is asked for
    return True if EMPTY in state.yard else None  # the block itself is in the bag from which it is filled
