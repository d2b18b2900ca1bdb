"""Putting new tables into the storage. They come to life when somebody visits them."""

import contextlib
from collections.abc import Sequence

import msgspec

from digsite.server.bill import in_thread
from digsite.server.errors import Unreadable, no_guest
from digsite.server.live.services import Services
from digsite.server.live.table_row import table_row
from digsite.server.schema import journal
from digsite.server.schema.descriptions import TableRules
from digsite.server.storage.interface import Conflict, DailyRow, Departed, GroupTry, TableRow
from digsite.server.tables.daily import DailyDeals, Deal
from digsite.server.tables.folding import fold
from digsite.server.tables.groups import MOST_MEMBERS, GroupPlan, opened_for_member
from digsite.server.tables.new_table import opened, plain_plan

Tries = Sequence[tuple[DailyRow, TableRow]]


async def open_table(services: Services, table_id: str, first: journal.Opened, *more: journal.AnyEntry) -> None:
    """Store a new table; one that is there already stays as it is. Raises NoGuest if whoever makes it is no more."""
    entries = [first, *more]
    table = fold(table_id, entries, services.games)
    try:
        await services.storage.append(table_row(table), 0, entries, guest=first.by)
    except Departed:
        raise no_guest() from None
    except Conflict:
        return


async def open_new(services: Services, rules: TableRules, creator: str) -> str:
    """A table by these rules; returns its id."""
    await services.preparation.wait(rules.game)
    table_id = services.sources.name()
    rules = msgspec.structs.replace(rules, seats=tuple(plain_plan(plan) for plan in rules.seats))
    # Beside the event loop: a large set of pieces takes some milliseconds to be checked, and so may a position.
    first = await in_thread(lambda: opened(rules, creator, services.sources, services.games, services.strategies))
    await open_table(services, table_id, first)
    return table_id


async def open_duplicate(services: Services, first: journal.Opened) -> str:
    """A table with the deal of another; returns its id."""
    table_id = services.sources.name()
    await open_table(services, table_id, first)
    return table_id


async def open_group_try(services: Services, plan: GroupPlan, group: str, number: int, guest: str) -> str | None:
    """A member's try at a deal of a group, if it is the first; returns its table, None if the group is full."""
    await services.preparation.wait(plan.game)
    first = opened_for_member(plan, group, number, guest, services.sources, services.games, services.strategies)
    fresh = GroupTry(group_id=group, deal=number, guest=guest, table_id=services.sources.name())
    row = await services.storage.begin_group_try(fresh, MOST_MEMBERS)
    if row is not None:
        await open_table(services, row.table_id, first, journal.Begun(at=first.at, by=guest))
    return None if row is None else row.table_id


async def open_daily(services: Services, deals: DailyDeals, day: str, game: str, guest: str) -> str:
    """A guest's try at the deal of that day, if it is the first; returns its table."""
    await services.preparation.wait(game)
    deal = await dealt(services, deals, day, game, await services.storage.daily(day, game))
    first = deals.opened(day, game, deal, guest, services.sources, services.games)
    fresh = DailyRow(day=day, game=game, guest=guest, table_id=services.sources.name())
    # The row comes first: whoever asks twice at once gets one table, and one that was lost is made again.
    row = await services.storage.begin_daily(fresh)
    await open_table(services, row.table_id, first, journal.Begun(at=first.at, by=guest))
    return row.table_id


async def open_for_master(services: Services, deals: DailyDeals, day: str, game: str) -> str:
    """The table at which the strongest bot plays the deal of a day that is over; returns its id."""
    await services.preparation.wait(game)
    deal = await dealt(services, deals, day, game, await services.storage.daily(day, game))
    first = deals.opened_for_master(day, game, deal, services.sources, services.games)
    table_id = deals.master_table(day, game)
    await open_table(services, table_id, first, journal.Begun(at=first.at))
    return table_id


async def dealt(services: Services, deals: DailyDeals, day: str, game: str, tries: Tries) -> Deal:
    """The deal of that day: what whoever played it was dealt, whatever key the server has now. A try that cannot be
    read takes the day from nobody."""
    for row, _ in tries:
        with contextlib.suppress(Unreadable):
            entries = await services.storage.journal(row.table_id)
            opening = entries[0] if entries else None
            if isinstance(opening, journal.Opened):
                return Deal(opening.seed, opening.salt)
    return deals.planned(day, game)
