"""What the parts of the storage share: one writing thread, a few reading ones, and how long is waited for them."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from digsite.server.bill import put_on_bill
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
        self._under_way: set[Future[Any]] = set()
        self._last_written = float("-inf")
        """When it was last found out that something can be written."""
        # A database in memory has one connection, which belongs to the writer.
        self._readers = None if in_memory(engine) else ThreadPoolExecutor(READERS, thread_name_prefix="digsite-reader")

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._readers is None:
            return await self._writer.do(work)
        reading = self._readers.submit(self._reading, work)
        self._under_way.add(reading)
        reading.add_done_callback(self._under_way.discard)
        answer, seconds = await answered(asyncio.wrap_future(reading), READ_SECONDS)
        put_on_bill(seconds)
        return answer

    def _reading(self, work: Callable[[Connection], T]) -> tuple[T, float]:
        """And the processor time that it took."""
        begun = time.thread_time()
        with self._engine.connect() as connection:
            return work(connection), time.thread_time() - begun

    async def ping(self) -> None:
        """Raises if the database cannot be reached."""
        await self._read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    async def close(self) -> None:
        """Write what waits, then let go of the database; of one that hangs, without waiting for ever."""
        written = await asyncio.to_thread(self._writer.close)
        read = await asyncio.to_thread(self._end_reading)
        if written and read:
            self._engine.dispose()

    def _end_reading(self) -> bool:
        """Let what is being read be read to its end; False if the database hangs, and a thread with it."""
        if self._readers is not None:
            self._readers.shutdown(wait=False, cancel_futures=True)
        return not wait(set(self._under_way), READ_SECONDS).not_done
