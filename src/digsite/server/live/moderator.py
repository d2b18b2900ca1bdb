"""What a running server does about the acts of moderators, which reach it through the database: within a moment, at
every process."""

import asyncio
from functools import partial

from digsite.server.errors import NotFound
from digsite.server.live.live_table import LiveTable
from digsite.server.live.registry import TableRegistry
from digsite.server.live.services import Services
from digsite.server.schema.closing import GONE
from digsite.server.storage.interface import ActRow

LOOK_SECONDS = 2.0
MOST_TABLES = 1000


class Moderator:
    def __init__(self, services: Services, registry: TableRegistry) -> None:
        self._services = services
        self._registry = registry
        self._seen: int | None = None
        """The last act that has been carried out here."""

    async def watch_for_ever(self) -> None:
        while True:
            await self._services.background.guard(self.look)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Carry out what is new. What was done before this process began has had its effect."""
        storage = self._services.storage
        if self._seen is None:
            done = [act.number for act in await storage.last_acts() if act.done is not None]
            self._seen = max(done, default=0)
        for act in await storage.acts_since(self._seen):
            if await self._try(act):
                await storage.act_done(act.number, self._services.sources.now())
            self._seen = act.number

    async def _try(self, act: ActRow) -> bool:
        """Whether it has had its effect. One that cannot have it, at a table that cannot be read, does not keep the
        others from theirs; the next start tries it again."""
        try:
            await self._carry_out(act)
        except NotFound:
            return True  # its table is gone
        except Exception as error:
            self._services.background.failed(error)
            return False
        return True

    async def _carry_out(self, act: ActRow) -> None:
        match act.what:
            case "ban" if act.guest is not None and act.until is not None:
                await self._ban(act.guest)
            case "kick" if act.guest is not None and act.table_id is not None:
                await self._registry.use(act.table_id, partial(LiveTable.show_out, guest=act.guest))
            case "close" if act.table_id is not None:
                await self._registry.use(act.table_id, LiveTable.call_off)
            case "hide" if act.table_id is not None:
                await self._registry.use(act.table_id, LiveTable.send_away_all)

    async def _ban(self, guest: str) -> None:
        for row in await self._services.storage.tables_of(guest, limit=MOST_TABLES):
            await self._registry.use(row.id, partial(LiveTable.show_out, guest=guest))
        for page in self._services.open_pages.of(guest):
            page.close(GONE)
