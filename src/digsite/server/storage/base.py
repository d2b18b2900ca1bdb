"""What the parts of the storage share: one writing thread, a few reading ones, and how long is waited for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from digsite.server.storage.engine import for_writing, in_memory
from digsite.server.storage.writer import Writer, answered

T = TypeVar("T")
READERS = 4
READ_SECONDS = 10.0
"""How long is waited for an answer of the database; see `writer.WRITE_SECONDS`."""


class SqlBase:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(for_writing(engine))
        # A database in memory has one connection, which belongs to the writer.
        self._readers = None if in_memory(engine) else ThreadPoolExecutor(READERS, thread_name_prefix="digsite-reader")

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._readers is None:
            return await self._writer.do(work)
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._reading, work)
        return await answered(reading, READ_SECONDS)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def ping(self) -> None:
        """Raises if the database cannot be reached."""
        await self._read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    async def close(self) -> None:
        """Write what waits, then let go of the database; of one that hangs, without waiting for ever."""
        written = await asyncio.to_thread(self._writer.close)
        if self._readers is not None:
            self._readers.shutdown(wait=written, cancel_futures=True)
        if written:
            self._engine.dispose()
