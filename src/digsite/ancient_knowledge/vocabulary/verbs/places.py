"""Verbs about what lies where on the own side: timeline, past, board, and the phase that moves it."""

from digsite.ancient_knowledge.vocabulary.element import Element
from digsite.ancient_knowledge.vocabulary.targets import Monuments


class Move(Element, frozen=True):
    """One monument to another space with a free place."""

    monuments: Monuments

    @property
    def notation(self) -> str:
        return f"move one {self.monuments.notation} to any free space"


class MoveBetween(Element, frozen=True):
    """One monument with that much knowledge from one space to another, if that one has a free place."""

    origin: int
    goal: int
    at_least: int

    @property
    def notation(self) -> str:
        where = f"one monument on space {self.origin} where knowledge >= {self.at_least} and space {self.goal} free"
        return f"if {where}: move it to space {self.goal} (if two fit, choose one)"


class Swap(Element, frozen=True):
    """Two monuments on different spaces exchange their places; this card is one of them, or both are chosen."""

    this: bool

    @property
    def notation(self) -> str:
        return "swap this with one other monument" if self.this else "swap two monuments (both chosen by you)"


class Straighten(Element, frozen=True):
    """Rotated monuments of the past, upright again: as many as there are, up to the number."""

    number: int
    up_to: bool = False

    @property
    def notation(self) -> str:
        return f"straighten {'up-to ' if self.up_to else ''}{self.number}"


class DestroyThis(Element, frozen=True):
    """This card goes to the discard pile; knowledge on it returns to the supply."""

    @property
    def notation(self) -> str:
        return "destroy this"


class DestroyArtefacts(Element, frozen=True):
    """Any number of the own artefacts."""

    @property
    def notation(self) -> str:
        return "destroy any number of own artefacts"


class SkipDecline(Element, frozen=True):
    """The owner's decline phase of this turn is left out."""

    @property
    def notation(self) -> str:
        return "skip decline phase (yours, current turn)"
