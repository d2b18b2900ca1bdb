"""The plain data of a position: the keywords of `scenario`, what each is when left out, and their form."""

from typing import Annotated, TypeAlias

import msgspec

from digsite.ancient_knowledge.rules.pending import AnyPending

Number = Annotated[int, msgspec.Meta(ge=0)]
Mark = tuple[Number, int, int]
"""Of a discarded card: the mask of seats that know it, who discarded it, when (see memory.py)."""
UNMARKED: Mark = (0, -1, -1)


ByLevel: TypeAlias = list[list[str]] | dict[int | str, list[str]]
"""Level 1 and level 2, in a list or by number."""


def _none_named() -> ByLevel:
    return [[], []]


class MemoryLayout(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat knows of hidden cards, and what others cannot know of its own (see memory.py)."""

    seen: dict[str, list[tuple[Number, Number]]] = {}
    shuffled_in: list[str] = msgspec.field(default_factory=list, name="buried")
    fresh: Number = 0
    hidden: Number = 0


class SeatLayout(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []
    timeline: dict[int | str, list[tuple[str, Number]]] = {}
    """Space -> (card, knowledge), lower row first."""
    past: list[str] = []
    rotated: Number = 0
    artefacts: list[str] = []
    technologies: list[str] = []
    lost: Number = 0
    memory: MemoryLayout = msgspec.field(default_factory=MemoryLayout)


class PositionLayout(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatLayout]
    deck: list[str] = []
    """The first card is drawn first. Cards named nowhere lie under these, in an order drawn from the seed."""
    discard: list[str] = []
    discard_marks: list[Mark] = []
    pillars: list[list[str]] | None = None
    techdecks: ByLevel = msgspec.field(default_factory=_none_named)
    """By level; cards named nowhere lie under these."""
    techdiscards: ByLevel = msgspec.field(default_factory=_none_named)
    known_technologies: dict[str, Number] = {}
    removed: list[str] = []
    """Technologies that left the game."""
    start: Number = 0
    turn: Number = 0
    actions_left: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
    second_half: bool = False
    last_round: bool = False
    skip_decline: bool = False
    newly_lost: Number = 0
    over: bool = False
    pending: list[AnyPending] = []
    seed: int | str = 0
    counter: Number = 0
