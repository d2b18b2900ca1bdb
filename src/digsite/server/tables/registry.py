"""All live tables of one process, and what it does by itself. A table nobody is at leaves memory; it lives
in the database, and anybody who asks for it has it back."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from digsite.server.bots.pool import BotPool
from digsite.server.bus import bus
from digsite.server.errors import NotFound
from digsite.server.metrics import Metrics
from digsite.server.present.listing import table_row
from digsite.server.schema.descriptions import is_id
from digsite.server.schema.messages import Notice
from digsite.server.socket.connection import IDLE, RESTART, Connection
from digsite.server.storage.interface import Conflict, Storage
from digsite.server.tables import journal
from digsite.server.tables.bots_and_clocks import BOT_PATIENCE
from digsite.server.tables.live_table import LiveTable
from digsite.server.tables.table import Table, fold
from digsite.server.time_and_secrets import TimeAndSecrets

SWEEP_SECONDS = 2.0
ANNOUNCE_EVERY = 7
"""Sweeps between two tellings of who is connected, and between two looks for news the bus may have lost."""
MOST_DUE = 200
log = logging.getLogger(__name__)

Deliver = Callable[[str, Notice], Awaitable[None]]


class TableRegistry:
    def __init__(
        self,
        storage: Storage,
        news: bus.Bus,
        bots: BotPool,
        metrics: Metrics,
        sources: TimeAndSecrets,
        idle_seconds: float,
    ) -> None:
        self.name = sources.name()
        self.storage = storage
        self.bus = news
        self.bots = bots
        self.metrics = metrics
        self.sources = sources
        self.deliver: Deliver | None = None
        """How a notice reaches a guest who has no page open here."""
        self.sealed: Callable[[Table], bool] = lambda table: False  # noqa: ARG005 - daily deals say otherwise
        self.lookouts: dict[str, set[Connection]] = {}
        """Every connection of a guest, at whichever table or none."""
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle_seconds = idle_seconds

    # Live tables.

    async def open_table(self, table_id: str, opened: journal.Opened, *more: journal.AnyEntry) -> None:
        """Store a new table; one that is there already stays as it is."""
        table = fold(table_id, [opened, *more])
        with contextlib.suppress(Conflict):
            await self.storage.append(table_row(table), 0, [opened, *more])

    @contextlib.asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[LiveTable]:
        """That table alive, brought into memory if need be and kept there meanwhile; raises NotFound."""
        if not is_id(table_id):
            raise NotFound("there is no such table", code="no-such-table")
        while (live := self._live_tables.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            await asyncio.shield(self._loading[table_id])
        live.visitors += 1
        try:
            yield live
        finally:
            live.visitors -= 1
            self.release(live)

    async def _load(self, table_id: str) -> None:
        try:
            entries = await self.storage.journal(table_id)
            if not entries:
                raise NotFound("there is no such table", code="no-such-table")
            table = fold(table_id, entries)
            guests = {entry.by for entry in entries if entry.by} | {
                place.guest for place in table.places if place.guest
            }
            live = LiveTable(self, table, await self.storage.names(guests))
            self._live_tables[table_id] = live
            self.metrics.live_tables.set(len(self._live_tables))
        finally:
            del self._loading[table_id]

    def release(self, live: LiveTable) -> None:
        """Forget a live table that nobody is at."""
        if live.idle and self._live_tables.get(live.table.id) is live:
            live.bots_and_clocks.close()
            del self._live_tables[live.table.id]
            self.metrics.live_tables.set(len(self._live_tables))

    def abandon(self, live: LiveTable, code: int = RESTART) -> None:
        """Forget a live table whose memory may differ from the database; its clients come back to a fresh one."""
        for connection in live.connections:
            connection.close(code)
        live.bots_and_clocks.close()
        if self._live_tables.get(live.table.id) is live:
            del self._live_tables[live.table.id]

    def live_tables(self) -> list[LiveTable]:
        return list(self._live_tables.values())

    def live_tables_of(self, guest: str) -> list[LiveTable]:
        return [live for live in self._live_tables.values() if guest in live.names]

    # What happens by itself.

    def start(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something beside everything else; what goes wrong in it is logged."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except NotFound:
            pass
        except Exception as error:
            self.failed(error)

    def failed(self, error: BaseException | None) -> None:
        """Something went wrong where no client waits for an answer."""
        self.metrics.errors.inc()
        log.error("background-failed", exc_info=error)

    async def sweep_for_ever(self) -> None:
        ahead = BOT_PATIENCE if self.bus.alone else 0  # after a restart, our own bots' moves wait for nobody
        count = 0
        while True:
            await self._guard(partial(self.sweep, ahead))
            if not self.bus.alone and count % ANNOUNCE_EVERY == 0:
                await self._guard(self.look_for_lost_news)
            ahead, count = 0, count + 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, ahead: int = 0) -> None:
        """Tend the tables at which something is due, and close connections that have fallen asleep."""
        for table_id in await self.storage.due_tables(self.sources.now() + ahead, MOST_DUE):
            async with self.visit(table_id) as live:
                await live.catch_up()
                await live.bots_and_clocks.ring()
                live.bots_and_clocks.tend()
        self._close_idle()

    def _close_idle(self) -> None:
        now = asyncio.get_running_loop().time()
        for connections in self.lookouts.values():
            for connection in connections:
                if connection.active:
                    connection.active, connection.idle_since = False, now
                elif now - connection.idle_since > self._idle_seconds:
                    connection.close(IDLE)

    async def look_for_lost_news(self) -> None:
        """Ask the database what the bus may not have told, and tell the others again who is here."""
        lengths = await self.storage.lengths(self._live_tables)
        for table_id, live in list(self._live_tables.items()):
            if lengths.get(table_id, 0) > live.table.entries:
                await live.catch_up()
            if live.connections:
                live.attendance.announce()

    # News and notices.

    def hear(self, news: bus.AnyNews) -> None:
        """Something happened at another process."""
        if news.sender == self.name:
            return
        match news:
            case bus.Changed(table=table_id, entries=entries):
                live = self._live_tables.get(table_id)
                if live is not None and live.table.entries < entries:
                    self.start(live.catch_up)
            case bus.Here(table=table_id):
                if table_id in self._live_tables:
                    self._live_tables[table_id].attendance.heard_of(news)
            case bus.Said(table=table_id, line=line):
                if table_id in self._live_tables:
                    self._live_tables[table_id].chat.hear(line)
            case bus.Noticed(guest=guest, notice=notice):
                self._show(guest, notice)
            case bus.Renamed(guest=guest, name=name):
                self._rename(guest, name)
            case bus.SignedOut(guest=guest, device=device):
                self._close_all(guest, device)

    def notify(self, guest: str, notice: Notice, live: LiveTable) -> None:
        """Tell a guest: on every page they have open elsewhere, and if none is at that table, wherever they asked
        for. A page at the table sees it happen."""
        pages = self.lookouts.get(guest, set())
        for page in pages - live.connections:
            page.send(notice)
        if not pages.isdisjoint(live.connections):
            return
        self.bus.publish(bus.Noticed(sender=self.name, guest=guest, notice=notice))
        deliver = self.deliver
        if deliver is not None and live.attendance.present().isdisjoint(live.table.seats_of(guest)):
            self.start(lambda: deliver(guest, notice))

    def _show(self, guest: str, notice: Notice) -> None:
        for page in self.lookouts.get(guest, ()):
            page.send(notice)

    def rename(self, guest: str, name: str | None) -> None:
        """Let every process know that a guest has another name, or is gone."""
        self._rename(guest, name)
        self.bus.publish(bus.Renamed(sender=self.name, guest=guest, name=name))

    def _rename(self, guest: str, name: str | None) -> None:
        for live in self.live_tables_of(guest):
            live.rename(guest, name)

    def sign_out(self, guest: str, device: str | None = None) -> None:
        """Let every process close the guest's connections, or those of one device: who may still be them comes back."""
        self._close_all(guest, device)
        self.bus.publish(bus.SignedOut(sender=self.name, guest=guest, device=device))

    def _close_all(self, guest: str, device: str | None) -> None:
        for connection in self.lookouts.get(guest, ()):
            if device in (None, connection.device):
                connection.close(RESTART)

    async def close(self) -> None:
        for live in self._live_tables.values():
            live.bots_and_clocks.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
