"""Opening a database: SQLite in WAL mode with full sync at a chosen path, or PostgreSQL; and bringing its tables up to
date."""

from importlib.resources import files
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.pool import StaticPool

MIGRATIONS = files("digsite.server.storage") / "migrations"
LOCK = 0x_D165_17E
"""The advisory lock that lets one process at a time bring a PostgreSQL database up to date."""


def open_engine(url: str) -> Engine:
    """`sqlite://` is a database in memory; `postgresql://` uses psycopg."""
    where = make_url(url)
    if where.get_backend_name() == "postgresql":
        return create_engine(
            where.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True, hide_parameters=True
        )
    options: dict[str, Any] = {"poolclass": StaticPool} if where.database in (None, "", ":memory:") else {}
    engine = create_engine(
        where, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True, **options
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def in_memory(engine: Engine) -> bool:
    return isinstance(engine.pool, StaticPool)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def for_writing(engine: Engine) -> Engine:
    """The same database for transactions that will write, even if they read first."""
    return engine.execution_options(writing=True)


def _begin_at_once(connection: Connection) -> None:
    # SQLite lets no transaction write that read before another process wrote: who will write says so beforehand.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, whichever process comes first."""
    if _revision(engine) == newest_revision():
        return
    from alembic import command  # takes half a second to load, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def newest_revision() -> str:
    """Migrations are numbered by their files' names."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").iterdir() if file.name[0].isdigit())


def _revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
