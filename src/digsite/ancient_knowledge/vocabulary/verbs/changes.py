"""Verbs that change a rule or the score: they are read where that rule is applied, never carried out themselves."""

from digsite.ancient_knowledge.vocabulary.conditions import Condition
from digsite.ancient_knowledge.vocabulary.counts import Count
from digsite.ancient_knowledge.vocabulary.element import Element


class ReplaceDraw(Element, frozen=True):
    """The excavate action draws nothing."""

    @property
    def notation(self) -> str:
        return "replace the draw"


class DrawPerRotated(Element, frozen=True):
    """The excavate action draws another number of cards for each rotated monument."""

    number: int
    usual: int

    @property
    def notation(self) -> str:
        return f"draw {self.number} per rotated (not {self.usual})"


class LowerRequirement(Element, frozen=True):
    """One number of a technology's requirement counts as lower."""

    less: int

    @property
    def notation(self) -> str:
        return f"lower one number of the requirement by {self.less} (min 0)"


class Score(Element, frozen=True):
    """Points at the end of the game, only while this card is in the past: if a condition holds, or per count."""

    points: int
    condition: Condition | None = None
    per: Count | None = None

    @property
    def notation(self) -> str:
        when = f" if {self.condition.notation}" if self.condition else f" per {self.per}" if self.per else ""
        return f"score {self.points}{when}"
