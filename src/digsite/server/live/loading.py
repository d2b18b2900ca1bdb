"""Reading a table from the storage. A long journal is folded in slices, so that nobody else waits for it."""

import asyncio
import logging
import time
from collections.abc import Sequence

from digsite.server.errors import Unreadable
from digsite.server.live.services import Services
from digsite.server.schema import journal
from digsite.server.schema.messages import Notice
from digsite.server.tables.folding import first, rest
from digsite.server.tables.table import Table

SLICE = 0.004
"""Seconds of the event loop after which others have their turn."""
log = logging.getLogger(__name__)


async def folded(services: Services, table_id: str, entries: Sequence[journal.AnyEntry]) -> Table:
    """The table that a journal describes; raises Unreadable."""
    table = first(table_id, entries, services.games)
    end = time.perf_counter() + SLICE
    for _ in rest(table, entries):
        if time.perf_counter() > end:
            await asyncio.sleep(0)
            end = time.perf_counter() + SLICE
    return table


async def set_aside(services: Services, table_id: str, error: Unreadable) -> None:
    """Let a table rest that cannot be read, and tell whoever made it or sits there."""
    row = await services.storage.set_aside(table_id, error.reason)
    if row is None:
        return
    services.metrics.set_aside.inc()
    log.error("table-set-aside", extra={"game": row.game, "why": error.reason})
    notice = Notice(about="set-aside", table=row.id, game=row.game, status=row.status, seat=None)
    for guest in {row.creator, *row.guests} - {None}:
        services.lookouts.notify(str(guest), notice, (), lambda: False)
