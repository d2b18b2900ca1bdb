"""Databases as earlier versions wrote them are brought up to date, and what is wrong in them can be healed.

`old/` has one for each database, made by the commit c0275ca: a running and a holed table of Block and Key (`bk`,
`holed`), a running and a finished one of Ancient Knowledge (`ak`, `over`), two guests, and chat. Those of `0003` are of
the last version without reviews: a finished table of Block and Key (`over`), two guests and their devices, chat, an act
of a moderator, and when the last backup was made. Those of `0005` are of the last version with one daily deal: two
guests with a try at that of 2023-11-14, the one finished with a point, the other under way; and a puzzle that one has
begun.

Those of `0002` (made by the commit 5857cb2) and `0006` (made by the commit e962412) have a running and a finished table
of Ancient Knowledge (`running`, `over`), and of whatever else there was by then a row or two; in that of `0006` a guest
is to be kicked by the next server that runs. Those of `0004` are those of `0003`, brought up to it, with a review.
"""

import gzip
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, Engine, event, inspect, text

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.games import GAMES
from digsite.server.doctor import examine
from digsite.server.errors import NotAllowed, Unreadable
from digsite.server.identity import Claim
from digsite.server.schema import journal, messages
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage.engine import MIGRATIONS, migrate, newest_revision, open_engine
from digsite.server.storage.interface import DailyRow, PuzzleTry
from digsite.server.storage.schema import metadata
from tests.server.faults.test_unreadable import tamper
from tests.server.storage.rows import empty

pytestmark = pytest.mark.anyio
OLD = Path(__file__).parent / "old"
MOVES = 24
REVISIONS = sorted(file.name[:4] for file in (MIGRATIONS / "versions").iterdir() if file.name[0].isdigit())
AS_THEY_ARE = {
    "0001": "a3e48a272df49c3fda54a6710e37db559b84c6d29a2115543ad9174a440e22f8",
    "0002": "8d0a30ff84cae80ea93281da235cbdfc9809fd884851e833eeb5fe0a607b9e5a",
    "0003": "436c7400b6c439b485ae7828ed223247dc81e0a8ad1a67f023f5045eef763763",
    "0004": "0b602fd96261f8bdce41480fbe1b2f55b9e280b8fff3d1b5237ab0381dbf1f6b",
    "0005": "f172bdb4274191eb9100d34e01216b7e934deee37a7655188238cd11bf1a9c70",
    "0006": "d2106c3ae5288dd69a32ba5ec83a87d3f36a1b7aa47f799a416ef56f232ce1f2",
    "0007": "dfdb7a8adce06dbfcd3b20d236d695de10458c2e336a02974a1534632899cbb8",
}
"""SHA-256 of each migration, since it was first used: who needs another change of the schema adds a migration."""


def kept(kind: str, revision: str) -> str:
    """The name of the database of that revision."""
    return kind if revision == "0001" else f"{kind}-{revision}"


