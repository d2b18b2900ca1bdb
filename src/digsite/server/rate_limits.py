"""How fast and how many: token buckets by whoever asks, a count of open connections, and turns for what costs the event
loop much. Several processes tell each other what was taken (`bus.Took`), so that a rate holds for all of them together;
connections, and the loop's own time, each process counts for itself."""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Literal, NamedTuple

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
    "watching",
    "notices",
    "targets",
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
WIDER = ((56, 2), (48, 4))
"""Whole customers have more, a household or a firm: networks of so many bits are counted too, and may have so many
times as much as one of 64."""


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


class Scope(NamedTuple):
    """Something that is counted, and how many times as much as one address it may have."""

    key: str
    times: int = 1


@lru_cache(maxsize=20_000)
def scopes(key: str) -> tuple[Scope, ...]:
    """All by which somebody is counted, the narrowest first: of a network of IPv6 those around it as well."""
    if not key.endswith(f"/{HOME}"):
        return (Scope(key),)
    try:
        network = ipaddress.IPv6Network(key)
    except ValueError:
        return (Scope(key),)
    around = (Scope(str(network.supernet(new_prefix=bits)), times) for bits, times in WIDER)
    return (Scope(key), *around)


def widest(key: str) -> str:
    """The largest thing that somebody is counted by."""
    return scopes(key)[-1].key


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
        if self.level() < weight:
            return False
        self._level -= weight
        return True

    def put_back(self, weight: float) -> None:
        """What was just taken was not used."""
        self._level += weight

    def charge(self, weight: float = 1) -> None:
        """It was taken elsewhere, which cannot be helped now."""
        self._level = max(0.0, self.level() - weight)

    def owe(self, weight: float) -> None:
        """It was used up before it was known how much it would be: nothing more until that has flowed in."""
        self._level = max(-self.burst, self.level() - weight)

    def level(self) -> float:
        """How much is left now; what is owed is below zero."""
        now = time.monotonic()
        level = self._level + (now - self._at) * self.rate
        self._at = now
        self._level = level = level if level < self.burst else self.burst  # at every message: `min` takes longer
        return level


class Buckets:
    """A bucket for each address or guest, and for the networks around an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, weight: float = 1) -> None:
        """Of all of them or of none; raises TooFast."""
        taken: list[Bucket] = []
        for scope in scopes(key):
            bucket = self._bucket(scope)
            if not bucket.take(weight):
                for each in taken:
                    each.put_back(weight)
                raise self._too_fast(scope)
            taken.append(bucket)

    def check(self, key: str, weight: float = 0) -> None:
        """Whether there is as much left; raises TooFast."""
        for scope in scopes(key):
            if self._bucket(scope).level() < weight:
                raise self._too_fast(scope)

    def _too_fast(self, scope: Scope) -> TooFast:
        return TooFast(f"more than {self._rate * scope.times:g} a second; wait a moment")

    def charge(self, key: str, weight: float = 1) -> None:
        for scope in scopes(key):
            self._bucket(scope).charge(weight)

    def owe(self, key: str, weight: float) -> None:
        for scope in scopes(key):
            self._bucket(scope).owe(weight)

    def _bucket(self, scope: Scope) -> Bucket:
        key, times = scope
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate * times, self._burst * times)
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
        "watching": Buckets(limits.watching, limits.watching_burst),
        "targets": Buckets(limits.targets, limits.targets_burst),
        "notices": Buckets(limits.notices, limits.notices_burst),
        "lookups": Buckets(limits.lookups, limits.lookups_burst),
        "lines": Buckets(limits.lines, limits.lines_burst),
        "reports": Buckets(limits.reports, limits.reports_burst),
    }


class Door:
    """Open connections, by address, by the networks around it, and in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()
        self.open = 0

    def enter(self, key: str) -> bool:
        """Whether there was room; if so, one who comes is counted until they leave."""
        each, counted = self._limits.connections_of_address, scopes(key)
        if self.open >= self._limits.connections or any(self._of[name] >= each * times for name, times in counted):
            return False
        self._of.update(name for name, _ in counted)
        self.open += 1
        return True

    def leave(self, key: str) -> None:
        self.open -= 1
        for name, _ in scopes(key):
            self._of[name] -= 1
            if not self._of[name]:
                del self._of[name]


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
