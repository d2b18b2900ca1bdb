"""Nothing acknowledged is ever lost: the server is killed again and again under load, and its journal compared."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine
from websockets.exceptions import WebSocketException

from tests.server.client import Chair, Data, Person, fresh_id
from tests.server.seated import MINE
from tests.server.services import ServerProcess, free_port
from tests.server.soaking import portions
from tests.server.storage.rows import empty

pytestmark = pytest.mark.anyio
TABLES = 50
MOVES_BETWEEN_KILLS = 100
START = {"kind": "start", "id": "start"}
PAUSE = 0.05
KILLS_AT_A_TIME = 20


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    """Python's own event loop: on uvloop's, httpx stumbles over a connection that dies while it is being made."""
    return "asyncio"


class Load:
    """Fifty tables played without a pause, over every restart; it remembers what was acknowledged."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.acknowledged: dict[str, list[str]] = {}
        """By table, in the order in which they were."""
        self.moves = 0
        self.finished = 0
        self.moved = asyncio.Condition()

    async def play_for_ever(self, luck: int) -> None:
        rng = random.Random(luck)
        async with Person(self.base, f"Player {luck}") as person:
            while True:
                table = await self._open(person)
                await self._play(person, table, rng)
                self.finished += 1

    async def _open(self, person: Person) -> str:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                table = await person.open("pebbles", [MINE, MINE])
                await _insistently(partial(person.post, f"/api/tables/{table}/commands", START))
                self.acknowledged[table] = []
                return table
            await asyncio.sleep(PAUSE)

    async def _play(self, person: Person, table: str, rng: random.Random) -> None:
        """Each move goes out under one id until it is answered, however often the connection breaks."""
        open_move: list[Data] = []
        while True:
            with contextlib.suppress(WebSocketException, OSError, asyncio.TimeoutError):
                async with person.at(table) as chair:
                    while not chair.over:
                        await self._move(chair, table, open_move, rng)
                    return
            await asyncio.sleep(PAUSE)

    async def _move(self, chair: Chair, table: str, open_move: list[Data], rng: random.Random) -> None:
        seat = chair.updates[0]["waiting_for"][0]
        version = chair.updates[seat]["version"]
        if not open_move:
            await chair.until(lambda: bool(chair.choices(seat)))
            choice = rng.choice(chair.choices(seat))
            open_move.append({"id": fresh_id(), "version": version, "action": choice})
        answer = await chair.ask("choose", **open_move[0])
        assert answer["kind"] == "accepted", answer
        await self._note(table, open_move.pop()["id"])
        await chair.until(lambda: chair.over or chair.updates[seat]["version"] >= answer["version"])

    async def _note(self, table: str, request: str) -> None:
        self.acknowledged[table].append(request)
        async with self.moved:
            self.moves += 1
            self.moved.notify_all()

    def has_made(self, moves: int) -> bool:
        """So many moves, and some at every table: under way before the first kill."""
        return self.moves >= moves and len(self.acknowledged) >= TABLES


async def _insistently(request: Callable[[], Awaitable[object]]) -> None:
    while True:
        with contextlib.suppress(httpx.HTTPError):
            await request()
            return
        await asyncio.sleep(PAUSE)


def stored(database: str) -> dict[str, list[str]]:
    """Every request that each journal answers, in its order."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    found: dict[str, list[str]] = {}
    with engine.connect() as connection:
        for table, body in connection.exec_driver_sql("SELECT table_id, body FROM entries ORDER BY table_id, number"):
            entry = msgspec.json.decode(body)
            if "request" in entry:
                assert entry["request"] not in found.setdefault(table, []), "a move has two effects"
                found[table].append(entry["request"])
    engine.dispose()
    return found


async def kill_again_and_again(database: str, kills: int) -> Load:
    options, port = ("--database-url", database), free_port()
    server = await ServerProcess.start(*options, port=port)
    load = Load(server.address)
    players = [asyncio.create_task(load.play_for_ever(number)) for number in range(TABLES)]
    try:
        for _ in range(kills):
            wanted = load.moves + MOVES_BETWEEN_KILLS
            async with load.moved, asyncio.timeout(120):
                await load.moved.wait_for(lambda wanted=wanted: load.has_made(wanted))  # type: ignore[misc]
            await server.kill()
            kept = stored(database)
            for table, requests in load.acknowledged.items():
                # The move that was under way may be there too: it is answered when it is asked again.
                assert [each for each in kept.get(table, ()) if each in requests] == requests
            server = await ServerProcess.start(*options, port=port)
            for player in players:
                assert not player.done() or player.result()
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await server.kill()
    return load


async def test_every_acknowledged_move_survives_two_kills(tmp_path: Path) -> None:
    load = await kill_again_and_again(f"sqlite:///{tmp_path}/tables.sqlite3", kills=2)
    assert load.moves >= 2 * MOVES_BETWEEN_KILLS
    assert len(load.acknowledged) >= TABLES


async def test_and_one_on_postgresql(postgresql_url: str) -> None:
    empty(postgresql_url)
    load = await kill_again_and_again(postgresql_url, kills=1)
    assert load.moves >= MOVES_BETWEEN_KILLS
    assert len(load.acknowledged) >= TABLES


@pytest.mark.long
@pytest.mark.parametrize("storage", ["sqlite", "postgresql"])
async def test_every_acknowledged_move_survives_two_hundred_kills(
    tmp_path: Path, request: pytest.FixtureRequest, storage: str
) -> None:
    for number in portions(request, 200, KILLS_AT_A_TIME):
        if storage == "sqlite":
            database = f"sqlite:///{tmp_path}/{number}.sqlite3"
        else:
            database = request.getfixturevalue("postgresql_url")
            empty(database)
        load = await kill_again_and_again(database, KILLS_AT_A_TIME)
        assert load.moves >= KILLS_AT_A_TIME * MOVES_BETWEEN_KILLS
        assert load.finished > TABLES
