"""Notices for guests who are not looking: by web push and by their webhook."""

from collections.abc import Callable

import msgspec

from digsite.server.errors import TooFast
from digsite.server.metrics import Metrics
from digsite.server.notify.outgoing_http import OutgoingHttp
from digsite.server.notify.push import Push
from digsite.server.rate_limits import TurnsByKey
from digsite.server.schema.messages import Notice
from digsite.server.storage.interface import Storage


class Delivery:
    def __init__(
        self, storage: Storage, push: Push, outside: OutgoingHttp, metrics: Metrics, take: Callable[[str], None]
    ) -> None:
        """`take` uses up some of what a guest may be sent; raises TooFast."""
        self._take = take
        self._storage = storage
        self._push = push
        self._outside = outside
        self._metrics = metrics
        self._turns = TurnsByKey()

    async def deliver(self, guest_id: str, notice: Notice) -> None:
        """Wherever that guest asked for, one after the other: whose servers are slow keeps nobody else's notices
        waiting. Nothing if there were too many lately."""
        try:
            self._take(guest_id)
        except TooFast:
            self._metrics.notices.labels("dropped").inc()
            return
        async with self._turns.turn(guest_id):
            await self._deliver(guest_id, notice)

    async def _deliver(self, guest_id: str, notice: Notice) -> None:
        for row in await self._storage.pushes(guest_id):
            self._metrics.notices.labels("push").inc()
            if not await self._push.send(row, notice):
                await self._storage.drop_push(row.endpoint)
        guest = await self._storage.guest(guest_id)
        if guest is not None and guest.webhook is not None:
            self._metrics.notices.labels("webhook").inc()
            headers = {"Content-Type": "application/json"}
            await self._outside.post(guest.webhook, msgspec.json.encode(notice), headers)
