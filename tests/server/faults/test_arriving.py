"""Whoever arrives while the storage fails is sent away to come back, and leaves nothing behind."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage import open_storage
from tests.server.client import Person
from tests.server.faults.faulty import Fault, faulty
from tests.server.seated import begun, people
from tests.server.socket.test_other_servers import on_hypercorn

pytestmark = pytest.mark.anyio


async def arrive(person: Person, table: str) -> int | None:
    """The code with which somebody was sent away; None if they came in."""
    try:
        async with person.at(table) as chair:
            await chair.ask("resync")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return None


async def test_an_arrival_succeeds_or_is_sent_away_to_come_back(own_settings: Settings) -> None:
    storage, fault = await open_storage(own_settings.database_url), Fault()
    async with open_server(own_settings, storage=faulty(storage, fault)) as server, on_hypercorn(server) as base:
        async with people(base) as guests:
            table = await begun(guests, "caches")
            fault.arm(None, done=False)
            assert await arrive(guests[0], table) is None
            for at in range(fault.calls):
                await gone(server.registry.live_tables_of, guests[0])
                fault.arm(at, done=False)
                assert await arrive(guests[0], table) in (None, 1012)
                fault.arm(None, done=False)
                assert await arrive(guests[0], table) is None
        assert server.door.open == 0


async def gone(live_tables_of: object, guest: Person) -> None:
    """Nobody is at the table any more."""
    assert callable(live_tables_of)
    async with asyncio.timeout(20):
        while live_tables_of(guest.id):
            await asyncio.sleep(0.01)
