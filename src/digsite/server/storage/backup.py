"""Backup and restore: every row as a line of JSON, so that a backup of SQLite fills PostgreSQL and the other way round.
A backup is one consistent moment of a server that may be running."""

from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text

from digsite.core import BadOption
from digsite.server.storage.engine import migrate, open_engine
from digsite.server.storage.schema import metadata

FORMAT = 1
AT_ONCE = 500


class Header(msgspec.Struct, forbid_unknown_fields=True):
    digsite_backup: int


class Row(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    row: dict[str, Any]


def write_backup(url: str, file: BinaryIO) -> int:
    """Returns the number of rows."""
    engine = open_engine(url)
    migrate(engine)
    count = 0
    file.write(msgspec.json.encode(Header(FORMAT)) + b"\n")
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            for row in _rows(connection):
                file.write(msgspec.json.encode(row) + b"\n")
                count += 1
    finally:
        engine.dispose()
    return count


def _rows(connection: Connection) -> Iterator[Row]:
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table)).mappings().yield_per(AT_ONCE):
            yield Row(str(table.name), {str(name): value for name, value in row.items()})


def read_backup(url: str, file: BinaryIO) -> int:
    """Fill an empty database; returns the number of rows. Nothing is changed if anything does not fit."""
    engine = open_engine(url)
    migrate(engine)
    try:
        with engine.begin() as connection:
            _check_empty(connection)
            return _fill(connection, file)
    finally:
        engine.dispose()


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadOption(f"expected an empty database, but {table.name} has rows", option="database-url")


def _fill(connection: Connection, file: BinaryIO) -> int:
    count = 0
    waiting: dict[Table, list[dict[str, Any]]] = {}
    try:
        if msgspec.json.decode(file.readline(), type=Header).digsite_backup != FORMAT:
            raise BadOption(f"expected a backup of format {FORMAT}", option="file")
        for line in file:
            row = msgspec.json.decode(line, type=Row)
            table = metadata.tables[row.table]
            waiting.setdefault(table, []).append(row.row)
            count += 1
            if len(waiting[table]) == AT_ONCE:
                _flush(connection, waiting)
    except (msgspec.DecodeError, KeyError) as error:
        raise BadOption(f"expected a backup: row {count + 1}: {error}", option="file") from None
    _flush(connection, waiting)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT setval('chat_line_seq', COALESCE((SELECT MAX(line) FROM chat), 0) + 1, false)"))
        newest = "COALESCE((SELECT MAX(number) FROM acts), 0) + 1"
        connection.execute(text(f"SELECT setval('acts_number_seq', {newest}, false)"))
    return count


def _flush(connection: Connection, waiting: dict[Table, list[dict[str, Any]]]) -> None:
    for table in metadata.sorted_tables:  # parents first
        if rows := waiting.pop(table, None):
            connection.execute(insert(table), rows)
