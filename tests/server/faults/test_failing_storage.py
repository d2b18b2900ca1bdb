"""A storage that fails at any call of a game, before or after the work was done: refused or done, never half."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from digsite.server.errors import Unavailable
from digsite.server.live.live_table import LiveTable
from digsite.server.schema import messages
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage import Storage, open_storage
from tests.server.faults.faulty import (
    Fault,
    Page,
    Player,
    check,
    faulty,
    fresh,
    guests,
    new_table,
    play_script,
    requests_of,
)

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def failing(settings: Settings, url: str) -> AsyncIterator[tuple[Server, Storage, Fault]]:
    """A server on a storage that may fail; and the storage itself, which does not."""
    settings = msgspec.structs.replace(settings, database_url=url, retention_days=0)
    fault, storage = Fault(), await open_storage(url)
    async with open_server(settings, storage=faulty(storage, fault)) as server:
        await guests(server)
        yield server, storage, fault


async def test_whichever_call_fails_nothing_acknowledged_is_lost(settings: Settings, url: str) -> None:
    async with failing(settings, url) as (server, storage, fault):
        table = await new_table(server)
        fault.arm(None, done=False)
        await check(server, storage, table, await play_script(server, table))
        calls = fault.calls
        assert calls > 20
        for at in range(calls):
            for done in (False, True):
                table = await new_table(server)
                fault.arm(at, done=done)
                players = await play_script(server, table)
                fault.arm(None, done=False)
                await check(server, storage, table, players)


async def test_who_waits_while_a_write_fails_goes_on_at_the_table_as_it_is_stored(settings: Settings, url: str) -> None:
    """Requests and arrivals that wait for the lock would otherwise carry on in a memory that is one entry ahead."""
    async with failing(settings, url) as (server, storage, fault):
        table = await new_table(server)
        ada, ben = Player(server, "ada", table), Player(server, "ben", table)
        await ben.ask(messages.Join(id=fresh()))
        await ada.ask(messages.Start(id=fresh()))
        await asyncio.gather(ada.look(), ben.look())
        for done in (False, True):
            newcomer = Player(server, "ben", table)
            fault.arm(0, done=done)
            await asyncio.gather(
                *(ada.choose("hide", 0, spot=1), ben.choose("hide", 1, spot=2), newcomer.enter(), newcomer.enter())
            )
            fault.arm(None, done=False)
            stored = await storage.journal(table)
            assert sorted(requests_of(stored)) == sorted(ada.acknowledged + ben.acknowledged)
            pages = [await player.look() for player in (ada, ben, newcomer)]
            assert len({page.version for page in pages}) == 1


async def test_what_is_read_is_what_was_committed(settings: Settings, url: str) -> None:
    """Whoever asks while a move is being stored is told of the table without it if that fails."""
    async with failing(settings, url) as (server, _storage, fault):
        table = await new_table(server)
        ada, ben = await play_script(server, table)
        version = (await ada.look()).version
        words = messages.Tell(id=fresh(), seat=0, language="en")
        fault.arm(0, done=False)
        choose = messages.Choose(id=fresh(), version=version, action={"kind": "mark", "seat": 0, "spot": 0})

        async def tell() -> int:
            return (await server.registry.use(table, lambda live: live.tell("ada", words))).version

        async def look() -> int:
            return await server.registry.use(table, lambda live: live.look(lambda seen: seen.version))

        failed, told, looked = await asyncio.gather(
            server.registry.use(table, lambda live: live.carry_out("ada", choose)),
            tell(),
            look(),
            return_exceptions=True,
        )
        assert isinstance(failed, Unavailable)
        assert told == looked == version
        assert ada.page.closing
        assert (await ben.look()).version == version


async def test_while_something_is_stored_everybody_is_told_how_it_was_before(
    settings: Settings, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits where, who is there, who may hear, and the version: as it is committed."""
    async with failing(settings, url) as (server, storage, _fault):
        table, append = await new_table(server), storage.append
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(*given: Any, **named: Any) -> None:
            begun.set()
            await go_on.wait()
            await append(*given, **named)

        monkeypatch.setattr(storage, "append", slowly)

        async def meanwhile(guest: str, request: messages.Request, told: Callable[[LiveTable], object]) -> list[object]:
            """What is told before, while and after a request is stored."""
            found = [told(live)]
            asked = asyncio.create_task(live.carry_out(guest, request))
            await begun.wait()
            found.append(told(live))
            assert (await live.say("ada", messages.Say(id=fresh(), text="wait"))).version == version
            go_on.set()
            await asked
            begun.clear()
            go_on.clear()
            return [*found, told(live)]

        async with server.registry.visit(table) as live:
            await live.enter(Page("ben"))
            version = 0
            join = messages.Join(id=fresh())
            assert await meanwhile("ben", join, lambda live: live.seats_of("ben")) == [(), (), (1,)]
            leave = messages.Leave(id=fresh(), seat=1)
            present = await meanwhile("ben", leave, lambda live: live.attendance.present(live.table))
            assert present == [{1}, {1}, set()]
            go_on.set()
            await live.carry_out("ben", messages.Join(id=fresh()))
            await live.carry_out("ada", messages.Start(id=fresh()))
            go_on.clear()
            begun.clear()
            version = live.version
            hide = messages.Choose(id=fresh(), version=version, action={"kind": "hide", "seat": 0, "spot": 1})
            assert await meanwhile("ada", hide, lambda live: live.version) == [version, version, version + 1]


async def test_a_page_that_comes_while_its_table_is_given_up_comes_to_the_fresh_one(
    settings: Settings, url: str
) -> None:
    async with failing(settings, url) as (server, _storage, fault):
        table = await new_table(server)
        ada, _ben = await play_script(server, table)
        version, page = (await ada.look()).version, Page("ben")
        fault.arm(0, done=False)
        choose = messages.Choose(id=fresh(), version=version, action={"kind": "mark", "seat": 0, "spot": 0})
        async with server.registry.visit(table) as live:
            await asyncio.gather(
                live.carry_out("ada", choose),
                server.registry.use(table, lambda fresh: fresh.enter(page)),
                return_exceptions=True,
            )
            assert live.dead
        assert not page.closing
        assert page.version == version
        await ada.choose("mark", 0, spot=2)
        assert page.version == version + 1
