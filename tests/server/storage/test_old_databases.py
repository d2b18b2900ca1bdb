"""Databases as earlier versions wrote them are brought up to date, and what is wrong in them can be healed.

`old/` has one for each database, made by the commit c0275ca: a running and a holed table of Block and Key (`bk`,
`holed`), a running and a finished one of Ancient Knowledge (`ak`, `over`), two guests, and chat.
"""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from digsite.games import GAMES
from digsite.server.doctor import examine
from digsite.server.errors import Unreadable
from digsite.server.schema import messages
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage.engine import migrate, open_engine
from tests.server.storage.test_storage import empty

pytestmark = pytest.mark.anyio
OLD = Path(__file__).parent / "old"
MOVES = 24


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    dump = gzip.decompress((OLD / f"{request.param}.sql.gz").read_bytes()).decode()
    if request.param == "sqlite":
        with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as connection:
            connection.executescript(dump)
        return f"sqlite:///{tmp_path}/old.sqlite3"
    address: str = request.getfixturevalue("postgresql_url")
    empty(address)
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.exec_driver_sql(dump)
    engine.dispose()
    return address


@pytest.fixture
def old_settings(settings: Settings, url: str) -> Settings:
    return msgspec.structs.replace(settings, database_url=url, retention_days=0)


@pytest.mark.parametrize("table", ["bk", "ak"])
async def test_a_running_table_goes_on(old_settings: Settings, table: str) -> None:
    async with open_server(old_settings) as server, server.registry.visit(table) as live:
        running = live.table.running
        assert running is not None
        seat = running.deciders[0]
        action = running.state.legal_actions(seat)[0].to_dict()
        request = messages.Choose(id="new", version=running.version, action=action)
        await live.carry_out(("ada", "ben")[seat], request)
        assert len(await server.storage.journal(table)) == live.table.entries
        again = messages.Choose(id=f"m{MOVES - 1}", version=0, action=action)
        assert (await live.carry_out(("ada", "ben")[seat], again)).version <= live.table.version


async def test_a_finished_table_can_be_read(old_settings: Settings) -> None:
    async with open_server(old_settings) as server:
        shown = await server.registry.use("over", lambda live: live.info(None))
        assert shown.status == "over"
        record = await server.registry.use("over", lambda live: live.record(None))
        assert "ancient-knowledge" in record
        assert [line.text for line in await server.storage.chat("over", 5)] == ["hello"]


async def test_a_table_with_a_hole_is_set_aside_and_healed(old_settings: Settings, url: str) -> None:
    async with open_server(old_settings) as server:
        with pytest.raises(Unreadable):
            await server.registry.use("holed", lambda live: live.info("ada"))
    found = next(finding for finding in examine(url, GAMES).findings if finding.table == "holed")
    assert (found.table, found.problem, found.can_heal, found.healed) == ("holed", "entry 17 is missing", True, False)
    # Of the others, lists do not say yet that their seed was given.
    others = {finding.problem for finding in examine(url, GAMES).findings if finding.table != "holed"}
    assert others == {"what lists show does not follow from the journal"}
    assert examine(url, GAMES, healing=True).well
    assert examine(url, GAMES).findings == ()
    async with open_server(old_settings) as server:
        async with server.registry.visit("holed") as live:
            assert live.table.entries == 17
            assert live.table.status == "playing"
        assert "holed" in [row.id for row in await server.storage.tables_of("ada", 10)]
    engine = open_engine(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT COUNT(*) FROM cut_entries")).scalar_one() == 11
    engine.dispose()


def test_bringing_it_up_to_date_twice_changes_nothing(url: str) -> None:
    engine = open_engine(url)
    for _ in range(2):
        migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT COUNT(*) FROM entries")).scalar_one() == 116
    engine.dispose()
