"""When a choice is marked: as lichess and backgammon programs do, by what it gave away."""

from typing import Literal, TypeAlias

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")

POINTS = (0.5, 1.0, 2.0)
"""Alone: points given away from which a choice is marked."""
CHANCE = (0.05, 0.10, 0.20)
"""Among others: chance of winning given away."""
SURE = 2.0
"""A mark stands only beyond so many standard errors."""


def mark_of(loss: float, error: float, *, alone: bool) -> Mark | None:
    if loss <= SURE * error:
        return None
    steps = POINTS if alone else CHANCE
    reached = sum(loss >= step for step in steps)
    return MARKS[reached - 1] if reached else None
