"""Where time and secrets come from: one object, so that a test can fix both."""

import secrets
import string
import time
from collections.abc import Callable

from digsite.core import Chance

# Letters and digits alone: an address that ends in a dash is cut off in many chats, one with two underscores is set in
# italics, and a command line takes a word that begins with a dash for an option.
_SIGNS = string.ascii_letters + string.digits


_STEADY = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""The kind of clock that nobody sets, and which goes on while the machine sleeps."""
SLOW_SHARE = 10
"""A clock that was set is made up for by a tenth of the time that passes."""
FAR = 24 * 3600 * 10**9
"""Nanoseconds by which it is not wrong for a while, but was wrong before: a machine that has just learned the date."""


def _steady() -> int:
    return time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)


class Clock:
    """The world's time, without its jumps: a clock that is put forward by mistake must not cost every player their
    time, nor one that is put back give them more. It never goes backwards by less than a day."""

    def __init__(self, world: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady) -> None:
        self._world = world
        self._steady = steady
        self._at = steady()
        self._now = world()

    def now(self) -> int:
        """Nanoseconds since 1970."""
        at = self._steady()
        passed, self._at = at - self._at, at
        self._now += passed
        off = self._world() - self._now
        most = abs(off) if abs(off) > FAR else passed // SLOW_SHARE
        self._now += max(-most, min(most, off))
        return self._now


class TimeAndSecrets:
    """The world's clock and the operating system's randomness."""

    def __init__(self) -> None:
        self._clock = Clock()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock.now() // 1_000_000

    def name(self) -> str:
        """An identifier nobody can guess, for addresses: 77 bits."""
        return _signs(13)

    def key(self) -> str:
        """A secret of 130 bits."""
        return _signs(22)

    def seed(self) -> int | str:
        """128 random bits for a deal, as a record writes them."""
        return Chance(secrets.randbits(128)).plain_seed


def _signs(count: int) -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(count))
