"""Putting new tables into the storage. They come to life when somebody visits them."""

import contextlib
from collections.abc import Sequence

import msgspec

from digsite.server.live.row import table_row
from digsite.server.live.services import Services
from digsite.server.schema import journal
from digsite.server.schema.descriptions import TableRules
from digsite.server.storage.interface import Conflict, DailyRow, TableRow
from digsite.server.tables.daily import DailyDeals, Deal
from digsite.server.tables.folding import fold
from digsite.server.tables.new_table import opened, plain_plan

Tries = Sequence[tuple[DailyRow, TableRow]]


async def open_table(services: Services, table_id: str, first: journal.Opened, *more: journal.AnyEntry) -> None:
    """Store a new table; one that is there already stays as it is."""
    entries = [first, *more]
    table = fold(table_id, entries, services.games)
    with contextlib.suppress(Conflict):
        await services.storage.append(table_row(table), 0, entries)


async def open_new(services: Services, rules: TableRules, creator: str) -> str:
    """A table by these rules; returns its id."""
    table_id = services.sources.name()
    rules = msgspec.structs.replace(rules, seats=tuple(plain_plan(plan) for plan in rules.seats))
    await open_table(services, table_id, opened(rules, creator, services.sources, services.games))
    return table_id


async def open_daily(services: Services, deals: DailyDeals, day: str, guest: str) -> str:
    """A guest's try at the deal of that day, if it is the first; returns its table."""
    deal = await dealt(services, deals, day, await services.storage.daily(day))
    first = deals.opened(day, deal, guest, services.sources, services.games)
    # The row comes first: whoever asks twice at once gets one table, and one that was lost is made again.
    row = await services.storage.begin_daily(DailyRow(day=day, guest=guest, table_id=services.sources.name()))
    await open_table(services, row.table_id, first, journal.Begun(at=first.at, by=guest))
    return row.table_id


async def dealt(services: Services, deals: DailyDeals, day: str, tries: Tries) -> Deal:
    """The deal of that day: what the first who played it was dealt, whatever key the server has now."""
    first = next((row.table_id for row, table in tries if table.game == deals.game), None)
    entries = await services.storage.journal(first) if first is not None else []
    opening = entries[0] if entries else None
    return Deal(opening.seed, opening.salt) if isinstance(opening, journal.Opened) else deals.planned(day)
