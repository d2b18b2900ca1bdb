"""The one statement that must be fast: many tables' entries in one go.

Each statement takes all rows as one JSON text. Row by row, the writing thread would have to win Python's lock back from
the busy event loop after every single row; like this it does so four times a commit, however many rows there are.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection

from digsite.server.storage.checksum import checksum
from digsite.server.storage.interface import Conflict


class Addition(msgspec.Struct, frozen=True, kw_only=True):
    """What one table adds in a transaction: entries numbered from `first` on, and its row as it is then."""

    id: str
    first: int
    bodies: list[str]
    status: str
    public: bool
    changed: int
    due: int | None
    line: str


_SQLITE = (
    """
    INSERT INTO entries (table_id, number, body, sum)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]')
    FROM json_each(?)
    """,
    """
    UPDATE tables SET
      entries = json_extract(value, '$[2]'), status = json_extract(value, '$[3]'), public = json_extract(value, '$[4]'),
      changed = json_extract(value, '$[5]'), due = json_extract(value, '$[6]'), line = json_extract(value, '$[7]')
    FROM json_each(?)
    WHERE tables.id = json_extract(value, '$[0]') AND entries = json_extract(value, '$[1]') AND set_aside IS NULL
    """,
)
_POSTGRESQL = (
    """
    INSERT INTO entries (table_id, number, body, sum)
    SELECT value->>0, (value->>1)::int, value->>2, value->>3 FROM json_array_elements(%s::json)
    """,
    """
    UPDATE tables SET
      entries = (value->>2)::int, status = value->>3, public = (value->>4)::boolean,
      changed = (value->>5)::bigint, due = (value->>6)::bigint, line = value->>7
    FROM json_array_elements(%s::json)
    WHERE tables.id = value->>0 AND entries = (value->>1)::int AND set_aside IS NULL
    """,
)


def append_all(connection: Connection, additions: Iterable[Addition]) -> None:
    """Store the additions of tables that exist and are as long as each says; raises Conflict."""
    entries: list[Any] = []
    rows: list[Any] = []
    for each in additions:
        entries += (
            (each.id, number, body, checksum(each.id, number, body))
            for number, body in enumerate(each.bodies, each.first)
        )
        length = each.first + len(each.bodies)
        rows.append((each.id, each.first, length, each.status, each.public, each.changed, each.due, each.line))
    add, change = _POSTGRESQL if connection.dialect.name == "postgresql" else _SQLITE
    if connection.exec_driver_sql(change, (msgspec.json.encode(rows).decode(),)).rowcount != len(rows):
        raise Conflict("a journal is not as long as it was")
    connection.exec_driver_sql(add, (msgspec.json.encode(entries).decode(),))
