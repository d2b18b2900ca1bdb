"""How fast: token buckets by whoever asks. Several processes tell each other what was taken (`bus.Took`), so that a
limit holds for all of them together."""

import time
from collections import OrderedDict
from typing import Literal

from digsite.server.errors import TooFast
from digsite.server.settings import Limits

LimitName = Literal["requests", "guests", "recoveries", "tables"]

MOST_KEYS = 50_000
"""Buckets kept at once; the longest unused one goes first, and starts full again."""


class Bucket:
    """`rate` tokens a second flow in, up to `burst`."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        if self._fill() < 1:
            return False
        self._level -= 1
        return True

    def charge(self) -> None:
        """One was taken elsewhere, which cannot be helped now."""
        self._level = max(0.0, self._fill() - 1)

    def _fill(self) -> float:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        return self._level


class Buckets:
    """A bucket for each address or guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Raises TooFast."""
        if not self._bucket(key).take():
            raise TooFast(f"more than {self._rate:g} a second; wait a moment")

    def charge(self, key: str) -> None:
        self._bucket(key).charge()

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def all_buckets(limits: Limits) -> dict[LimitName, Buckets]:
    return {
        "requests": Buckets(limits.requests, limits.requests_burst),
        "guests": Buckets(limits.guests, limits.guests_burst),
        "recoveries": Buckets(limits.recoveries, limits.recoveries_burst),
        "tables": Buckets(limits.tables, limits.tables_burst),
    }
