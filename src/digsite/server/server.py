"""A server put together: storage, bus, tables, bots, and the ways out. Everything that lives as long as the process."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import AbstractContextManager
from functools import lru_cache, partial
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import Scope

from digsite.bots import Strategies, with_bots
from digsite.games import game as find_game
from digsite.games import with_games
from digsite.server.allowed_hosts import AllowedHosts
from digsite.server.bill import Bill, billed
from digsite.server.bots.pool import BotPool
from digsite.server.bots.studies import Studies
from digsite.server.bus.bus import AnyNews, Awaited, Bus, NoBus, Reviewing, Took, TrialAsked, Trialled
from digsite.server.errors import CannotStart, Malformed, NotAllowed, Refusal, Unreadable
from digsite.server.identity import Claim, Identity
from digsite.server.live.allowance import Allowance
from digsite.server.live.background import Background
from digsite.server.live.chat import check_may_speak
from digsite.server.live.live_table import LiveTable
from digsite.server.live.moderator import Moderator
from digsite.server.live.open_pages import OpenPages
from digsite.server.live.registry import TableRegistry
from digsite.server.live.services import Services
from digsite.server.live.study.reviews import Reviews
from digsite.server.live.study.trials import Trials
from digsite.server.metrics import Metrics
from digsite.server.notify.delivery import Delivery
from digsite.server.notify.outgoing_http import OutgoingHttp
from digsite.server.notify.push import Push
from digsite.server.preparation import Preparation
from digsite.server.rate_limits import Door, LimitName, TurnsByKey, Waits, network_of
from digsite.server.schema import messages
from digsite.server.schema.descriptions import SeatPlan, TableRules
from digsite.server.settings import Settings
from digsite.server.starting import told_of_database
from digsite.server.storage import open_storage
from digsite.server.storage.database_lock import hold
from digsite.server.storage.interface import GuestRow, Storage
from digsite.server.tables.daily import DailyDeals
from digsite.server.time_and_secrets import TimeAndSecrets

HOUR = 3600.0
DAY_MS = 24 * 3600 * 1000
MOST_SEATS = 5
"""At other people's public tables that have not begun, for each guest."""
AWAY_MS = 7 * DAY_MS
"""After so long without a sign of life nothing is forgotten at once."""
SIGNED_IN_MS = 365 * DAY_MS
"""A device that was not seen for so long is signed out."""
log = logging.getLogger(__name__)


class Keys(NamedTuple):
    """Each for one purpose: a new signing key changes no deal."""

    signing: str
    push: str
    daily: str


