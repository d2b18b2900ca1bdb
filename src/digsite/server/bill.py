"""What a request costs the processor. Some of it is known beforehand and paid then (`rate_limits`); what it comes to is
measured while it is carried out, on the event loop and beside it, and put on the bill of whoever asked."""

import asyncio
import contextlib
import threading
import time
import types
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextvars import ContextVar
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Bill(NamedTuple):
    """Of one who asks."""

    payer: str
    """What they are counted by."""
    charge: Callable[[float], None]
    """They owe so many milliseconds."""
    check: Callable[[], None]
    """Raises TooFast where they owe more than they have."""


_BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)
"""Of the request that is being carried out; tasks that it starts write on the same one."""


@contextlib.contextmanager
def billed(bill: Bill) -> Iterator[None]:
    """What is done meanwhile is done for somebody."""
    token = _BILL.set(bill)
    try:
        yield
    finally:
        _BILL.reset(token)


def open_bill() -> Bill | None:
    """Of whoever something is done for; None: the server does it of itself."""
    return _BILL.get()


def put_on_bill(seconds: float) -> None:
    """So much processor time was used for whoever asked."""
    bill = _BILL.get()
    if bill is not None:
        bill.charge(seconds * 1000)


class _Stopwatch(threading.local):
    """The processor time of strides on this thread. To ask the kernel for it takes longer than many a stride, the more
    so the busier the machine is; so a short stride is taken by the clock on the wall, and of a long one, in which the
    thread may have been made to wait, no more is counted than the thread has used since shortly before it."""

    _SHORTLY = 0.02

    def __init__(self) -> None:
        self._asked_at = 0.0
        self._used = 0.0

    def begin(self) -> float:
        now = time.perf_counter()
        if now - self._asked_at > self._SHORTLY:
            self._asked_at, self._used = now, time.thread_time()
        return now

    def at_most(self, took: float) -> float:
        """Of a long stride that has just ended: no more than the thread has used."""
        return min(took, time.thread_time() - self._used)


_STRIDES = _Stopwatch()
_SHORT = 0.001
"""Seconds of a stride that is taken by the clock on the wall."""


@types.coroutine
def metered(work: Coroutine[Any, Any, T], paid: float = 0.0) -> Generator[Any, None, T]:
    """Carry out a coroutine; what its strides on the event loop take goes on the bill, stride by stride, beyond so many
    milliseconds that were paid beforehand."""
    credit, error = paid / 1000, None
    while True:
        begun = _STRIDES.begin()
        try:
            awaited = work.send(None) if error is None else work.throw(error)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            took = time.perf_counter() - begun
            # What was paid for need not be known exactly.
            credit -= took if took < _SHORT or took < credit else _STRIDES.at_most(took)
            if credit < 0:
                put_on_bill(-credit)
                credit = 0.0
        try:
            yield awaited
            error = None
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown


async def meter(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """The same for work that gets a task of its own, which may be cancelled before it has begun."""
    return await metered(work())


async def in_thread(work: Callable[[], T]) -> T:
    """Have something computed beside the event loop; that goes on the bill as well."""
    answer, seconds = await asyncio.to_thread(timed, work)
    put_on_bill(seconds)
    return answer


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """And the processor time that it took the thread in which it was done."""
    begun = time.thread_time()
    return work(), time.thread_time() - begun
