"""Games begun by rules that have changed since are closed when their table is next opened. Nothing of them is lost: the
journal stays, a result stays, and the game can be looked at as far as the rules of today can follow it."""

import logging

from digsite.server.live.services import Services
from digsite.server.live.table_row import table_row
from digsite.server.notify.notices import notices
from digsite.server.schema import journal
from digsite.server.tables.table import Table

log = logging.getLogger(__name__)


async def close_outdated(services: Services, table: Table) -> None:
    """Close it, unless it has come to the end that its row tells of; raises Conflict where another process did."""
    if not table.outdated:
        return
    kept, found = await services.storage.row(table.id), table_row(table)
    if kept.status != "playing" and (kept.status, kept.scores) == (found.status, found.scores):
        return
    entry = journal.Outdated(at=services.sources.now(), scores=kept.scores, rank=kept.rank)
    first = table.entries
    table.apply(entry)
    await services.storage.append(table_row(table), first, (entry,))
    log.warning("table-outdated", extra={"game": kept.game, "version": table.rules_version})
    for guest, notice in notices(table, (entry,), ()):
        services.open_pages.notify(guest, notice, (), lambda: False)
