"""Time at a table: what each seat has left, worked out from the times of the journal's entries alone."""

from collections.abc import Collection

from digsite.core import Seat
from digsite.server.schema.descriptions import Clock, DaysClock, LiveClock
from digsite.server.schema.messages import Clocks

SECOND = 1000
DAY = 24 * 3600 * SECOND
LEAST_ON_RETURN = 30 * SECOND
"""Whoever comes back to a live game has at least this much, or a bot would be called in again at once."""


class Clockwork:
    """`left[seat]` is exact at the moment `at`; for the seats in `running` it goes down from there."""

    def __init__(self, clock: Clock, players: int, at: int) -> None:
        self._clock = clock
        self.ticks = isinstance(clock, LiveClock | DaysClock)
        """Whether time is measured at this table at all."""
        self.at = at
        self.running: tuple[Seat, ...] = ()
        self.left = [self._full()] * players

    def _full(self) -> int:
        match self._clock:
            case LiveClock(seconds=seconds):
                return seconds * SECOND
            case DaysClock(days=days):
                return days * DAY
            case _:
                return 0

    def settle(self, at: int, waiting: tuple[Seat, ...], answered: Collection[Seat] = ()) -> None:
        """Charge the running seats up to `at`; then it is the turn of `waiting`. Who `answered` gets the increment, or
        with days a new allowance."""
        self.at, before = max(at, self.at), self.at
        if not self.ticks:
            self.running = waiting
            return
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - max(0, at - before))
        for seat in answered:
            if isinstance(self._clock, LiveClock):
                self.left[seat] += self._clock.increment * SECOND
        if isinstance(self._clock, DaysClock):
            for seat in waiting:
                if seat in answered or seat not in self.running:
                    self.left[seat] = self._full()
        self.running = waiting

    def welcome_back(self, seat: Seat) -> None:
        """A player has returned: enough time to look around."""
        least = self._full() if isinstance(self._clock, DaysClock) else LEAST_ON_RETURN
        self.left[seat] = max(self.left[seat], least)

    def deadline(self) -> int | None:
        """When the first running seat has nothing left."""
        if not self.ticks or not self.running:
            return None
        return self.at + min(self.left[seat] for seat in self.running)

    def late(self, at: int) -> tuple[Seat, ...]:
        """The running seats whose time is up at that moment."""
        if not self.ticks:
            return ()
        return tuple(seat for seat in self.running if self.at + self.left[seat] <= at)

    def describe(self) -> Clocks | None:
        if not self.ticks:
            return None
        return Clocks(at=self.at, left=tuple(self.left), running=self.running)
