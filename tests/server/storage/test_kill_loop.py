"""Nothing acknowledged is ever lost: the server is killed again and again under load, and its journal compared."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Chair, Data, Person, fresh_id
from tests.server.seated import MINE
from tests.server.services import ServerProcess, free_port

pytestmark = pytest.mark.anyio
TABLES = 50
MOVES_BETWEEN_KILLS = 100
START = {"kind": "start", "id": "start"}
PAUSE = 0.05


class Load:
    """Fifty tables played without a pause, over every restart; it remembers what was acknowledged."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.acknowledged: dict[str, set[str]] = {}
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
                self.acknowledged[table] = set()
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
        self.acknowledged[table].add(request)
        async with self.moved:
            self.moves += 1
            self.moved.notify_all()


async def _insistently(request: Callable[[], Awaitable[object]]) -> None:
    while True:
        with contextlib.suppress(httpx.HTTPError):
            await request()
            return
        await asyncio.sleep(PAUSE)


def stored(database: Path) -> dict[str, set[str]]:
    """Every request that each journal answers."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        found: dict[str, set[str]] = {}
        for table, body in connection.execute("SELECT table_id, body FROM entries"):
            entry = msgspec.json.decode(body)
            if "request" in entry:
                assert entry["request"] not in found.setdefault(table, set()), "a move has two effects"
                found[table].add(entry["request"])
        return found


async def kill_again_and_again(folder: Path, kills: int) -> Load:
    database = folder / "tables.sqlite3"
    options, port = ("--database-url", f"sqlite:///{database}"), free_port()
    server = await ServerProcess.start(*options, port=port)
    load = Load(server.address)
    players = [asyncio.create_task(load.play_for_ever(number)) for number in range(TABLES)]
    try:
        for _ in range(kills):
            wanted = load.moves + MOVES_BETWEEN_KILLS
            async with load.moved, asyncio.timeout(120):
                await load.moved.wait_for(lambda wanted=wanted: load.moves >= wanted)  # type: ignore[misc]
            await server.kill()
            kept = stored(database)
            for table, requests in load.acknowledged.items():
                assert requests <= kept.get(table, set())
            server = await ServerProcess.start(*options, port=port)
            for player in players:
                assert not player.done() or player.result()
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await server.kill()
    return load


async def test_every_acknowledged_move_survives_five_kills(tmp_path: Path) -> None:
    load = await kill_again_and_again(tmp_path, kills=5)
    assert load.moves >= 5 * MOVES_BETWEEN_KILLS
    assert len(load.acknowledged) >= TABLES


@pytest.mark.long
async def test_every_acknowledged_move_survives_two_hundred_kills(tmp_path: Path) -> None:
    load = await kill_again_and_again(tmp_path, kills=200)
    assert load.moves >= 200 * MOVES_BETWEEN_KILLS
    assert load.finished > TABLES
