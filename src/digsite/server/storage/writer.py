"""The one thread that writes. All that wait share a commit (group commit): under load one disk sync serves a hundred
moves, and without load nobody waits for company."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from digsite.server.errors import Unavailable
from digsite.server.logs import Seldom
from digsite.server.storage.open_file import MovedAway, check_still_there

T = TypeVar("T")
Work = Callable[[Connection], Any]
WRITE_SECONDS = 20.0
"""How long is waited for a commit. What has not begun by then is not begun any more; what has may still be done, which
is why whoever asked is to ask again."""
COLLISIONS = ("40P01", "40001")
"""What PostgreSQL calls a deadlock and transactions that cannot follow one another."""
MANY = 256
"""Jobs in one transaction from which on no others are waited for."""
LONGEST_CAUSE = 200
log = logging.getLogger(__name__)
_TOLD = Seldom(log, logging.WARNING, "database-failed")


class WriteJob:
    """Some work, and whom to tell about it. Jobs of one `batch` function may be done in one go."""

    __slots__ = ("error", "future", "result", "timer", "work")

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None
        self.timer: asyncio.TimerHandle | None = None

    def resolve(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Batch:
    """Work that many callers want alike: `together` does it for all of their items at once."""

    def __init__(self, together: Callable[[Connection, list[Any]], None]) -> None:
        self.together = together

    def of(self, item: Any) -> "Part":
        return Part(self, item)


class Part:
    """One caller's item of a batch; alone it is work like any other."""

    __slots__ = ("batch", "item")

    def __init__(self, batch: Batch, item: Any) -> None:
        self.batch = batch
        self.item = item

    def __call__(self, connection: Connection) -> None:
        self.batch.together(connection, [self.item])


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.failing = False
        """The database could not write what somebody asked for, and nothing was written since."""
        self.last_failed = float("-inf")
        self._jobs: queue.SimpleQueue[list[WriteJob] | None] = queue.SimpleQueue()
        self._gathered: list[WriteJob] = []
        """Asked for in this round of the event loop: waking the thread costs more than writing one of them."""
        self._thread = threading.Thread(target=self._run, name="digsite-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T] | Part) -> T:
        """Have it done in a transaction; returns when that is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(WriteJob(work, future))
        try:
            return await future
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise _explained(error) from error

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        if jobs:
            # One for all of them: a time-out each would cost more than what is written.
            timer = jobs[0].future.get_loop().call_later(WRITE_SECONDS, _give_up, jobs)
            for job in jobs:
                job.timer = timer
            self._jobs.put(jobs)

    def close(self) -> bool:
        """Write what waits, then end; False if the database hangs, and the thread with it."""
        self._jobs.put(self._gathered)  # from another thread than the loop's, so without a timer
        self._jobs.put(None)
        self._thread.join(WRITE_SECONDS)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while jobs := self._next():
            self._write(jobs)
            _resolve(jobs)

    def _next(self) -> list[WriteJob]:
        """All that wait; nothing when it is time to end."""
        jobs: list[WriteJob] = []
        more = self._jobs.get()
        while more is not None:
            jobs += more
            if self._jobs.empty() or len(jobs) >= MANY:
                return jobs
            more = self._jobs.get()
        if jobs:  # closing: these first, then the end
            self._jobs.put(None)
        return jobs

    def _write(self, jobs: list[WriteJob], tries: int = 3) -> None:
        try:
            with self._engine.begin() as connection:
                _do_all(connection, [job for job in jobs if not job.future.done()])
            check_still_there(self._engine)
            self.failing = False
        except (OperationalError, MovedAway) as error:
            if _collided(error) and (len(jobs) > 1 or tries):
                # Two processes wanted the same rows in another order. One at a time, they do not.
                for job in jobs:
                    self._write([job], tries - 1)
                return
            self._note_failure()
            for job in jobs:  # it is none of their faults, and would happen to each of them again
                job.error = error
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
                if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError):
                    self._note_failure()  # a file that is damaged, for one
                return
            # One of them cannot be done; so each has a transaction of its own, and only that one is told.
            for job in jobs:
                self._write([job])

    def _note_failure(self) -> None:
        self.failing, self.last_failed = True, time.monotonic()


def _collided(error: SQLAlchemyError) -> bool:
    """Whether nothing is wrong but that another transaction was in the way."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in COLLISIONS


def _give_up(jobs: list[WriteJob]) -> None:
    for job in jobs:
        if not job.future.done():
            job.future.set_exception(_silent(WRITE_SECONDS))


def _silent(seconds: float) -> Unavailable:
    return Unavailable(f"the database did not answer in {seconds:g} seconds")


async def answered(future: "asyncio.Future[T]", seconds: float) -> T:
    """What the database answers; where it cannot, or does not in time, raises Unavailable."""
    try:
        async with asyncio.timeout(seconds):
            return await future
    except TimeoutError:
        raise _silent(seconds) from None
    except IntegrityError:
        raise
    except SQLAlchemyError as error:
        raise _explained(error) from error


def _explained(error: SQLAlchemyError) -> Unavailable:
    """What whoever asked is told."""
    kind, cause = type(error).__name__, _cause(error)
    _TOLD.tell((kind, cause), error=kind, cause=cause)
    return Unavailable(str(error) if isinstance(error, MovedAway) else "the database cannot be reached")


def _cause(error: SQLAlchemyError) -> str:
    """Not a message that may quote what was to be written: only that of a connection that cannot be had."""
    cause = getattr(error, "orig", None)
    known = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if known:
        return str(known)
    if isinstance(error, OperationalError | MovedAway | PoolTimeout):
        return str(cause or error).strip().partition("\n")[0][:LONGEST_CAUSE]
    return type(cause or error).__qualname__


def _do_all(connection: Connection, jobs: list[WriteJob]) -> None:
    batches: dict[Batch, list[Any]] = {}
    for job in jobs:
        if isinstance(job.work, Part):
            batches.setdefault(job.work.batch, []).append(job.work.item)
        else:
            job.result = job.work(connection)
    for batch, items in batches.items():
        batch.together(connection, items)


def _resolve(jobs: list[WriteJob]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[WriteJob]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, theirs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve_all, theirs)
        except RuntimeError:
            continue  # that loop is closed; nobody waits there any more


def _resolve_all(jobs: list[WriteJob]) -> None:
    for job in jobs:
        job.resolve()
