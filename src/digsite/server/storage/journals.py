"""Journals, and the rows beside them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server import journal as journals
from digsite.server.storage.base import SqlBase
from digsite.server.storage.interface import Conflict, TableRow
from digsite.server.storage.schema import entries, seats, tables
from digsite.server.storage.writer import Batch

_add_table = insert(tables)
_add_entry = insert(entries)
_add_seat = insert(seats)
_drop_seats = delete(seats).where(seats.c.table_id == bindparam("key"))
_change_table = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ("entries", "status", "public", "changed", "due", "line")})
)
_NAMING = (journals.Opened, journals.Arranged)
_SEATING = (journals.Opened, journals.Arranged, journals.SatDown, journals.StoodUp)


class _Addition(msgspec.Struct):
    """What one table adds in a transaction."""

    row: TableRow
    first: int
    bodies: list[str]
    seating: bool


class Journals(SqlBase):
    async def append(self, row: TableRow, first: int, added: Sequence[journals.AnyEntry]) -> None:
        bodies = [journals.encode(entry).decode() for entry in added]
        seating = any(isinstance(entry, _SEATING) for entry in added)
        try:
            await self._writer.do(_APPEND.of(_Addition(row, first, bodies, seating)))
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
        return await self._writer.do(lambda connection: connection.execute(gone).rowcount)

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


def _append_all(connection: Connection, additions: list[_Addition]) -> None:
    opened = [_columns(addition) | {"id": addition.row.id} for addition in additions if addition.first == 0]
    changed = [_columns(addition) | {"key": addition.row.id} for addition in additions if addition.first > 0]
    if opened:
        connection.execute(_add_table, opened)
    connection.execute(
        _add_entry,
        [
            {"table_id": addition.row.id, "number": number, "body": body}
            for addition in additions
            for number, body in enumerate(addition.bodies, addition.first)
        ],
    )
    if changed:
        connection.execute(_change_table, changed)
    for addition in additions:
        if addition.seating:
            _seat(connection, addition.row)


def _columns(addition: _Addition) -> dict[str, object]:
    row = addition.row
    return {
        "entries": addition.first + len(addition.bodies),
        "status": row.status,
        "public": row.public,
        "changed": row.changed,
        "due": row.due,
        "line": msgspec.json.encode(row).decode(),
    }


def _seat(connection: Connection, row: TableRow) -> None:
    connection.execute(_drop_seats, {"key": row.id})
    people = {guest for guest in (*row.guests, row.creator) if guest is not None}
    if people:
        connection.execute(_add_seat, [{"guest": guest, "table_id": row.id} for guest in sorted(people)])


_APPEND = Batch(_append_all)
