"""Whose bot thinks next. A worker does one thing at a time; whoever waits for it is called in this order:

1. by what depends on it: tables somebody looks at, then tables that people have left for a while, then tables of bots
   alone, which rest after each of their turns besides; then reviews of games, a few steps at a time;
2. among those, networks by the time that each has used, and in a network its guests: a hundred tables of one guest have
   together what another's single table has (start-time fair queueing);
3. one guest's own in the order they came.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from enum import IntEnum
from typing import NamedTuple

REST = 3.0
"""Tables of bots alone rest for so many times as long as they have thought: a quarter of a worker is theirs at most,"""
LEAST_REST = 0.005
"""and a quick bot's move costs the event loop too."""
MOST_ACCOUNTS = 1000
"""So many are kept before those are looked for that no longer matter."""


class Rank(IntEnum):
    """How much depends on an answer."""

    WATCHED = 0
    LEFT = 1
    ALONE = 2
    REVIEW = 3


class Standing(NamedTuple):
    """For whom a bot thinks: what depends on it, and who is charged for the time."""

    rank: Rank
    network: str
    guest: str


class Accounts:
    """The time that each of several has used. Whoever comes after a pause has saved nothing up."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._least = 0.0
        """What whoever had the last turn had used before it: nobody counts for less."""

    def used(self, key: str) -> float:
        return max(self._used.get(key, 0.0), self._least)

    def charge(self, key: str, seconds: float) -> None:
        """They had a turn."""
        self._least = self.used(key)
        self._used[key] = self._least + seconds
        if len(self._used) > MOST_ACCOUNTS:
            self._used = {each: used for each, used in self._used.items() if used > self._least}

    def __contains__(self, key: str) -> bool:
        """Whether forgetting them would give them an advantage."""
        return self._used.get(key, 0.0) > self._least


class Ticket:
    """A place in the queue."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """One turn at a time."""

    def __init__(self) -> None:
        self._waiting: dict[Standing, dict[Ticket, None]] = {}
        """For each standing those who wait, in the order they came."""
        self.waiting = 0
        """How many wait or have their turn."""
        self._turn: Ticket | None = None
        self._networks = Accounts()
        self._guests: dict[str, Accounts] = {}
        self._rested = 0.0
        """When a table of bots alone may have its next turn, by the loop's clock."""
        self._alarm: asyncio.TimerHandle | None = None

    @contextlib.asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for the turn, and have it."""
        clock, begun = asyncio.get_running_loop().time, None
        self._waiting.setdefault(ticket.standing, {})[ticket] = None
        self.waiting += 1
        try:
            self._call()
            await ticket.called
            begun = clock()
            yield
        finally:
            self.waiting -= 1
            self._drop(ticket)
            if self._turn is ticket:
                self._turn = None
                self._charge(ticket.standing, clock() - begun if begun is not None else 0.0)
            self._call()

    def move(self, ticket: Ticket, standing: Standing) -> None:
        """Somebody came to the table, or left it."""
        if self._drop(ticket):
            self._waiting.setdefault(standing, {})[ticket] = None
            ticket.standing = standing
            self._call()

    def _drop(self, ticket: Ticket) -> bool:
        """Let it wait no longer; False if it does not."""
        alike = self._waiting.get(ticket.standing)
        if alike is None or ticket not in alike:
            return False
        del alike[ticket]
        if not alike:
            del self._waiting[ticket.standing]
        return True

    def _call(self) -> None:
        """Let the next one have its turn, if nobody has."""
        if self._turn is not None or not self._waiting:
            return
        standing = min(self._waiting, key=self._order)
        now = asyncio.get_running_loop().time()
        if standing.rank is Rank.ALONE and now < self._rested:
            self._wake_at(self._rested)
            return
        ticket = next(iter(self._waiting[standing]))
        self._drop(ticket)
        self._turn = ticket
        if not ticket.called.done():  # whoever gave up waiting gives the turn back
            ticket.called.set_result(None)

    def _order(self, standing: Standing) -> tuple[Rank, float, float]:
        rank, network, guest = standing
        guests = self._guests.get(network)
        return rank, self._networks.used(network), guests.used(guest) if guests else 0.0

    def _charge(self, standing: Standing, seconds: float) -> None:
        rank, network, guest = standing
        self._guests.setdefault(network, Accounts()).charge(guest, seconds)
        self._networks.charge(network, seconds)
        if len(self._guests) > MOST_ACCOUNTS:
            self._guests = {each: guests for each, guests in self._guests.items() if each in self._networks}
        if rank is Rank.ALONE:
            self._rested = asyncio.get_running_loop().time() + max(REST * seconds, LEAST_REST)

    def _wake_at(self, moment: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(moment, self._call)
