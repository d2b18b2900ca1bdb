"""Ending tasks for good."""

import asyncio
from collections.abc import Iterable

PATIENCE = 0.5
"""Seconds until a task that is still running is cancelled once more."""


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel them until they have ended. Once is not enough: `asyncio.wait_for` of Python 3.11, which the Redis client
    uses, swallows a cancellation that comes as the thing it waits for is done."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=PATIENCE)
