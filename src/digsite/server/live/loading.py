"""Reading a table from the storage. A long journal is folded beside the event loop, so that nobody waits for it."""

import logging
import time
from collections.abc import Sequence
from functools import partial

from digsite.games import Registrations
from digsite.server.bill import put_on_bill
from digsite.server.errors import Unreadable
from digsite.server.live.services import Services
from digsite.server.schema import journal
from digsite.server.schema.messages import Notice
from digsite.server.tables.folding import fold
from digsite.server.tables.table import Table

SHORT = 30
"""Entries that are folded at once: that takes a few milliseconds, whatever they are."""
log = logging.getLogger(__name__)


async def folded(services: Services, table_id: str, entries: Sequence[journal.AnyEntry]) -> Table:
    """The table that a journal describes; raises Unreadable, Preparing."""
    opened = entries[0]
    if isinstance(opened, journal.Opened):
        await services.preparation.wait(opened.rules.game)
    work = partial(_fold, table_id, entries, services.games)
    table, seconds = work() if len(entries) <= SHORT else await services.background.aside(work)
    put_on_bill(seconds)
    return table


def _fold(table_id: str, entries: Sequence[journal.AnyEntry], games: Registrations) -> tuple[Table, float]:
    """And the processor time that it took."""
    begun = time.thread_time()
    return fold(table_id, entries, games), time.thread_time() - begun


async def set_aside(services: Services, table_id: str, error: Unreadable) -> None:
    """Let a table rest that cannot be read, and tell whoever made it or sits there."""
    row = await services.storage.set_aside(table_id, error.why)
    if row is None:
        return
    services.metrics.set_aside.inc()
    cause = type(error.__cause__ or error).__name__  # `digsite doctor` tells more
    log.error("table-set-aside", extra={"game": row.game, "error": cause})
    notice = Notice(about="set-aside", table=row.id, game=row.game, status=row.status, seat=None)
    for guest in {row.creator, *row.guests} - {None}:
        services.open_pages.notify(str(guest), notice, (), lambda: False)
