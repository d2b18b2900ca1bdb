"""What a running server does about the acts of moderators, which reach it through the database: within a moment, at
every process."""

import asyncio
from typing import TYPE_CHECKING

from digsite.server.errors import NotFound
from digsite.server.socket.connection import GONE, RESTART
from digsite.server.storage.interface import ActRow
from digsite.server.tables import journal
from digsite.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from digsite.server.server import Server

LOOK_SECONDS = 2.0


class Moderator:
    def __init__(self, server: "Server") -> None:
        self._server = server
        self._seen: int | None = None
        """The last act that has been carried out here."""

    async def watch_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:  # the database is away, say: the next look comes soon
                self._server.registry.failed(error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Carry out what is new. What was done before this process began has had its effect."""
        storage = self._server.storage
        if self._seen is None:
            done = [act.number for act in await storage.last_acts() if act.done is not None]
            self._seen = max(done, default=0)
        for act in await storage.acts_since(self._seen):
            if await self._try(act):
                await storage.act_done(act.number, self._server.sources.now())
            self._seen = act.number

    async def _try(self, act: ActRow) -> bool:
        """Whether it has had its effect. One that cannot have it, at a table that cannot be read, does not keep the
        others from theirs; the next start tries it again."""
        try:
            await self._carry_out(act)
        except NotFound:
            return True  # its table is gone
        except Exception as error:
            self._server.registry.failed(error)
            return False
        return True

    async def _carry_out(self, act: ActRow) -> None:
        match act.what:
            case "ban" if act.guest is not None and act.until is not None:
                await self._ban(act.guest)
            case "kick" if act.guest is not None and act.table_id is not None:
                async with self._server.registry.visit(act.table_id) as live:
                    await self._kick(live, act.guest)
            case "close" if act.table_id is not None:
                async with self._server.registry.visit(act.table_id) as live:
                    if live.table.status in ("waiting", "playing"):
                        await live.add(journal.Cancelled(at=self._server.sources.now()))
            case "hide" if act.table_id is not None:
                async with self._server.registry.visit(act.table_id) as live:
                    for connection in live.connections:
                        connection.close(RESTART)  # they come back to the chat as it is now

    async def _ban(self, guest: str) -> None:
        for row in await self._server.storage.tables_of(guest, limit=1000):
            async with self._server.registry.visit(row.id) as live:
                await self._kick(live, guest)
        for connection in self._server.registry.lookouts.get(guest, ()):
            connection.close(GONE)

    async def _kick(self, live: LiveTable, guest: str) -> None:
        await self._server.vacate(live, guest)
        for connection in live.connections:
            if connection.guest == guest:
                connection.close(GONE)
