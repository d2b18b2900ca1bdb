"""A position, what to reach in it, and what reaches it."""

from typing import TypeAlias

import msgspec

from digsite.core import Action, Position
from digsite.games import game

Line: TypeAlias = tuple[Action, ...]
"""What the solver does, one action after the other; claims need not be said, all are made."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, what to reach in it, and what reaches it."""

    id: str
    game: str
    position: Position
    """The keywords of `Game.scenario`; seat 0 is to move."""
    goal: str
    """What to reach: see the goals of the game."""
    answers: tuple[Line, ...]
    """Every line that reaches it. Where two blocks may be placed in either order, both stand here."""
    value: int
    """What the goal counts, as the answers reach it: points, or faces."""
    about: str | None = None
    """The card that the goal names, where it names one."""
    grade: int
    """From 1, easy, to 5: by how much there is to look through, and how much of it nearly does."""

    def is_answer(self, line: Line) -> bool:
        """Whether that line reaches the goal."""
        return tuple(line) in self.answers


def read_line(name: str, data: object) -> Line:
    """A line of plain data."""
    found = game(name)
    return tuple(found.action(each) for each in msgspec.convert(data, list[dict[str, object]]))
