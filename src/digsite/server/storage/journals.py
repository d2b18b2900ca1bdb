"""Journals, and the rows beside them."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.schema import journal as journals
from digsite.server.storage.appending import Addition, append_all
from digsite.server.storage.base import SqlBase
from digsite.server.storage.interface import Conflict, TableRow
from digsite.server.storage.schema import daily, entries, seats, tables
from digsite.server.storage.writer import Batch

_NAMING = (journals.Opened, journals.Arranged)
_SEATING = (journals.Opened, journals.Arranged, journals.SatDown, journals.StoodUp)


class Journals(SqlBase):
    async def append(self, row: TableRow, first: int, added: Sequence[journals.AnyEntry]) -> None:
        addition = Addition(
            id=row.id,
            first=first,
            bodies=[journals.encode(entry).decode() for entry in added],
            status=row.status,
            public=row.public,
            changed=row.changed,
            due=row.due,
            line=msgspec.json.encode(row).decode(),
        )
        try:
            if any(isinstance(entry, _SEATING) for entry in added):
                await self._writer.do(lambda connection: _append_seating(connection, addition, row))
            else:
                await self._writer.do(_APPEND.of(addition))
        except IntegrityError as error:
            raise Conflict(f"table {row.id} has an entry {first} already") from error

    async def journal(self, table_id: str, start: int = 0) -> list[journals.AnyEntry]:
        query = select(entries.c.body).where(entries.c.table_id == table_id, entries.c.number >= start)
        rows = await self._read(lambda connection: connection.execute(query.order_by(entries.c.number)).scalars().all())
        return [journals.decode(body) for body in rows]

    async def lengths(self, table_ids: Iterable[str]) -> dict[str, int]:
        query = select(tables.c.id, tables.c.entries).where(tables.c.id.in_(list(table_ids)))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {table_id: length for table_id, length in rows}  # noqa: C416 - rows are not yet pairs to a type checker

    async def public_tables(self, limit: int) -> list[TableRow]:
        chosen = select(tables.c.line).where(tables.c.status.in_(("waiting", "playing")), tables.c.public)
        return await self._lines(chosen.order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        chosen = select(tables.c.line).join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest)
        return await self._lines(chosen.order_by(tables.c.changed.desc()).limit(limit))

    async def due_tables(self, now: int, limit: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def forget_tables(self, before: int) -> int:
        gone = delete(tables).where(tables.c.status != "playing", tables.c.changed < before)
        tries = delete(daily).where(~select(tables.c.id).where(tables.c.id == daily.c.table_id).exists())

        def forget(connection: Connection) -> int:
            count = connection.execute(gone).rowcount
            if count:
                connection.execute(tries.where(daily.c.day < _day_of(before)))
            return count

        return await self._writer.do(forget)

    async def forget_labels(self, table_id: str) -> None:
        naming = [entry for entry in enumerate(await self.journal(table_id)) if isinstance(entry[1], _NAMING)]
        change = update(entries).where(entries.c.table_id == table_id, entries.c.number == bindparam("key"))
        bodies = [
            {"key": number, "text": journals.encode(journals.nameless(entry)).decode()} for number, entry in naming
        ]
        query = select(tables.c.line).where(tables.c.id == table_id)

        def forget(connection: Connection) -> None:
            connection.execute(change.values(body=bindparam("text")), bodies)
            row = msgspec.json.decode(connection.execute(query).scalar_one(), type=TableRow)
            plain = msgspec.structs.replace(row, labels=(None,) * len(row.labels))
            line = msgspec.json.encode(plain).decode()
            connection.execute(update(tables).where(tables.c.id == table_id).values(line=line))

        await self._writer.do(forget)

    async def _lines(self, query: Any) -> list[TableRow]:
        lines = await self._read(lambda connection: connection.execute(query).scalars().all())
        return [msgspec.json.decode(line, type=TableRow) for line in lines]


def _append_seating(connection: Connection, addition: Addition, row: TableRow) -> None:
    """As any other addition, for a new table or one at which somebody sat down or stood up."""
    if addition.first == 0:
        columns = ("id", "status", "public", "changed", "due", "line")
        connection.execute(insert(tables).values({name: getattr(addition, name) for name in columns} | {"entries": 0}))
    append_all(connection, [addition])
    connection.execute(delete(seats).where(seats.c.table_id == row.id))
    people = {guest for guest in (*row.guests, row.creator) if guest is not None}
    if people:
        connection.execute(insert(seats), [{"guest": guest, "table_id": row.id} for guest in sorted(people)])


def _day_of(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


_APPEND = Batch(append_all)
