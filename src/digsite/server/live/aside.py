"""What would hold the event loop is computed beside it: one thing at a time, in a thread of its own. Whoever asks for
much waits for everybody else's in between."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from digsite.server.bill import open_bill, put_on_bill, timed
from digsite.server.rate_limits import widest

T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[], Any]
    done: "asyncio.Future[tuple[Any, float]]"


class Aside:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="digsite-aside")
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        """By whom they are done for; whose turn it is next comes first."""
        self._busy = False

    async def do(self, work: Callable[[], T], about: float = 0.0) -> T:
        """Have something computed that takes so many seconds, roughly: these are owed at once, so that nobody asks for
        more than they have before it shows. Raises TooFast for who owes something already."""
        bill, seconds = open_bill(), 0.0
        if bill is not None:
            bill.check()
        put_on_bill(about)
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.setdefault("" if bill is None else widest(bill.payer), deque()).append(job)
        self._begin_next()
        try:
            answer, seconds = await job.done
        finally:
            put_on_bill(seconds - about)
        result: T = answer
        return result

    def _begin_next(self) -> None:
        while self._waiting and not self._busy:
            key, line = self._waiting.popitem(last=False)
            job = line.popleft()
            if line:
                self._waiting[key] = line
            if not job.done.done():
                self._busy = True
                running = asyncio.get_running_loop().run_in_executor(self._thread, timed, job.work)
                running.add_done_callback(lambda ended, job=job: self._end(job, ended))  # type: ignore[misc]

    def _end(self, job: _Job, ended: "asyncio.Future[tuple[Any, float]]") -> None:
        self._busy = False
        if not job.done.done():
            if ended.cancelled():
                job.done.cancel()
            elif (error := ended.exception()) is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(ended.result())
        self._begin_next()

    def close(self) -> None:
        self._waiting.clear()
        self._busy = True
        self._thread.shutdown(wait=False, cancel_futures=True)
