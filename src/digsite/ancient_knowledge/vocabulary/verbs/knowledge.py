"""Verbs about knowledge: on the own timeline, and lost."""

from digsite.ancient_knowledge.vocabulary.conditions import Condition
from digsite.ancient_knowledge.vocabulary.counts import Per, Quantity
from digsite.ancient_knowledge.vocabulary.element import Element
from digsite.ancient_knowledge.vocabulary.kinds import Kind
from digsite.ancient_knowledge.vocabulary.targets import SeveralOf, Source


class RemoveKnowledge(Element, frozen=True):
    """Knowledge from the own timeline, back to the supply."""

    quantity: Quantity
    source: Source

    @property
    def notation(self) -> str:
        if isinstance(self.source, SeveralOf):
            return f"choose {self.source.notation}; remove {self.quantity.notation} knowledge from each chosen"
        return f"remove {self.quantity.notation} knowledge from {self.source.notation}{self.quantity.suffix}"


class RecoverLost(Element, frozen=True):
    """Lost knowledge off the own board, back to the supply."""

    number: int
    up_to: bool = False

    @property
    def notation(self) -> str:
        return f"lost -{'up-to ' if self.up_to else ''}{self.number}"


class EnterLess(Element, frozen=True):
    """This card enters with less knowledge."""

    less: int | Per
    condition: Condition | None = None

    @property
    def notation(self) -> str:
        number, suffix = (self.less.number, f" {self.less.suffix}") if isinstance(self.less, Per) else (self.less, "")
        condition = f" if {self.condition.notation}" if self.condition else ""
        return f"enter -{number} knowledge{suffix}{condition}"


class EaseEntry(Element, frozen=True):
    """While this card is in play, its owner's cards of a kind enter with less knowledge."""

    kind: Kind
    less: int
    other: bool = False
    """The wording leaves this card out; it never eases its own entry anyway."""

    @property
    def notation(self) -> str:
        return f"your {'other ' if self.other else ''}{self.kind}: enter -{self.less} knowledge"
