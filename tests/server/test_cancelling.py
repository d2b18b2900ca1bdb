"""Tasks that swallow a cancellation end all the same."""

import asyncio

import pytest

from digsite.server import cancelling
from digsite.server.cancelling import cancel_all

pytestmark = pytest.mark.anyio


async def test_a_task_that_swallows_a_cancellation_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancelling, "PATIENCE", 0.01)
    swallowed = 0

    async def stubborn() -> None:
        nonlocal swallowed
        while swallowed < 3:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                swallowed += 1
        await asyncio.sleep(3600)

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await cancel_all([task])
    assert task.cancelled()
    assert swallowed == 3


async def test_nothing_to_cancel_is_done_at_once() -> None:
    await cancel_all([])
