"""Databases as earlier versions wrote them are brought up to date, and what is wrong in them can be healed.

`old/` has one for each database, made by the commit c0275ca: a running and a holed table of Block and Key (`bk`,
`holed`), a running and a finished one of Ancient Knowledge (`ak`, `over`), two guests, and chat. Those of `0003` are of
the last version without reviews: a finished table of Block and Key (`over`), two guests and their devices, chat, an act
of a moderator, and when the last backup was made. Those of `0005` are of the last version with one daily deal: two
guests with a try at that of 2023-11-14, the one finished with a point, the other under way; and a puzzle that one has
begun.
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
from digsite.server.schema import journal, messages
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage.engine import migrate, open_engine
from digsite.server.storage.interface import DailyRow, PuzzleTry
from tests.server.storage.test_storage import empty

pytestmark = pytest.mark.anyio
OLD = Path(__file__).parent / "old"
MOVES = 24


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return restored(request, tmp_path, request.param, request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def url_without_reviews(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return restored(request, tmp_path, request.param, f"{request.param}-0003")


def restored(request: pytest.FixtureRequest, folder: Path, kind: str, name: str) -> str:
    """The address of a database as it was kept."""
    dump = gzip.decompress((OLD / f"{name}.sql.gz").read_bytes()).decode()
    if kind == "sqlite":
        with closing(sqlite3.connect(folder / "old.sqlite3")) as connection:
            connection.executescript(dump)
        return f"sqlite:///{folder}/old.sqlite3"
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


async def test_a_running_table_goes_on(old_settings: Settings) -> None:
    table = "ak"
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


async def test_a_running_table_of_rules_that_have_changed_is_closed_and_its_log_kept(old_settings: Settings) -> None:
    async with open_server(old_settings) as server:
        shown = await server.registry.use("bk", lambda live: live.info("ben"))
        assert shown.ending is not None
        assert (shown.status, shown.ending.reason) == ("cancelled", "rules-changed")
        replay = await server.registry.use("bk", lambda live: live.replay("ben", 1, 0, 100, "en"))
        assert replay.total > 20
        *before, last = await server.storage.journal("bk")
        assert isinstance(last, journal.Outdated)
        assert sum(isinstance(entry, journal.Acted) for entry in before) == MOVES


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
            assert live.table.entries == 17 + 1
            assert live.table.ending is not None
            assert live.table.ending.reason == "rules-changed"
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


async def test_a_database_without_reviews_keeps_everything_and_can_hold_one(
    settings: Settings, url_without_reviews: str
) -> None:
    changed = msgspec.structs.replace(settings, database_url=url_without_reviews, retention_days=0)
    async with open_server(changed) as server:
        shown = await server.registry.use("over", lambda live: live.info("ada"))
        assert shown.ending is not None
        assert shown.ending.reason == "resigned"
        assert [device.name for device in await server.storage.devices("ben")] == ["Firefox, Linux"]
        assert [line.text for line in await server.storage.chat("over", 5)] == ["hello"]
        assert [act.what for act in await server.storage.last_acts()] == ["silence"]
        assert "backup" in await server.storage.marks()
        assert await server.storage.review("over", 1) is None
        assert await server.storage.keep_review("over", 1, "{}", 5)
        assert await server.storage.review("over", 1) == "{}"
        assert await server.storage.review("over", 2) is None
        assert not await server.storage.keep_review("gone", 1, "{}", 5)


async def test_guests_from_before_there_were_puzzles_can_try_them(settings: Settings, url_without_reviews: str) -> None:
    changed = msgspec.structs.replace(settings, database_url=url_without_reviews, retention_days=0)
    async with open_server(changed) as server:
        tried = PuzzleTry(guest="ada", game="block-and-key", puzzle="p", table_id="t", at=1)
        assert await server.storage.begin_puzzle(tried) == tried
        assert await server.storage.puzzle_tries("ada") == [tried]
        assert await server.storage.puzzle_skills("block-and-key") == {}


@pytest.fixture(params=["sqlite", "postgresql"])
def url_of_one_daily(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return restored(request, tmp_path, request.param, f"{request.param}-0005")


async def test_tries_from_before_there_were_two_daily_deals_are_kept(settings: Settings, url_of_one_daily: str) -> None:
    changed = msgspec.structs.replace(settings, database_url=url_of_one_daily, retention_days=0)
    async with open_server(changed) as server:
        storage = server.storage
        tries = await storage.daily("2023-11-14", "block-and-key", most=9)
        assert [(row.guest, table.scores) for row, table in tries] == [("ada", (1,)), ("ben", ())]
        assert await storage.daily("2023-11-14", "ancient-knowledge", most=9) == []
        assert await storage.daily_scores("2023-11-14", "block-and-key") == {1: 1}
        fresh = DailyRow(day="2023-11-14", game="ancient-knowledge", guest="ada", table_id="new")
        assert await storage.begin_daily(fresh) == fresh
        again = DailyRow(day="2023-11-14", game="block-and-key", guest="ada", table_id="newer")
        assert await storage.begin_daily(again) == tries[0][0]
        (puzzle,) = await storage.puzzle_tries("ada")
        assert puzzle.table_id in [row.id for row in await storage.tables_of("ada", 9)]
        assert puzzle.table_id not in [row.id for row in await storage.tables_of("ada", 9, puzzles=False)]
