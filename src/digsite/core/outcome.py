"""The end of a game: why it ended, who stands where, and how each point came about."""

from itertools import takewhile
from typing import TypeAlias

import msgspec

from digsite.core.plain import plain
from digsite.core.types import Json, Seat

Ranking: TypeAlias = tuple[tuple[Seat, ...], ...]
"""Best first; seats that share a place share a tuple."""


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a seat's score: what kind of points, from which piece, how many."""

    kind: str
    points: int
    source: str | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    reason: str
    ranking: Ranking
    scores: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    """For each seat its score, line by line."""
    tie_break: str | None = None
    """The tie-break that decided between the best, where points did not."""
    rank: str | None = None
    """Solo: the name of the band the score falls into."""

    def place(self, seat: Seat) -> int:
        """1 for the best; seats that share a place share its number."""
        return place_in(self.ranking, seat)

    def to_dict(self) -> dict[str, Json]:
        data: dict[str, Json] = plain(self)
        return data


def place_in(ranking: Ranking, seat: Seat) -> int:
    """The place of a seat, counted from 1; seats that share a place share its number."""
    better = takewhile(lambda seats: seat not in seats, ranking)
    return 1 + sum(len(seats) for seats in better)
