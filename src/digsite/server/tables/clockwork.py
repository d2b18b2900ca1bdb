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
        self._answers: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        """For each seat what it had left at each of its answers and gained by it, so that one taken back gains
        nothing."""
        self._returned: dict[Seat, int] = {}
        """At which step a seat last came back."""

    def _full(self) -> int:
        match self._clock:
            case LiveClock(seconds=seconds):
                return seconds * SECOND
            case DaysClock(days=days):
                return days * DAY
            case _:
                return 0

    def settle(
        self, at: int, waiting: tuple[Seat, ...], answered: Collection[Seat] = (), *, by_bot: bool = False
    ) -> None:
        """Charge the running seats up to `at`; then it is the turn of `waiting`. Who `answered` gets the increment, or
        with days a new allowance; but nobody gains by what a bot answered for them."""
        self.at, before = max(at, self.at), self.at
        if not self.ticks:
            self.running = waiting
            return
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - max(0, at - before))
        for seat in answered:
            gained = self._clock.increment * SECOND if isinstance(self._clock, LiveClock) and not by_bot else 0
            self._answers[seat].append((self.left[seat], gained))
            self.left[seat] += gained
        if isinstance(self._clock, DaysClock):
            for seat in waiting:
                if seat in answered or seat not in self.running:
                    self.left[seat] = self._full()
        self.running = waiting

    def take_back(self, seat: Seat, at: int, waiting: tuple[Seat, ...]) -> None:
        """That seat's last answer is undone: what it gained by it is taken back, and time goes on from there. Taking
        back never gains time."""
        self.settle(at, waiting)
        if not self.ticks:
            return
        had, gained = self._answers[seat].pop()
        self.left[seat] = max(0, self.left[seat] - gained)
        if isinstance(self._clock, DaysClock):
            self.left[seat] = min(self.left[seat], had)

    def welcome_back(self, seat: Seat, step: int, *, rested: bool) -> None:
        """A player has returned: enough time to look around. Only once a step, or stepping out and in would be time
        without end; but whoever wakes a table that rested keeps nobody waiting."""
        if self._returned.get(seat) == step and not rested:
            return
        self._returned[seat] = step
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
