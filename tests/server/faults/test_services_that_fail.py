"""A database and a bus that hang, die and come back: what was acknowledged stays, and play goes on by itself."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, make_url, text
from sqlalchemy.pool import Pool

from digsite.server.app import make_app
from digsite.server.run import serve
from digsite.server.schema import messages
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage import base as storage_base
from digsite.server.storage import engine as storage_engine
from digsite.server.storage import open_storage, writer
from tests.server.faults.faulty import Page, Player, check, fresh, guests, new_table
from tests.server.faults.proxy import Proxy, proxied
from tests.server.storage.rows import empty

pytestmark = pytest.mark.anyio
MOVES = 40


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "WRITE_SECONDS", 0.5)
    monkeypatch.setattr(storage_base, "READ_SECONDS", 0.5)
    monkeypatch.setattr(storage_engine, "SECONDS", 0.3)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def playing(settings: Settings, url: str) -> AsyncIterator[tuple[Server, str, list[Player]]]:
    """A server with two players at a table, the first turn begun."""
    settings = msgspec.structs.replace(settings, database_url=url, retention_days=0)
    async with contextlib.AsyncExitStack() as opened:
        with patience():
            server = await opened.enter_async_context(open_server(settings))
            await guests(server)
            table = await new_table(server)
            players = [Player(server, name, table) for name in ("ada", "ben")]
            await players[1].ask(messages.Join(id=fresh()))
            await players[0].ask(messages.Start(id=fresh()))
            for seat, player in enumerate(players):
                for spot in (1, 2):
                    await player.choose("hide", seat, spot=spot)
        yield server, table, players


@contextlib.contextmanager
def patience() -> Iterator[None]:
    """Until the fault comes, a busy machine may be as slow as it likes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writer, "WRITE_SECONDS", 30)
        patch.setattr(storage_base, "READ_SECONDS", 30)
        yield


async def play_on(player: Player) -> None:
    for _ in range(MOVES // 2):
        await player.choose("mark", 0, spot=3)
        await player.undo(0)


async def checked(server: Server, url: str, table: str, players: list[Player]) -> None:
    storage = await open_storage(url)
    try:
        await check(server, storage, table, players)
    finally:
        await storage.close()


async def ready(server: Server) -> tuple[int, dict[str, Any]]:
    """What a balancer is told."""
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b""}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/readyz", "headers": [], "query_string": b""}
    await make_app(server)(scope, receive, send)  # type: ignore[arg-type]
    return int(str(sent[0]["status"])), msgspec.json.decode(bytes(sent[1]["body"]))  # type: ignore[call-overload]


@pytest.mark.parametrize("how", [Proxy.hang, Proxy.cut])
async def test_postgresql_hangs_or_dies_and_comes_back(
    settings: Settings, postgresql_url: str, how: Callable[[Proxy], None]
) -> None:
    empty(postgresql_url)
    real = make_url(postgresql_url)
    async with proxied(real.port or 0) as (proxy, port):
        url = real.set(port=port).render_as_string()
        async with playing(settings, url) as (server, table, players):
            moves = asyncio.create_task(play_on(players[0]))
            begun = len(players[0].acknowledged)
            await until(lambda: len(players[0].acknowledged) > begun + 4)
            how(proxy)
            await until(lambda: players[0].refusals > 1)
            status, told = await ready(server)
            assert (status, told["database"], told["bus"]) == (503, False, True)
            assert "answer" in told["reason"] or "reached" in told["reason"]
            proxy.mend()
            await moves
            assert (await ready(server))[0] == 200
            await checked(server, postgresql_url, table, players)


async def test_sessions_of_postgresql_are_ended_in_mid_transaction(settings: Settings, postgresql_url: str) -> None:
    empty(postgresql_url)
    async with playing(settings, postgresql_url) as (server, table, players):
        moves = asyncio.create_task(play_on(players[0]))
        engine = storage_engine.open_engine(postgresql_url)
        others = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        while not moves.done():
            done = len(players[0].acknowledged)
            with engine.connect() as connection:
                connection.execute(others)
            await until(lambda done=done: moves.done() or len(players[0].acknowledged) > done + 3)  # type: ignore[misc]
        engine.dispose()
        await moves
        await checked(server, postgresql_url, table, players)


