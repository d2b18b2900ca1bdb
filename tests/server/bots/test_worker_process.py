"""A worker's process is gone when its worker is closed, and so are its pipes, however it was given up."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
import uvloop

from digsite.bots.json_lines import BotFailed
from digsite.server.bots.pool import Worker

pytestmark = pytest.mark.anyio

BABBLING = "tests.server.bots.babbling_worker"
FORKING = "tests.server.bots.forking_worker"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    """Python's own event loop: uvloop's may wait for ever when it is closed just after a process has ended. What is
    asked of uvloop here brings its own."""
    return "asyncio"


def open_pipes() -> set[str]:
    """Of this process."""
    links = [os.readlink(path) for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]
    return {link for link in links if link.startswith("pipe:")}


async def answer(worker: Worker) -> bytes:
    return await worker.exchange(b"\n", 600.0, bytes)


async def test_what_was_asked_is_closed_with_its_pipes() -> None:
    before = open_pipes()
    worker = Worker({}, BABBLING)
    assert await answer(worker)
    assert len(open_pipes() - before) == 2
    await worker.close()
    assert open_pipes() <= before
    assert worker.pid is None


async def test_one_that_was_killed_before_leaves_no_pipe_open() -> None:
    before = open_pipes()
    worker = Worker({}, BABBLING)
    await answer(worker)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    await worker.close()
    assert open_pipes() <= before


async def test_one_whose_child_holds_its_pipes_is_closed_all_the_same() -> None:
    before = open_pipes()
    worker = Worker({}, FORKING)
    child = int(await answer(worker))
    try:
        await worker.close()
        assert open_pipes() <= before
    finally:
        os.kill(child, signal.SIGKILL)


@pytest.mark.parametrize("cancellations", [1, 2])
async def test_whoever_closes_waits_for_what_was_given_up(cancellations: int) -> None:
    """A table that ends gives its question up; the server that closes is done only when the process is gone."""
    before = open_pipes()
    worker = Worker({}, BABBLING)
    asking = asyncio.create_task(answer(worker))
    await asyncio.sleep(0)  # it has begun to start a process
    for _ in range(cancellations):
        asking.cancel()
        await asyncio.sleep(0)
    await worker.close()
    assert open_pipes() <= before
    with pytest.raises(asyncio.CancelledError):
        await asking


async def test_the_next_question_starts_a_new_process() -> None:
    worker = Worker({}, BABBLING)
    try:
        await answer(worker)
        first = worker.pid
        await worker.close()
        assert await answer(worker)
        assert worker.pid not in (None, first)
    finally:
        await worker.close()


def test_whoever_asks_one_that_died_meanwhile_is_told_that_it_failed() -> None:
    """By the event loop of `digsite serve`, which has its own ways with what is closed."""

    async def ask_one_that_is_gone() -> None:
        worker = Worker({}, BABBLING)
        await answer(worker)
        process = await worker._started()
        os.kill(process.pid, signal.SIGKILL)
        await process._gone
        with pytest.raises(BotFailed):
            await answer(worker)
        assert await answer(worker)
        await worker.close()

    uvloop.run(ask_one_that_is_gone())
