"""A server put together: storage, bus, tables, bots, and the ways out. Everything that lives as long as the process."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec
from starlette.requests import HTTPConnection

from digsite.games import GAMES, Registration
from digsite.server.bots.pool import BotPool
from digsite.server.bus.bus import AnyNews, Bus, NoBus, Took
from digsite.server.bus.redis_bus import RedisBus
from digsite.server.errors import NoGuest, NotAllowed, Refusal, TooFast
from digsite.server.http import daily
from digsite.server.http.endpoint import Call, check_origin, cookie_name
from digsite.server.identity import Claim, Identity
from digsite.server.limits import Door, LimitName, TurnsByKey, all_buckets, network_of
from digsite.server.metrics import Metrics
from digsite.server.moderating import Moderator
from digsite.server.notify.outgoing_http import OutgoingHttp
from digsite.server.notify.push import Push
from digsite.server.schema import messages
from digsite.server.settings import Settings
from digsite.server.storage import open_storage
from digsite.server.storage.alone import using
from digsite.server.storage.interface import GuestRow, Storage
from digsite.server.tables import journal
from digsite.server.tables.live_table import LiveTable
from digsite.server.tables.new_table import rematch
from digsite.server.tables.registry import TableRegistry
from digsite.server.time_and_secrets import TimeAndSecrets

HOUR = 3600.0
DAY_MS = 24 * 3600 * 1000
SIGNED_IN_MS = 365 * DAY_MS
"""A device that was not seen for so long is signed out."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger(__name__)


class Keys(NamedTuple):
    """Each for one purpose: a new signing key changes no deal."""

    signing: str
    push: str
    daily: str


