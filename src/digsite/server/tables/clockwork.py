"""Time at a table: what each seat has left, worked out from the times of the journal's entries alone."""

from collections.abc import Collection
from typing import NamedTuple

from digsite.core import Seat
from digsite.server.schema.descriptions import Clock, DaysClock, LiveClock
from digsite.server.schema.messages import Clocks

SECOND = 1000
DAY = 24 * 3600 * SECOND
LEAST_ON_RETURN = 30 * SECOND
"""Whoever comes back to a live game when their time was up and a bot has answered for them has this much, or a bot
would be called in again at once; but in all no more than the clock gave, or it would have no end."""


class Answer(NamedTuple):
    """What is needed to take an answer back."""

    left: tuple[int, ...]
    """What each seat had when it was given."""
    gained: int
    """What its seat gained by it."""
    running: tuple[Seat, ...]
    """Whose time ran until then."""


class Clockwork:
    """`left[seat]` is exact at the moment `at`; for the seats in `running` it goes down from there."""

    def __init__(self, clock: Clock, players: int, at: int) -> None:
        self._clock = clock
        self.ticks = isinstance(clock, LiveClock | DaysClock)
        """Whether time is measured at this table at all."""
        self.at = at
        self.running: tuple[Seat, ...] = ()
        self.left = [self._full()] * players
        self._since: dict[Seat, int] = {}
        """Since when each of the running seats has not answered; also where no time is measured."""
        self._answers: list[list[Answer]] = [[] for _ in range(players)]
        """For each seat its answers, so that one taken back gains nothing and costs nobody else anything."""
        self._answered_for: set[Seat] = set()
        """The seats for which a bot has answered since they last came back."""
        self._lent = [0] * players
        """What each seat was given when it came back."""

    def _full(self) -> int:
        match self._clock:
            case LiveClock(seconds=seconds):
                return seconds * SECOND
            case DaysClock(days=days):
                return days * DAY
            case _:
                return 0

    def _increment(self) -> int:
        return self._clock.increment * SECOND if isinstance(self._clock, LiveClock) else 0

    def settle(
        self, at: int, waiting: tuple[Seat, ...], answered: Collection[Seat] = (), *, by_bot: bool = False
    ) -> None:
        """Charge the running seats up to `at`; then it is the turn of `waiting`. Who `answered` gets the increment when
        they are waited for no longer, so that many small answers gain no more than one, or with days a new allowance;
        but nobody gains by what a bot answered for them."""
        self.at, before = max(at, self.at), self.at
        self._since = {seat: self.at if seat in answered else self._since.get(seat, self.at) for seat in waiting}
        if not self.ticks:
            self.running = waiting
            return
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - max(0, at - before))
        left = tuple(self.left)
        for seat in answered:
            if by_bot:
                self._answered_for.add(seat)
            gained = self._increment() if seat not in waiting and not by_bot else 0
            self._answers[seat].append(Answer(left, gained, self.running))
            self.left[seat] += gained
        if isinstance(self._clock, DaysClock):
            for seat in waiting:
                if seat in answered or seat not in self.running:
                    self.left[seat] = self._full()
        self.running = waiting

    def take_back(self, seat: Seat, at: int, waiting: tuple[Seat, ...]) -> None:
        """That seat's last answer is undone: what it gained by it is taken back, and time goes on from there. Taking
        back never gains time; and what others have thought about a live game's answer that is none is on its seat."""
        self.settle(at, waiting)
        if seat in self._since:
            self._since[seat] = self.at
        if not self.ticks:
            return
        undone = self._answers[seat].pop()
        self.left[seat] = max(0, self.left[seat] - undone.gained)
        if isinstance(self._clock, DaysClock):
            self.left[seat] = min(self.left[seat], undone.left[seat])
        else:
            self.left[seat] = max(0, self.left[seat] - self._give_back(seat, undone))

    def _give_back(self, seat: Seat, undone: Answer) -> int:
        """To those whose time runs only since that answer what they have used of it; the most that anybody has."""
        most = 0
        for other, had in enumerate(undone.left):
            if other != seat and other not in undone.running and had > self.left[other]:
                most = max(most, had - self.left[other])
                self.left[other] = had
        return most

    def welcome_back(self, seat: Seat, *, rested: bool) -> None:
        """A player has returned: enough time to look around. Only where their time was up and a bot has answered for
        them, or stepping out and in would be time without end; but whoever wakes a table that rested keeps nobody
        waiting."""
        answered = seat in self._answered_for
        self._answered_for.discard(seat)
        if isinstance(self._clock, DaysClock):
            if answered or rested:
                self.left[seat] = self._full()
        elif rested:
            self.left[seat] = max(self.left[seat], LEAST_ON_RETURN)
        elif answered and not self.left[seat]:
            self.left[seat] = self._to_lend(seat)
            self._lent[seat] += self.left[seat]

    def _to_lend(self, seat: Seat) -> int:
        """What that seat is given if it comes back now; of days as many as ever."""
        if isinstance(self._clock, DaysClock):
            return self._full()
        return min(LEAST_ON_RETURN, max(self._full(), LEAST_ON_RETURN) - self._lent[seat])

    def deadline(self) -> int | None:
        """When the first running seat has nothing left."""
        if not self.ticks or not self.running:
            return None
        return self.at + min(self.left[seat] for seat in self.running)

    def is_up(self, seat: Seat) -> bool:
        """Whether that seat has nothing left, and is given nothing: a bot has still to answer for it, or it has come
        back too often."""
        return self.ticks and not self.left[seat] and not (seat in self._answered_for and self._to_lend(seat))

    def waited_since(self, seat: Seat) -> int:
        """Since when that seat, which is running, has not answered."""
        return self._since[seat]

    def late(self, at: int) -> tuple[Seat, ...]:
        """The running seats whose time is up at that moment."""
        if not self.ticks:
            return ()
        return tuple(seat for seat in self.running if self.at + self.left[seat] <= at)

    def describe(self) -> Clocks | None:
        if not self.ticks:
            return None
        return Clocks(at=self.at, left=tuple(self.left), running=self.running)
