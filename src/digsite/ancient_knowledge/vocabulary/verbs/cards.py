"""Verbs about the own hand, and the actions a card can grant."""

from digsite.ancient_knowledge.vocabulary.counts import Amount, Per
from digsite.ancient_knowledge.vocabulary.element import Element, in_cards
from digsite.ancient_knowledge.vocabulary.kinds import Kind


class Draw(Element, frozen=True):
    """Builder cards into the hand, up to the limit."""

    amount: Amount

    @property
    def notation(self) -> str:
        return f"draw {self.amount.notation if isinstance(self.amount, Per) else self.amount}"


class Discard(Element, frozen=True):
    """Cards from the own hand. A price (`exactly`) is paid whole or not at all; of `kind`, if one is named."""

    number: int
    up_to: bool = False
    exactly: bool = False
    kind: Kind | None = None

    @property
    def notation(self) -> str:
        how = "up-to " if self.up_to else "exactly " if self.exactly else ""
        what = f"{self.kind} " if self.kind else ""
        return f"discard {how}{self.number} {what}{in_cards(self.number)} from hand"


class Create(Element, frozen=True):
    """A full create from the hand: the cost is paid, the space may be shifted, triggers fire."""

    kind: Kind

    @property
    def notation(self) -> str:
        return f"create {self.kind}"


class Learn(Element, frozen=True):
    """One displayed technology."""

    no_requirements: bool = False

    @property
    def notation(self) -> str:
        return "learn (no requirements)" if self.no_requirements else "learn"


class Archive(Element, frozen=True):
    """A full archive action that costs no action."""

    @property
    def notation(self) -> str:
        return "archive"
