"""All live tables of one process, and what it does by itself. A table nobody is at leaves memory; it lives
in the database, and anybody who asks for it has it back."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TypeVar

from digsite.server.bill import meter, open_bill
from digsite.server.bus import bus
from digsite.server.cancelling import cancel_all
from digsite.server.errors import Abandoned, NotFound, TooFast, Unreadable
from digsite.server.live.background import Work
from digsite.server.live.live_table import LiveTable
from digsite.server.live.loading import folded, set_aside
from digsite.server.live.names import Names
from digsite.server.live.outdated import close_outdated
from digsite.server.live.rested_tables import RestedTables
from digsite.server.live.services import Services
from digsite.server.live.table_row import BOT_PATIENCE
from digsite.server.pace import Pace
from digsite.server.rate_limits import TurnsByKey, widest
from digsite.server.schema.descriptions import is_id
from digsite.server.storage.interface import NEVER, Conflict

SWEEP_SECONDS = 2.0
ANNOUNCE_EVERY = 7
"""Sweeps between two tellings of who is connected, and between two looks for news the bus may have lost."""
MOST_DUE = 200
T = TypeVar("T")


class TableRegistry:
    def __init__(self, services: Services, idle_seconds: float) -> None:
        self._services = services
        self._idle_seconds = idle_seconds
        self._live_tables: dict[str, LiveTable] = {}
        self._rested = RestedTables(services)
        self._turns = TurnsByKey()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._last_due = NEVER

    # Live tables.

    @contextlib.asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[LiveTable]:
        """That table alive, brought into memory if need be and kept there meanwhile; raises NotFound, Unreadable."""
        if not is_id(table_id):
            raise NotFound("there is no such table", code="no-such-table")
        while (live := self._live_tables.get(table_id)) is None or live.dead:
            await self._wait_for(table_id)
        live.visitors += 1
        try:
            yield live
        finally:
            live.visitors -= 1
            self._release(live)

    async def _wait_for(self, table_id: str) -> None:
        """Until it is loaded, by whoever asked first. If that is somebody who may not ask for any more, we ask."""
        loading = self._loading.get(table_id)
        if loading is None:
            self._loading[table_id] = mine = asyncio.create_task(meter(partial(self._load, table_id)))
            await asyncio.shield(mine)
            return
        with contextlib.suppress(TooFast):
            await asyncio.shield(loading)

    async def use(self, table_id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something at a table; where that is given up meanwhile, at the same one loaded anew."""
        while True:
            async with self.visit(table_id) as live:
                with contextlib.suppress(Abandoned):
                    return await work(live)

    async def _load(self, table_id: str) -> None:
        """Those of one address one after the other: however many they ask for, everybody else's come in between."""
        bill = open_bill()
        try:
            async with self._turns.turn(table_id if bill is None else widest(bill.payer)):
                self._live_tables[table_id] = await self._loaded(table_id)
            self._services.metrics.live_tables.set(len(self._live_tables))
        except Unreadable as error:
            await set_aside(self._services, table_id, error)
            raise
        finally:
            del self._loading[table_id]

    async def _loaded(self, table_id: str) -> LiveTable:
        services, names = self._services, Names(self._services.storage)
        table = await self._rested.wake(table_id)
        if table is None:
            entries = await services.storage.journal(table_id)
            if not entries:
                raise NotFound("there is no such table", code="no-such-table")
            table = await folded(services, table_id, entries)
        try:
            await close_outdated(services, table)
        except Conflict:
            return await self._loaded(table_id)
        await names.learn(table.guests)
        live = LiveTable(services, table, names)
        await live.viewers.learn(table, {place.guest for place in table.places if place.guest})
        live.kicked = await services.storage.kicked(table_id)
        return live

    def _release(self, live: LiveTable) -> None:
        """Forget a live table that nobody is at."""
        if (live.idle or live.dead) and self._live_tables.get(live.table.id) is live:
            live.bots_and_clocks.close()
            del self._live_tables[live.table.id]
            if not live.dead:
                live.dead = True  # whoever still has it in hand comes back, to the one that is woken
                self._rested.lay_down(live.table)
            self._services.metrics.live_tables.set(len(self._live_tables))

    def is_live(self, table_id: str) -> bool:
        return table_id in self._live_tables

    def live_tables(self) -> list[LiveTable]:
        return list(self._live_tables.values())

    def live_tables_of(self, guest: str) -> list[LiveTable]:
        return [live for live in self._live_tables.values() if guest in live.names]

    # What happens by itself.

    async def sweep_for_ever(self) -> None:
        alone, guard = self._services.bus.alone, self._services.background.guard
        ahead = BOT_PATIENCE if alone else 0  # after a restart, our own bots' moves wait for nobody
        count = 0
        while True:
            await guard(partial(self.sweep, ahead))
            if count % ANNOUNCE_EVERY == 0:
                await guard(self.look_for_lost_news)
            ahead, count = 0, count + 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, ahead: int = 0) -> None:
        """Tend the tables at which something is due, forget those at which nobody is any more, and close pages that
        have fallen asleep."""
        for table_id in [*await self._due(ahead), *self._services.bots.next_alone()]:
            await self._see_to(partial(self.tend, table_id))
        pace = Pace()
        for live in list(self._live_tables.values()):
            self._release(live)
            await pace.breathe()
        self._services.open_pages.close_idle(self._idle_seconds)

    async def _due(self, ahead: int) -> list[str]:
        """Tables at which something is due: each time the next of them, for some may be due for long (a bot waits for
        its turn), and must not keep the others from being looked after."""
        due = await self._services.storage.due_tables(
            self._services.sources.now() + ahead, MOST_DUE, self._last_due if not ahead else NEVER
        )
        self._last_due = due[-1] if len(due) == MOST_DUE else NEVER
        return [each.id for each in due]

    async def _see_to(self, tend: Work) -> None:
        """One after the other; but while a game is being prepared, others do not wait for its tables."""
        background = self._services.background
        if self._services.preparation.done:
            await background.guard(tend)
        else:
            background.start(tend)

    async def tend(self, table_id: str) -> None:
        """See to what happens by itself at a table."""
        async with self.visit(table_id) as live:
            await live.catch_up()
            await live.bots_and_clocks.ring()
            live.bots_and_clocks.tend(live.table)

    async def look_for_lost_news(self) -> None:
        """Ask the database what the bus may not have told, nor a write that took too long; and tell the others again
        who is here."""
        pace, lengths = Pace(), await self._services.storage.lengths(self._live_tables)
        for table_id, live in list(self._live_tables.items()):
            if lengths.get(table_id, 0) != live.table.entries:
                await self._services.background.guard(live.catch_up)
            if live.attendance.pages:
                live.attendance.tell_again(live.table)
            await pace.breathe()

    # News.

    def hear(self, news: bus.AnyNews) -> None:
        """Something happened at another process."""
        if news.sender == self._services.process:
            return
        match news:
            case bus.Changed(table=table_id, entries=entries):
                live = self._live_tables.get(table_id)
                if live is not None and live.table.entries < entries:
                    self._services.background.start(live.catch_up)
            case bus.Here(table=table_id):
                if table_id in self._live_tables:
                    live = self._live_tables[table_id]
                    live.attendance.heard_of(news, live.table)
                    live.bots_and_clocks.attendance_changed()
            case bus.Said(table=table_id, line=line):
                if table_id in self._live_tables:
                    self._live_tables[table_id].chat.hear(line)
            case bus.Noticed(guest=guest, notice=notice):
                self._services.open_pages.show(guest, notice)
            case bus.Renamed(guest=guest, name=name):
                self._rename(guest, name)
            case bus.SignedOut(guest=guest, device=device):
                self._services.open_pages.close_all(guest, device)

    def rename(self, guest: str, name: str | None) -> None:
        """Let every process know that a guest has another name, or is gone."""
        self._rename(guest, name)
        self._services.bus.publish(bus.Renamed(sender=self._services.process, guest=guest, name=name))

    def _rename(self, guest: str, name: str | None) -> None:
        if name is None:
            self._rested.forget(guest)
        for live in self.live_tables_of(guest):
            self._services.background.start(partial(live.rename, guest, name))

    async def close(self) -> None:
        await cancel_all(set(self._loading.values()))
        for live in self._live_tables.values():
            live.bots_and_clocks.close()
