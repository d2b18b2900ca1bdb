"""The application speaks ASGI and nothing else: it runs on a server that knows nothing of us."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import hypercorn.asyncio
import pytest
from hypercorn.config import Config

from digsite.server.app import make_app
from digsite.server.server import Server, open_server
from digsite.server.settings import MOST_BYTES, Settings
from tests.server.seated import seated
from tests.server.services import free_port

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def on_hypercorn(server: Server) -> AsyncIterator[str]:
    """The address at which an open server is served meanwhile."""
    config, stop, listening = Config(), asyncio.Event(), asyncio.Event()
    config.bind = [f"127.0.0.1:{free_port()}"]
    config.errorlog = None

    async def until_stopped() -> None:
        listening.set()  # it is asked to wait for this once it listens
        await stop.wait()

    serve = hypercorn.asyncio.serve(make_app(server), config, shutdown_trigger=until_stopped)  # type: ignore[arg-type]
    task = asyncio.create_task(serve)
    await listening.wait()
    yield f"http://{config.bind[0]}"
    stop.set()
    await task


@pytest.fixture
async def base(own_settings: Settings) -> AsyncIterator[str]:
    async with open_server(own_settings) as server, on_hypercorn(server) as address:
        yield address


async def test_a_game_is_played_to_its_end(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await asyncio.gather(*(chair.play_on(lambda choices: choices[-1]) for chair in (ada, ben)))
        await asyncio.gather(ada.until(lambda: ada.over), ben.until(lambda: ben.over))
        assert ada.table["ending"] == ben.table["ending"]


async def test_a_message_that_is_too_big_is_refused_by_the_application(base: str) -> None:
    async with seated(base, "caches") as (ada, _ben):
        await ada.socket.send(" " * (MOST_BYTES + 1))
        await ada.socket.wait_closed()
        assert ada.socket.close_code == 1009
