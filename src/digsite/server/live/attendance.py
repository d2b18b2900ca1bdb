"""Who is at a table: the pages of this process, and what other processes have told of theirs."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from digsite.core import Seat
from digsite.server.bots.fair_queue import Rank, Standing
from digsite.server.bus import bus
from digsite.server.live.services import Services
from digsite.server.schema import messages
from digsite.server.tables.table import Table

if TYPE_CHECKING:
    from digsite.server.live.page import Page

FORGET_OTHERS = 45_000
"""Milliseconds after which pages at another process count no more unless told again."""


class Attendance:
    def __init__(self, services: Services, seats_of: Callable[[str | None], tuple[Seat, ...]]) -> None:
        """`seats_of` tells which seats a guest holds, as it is committed."""
        self._seats_of = seats_of
        self.pages: set[Page] = set()
        """Those of this process."""
        self._services = services
        self._elsewhere: dict[str, tuple[int, bus.Here]] = {}
        self._told: messages.Presence | None = None
        """What the pages here were told last."""
        self._began = services.sources.now()
        self._left: dict[Seat, int] = {}
        """When the last page of a seat was closed, here or at another process."""

    def present(self, table: Table) -> set[Seat]:
        """The seats somebody is connected for, here or at another process."""
        return set(self._here(table).seats).union(*(news.seats for news in self._others()))

    def away_since(self, table: Table, seat: Seat) -> int | None:
        """Since when no page of that seat is open; None: one is. What was before this process had anybody at the table
        it does not know: a seat is away from then on at the earliest."""
        if seat in self.present(table):
            return None
        if self._told is not None and seat in self._told.present:  # a process that told of it is no more
            self._broadcast(table)
        return max(self._began, self._left.get(seat, 0))

    def standing(self, table: Table) -> Standing:
        """How much depends on the table's bots, and who pays for their time: of those who look, whoever has a seat, and
        before strangers whoever made the table."""
        pages = sorted(self.pages, key=lambda page: _claim(table, page.guest))
        if pages and pages[0].guest is not None:
            return Standing(Rank.WATCHED, pages[0].network, pages[0].guest)
        payer = table.creator or ""
        if pages or any(news.seats or news.spectators for news in self._others()):
            return Standing(Rank.WATCHED, pages[0].network if pages else payer, payer)
        return Standing(Rank.LEFT if table.people else Rank.ALONE, payer, payer)

    def heard_of(self, news: bus.Here, table: Table) -> None:
        """Another process tells who is connected there."""
        before = self._presence(table)
        self._elsewhere[news.sender] = (self._services.sources.now(), news)
        if self._presence(table) != before:
            self._broadcast(table)

    def changed(self, table: Table) -> None:
        """Somebody came here or went."""
        self.announce(table)
        self._broadcast(table)

    def seated_anew(self, table: Table) -> None:
        """Somebody who is here sat down, or got up: who looked on is now present for a seat."""
        if self._presence(table) != self._told:
            self.changed(table)

    def tell_again(self, table: Table) -> None:
        """What the bus may have lost: the other processes who is here, the pages here who is there no more."""
        self.announce(table)
        self.seated_anew(table)

    def announce(self, table: Table) -> None:
        """Tell the other processes who is connected here."""
        self._services.bus.publish(self._here(table))

    def _here(self, table: Table) -> bus.Here:
        seats = [self._seats_of(page.guest) for page in self.pages]
        return bus.Here(
            sender=self._services.process,
            table=table.id,
            seats=tuple(sorted({seat for held in seats for seat in held})),
            spectators=sum(not held for held in seats),
        )

    def _others(self) -> list[bus.Here]:
        oldest = self._services.sources.now() - FORGET_OTHERS
        self._elsewhere = {name: (at, news) for name, (at, news) in self._elsewhere.items() if at >= oldest}
        return [news for _, news in self._elsewhere.values()]

    def _presence(self, table: Table) -> messages.Presence:
        spectators = sum(news.spectators for news in (self._here(table), *self._others()))
        return messages.Presence(present=tuple(sorted(self.present(table))), spectators=spectators)

    def _broadcast(self, table: Table) -> None:
        before, presence = self._told, self._presence(table)
        if before is not None:
            gone = set(before.present).difference(presence.present)
            self._left |= dict.fromkeys(gone, self._services.sources.now())
        self._told = presence
        for page in self.pages:
            page.send(presence)


def _claim(table: Table, guest: str | None) -> tuple[bool, bool, str]:
    return not table.seats_of(guest), guest is None or guest != table.creator, guest or ""
