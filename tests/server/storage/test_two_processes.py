"""Several processes share tables: PostgreSQL decides who writes, Redis spreads the news, and any of them may die."""

import asyncio
import contextlib
import random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.client import Chair, Person
from tests.server.seated import MINE, OPEN, begun, bot, people
from tests.server.services import ServerProcess, server_process
from tests.server.storage.rows import empty

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    """Python's own event loop: on uvloop's, httpx stumbles over a connection that dies while it is being made."""
    return "asyncio"


@pytest.fixture
def shared(postgresql_url: str, redis_url: str) -> tuple[str, ...]:
    empty(postgresql_url)
    return ("--database-url", postgresql_url, "--bus-url", redis_url)


async def test_players_at_different_processes_sit_at_one_table(shared: tuple[str, ...]) -> None:
    async with server_process(*shared) as one, server_process(*shared) as two, people(one.address) as (ada, ben):
        table = await ada.open("caches", [MINE, OPEN, bot()])
        ben.base, ben.http.base_url = two.address, two.address
        await ben.command(table, "join")
        async with ada.at(table) as first, ben.at(table) as second:
            await first.until(lambda: first.presence is not None and first.presence["present"] == [0, 1])
            await second.ask("start")
            await first.until(lambda: bool(first.choices(0)))
            await first.ask("say", text="hello over there")
            await second.until(lambda: bool(second.chat))
            await asyncio.gather(*(chair.play_on(random.Random(1).choice) for chair in (first, second)))
            await first.until(lambda: first.over)
            await second.until(lambda: second.over)
            assert first.table["ending"] == second.table["ending"]
            assert len(first.log[0]) == len(second.log[1])


async def test_one_writer_a_game_whoever_it_is(shared: tuple[str, ...]) -> None:
    """The same seat is played from two processes at once: every choice is taken once, in one order."""
    async with server_process(*shared) as one, server_process(*shared) as two, people(one.address) as (ada, ben):
        table = await begun([ada, ben], "caches")
        async with ada.at(table) as here, ada.at(table, base=two.address) as there:
            answers = await asyncio.gather(here.choose(here.choices(0)[0]), there.choose(there.choices(0)[1]))
            assert sorted(answer["kind"] for answer in answers) == ["accepted", "refused"]
            await here.ask("resync")
            await there.ask("resync")
            assert here.updates[0]["view"] == there.updates[0]["view"]


async def test_a_process_is_killed_in_mid_game_and_its_players_go_on_at_another(shared: tuple[str, ...]) -> None:
    async with server_process(*shared) as doomed, server_process(*shared) as other, people(doomed.address) as guests:
        tables = [await begun(guests, "pebbles") for _ in range(8)]
        players = [
            asyncio.create_task(_play(guest, seat, table, doomed, other, number * 2 + seat))
            for number, table in enumerate(tables)
            for seat, guest in enumerate(guests)
        ]
        await asyncio.sleep(0.3)
        await doomed.kill()
        acknowledged = await asyncio.gather(*players)
        for number, table in enumerate(tables):
            async with guests[0].at(table, base=other.address) as chair:
                assert chair.over
                assert len(chair.log[0]) >= acknowledged[2 * number] + acknowledged[2 * number + 1]


async def _play(guest: Person, seat: int, table: str, first: ServerProcess, second: ServerProcess, luck: int) -> int:
    """Play to the end, moving to the second process when the first is gone; returns how many moves were accepted."""
    rng, made = random.Random(luck), 0
    base = first.address if luck % 3 else second.address
    while True:
        with contextlib.suppress(ConnectionClosed, WebSocketException, OSError):
            async with guest.at(table, base=base) as chair:
                while not chair.over:
                    made += await _one_move(chair, seat, rng)
                return made
        base = second.address


async def _one_move(chair: Chair, seat: int, rng: random.Random) -> int:
    await asyncio.sleep(rng.random() / 50)
    if not chair.choices(seat):
        await chair.next()
        return 0
    version = chair.updates[seat]["version"]
    answer = await chair.choose(rng.choice(chair.choices(seat)))
    await chair.until(lambda: chair.over or chair.updates[seat]["version"] > version)
    return int(answer["kind"] == "accepted")


async def test_a_bot_whose_process_died_is_played_on_by_another(shared: tuple[str, ...]) -> None:
    async with server_process(*shared) as doomed, server_process(*shared) as other, people(doomed.address, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, bot()])
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.choose(chair.choices(0)[0])
            await doomed.kill()
        async with ada.at(table, base=other.address) as chair:
            await chair.play_on(lambda choices: choices[0])
            assert chair.table["ending"]["reason"] == "finished"
