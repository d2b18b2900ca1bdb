"""What the strongest bot makes of a day's deal: it plays it at a table of bots alone, once somebody wants to know and
the day is over. Such tables wait until nobody else needs the bots, and few of them are played at once."""

from digsite.server.live.opening_tables import open_for_master
from digsite.server.live.registry import TableRegistry
from digsite.server.live.services import Services
from digsite.server.schema.requests import DailyMaster
from digsite.server.tables.daily import DailyDeals, end_of


async def masters_result(
    services: Services, registry: TableRegistry, deals: DailyDeals, day: str, game: str
) -> DailyMaster | None:
    """Its score, or that it still plays; None where there is none to come."""
    if services.sources.now() < end_of(day):
        raise ValueError(f"the deal of {day} is still secret")
    row = await services.storage.table_row(deals.master_table(day, game))
    if row is None or row.status == "playing":
        # Begun, or gone on with where a server was stopped meanwhile.
        table_id = await open_for_master(services, deals, day, game) if row is None else row.id
        services.background.start(lambda: registry.tend(table_id))
        return DailyMaster(score=None, table=None)
    return DailyMaster(score=row.scores[0], table=row.id) if row.scores else None
