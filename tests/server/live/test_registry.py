"""Several servers in one process, on the in-memory twin of the bus; and tables that leave memory."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from digsite.server.bus.bus import AnyNews, Changed, Exchange, Here, MemoryBus, decode, encode
from digsite.server.errors import NotFound, Refusal, TooFast
from digsite.server.live.live_table import LiveTable
from digsite.server.live.opening_tables import open_table as store_table
from digsite.server.notify.delivery import Delivery
from digsite.server.schema import messages
from digsite.server.schema.descriptions import MySeat, OpenSeat, TableRules
from digsite.server.server import Server, open_server
from digsite.server.settings import Limits, Settings
from digsite.server.socket.connection import Connection
from digsite.server.storage import GuestRow
from digsite.server.tables.new_table import opened

pytestmark = pytest.mark.anyio
RULES = TableRules(game="caches", seats=(MySeat(), OpenSeat()))


class SilentBus(MemoryBus):
    """News get lost on the way."""

    def publish(self, news: AnyNews) -> None: ...


@asynccontextmanager
async def servers(settings: Settings, bus: type[MemoryBus] = MemoryBus) -> AsyncIterator[list[Server]]:
    exchange = Exchange()
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_server(settings, bus=bus(exchange))) for _ in range(2)]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def open_table(server: Server) -> str:
    for name in ("ada", "ben"):
        await server.storage.add_guest(GuestRow(id=name, name=name, recovery=name, epoch=1, seen=server.sources.now()))
    services = server.services
    await store_table(services, "t", opened(RULES, "ada", services.sources, services.games))
    async with server.registry.visit("t") as live:
        await live.carry_out("ben", messages.Join(id="j"))
        await live.carry_out("ada", messages.Start(id="s"))
    return "t"


class Ear(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.heard: list[dict[str, object]] = []

    def send_encoded(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    @property
    def version(self) -> Any:
        return [message["version"] for message in self.heard if message["kind"] == "update"][-1]


def hide(version: int, seat: int = 0, spot: int = 1, request: str = "m") -> messages.Choose:
    return messages.Choose(id=request, version=version, action={"kind": "hide", "seat": seat, "spot": spot})


async def test_what_one_server_stores_the_other_shows(own_settings: Settings) -> None:
    async with servers(own_settings) as (one, two):
        table = await open_table(one)
        ear = Ear("ben")
        async with one.registry.visit(table) as here, two.registry.visit(table) as there:
            await there.enter(ear)
            await here.carry_out("ada", hide(1))
            await until(lambda: ear.version == 2)
            await there.carry_out("ben", hide(1, seat=1))
            await until(lambda: here.table.version == there.table.version == 3)


async def test_news_that_got_lost_are_found_in_the_database(own_settings: Settings) -> None:
    async with servers(own_settings, SilentBus) as (one, two):
        table = await open_table(one)
        ear = Ear("ben")
        async with one.registry.visit(table) as here, two.registry.visit(table) as there:
            await there.enter(ear)
            await here.carry_out("ada", hide(1))
            assert ear.version == 1
            await two.registry.look_for_lost_news()
            assert ear.version == 2


async def test_a_request_to_a_server_that_lags_behind_is_judged_by_what_is_stored(own_settings: Settings) -> None:
    async with servers(own_settings, SilentBus) as (one, two):
        table = await open_table(one)
        async with one.registry.visit(table) as here, two.registry.visit(table) as there:
            first = await here.carry_out("ada", hide(1, request="a"))
            assert await there.carry_out("ada", hide(1, request="a")) == first
            await here.carry_out("ada", hide(2, request="b"))
            with pytest.raises(Refusal) as refused:
                await there.carry_out("ada", hide(2, request="c"))
            assert refused.value.code == "stale"
            accepted = await there.carry_out("ben", hide(1, seat=1, request="d"))
            assert accepted.version == 4


async def test_a_room_nobody_is_in_leaves_memory_and_comes_back(own_settings: Settings) -> None:
    async with open_server(own_settings) as server:
        table = await open_table(server)
        assert server.registry.live_tables_of("ada") == []
        async with server.registry.visit(table) as live, server.registry.visit(table) as same:
            assert live is same
            assert server.registry.live_tables_of("ada") == [live]
        async with server.registry.visit(table) as again:
            assert again is not live
            assert again.table.version == 1
        with pytest.raises(NotFound):
            async with server.registry.visit("nowhere"):
                pass


async def test_presence_elsewhere_is_forgotten_unless_told_again(own_settings: Settings) -> None:
    async with servers(own_settings) as (one, two):
        table = await open_table(one)
        async with one.registry.visit(table) as here, two.registry.visit(table) as there:
            await there.enter(Ear("ben"))
            await until(lambda: here.attendance.present(here.table) == {1})
            here.attendance.heard_of(Here(sender="other", table=table, seats=(0,), spectators=2), here.table)
            assert here.attendance.present(here.table) == {0, 1}


async def test_a_limit_holds_for_all_processes_together(own_settings: Settings) -> None:
    tight = msgspec.structs.replace(own_settings, limits=Limits(tables=0.001, tables_burst=2))
    async with servers(tight) as (one, other):
        one.take("tables", "ada")
        await asyncio.sleep(0)
        other.take("tables", "ada")
        await asyncio.sleep(0)
        for server in (one, other):
            with pytest.raises(TooFast):
                server.take("tables", "ada")
            server.take("tables", "ben" if server is one else "cid")


async def test_who_is_at_the_table_through_another_process_needs_no_push(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivered: list[tuple[str, str]] = []

    async def deliver(_: Delivery, guest: str, notice: messages.Notice) -> None:
        delivered.append((guest, notice.about))

    monkeypatch.setattr(Delivery, "deliver", deliver)
    async with servers(own_settings) as (one, other):
        table = await open_table(one)
        async with one.registry.visit(table) as here, other.registry.visit(table) as there:
            await there.enter(Ear("ben"))
            await until(lambda: here.attendance.present(here.table) == {1})
            await here.carry_out("ada", messages.Resign(id="r", seat=0))
            await until(lambda: there.table.ending is not None)
        await until(lambda: bool(delivered))  # of its beginning, when nobody was there
        assert ("ben", "over") not in delivered


async def test_new_keys_close_the_connections_at_every_process(own_settings: Settings) -> None:
    async with servers(own_settings) as (one, other):
        connection = Ear("ada")
        other.services.open_pages.add(connection)
        one.services.open_pages.sign_out("ada")
        await until(lambda: connection.closing)


def test_news_survive_the_wire() -> None:
    news = Changed(sender="one", table="t", entries=3)
    assert decode(encode(news)) == news


async def test_whoever_hears_that_a_game_is_over_knows_it_to_its_end(own_settings: Settings) -> None:
    """Also at a server that hears of the end only because it was about to write what another wrote first."""
    async with servers(own_settings, SilentBus) as (one, two):
        table = await open_table(one)
        ear = Ear("ben")
        async with one.registry.visit(table) as here, two.registry.visit(table) as there:
            moves = [*((seat, "hide", 0) for seat in (0, 0, 1, 1)), *((seat % 2, "dig", 1) for seat in range(5))]
            for number, (seat, kind, spot) in enumerate(moves):
                await here.carry_out("ada" if seat == 0 else "ben", choice(here, number, seat, kind, spot))
            await there.catch_up()
            await there.enter(ear)
            ear.heard.clear()
            last = choice(here, 90, 1, "dig", 1)
            await here.carry_out("ben", last)
            with pytest.raises(Refusal):
                await there.carry_out("ben", choice(there, 91, 1, "dig", 2))
            assert here.table.ending == there.table.ending is not None
            told = [(message["kind"], message.get("first_step")) for message in ear.heard]
            assert told[:2] == [("update", 0), ("table", None)]
            assert len(cast("list[object]", ear.heard[0]["steps"])) == len(moves) + 1


def choice(live: LiveTable, number: int, seat: int, kind: str, spot: int) -> messages.Choose:
    action = {"kind": kind, "seat": seat, "spot": spot}
    return messages.Choose(id=f"c{number}", version=live.table.version, action=action)
