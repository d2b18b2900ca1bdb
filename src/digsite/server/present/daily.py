"""A day's deal as one viewer may know it: nobody is told the seed, nor another's game, while the day lasts."""

from collections.abc import Mapping, Sequence

from digsite.server.schema import requests
from digsite.server.storage.interface import DailyRow, TableRow
from digsite.server.tables.daily import Deal, end_of

Tries = Sequence[tuple[DailyRow, TableRow]]


def deal_of(
    day: str, game: str, deal: Deal, tries: Tries, names: Mapping[str, str], *, viewer: str | None, now: int
) -> requests.Daily:
    over = now >= end_of(day)
    results = [
        requests.DailyResult(
            name=names.get(row.guest, ""),
            score=table.scores[0],
            rank=table.rank,
            mine=row.guest == viewer,
            table=row.table_id if over else None,
        )
        for row, table in tries
        if table.scores
    ]
    return requests.Daily(
        day=day,
        game=game,
        ends=end_of(day),
        table=next((row.table_id for row, _ in tries if row.guest == viewer), None),
        hash=deal.hash,
        seed=deal.seed if over else None,
        salt=deal.salt if over else None,
        results=tuple(sorted(results, key=lambda result: -result.score)),
    )
