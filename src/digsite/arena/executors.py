"""Who plays the games: processes of this machine, a Dask cluster, or Ray. Each is asked as an `Executor` is.

processes                    as many as there are jobs
dask:tcp://host:8786         the workers of a running scheduler
ray:                         Ray, started here; ray:ADDRESS joins a cluster, ray:auto the one of this machine
"""

import asyncio
import os
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from itertools import islice
from threading import Thread
from typing import Any, ClassVar, ParamSpec, TypeVar

from digsite.arena.pool import pool
from digsite.core import BadOption, DigsiteError
from digsite.core.extras import require

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES = "processes"
AT_ONCE = 2
"""Tasks handed out for each worker: one is played, one waits."""
LOST = 3
"""How often the worker of a task may be lost before it counts as the task's fault; Dask has its own number."""
CONNECTING = 10.0
"""Seconds to reach a scheduler."""


class ExecutorFailed(DigsiteError):
    """Those who were to play cannot be reached, or are gone."""

    code = "executor-failed"

    SETTING: ClassVar[str] = "executor"


class Crew:
    """An executor, and how many tasks it can keep busy with."""

    def __init__(
        self, executor: Executor, workers: Callable[[], int], again: Callable[[], Executor] | None = None
    ) -> None:
        """`again`: another executor in place of one that is broken, for those that cannot mend themselves."""
        self._executor = executor
        self._workers = workers
        self._again = again

    @property
    def room(self) -> int:
        """How many tasks should be under way: workers may come and go."""
        return max(1, AT_ONCE * self._workers())

    def submit(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        try:
            return self._executor.submit(task, *args, **kwargs)
        except BrokenExecutor:
            if self._again is None:
                raise
            self._executor = self._again()
            return self._executor.submit(task, *args, **kwargs)

    def close(self) -> None:
        """Drop what nobody waits for any more."""
        self._executor.shutdown(cancel_futures=True)

    def break_off(self) -> None:
        """The same, without waiting for what is under way. (Later versions of Python have a method for it.)"""
        for process in [*getattr(self._executor, "_processes", {}).values()]:
            process.terminate()
        self.close()


@contextmanager
def crew(name: str, jobs: int) -> Iterator[Crew]:
    """Those who play, until the block ends; tasks that nobody waits for any more are dropped."""
    kind, _, address = name.partition(":")
    # Without an address Dask would start a cluster of its own; without a port it waits for nothing.
    if kind not in _KINDS or (kind == "dask" and not re.search(r".:\d+$", address)):
        expected = "processes, dask:tcp://HOST:PORT or ray:"
        raise BadOption(f"executor: expected {expected}; got {name!r}", option=ExecutorFailed.SETTING)
    with _KINDS[kind](address, jobs) as found:
        yield found


def each_done(workers: Crew, calls: Iterable[Callable[[], T]]) -> Generator[T, None, None]:
    """What each of these calls comes to, as soon as it is there; a few are under way at a time.

    A call whose worker was lost is made again; it has come to nothing before, so none counts twice."""
    waiting = iter(calls)
    running: dict[Future[T], tuple[Callable[[], T], int]] = {}
    while True:
        missing = max(0, workers.room - len(running))
        running |= {workers.submit(call): (call, 0) for call in islice(waiting, missing)}
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            call, lost = running.pop(done)
            if lost < LOST and isinstance(done.exception(), BrokenExecutor):
                running[workers.submit(call)] = (call, lost + 1)
            else:
                yield result_of(done)


def result_of(done: "Future[T]") -> T:
    """What a worker found; raises what it refused, or that it was lost."""
    try:
        return done.result()
    except DigsiteError:
        raise
    except Exception as error:
        # What went before is kept where there is a file for it, and can be gone on with.
        raise ExecutorFailed(f"a worker was lost, or failed: {type(error).__name__}: {error}") from error


@contextmanager
def _processes(address: str, jobs: int) -> Iterator[Crew]:
    if address:
        raise BadOption(f"executor: {PROCESSES} takes no address, got {address!r}", option=ExecutorFailed.SETTING)
    found = Crew(pool(jobs), lambda: jobs, lambda: pool(jobs))
    try:
        yield found
    except KeyboardInterrupt:
        found.break_off()
        raise
    finally:
        found.close()


@contextmanager
def _dask(address: str, _jobs: int) -> Iterator[Crew]:
    require("distributed", "dask")
    distributed: Any = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=CONNECTING, set_as_default=False, loop=loop_of_dask())
    except (OSError, ValueError) as error:
        raise ExecutorFailed(f"dask:{address}: {error}") from error
    executor = client.get_executor(pure=False)
    try:
        yield Crew(executor, lambda: sum(client.ncores().values()))
    finally:
        executor.shutdown(wait=False)
        client.close()


@cache
def loop_of_dask() -> Any:
    """The loop that Dask's clients of this process run on, to its end.

    One of their own has to start within ten seconds, which a crowded machine may not give it.
    """
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="dask", daemon=True).start()

    async def current() -> Any:
        return import_module("tornado.ioloop").IOLoop.current()

    return asyncio.run_coroutine_threadsafe(current(), loop).result()


@contextmanager
def _ray(address: str, jobs: int) -> Iterator[Crew]:
    require("ray", "ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    ray: Any = import_module("ray")
    local: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": 100 << 20}
    try:
        ray.init(log_to_driver=False, **({"address": address} if address else local))
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ExecutorFailed(f"ray:{address}: {error}") from error
    try:
        yield Crew(RayExecutor(ray), lambda: int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


class RayExecutor(Executor):
    """Ray's tasks as an `Executor`; one whose worker is lost is given to another."""

    def __init__(self, ray: Any) -> None:
        self._call = ray.remote(max_retries=LOST)(called)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        future: Future[T] = self._call.remote(fn, *args, **kwargs).future()
        return future


def called(fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """What Ray is given to do: it takes functions alone, and one that it knows already is sent to no worker again."""
    return fn(*args, **kwargs)


_KINDS = {PROCESSES: _processes, "dask": _dask, "ray": _ray}
