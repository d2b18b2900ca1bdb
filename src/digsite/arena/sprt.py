"""Is one bot stronger than another? A test that stops as soon as it is decided.

A sequential probability ratio test between two differences of strength, in Elo. What it counts are pairs of games of
one deal, in both seat orders: the luck of the deal is the same for both bots, so pairs scatter less than games. A pair
gives 0 to 1 in five steps; how often each came says how much pairs scatter, and nothing need be known of draws.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from digsite.arena.series import Pairing, Result
from digsite.core import BadOption

ERROR = 0.05
"""How often it may find a difference that is none, and miss one that is there."""
ENOUGH = math.log((1 - ERROR) / ERROR)
"""The log-likelihood ratio that decides, for or against."""
NEVER_SEEN = 1e-3
"""How often an outcome counts that was not seen yet: nothing is impossible after a few pairs."""
BISECTIONS = 50
OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)

Decision = Literal["stronger", "not-stronger", "open"]


class Bounds(msgspec.Struct, frozen=True):
    """The two differences that are told apart: at most `low`, or at least `high`, in Elo."""

    low: float
    high: float

    @staticmethod
    def parse(text: str) -> "Bounds":
        """From `LOW:HIGH`, as the command takes it."""
        low, colon, high = text.partition(":")
        try:
            bounds = Bounds(float(low), float(high))
        except ValueError:
            bounds = None
        if bounds is None or not colon or not -2000 < bounds.low < bounds.high < 2000:
            raise BadOption(f"sprt: expected LOW:HIGH in Elo, such as 0:20; got {text!r}", option="sprt")
        return bounds


class SprtResult(msgspec.Struct, frozen=True):
    """What the test says of the first bot against the second."""

    bots: tuple[str, str]
    bounds: Bounds
    decision: Decision
    pairs: int
    mean: float
    """Of the pairs: the share of the first bot."""
    ratio: float
    """The log-likelihood ratio; `enough` or more decides for `high`, minus that for `low`."""
    enough: float = ENOUGH


def expected_share(elo: float) -> float:
    """Of the games, for a bot that is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


class Sprt:
    """Takes results in whatever order they come, and judges deals in the order of the plan: the same whoever plays."""

    def __init__(self, bots: Sequence[str], bounds: Bounds, games: Sequence[Pairing]) -> None:
        if len(bots) != 2 or len(set(bots)) != 2 or len(games[0].seats) > 2:
            raise BadOption("sprt: expected two different bots, and games of one or two players", option="sprt")
        self._bots = (bots[0], bots[1])
        self._bounds = bounds
        self._games_of_deal = Counter(each.deal for each in games)
        self._deals = iter(self._games_of_deal)
        self._next = next(self._deals, None)
        self._waiting: dict[int | str, list[Result]] = {}
        self._counts = [0] * len(OUTCOMES)
        self._decision: Decision = "open"
        self._ratio = 0.0

    def hear(self, result: Result) -> bool:
        """Whether it is decided now."""
        self._waiting.setdefault(result.deal, []).append(result)
        while self._decision == "open" and self._next is not None and self._is_complete(self._next):
            self._count(self._waiting.pop(self._next))
            self._next = next(self._deals, None)
        return self._decision != "open"

    @property
    def verdict(self) -> SprtResult:
        """What can be said after the pairs so far."""
        pairs = sum(self._counts)
        mean = sum(map(math.prod, zip(OUTCOMES, self._counts, strict=True))) / max(pairs, 1)
        return SprtResult(self._bots, self._bounds, self._decision, pairs, mean, self._ratio)

    def _is_complete(self, deal: int | str) -> bool:
        return len(self._waiting.get(deal, ())) == self._games_of_deal[deal]

    def _count(self, results: Sequence[Result]) -> None:
        self._counts[round(4 * _share(self._bots[0], results))] += 1
        self._ratio = log_likelihood_ratio(self._counts, self._bounds)
        if abs(self._ratio) >= ENOUGH:
            self._decision = "stronger" if self._ratio > 0 else "not-stronger"


def _share(name: str, results: Sequence[Result]) -> float:
    """What a bot has of the games of one deal; alone, of the comparison of both bots' points."""
    if len(results[0].seats) == 1:
        own, other = (
            [each.scores[0] for each in results if (each.seats[0] == name) == is_own] for is_own in (True, False)
        )
        return _beats(sum(own), sum(other))
    return sum(
        _beats(-each.place(each.seats.index(name)), -each.place(1 - each.seats.index(name))) for each in results
    ) / len(results)


def _beats(own: int, other: int) -> float:
    return 1.0 if own > other else 0.5 if own == other else 0.0


def log_likelihood_ratio(counts: Sequence[int], bounds: Bounds) -> float:
    """Of `high` against `low`: how likely the pairs are under the likeliest distribution with either mean."""
    seen = [max(count, NEVER_SEEN) for count in counts]
    total = sum(seen)
    low, high = expected_share(bounds.low), expected_share(bounds.high)
    low_tilt, high_tilt = _tilt(seen, low), _tilt(seen, high)
    return (
        sum(
            count * math.log((1 + low_tilt * (outcome - low)) / (1 + high_tilt * (outcome - high)))
            for outcome, count in zip(OUTCOMES, seen, strict=True)
        )
        * sum(counts)
        / total
    )


def _tilt(seen: Sequence[float], mean: float) -> float:
    """By what the frequencies have to be tilted to have that mean: each becomes `seen / (1 + tilt * (outcome - mean))`.

    The likeliest distribution of a given mean has this form; the sum below falls as the tilt grows.
    """
    least, most = -1 / (OUTCOMES[-1] - mean), 1 / (mean - OUTCOMES[0])
    for _ in range(BISECTIONS):
        middle = (least + most) / 2
        excess = sum(
            count * (outcome - mean) / (1 + middle * (outcome - mean))
            for outcome, count in zip(OUTCOMES, seen, strict=True)
        )
        if excess > 0:
            least = middle
        else:
            most = middle
    return (least + most) / 2
