"""Work that nobody waits for. What goes wrong in it is logged and counted, and stops nothing else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from digsite.server.bill import meter
from digsite.server.cancelling import cancel_all
from digsite.server.errors import Abandoned, NotFound, Preparing, Unreadable
from digsite.server.live.aside import Aside
from digsite.server.logs import Seldom, place_of
from digsite.server.metrics import Metrics

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]
log = logging.getLogger(__name__)


class Background:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._aside = Aside()
        self._told = Seldom(log, logging.ERROR, "background-failed")
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> None:
        """Do something beside everything else; it goes on the bill of whoever caused it."""
        task = asyncio.create_task(meter(partial(self.guard, work)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def guard(self, work: Work) -> None:
        """Do something now; a table that is gone, was given up or cannot be read (yet) is no failure of this."""
        try:
            await work()
        except (NotFound, Abandoned, Unreadable, Preparing):
            pass
        except Exception as error:
            self.failed(error)

    async def aside(self, work: Callable[[], T], about: float = 0.0) -> T:
        """Have something computed that would hold the event loop; see `Aside.do`."""
        return await self._aside.do(work, about)

    def failed(self, error: BaseException | None) -> None:
        """Something went wrong where no client waits for an answer."""
        self._metrics.errors.inc()
        place = place_of(error)
        self._told.tell(place, error, kind=place)

    async def close(self) -> None:
        await cancel_all(self._tasks)
        self._aside.close()
