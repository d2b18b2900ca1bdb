"""Whatever holds the event loop is named."""

import asyncio
import gc
import logging
import threading
import time
from collections.abc import AsyncIterator

import pytest

from digsite.server.metrics import Metrics
from digsite.server.watchdog import TOO_LONG, Watchdog, calls_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def metrics() -> AsyncIterator[Metrics]:
    made = Metrics()
    end = Watchdog(made).start()
    yield made
    end()


def hold(seconds: float) -> None:
    """By processor time, as it is measured."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def held(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.message == "loop-held"]


async def test_what_holds_the_loop_is_logged_with_its_place_and_counted(
    metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    named: list[logging.LogRecord] = []
    while not named:  # on a busy machine the thread may look too late
        hold(6 * TOO_LONG)
        await asyncio.sleep(0.05)
        named = [record for record in held(caplog) if "test_watchdog:hold:" in vars(record)["where"]]
    assert vars(named[0])["ms"] >= TOO_LONG * 1000
    assert b"digsite_loop_held_seconds_count 0.0" not in metrics.page()


async def test_a_look_for_garbage_is_not_taken_for_the_work_of_whoever_happens_to_cause_it(
    metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    del metrics
    many = [[number] for number in range(1_000_000)]
    while not any(vars(record)["where"].endswith("> garbage collection") for record in held(caplog)):
        gc.collect()
        await asyncio.sleep(0.05)
    assert many


async def test_much_work_in_small_pieces_holds_nothing(metrics: Metrics, caplog: pytest.LogCaptureFixture) -> None:
    del metrics
    for _ in range(100):
        hold(TOO_LONG / 10)
        await asyncio.sleep(0)
    await asyncio.gather(*(asyncio.to_thread(time.thread_time) for _ in range(3)))
    assert not held(caplog)


def test_whoever_looks_on_never_looks_for_garbage() -> None:
    """Between asking for a call and having it the other thread must not go on: Python would crash."""
    depth, ended, collected = 200, threading.Event(), 0

    def deep(more: int) -> None:
        if more:
            deep(more - 1)
        else:
            ended.wait()

    def hear(phase: str, _about: object) -> None:
        nonlocal collected
        collected += phase == "start" and threading.get_ident() == looking

    looking, usual = threading.get_ident(), gc.get_threshold()
    watched = threading.Thread(target=deep, args=(depth,))
    watched.start()
    gc.callbacks.append(hear)
    try:
        gc.set_threshold(1)
        calls = calls_of(watched.ident or 0)
        during = collected
        assert gc.isenabled()
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(hear)
        ended.set()
        watched.join()
    assert len(calls) > depth
    assert not during
