"""How sure a figure is: intervals of 95 %."""

import math
import statistics
from collections.abc import Sequence

import msgspec

SURE = 1.96
"""Standard deviations on either side."""


class Share(msgspec.Struct, frozen=True):
    """A share of games and its interval (Wilson)."""

    wins: float
    """Shared wins count in part."""
    games: int
    share: float
    low: float
    high: float


def share_of(wins: float, games: int) -> Share:
    if games == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return Share(wins, games, share, max(0.0, middle - half), min(1.0, middle + half))


def error_of_mean(numbers: Sequence[float]) -> float:
    """Half the width of the interval of their mean."""
    return SURE * statistics.stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
