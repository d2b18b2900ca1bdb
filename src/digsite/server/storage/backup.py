"""Backup and restore: every row as a line of JSON, so that a backup of SQLite fills PostgreSQL and the other way round.
A backup is one consistent moment of a server that may be running. Its last line tells how many rows there are and what
all of it adds up to: a file that was cut or altered is refused."""

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Boolean, Column, Connection, Float, String, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from digsite.core import BadOption
from digsite.server.storage.database_file import read_url, sqlite_file
from digsite.server.storage.engine import (
    migrate,
    open_engine,
    open_existing,
    patiently,
    told_in_a_line,
)
from digsite.server.storage.schema import metadata

FORMAT = 2
AT_ONCE = 500
LONGEST = 64 * 2**20
"""Bytes of a line: more is no row of ours, and is not read into memory."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    digsite_backup: int


class Row(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    row: dict[str, Any]


class Footer(msgspec.Struct, forbid_unknown_fields=True):
    rows: int
    sha256: str
    """Of all lines before."""


def write_backup(url: str, file: BinaryIO) -> int:
    """Returns the number of rows."""
    engine = open_existing(url)
    count, digest = 0, hashlib.sha256()
    try:
        with told_in_a_line(), engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            patiently(connection)
            for count, line in enumerate(_lines(connection)):  # noqa: B007 - the header is not counted
                digest.update(line)
                file.write(line)
    finally:
        engine.dispose()
    file.write(msgspec.json.encode(Footer(count, digest.hexdigest())) + b"\n")
    return count


def _lines(connection: Connection) -> Iterator[bytes]:
    yield msgspec.json.encode(Header(FORMAT)) + b"\n"
    for table in metadata.sorted_tables:
        ordered = select(table).order_by(*table.primary_key)
        for row in connection.execute(ordered).mappings().yield_per(AT_ONCE):
            values = {column.name: _readable(row[column.name], column) for column in table.c}
            yield msgspec.json.encode(Row(str(table.name), values)) + b"\n"


def _readable(value: Any, column: Column[Any]) -> Any:
    """A text that is damaged has signs where it cannot be read. PostgreSQL is to take it: no zeros, and no longer than
    what stood there."""
    if not isinstance(value, str) or not ("\ufffd" in value or "\0" in value):
        return value
    longest = column.type.length if isinstance(column.type, String) else None
    return value.replace("\0", "\ufffd")[:longest]


def read_backup(url: str, file: BinaryIO) -> int:
    """Fill an empty database; returns the number of rows. Nothing is changed if anything does not fit."""
    with _nothing_left_behind(url), told_in_a_line():
        engine = open_engine(url)
        try:
            migrate(engine)
            with engine.begin() as connection:
                patiently(connection)
                _check_empty(connection)
                with _holes_allowed(connection):
                    return _fill(connection, file)
        finally:
            engine.dispose()


@contextlib.contextmanager
def _nothing_left_behind(url: str) -> Iterator[None]:
    """A file of a database that was made to be filled, and was not, goes again."""
    where = read_url(url)
    path = sqlite_file(where)
    if path is None and where.get_backend_name() == "sqlite":
        raise BadOption("what is restored in memory is gone at once: expected a file", option="database-url")
    if path is not None:
        path = Path(os.path.realpath(path))  # what a link leads to would be made, and goes again; the link stays
    there = path is not None and path.exists()
    try:
        yield
    except BaseException:
        if path is not None and not there:
            for end in ("", "-wal", "-shm"):
                with contextlib.suppress(OSError):
                    path.with_name(path.name + end).unlink()
        raise


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadOption(f"expected an empty database, but {table.name} has rows", option="database-url")


@contextlib.contextmanager
def _holes_allowed(connection: Connection) -> Iterator[None]:
    """A backup is restored as it was, with a table that was damaged then (`digsite doctor` sees to that)."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("ALTER TABLE entries DISABLE TRIGGER entries_follow")
        yield
        connection.exec_driver_sql("ALTER TABLE entries ENABLE TRIGGER entries_follow")
    else:
        trigger = connection.execute(text("SELECT sql FROM sqlite_master WHERE name = 'entries_follow'")).scalar_one()
        connection.exec_driver_sql("DROP TRIGGER entries_follow")
        yield
        connection.exec_driver_sql(trigger)


def _fill(connection: Connection, file: BinaryIO) -> int:
    count = 0
    waiting: dict[Table, list[dict[str, Any]]] = {}
    try:
        for line in _verified(file):
            count += 1
            row = msgspec.json.decode(line, type=Row)
            table = metadata.tables[row.table]
            if row.row.keys() != set(table.columns.keys()):
                raise BadOption(f"expected a backup: row {count} has not the columns of {table.name}", option="file")
            for column in table.c:
                if not _fits(row.row[column.name], column):  # which SQLite would take all the same
                    reason = f"expected a backup: row {count}: {column} cannot be what it says"
                    raise BadOption(reason, option="file")
            waiting.setdefault(table, []).append(row.row)
            if len(waiting[table]) == AT_ONCE:
                _flush(connection, waiting)
        _flush(connection, waiting)
    except (msgspec.DecodeError, KeyError, SQLAlchemyError) as error:
        raise BadOption(f"expected a backup: row {count}: {type(error).__name__}", option="file") from None
    if connection.dialect.name == "postgresql":
        _count_on(connection)
    return count


def _fits(value: Any, column: Column[Any]) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, String):
        return isinstance(value, str) and "\0" not in value
    if isinstance(column.type, Float) and isinstance(value, float):
        return True
    return type(value) is int and -(2**63) <= value < 2**63


def _count_on(connection: Connection) -> None:
    """New rows are numbered after those that were filled in."""
    for table, column in (("chat", "line"), ("cut_entries", "cut"), ("acts", "number")):
        last = f"COALESCE((SELECT MAX({column}) FROM {table}), 0) + 1"
        connection.exec_driver_sql(f"SELECT setval('{table}_{column}_seq', {last}, false)")


def _bounded(file: BinaryIO) -> Iterator[bytes]:
    while line := file.readline(LONGEST + 1):
        if len(line) > LONGEST:
            raise BadOption(f"expected a backup: a line is longer than {LONGEST} bytes", option="file")
        yield line


def _verified(file: BinaryIO) -> Iterator[bytes]:
    """The lines of rows. The last of them is followed by a footer that fits, or all is refused."""
    digest, count, held = hashlib.sha256(), -1, b""
    for line in _bounded(file):
        if held:
            if count == -1:
                _check_header(held)
            else:
                yield held
            digest.update(held)
            count += 1
        held = line
    try:
        footer = msgspec.json.decode(held, type=Footer)
    except msgspec.DecodeError:
        raise BadOption("this backup is not whole: its end is missing", option="file") from None
    if (footer.rows, footer.sha256) != (count, digest.hexdigest()):
        raise BadOption("this backup is not what was written: its sum does not fit", option="file")


def _check_header(line: bytes) -> None:
    if msgspec.json.decode(line, type=Header).digsite_backup != FORMAT:
        raise BadOption(
            f"expected a backup of format {FORMAT}; restore it with the version that wrote it", option="file"
        )


def _flush(connection: Connection, waiting: dict[Table, list[dict[str, Any]]]) -> None:
    for table in metadata.sorted_tables:  # parents first
        if rows := waiting.pop(table, None):
            connection.execute(insert(table), rows)
