"""Who of a table's guests has seen its deal elsewhere, which everybody there is told; and who sees it here, so that
other tables can tell it."""

import asyncio
from collections.abc import Iterable
from functools import partial

from digsite.server.errors import Unavailable
from digsite.server.live.services import Services
from digsite.server.schema.descriptions import Seen
from digsite.server.tables.duplicates import deal_id, may_be_known
from digsite.server.tables.table import Table

FIRST_PAUSE = 1.0
LAST_PAUSE = 60.0
"""Seconds until what could not be written is tried again, each time twice as long."""


class Viewers:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._noted: set[tuple[str, Seen]] = set()
        self.elsewhere: dict[str, Seen] = {}
        """Guest -> how they have seen this deal at another table."""

    def note(self, table: Table, guest: str | None, how: Seen) -> None:
        """That guest sees the deal here. It is written down beside what they wait for."""
        if guest is None or table.running is None or (guest, how) in self._noted:
            return
        self._noted.add((guest, how))
        self._services.background.start(partial(self._write, table, guest, how))

    async def _write(self, table: Table, guest: str, how: Seen) -> None:
        """Until it is written: whoever has seen a deal has, whatever the database does meanwhile."""
        deal, pause = deal_id(table), FIRST_PAUSE
        while True:
            try:
                await self._services.storage.saw_deal(deal, guest, table.id, how)
            except Unavailable:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_PAUSE)
            else:
                return

    async def learn(self, table: Table, guests: Iterable[str]) -> bool:
        """Find out who of these has seen the deal at another table; whether that was not known."""
        if not may_be_known(table):
            return False
        before = self.elsewhere
        self.elsewhere = await self._services.storage.deal_viewers(deal_id(table), table.id, guests)
        return before != self.elsewhere
