"""Which rules a card should remind its reader of; the reminders themselves are texts of the catalogue."""

from collections.abc import Iterator

from digsite.ancient_knowledge.cards import Builder, Card
from digsite.ancient_knowledge.vocabulary import (
    AnySplit,
    Archive,
    BuryTechnologies,
    Count,
    Create,
    CreateOneOfThem,
    DestroyArtefacts,
    DestroyThis,
    EaseEntry,
    Element,
    EnterLess,
    Learn,
    LookAtDeck,
    LookAtTechnologies,
    Monuments,
    Move,
    MoveBetween,
    OpponentsDestroyArtefact,
    RecoverLost,
    RestToBottom,
    Score,
    SkipDecline,
    Straighten,
    Swap,
    TransferLost,
)

_OF_WORDS: dict[type[Element], str] = {
    AnySplit: "split",
    Archive: "archive",
    BuryTechnologies: "bury",
    Create: "create",
    CreateOneOfThem: "create",
    DestroyArtefacts: "destroy",
    DestroyThis: "destroy",
    EaseEntry: "enter",
    EnterLess: "enter",
    Learn: "learn",
    LookAtDeck: "look",
    LookAtTechnologies: "look",
    Move: "move",
    MoveBetween: "move",
    OpponentsDestroyArtefact: "destroy",
    RecoverLost: "lost",
    RestToBottom: "bury",
    SkipDecline: "skip",
    Straighten: "straighten",
    Swap: "swap",
    TransferLost: "lost",
}
_OF_COUNTS = {
    Count.PAST_SET: "set",
    Count.TIMELINE_SET: "set",
    Count.TECH_SET: "set",
    Count.ADJACENT_PYRAMID: "adjacent",
    Count.ADJACENT_SAMEKIND: "adjacent",
}
REMINDERS = frozenset({*_OF_WORDS.values(), *_OF_COUNTS.values(), "locked", "still-in-timeline"})


def reminders_of(card: Card) -> list[str]:
    """The names of the reminders that fit the card, each once."""
    found = dict.fromkeys(name for part in parts(card.effect) if (name := _reminder(part)))
    locked = ["locked"] if isinstance(card, Builder) and card.locked else []
    return [*locked, *found]


def _reminder(part: object) -> str | None:
    match part:
        case Monuments(adjacent=True):
            return "adjacent"
        case Score(per=Count.TIMELINE_MONUMENT):
            return "still-in-timeline"
        case Count():
            return _OF_COUNTS.get(part)
        case Element():
            return _OF_WORDS.get(type(part))
    return None


def parts(value: object) -> Iterator[object]:
    """The value and everything inside it."""
    yield value
    inner = value if isinstance(value, tuple) else ()
    if isinstance(value, Element):
        inner = tuple(getattr(value, field) for field in value.__struct_fields__)
    for part in inner:
        yield from parts(part)
