"""Long work on the event loop, in short breaths: whoever else waits comes in between."""

import asyncio
import time

BREATH = 0.005
"""Seconds of work at a stretch."""


class Pace:
    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def breathe(self) -> None:
        """Between two pieces of work: let others go first if it has lasted."""
        if time.perf_counter() - self._since > BREATH:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
