"""What happens in a game of Ancient Knowledge, event by event, as told to one seat.

A text has the kind of its event for its name and the fields of the event for its variables: cards by their names, lists
of cards listed. So a new kind of event needs a text and nothing here.
"""

from functools import cache
from typing import Any

from digsite.ancient_knowledge.events import Happening, PhaseBegan
from digsite.ancient_knowledge.text.names import Names
from digsite.core import Event, Seat
from digsite.texts import Sentence

CARDS = ("card", "other")
SEATS = ("victim", "owner")
FRAME = ("to", "seat", "by", "clause")
"""Fields that say whom and what an event concerns, not what happened."""
SILENT = frozenset({"action-chosen", "announced", "game-ended"})
"""Kinds that the events around them tell."""

RULES = {
    "set-aside": "setup",
    "set-aside-card": "setup",
    "hands-ready": "setup",
    "decline-skipped": "decline",
    "declined": "decline",
    "knowledge-lost": "decline",
    "slid": "decline",
    "second-half": "decline",
    "pillar-flipped": "decline",
    "last-round": "end",
}
"""The section of the rules by which a kind of event happens, where no card caused it; the others are of the actions."""


class EventWords:
    def __init__(self, names: Names) -> None:
        self.names = names

    def tell(self, event: Event, reader: Seat | None) -> Sentence:
        """The event as a sentence, after the card that caused it; empty for a kind that others tell."""
        told, by = self._told(event, reader), _cause(event)
        if not told or by is None:
            return Sentence(told)
        return Sentence(self.names.say("caused", card=self.names.name(by), what=told), told)

    def rule(self, event: Event) -> str:
        """Empty where a card caused it: the sentence begins with its name."""
        if _cause(event) is not None:
            return ""
        if isinstance(event, PhaseBegan):
            return event.phase
        return RULES.get(event.kind, "actions")

    def mentions(self, event: Event) -> dict[str, str]:
        fields = {name: getattr(event, name, None) for name in ("by", *CARDS)}
        cards = [card for card in fields.values() if card is not None]
        return {self.names.name(card): card for card in (*cards, *getattr(event, "cards", ()))}

    def _told(self, event: Event, reader: Seat | None) -> str:
        kind = event.kind
        if kind in SILENT:
            return ""
        values = {name: self._value(name, getattr(event, name), reader) for name in _fields(type(event))}
        if isinstance(event, Happening):
            return self.names.of_seat(f"event-{kind}", event.seat, reader, **values)
        return self.names.say(f"event-{kind}", **values)

    def _value(self, name: str, value: Any, reader: Seat | None) -> object:
        if name in CARDS:
            return self.names.name(value)
        if name == "cards":
            return self.names.cards(value)
        if name in SEATS:
            return self.names.of_seat("player", value, reader)
        if name == "pillar":
            return value + 1
        return "none" if value is None else value


@cache
def _fields(kind: type[Event]) -> tuple[str, ...]:
    """Those that say what happened."""
    return tuple(name for name in kind.__struct_fields__ if name not in FRAME)


def _cause(event: Event) -> str | None:
    return event.by if isinstance(event, Happening) else None
