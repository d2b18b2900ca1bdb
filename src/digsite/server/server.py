"""A server put together: storage, bus, tables, bots, and the ways out. Everything that lives as long as the process."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial

from starlette.requests import HTTPConnection

from digsite.games import with_games
from digsite.server.bots.pool import BotPool
from digsite.server.bus.bus import AnyNews, Bus, NoBus, Took
from digsite.server.bus.redis_bus import RedisBus
from digsite.server.errors import NotAllowed, Unreadable
from digsite.server.identity import Identity
from digsite.server.limits import LimitName, all_buckets
from digsite.server.live.background import Background
from digsite.server.live.live_table import LiveTable
from digsite.server.live.lookouts import Lookouts
from digsite.server.live.registry import TableRegistry
from digsite.server.live.services import Services
from digsite.server.metrics import Metrics
from digsite.server.notify.delivery import Delivery
from digsite.server.notify.outgoing_http import OutgoingHttp
from digsite.server.notify.push import Push
from digsite.server.settings import Settings
from digsite.server.storage import open_storage
from digsite.server.storage.interface import GuestRow, Storage
from digsite.server.tables.daily import DailyDeals
from digsite.server.time_and_secrets import TimeAndSecrets

COOKIE = "digsite"
HOUR = 3600.0
DAY_MS = 24 * 3600 * 1000
log = logging.getLogger(__name__)


class Server:
    """Made by `open_server`."""

    def __init__(
        self, settings: Settings, services: Services, identity: Identity, outside: OutgoingHttp, push: Push
    ) -> None:
        self.settings = settings
        self.services = services
        self.storage = services.storage
        self.sources = services.sources
        self.metrics = services.metrics
        self.identity = identity
        self.outside = outside
        self.push = push
        self.daily = DailyDeals(identity, settings.daily_game)
        self.registry = TableRegistry(services, settings.limits.idle_seconds)
        self.addresses: dict[str, int] = {}
        """Open WebSockets by address."""
        self._limits = all_buckets(settings.limits)

    # Who asks.

    def address(self, connection: HTTPConnection) -> str:
        return connection.client.host if connection.client else ""

    def token_of(self, connection: HTTPConnection) -> str:
        """The token that came with a request, by header or by cookie, good or not; empty without one."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")

    async def guest_of(self, connection: HTTPConnection) -> GuestRow | None:
        """The guest whose good token came with a request."""
        token = self.token_of(connection)
        claim = self.identity.read(token) if token else None
        if claim is None:
            return None
        guest = await self.storage.guest(claim[0])
        if guest is None or guest.epoch != claim[1]:
            return None
        if self.sources.now() - guest.seen > DAY_MS:
            await self.storage.saw_guest(guest.id, self.sources.now())
        return guest

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page may use this server if it comes from it, or from an address its host has named."""
        origin, host = connection.headers.get("origin"), connection.headers.get("host")
        if origin is None or origin in self.settings.origins:
            return
        if host is not None and origin.partition("://")[2].lower() == host.lower():
            return
        raise NotAllowed("this page may not use this server", code="foreign-origin")

    def take(self, limit: LimitName, key: str) -> None:
        """Use up some of a limit, here and at all other processes; raises TooFast."""
        self._limits[limit].take(key)
        self.services.bus.publish(Took(sender=self.services.process, limit=limit, key=key))

    def hear(self, news: AnyNews) -> None:
        """Something happened at another process."""
        if isinstance(news, Took):
            if news.sender != self.services.process:
                self._limits[news.limit].charge(news.key)
        else:
            self.registry.hear(news)

    # What they ask for.

    async def forget(self, guest: str) -> None:
        """Delete a guest's data. Where they still sit, a bot plays on; what they called others is taken out too."""
        for row in await self.storage.tables_of(guest, limit=100_000):
            if row.creator == guest:
                await self.storage.forget_labels(row.id)
            with contextlib.suppress(Unreadable):  # nobody plays there
                await self.registry.use(row.id, partial(_leave, guest=guest))
        await self.storage.forget_guest(guest)
        self.registry.rename(guest, None)
        self.services.lookouts.sign_out(guest)

    # What happens by itself.

    def start(self) -> None:
        """Begin what happens by itself."""
        self.services.background.start(self.registry.sweep_for_ever)
        self.services.background.start(self.keep_for_ever)

    async def keep_for_ever(self) -> None:
        """Retention; what goes wrong in an hour is done in the next."""
        while True:
            if self.settings.retention_days:
                await self.services.background.guard(self.keep)
            await asyncio.sleep(HOUR)

    async def keep(self) -> None:
        """Forget what nobody touched for long."""
        before = self.sources.now() - self.settings.retention_days * DAY_MS
        tables = await self.storage.forget_tables(before)
        guests = await self.storage.forget_strangers(before)
        log.info("retention", extra={"tables": tables, "guests": guests})

    async def close(self) -> None:
        self.registry.close()
        await self.services.background.close()
        await self.services.bots.close()
        await self.outside.close()
        await self.services.bus.close()
        await self.storage.close()


async def _leave(live: LiveTable, guest: str) -> None:
    await live.vacate(guest)
    await live.read_anew()  # without the names they gave


@contextlib.asynccontextmanager
async def open_server(
    settings: Settings,
    sources: TimeAndSecrets | None = None,
    bus: Bus | None = None,
    storage: Storage | None = None,
) -> AsyncIterator[Server]:
    """A running server; it is closed, with everything written, when the context is left."""
    settings.check()
    sources = sources or TimeAndSecrets()
    storage = storage or await open_storage(settings.database_url)
    server = await _put_together(settings, sources, storage, bus or _bus(settings))
    try:
        await server.services.bus.open(server.hear)
        server.start()
        yield server
    finally:
        await server.close()


def _bus(settings: Settings) -> Bus:
    return RedisBus(settings.bus_url) if settings.bus_url else NoBus()


async def _put_together(settings: Settings, sources: TimeAndSecrets, storage: Storage, bus: Bus) -> Server:
    identity = Identity(settings.secret_key or await storage.secret("key", sources.key()))
    metrics, process = Metrics(), sources.name()
    outside = OutgoingHttp(private=settings.private_webhooks)
    push = Push(await storage.secret("push", Push.new_key()), settings.contact, outside)
    background = Background(metrics)
    delivery = Delivery(storage, push, outside, metrics)
    services = Services(
        process=process,
        games=with_games(settings.games),
        storage=storage,
        bus=bus,
        bots=_bots(settings, metrics),
        metrics=metrics,
        sources=sources,
        background=background,
        lookouts=Lookouts(process, bus, background, delivery.deliver),
    )
    return Server(settings, services, identity, outside, push)


def _bots(settings: Settings, metrics: Metrics) -> BotPool:
    return BotPool(
        settings.quick_bots,
        settings.deep_bots,
        settings.bot_seconds,
        settings.games,
        metrics,
        cores=settings.bot_cores,
    )
