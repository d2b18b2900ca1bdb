"""What a running server does about the acts of moderators, which reach it through the database: within a moment, at
every process."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from digsite.server.errors import NotFound, Preparing, Unreadable
from digsite.server.live.live_table import LiveTable
from digsite.server.live.registry import TableRegistry
from digsite.server.live.services import Services
from digsite.server.schema.closing import GONE
from digsite.server.storage.interface import ActRow

LOOK_SECONDS = 2.0
MOST_TABLES = 100_000
SELDOM = 256
"""Looks between two tries at an act that fails each time."""


class Owed:
    """An act that has not had its effect here: it is tried again, ever more seldom."""

    def __init__(self, act: ActRow) -> None:
        self.act = act
        self._pause = 1
        self._left = 0

    def is_due(self) -> bool:
        """Asked once a look."""
        self._left -= 1
        return self._left < 0

    def put_off(self) -> None:
        self._left, self._pause = self._pause, min(2 * self._pause, SELDOM)


class Moderator:
    def __init__(self, services: Services, registry: TableRegistry) -> None:
        self._services = services
        self._registry = registry
        self._seen: int | None = None
        """The last act that this process knows of."""
        self._owed: dict[int, Owed] = {}
        """By their numbers, those it has still to carry out."""

    async def watch_for_ever(self) -> None:
        while True:
            await self._services.background.guard(self.look)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Carry out what is new, and what failed before. What another process has carried out before this one began
        has had its effect; what none has is done now."""
        await self._find()
        for number, owed in sorted(self._owed.items()):
            if not owed.is_due():
                continue
            if await self._try(owed.act):
                self._owed.pop(number, None)
            else:
                owed.put_off()

    async def _find(self) -> None:
        storage = self._services.storage
        if self._seen is None:
            latest = await storage.last_acts()
            found = await storage.acts_to_do()
            self._seen = max((act.number for act in (*latest[:1], *found)), default=0)
        else:
            found = await storage.acts_since(self._seen)
            self._seen = max((act.number for act in found), default=self._seen)
        self._owed |= {act.number: Owed(act) for act in found}

    async def _try(self, act: ActRow) -> bool:
        """Whether it has had its effect. One that cannot have it yet does not keep the others from theirs."""
        try:
            await self._carry_out(act)
            await self._services.storage.act_done(act.number, self._services.sources.now())
        except (Unreadable, Preparing):
            return False  # at a table that may be healed, or of a game that is not there yet
        except Exception as error:
            self._services.background.failed(error)
            return False
        return True

    async def _carry_out(self, act: ActRow) -> None:
        match act.what:
            case "ban" if act.guest is not None:
                await self._ban(act.guest)
            case "kick" if act.table_id is not None:
                await self._at(act.table_id, LiveTable.learn_whom_to_keep_out)
            case "close" if act.table_id is not None:
                await self._at(act.table_id, LiveTable.call_off)
            case "admit" | "hide" | "heal" if act.table_id is not None and self._registry.is_live(act.table_id):
                await self._at(act.table_id, _IN_MEMORY[act.what])

    async def _at(self, table_id: str, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        with contextlib.suppress(NotFound):  # it is gone, and with it what was to be done
            await self._registry.use(table_id, work)

    async def _ban(self, guest: str) -> None:
        found = await self._services.storage.guest(guest)
        if found is None or (found.banned_until or 0) <= self._services.sources.now():
            return  # it was lifted, or is over
        for page in self._services.open_pages.of(guest):
            page.close(GONE)
        unreadable = False
        for row in await self._services.storage.tables_of(guest, limit=MOST_TABLES):
            if row.status not in ("waiting", "playing"):
                continue
            try:
                await self._at(row.id, partial(LiveTable.show_out, guest=guest))
            except Unreadable:
                unreadable = True  # nobody plays there; the other tables come first
        if unreadable:
            raise Unreadable("a table of somebody who was banned")


_IN_MEMORY: dict[str, Callable[[LiveTable], Awaitable[None]]] = {
    "admit": LiveTable.learn_whom_to_keep_out,
    "hide": LiveTable.send_away_all,
    "heal": LiveTable.read_anew,
}
"""What concerns only whoever has the table in memory: read from the database, it is as the moderator wants it."""
