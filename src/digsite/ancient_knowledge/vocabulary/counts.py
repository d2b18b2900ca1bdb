"""What a card can count, and amounts made of it."""

from enum import StrEnum
from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary.element import Element


class Count(StrEnum):
    """A number read off the owner's side of the table. The value is its notation."""

    PAST = "past"
    PAST_CITY = "past.city"
    PAST_MEGALITH = "past.megalith"
    PAST_PYRAMID = "past.pyramid"
    PAST_SET = "past.set"
    PAST_SAMEKIND = "past.samekind"
    PAST_CHOSEN_KIND = "past.K (K = one kind, chosen by you)"
    PAST_ENDGAME = "past.endgame"
    TIMELINE_MONUMENT = "timeline.monument"
    TIMELINE_CITY = "timeline.city"
    TIMELINE_PYRAMID = "timeline.pyramid"
    TIMELINE_SET = "timeline.set"
    TIMELINE_SPACE1 = "timeline.space1"
    TIMELINE_KNOWLEDGE = "timeline.knowledge"
    ADJACENT_PYRAMID = "adjacent.pyramid"
    ADJACENT_SAMEKIND = "adjacent.samekind"
    THIS_KNOWLEDGE = "this.knowledge"
    LOST = "lost"
    HAND = "hand"
    ARTEFACTS = "artefacts"
    TECH = "tech"
    TECH_ANCIENT = "tech.ancient"
    TECH_WRITING = "tech.writing"
    TECH_SECRET = "tech.secret"
    TECH_SET = "tech.set"
    ROTATED = "rotated"
    """Monuments rotated by the excavate action that is being resolved."""
    NEWLY_LOST = "phase.newlost"
    """Knowledge that became lost knowledge in this decline phase."""
    CARDS_DISCARDED = "card discarded"
    """Cards that the same effect had discarded before."""
    ARTEFACTS_DESTROYED = "artefact destroyed"
    """Artefacts that the same effect destroyed before."""


class Per(Element, frozen=True):
    """`number` for each `count`, or for each full `group` of it."""

    number: int
    count: Count
    group: int = 1

    @property
    def notation(self) -> str:
        return f"{self.number} {self.suffix}"

    @property
    def suffix(self) -> str:
        """What follows the number, where words come between the two."""
        return f"per {self.count}" if self.group == 1 else f"per full {self.group} of {self.count}"


Amount: TypeAlias = int | Count | Per
"""A number: printed, counted, or so many for each."""


class Exactly(Element, frozen=True):
    """That many; fewer only where there are not enough."""

    amount: Amount

    @property
    def notation(self) -> str:
        amount = self.amount
        return f"exactly {amount.number if isinstance(amount, Per) else amount}"

    @property
    def suffix(self) -> str:
        """What follows at the end of the clause, if anything."""
        return f" {self.amount.suffix}" if isinstance(self.amount, Per) else ""


class UpTo(Element, frozen=True):
    """Any number from 0 to `amount`, as the owner likes."""

    amount: int
    suffix = ""

    @property
    def notation(self) -> str:
        return f"up-to {self.amount}"


Quantity: TypeAlias = Exactly | UpTo
