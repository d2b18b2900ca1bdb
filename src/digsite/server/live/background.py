"""Work that nobody waits for. What goes wrong in it is logged and counted, and stops nothing else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from digsite.server.errors import NotFound, Unreadable
from digsite.server.live.abandoned import Abandoned
from digsite.server.metrics import Metrics

Work = Callable[[], Awaitable[None]]
log = logging.getLogger(__name__)


class Background:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(self.guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def guard(self, work: Work) -> None:
        """Do something now; a table that is gone meanwhile, was given up or cannot be read is no failure of this."""
        try:
            await work()
        except (NotFound, Abandoned, Unreadable):
            pass
        except Exception as error:
            self.failed(error)

    def failed(self, error: BaseException | None) -> None:
        """Something went wrong where no client waits for an answer."""
        self._metrics.errors.inc()
        log.error("background-failed", exc_info=error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
