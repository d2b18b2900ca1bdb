"""The choice that was made beside the best one: what it gave away, and how sure that is.

The best is found by halving: all choices meet a few deals, the better ones more. What the choice made gave away is then
measured on new deals: the deals that made a choice look best would flatter it.
"""

import math
from typing import NamedTuple

from digsite.study.judges import Contest, Stakes

WIDTH = 8
"""Choices that are looked for the best among."""


class Comparison(NamedTuple):
    best: int
    """The better choice, or the one that was made, if none was found that does better."""
    loss: float
    """What was given away; 0 where the difference is not clear of chance."""
    difference: float
    """The same as measured, clear or not: over many decisions chance cancels out in it, in `loss` it does not."""
    error: float
    """The standard error of the difference."""
    expected: float
    """What was to be expected before the choice."""
    after: float
    """What is to be expected after it."""
    swing_error: float
    """The standard error of the difference between the two."""


def compare(contest: Contest, chosen: int, work: int) -> Comparison:
    """`work`: how many deals the choice made and the best one are tried on."""
    usual = 0  # what looks best in one step: how the imagined games go on
    best = _find_best(contest, chosen, work)
    named = sorted({best, chosen, usual})
    stakes = dict(zip(named, contest.try_out(named, work), strict=True))
    difference, error = mean_and_error(stakes[best] - stakes[chosen])
    clear = difference > error
    return Comparison(
        best=best if clear else chosen,
        loss=difference if clear else 0.0,
        difference=difference,
        error=error,
        expected=float(stakes[usual].mean()),
        after=float(stakes[chosen].mean()),
        swing_error=mean_and_error(stakes[chosen] - stakes[usual])[1],
    )


def beside(contest: Contest, best: int, tried: int, work: int) -> tuple[float, float]:
    """What a choice gives away beside the best one, 0 where that is not clear of chance, and the standard error."""
    if tried == best:
        return 0.0, 0.0
    stakes = contest.try_out([best, tried], work)
    difference, error = mean_and_error(stakes[0] - stakes[1])
    return (difference if difference > error else 0.0), error


def _find_best(contest: Contest, chosen: int, work: int) -> int:
    left: list[int] = sorted({*range(min(WIDTH, len(contest.choices))), chosen})
    total: dict[int, float] = dict.fromkeys(left, 0.0)
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        if len(left) == 1:
            break
        for which, stakes in zip(left, contest.try_out(left, math.ceil(work / (2 * rounds))), strict=True):
            total[which] += float(stakes.sum())
        left = sorted(sorted(left, key=lambda which: -total[which])[: (len(left) + 1) // 2])
    return left[0]


def mean_and_error(values: Stakes) -> tuple[float, float]:
    """The mean and its standard error; one value alone says nothing of its error."""
    if len(values) < 2:
        return float(values.mean()), math.inf
    return float(values.mean()), float(values.std(ddof=1)) / math.sqrt(len(values))
