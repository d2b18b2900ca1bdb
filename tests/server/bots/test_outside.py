"""Bots from outside at a server: what they do wrong costs nobody else anything, and the log says what it was."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from digsite.bots import BOTS, Strategy
from digsite.server.bots.pool import BotPlayer, BotPool
from digsite.server.metrics import Metrics
from tests.server.bots.asking import choose
from tests.server.bots.test_bots import position_of_pebbles
from tests.server.client import Person
from tests.server.conftest import GAMES
from tests.server.seated import MINE, bot
from tests.server.services import ROOT, environment, serve_command

pytestmark = pytest.mark.anyio
HERE = "tests.arena.outside_bots"


@pytest.mark.parametrize("name", ["Crashing", "Nonsense", "Dying"])
async def test_a_bot_that_fails_costs_the_others_neither_worker_nor_memory(
    name: str, pebbles: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    outside = f"{HERE}:{name}"
    monkeypatch.setitem(BOTS, pebbles, {outside: Strategy(outside)})
    view, actions = position_of_pebbles()
    bots = BotPool(1, 1, 1.0, GAMES, Metrics())
    try:
        assert await choose(bots, BotPlayer(pebbles, "random", "table/0"), view, actions) in actions
        (worker,) = bots.quick.workers
        before = worker.pid
        assert await choose(bots, BotPlayer(pebbles, outside, "table/1"), view, actions) in actions
        assert await choose(bots, BotPlayer(pebbles, "random", "table/0"), view, actions) in actions
        assert worker.pid == before
        assert worker.remembers("table/0")
    finally:
        await bots.close()
    told = [record for record in caplog.records if record.message == "bot-failed"]
    assert len(told) == 2  # it is asked once more
    for record in told:
        assert (vars(record)["game"], vars(record)["strength"]) == (pebbles, outside)
        assert isinstance(vars(record)["seed"], int)
        assert vars(record)["error"]


async def test_serve_offers_them_and_plays_on_whatever_they_do(tmp_path: Path) -> None:
    names = [f"{HERE}:{name}" for name in ("First", "Telling")]
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    command = serve_command("--database-url", url, "--bots", ",".join(names))
    with (tmp_path / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=log, cwd=ROOT, env=environment()
        )
        try:
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            base = next(word for word in line.split() if word.startswith("http://"))
            for name in names:
                await _play(base, name)
        finally:
            process.terminate()
            await process.wait()
    lines = [msgspec.json.decode(line) for line in (tmp_path / "log").read_text().splitlines() if line[0] == "{"]
    failed = [line for line in lines if line["event"] == "bot-failed"]
    assert {(line["game"], line["strength"]) for line in failed} == {("pebbles", names[1])}
    assert all(line["error"].startswith("KeyError (outside_bots.py, line ") for line in failed)
    assert not any("secret" in str(line) for line in lines)


async def _play(base: str, name: str) -> None:
    """A whole game against that bot."""
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, bot(name)])
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.play_on(lambda choices: choices[0])
            assert chair.table["ending"]["reason"] == "finished"
