"""Reading a table from the storage. A long journal is folded beside the event loop, so that nobody waits for it."""

import logging
from collections.abc import Sequence
from functools import partial

from digsite.server.errors import Unreadable
from digsite.server.live.services import Services
from digsite.server.schema import journal
from digsite.server.schema.messages import Notice
from digsite.server.tables.folding import fold
from digsite.server.tables.table import Table

SHORT = 30
"""Entries of a journal that are folded at once where no game has begun: of a game the deal alone can take long."""
ENTRY = 0.00005
"""Seconds that an entry takes to fold, roughly."""
log = logging.getLogger(__name__)


async def folded(services: Services, table_id: str, entries: Sequence[journal.AnyEntry]) -> Table:
    """The table that a journal describes; raises Unreadable, Preparing."""
    opened = entries[0]
    if isinstance(opened, journal.Opened):
        await services.preparation.wait(opened.rules.game)
    if len(entries) <= SHORT and not any(isinstance(entry, journal.Begun) for entry in entries):
        return fold(table_id, entries, services.games)
    work = partial(fold, table_id, entries, services.games)
    return await services.background.aside(work, ENTRY * len(entries))


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
