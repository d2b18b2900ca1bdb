"""The daily deal: one seed a day for a solo game, secret until the day ends, one try each, a table of results."""

from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec

from digsite.core import Chance
from digsite.core.seal import seal
from digsite.server.errors import Malformed, NotFound
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.identity import Identity
from digsite.server.schema import requests
from digsite.server.schema.descriptions import MySeat, TableRules
from digsite.server.storage.interface import DailyRow, Storage, TableRow
from digsite.server.tables import journal
from digsite.server.tables.new_table import opened
from digsite.server.tables.table import Table

GAME = "block-and-key"


Tries = list[tuple[DailyRow, TableRow]]


class Deal(NamedTuple):
    seed: int | str
    salt: str

    @property
    def hash(self) -> str:
        return seal(self.seed, self.salt)


class DailyDeals:
    """Which deal belongs to which day. It follows from a key of its own, so nothing is stored beforehand; but once it
    has been played, what was dealt is what counts."""

    def __init__(self, key: str, game: str = GAME) -> None:
        self._identity = Identity(key)
        self._dealt: dict[str, Deal] = {}
        self.game = game

    async def of(self, day: str, tries: Tries, storage: Storage) -> Deal:
        if day not in self._dealt:
            first = next((row.table_id for row, table in tries if table.game == self.game), None)
            opened = (await storage.journal(first))[0] if first is not None else None
            if not isinstance(opened, journal.Opened):
                return self._planned(day)
            self._dealt[day] = Deal(opened.seed, opened.salt)
        return self._dealt[day]

    def _planned(self, day: str) -> Deal:
        seed = Chance(int(self._identity.derive(f"daily-seed:{self.game}:{day}"), 16)).plain_seed
        return Deal(seed, self._identity.derive(f"daily-salt:{self.game}:{day}"))


def day_of(now: int) -> str:
    """The day, by the clock of Greenwich."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The moment at which that day is over, in milliseconds since 1970."""
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(next_day.year, next_day.month, next_day.day, tzinfo=UTC).timestamp() * 1000)


def is_sealed(table: Table, now: int) -> bool:
    """Whether others may still be dealt what this table was dealt."""
    return table.daily is not None and now < end_of(table.daily)


async def today(call: Call) -> requests.Daily:
    """Today's deal: your table if you have begun, and the results so far."""
    return await _daily(call, day_of(call.server.sources.now()))


async def of_day(call: Call) -> requests.Daily:
    """A past day's deal, with its seed and everybody's games."""
    day, now = call.path("day"), call.server.sources.now()
    try:
        known = date.fromisoformat(day).isoformat() == day
    except ValueError:
        known = False
    if not known:
        raise Malformed("expected a day as YYYY-MM-DD", code="no-such-day")
    if day > day_of(now):
        raise NotFound("that day has not come yet", code="no-such-day")
    return await _daily(call, day)


async def play(call: Call) -> requests.Daily:
    """Begin today's deal, or come back to it."""
    server, me = call.server, call.me
    day = day_of(server.sources.now())
    deal = await server.daily.of(day, await server.storage.daily(day), server.storage)
    rules = TableRules(game=server.daily.game, seats=(MySeat(),), seed=deal.seed, spectators=True)
    first = msgspec.structs.replace(opened(rules, me.id, server.sources, day), salt=deal.salt)
    # The row comes first: whoever asks twice at once gets one table, and one that was lost is made again.
    row = await server.storage.begin_daily(DailyRow(day=day, guest=me.id, table_id=server.sources.name()))
    await server.open_table(row.table_id, me.id, first, journal.Begun(at=first.at, by=me.id))
    return await _daily(call, day)


async def _daily(call: Call, day: str) -> requests.Daily:
    server = call.server
    me = call.guest.id if call.guest else None
    tries = await server.storage.daily(day)
    names = await server.storage.names(row.guest for row, _ in tries)
    over = server.sources.now() >= end_of(day)
    deal = await server.daily.of(day, tries, server.storage)
    results = [
        requests.DailyResult(
            name=names.get(row.guest, ""),
            score=table.scores[0],
            rank=table.rank,
            mine=row.guest == me,
            table=row.table_id if over else None,
        )
        for row, table in tries
        if table.scores
    ]
    return requests.Daily(
        day=day,
        game=server.daily.game,
        ends=end_of(day),
        table=next((row.table_id for row, _ in tries if row.guest == me), None),
        hash=deal.hash,
        seed=deal.seed if over else None,
        salt=deal.salt if over else None,
        results=tuple(sorted(results, key=lambda result: -result.score)),
    )


ENDPOINTS = (
    Endpoint(method="GET", path="/api/daily", handler=today, answer=requests.Daily, guest=False),
    Endpoint(method="GET", path="/api/daily/{day}", handler=of_day, answer=requests.Daily, guest=False),
    Endpoint(method="POST", path="/api/daily", handler=play, answer=requests.Daily),
)
