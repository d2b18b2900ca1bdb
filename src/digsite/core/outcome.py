"""The end of a game: why it ended, who stands where, and how each point came about."""

import msgspec

from digsite.core.plain import plain
from digsite.core.types import Json, Seat


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a seat's score: what kind of points, from which piece, how many."""

    kind: str
    points: int
    source: str | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; seats that share a place share a tuple."""
    scores: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    """For each seat its score, line by line."""
    tie_break: str | None = None
    """The tie-break that decided between the best, where points did not."""
    rank: str | None = None
    """Solo: the name of the band the score falls into."""

    def to_dict(self) -> dict[str, Json]:
        data: dict[str, Json] = plain(self)
        return data
