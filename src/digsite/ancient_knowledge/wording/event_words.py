"""What happens in a game of Ancient Knowledge, event by event, as told to one seat.

A text has the kind of its event for its name and the fields of the event for its variables: cards by their names, lists
of cards listed, seats by what they are called; `victim_you` tells whether the victim is the reader. So a new kind of
event needs a text and nothing here.
"""

from functools import cache
from typing import Any

from digsite.ancient_knowledge.events import Happening
from digsite.ancient_knowledge.wording.names import Names
from digsite.ancient_knowledge.wording.speaker import yes
from digsite.core import Event, Seat
from digsite.texts import Sentence

CARDS = ("card", "other")
NAMING = ("by", *CARDS)
SEATS = ("victim", "owner")
FRAME = ("to", "seat", "by", "clause")
"""Fields that say whom and what an event concerns, not what happened."""
SILENT = frozenset({"action-chosen", "announced", "game-ended"})
"""Kinds that the events around them tell."""

RULES = {
    "set-aside": "setup",
    "set-aside-card": "setup",
    "hands-ready": "setup",
    "turn-began": "turn",
    "phase-began": "turn",
    "created": "create",
    "learned": "learn",
    "knowledge-removed": "archive",
    "rotated": "excavate",
    "deck-renewed": "hand",
    "decline-skipped": "decline",
    "declined": "decline",
    "knowledge-lost": "decline",
    "slid": "slide",
    "second-half": "half",
    "pillar-swept": "pillars",
    "pillar-filled": "pillars",
    "pillar-flipped": "half",
    "pillar-gone": "pillars",
    "techdeck-renewed": "pillars",
    "last-round": "end",
}
"""The section of the rules by which a kind of event happens, where no card caused it; the others are of the actions."""


class EventWords:
    def __init__(self, names: Names) -> None:
        self.names = names

    def tell(self, event: Event, reader: Seat | None) -> Sentence:
        """The event as a sentence, after the card that caused it; empty for a kind that others tell."""
        told, by = self._told(event, reader), getattr(event, "by", None)
        if not told or by is None:
            return Sentence(told)
        return Sentence(self.names.say("caused", card=self.names.name(by), what=told), told)

    def rule(self, event: Event) -> str:
        """Empty where a card caused it: the sentence begins with its name."""
        if getattr(event, "by", None) is not None:
            return ""
        return RULES.get(event.kind, "actions")

    def mentions(self, event: Event) -> dict[str, str]:
        cards = [card for name in NAMING if (card := getattr(event, name, None)) is not None]
        return {self.names.name(card): card for card in (*cards, *getattr(event, "cards", ()))}

    def _told(self, event: Event, reader: Seat | None) -> str:
        text, fields = _form(type(event))
        if not text:
            return ""
        values = {name: self._value(name, getattr(event, name)) for name in fields}
        values |= {f"{name}_you": yes(getattr(event, name) == reader) for name in fields if name in SEATS}
        if isinstance(event, Happening):
            return self.names.of_seat(text, event.seat, reader, **values)
        return self.names.say(text, **values)

    def _value(self, name: str, value: Any) -> object:
        if name in CARDS:
            return self.names.name(value)
        if name == "cards":
            return self.names.cards(value)
        if name in SEATS:
            return self.names.called(value)
        if name == "pillar":
            return value + 1
        if isinstance(value, bool):
            return yes(value)
        return "none" if value is None else value


@cache
def _form(kind: type[Event]) -> tuple[str, tuple[str, ...]]:
    """The text of a kind of event, and the fields that it tells; nothing for a kind that others tell."""
    name = str(kind.__struct_config__.tag)
    fields = tuple(field for field in kind.__struct_fields__ if field not in FRAME)
    return ("", ()) if name in SILENT else (f"event-{name}", fields)
