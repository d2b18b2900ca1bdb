"""Journals as they lie in the database, damaged or not; and the few changes by which one is healed. For the doctor
alone: everything else reads through `read_journal` and writes through `append`."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    LargeBinary,
    String,
    Table,
    cast,
    delete,
    insert,
    inspect,
    select,
    union,
    update,
)

from digsite.server.errors import Unreadable
from digsite.server.schema import journal
from digsite.server.storage.checksum import checksum
from digsite.server.storage.interface import TableRow
from digsite.server.storage.journals import checked_entry, put_seats
from digsite.server.storage.lines import read_line, write_line
from digsite.server.storage.schema import cut_entries, entries, guests, metadata, seats, secrets, tables

AT_ONCE = 500


class Columns(NamedTuple):
    """What of a row stands in columns of its own, to be found by."""

    status: str
    public: bool
    changed: int
    due: int | None


class Kept(NamedTuple):
    """A table's journal as far as it is what was written."""

    table_id: str
    entries: list[journal.AnyEntry]
    damage: str | None
    """What is wrong with the entry after those."""
    unchecked: list[int]
    """Entries that have lost what they are checked by."""
    row: TableRow | None
    """None: it cannot be read, or is gone."""
    columns: Columns | None
    """None: the row is gone."""
    length: int
    """How many entries the row says there are."""
    set_aside: str | None
    seated: frozenset[str]
    """Guests whose table it is said to be."""


class Spoiled(NamedTuple):
    """A value that is to be text, and is none. Nobody is told what it holds: it may be a secret."""

    column: Column[Any]
    key: tuple[Any, ...]
    raw: bytes

    @property
    def can_heal(self) -> bool:
        """Not what others are found by, nor a key of the server's: with another character in it, it is another."""
        return not (self.column.primary_key or self.column.foreign_keys or self.column.table is secrets)


_SEEN_TO = (entries.c.body, entries.c.sum, cut_entries.c.body)
"""Checked by their sums; and what was cut is kept as it was."""


def missing(connection: Connection) -> list[str]:
    """Tables and columns that are to be in the database, and are not."""
    found = inspect(connection)
    there = {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}
    return [
        *(f"the table {table.name} is missing" for table in metadata.sorted_tables if table.name not in there),
        *(
            f"the column {column.name} of the table {table.name} is missing"
            for table in metadata.sorted_tables
            for column in table.c
            if column.name not in there.get(table.name, {column.name})
        ),
    ]


def table_ids(connection: Connection) -> list[str]:
    """Of every table, those included of which nothing is left but entries."""
    return sorted(connection.execute(union(select(tables.c.id), select(entries.c.table_id))).scalars())


def kept(connection: Connection, table_id: str) -> Kept | None:
    """None if it was dropped meanwhile."""
    # Where it is healed, whoever plays there waits, if the database can lock a row.
    row = connection.execute(select(tables).where(tables.c.id == table_id).with_for_update()).mappings().first()
    query = select(entries.c.number, entries.c.body, entries.c.sum).where(entries.c.table_id == table_id)
    good: list[journal.AnyEntry] = []
    unchecked: list[int] = []
    damage = None
    found = connection.execute(query.order_by(entries.c.number)).all()
    for number, body, written in found:
        try:
            good.append(checked_entry(table_id, len(good), number, body, written))
        except Unreadable as error:
            damage = error.why
            break
        if not written:
            unchecked.append(number)
    if row is None and not found:
        return None
    seated = frozenset(connection.execute(select(seats.c.guest).where(seats.c.table_id == table_id)).scalars())
    return Kept(
        table_id=table_id,
        entries=good,
        damage=damage,
        unchecked=unchecked if _has_checksums(good) else [],
        row=None if row is None else read_line(row["line"]),
        columns=None if row is None else Columns(*(row[name] for name in Columns._fields)),
        length=len(good) if row is None else row["entries"],
        set_aside=None if row is None else row["set_aside"],
        seated=seated,
    )


def _has_checksums(found: list[journal.AnyEntry]) -> bool:
    """Journals say by which version of the rules they are played since they have checksums."""
    return bool(found) and isinstance(found[0], journal.Opened) and found[0].version is not None


def known_guests(connection: Connection, row: TableRow) -> frozenset[str]:
    """Whose table it is, of those who want to be known."""
    people = {guest for guest in (*row.guests, row.creator) if guest is not None}
    return frozenset(connection.execute(select(guests.c.id).where(guests.c.id.in_(people))).scalars())


def heal(connection: Connection, found: Kept, row: TableRow) -> None:
    """Let the journal end where it is no longer whole, what follows put by; and let the row follow from it."""
    columns = Columns(row.status, row.public, row.changed, row.due)._asdict() | {"line": write_line(row)}
    if found.columns is None:
        connection.execute(insert(tables).values(id=row.id, entries=len(found.entries), **columns))
    length = len(found.entries)
    later = (entries.c.table_id == row.id, entries.c.number >= length)
    cut = select(entries.c.table_id, entries.c.number, entries.c.body).where(*later)
    connection.execute(insert(cut_entries).from_select(["table_id", "number", "body"], cut))
    connection.execute(delete(entries).where(*later))
    for number in found.unchecked:
        entry = (entries.c.table_id == row.id, entries.c.number == number)
        body = connection.execute(select(entries.c.body).where(*entry)).scalar_one()
        connection.execute(update(entries).where(*entry).values(sum=checksum(row.id, number, body)))
    change = update(tables).where(tables.c.id == row.id)
    connection.execute(change.values(entries=length, set_aside=None, **columns))
    put_seats(connection, row)


def spoiled(connection: Connection) -> Iterator[Spoiled]:
    """Texts that are none. SQLite keeps whatever bytes it is given; PostgreSQL looks at them."""
    if connection.dialect.name == "sqlite":
        for table in metadata.sorted_tables:
            yield from _spoiled(connection, table)


def _spoiled(connection: Connection, table: Table) -> Iterator[Spoiled]:
    columns = [column for column in table.c if isinstance(column.type, String) and column not in set(_SEEN_TO)]
    key = list(table.primary_key)
    rows = connection.execute(select(*key, *(cast(column, LargeBinary).label(None) for column in columns)))
    for row in rows.yield_per(AT_ONCE):
        for column, raw in zip(columns, row[len(key) :], strict=True):
            if raw is not None and not _is_text(raw):
                yield Spoiled(column, tuple(row[: len(key)]), raw)


def _is_text(raw: bytes) -> bool:
    try:
        return "\0" not in raw.decode()
    except UnicodeDecodeError:
        return False


def mend_text(connection: Connection, found: Spoiled) -> None:
    """Put a sign where something cannot be read, unless it was written anew meanwhile."""
    table = found.column.table
    same = [column == value for column, value in zip(table.primary_key, found.key, strict=True)]
    text = found.raw.decode(errors="replace").replace("\0", "\ufffd")
    still = cast(found.column, LargeBinary) == found.raw
    connection.execute(update(table).where(*same, still).values({found.column.name: text}))
