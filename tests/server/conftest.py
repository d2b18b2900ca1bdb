"""A server on a real port, in this process."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from digsite import games
from digsite.server.run import serve
from digsite.server.settings import NO_LIMITS, Settings

Running = contextlib.AbstractAsyncContextManager[str]
Serve = Callable[..., Running]

GAMES = {"pebbles": "examples.pebbles:PEBBLES"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[str]:
    """The address of a server that runs meanwhile."""
    listening: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    task = asyncio.create_task(serve(settings, listening.set_result, stop))
    await asyncio.wait((task, listening), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    try:
        yield await listening
    finally:
        stop.set()
        await task


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A server on a file of its own, with the example game, no limits, and no bots started before they are asked."""
    for name, place in GAMES.items():
        monkeypatch.setitem(games.GAMES, name, games.Registration(place))
    return Settings(
        port=0,
        database_url=f"sqlite:///{tmp_path}/tables.sqlite3",
        games=GAMES,
        daily_game="pebbles",
        limits=NO_LIMITS,
        private_webhooks=True,
        bot_seconds=1,
    )


@pytest.fixture
async def base(settings: Settings) -> AsyncIterator[str]:
    """The address of a running server."""
    async with serving(settings) as address:
        yield address


def other(settings: Settings, **changes: object) -> Settings:
    return msgspec.structs.replace(settings, **changes)
