"""Looks whether anything holds the event loop: while one thing is computed there, everybody else waits.

A thread of its own asks the loop for a sign of life. Where none comes, it watches what the loop's thread is busy with,
by that thread's own processor time (on a busy machine the clock on the wall says nothing), and logs what held it, by
its place in the source."""

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

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
        self._thread = threading.Thread(target=self._watch, name="digsite-watchdog", daemon=True)

    def start(self) -> Callable[[], None]:
        """Returns how it is ended."""
        if self._clock is not None:  # not every system has it
            self._thread.start()
        return self._ended.set

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
        held: FrameType | None = None
        since, where = 0.0, ""
        while not alive.wait(CLOSELY) and not self._ended.is_set():
            stack = _stack(sys._current_frames().get(self._watched))
            first = stack[0] if stack else None
            if first is not held:
                self._log_it(self._used() - since if held is not None else 0.0, where)
                held, since = first, self._used()
            if stack:
                where = _place(stack)
        self._log_it(self._used() - since if held is not None else 0.0, where)

    def _log_it(self, seconds: float, where: str) -> None:
        if seconds > TOO_LONG:
            self._metrics.loop_held.observe(seconds)
            log.warning("loop-held", extra={"ms": round(seconds * 1000), "where": where})


def _stack(frame: FrameType | None) -> list[FrameType]:
    """What the loop is doing, the outermost call first; nothing where it is between two things."""
    found: list[FrameType] = []
    while frame is not None and frame.f_code.co_filename != asyncio.runners.__file__:
        found.append(frame)
        frame = frame.f_back
    return found[::-1]


def _place(stack: list[FrameType]) -> str:
    """The innermost calls; of them, those of our own code."""
    own = [frame for frame in stack if str(frame.f_globals.get("__name__", "")).startswith("digsite")] or stack
    return " > ".join(
        f"{frame.f_globals.get('__name__')}:{frame.f_code.co_name}:{frame.f_lineno}" for frame in own[-FRAMES:]
    )