class Server:
    """Made by `open_server`."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus, keys: Keys, sources: TimeAndSecrets) -> None:
        self.settings = settings
        self.storage = storage
        self.sources = sources
        self.metrics = Metrics()
        self.identity = Identity(keys.signing, settings.old_secret_keys)
        self.cookie = cookie_name(production=settings.production)
        self._limits = all_buckets(settings.limits)
        self.outside = OutgoingHttp(private=settings.private_webhooks)
        self.push = Push(keys.push, settings.contact, self.outside)
        self.bots = BotPool(
            settings.quick_bots,
            settings.deep_bots,
            settings.bot_seconds,
            settings.games,
            self.metrics,
            cores=settings.bot_cores,
        )
        self.registry = TableRegistry(storage, bus, self.bots, self.metrics, sources, settings.limits.idle_seconds)
        self.registry.deliver = self._deliver
        self.daily = daily.DailyDeals(keys.daily, settings.daily_game)
        self.registry.sealed = lambda table: daily.is_sealed(table, sources.now())
        self.door = Door(settings.limits)
        self.turns = TurnsByKey()
        self.moderator = Moderator(self)

    # Who asks.

    def address(self, connection: HTTPConnection) -> str:
        """What the limits count as one address."""
        return network_of(connection.client.host) if connection.client else ""

    def token_of(self, connection: HTTPConnection) -> str:
        """The token that came with a request, by header or by cookie, good or not; empty without one."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else connection.cookies.get(self.cookie, "")

    async def who(self, connection: HTTPConnection) -> tuple[Claim, GuestRow] | tuple[None, None]:
        """The guest whose good token came with a request, and what it claims."""
        token, now = self.token_of(connection), self.sources.now()
        claim = self.identity.read(token) if token else None
        found = await self.storage.signed_in(claim, now - SIGNED_IN_MS) if claim else None
        if claim is None or found is None:
            return None, None
        if now - found.seen > DAY_MS:
            await self.storage.saw(claim, now)
        return claim, found.guest

    def check_request(self, call: Call, weight: float) -> None:
        """The rate of an address, and for whatever changes something the page it comes from."""
        self.take("requests", self.address(call.request), weight)
        if call.request.method not in SAFE_METHODS:
            self.check_origin(call.request)

    def check_origin(self, connection: HTTPConnection) -> None:
        headers = connection.headers
        check_origin(headers.get("origin"), headers.get("host"), self.settings.origins)

    def take(self, limit: LimitName, key: str, weight: float = 1) -> None:
        """Use up some of a limit, here and at all other processes; raises TooFast."""
        self._limits[limit].take(key, weight)
        self.registry.bus.publish(Took(sender=self.registry.name, limit=limit, key=key, weight=weight))

    def take_here(self, limit: LimitName, key: str, weight: float = 1) -> None:
        """Use up some of what only this process has; raises TooFast."""
        self._limits[limit].take(key, weight)

    def hear(self, news: AnyNews) -> None:
        """Something happened at another process."""
        if isinstance(news, Took):
            if news.sender != self.registry.name:
                self._limits[news.limit].charge(news.key, news.weight)
        else:
            self.registry.hear(news)

    # What they ask for.

    async def carry_out(self, live: LiveTable, guest: str, request: messages.Request) -> messages.Accepted:
        if isinstance(request, messages.Rematch):
            return await self._rematch(live, guest, request)
        answer = await live.carry_out(guest, request)
        if isinstance(request, messages.Join | messages.Arrange):
            await self.stay_or_go(live, guest)
        return answer

    async def stay_or_go(self, live: LiveTable, guest: str) -> None:
        """Whoever asked to be forgotten while they sat down does not sit there: either `forget` finds the seat, or this
        finds the guest gone."""
        if await self.storage.guest(guest) is None:
            await self.vacate(live, guest)
            raise NoGuest("this guest is no more")

    async def _rematch(self, live: LiveTable, guest: str, request: messages.Rematch) -> messages.Accepted:
        """The link to the new table comes first, so that two who ask at once come to the same one."""
        table = live.table
        if table.status not in ("over", "cancelled") or table.daily is not None:
            raise Refusal("a rematch comes after the end", code="not-over")
        if guest not in {place.guest for place in table.places}:
            raise NotAllowed("only its players may ask for a rematch", code="not-seated")
        while live.table.rematch is None:
            link = journal.Followed(at=self.sources.now(), by=guest, request=request.id, table=self.sources.name())
            await live.add(link)
        following = live.table.rematch
        await self.open_table(following, guest, rematch(table, guest, self.sources))
        return messages.Accepted(id=request.id, version=live.table.version, table=following)

    async def open_table(self, table_id: str, guest: str, opened: journal.Opened, *more: journal.AnyEntry) -> None:
        """Store a new table of that guest; one that is there already stays as it is."""
        await self.registry.open_table(table_id, opened, *more)
        if await self.storage.guest(guest) is None:
            async with self.registry.visit(table_id) as live:
                await self.stay_or_go(live, guest)

    async def forget(self, claim: Claim) -> bool:
        """Delete a guest's data; False if the claim is not good. First nobody can act in their name any more, so that
        nothing new comes up while the rest is cleared away."""
        if not await self.storage.begin_leaving(claim):
            return False
        self.registry.sign_out(claim.guest)
        await self._clear_away(claim.guest)
        return True

    async def _clear_away(self, guest: str) -> None:
        """Where they still sit, a bot plays on; what they called others is taken out too."""
        for row in await self.storage.tables_of(guest, limit=100_000):
            async with self.registry.visit(row.id) as live:
                await self.vacate(live, guest)
                if row.creator == guest:
                    await self.storage.forget_labels(row.id)
                    await live.read_anew()
        await self.storage.forget_guest(guest)
        self.registry.rename(guest, None)

    async def vacate(self, live: LiveTable, guest: str) -> None:
        """Free the seats of a guest; in the game a bot plays on."""
        now = self.sources.now()
        for seat in live.table.seats_of(guest):
            if live.table.status == "waiting":
                await live.add(journal.StoodUp(at=now, seat=seat))
            elif live.table.status == "playing" and not live.table.places[seat].resigned:
                await live.add(journal.Resigned(at=now, seat=seat))

    async def _deliver(self, guest_id: str, notice: messages.Notice) -> None:
        """A notice for somebody who is not at that table, by web push and by their webhook; none if there were too many
        lately."""
        try:
            self.take("notices", guest_id)
        except TooFast:
            self.metrics.notices.labels("dropped").inc()
            return
        for row in await self.storage.pushes(guest_id):
            self.metrics.notices.labels("push").inc()
            if not await self.push.send(row, notice):
                await self.storage.drop_push(row.endpoint)
        guest = await self.storage.guest(guest_id)
        if guest is not None and guest.webhook is not None:
            self.metrics.notices.labels("webhook").inc()
            headers = {"Content-Type": "application/json"}
            await self.outside.post(guest.webhook, msgspec.json.encode(notice), headers)

    # What happens by itself.

    async def keep_for_ever(self) -> None:
        """Retention."""
        while True:
            if self.settings.retention_days:
                before = self.sources.now() - self.settings.retention_days * DAY_MS
                tables = await self.storage.forget_tables(before)
                guests = await self.storage.forget_strangers(before)
                await self.storage.mark("retention", self.sources.now())
                log.info("retention", extra={"tables": tables, "guests": guests})
            for guest in await self.storage.leaving():  # the process that began it was stopped
                await self._clear_away(guest)
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        await self.registry.close()
        await self.bots.close()
        await self.outside.close()
        await self.registry.bus.close()
        await self.storage.close()


@contextlib.asynccontextmanager
async def open_server(
    settings: Settings, sources: TimeAndSecrets | None = None, bus: Bus | None = None
) -> AsyncIterator[Server]:
    """A running server; it is closed, with everything written, when the context is left."""
    settings.check()
    for name, place in settings.games.items():
        GAMES[name] = Registration(place)
    shared = settings.bus_url is not None or (bus is not None and not bus.alone)
    with using(settings.database_url, shared=shared):
        server = await _opened(settings, sources or TimeAndSecrets(), bus)
        try:
            await server.registry.bus.open(server.hear)
            server.registry.start(server.registry.sweep_for_ever)
            server.registry.start(server.keep_for_ever)
            server.registry.start(server.moderator.watch_for_ever)
            yield server
        finally:
            await server.close()


async def _opened(settings: Settings, sources: TimeAndSecrets, bus: Bus | None) -> Server:
    storage = await open_storage(settings.database_url)
    keys = Keys(
        signing=settings.secret_key or await storage.secret("key", sources.key()),
        push=await storage.secret("push", Push.new_key()),
        daily=await storage.secret("daily", sources.key()),
    )
    news = bus or (RedisBus(settings.bus_url) if settings.bus_url else NoBus())
    return Server(settings, storage, news, keys, sources)
