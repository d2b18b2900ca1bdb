"""What tests of the storage keep there: a table, its first entries, a guest; and a database with nothing in it."""

from sqlalchemy import text

from digsite.server.schema import journal
from digsite.server.schema.descriptions import MySeat, OpenSeat, TableRules
from digsite.server.storage import GuestRow, TableRow
from digsite.server.storage.engine import open_engine

OPENED = journal.Opened(
    at=1,
    by="ada",
    rules=TableRules(game="pebbles", seats=(MySeat(name="Bob"), OpenSeat())),
    seed=7,
    salt="s",
    invites=(None, None),
    holders=("ada", None),
)
SAT = journal.SatDown(at=2, by="ben", request="r1", seat=1, guest="ben")


def row(table: str = "t1", **changes: object) -> TableRow:
    fields = {
        "id": table,
        "game": "pebbles",
        "status": "waiting",
        "public": True,
        "creator": "ada",
        "guests": ("ada", None),
        "labels": ("Bob", None),
        "bots": (False, False),
        "deciders": (),
        "changed": 1,
        "due": None,
        "daily": None,
    }
    return TableRow(**{**fields, **changes})  # type: ignore[arg-type]


def guest(key: str, **changes: object) -> GuestRow:
    fields = {"id": key, "name": key.title(), "recovery": f"hash of {key}", "epoch": 1, "seen": 5}
    return GuestRow(**{**fields, **changes})  # type: ignore[arg-type]


def empty(url: str) -> None:
    """Take everything out of a PostgreSQL database that other tests have used."""
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
