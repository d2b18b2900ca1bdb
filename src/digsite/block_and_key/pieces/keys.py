"""Key cards: their patterns, and the four ways to turn them."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

Tier: TypeAlias = Literal["star", "sun", "moon"]
Square: TypeAlias = tuple[int, int, str]
"""A coloured square of a pattern: places to the right, places up, the letter of its colour."""

BLANK = "."


class Key(msgspec.Struct, frozen=True):
    """A key card. `stars` and `pips` are 0 on Star keys, which bear none."""

    id: str
    tier: Tier
    vp: int
    pattern: tuple[str, ...]
    """Rows from the top: letters of colours, and `.` for blanks."""
    stars: int = 0
    pips: int = 0

    @property
    def squares(self) -> tuple[Square, ...]:
        """The coloured squares, the left and lowest at 0: blanks ask for nothing, so they take no room."""
        return _at_origin(
            (column, -row, letter)
            for row, letters in enumerate(self.pattern)
            for column, letter in enumerate(letters)
            if letter != BLANK
        )

    @property
    def turns(self) -> tuple[tuple[Square, ...], ...]:
        """The distinct ways the card can be turned; the first is upright. Never mirrored."""
        turned = [self.squares]
        for _ in range(3):
            turned.append(_at_origin((up, -right, letter) for right, up, letter in turned[-1]))
        return tuple(dict.fromkeys(turned))


def _at_origin(squares: Iterable[Square]) -> tuple[Square, ...]:
    squares = list(squares)
    left = min(right for right, _, _ in squares)
    low = min(up for _, up, _ in squares)
    return tuple(sorted((right - left, up - low, letter) for right, up, letter in squares))
