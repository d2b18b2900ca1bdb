"""What happens by itself goes on: whatever the clock says, whatever hangs, whatever failed an hour ago."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from digsite.server import server as server_module
from digsite.server.bots import pool
from digsite.server.errors import Refusal
from digsite.server.schema import messages
from digsite.server.server import DAY_MS, HOUR, Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage import Storage, open_storage
from digsite.server.tables.folding import fold
from tests.server.conftest import FixedSources
from tests.server.faults.faulty import Fault, Player, faulty, fresh, guests, new_table
from tests.server.faults.test_services_that_fail import until

pytestmark = pytest.mark.anyio
CLOCKS = ({"kind": "none"}, {"kind": "live", "seconds": 600, "increment": 5}, {"kind": "days", "days": 1})


async def agree(server: Server, storage: Storage, table: str) -> None:
    """The table in memory is the one in the database."""
    stored = fold(table, await storage.journal(table), server.services.games)
    async with server.registry.visit(table) as live:
        assert live.table.version == stored.version
        assert live.table.deadline() == stored.deadline()
        assert live.table.bots_to_move() == stored.bots_to_move()


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
async def test_a_clock_that_jumps_stops_nobody(own_settings: Settings, clock: dict[str, object]) -> None:
    """An hour back, a year on, and in between: whoever is late has a bot stand in, and may come back."""
    sources, rng = FixedSources(), random.Random(1)
    async with open_server(own_settings, sources) as server:
        await guests(server)
        table = await new_table(server, clock=clock)
        ada, ben = Player(server, "ada", table), Player(server, "ben", table)
        await ben.ask(messages.Join(id=fresh()))
        await ada.ask(messages.Start(id=fresh()))
        for jump in (-3_600_000, 10, 86_400_000, -86_400_000, 31_536_000_000, -31_536_000_000, 1000):
            sources.time += jump + rng.randrange(50)
            await server.registry.sweep()
            for player, seat in ((ada, 0), (ben, 1)):
                shown = await server.registry.use(table, lambda live, player=player: live.info(player.guest))  # type: ignore[misc]
                if shown.seats[seat].standing_in:
                    await come_back(player, seat)
            await agree(server, server.storage, table)
        await until_turn(server, ada, table)
        await agree(server, server.storage, table)


async def come_back(player: Player, seat: int) -> None:
    """As soon as that may be: where others are there, the bot answers first."""
    async with asyncio.timeout(20):
        while True:
            try:
                await player.ask(messages.ComeBack(id=fresh(), seat=seat))
            except Refusal as refused:
                if refused.code != "time-is-up":
                    raise
                await asyncio.sleep(0.05)
            else:
                return


async def until_turn(server: Server, player: Player, table: str) -> None:
    """The player makes a move, whichever is asked for."""
    page = await player.look()
    async with server.registry.visit(table) as live:
        running = live.table.running
        assert running is not None
        if 0 in running.deciders:
            action = running.state.legal_actions(0)[0].to_dict()
            await player.ask(messages.Choose(id=fresh(), version=page.version, action=action))


async def test_a_bot_that_hangs_has_its_move_drawn_and_the_game_goes_on(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung = {"pebbles": "tests.server.hung:HUNG_PEBBLES"}
    monkeypatch.setattr(pool, "GRACE", 0.1)
    monkeypatch.setattr(server_module, "_bots", lambda _, metrics, __: pool.BotPool(1, 1, 0.1, hung, metrics))
    async with open_server(own_settings) as server:
        await guests(server)
        seats = [{"kind": "mine"}, {"kind": "bot", "strength": "random"}]
        table = await new_table(server, game="pebbles", seats=seats)
        ada = Player(server, "ada", table)
        await ada.ask(messages.Start(id=fresh()))
        made = await ada.choose("take", 0, count=1)
        await until(lambda: ada.page.version > made.version)
        await ada.choose("take", 0, count=1)


async def test_retention_tries_again_after_it_failed(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One error of the database does not end it for good."""
    sources, fault = FixedSources(), Fault()
    storage = await open_storage(f"sqlite:///{tmp_path}/kept.sqlite3")
    slept: list[float] = []
    pause = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds == HOUR:
            slept.append(seconds)
            fault.arm(0 if len(slept) == 1 else None, done=False)
        await pause(0.01 if seconds == HOUR else seconds)

    monkeypatch.setattr("digsite.server.server.asyncio.sleep", sleep)
    async with open_server(own_settings, sources, storage=faulty(storage, fault)) as server:
        await guests(server)
        table = await new_table(server)
        await until(lambda: bool(slept))
        sources.time += 400 * DAY_MS
        await until(lambda: len(slept) > 3)
        assert await storage.lengths([table]) != {}  # perhaps the clock is wrong
        sources.time += DAY_MS
        await until(lambda: len(slept) > 5)
        assert await storage.lengths([table]) == {}


async def test_a_start_by_a_wrong_clock_forgets_nothing(own_settings: Settings, tmp_path: Path) -> None:
    sources, url = FixedSources(), f"sqlite:///{tmp_path}/kept.sqlite3"
    settings = msgspec.structs.replace(own_settings, database_url=url)
    async with open_server(settings, sources) as server:
        await guests(server)
        table = await new_table(server)
        await server.keep()
    for leap in (400 * DAY_MS, 1, -400 * DAY_MS):
        sources.time += leap
        async with open_server(settings, sources) as server:
            await server.keep()
            assert await server.storage.lengths([table]) != {}
