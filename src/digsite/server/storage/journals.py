"""Journals, and the rows beside them."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from digsite.server.errors import Unreadable
from digsite.server.schema import journal as journals
from digsite.server.storage.appending import Addition, append_all
from digsite.server.storage.base import SqlBase
from digsite.server.storage.checksum import checksum
from digsite.server.storage.guests import here, locked
from digsite.server.storage.interface import NEVER, Conflict, Departed, Due, TableRow
from digsite.server.storage.lines import read_line, write_line
from digsite.server.storage.schema import daily, entries, puzzle_tries, seats, tables
from digsite.server.storage.writer import Batch

AT_ONCE = 500
"""Tables in one statement."""
_PUZZLE = '"puzzle":true'
"""In the line of a table at which a puzzle is tried. The names in a line are written with their quotes escaped."""
_BEGUN = '"kind":"begun"'
"""In the entry by which a game began."""
_NAMING = (journals.Opened, journals.Arranged)
_SEATING = (journals.Opened, journals.Arranged, journals.SatDown, journals.StoodUp)


class Journals(SqlBase):
    async def append(
        self, row: TableRow, first: int, added: Sequence[journals.AnyEntry], *, guest: str | None = None
    ) -> None:
        addition = Addition(
            id=row.id,
            first=first,
            bodies=[journals.encode(entry).decode() for entry in added],
            status=row.status,
            public=row.public,
            changed=row.changed,
            due=row.due,
            line=write_line(row),
        )
        try:
            if True in [isinstance(entry, _SEATING) for entry in added]:  # at every move: quicker than `any`
                await self._writer.do(lambda connection: _append_seating(connection, addition, row, guest))
            else:
                await self._writer.do(_APPEND.of(addition))
        except IntegrityError as error:
            raise Conflict(f"table {row.id} has an entry {first} already") from error

    async def journal(self, table_id: str, start: int = 0) -> list[journals.AnyEntry]:
        return await self._read(lambda connection: read_journal(connection, table_id, start))

    async def row(self, table_id: str) -> TableRow:
        found = await self._lines(select(tables.c.line).where(tables.c.id == table_id))
        if not found:
            raise Unreadable("what lists show of it cannot be read")
        return found[0]

    async def set_aside(self, table_id: str, why: str) -> TableRow | None:
        change = update(tables).where(tables.c.id == table_id, tables.c.set_aside.is_(None)).values(set_aside=why)
        line = change.returning(tables.c.line)
        found = await self._writer.do(lambda connection: connection.execute(line).scalar_one_or_none())
        return None if found is None else read_line(found)

    async def lengths(self, table_ids: Iterable[str]) -> dict[str, int]:
        wanted = list(table_ids)
        found: dict[str, int] = {}
        for start in range(0, len(wanted), AT_ONCE):
            query = select(tables.c.id, tables.c.entries).where(tables.c.id.in_(wanted[start : start + AT_ONCE]))
            found |= dict(await self._read(partial(_pairs, query=query)))
        return found

    async def readable_length(self, table_id: str) -> int | None:
        query = select(tables.c.entries).where(tables.c.id == table_id, tables.c.set_aside.is_(None))
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def table_row(self, table_id: str) -> TableRow | None:
        found = await self._lines(select(tables.c.line).where(tables.c.id == table_id, tables.c.set_aside.is_(None)))
        return found[0] if found else None

    async def public_tables(self, limit: int) -> list[TableRow]:
        chosen = select(tables.c.line).where(tables.c.status.in_(("waiting", "playing")), tables.c.public)
        return await self._lines(chosen.order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int, *, puzzles: bool = True) -> list[TableRow]:
        chosen = select(tables.c.line).join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest)
        if not puzzles:
            first_try = select(puzzle_tries.c.table_id).where(puzzle_tries.c.guest == guest)
            chosen = chosen.where(~tables.c.line.contains(_PUZZLE, autoescape=True), tables.c.id.not_in(first_try))
        return await self._lines(chosen.order_by(tables.c.changed.desc()).limit(limit))

    async def waiting_tables_of(self, guest: str) -> list[TableRow]:
        chosen = select(tables.c.line).join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest)
        return await self._lines(chosen.where(tables.c.status == "waiting", tables.c.public))

    async def due_tables(self, now: int, limit: int, after: Due = NEVER) -> list[Due]:
        due = (tables.c.due, tables.c.id)
        query = select(*due).where(tables.c.due <= now, tables.c.set_aside.is_(None), tuple_(*due) > tuple_(*after))
        query = query.order_by(*due).limit(limit)
        return await self._read(lambda connection: [Due(at, each) for at, each in connection.execute(query)])

    async def forget_tables(self, before: int) -> int:
        old = select(tables.c.id).where(tables.c.changed < before).limit(AT_ONCE)
        tries = delete(daily).where(~select(tables.c.id).where(tables.c.id == daily.c.table_id).exists())

        def forget(connection: Connection) -> int:
            count = connection.execute(delete(tables).where(tables.c.id.in_(old))).rowcount
            if count:
                connection.execute(tries.where(daily.c.day < _day_of(before)))
            return count

        count = 0
        while some := await self._writer.do(forget):  # a few at a time: players' moves wait for nobody's cleaning
            count += some
        return count

    async def ids_of(self, guest: str) -> list[str]:
        query = select(seats.c.table_id).where(seats.c.guest == guest).order_by(seats.c.table_id)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def forget_labels(self, table_id: str, guest: str) -> None:
        await self._writer.do(lambda connection: _forget_labels(connection, table_id, guest))

    async def _lines(self, query: Any) -> list[TableRow]:
        # Decoded where they are read, beside the event loop: there can be thousands.
        def find(connection: Connection) -> list[TableRow]:
            rows = [read_line(line) for line in connection.execute(query).scalars()]
            return [row for row in rows if row is not None]

        return await self._read(find)


def _pairs(connection: Connection, query: Any) -> list[tuple[str, int]]:
    return [(table_id, length) for table_id, length in connection.execute(query)]


def _journal() -> Select[Any]:
    """One statement, so that the row and its entries are of one moment."""
    joined = tables.outerjoin(entries, (entries.c.table_id == tables.c.id) & (entries.c.number >= bindparam("start")))
    columns = (entries.c.number, entries.c.body, entries.c.sum, tables.c.entries, tables.c.set_aside)
    return select(*columns).select_from(joined).where(tables.c.id == bindparam("table")).order_by(entries.c.number)


_JOURNAL = _journal()


def read_journal(connection: Connection, table_id: str, start: int = 0) -> list[journals.AnyEntry]:
    """The entries from that number on, each checked; raises Unreadable, and Conflict if there are not so many."""
    rows = connection.execute(_JOURNAL, {"table": table_id, "start": start}).all()
    if not rows:
        return []
    *_, length, set_aside = rows[0]
    if set_aside is not None:
        raise Unreadable(set_aside)
    if not isinstance(length, int):  # SQLite keeps whatever it is given
        raise Unreadable("the length of the journal is no number")
    if length < start:
        raise Conflict(f"the journal has {length} entries; {start} are known")
    found = [
        checked_entry(table_id, expected, number, body, kept)
        for expected, (number, body, kept, *_) in enumerate(rows, start)
        if number is not None
    ]
    if start + len(found) != length:
        raise Unreadable(f"the journal has {start + len(found)} entries; expected {length}")
    return found


def checked_entry(table_id: str, expected: int, number: int, body: str, kept: str) -> journals.AnyEntry:
    """The entry, if it is the expected one and what was written; raises Unreadable."""
    if number != expected:
        raise Unreadable(f"entry {expected} is missing")
    if kept not in ("", checksum(table_id, number, body)):
        raise Unreadable(f"entry {number} is not what was written")
    try:
        entry: journals.AnyEntry = journals.decode(body)
    except msgspec.DecodeError as error:
        raise Unreadable(f"entry {number}: {error}") from None
    return entry


def _forget_labels(connection: Connection, table_id: str, guest: str) -> None:
    """Whether the table can be read or not: a name is to be gone."""
    # Whoever moves there meanwhile waits, or what lists show would fall behind.
    kept = select(tables.c.line).where(tables.c.id == table_id).with_for_update()
    line = connection.execute(kept).scalar_one_or_none()
    named = False
    bodies = select(entries.c.number, entries.c.body).where(entries.c.table_id == table_id)
    rows = connection.execute(bodies).all()
    dealt = any(number and _BEGUN in body for number, body in rows)
    for number, body in rows:
        text = _without_labels(body, guest, dealt=dealt)
        if text is not None:
            named = True
            change = update(entries).where(entries.c.table_id == table_id, entries.c.number == number)
            connection.execute(change.values(body=text, sum=checksum(table_id, number, text)))
    if named and line is not None:
        row = read_line(line)
        # One that cannot be read may hold a name all the same.
        plain = "" if row is None else write_line(msgspec.structs.replace(row, labels=(None,) * len(row.labels)))
        connection.execute(update(tables).where(tables.c.id == table_id).values(line=plain))


def _without_labels(body: str, guest: str, *, dealt: bool) -> str | None:
    """An entry by which that guest gave names, without them, and where nothing was dealt without what they made up;
    None: it is another."""
    if not any(f'"kind":"{kind.__struct_config__.tag}"' in body for kind in _NAMING):
        return None
    try:
        entry = journals.decode(body)
    except msgspec.DecodeError:
        return "{}" if guest in body else None  # no entry any more, but names may be in it
    if entry.by != guest:
        return None
    plain = journals.nameless(entry)
    return journals.encode(plain if dealt else journals.undealt(plain)).decode()


def _append_seating(connection: Connection, addition: Addition, row: TableRow, guest: str | None) -> None:
    """As any other addition, for a new table or one at which somebody sat down or stood up."""
    if guest is not None and locked(connection, here(guest)) is None:
        raise Departed(f"guest {guest} is no more")
    if addition.first == 0:
        columns = ("id", "status", "public", "changed", "due", "line")
        connection.execute(insert(tables).values({name: getattr(addition, name) for name in columns} | {"entries": 0}))
    append_all(connection, [addition])
    put_seats(connection, row)


def put_seats(connection: Connection, row: TableRow) -> None:
    """Whose table it is now."""
    connection.execute(delete(seats).where(seats.c.table_id == row.id))
    people = {guest for guest in (*row.guests, row.creator) if guest is not None}
    if people:
        connection.execute(insert(seats), [{"guest": guest, "table_id": row.id} for guest in sorted(people)])


def _day_of(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


_APPEND = Batch(append_all)
