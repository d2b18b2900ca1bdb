"""Long work on the event loop, in short breaths: whoever else waits comes in between."""

import asyncio
import time

from digsite.server.bill import put_on_bill

BREATH = 0.005
"""Seconds of work at a stretch."""


class Pace:
    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._since = time.perf_counter()
        self._used = time.thread_time()

    async def breathe(self) -> None:
        """Between two pieces of work: let others go first if it has lasted. It goes on the bill."""
        if time.perf_counter() - self._since > BREATH:
            put_on_bill(time.thread_time() - self._used)
            await asyncio.sleep(0)
            self._begin()