async def test_another_program_locks_the_sqlite_file(settings: Settings, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    async with playing(settings, url) as (server, table, players):
        moves = asyncio.create_task(play_on(players[0]))
        begun = len(players[0].acknowledged)
        await until(lambda: len(players[0].acknowledged) > begun + 4)
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3", timeout=30)) as intruder:
            intruder.execute("BEGIN IMMEDIATE")
            await until(lambda: players[0].refusals > 1)
            intruder.rollback()
        await moves
        await checked(server, url, table, players)


async def test_the_disk_is_full_and_has_room_again(settings: Settings, tmp_path: Path) -> None:
    url, room = f"sqlite:///{tmp_path}/tables.sqlite3", [1 << 30]
    with with_room(room):
        async with playing(settings, url) as (server, table, players):
            moves = asyncio.create_task(play_on(players[0]))
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as reader:
                room[0] = reader.execute("PRAGMA page_count").fetchone()[0]
            await until(lambda: players[0].refusals > 1)
            room[0] = 1 << 30
            await moves
            await checked(server, url, table, players)


@pytest.mark.parametrize("instead", [False, True])
async def test_the_sqlite_file_is_moved_and_comes_back(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture, instead: bool
) -> None:
    url, file, away = f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "tables.sqlite3", tmp_path / "away.sqlite3"
    async with playing(settings, url) as (server, table, players):
        moves = asyncio.create_task(play_on(players[0]))
        begun = len(players[0].acknowledged)
        await until(lambda: len(players[0].acknowledged) > begun + 4)
        move(file, away)
        if instead:
            await (await open_storage(url)).close()  # as whoever restores a backup under that name
        done = len(players[0].acknowledged)
        await until(lambda: players[0].refusals > 3)
        assert len(players[0].acknowledged) <= done + 1  # what was on its way to them
        status, told = await ready(server)
        assert (status, told["reason"]) == (503, "the file of the database was moved or removed")
        assert file.exists() == instead  # nothing was made in its place
        (line,) = (record for record in caplog.records if record.getMessage() == "database-moved")
        assert "restart the server" in vars(line)["advice"]
        move(away, file)
        await moves
        assert (await ready(server))[0] == 200
        await checked(server, url, table, players)


def move(file: Path, to: Path) -> None:
    """With what SQLite keeps beside it."""
    for end in ("-wal", "-shm", ""):
        file.with_name(file.name + end).replace(to.with_name(to.name + end))


@contextlib.contextmanager
def with_room(room: list[int]) -> Iterator[None]:
    """Meanwhile an SQLite file cannot grow beyond so many pages: the disk is full, as far as SQLite can tell."""

    def limit(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {room[0]}")

    event.listen(Pool, "checkout", limit)
    try:
        yield
    finally:
        event.remove(Pool, "checkout", limit)


async def test_a_server_starts_where_the_name_of_its_bus_is_not_known(own_settings: Settings) -> None:
    settings = msgspec.structs.replace(own_settings, bus_url="redis://digsite.invalid")
    told: list[str] = []
    stop, listening = asyncio.Event(), asyncio.Event()
    serving = asyncio.create_task(serve(settings, lambda _: listening.set(), stop, tell=told.append))
    await asyncio.wait_for(listening.wait(), 30)
    assert len(told) == 1
    assert "digsite.invalid" in told[0]
    stop.set()
    await serving


async def test_a_server_starts_without_redis_and_hears_the_others_when_it_comes(
    settings: Settings, postgresql_url: str, redis_url: str
) -> None:
    empty(postgresql_url)
    async with proxied(int(redis_url.rpartition(":")[2])) as (proxy, port):
        proxy.cut()
        settings = msgspec.structs.replace(settings, bus_url=f"redis://127.0.0.1:{port}")
        async with playing(settings, postgresql_url) as (server, table, players):
            assert await ready(server) == (200, {"ok": True, "database": True, "bus": False})
            other = msgspec.structs.replace(settings, database_url=postgresql_url, retention_days=0)
            async with open_server(other) as second:
                page = Page("ben")
                async with second.registry.visit(table) as live:
                    await live.enter(page)
                    version = (await players[0].choose("mark", 0, spot=1)).version
                    assert page.version == version - 1
                    await second.registry.look_for_lost_news()
                    assert page.version == version
                    proxy.mend()
                    while page.version <= version:  # the first news may be lost while both come back
                        await players[0].choose("mark", 0, spot=2)
                        await players[0].undo(0)
                        await asyncio.sleep(0.1)
            await checked(server, postgresql_url, table, players)


async def test_a_bus_that_hangs_makes_nobody_wait(settings: Settings, postgresql_url: str, redis_url: str) -> None:
    empty(postgresql_url)
    async with proxied(int(redis_url.rpartition(":")[2])) as (proxy, port):
        settings = msgspec.structs.replace(settings, bus_url=f"redis://127.0.0.1:{port}")
        async with playing(settings, postgresql_url) as (server, table, players):
            proxy.hang()
            async with asyncio.timeout(10):
                await play_on(players[0])
            assert (await ready(server))[0] == 200
            proxy.mend()
            await checked(server, postgresql_url, table, players)