class Server:
    """Made by `open_server`."""

    def __init__(
        self,
        settings: Settings,
        services: Services,
        allowance: Allowance,
        keys: Keys,
        outside: OutgoingHttp,
        push: Push,
    ) -> None:
        self.settings = settings
        self.services = services
        self.storage = services.storage
        self.sources = services.sources
        self.metrics = services.metrics
        self.identity = Identity(keys.signing, settings.old_secret_keys)
        self.cookie = cookie_name(production=settings.production)
        self.outside = outside
        self.push = push
        self.daily = DailyDeals(keys.daily, settings.daily_games)
        self.registry = TableRegistry(services, settings.limits.idle_seconds)
        self.moderator = Moderator(services, self.registry)
        studies = Studies(services.bots, services.games)
        self.reviews = Reviews(services, studies)
        self.trials = Trials(services, studies)
        self.hosts = AllowedHosts(settings)
        self.door = Door(settings.limits)
        self.turns = TurnsByKey()
        self.waits = Waits()
        self._joins = TurnsByKey()
        self._allowance = allowance

    # Who asks.

    def address(self, connection: HTTPConnection) -> str:
        """What the limits count as one address."""
        return network_of(connection.client.host) if connection.client else ""

    def token_of(self, connection: HTTPConnection) -> str:
        """The token that came with a request, by header or by cookie, good or not; empty without one."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else _cookie(connection, self.cookie)

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

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page may use this server if it comes from it, or from an address its host has named."""
        origin, host = connection.headers.get("origin"), connection.headers.get("host")
        if origin is None or origin in self.settings.origins:
            return
        scheme, _, page = origin.partition("://")
        if host is not None and page.lower() == host.lower() and (scheme == "https" or not self.settings.production):
            return  # a page that came unencrypted may be anybody's
        raise NotAllowed("this page may not use this server", code="foreign-origin")

    def check_host(self, scope: Scope) -> None:
        """Whoever asks must ask us, by a name of ours; raises NotAllowed, and Malformed where HTTP wants a name and has
        none."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if not hosts and scope.get("http_version") == "1.1":
            raise Malformed("expected a Host header")
        self.hosts.check(hosts)

    def take(self, limit: LimitName, key: str, weight: float = 1) -> None:
        """Use up some of a limit, here and at all other processes; raises TooFast."""
        self._allowance.take(limit, key, weight)

    def take_here(self, limit: LimitName, key: str, weight: float = 1) -> None:
        """Use up some of what only this process has; raises TooFast."""
        self._allowance.take_here(limit, key, weight)

    def billed(self, network: str, guest: str | None, table: str | None = None) -> AbstractContextManager[None]:
        """What is found out meanwhile to cost the processor something is owed by all of them: an address, a guest,
        those who look on at a table."""
        payers = _payers(network, guest, table)

        def charge(milliseconds: float) -> None:
            for limit, key in payers:
                self._allowance.owe_here(limit, key, milliseconds)

        def check() -> None:
            for limit, key in payers:
                self._allowance.check_here(limit, key)

        return billed(Bill(network, charge, check))

    def charge_for_work(self, network: str, guest: str | None, table: str | None, milliseconds: float) -> None:
        """The same beforehand, for what it costs at least; raises TooFast."""
        for limit, key in _payers(network, guest, table):
            self._allowance.take_here(limit, key, milliseconds)

    def hear(self, news: AnyNews) -> None:
        """Something happened at another process."""
        if isinstance(news, Took):
            self._allowance.heard_of(news)
        elif isinstance(news, Reviewing | Awaited):
            self.reviews.hear(news)
        elif isinstance(news, Trialled | TrialAsked):
            self.trials.hear(news)
        else:
            self.registry.hear(news)

    # What they ask for.

    async def carry_out(
        self, live: LiveTable, guest: str, request: messages.Request, network: str
    ) -> messages.Accepted:
        if isinstance(request, messages.Rematch) and live.table.rematch is None:
            self.charge_for_table(guest, network)
        if isinstance(request, messages.Arrange):
            await self.check_may_name(guest, (request.plan,))
        if isinstance(request, messages.Rematch) and guest == live.table.creator:
            await self.check_may_name(guest, live.table.rules.seats, live.table.rules)
        if isinstance(request, messages.Join):
            async with self._joins.turn(guest):  # or many at once would find none of the others
                await self._check_seats(live, guest)
                return await live.carry_out(guest, request)
        answer = await live.carry_out(guest, request)
        if isinstance(request, messages.Rematch) and answer.table is not None:
            await self.registry.use(answer.table, partial(LiveTable.take_kept_seats, guest=guest))
        return answer

    async def _check_seats(self, live: LiveTable, guest: str) -> None:
        """Nobody keeps the seats of all tables from everybody else."""
        if not live.table.rules.public or live.table.creator == guest:
            return
        rows = await self.storage.waiting_tables_of(guest)
        if sum(row.creator != guest and row.id != live.table.id for row in rows) >= MOST_SEATS:
            raise Refusal(f"you sit at {MOST_SEATS} tables that have not begun", code="too-many-seats", most=MOST_SEATS)

    def charge_for_table(self, guest: str, network: str) -> None:
        """A new table is kept for long, however it comes about; raises TooFast."""
        self.take("tables", guest)
        self.take("tables_of_address", network)

    async def check_may_name(self, guest: str, plans: Iterable[SeatPlan], rules: TableRules | None = None) -> None:
        """What somebody calls a seat, or a piece of their own making, is read by all: whoever is silenced calls nothing
        by a name; raises NotAllowed."""
        if any(getattr(plan, "name", None) for plan in plans) or (rules is not None and self._is_own_making(rules)):
            check_may_speak(await self.storage.guest(guest), self.sources.now())

    def _is_own_making(self, rules: TableRules) -> bool:
        """Whether an option is something written, not chosen; a position holds options too."""
        options = find_game(rules.game, self.services.games).options
        given = {**(rules.scenario or {}), **rules.options}
        return any(isinstance(given.get(name), Mapping | list) for name in options)

    async def forget(self, claim: Claim) -> bool:
        """Delete a guest's data; False if the claim is not good. First nobody can act in their name any more: what is
        being stored for them is stored before that, or not at all, so that all of it is found and cleared away."""
        if not await self.storage.begin_leaving(claim):
            return False
        self.services.open_pages.sign_out(claim.guest)
        await self._clear_away(claim.guest)
        return True

    async def _clear_away(self, guest: str) -> None:
        """Where they still sit, a bot plays on; what they called others is taken out too."""
        for table_id in await self.storage.ids_of(guest):
            with contextlib.suppress(Unreadable):
                await self.registry.use(table_id, partial(LiveTable.call_off_makings, guest=guest))
            await self.storage.forget_labels(table_id, guest)
            with contextlib.suppress(Unreadable):  # nobody plays there
                await self.registry.use(table_id, partial(_leave, guest=guest))
        await self.storage.forget_guest(guest)
        self.registry.rename(guest, None)

    # What happens by itself.

    def start(self) -> None:
        """Begin what happens by itself."""
        self.services.background.start(self.registry.sweep_for_ever)
        self.services.background.start(self.keep_for_ever)
        self.services.background.start(self.moderator.watch_for_ever)

    async def keep_for_ever(self) -> None:
        """Retention; what goes wrong in an hour is done in the next."""
        while True:
            if self.settings.retention_days:
                await self.services.background.guard(self.keep)
            await self.services.background.guard(self._clear_away_the_rest)
            await asyncio.sleep(HOUR)

    async def keep(self) -> None:
        """Forget what nobody touched for long."""
        if await self._has_leapt():
            log.warning("retention-postponed")
            return
        before = self.sources.now() - self.settings.retention_days * DAY_MS
        tables = await self.storage.forget_tables(before)
        await self.storage.forget_groups(before)
        guests = await self.storage.forget_strangers(before)
        await self.storage.mark("retention", self.sources.now())
        log.info("retention", extra={"tables": tables, "guests": guests})

    async def _has_leapt(self) -> bool:
        """Whether by the clock this server was away for long, less than a day ago: perhaps it was not away, and the
        clock is wrong. What is forgotten does not come back, so whoever looks after it has a day to notice."""
        now, marks = self.sources.now(), await self.storage.marks()
        seen = [marks[name] for name in ("awake", "retention") if name in marks]
        await self.storage.mark("awake", now)
        if seen and now - max(seen) > AWAY_MS:
            await self.storage.mark("leapt", now)
            return True
        return "leapt" in marks and 0 <= now - marks["leapt"] < DAY_MS

    async def _clear_away_the_rest(self) -> None:
        """Of guests who wanted to be forgotten when the process that began it was stopped."""
        for guest in await self.storage.leaving():
            await self._clear_away(guest)

    async def close(self) -> None:
        await self.registry.close()
        self.reviews.close()
        await self.services.background.close()
        await self.services.bots.close()
        await self.outside.close()
        await self.services.bus.close()
        await self.storage.close()


@lru_cache(maxsize=20_000)  # asked at every message
def _payers(network: str, guest: str | None, table: str | None) -> tuple[tuple[LimitName, str], ...]:
    """Who pays for what the processor is used for: an address and a guest. Of a table at which somebody only looks on,
    also all who do, for they count as one: however many they are, its players come first. And none of them uses up what
    is there for all."""
    found: list[tuple[LimitName, str]] = [("work", network)]
    if guest is not None:
        found.append(("work", guest))
    if table is not None:
        found += [("watching", f"{table} {network}"), ("work", f"watching {table}")]
    return tuple(found)


def _cookie(connection: HTTPConnection, name: str) -> str:
    """A cookie by its very name. Parsers that take away every kind of space around names would take one of another host
    for ours, in spite of its prefix: browsers let anybody name a cookie with a hard space before it."""
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            found, _, value = part.partition("=")
            if found.strip(" \t") == name:
                return value.strip(' \t"')
    return ""


def cookie_name(*, production: bool) -> str:
    """The prefix makes browsers refuse it from any other host, another of the same domain included."""
    return "__Host-digsite" if production else "digsite"


async def _leave(live: LiveTable, guest: str) -> None:
    await live.read_anew()  # first, or the names they gave would be written once more
    await live.vacate(guest)
    if not any(place.guest for place in live.table.places) and live.table.status == "waiting":
        await live.call_off()  # nobody is left who could


@contextlib.asynccontextmanager
async def open_server(
    settings: Settings,
    sources: TimeAndSecrets | None = None,
    bus: Bus | None = None,
    storage: Storage | None = None,
    preparation: Preparation | None = None,
) -> AsyncIterator[Server]:
    """A running server; it is closed, with everything written, when the context is left. Raises CannotStart."""
    settings.check()
    sources = sources or TimeAndSecrets()
    bus = bus or bus_of(settings)
    with contextlib.ExitStack() as held:
        with told_of_database(settings.database_url):
            lock = await hold(settings.database_url, shared=not bus.alone)
            held.callback(lock.close)
            storage = storage or await open_storage(settings.database_url)
            server = await _put_together(settings, sources, storage, bus, preparation or Preparation())
        try:
            await server.services.bus.open(server.hear)
            server.start()
            server.services.background.start(lock.keep_for_ever)
            yield server
        finally:
            await server.close()


def bus_of(settings: Settings) -> Bus:
    """Not yet open; raises CannotStart."""
    if not settings.bus_url:
        return NoBus()
    from digsite.server.bus.redis_bus import RedisBus  # its library takes long to load, and most have no bus

    try:
        return RedisBus(settings.bus_url)
    except ValueError as error:
        raise CannotStart(f"the address of the bus: {error}") from None


async def _put_together(
    settings: Settings, sources: TimeAndSecrets, storage: Storage, bus: Bus, preparation: Preparation
) -> Server:
    keys = Keys(
        signing=settings.secret_key or await storage.secret("key", sources.key()),
        push=await storage.secret("push", Push.new_key()),
        daily=await storage.secret("daily", sources.key()),
    )
    games = with_games(settings.games)
    strategies = with_bots(settings.bots, games)
    metrics, process = Metrics(), sources.name()
    allowance = Allowance(process, bus, settings.limits)
    outside = OutgoingHttp(private=settings.private_webhooks, take=partial(allowance.take, "targets"))
    try:
        push = Push(keys.push, settings.contact, outside)
    except ValueError:
        raise CannotStart(
            "the database's key for notices is damaged: without the row `push` of its table `secrets` a new one is "
            "made, and browsers have to ask for notices anew"
        ) from None
    background = Background(metrics)
    delivery = Delivery(storage, push, outside, metrics, partial(allowance.take, "notices"))
    services = Services(
        process=process,
        games=games,
        strategies=strategies,
        storage=storage,
        bus=bus,
        bots=_bots(settings, metrics, strategies),
        metrics=metrics,
        sources=sources,
        background=background,
        open_pages=OpenPages(process, bus, background, delivery.deliver),
        preparation=preparation,
    )
    return Server(settings, services, allowance, keys, outside, push)


def _bots(settings: Settings, metrics: Metrics, strategies: Strategies) -> BotPool:
    return BotPool(
        settings.quick_bots,
        settings.deep_bots,
        settings.bot_seconds,
        settings.games,
        metrics,
        cores=settings.bot_cores,
        strategies=strategies,
    )
