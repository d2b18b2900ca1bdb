"""Costs are counted: by weight, by address, and for everybody."""

import asyncio

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from digsite.server.errors import TooFast
from digsite.server.limits import Buckets, Door, TurnsByKey, network_of
from digsite.server.settings import NO_LIMITS, Limits, Settings
from tests.server.conftest import serving
from tests.server.seated import MINE, OPEN, people, seated

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
        ("x" * 9999, "x" * 64),
    ],
)
async def test_a_network_of_ipv6_counts_as_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


async def test_the_cap_on_connections_holds_for_everybody() -> None:
    door = Door(Limits(connections=6, connections_of_address=4))
    assert [door.enter("a") for _ in range(5)] == [True] * 4 + [False]
    assert [door.enter(each) for each in "bcde"] == [True, True, False, False]
    door.leave("a")
    assert door.enter("e")
    assert door.open == 6


async def test_what_costs_more_uses_up_more() -> None:
    buckets = Buckets(rate=0.001, burst=10)
    buckets.take("a", 8)
    with pytest.raises(TooFast):
        buckets.take("a", 3)
    buckets.take("a", 2)
    buckets.take("b", 10)


async def test_the_questions_of_one_address_let_everybody_elses_come_in_between() -> None:
    turns, order = TurnsByKey(), []

    async def ask(key: str) -> None:
        async with turns.turn(key):
            order.append(key)

    await asyncio.gather(*(ask("flood") for _ in range(20)), ask("other"))
    assert order.index("other") <= 2
    assert turns._locks == {}


async def test_connecting_has_a_rate(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, connects=0.001, connects_burst=5)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 1) as (ada,):
        where = f"{base.replace('http://', 'ws://')}/api/tables/{await ada.open('pebbles', [MINE, OPEN])}/play"
        codes: list[int | None] = []
        for _ in range(8):
            async with connect(where, proxy=None) as socket:
                try:
                    await socket.recv()
                    codes.append(None)
                except ConnectionClosed as closed:
                    codes.append(closed.rcvd.code if closed.rcvd else 0)
        assert codes == [None] * 5 + [1013] * 3


async def test_connections_that_come_at_once_are_counted_before_they_are_looked_up(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, connections_of_guest=3)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, OPEN])
        ready = asyncio.Semaphore(0)
        all_in = asyncio.Event()

        async def come() -> bool:
            try:
                async with ada.at(table):
                    ready.release()
                    await all_in.wait()
            except ConnectionClosed:
                ready.release()
                return False
            return True

        tasks = [asyncio.create_task(come()) for _ in range(10)]
        for _ in tasks:
            await ready.acquire()
        all_in.set()
        assert sum(await asyncio.gather(*tasks)) == 3


async def test_reading_the_log_again_and_again_is_refused_and_says_to_whom(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, work=0.001, work_burst=45)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, seated(base, "pebbles") as chairs:
        questions = [await chairs[0].ask("read-log", seat=0, language="en") for _ in range(6)]
        assert [answer["kind"] for answer in questions] == ["told-log"] * 4 + ["refused"] * 2
        assert questions[-1]["code"] == "too-fast"


async def test_nobody_floods_the_chat(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, lines=0.001, lines_burst=3)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, seated(base, "pebbles") as chairs:
        said = [(await chairs[0].ask("say", text="buy now"))["kind"] for _ in range(5)]
        assert said == ["accepted"] * 3 + ["refused"] * 2
        assert (await chairs[1].ask("say", text="hush"))["kind"] == "accepted"


@pytest.mark.parametrize("message", ['{"kind": "resync", "id": "mine"}', '{"kind": "nonsense", "id": "mine"}'])
async def test_a_refusal_names_the_request_where_it_can(own_settings: Settings, message: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, messages=0.001, messages_burst=1)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, seated(base, "pebbles") as chairs:
        for _ in range(2):
            await chairs[0].socket.send(message)
        await chairs[0].until(lambda: chairs[0].replies == 2)
        assert chairs[0].unasked == []
        assert chairs[0].answers["mine"]["code"] == "too-fast"
