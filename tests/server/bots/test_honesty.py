"""Bots at the server know their view and nothing else: the same bytes whatever is hidden, no file, no database, no
secret of the server within their reach."""

import asyncio
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from digsite.arena.turn_clock import CLOCKS
from digsite.bots import BOTS, bot_names
from digsite.bots.json_lines import Answer, Question
from digsite.core import Seat, State
from digsite.games import game
from digsite.server.bots.pool import BotPlayer, BotPool, Worker
from digsite.server.metrics import Metrics
from digsite.server.settings import Settings
from tests.bots.twins import twins
from tests.server.bots.asking import choose
from tests.server.bots.watched_worker import PEEPING
from tests.server.client import Person
from tests.server.conftest import GAMES, FixedSources, serving
from tests.server.seated import MINE, bot

pytestmark = pytest.mark.anyio


async def asked_at_a_table(settings: Settings, state: State, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The first question to the bot of that seat, at a table that begins with this position."""
    heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def think(_worker: Worker, asked: Question, count: int) -> Answer:
        if asked.view["seat"] == seat and not heard.done():
            heard.set_result(asked.line())
        return Answer(index=0)

    monkeypatch.setattr(Worker, "ask", think)
    async with serving(settings, FixedSources()) as base, Person(base, "Ada") as ada:
        seats = [bot("master") if number == seat else MINE for number in range(state.players)]
        table = await ada.open(state.game.name, seats, scenario=state.as_scenario())
        await ada.command(table, "start")
        return await heard


@pytest.mark.parametrize("played", BOTS)
async def test_a_bot_at_a_table_is_asked_the_same_whatever_is_hidden(
    played: str, own_settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(CLOCKS, "wall", lambda: 0.0)
    monkeypatch.setattr("digsite.server.bots.pool.secrets.randbits", lambda _: 7)
    for number, (seat, *truths) in enumerate(islice(twins(played, 2, seed=4, every=20), 2)):
        heard = []
        for which, truth in enumerate(truths):
            place = f"sqlite:///{tmp_path}/{number}-{which}.sqlite3"
            settings = msgspec.structs.replace(own_settings, database_url=place)
            heard.append(await asked_at_a_table(settings, truth, seat, monkeypatch))
        assert heard[0] == heard[1]


@pytest.fixture
async def watched(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """Bots in a process that refuses them everything but code; a refusal costs them their answer."""
    monkeypatch.setattr("digsite.server.bots.pool.PROGRAM", "tests.server.bots.watched_worker")
    monkeypatch.setattr("digsite.server.bots.pool.TRIES", 1)
    bots = BotPool(1, 1, 0.2, GAMES, Metrics())
    yield bots
    await bots.close()


async def failures(bots: BotPool, played: str, strength: str) -> float:
    """How often it fails when it is asked twice the same."""
    state = game(played).new(2, 3)
    while len(state.legal_actions(state.deciders[0])) < 3:
        state.apply(state.legal_actions(state.deciders[0])[0])
    seat = state.deciders[0]
    actions = list(state.legal_actions(seat))
    before = failed(bots)
    for _ in range(2):
        await choose(bots, BotPlayer(played, strength, "table/0"), state.view(seat), actions)
    return failed(bots) - before


def failed(bots: BotPool) -> float:
    return bots.metrics.registry.get_sample_value("digsite_bot_failures_total") or 0.0


@pytest.mark.parametrize("played", BOTS)
async def test_no_bot_opens_anything_but_code(played: str, watched: BotPool) -> None:
    for strength in bot_names(played):
        assert await failures(watched, played, strength) == 0


async def test_a_bot_that_did_would_be_found(
    pebbles: str, watched: BotPool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, pebbles, PEEPING)
    for strength in PEEPING:
        assert await failures(watched, pebbles, strength) > 0


async def test_a_worker_does_not_inherit_what_a_server_is_told(
    pebbles: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGSITE_SECRET_KEY", "not for bots")
    monkeypatch.setenv("DIGSITE_DATABASE_URL", "postgresql://not/for/bots")
    bots = BotPool(1, 1, 0.2, GAMES, Metrics())
    try:
        assert await failures(bots, pebbles, "random") == 0
        (worker,) = bots.quick.workers
        environment = Path(f"/proc/{worker.pid}/environ").read_bytes()
        assert b"PATH=" in environment
        assert b"not for bots" not in environment
        assert b"not/for/bots" not in environment
    finally:
        await bots.close()
