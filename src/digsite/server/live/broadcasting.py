"""What the pages at a live table are told of it, and when: each what it may know, of a change or of everything."""

from collections.abc import Callable, Iterable
from typing import Protocol

from digsite.core import Seat
from digsite.server.live.attendance import Attendance
from digsite.server.live.names import Names
from digsite.server.live.page import Page
from digsite.server.live.updates import Updates
from digsite.server.live.viewers import Viewers
from digsite.server.pace import Pace
from digsite.server.presentation.decisions import OpenDecisions
from digsite.server.presentation.log_lines import Telling
from digsite.server.presentation.redaction import table_info
from digsite.server.schema import messages
from digsite.server.schema.closing import GONE
from digsite.server.schema.descriptions import TableInfo
from digsite.server.tables.table import Table

FEW_PAGES = 2
"""Pages that are told of a move at one go."""


Shown = tuple[Seat | None, ...]
"""The seats from which a page sees the game; None: as a spectator."""


class Told(Protocol):
    """The live table, as far as it is needed here."""

    table: Table
    names: Names
    viewers: Viewers

    @property
    def sealed(self) -> bool: ...

    @property
    def watchable(self) -> bool: ...

    def may_be_shown(self, guest: str | None) -> bool: ...
    def telling(self, language: str | None) -> Telling | None: ...


class Broadcast:
    def __init__(self, live: Told, attendance: Attendance) -> None:
        self._live = live
        self._attendance = attendance
        self._decisions = OpenDecisions()

    async def show(self, page: Page, steps: int, updates: Updates) -> None:
        """Everything, but for so many steps of the log; others have their turn in between."""
        page.send(self.table_for(page))
        await self._send_updates(page, self._seats_shown(page), self._known(steps), updates)

    def _known(self, steps: int) -> int:
        """No more than there are."""
        return min(steps, len(self._live.table.running.steps)) if self._live.table.running else 0

    async def tell_all(self, first_step: int, *, anew: bool, of_table: bool) -> None:
        """Every page that is here: of what is new since that step of the log, of the table if it has changed too, and
        of everything that goes with another status (`anew`)."""
        if anew:
            self.close_to_strangers()
        await self._tell(self._retold_from(first_step) if anew else first_step, of_table=anew or of_table)

    async def tell_anew(self, first_step: int) -> None:
        """Every page, of a table that was read anew."""
        self.close_to_strangers()
        await self._tell(self._retold_from(first_step), of_table=True)

    def _retold_from(self, first_step: int) -> int:
        """Where the log is told from when more has changed than the game: of one that is over it tells from the
        beginning why bots did what they did."""
        return first_step if self._live.table.ending is None else 0

    async def _tell(self, first_step: int, *, of_table: bool) -> None:
        """Every page: of the game what is new since that step, and the table. Where the game is over, that is the last
        word: whoever hears it knows the game to its end."""
        over, first_step = self._live.table.ending is not None, self._known(first_step)
        shown = [(page, self._seats_shown(page)) for page in self._attendance.pages]
        updates = self._updates(lambda: _each_once(shown))
        pace = Pace() if len(shown) > FEW_PAGES else None
        for page, seats in shown:
            if of_table and not over:
                page.send(self.table_for(page))
            await self._send_updates(page, seats, first_step, updates)
            if of_table and over:
                page.send(self.table_for(page))
            if pace is not None:
                await pace.breathe()
        if of_table:
            self._attendance.seated_anew(self._live.table)

    def close_to_strangers(self) -> None:
        """A game that nobody may look on at has begun: whoever has no seat goes."""
        for page in self._attendance.pages:
            if not self._live.may_be_shown(page.guest):
                page.close(GONE)

    async def _send_updates(self, page: Page, seats: Shown, first_step: int, updates: Updates) -> None:
        """Where there is much to tell, others have their turn in between."""
        for seat in seats:
            if updates.is_long(seat, first_step):
                await updates.prepare(seat, first_step, page.language)
            page.send_encoded(updates.find(seat, first_step, page.language))

    def _seats_shown(self, page: Page) -> Shown:
        if self._live.table.running is None:
            return ()
        return self._live.table.seats_of(page.guest) or ((None,) if self._live.watchable else ())

    def updates(self) -> Updates:
        """For any of the pages that are here."""
        return self._updates(lambda: _each_once([(page, self._seats_shown(page)) for page in self._attendance.pages]))

    def _updates(self, seats: Callable[[], Shown]) -> Updates:
        return Updates(self._live.table, seats, self._live.telling, self._decisions)

    def table_for(self, page: Page) -> messages.Table:
        return messages.Table(table=self.info(page.guest))

    def info(self, viewer: str | None) -> TableInfo:
        seen = self._live.viewers.elsewhere
        return table_info(self._live.table, viewer, self._live.names, sealed=self._live.sealed, seen=seen)


def _each_once(shown: Iterable[tuple[Page, Shown]]) -> Shown:
    return tuple({seat: None for _, seats in shown for seat in seats})
