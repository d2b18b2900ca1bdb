"""Looks whether anything holds the event loop: while one thing is computed there, everybody else waits.

A thread of its own asks the loop for a sign of life. Where none comes, it watches what the loop's thread is busy with,
by that thread's own processor time (on a busy machine the clock on the wall says nothing), and logs what held it, by
its place in the source."""

import asyncio
import gc
import logging
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple

from digsite.server.metrics import Metrics

TOO_LONG = 0.020
"""Seconds of processor time."""
EVERY = 0.020
"""Seconds between two looks at a loop that answers,"""
CLOSELY = 0.004
"""and at one that does not."""
FRAMES = 6
"""Calls that are named, the innermost last."""
log = logging.getLogger(__name__)


class Watchdog:
    """Started in the loop's own thread."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._watched = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._watched) if hasattr(time, "pthread_getcpuclockid") else None
        self._ended = threading.Event()
        self._collecting = self._collected = 0.0
        """When the loop's thread last began to look for garbage, which it does wherever it happens to make an object,
        and how long it has done so in all. No other thread runs meanwhile, so nobody could watch it."""
        self._thread = threading.Thread(target=self._watch, name="digsite-watchdog", daemon=True)

    def start(self) -> Callable[[], None]:
        """Returns how it is ended."""
        if self._clock is not None:  # not every system has it
            gc.callbacks.append(self._hear_of_garbage)
            self._thread.start()
        return self._end

    def _end(self) -> None:
        self._ended.set()
        if self._hear_of_garbage in gc.callbacks:
            gc.callbacks.remove(self._hear_of_garbage)

    def _hear_of_garbage(self, phase: str, _about: object) -> None:
        if threading.get_ident() != self._watched:
            return
        if phase == "start":
            self._collecting = self._used()
        else:
            self._collected += self._used() - self._collecting

    def _used(self) -> float:
        return time.clock_gettime(self._clock or 0)

    def _watch(self) -> None:
        while not self._ended.wait(EVERY):
            alive = threading.Event()
            try:
                self._loop.call_soon_threadsafe(alive.set)
            except RuntimeError:
                return  # the loop is closed
            if not alive.wait(CLOSELY):
                self._watch_closely(alive)

    def _watch_closely(self, alive: threading.Event) -> None:
        """Until it answers. Each thing that the loop does begins with a frame of its own."""
        held, where = _Stride(None, 0.0, 0.0), ""
        while not alive.wait(CLOSELY) and not self._ended.is_set():
            stack = calls_of(self._watched)
            first = stack[0] if stack else None
            if first is not held.frame:
                self._log_it(held, where)
                held = _Stride(first, self._used(), self._collected)
            if stack:
                where = _place(stack)
        self._log_it(held, where)

    def _log_it(self, held: "_Stride", where: str) -> None:
        seconds = self._used() - held.since if held.frame is not None else 0.0
        if seconds > TOO_LONG:
            garbage = " > garbage collection" if self._collected - held.collected > seconds / 2 else ""
            self._metrics.loop_held.observe(seconds)
            log.warning("loop-held", extra={"ms": round(seconds * 1000), "where": where + garbage})


class _Stride(NamedTuple):
    """Something that the loop does: its outermost call, how much processor time the thread had used when it was first
    seen, and how much of it for garbage."""

    frame: FrameType | None
    since: float
    collected: float


def calls_of(thread: int) -> list[FrameType]:
    """What the loop's thread is doing, the outermost call first; nothing where it is between two things.

    Nobody looks for garbage meanwhile: Python makes an object of each call that is asked for, and if that happened to
    begin such a look, whose listeners and finalizers let the other thread go on, the call might have ended before its
    object is made. Python then writes into memory that is others' by now, and crashes (seen with 3.11)."""
    found: list[FrameType] = []
    collects = gc.isenabled()
    gc.disable()
    try:
        frame = sys._current_frames().get(thread)
        while frame is not None and frame.f_code.co_filename != asyncio.runners.__file__:
            found.append(frame)
            frame = frame.f_back
    finally:
        if collects:
            gc.enable()
    return found[::-1]


def _place(stack: list[FrameType]) -> str:
    """The innermost calls; of them, those of our own code."""
    own = [frame for frame in stack if str(frame.f_globals.get("__name__", "")).startswith("digsite")] or stack
    return " > ".join(
        f"{frame.f_globals.get('__name__')}:{frame.f_code.co_name}:{frame.f_lineno}" for frame in own[-FRAMES:]
    )
