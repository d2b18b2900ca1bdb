"""One player's side of the table: hand, timeline, past, artefacts, technologies, lost knowledge, and memory."""

from typing import TYPE_CHECKING, TypeAlias

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.vocabulary import MONUMENTS, Kind, TechnologyKind, Trigger
from digsite.core import Seat
from digsite.core.copying import copier

if TYPE_CHECKING:
    from collections.abc import Mapping

HAND_LIMIT = 10
ARTEFACT_PLACES = 5
SPACES = range(1, 7)

# The timeline has twelve cells. A card sits in the lower cell of its space unless another one lies there.
#
#     upper row    1   3   5   7   9  11
#     lower row    0   2   4   6   8  10
#     space        1   2   3   4   5   6
CELLS = range(12)
NEIGHBOURS = tuple(
    tuple(cell for cell in (own ^ 1, own - 2, own + 2) if cell in CELLS)  # same space; same row, next space
    for own in CELLS
)

KIND = {card.id: card.kind for card in BUILDERS.values()}
# The three kinds of monuments and of technologies as indices into a player's counts.
PAST_INDEX = {card.id: (*MONUMENTS, Kind.ARTEFACT).index(card.kind) for card in BUILDERS.values()}
TECH_INDEX = {card.id: tuple(TechnologyKind).index(card.kind) for card in TECHNOLOGIES.values()}
IS_ENDGAME = {card.id: card.trigger is Trigger.ENDGAME for card in BUILDERS.values()}

Holders: TypeAlias = tuple[tuple[Seat, int], ...]
"""Hands that may hold a card one has seen: (seat, how many cards had left that hand unseen by then)."""


def space_of(cell: int) -> int:
    return cell // 2 + 1


class Player:
    """Plain data, and the few moves on it that keep it in order."""

    __slots__ = (
        "artefacts",
        "cells",
        "endgame",
        "fresh",
        "hand",
        "hidden",
        "knowledge",
        "lost",
        "past",
        "past_kinds",
        "rotated",
        "seen",
        "shuffled_in",
        "tech_kinds",
        "technologies",
    )

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.cells: list[str | None] = [None] * len(CELLS)
        self.knowledge: list[int] = [0] * len(CELLS)
        self.past: list[str] = []
        self.rotated = 0
        self.artefacts: list[str] = []
        self.technologies: list[str] = []
        self.lost = 0
        # Counts of `past` and `technologies`, kept because requirements ask for them all the time.
        self.past_kinds = [0, 0, 0]
        self.tech_kinds = [0, 0, 0]
        self.endgame = 0
        # What this player remembers of hidden cards, see memory.py. Never changed in place: clones share them.
        self.seen: Mapping[str, Holders] = {}
        self.shuffled_in: frozenset[str] = frozenset()
        self.fresh = 0
        self.hidden = 0

    def clone(self) -> "Player":
        twin = Player.__new__(Player)
        _copy_fields(self, twin)
        twin.hand = self.hand.copy()
        twin.cells = self.cells.copy()
        twin.knowledge = self.knowledge.copy()
        twin.past = self.past.copy()
        twin.artefacts = self.artefacts.copy()
        twin.technologies = self.technologies.copy()
        twin.past_kinds = self.past_kinds.copy()
        twin.tech_kinds = self.tech_kinds.copy()
        return twin

    # The timeline.

    @property
    def monuments(self) -> list[str]:
        """The monuments in the timeline, by cell."""
        return [card for card in self.cells if card is not None]

    @property
    def places(self) -> list[str | None]:
        """Where a card lies whose effect can act: timeline and board, with None in cells that are empty."""
        return self.cells + self.artefacts

    @property
    def in_play(self) -> list[str]:
        """Every card whose effect can act. Who looks for few of them has `places` sooner."""
        return [card for card in self.cells if card is not None] + self.artefacts

    def can_use(self, card: str) -> bool:
        """Whether that card's effect can act: it lies in the timeline, on the board, or among the technologies."""
        return card in self.cells or card in self.artefacts or card in self.technologies

    @property
    def upright(self) -> int:
        """Monuments of the past that can be rotated."""
        return len(self.past) - self.rotated

    def has_room(self, space: int) -> bool:
        return self.cells[2 * space - 1] is None

    @property
    def free_spaces(self) -> list[int]:
        """Spaces with a free place."""
        cells = self.cells
        return [space for space in SPACES if cells[2 * space - 1] is None]

    def place(self, card: str, space: int, knowledge: int) -> None:
        """Put a monument on a space, into its lowest free cell."""
        cell = 2 * space - 2
        if self.cells[cell] is not None:
            cell += 1
        self.cells[cell] = card
        self.knowledge[cell] = knowledge

    def lift(self, card: str) -> int:
        """Take a monument off the timeline; what lay above it drops down. Returns the knowledge on it."""
        cell = self.cells.index(card)
        knowledge = self.knowledge[cell]
        if not cell % 2:
            self.cells[cell] = self.cells[cell + 1]
            self.knowledge[cell] = self.knowledge[cell + 1]
            cell += 1
        self.cells[cell] = None
        self.knowledge[cell] = 0
        return knowledge

    def slide(self) -> None:
        """Everything moves one space down; space 1 must be empty."""
        self.cells = [*self.cells[2:], None, None]
        self.knowledge = [*self.knowledge[2:], 0, 0]

    # Past and technologies, with their counts.

    def add_to_past(self, card: str) -> None:
        """A monument arrives in the past, upright."""
        self.past.append(card)
        self.past_kinds[PAST_INDEX[card]] += 1
        self.endgame += IS_ENDGAME[card]

    def collect(self, technology: str) -> None:
        self.technologies.append(technology)
        self.tech_kinds[TECH_INDEX[technology]] += 1


_copy_fields = copier(Player.__slots__)
