"""How verbs make an effect: conditions, options, prices, and what sets an effect off."""

from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary.conditions import Condition
from digsite.ancient_knowledge.vocabulary.element import Element, in_sequence
from digsite.ancient_knowledge.vocabulary.kinds import Kind, TechnologyKind
from digsite.ancient_knowledge.vocabulary.verbs import Verb


class May(Element, frozen=True):
    """The owner may do it. What follows the arrow (`then`) is done only if the first part was, in full."""

    verb: Verb
    then: Verb | None = None

    @property
    def notation(self) -> str:
        return f"may {self.verb.notation}{f' -> {self.then.notation}' if self.then else ''}"


class If(Element, frozen=True):
    """Only if the condition holds when the effect is about to be resolved."""

    condition: Condition
    clauses: tuple[Verb | May, ...]

    @property
    def notation(self) -> str:
        return f"if {self.condition.notation}: {in_sequence(self.clauses)}"


class Creating(Element, frozen=True):
    """The owner creates a card of a kind; on one of the `spaces`, if some are named."""

    kind: Kind
    spaces: tuple[int, ...] = ()
    not_by_this: bool = False
    """Not this card, nor a create that this card granted."""
    condition: Condition | None = None

    @property
    def notation(self) -> str:
        spaces = f" on space {self.spaces[0]}..{self.spaces[-1]}" if self.spaces else ""
        excluded = " (not this; not a create granted by this)" if self.not_by_this else ""
        condition = f" if {self.condition.notation}" if self.condition else ""
        return f"whenever you create {self.kind}{spaces}{excluded}{condition}"


class Learning(Element, frozen=True):
    """The owner learns a technology of a kind; without one: is about to learn."""

    kind: TechnologyKind | None

    @property
    def notation(self) -> str:
        return f"whenever you learn {self.kind}" if self.kind else "whenever you learn"


class Excavating(Element, frozen=True):
    """The owner excavates, and the condition holds for that action."""

    condition: Condition | None = None

    @property
    def notation(self) -> str:
        return f"whenever you excavate{f' with {self.condition.notation}' if self.condition else ''}"


class EndOfDecline(Element, frozen=True):
    """The owner's decline phase, once everything has declined."""

    @property
    def notation(self) -> str:
        return "end of your decline phase"


Occasion: TypeAlias = Creating | Learning | Excavating | EndOfDecline


class Whenever(Element, frozen=True):
    """Each time the occasion comes, by an action or by an effect."""

    occasion: Occasion
    clauses: tuple[Verb | May, ...]

    @property
    def notation(self) -> str:
        return f"{self.occasion.notation}: {in_sequence(self.clauses)}"


Sentence: TypeAlias = Verb | May | If | Whenever
"""A part of a card's effect; a card has one or several, carried out in order."""
