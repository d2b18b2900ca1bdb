"""Which monuments of the owner's timeline an effect reaches."""

from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary.element import Element
from digsite.ancient_knowledge.vocabulary.kinds import Kind


class Monuments(Element, frozen=True):
    """The monuments that fit: by kind, by place, by the knowledge on them."""

    kind: Kind = Kind.MONUMENT
    other: bool = False
    """Not this card."""
    adjacent: bool = False
    """Adjacent to this card."""
    at_least: int = 0
    """Only with that much knowledge or more."""
    empty: bool = False
    """Only without any knowledge."""

    @property
    def notation(self) -> str:
        which = "other " if self.other else "adjacent " if self.adjacent else ""
        where = " where knowledge == 0" if self.empty else ""
        if self.at_least:
            where = f" where knowledge >= {self.at_least}"
        return f"{which}{self.kind}{where}"


class This(Element, frozen=True):
    """The card itself."""

    @property
    def notation(self) -> str:
        return "this"


class OneOf(Element, frozen=True):
    """One of the monuments that fit, chosen by the owner."""

    monuments: Monuments

    @property
    def notation(self) -> str:
        return f"one {self.monuments.notation}"


class EachOf(Element, frozen=True):
    """Every monument that fits; no choice."""

    monuments: Monuments

    @property
    def notation(self) -> str:
        return f"each {self.monuments.notation}"


class SeveralOf(Element, frozen=True):
    """That many different ones of a kind, chosen by the owner."""

    number: int
    kind: Kind

    @property
    def notation(self) -> str:
        return f"{self.number} {self.kind.plural}"


class AnySplit(Element, frozen=True):
    """Divided freely over the whole timeline."""

    except_this: bool = False

    @property
    def notation(self) -> str:
        return f"timeline{' except this' if self.except_this else ''} (any split)"


Source: TypeAlias = This | OneOf | EachOf | SeveralOf | AnySplit
"""Where knowledge is taken from."""
