"""The end of a turn, and of the game."""

from digsite.block_and_key.events import FinalRound, GameEnded, TurnBegan
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.numbers import IDLE_ROUNDS, KEYS_TO_END, SOLO_TURNS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Event

# Why a game is over.
KEYS_CLAIMED = "keys-claimed"
ALL_PASSED = "all-passed"
NOTHING_FITS = "nothing-fits"
NO_PLACEMENTS = "no-placements"
TURNS_PLAYED = "turns-played"
REASONS = (KEYS_CLAIMED, ALL_PASSED, NOTHING_FITS, NO_PLACEMENTS, TURNS_PLAYED)


def end_turn(state: BlockAndKeyState, events: list[Event]) -> None:
    """Is the game over? If not, whose turn is next?"""
    state.reason = _reason_to_end(state, events)
    state.placed = state.drawn = EMPTY
    state.claims = 0
    state.claimable = None
    if state.reason:
        enigmas = tuple(None if colour == EMPTY else COLOURS[colour] for colour in state.enigmas)
        events.append(GameEnded(reason=state.reason, enigmas=enigmas, scores=state.scores))
    elif state.players == 1:
        state.solo_turn += 1
        events.append(TurnBegan(seat=0, turn=state.solo_turn))
    else:
        state.turn = (state.turn + 1) % state.players
        events.append(TurnBegan(seat=state.turn))


def _reason_to_end(state: BlockAndKeyState, events: list[Event]) -> str:
    if state.players == 1:
        return TURNS_PLAYED if state.solo_turn == SOLO_TURNS else ""
    if state.last_turns < 0 and len(state.claimed[state.turn]) >= KEYS_TO_END[state.players]:
        state.last_turns = state.players
        events.append(FinalRound(seat=state.turn, keys=len(state.claimed[state.turn])))
        return ""
    if state.last_turns > 0:
        # Once the final round has been triggered every last turn is played, whatever still fits (ruling 8).
        state.last_turns -= 1
        return "" if state.last_turns else KEYS_CLAIMED
    if state.passes >= state.players:
        return ALL_PASSED
    if state.idle >= IDLE_ROUNDS * state.players:
        return NO_PLACEMENTS
    return "" if _something_fits(state) else NOTHING_FITS


def _something_fits(state: BlockAndKeyState) -> bool:
    """Of all that is left. Nearly always something of the yard does, which is asked first."""
    temple, shapes = state.temple, state.pieces.shapes_among
    if temple.fits_anywhere(shapes(state.yard)):
        return True
    return temple.fits_anywhere(shapes(state.bag) | shapes(block for supply in state.supplies for block in supply))
