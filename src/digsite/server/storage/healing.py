"""Journals as they lie in the database, damaged or not; and the few changes by which one is healed. For the doctor
alone: everything else reads through `read_journal` and writes through `append`."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from digsite.server.errors import Unreadable
from digsite.server.schema import journal
from digsite.server.storage.interface import TableRow
from digsite.server.storage.journals import checked_entry, put_seats
from digsite.server.storage.schema import cut_entries, entries, tables


class Kept(NamedTuple):
    """A table's journal as far as it is what was written."""

    table_id: str
    entries: list[journal.AnyEntry]
    damage: str | None
    """What is wrong with the entry after those."""
    row: TableRow
    length: int
    """How many entries the row says there are."""
    set_aside: str | None


def table_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars())


def kept(connection: Connection, table_id: str) -> Kept:
    # Whoever plays there meanwhile waits, where the database can lock a row.
    row = connection.execute(select(tables).where(tables.c.id == table_id).with_for_update()).mappings().one()
    query = select(entries.c.number, entries.c.body, entries.c.sum).where(entries.c.table_id == table_id)
    good: list[journal.AnyEntry] = []
    damage = None
    for number, body, written in connection.execute(query.order_by(entries.c.number)).all():
        try:
            good.append(checked_entry(table_id, len(good), number, body, written))
        except Unreadable as error:
            damage = error.why
            break
    line = msgspec.json.decode(row["line"], type=TableRow)
    return Kept(table_id, good, damage, line, row["entries"], row["set_aside"])


def heal(connection: Connection, row: TableRow, length: int) -> None:
    """Let the journal end after so many entries, what follows put by; and let the row follow from it."""
    later = (entries.c.table_id == row.id, entries.c.number >= length)
    cut = select(entries.c.table_id, entries.c.number, entries.c.body).where(*later)
    connection.execute(insert(cut_entries).from_select(["table_id", "number", "body"], cut))
    connection.execute(delete(entries).where(*later))
    change = update(tables).where(tables.c.id == row.id)
    line = msgspec.json.encode(row).decode()
    columns = {"status": row.status, "public": row.public, "changed": row.changed, "due": row.due, "line": line}
    connection.execute(change.values(entries=length, set_aside=None, **columns))
    put_seats(connection, row)
