"""How fast and how many: token buckets by whoever asks, a count of open connections, and turns for what costs the event
loop much. Several processes tell each other what was taken (`bus.Took`), so that a rate holds for all of them together;
connections, and the loop's own time, each process counts for itself."""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from digsite.server.errors import TooFast
from digsite.server.settings import Limits

LimitName = Literal[
    "requests",
    "guests",
    "recoveries",
    "tables",
    "tables_of_address",
    "connects",
    "work",
    "notices",
    "lookups",
    "lines",
    "reports",
]

MOST_KEYS = 50_000
"""Buckets kept at once; the longest unused one goes first, and starts full again."""
SLOW_SECONDS = 0.5
MOST_SLOWED = 32
"""Answers of one address that are held back at once."""
HOME = 64
"""Bits of an IPv6 address that its owner has from a provider: the rest they choose as they like."""


def network_of(host: str) -> str:
    """What counts as one address: of IPv6 the network, and an IPv4 address however it is written."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOME), strict=False))


class Bucket:
    """`rate` tokens a second flow in, up to `burst`."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self, weight: float = 1) -> bool:
        """Whether there was as much left."""
        if self._fill() < weight:
            return False
        self._level -= weight
        return True

    def charge(self, weight: float = 1) -> None:
        """It was taken elsewhere, which cannot be helped now."""
        self._level = max(0.0, self._fill() - weight)

    def owe(self, weight: float) -> None:
        """It was used up before it was known how much it would be: nothing more until that has flowed in."""
        self._level = max(-self.burst, self._fill() - weight)

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

    def take(self, key: str, weight: float = 1) -> None:
        """Raises TooFast."""
        if not self._bucket(key).take(weight):
            raise TooFast(f"more than {self._rate:g} a second; wait a moment")

    def charge(self, key: str, weight: float = 1) -> None:
        self._bucket(key).charge(weight)

    def owe(self, key: str, weight: float) -> None:
        self._bucket(key).owe(weight)

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
        "tables_of_address": Buckets(limits.tables_of_address, limits.tables_of_address_burst),
        "connects": Buckets(limits.connects, limits.connects_burst),
        "work": Buckets(limits.work, limits.work_burst),
        "notices": Buckets(limits.notices, limits.notices_burst),
        "lookups": Buckets(limits.lookups, limits.lookups_burst),
        "lines": Buckets(limits.lines, limits.lines_burst),
        "reports": Buckets(limits.reports, limits.reports_burst),
    }


class Door:
    """Open connections, by address and in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[str, int] = {}
        self.open = 0

    def enter(self, key: str) -> bool:
        """Whether there was room; if so, one who comes is counted until they leave."""
        if self.open >= self._limits.connections or self._of.get(key, 0) >= self._limits.connections_of_address:
            return False
        self._of[key] = self._of.get(key, 0) + 1
        self.open += 1
        return True

    def leave(self, key: str) -> None:
        self.open -= 1
        self._of[key] -= 1
        if not self._of[key]:
            del self._of[key]


class TurnsByKey:
    """One at a time for each address: however many questions wait there, everybody else's come in between."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        lock, waiting = self._locks.get(key, (asyncio.Lock(), 0))
        self._locks[key] = lock, waiting + 1
        try:
            async with lock:
                yield
                await asyncio.sleep(0)
        finally:
            lock, waiting = self._locks[key]
            if waiting > 1:
                self._locks[key] = lock, waiting - 1
            else:
                del self._locks[key]


class Waits:
    """Whoever asks too fast is told so after a while: to answer at once is to be asked again at once."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()

    async def hold_back(self, key: str) -> None:
        """Of one address only so many answers are held back."""
        if self._held[key] >= MOST_SLOWED:
            return
        self._held[key] += 1
        try:
            await asyncio.sleep(SLOW_SECONDS)
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