def test_no_migration_was_edited() -> None:
    files = [file for file in (MIGRATIONS / "versions").iterdir() if file.name[0].isdigit()]
    found = {file.name[:4]: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    assert found == AS_THEY_ARE


def test_of_every_revision_but_the_newest_a_database_is_kept() -> None:
    assert newest_revision() == REVISIONS[-1]
    expected = {f"{kept(kind, each)}.sql.gz" for kind in ("sqlite", "postgresql") for each in REVISIONS[:-1]}
    assert {file.name for file in OLD.iterdir()} == expected


@pytest.mark.parametrize("revision", REVISIONS[:-1])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_kept_database_is_brought_up_to_date_without_losing_a_row(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, revision: str
) -> None:
    engine = open_engine(restored(request, tmp_path, kind, kept(kind, revision)))
    before = counted(engine)
    assert before.pop("alembic_version") == 1
    migrate(engine)
    after = counted(engine)
    assert {name: after[name] for name in before} == before
    assert set(after) - {"alembic_version"} == set(metadata.tables)
    engine.dispose()


class BrokenOff(Exception):
    """As a full disk, a lost connection or a kill would do it."""


@pytest.mark.parametrize("after", [10, 30])
def test_a_database_whose_migration_is_broken_off_is_as_it_was(url: str, after: int) -> None:
    """In the middle of any of its steps; and the next start does it whole."""
    engine, changes = open_engine(url), 0
    before = laid_out(engine)

    def break_off(connection: Connection, _cursor: object, statement: str, *_others: object) -> None:
        nonlocal changes
        changes += statement.lstrip().upper().startswith(("CREATE", "ALTER", "DROP", "INSERT", "UPDATE", "DELETE"))
        if changes == after:
            raise BrokenOff

    event.listen(engine, "after_cursor_execute", break_off)
    with pytest.raises(BrokenOff):
        migrate(engine)
    event.remove(engine, "after_cursor_execute", break_off)
    assert laid_out(engine) == before
    rows = counted(engine)
    migrate(engine)
    assert {name: counted(engine)[name] for name in rows} == rows
    engine.dispose()


def laid_out(engine: Engine) -> tuple[dict[str, int], dict[str, list[str]]]:
    """Its tables with their columns, and how many rows each has."""
    found = inspect(engine)
    columns = {name: [column["name"] for column in found.get_columns(name)] for name in found.get_table_names()}
    return counted(engine), columns


def counted(engine: Engine) -> dict[str, int]:
    """How many rows each table has."""
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        return {name: connection.exec_driver_sql(f"SELECT COUNT(*) FROM {name}").scalar_one() for name in names}


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


def as_by_rules_of_today(url: str, table: str) -> None:
    """It was played before a rule changed to which it never came: with the version of today it is the same game."""
    version = f'"version":{ANCIENT_KNOWLEDGE.version}'
    body = f"""replace(body, '"seed":5,"salt"', '{version},"seed":5,"salt"')"""
    tamper(url, f"UPDATE entries SET body = {body} WHERE table_id = '{table}' AND number = 0")


async def test_a_running_table_goes_on_if_its_rules_have_not_changed(old_settings: Settings, url: str) -> None:
    table = "ak"
    as_by_rules_of_today(url, table)
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


@pytest.mark.parametrize("table", ["bk", "ak"])
async def test_a_running_table_of_rules_that_have_changed_is_closed_and_its_log_kept(
    old_settings: Settings, table: str
) -> None:
    async with open_server(old_settings) as server:
        shown = await server.registry.use(table, lambda live: live.info("ben"))
        assert shown.ending is not None
        assert (shown.status, shown.ending.reason) == ("cancelled", "rules-changed")
        replay = await server.registry.use(table, lambda live: live.finished_game.replay("ben", 1, 0, 100, "en"))
        assert replay.total > 20
        *before, last = await server.storage.journal(table)
        assert isinstance(last, journal.Outdated)
        assert sum(isinstance(entry, journal.Acted) for entry in before) == MOVES


async def test_a_finished_table_can_be_read(old_settings: Settings) -> None:
    async with open_server(old_settings) as server:
        shown = await server.registry.use("over", lambda live: live.info(None))
        assert shown.status == "over"
        record = await server.registry.use("over", lambda live: live.finished_game.record(None))
        assert "ancient-knowledge" in record
        assert [line.text for line in await server.storage.chat("over", 5)] == ["hello"]


async def test_a_table_with_a_hole_is_set_aside_and_healed(old_settings: Settings, url: str) -> None:
    as_by_rules_of_today(url, "ak")
    async with open_server(old_settings) as server:
        with pytest.raises(Unreadable):
            await server.registry.use("holed", lambda live: live.info("ada"))
    found = next(finding for finding in examine(url, GAMES).findings if finding.table == "holed")
    assert (found.table, found.problem, found.can_heal, found.healed) == ("holed", "entry 17 is missing", True, False)
    # Of the one that goes on, lists do not say yet that its seed was given.
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
        assert await server.storage.puzzle_skills("block-and-key", puzzles=["x"]) == {}


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


@pytest.fixture(params=["sqlite", "postgresql"])
def url_without_devices(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return restored(request, tmp_path, request.param, f"{request.param}-0002")


async def test_guests_from_before_there_were_devices_are_still_signed_in(
    settings: Settings, url_without_devices: str
) -> None:
    changed = msgspec.structs.replace(settings, database_url=url_without_devices, retention_days=0)
    async with open_server(changed) as server:
        found = await server.storage.signed_in(Claim("ada", 1, None))
        assert found is not None
        assert found.guest.name == "Ada"
        assert await server.storage.devices("ada") == []
        shown = await server.registry.use("running", lambda live: live.info("ada"))
        assert [seat.guest for seat in shown.seats] == ["ada", "ben"]
        assert [line.text for line in await server.storage.chat("running", 5)] == ["something rude", "hello"]
        assert await server.storage.mutes("ben") == {"cid"}
        (report,), _ = await server.storage.reports()
        assert (report.line, report.reported_by) == (1, "ben")


@pytest.fixture(params=["sqlite", "postgresql"])
def url_with_a_kick(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return restored(request, tmp_path, request.param, f"{request.param}-0006")


async def test_a_kick_from_before_kicks_lasted_lasts_if_no_server_has_carried_it_out(
    settings: Settings, url_with_a_kick: str
) -> None:
    changed = msgspec.structs.replace(settings, database_url=url_with_a_kick, retention_days=0)
    async with open_server(changed) as server:
        await server.moderator.look()
        assert await server.storage.kicked("running") == {"ben"}
        assert [act.done is not None for act in await server.storage.last_acts()] == [True, True]
        assert (await server.registry.use("running", lambda live: live.info("ada"))).ending is not None
        with pytest.raises(NotAllowed):
            await server.registry.use("running", lambda live: live.info("ben"))
        assert len(await server.storage.group_tries("group")) == 1
        assert await server.storage.review("over", 1) == "{}"
        assert await server.storage.deal_viewers("d" * 64, "elsewhere", ["cid"]) == {"cid": "watched"}
        (puzzle,) = await server.storage.puzzle_tries("ben")
        assert puzzle.puzzle == "p1"
