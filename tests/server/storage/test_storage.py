"""The storage keeps its word on SQLite in memory, on SQLite in a file and on PostgreSQL alike."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from digsite.server.errors import Unavailable
from digsite.server.identity import Claim
from digsite.server.schema import journal
from digsite.server.schema.descriptions import MySeat, OpenSeat
from digsite.server.storage import Conflict, Storage, base, chat_and_pushes, guests, moderation, open_storage
from digsite.server.storage.engine import migrate, newest_revision, open_engine
from digsite.server.storage.guests import DEVICES, here, locked
from digsite.server.storage.interface import DailyRow, DeviceRow, GroupTry, PushRow, PuzzleTry
from digsite.server.storage.schema import metadata
from digsite.study.puzzles.rating import Skill
from tests.server.storage.rows import OPENED, SAT, empty, guest, row


@pytest.fixture(params=["memory", "file", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "memory":
        return "sqlite://"
    if request.param == "file":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    address: str = request.getfixturevalue("postgresql_url")
    empty(address)
    return address


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    opened = await open_storage(url)
    yield opened
    await opened.close()


@pytest.mark.anyio
async def test_a_journal_is_kept_in_order(storage: Storage) -> None:
    await storage.append(row(), 0, [OPENED])
    await storage.append(row(guests=("ada", "ben")), 1, [SAT, journal.Begun(at=3)])
    assert await storage.journal("t1") == [OPENED, SAT, journal.Begun(at=3)]
    assert await storage.journal("t1", 2) == [journal.Begun(at=3)]
    assert await storage.journal("t2") == []
    assert await storage.lengths(["t1", "t2"]) == {"t1": 3}


@pytest.mark.anyio
async def test_the_second_writer_of_a_number_is_told_and_changes_nothing(storage: Storage) -> None:
    await storage.append(row(), 0, [OPENED])
    await storage.append(row(status="playing"), 1, [SAT])
    with pytest.raises(Conflict):
        await storage.append(row(status="over"), 1, [journal.Begun(at=3)])
    assert await storage.journal("t1") == [OPENED, SAT]
    assert (await storage.tables_of("ada", 10))[0].status == "playing"
    with pytest.raises(Conflict):
        await storage.append(row(), 0, [OPENED])
    with pytest.raises(Conflict):
        await storage.append(row("no-such-table"), 4, [SAT])


@pytest.mark.anyio
async def test_a_journal_cannot_have_a_hole(storage: Storage, url: str) -> None:
    await storage.append(row(), 0, [OPENED])
    for first in (2, 7):
        with pytest.raises(Conflict):
            await storage.append(row(status="playing"), first, [SAT])
    assert await storage.journal("t1") == [OPENED]
    assert (await storage.tables_of("ada", 10))[0].status == "waiting"


def test_the_database_itself_refuses_a_hole(url: str) -> None:
    engine = open_engine(url)
    migrate(engine)
    put = "INSERT INTO entries (table_id, number, body) VALUES ('t1', {number}, '{{}}')"
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, entries, status, public, changed, line) "
                "VALUES ('t1', 0, 'waiting', false, 0, '')"
            )
        )
        for number in (0, 1, 2):
            connection.execute(text(put.format(number=number)))
    with pytest.raises(IntegrityError, match="follows"), engine.begin() as connection:
        connection.execute(text(put.format(number=4)))
    engine.dispose()


@pytest.mark.anyio
async def test_of_many_writers_at_once_each_is_told_of_its_own(storage: Storage) -> None:
    await storage.append(row("t0"), 0, [OPENED])
    tables = [f"t{number}" for number in range(1, 60)]
    results = await asyncio.gather(
        *(storage.append(row(table), 0, [OPENED]) for table in tables),
        storage.append(row("t0"), 0, [OPENED]),
        storage.append(row("t0"), 1, [SAT]),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [Conflict]
    assert await storage.lengths(["t0", *tables]) == {"t0": 2} | dict.fromkeys(tables, 1)


@pytest.mark.anyio
async def test_lists_show_what_belongs_there(storage: Storage) -> None:
    await storage.append(row("a", changed=1), 0, [OPENED])
    await storage.append(row("b", changed=2, public=False, guests=("ada", "ben")), 0, [OPENED, SAT])
    await storage.append(row("c", changed=3, status="over", creator="ben", guests=("ben", None)), 0, [OPENED])
    assert [line.id for line in await storage.public_tables(10)] == ["a"]
    assert [line.id for line in await storage.tables_of("ada", 10)] == ["b", "a"]
    assert [line.id for line in await storage.tables_of("ben", 10)] == ["c", "b"]
    await storage.append(row("b", changed=4, guests=("ada", None)), 2, [journal.StoodUp(at=4, seat=1)])
    assert [line.id for line in await storage.tables_of("ben", 10)] == ["c"]


@pytest.mark.anyio
async def test_due_tables_come_in_time(storage: Storage) -> None:
    for table, due in (("a", 30), ("b", 10), ("c", None), ("d", 99)):
        await storage.append(row(table, due=due), 0, [OPENED])
    found = await storage.due_tables(30, 10)
    assert [each.id for each in found] == ["b", "a"]
    assert await storage.due_tables(30, 10, after=found[0]) == found[1:]


@pytest.mark.anyio
async def test_retention_forgets_tables_that_nobody_touched(storage: Storage) -> None:
    for table, status, changed in (("a", "over", 5), ("b", "playing", 5), ("c", "waiting", 5), ("d", "over", 50)):
        await storage.append(row(table, status=status, changed=changed), 0, [OPENED])
    await storage.add_guest(guest("ada"))
    await storage.say("a", "ada", "hello", 1, "m1")
    for day, table in (("1960-01-01", "a"), ("2026-01-01", "not yet made")):
        await storage.begin_daily(DailyRow(day=day, game="caches", guest="ada", table_id=table))
    assert await storage.forget_tables(before=20) == 3
    again = await storage.begin_daily(DailyRow(day="1960-01-01", game="caches", guest="ada", table_id="z"))
    assert again.table_id == "z"
    assert await storage.lengths("abcd") == {"d": 1}
    assert await storage.journal("a") == []
    assert await storage.chat("a", 5) == []


@pytest.mark.anyio
async def test_guests_are_kept_changed_and_forgotten(storage: Storage) -> None:
    ada, ben = guest("ada"), guest("ben", webhook="https://example.org")
    await storage.add_guest(ada)
    await storage.add_guest(ben)
    assert await storage.guest("ben") == ben
    assert await storage.change_guest(Claim("ada", 1), name="Ada L.") == guest("ada", name="Ada L.")
    assert await storage.change_guest(Claim("ada", 2), name="Eve") is None
    assert await storage.names(["ada", "ben", "cid"]) == {"ada": "Ada L.", "ben": "Ben"}
    push = PushRow(endpoint="https://push", guest="ada", keys="{}")
    for _ in range(2):
        assert await storage.add_push(Claim("ada", 1), push, most=1)
    other = PushRow(endpoint="https://other", guest="ada", keys="{}")
    assert await storage.add_push(Claim("ada", 1), other, most=1) is False
    assert await storage.add_push(Claim("ada", 2), other, most=2) is None
    assert await storage.pushes("ada") == [push]
    await storage.append(row(), 0, [OPENED])
    await storage.say("t1", "ada", "hello", 1, "m1")
    assert await storage.mute("ben", "ada", on=True, most=1)
    assert await storage.mute("ben", "ada", on=True, most=1)
    assert await storage.mute("ben", "cid", on=True, most=1) is False
    await storage.begin_daily(DailyRow(day="2026-01-01", game="caches", guest="ada", table_id="t1"))
    await storage.forget_labels("t1", "ada")
    await storage.forget_guest("ada")
    assert await storage.guest("ada") is None
    assert await storage.pushes("ada") == []
    assert await storage.chat("t1", 5) == []
    assert await storage.mutes("ben") == set()
    assert await storage.daily("2026-01-01", "caches") == []
    assert await storage.tables_of("ada", 5) == []
    (kept,) = await storage.journal("t1")
    assert isinstance(kept, journal.Opened)
    assert kept.rules.seats == (MySeat(), OpenSeat())


@pytest.mark.anyio
@pytest.mark.parametrize("begun", [False, True])
async def test_what_a_guest_made_up_goes_with_them_where_no_game_was_played(storage: Storage, *, begun: bool) -> None:
    options = {"pieces": {"name": "Adas"}, "edition": 2}
    rules = msgspec.structs.replace(OPENED.rules, options=options, scenario={"of": "Ada"}, seed="Ada")
    await storage.append(row(), 0, [msgspec.structs.replace(OPENED, rules=rules, seed="Ada")])
    if begun:
        await storage.append(row(), 1, [journal.Begun(at=2)])
    await storage.forget_labels("t1", "ada")
    kept = (await storage.journal("t1"))[0]
    assert isinstance(kept, journal.Opened)
    found = (kept.rules.options, kept.rules.scenario, kept.rules.seed, kept.seed)
    assert found == ((options, {"of": "Ada"}, "Ada", "Ada") if begun else ({"edition": 2}, None, None, 0))


@pytest.mark.anyio
async def test_devices_are_told_apart_and_signed_out_one_by_one(storage: Storage) -> None:
    phone = DeviceRow(id="phone", guest="ada", name="Firefox, Android", made=5, seen=5)
    laptop = msgspec.structs.replace(phone, id="laptop", name="", seen=7)
    await storage.add_guest(guest("ada"), phone)
    at_phone, at_laptop = Claim("ada", 1, "phone"), Claim("ada", 1, "laptop")
    assert await storage.add_device(at_phone, laptop)
    assert await storage.devices("ada") == [laptop, phone]
    found = await storage.signed_in(at_laptop, since=6)
    assert found is not None
    assert (found.guest, found.seen) == (guest("ada"), 7)
    assert await storage.signed_in(at_phone, since=6) is None
    await storage.saw(at_phone, 9)
    assert await storage.signed_in(at_phone, since=6) is not None
    assert await storage.end_device(at_laptop, "phone")
    assert not await storage.end_device(at_phone, "laptop")
    assert not await storage.end_device(at_laptop, "no such device")
    assert await storage.signed_in(at_phone) is None
    assert await storage.signed_in(Claim("ada", 1)) is not None


@pytest.mark.anyio
async def test_of_too_many_devices_the_one_that_was_not_seen_for_longest_is_signed_out(storage: Storage) -> None:
    """A code that is passed on from hand to hand makes a device each time."""
    await storage.add_guest(guest("ada"))
    code = guest("ada").recovery
    for number in range(DEVICES + 5):
        device = DeviceRow(id=f"d{number}", guest="", name="", made=number, seen=number)
        assert await storage.recover(code, f"code {number}", device)
        code = f"code {number}"
    await storage.saw(Claim("ada", 1, "d5"), 1000)
    last = DeviceRow(id="last", guest="ada", name="", made=0, seen=0)
    assert await storage.add_device(Claim("ada", 1), last)
    kept = {device.id for device in await storage.devices("ada")}
    assert kept == {"last", "d5"} | {f"d{number}" for number in range(7, DEVICES + 5)}
    assert await storage.signed_in(Claim("ada", 1, "d6")) is None


@pytest.mark.anyio
async def test_nothing_is_done_in_the_name_of_a_guest_who_is_leaving(storage: Storage) -> None:
    await storage.add_guest(guest("ada"))
    await storage.append(row(), 0, [OPENED])
    assert await storage.begin_leaving(Claim("ada", 1))
    assert await storage.leaving() == ["ada"]
    assert await storage.guest("ada") is None
    for epoch in range(3):
        assert await storage.signed_in(Claim("ada", epoch)) is None
        assert not await storage.begin_leaving(Claim("ada", epoch))
    assert await storage.say("t1", "ada", "hello", 1, "m1") is None
    push = PushRow(endpoint="https://push", guest="ada", keys="{}")
    assert await storage.add_push(Claim("ada", 1), push, most=9) is None
    await storage.forget_guest("ada")
    assert await storage.leaving() == []


@pytest.mark.anyio
async def test_chat_keeps_the_last_lines_and_their_reports(storage: Storage) -> None:
    await storage.append(row(), 0, [OPENED])
    await storage.add_guest(guest("ada"))
    numbers = [await storage.say("t1", "ada", f"line {number}", number, f"m{number}") for number in range(5)]
    assert [line.text for line in await storage.chat("t1", 2)] == ["line 3", "line 4"]
    assert numbers[0] is not None
    assert await storage.report("t1", numbers[0], "ben")
    assert not await storage.report("t2", numbers[0], "ben")


@pytest.mark.anyio
async def test_of_a_tables_chat_so_many_lines_are_kept_and_those_that_wait_for_a_moderator(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_and_pushes, "KEPT", 3)
    for key in ("ada", "ben"):
        await storage.add_guest(guest(key))
    for table in ("t1", "t2"):
        await storage.append(row(id=table), 0, [OPENED])
    await storage.say("t2", "ada", "elsewhere", 1, "m")
    lines = [await storage.say("t1", "ada", f"line {number}", number, f"m{number}") for number in range(3)]
    assert await storage.report("t1", lines[0] or 0, "ben")
    for number in range(3, 7):
        await storage.say("t1", "ada", f"line {number}", number, f"m{number}")
    assert [line.text for line in await storage.chat("t1", 9)] == ["line 0", "line 4", "line 5", "line 6"]
    assert [line.text for line in await storage.chat("t2", 9)] == ["elsewhere"]


@pytest.mark.anyio
async def test_the_same_request_is_said_once(storage: Storage) -> None:
    await storage.append(row(), 0, [OPENED])
    for name in ("ada", "ben"):
        await storage.add_guest(guest(name))
    assert await storage.say("t1", "ada", "hello", 1, "m1") is not None
    assert await storage.say("t1", "ada", "hello", 2, "m1") is None
    assert await storage.say("t1", "ben", "hello", 3, "m1") is not None
    assert [line.at for line in await storage.chat("t1", 5)] == [1, 3]


@pytest.mark.anyio
async def test_retention_forgets_guests_who_left_nothing_behind(storage: Storage) -> None:
    """OPENED seats Ada; Ben was seen lately, Cid long ago."""
    for name, seen in (("ada", 5), ("ben", 5), ("cid", 5)):
        await storage.add_guest(guest(name, seen=seen))
    await storage.append(row(), 0, [OPENED])
    await storage.saw(Claim("ben", 1), 50)
    assert await storage.forget_strangers(before=20) == 1
    assert await storage.names(["ada", "ben", "cid"]) == {"ada": "Ada", "ben": "Ben"}


@pytest.mark.anyio
async def test_one_try_a_day(storage: Storage) -> None:
    first = DailyRow(day="2026-01-01", game="caches", guest="ada", table_id="x")
    await storage.add_guest(guest("ada"))
    assert await storage.begin_daily(first) == first
    assert await storage.begin_daily(DailyRow(day="2026-01-01", game="caches", guest="ada", table_id="y")) == first
    assert await storage.daily("2026-01-01", "caches") == []  # its table is not there yet
    await storage.append(row("x", status="over", scores=(31,), rank="Expert"), 0, [OPENED])
    ((kept, table),) = await storage.daily("2026-01-01", "caches")
    assert (kept, table.scores, table.rank) == (first, (31,), "Expert")


@pytest.mark.anyio
async def test_whoever_leaves_while_they_begin_twice_at_once_is_told_of_no_row(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    daily = DailyRow(day="2026-01-01", game="caches", guest="ada", table_id="x")
    deal = GroupTry(group_id="g", deal=0, guest="ada", table_id="y")
    await storage.add_guest(guest("ada"))
    await storage.add_group("g", 9, "{}")
    await storage.begin_daily(daily)
    await storage.begin_group_try(deal, 5)
    assert isinstance(storage, base.SqlBase)
    read = storage._read

    async def read_later(question: Callable[[Connection], object]) -> object:
        await storage.forget_guest("ada")
        return await read(question)

    monkeypatch.setattr(storage, "_read", read_later)
    assert await storage.begin_daily(daily) == daily
    await storage.add_guest(guest("ada"))
    await storage.begin_group_try(deal, 5)
    assert await storage.begin_group_try(deal, 5) == deal


@pytest.mark.anyio
async def test_of_a_days_tries_the_best_are_read_and_ones_own(storage: Storage) -> None:
    for name, scores in (("ada", (7,)), ("ben", (31,)), ("cid", ()), ("dan", (12,))):
        await storage.add_guest(guest(name))
        await storage.begin_daily(DailyRow(day="2026-01-01", game="caches", guest=name, table_id=f"of-{name}"))
        await storage.append(row(f"of-{name}", status="over" if scores else "playing", scores=scores), 0, [OPENED])
    found = await storage.daily("2026-01-01", "caches", most=2)
    assert [each.guest for each, _ in found] == ["ben", "dan"]
    assert [each.guest for each, _ in await storage.daily("2026-01-01", "caches", "cid", most=2)] == [
        "ben",
        "dan",
        "cid",
    ]
    all_of_them = await storage.daily("2026-01-01", "caches", "dan", most=9)
    assert [each.guest for each, _ in all_of_them] == ["ben", "dan", "ada", "cid"]


@pytest.mark.anyio
async def test_late_results_come_last_and_are_not_counted(storage: Storage) -> None:
    tries = (
        ("ada", (7,), False),
        ("ben", (31,), True),
        ("cid", (12,), False),
        ("dan", (12,), False),
        ("eve", (), False),
    )
    for name, scores, late in tries:
        await storage.add_guest(guest(name))
        await storage.begin_daily(DailyRow(day="2026-01-01", game="caches", guest=name, table_id=f"of-{name}"))
        await storage.append(row(f"of-{name}", status="over", scores=scores, late=late), 0, [OPENED])
    await storage.begin_daily(DailyRow(day="2026-01-01", game="pebbles", guest="ada", table_id="other"))
    await storage.begin_daily(DailyRow(day="2026-01-02", game="caches", guest="ada", table_id="next"))
    await storage.append(row("other", status="over", scores=(99,)), 0, [OPENED])
    found = await storage.daily("2026-01-01", "caches", most=9)
    assert [each.guest for each, _ in found] == ["cid", "dan", "ada", "eve", "ben"]
    assert await storage.daily_scores("2026-01-01", "caches") == {7: 1, 12: 2}
    assert await storage.daily_scores("2026-01-01", "pebbles") == {99: 1}
    assert await storage.daily_scores("2026-01-03", "caches") == {}
    assert [each.day for each, _ in await storage.dailies_of("ada", "caches")] == [
        "2026-01-01"
    ]  # the next has no table


@pytest.mark.anyio
async def test_tables_of_puzzles_are_listed_only_where_they_are_wanted(storage: Storage) -> None:
    for name, puzzle in (("a", False), ("b", True), ("c", False)):
        await storage.append(row(name, status="over", puzzle=puzzle, labels=('"puzzle":true', None)), 0, [OPENED])
    await storage.add_guest(guest("ada"))
    # One from before a table said so itself.
    await storage.begin_puzzle(PuzzleTry(guest="ada", game="caches", puzzle="p1", table_id="c", at=1))
    assert {each.id for each in await storage.tables_of("ada", 9)} == {"a", "b", "c"}
    assert [each.id for each in await storage.tables_of("ada", 9, puzzles=False)] == ["a"]


@pytest.mark.anyio
async def test_one_try_at_a_puzzle_counts_and_goes_with_its_guest(storage: Storage) -> None:
    first = PuzzleTry(guest="ada", game="caches", puzzle="p1", table_id="x", at=1, day="2026-01-01")

    def rate(solver: Skill | None, puzzle: Skill | None) -> tuple[Skill, Skill]:
        assert (solver, puzzle) == (None, None)
        return Skill(30.0, 8.0), Skill(20.0, 4.0)

    await storage.add_guest(guest("ada"))
    assert await storage.begin_puzzle(first) == first
    assert await storage.begin_puzzle(msgspec.structs.replace(first, table_id="y")) == first
    assert await storage.judge_puzzle(first, solved=True, day="2026-01-01", rate=rate)
    assert not await storage.judge_puzzle(first, solved=False, day=None, rate=rate)
    (kept,) = await storage.puzzle_tries("ada")
    assert kept == msgspec.structs.replace(first, solved=True) == await storage.puzzle_try("ada", "caches", "p1")
    assert await storage.puzzle_skills("caches", "ada") == {"ada": Skill(30.0, 8.0)}
    assert await storage.puzzle_skills("caches", puzzles=["p1", "p2"]) == {"p1": Skill(20.0, 4.0)}
    await storage.forget_guest("ada")
    assert await storage.puzzle_tries("ada") == []
    assert await storage.puzzle_skills("caches", "ada") == {}
    assert await storage.puzzle_skills("caches", puzzles=["p1", "p2"]) == {"p1": Skill(20.0, 4.0)}
    # Whoever is gone leaves nothing new behind.
    await storage.begin_puzzle(first)
    assert await storage.puzzle_tries("ada") == []


@pytest.mark.anyio
async def test_a_secret_is_made_once(storage: Storage) -> None:
    assert await storage.secret("key", "one") == "one"
    assert await storage.secret("key", "two") == "one"
    await storage.ping()


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    engine = open_engine(url)
    migrate(engine)
    migrate(engine)  # a second time changes nothing
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == newest_revision()
    engine.dispose()


@pytest.mark.anyio
async def test_after_a_write_that_failed_nobody_is_sure_that_one_can_write(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    storage = await open_storage(f"sqlite:///{path}")
    await storage.check_writable()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE marks RENAME TO away")
    await storage.check_writable()  # it was sure a moment ago
    with pytest.raises(Unavailable):
        await storage.mark("whatever", 1)
    with pytest.raises(Unavailable):
        await storage.check_writable()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE away RENAME TO marks")
    await storage.mark("whatever", 1)
    await storage.check_writable()
    await storage.close()


@pytest.mark.anyio
@pytest.mark.parametrize(
    "kind", ["SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_CORRUPT"], ids=lambda kind: kind.removeprefix("SQLITE_")
)
async def test_who_can_write_a_mark_cannot_write_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    storage = await open_storage(f"sqlite:///{tmp_path}/a.sqlite3")
    await storage.check_writable()
    error = (sqlite3.DatabaseError if kind == "SQLITE_CORRUPT" else sqlite3.OperationalError)("as it happens")

    def fail(*_: object) -> None:
        raise DBAPIError.instance("INSERT", {}, error, sqlite3.Error)

    with monkeypatch.context() as failing:
        failing.setattr(guests, "insert", fail)
        with pytest.raises(Unavailable):
            await storage.add_guest(guest("ada"))
    for _ in range(3):
        with pytest.raises(Unavailable, match="a moment ago"):
            await storage.check_writable()
    with monkeypatch.context() as later:  # nobody came meanwhile, as where a balancer sends nobody
        later.setattr(moderation, "SURE_SECONDS", 0)
        await storage.check_writable()
    await storage.check_writable()
    await storage.close()


@pytest.mark.anyio
async def test_a_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    storage = await open_storage(f"sqlite:///{tmp_path}/tables.sqlite3")
    await storage.append(row(), 0, [OPENED])
    assert {oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()} == {"0o600"}
    await storage.close()


@pytest.mark.anyio
async def test_two_processes_that_want_the_same_rows_in_another_order_fail_nobody(postgresql_url: str) -> None:
    """Each holds one guest and wants the other: PostgreSQL ends one of the two, with everything in its transaction,
    moves of others too. None of them hears of it."""
    empty(postgresql_url)
    one, other = await open_storage(postgresql_url), await open_storage(postgresql_url)
    both_hold = threading.Barrier(2)
    asked: list[str] = []

    def holding(name: str) -> Callable[[Connection], None]:
        def hold(connection: Connection) -> None:
            locked(connection, here(name))
            if len(asked) < 2:
                asked.append(name)
                both_hold.wait(10)

        return hold

    def wanting(name: str) -> Callable[[Connection], bool]:
        return lambda connection: locked(connection, here(name)) is not None

    try:
        for name in ("ada", "ben"):
            await one.add_guest(guest(name))
        await one.append(row(), 0, [OPENED])
        moved = one.append(row(changed=2), 1, [SAT])
        done = await asyncio.gather(
            *(one._writer.do(each) for each in (holding("ada"), wanting("ben"))),
            moved,
            *(other._writer.do(each) for each in (holding("ben"), wanting("ada"))),
        )
        assert [done[1], done[4]] == [True, True]
        assert len(await one.journal("t1")) == 2
    finally:
        await one.close()
        await other.close()


@pytest.mark.anyio
async def test_a_read_that_hangs_holds_up_nobody_who_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "READ_SECONDS", 0.2)
    storage = await open_storage(f"sqlite:///{tmp_path}/tables.sqlite3")
    let_go = threading.Event()
    try:
        with pytest.raises(Unavailable):
            await storage._read(lambda _connection: let_go.wait(60))
        async with asyncio.timeout(30):
            await storage.close()
        assert not let_go.is_set()
    finally:
        let_go.set()
