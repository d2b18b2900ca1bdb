"""Nothing holds the event loop: what takes long is done in breaths, or beside it."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from digsite.server import pace
from digsite.server.live import updates
from digsite.server.live.opening_tables import open_new
from digsite.server.schema import messages
from digsite.server.schema.descriptions import MySeat, TableRules
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage import GuestRow
from digsite.texts import LANGUAGES
from tests.server.client import Person
from tests.server.faults.faulty import Page
from tests.server.seated import MINE
from tests.server.services import counted, server_process

pytestmark = pytest.mark.anyio
HELD = "digsite_loop_held_seconds_count"


async def test_the_log_that_is_told_at_the_end_is_told_in_breaths(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole, to every page in its language: whoever else waits comes in between."""
    monkeypatch.setattr(pace, "BREATH", 0.0)
    monkeypatch.setattr(updates, "FEW", 0)
    breaths = 0

    async def others() -> None:
        nonlocal breaths
        while True:
            breaths += 1
            await asyncio.sleep(0)

    async with open_server(own_settings) as server:
        await server.storage.add_guest(GuestRow(id="ada", name="A", recovery="r", epoch=1, seen=server.sources.now()))
        table = await open_new(server.services, TableRules(game="pebbles", seats=(MySeat(), MySeat())), "ada")
        async with server.registry.visit(table) as live:
            await live.carry_out("ada", messages.Start(id="s"))
            pages = [Page("ada") for _ in LANGUAGES]
            for page, language in zip(pages, LANGUAGES, strict=True):
                page.language = language
                await live.enter(page)
            running = live.table.running
            assert running is not None
            while live.table.ending is None:
                state, before = running.state, breaths
                action = state.legal_actions(state.deciders[0])[0].to_dict()
                rest = asyncio.create_task(others())
                await live.carry_out(
                    "ada", messages.Choose(id=f"c{running.version}", version=running.version, action=action)
                )
                rest.cancel()
            assert breaths - before > len(LANGUAGES) * 2 * len(running.steps)
            assert {page.version for page in pages} == {running.version}


@pytest.mark.long
@pytest.mark.parametrize("game", ["block-and-key", "ancient-knowledge"])
async def test_a_whole_game_with_spectators_in_every_language_holds_nobody_up(tmp_path: Path, game: str) -> None:
    """Nor does the first game of a process, which loads what it needs. By the watchdog, which measures the processor
    time of the loop's thread and logs what held it."""
    async with server_process("--database-url", f"sqlite:///{tmp_path}/held.sqlite3") as server:
        async with AsyncExitStack() as stack:
            ada, eve = [await stack.enter_async_context(Person(server.address, name)) for name in ("Ada", "Eve")]
            table = await ada.open(game, [MINE] * 4)
            await ada.command(table, "start")
            for language in LANGUAGES:
                await stack.enter_async_context(eve.at(table, language=language))
            chair = await stack.enter_async_context(ada.at(table, language="de"))
            await chair.play_on(random.Random(3).choice)
            await chair.ask("resync")
            await eve.get(f"/api/tables/{table}/replay?language=fr")
        async with eve.at(table, language="en") as late:
            assert late.over
        assert await counted(server.address, HELD) == 0
