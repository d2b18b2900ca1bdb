"""The plain data of a position: the keywords of `scenario`, what each is when left out, and their form."""

from typing import Annotated, TypeAlias

import msgspec

from digsite.ancient_knowledge.rules.pending import AnyPending

MOST = 9_999
"""More than any game comes to, and so little that whatever is done once for each of them is done soon."""
MOST_PENDING = 99
"""The same of what is still to be done, where a number may stand for as many choices of a single question."""
Number = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Knowledge = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""On one monument."""
Mark = tuple[Number, int, Annotated[int, msgspec.Meta(ge=-1, le=MOST)]]
"""Of a discarded card: the mask of seats that know it, who discarded it, when (see memory.py)."""
UNMARKED: Mark = (0, -1, -1)


ByLevel: TypeAlias = list[list[str]] | dict[int | str, list[str]]
"""Level 1 and level 2, in a list or by number."""


def _none_named() -> ByLevel:
    return [[], []]


class MemoryLayout(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat knows of hidden cards, and what others cannot know of its own (see memory.py)."""

    seen: dict[str, list[tuple[Number, Number]]] = {}
    """Card -> the seats whose hand may hold it, each with its `hidden` when the card was seen there."""
    shuffled_in: list[str] = msgspec.field(default_factory=list, name="buried")
    """Cards that the seat knows to have been in the deck when it was last shuffled; `buried` in plain data."""
    fresh: Number = 0
    """How many cards it got from the deck, unseen by others, since the deck was last shuffled."""
    hidden: Number = 0
    """How many cards have left its hand unseen by others: tells whether one that was seen there may be gone."""


class SeatLayout(msgspec.Struct, forbid_unknown_fields=True):
    """One side of the table; cards by their ids."""

    hand: list[str] = []
    """Cards in hand."""
    timeline: dict[int | str, list[tuple[str, Knowledge]]] = {}
    """Space -> (card, knowledge), lower row first."""
    past: list[str] = []
    """Monuments that have declined."""
    rotated: Number = 0
    """How many of them are rotated."""
    artefacts: list[str] = []
    """Artefacts on the board."""
    technologies: list[str] = []
    """Technologies learned."""
    lost: Number = 0
    """Lost knowledge."""
    memory: MemoryLayout = msgspec.field(default_factory=MemoryLayout)
    """What it knows of hidden cards."""


class PositionLayout(msgspec.Struct, forbid_unknown_fields=True):
    """The keywords of `scenario`; options of the game may stand beside them."""

    seats: list[SeatLayout]
    """One for each player, `{}` for an empty one: how many there are says how many play."""
    deck: list[str] = []
    """The first card is drawn first. Cards named nowhere lie under these, in an order drawn from the seed."""
    discard: list[str] = []
    """The discard pile, from the bottom up."""
    discard_marks: list[Mark] = []
    """For each of its cards who knows it, and where it came from."""
    pillars: list[list[str]] | None = None
    """The three pillars; left out: dealt from what is named nowhere."""
    techdecks: ByLevel = msgspec.field(default_factory=_none_named)
    """By level; cards named nowhere lie under these."""
    techdiscards: ByLevel = msgspec.field(default_factory=_none_named)
    """By level: technologies that were discarded."""
    known_technologies: dict[str, Number] = {}
    """Technologies in a deck at a place that seats know: card -> the mask of those seats."""
    removed: list[str] = []
    """Technologies that left the game."""
    start: Number = 0
    """The starting player,"""
    turn: Number = 0
    """and whose turn it is."""
    actions_left: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
    """How many of the turn's actions are left; with 0 the timeline phase begins."""
    second_half: bool = False
    """Whether somebody has had seven monuments in the past, so that a pillar turned to level 2."""
    last_round: bool = False
    """Whether somebody has had fourteen."""
    skip_decline: bool = False
    """Whether the coming decline phase is left out."""
    newly_lost: Number = 0
    """Knowledge that was lost in this decline phase so far."""
    over: bool = False
    """Whether the game is over."""
    pending: Annotated[list[AnyPending], msgspec.Meta(max_length=MOST_PENDING)] = []
    """What is still to be done, as `as_scenario` writes it; the last one is on."""
    seed: int | str = 0
    """By which all chance from here on is decided,"""
    counter: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] = 0
    """and how often it was asked so far."""
