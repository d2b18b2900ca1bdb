"""Conditions: of an effect when it is about to be resolved, or of a technology when it is to be learned."""

from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary.counts import Count
from digsite.ancient_knowledge.vocabulary.element import Element


class AtLeast(Element, frozen=True):
    count: Count
    number: int

    @property
    def notation(self) -> str:
        return f"{self.count} >= {self.number}"


class AtMost(Element, frozen=True):
    count: Count
    number: int

    @property
    def notation(self) -> str:
        return f"{self.count} <= {self.number}"


class Equal(Element, frozen=True):
    count: Count
    number: int

    @property
    def notation(self) -> str:
        return f"{self.count} == {self.number}"


class Between(Element, frozen=True):
    """From `low` to `high`, both included."""

    count: Count
    low: int
    high: int

    @property
    def notation(self) -> str:
        return f"{self.count} in {self.low}..{self.high}"


Comparison: TypeAlias = AtLeast | AtMost | Equal | Between


class All(Element, frozen=True):
    """Every one of them."""

    conditions: tuple[Comparison, ...]

    @property
    def notation(self) -> str:
        return " and ".join(condition.notation for condition in self.conditions)


Condition: TypeAlias = Comparison | All
