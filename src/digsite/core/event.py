"""Events say what happened, what it revealed, and to whom.

An event is atomic: who may see it may see all of it. A secret draw is therefore two events, a public one ("drew a
card") and one for the drawer alone (which card). So the log of a seat is a filter, never an edit.
"""

from typing import ClassVar

import msgspec

from digsite.core.plain import plain, tag_of
from digsite.core.types import Json, Seat


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="kind", omit_defaults=True):
    """Base of all events. A subclass names its kind (`tag="placed"`) and adds what happened."""

    reveals: ClassVar[bool] = False
    """Whether somebody learns what they could not know before: undo stops here."""

    begins_turn: ClassVar[bool] = False
    """Whether a turn of the game begins with it: time to think is counted by turns."""

    to: tuple[Seat, ...] | None = None
    """The only seats that see this event; None: everybody."""

    @property
    def kind(self) -> str:
        return tag_of(type(self))

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether that seat (None: a spectator) sees this event."""
        return self.to is None or seat in self.to

    def to_dict(self) -> dict[str, Json]:
        data: dict[str, Json] = plain(self)
        return data
