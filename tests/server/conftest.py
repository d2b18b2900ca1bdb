"""A server on a real port, in this process."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from digsite.server.run import Sockets, serve
from digsite.server.settings import NO_LIMITS, Settings
from digsite.server.socket.wire import Wire
from digsite.server.time_and_secrets import TimeAndSecrets

GAMES = {"pebbles": "examples.pebbles:PEBBLES", "caches": "tests.server.caches:CACHES"}


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop of `digsite serve`, which has its own ways with what is closed."""
    return "asyncio", {"use_uvloop": True}


@contextlib.asynccontextmanager
async def serving(
    settings: Settings, sources: TimeAndSecrets | None = None, wire: Sockets = Wire
) -> AsyncIterator[str]:
    """The address of a server that runs meanwhile."""
    listening: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    task = asyncio.create_task(serve(settings, listening.set_result, stop, sources, wire))
    await asyncio.wait((task, listening), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    try:
        yield await listening
    finally:
        stop.set()
        await task


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A server on a file of its own, with games for tests, no limits, and any free port."""
    return Settings(
        port=0,
        database_url=f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite3",
        games=GAMES,
        daily_games=("pebbles",),
        limits=NO_LIMITS,
        private_webhooks=True,
        bot_seconds=1,
    )


@pytest.fixture
def own_settings(settings: Settings, tmp_path: Path) -> Settings:
    """The same, with a database for one test alone."""
    return msgspec.structs.replace(settings, database_url=f"sqlite:///{tmp_path}/own.sqlite3")


@pytest.fixture(scope="module")
async def base(settings: Settings) -> AsyncIterator[str]:
    """The address of a running server, shared by the tests of a file."""
    async with serving(settings) as address:
        yield address


class FixedSources(TimeAndSecrets):
    """Time stands still until a test moves it; every secret is the next number."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000
        self._count = 0

    def now(self) -> int:
        return self.time

    def name(self) -> str:
        self._count += 1
        return f"n{self._count}"

    def key(self) -> str:
        self._count += 1
        return f"k{self._count}"

    def seed(self) -> str:
        return hex(1 << 127 | 7)


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    from tests.server.services import postgresql

    with postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    from tests.server.services import redis

    with redis() as url:
        yield url
