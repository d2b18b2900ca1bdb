"""Tries at the daily deals, and how they ended. What is asked of a result stands in its table's line."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, literal_column, select
from sqlalchemy.exc import IntegrityError

from digsite.server.storage.base import SqlBase
from digsite.server.storage.guests import here, locked
from digsite.server.storage.interface import DailyRow, TableRow
from digsite.server.storage.lines import read_line
from digsite.server.storage.schema import daily, tables

_SCORE = {
    "sqlite": "CASE WHEN json_valid(tables.line) THEN json_extract(tables.line, '$.scores[0]') END",
    "postgresql": """CAST(substring(tables.line from '"scores":[[](-?[0-9]{1,9})') AS integer)""",
}
"""Of a game that was played to its end, in each database's own words: such that a line that cannot be read is none. (No
name can be taken for it: its quotes would be escaped.)"""
_LATE = {
    "sqlite": "CASE WHEN json_valid(tables.line) THEN COALESCE(json_extract(tables.line, '$.late'), 0) ELSE 0 END",
    "postgresql": """CASE WHEN strpos(tables.line, '"late":true') > 0 THEN 1 ELSE 0 END""",
}
"""And whether it came to that after its day: 1 or 0."""


class DailyTries(SqlBase):
    async def begin_daily(self, first: DailyRow) -> DailyRow:
        def begin(connection: Connection) -> None:
            if locked(connection, here(first.guest)) is not None:
                connection.execute(insert(daily), msgspec.to_builtins(first))

        try:
            await self._writer.do(begin)
        except IntegrityError:
            query = select(daily).where(*_of(first.day, first.game), daily.c.guest == first.guest)
            row = await self._read(lambda connection: connection.execute(query).mappings().first())
            return first if row is None else DailyRow(**row)  # none: whoever begins twice has left meanwhile
        return first

    async def daily(
        self, day: str, game: str, guest: str | None = None, most: int = 1
    ) -> list[tuple[DailyRow, TableRow]]:
        query = _tries().where(*_of(day, game))

        def find(connection: Connection) -> list[tuple[DailyRow, TableRow]]:
            best_first = (_told(_LATE, connection), _told(_SCORE, connection).desc().nulls_last(), daily.c.table_id)
            rows = [*connection.execute(query.order_by(*best_first).limit(most)).mappings()]
            if guest is not None and guest not in [row["guest"] for row in rows]:
                rows += connection.execute(query.where(daily.c.guest == guest)).mappings()
            return _told_of(rows)

        return await self._read(find)

    async def daily_scores(self, day: str, game: str) -> dict[int, int]:
        def count(connection: Connection) -> dict[int, int]:
            score, late = _told(_SCORE, connection), _told(_LATE, connection)
            query = select(score.label("score"), func.count().label("number"))
            query = query.select_from(daily.join(tables, tables.c.id == daily.c.table_id))
            query = query.where(*_of(day, game), score.is_not(None), late == 0).group_by(score).order_by(score)
            return {row.score: row.number for row in connection.execute(query)}

        return await self._read(count)

    async def dailies_of(self, guest: str, game: str) -> list[tuple[DailyRow, TableRow]]:
        query = _tries().where(daily.c.guest == guest, daily.c.game == game).order_by(daily.c.day)
        return await self._read(lambda connection: _told_of(connection.execute(query).mappings()))


def _of(day: str, game: str) -> tuple[ColumnElement[bool], ...]:
    return daily.c.day == day, daily.c.game == game


def _tries() -> Any:
    return select(*daily.c, tables.c.line).join(tables, tables.c.id == daily.c.table_id)


def _told_of(rows: Iterable[Any]) -> list[tuple[DailyRow, TableRow]]:
    found = [(DailyRow(**{name: row[name] for name in daily.c.keys()}), read_line(row["line"])) for row in rows]  # noqa: SIM118
    return [(each, line) for each, line in found if line is not None]


def _told(words: dict[str, str], connection: Connection) -> ColumnElement[int]:
    return literal_column(words[connection.dialect.name])
