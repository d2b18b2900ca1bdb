"""Opening a database: SQLite in WAL mode with full sync at a chosen path, or PostgreSQL; and bringing its tables up to
date."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DatabaseError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from digsite.core.files import made
from digsite.server.storage.database_file import check_one_name, check_rights, no_database, read_url, sqlite_file
from digsite.server.storage.open_file import OpenFile, watch

MIGRATIONS = files("digsite.server.storage") / "migrations"
LOCK = 0x_D165_17E
"""The advisory lock that lets one process at a time bring a PostgreSQL database up to date."""
SECONDS = 10
"""How long a database is waited for: until it is there, until another has written, until a statement is done."""
DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_POSTGRESQL = {
    "client_encoding": "UTF8",  # whatever the role or the machine is set to
    "connect_timeout": SECONDS,
    "keepalives_idle": SECONDS,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": SECONDS * 1000,
    "options": f"-c statement_timeout={SECONDS}s -c lock_timeout={SECONDS}s "
    f"-c idle_in_transaction_session_timeout={SECONDS}s",
}


def open_engine(url: str) -> Engine:
    """`sqlite://` is a database in memory; `postgresql://` uses psycopg. Raises BadOption."""
    where = read_url(url)
    if where.get_backend_name() == "postgresql":
        engine = create_engine(
            where.set(drivername="postgresql+psycopg"),
            pool_size=6,
            pool_pre_ping=True,
            pool_timeout=SECONDS,
            connect_args=_POSTGRESQL,
            hide_parameters=True,  # an error's text goes into the log: hands and tokens do not
        )
        event.listen(engine, "connect", _check_encoding, insert=True)  # before SQLAlchemy reads what it cannot
        return engine
    path = sqlite_file(where)
    if path is not None:
        check_one_name(path)
        check_rights(path)
        _make(path)
    options: dict[str, Any] = {"poolclass": StaticPool} if path is None else {}
    waiting = {"check_same_thread": False, "timeout": SECONDS}
    engine = create_engine(where, connect_args=waiting, hide_parameters=True, **options)
    event.listen(engine, "connect", _prepare_sqlite)
    if path is not None:
        watch(engine, OpenFile(path))
    event.listen(engine, "begin", _begin_at_once)
    return engine


def _make(path: Path) -> None:
    """For nobody else's eyes: it holds hands, seeds and hashes of recovery codes."""
    with contextlib.suppress(FileExistsError):
        os.close(made(Path(os.path.realpath(path))))


def open_existing(url: str) -> Engine:
    """A database of ours that is there and up to date; raises BadOption."""
    where = read_url(url)
    path = sqlite_file(where)
    if path is not None and not path.is_file():
        raise no_database(f"there is no database {path}")
    try:
        engine = open_engine(url)
        revision = _revision(engine)
    except (DatabaseError, NoSuchModuleError, ImportError) as error:
        raise no_database(f"no database can be opened at {where}: {type(error).__name__}{_advice(error)}") from None
    if revision != newest_revision():
        engine.dispose()
        what = "of another version: start the server of this version on it first" if revision else "not one of ours"
        raise no_database(f"the database at {where} is {what}")
    return engine


@contextlib.contextmanager
def told_in_a_line() -> Iterator[None]:
    """For commands, which nobody asks twice: what goes wrong with a database that is there; raises BadOption."""
    try:
        yield
    except ImportError:
        raise no_database("only sqlite and postgresql are spoken here") from None
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        said = str(cause).strip().partition("\n")[0].rstrip(".")
        raise no_database(f"the database failed: {said or type(cause).__name__}{_advice(error)}") from None


def _advice(error: Exception) -> str:
    """Of a file that is damaged beneath its rows a doctor can tell no more."""
    damage = str(getattr(getattr(error, "orig", None), "sqlite_errorname", "")).startswith(DAMAGE)
    return "; if it was one of ours, restore the last backup (docs/hosting.md#restoring)" if damage else ""


def in_memory(engine: Engine) -> bool:
    return isinstance(engine.pool, StaticPool)


def _check_encoding(connection: Any, _record: object) -> None:
    """Another encoding has no room for some names, and SQL_ASCII does not say what its bytes mean; raises BadOption."""
    encoding, name = connection.info.parameter_status("server_encoding"), connection.info.dbname
    if encoding != "UTF8":
        connection.close()
        how = "CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0; see docs/hosting.md, \"On several\""
        raise no_database(f"the database {name} has the encoding {encoding}: expected UTF8 ({how})")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # A byte that is no text is damage of one row. The driver would let every statement fail that comes by it.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    _into_wal_mode(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _into_wal_mode(cursor: Any) -> None:
    """Of several that open a new file at once one does it, and SQLite does not let the others wait by itself."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(0.02)


def for_writing(engine: Engine) -> Engine:
    """The same database for transactions that will write, even if they read first."""
    return engine.execution_options(writing=True)


def _begin_at_once(connection: Connection) -> None:
    # SQLite lets no transaction write that read before another process wrote: who will write says so beforehand.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, whichever process comes first."""
    found = _revision(engine)
    if found == newest_revision():
        return
    if found is not None and found > newest_revision():
        raise no_database("the database was written by a newer version of digsite")
    from alembic import command  # takes half a second to load, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with for_writing(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            patiently(connection)
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def patiently(connection: Connection) -> None:
    """Let a transaction take as long as it takes: nobody waits for its answer."""
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def newest_revision() -> str:
    """Migrations are numbered by their files' names."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").iterdir() if file.name[0].isdigit())


def _revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
