"""A decision that a seat owes: who, of which kind, caused by what. Its choices are `state.legal_actions(seat)`."""

import msgspec

from digsite.core.types import Seat


class Decision(msgspec.Struct, frozen=True):
    """What a seat owes: an answer of some kind."""

    seat: Seat
    kind: str
    cause: str | None = None
    """What asks: a card's id, or None where the turn itself asks."""
