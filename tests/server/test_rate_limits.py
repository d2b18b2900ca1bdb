"""Costs are counted: by weight, by address, and for everybody."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from digsite.games import with_games
from digsite.server import pace
from digsite.server.bill import Bill, billed, meter, metered
from digsite.server.errors import TooFast
from digsite.server.live import live_table, loading, registry, rested_tables, updates
from digsite.server.live.aside import Aside
from digsite.server.live.opening_tables import open_table
from digsite.server.live.updates import Updates
from digsite.server.presentation.redaction import update
from digsite.server.rate_limits import Buckets, Door, TurnsByKey, network_of
from digsite.server.schema import journal
from digsite.server.schema.descriptions import MySeat, TableRules
from digsite.server.server import open_server
from digsite.server.settings import NO_LIMITS, Limits, Settings
from digsite.server.tables.folding import fold
from digsite.server.tables.new_table import opened
from digsite.server.tables.table import Table
from tests.server.client import Person
from tests.server.conftest import GAMES, FixedSources, serving
from tests.server.faults.faulty import guests
from tests.server.seated import MINE, OPEN, begun, people, seated

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


async def test_what_a_wider_network_refuses_is_not_taken_from_the_narrower_one() -> None:
    buckets = Buckets(rate=0.001, burst=10)
    for home in range(2):  # of 56 bits: twice as much as one address
        buckets.take(f"2001:db8:0:{home}::/64", 10)
    for _ in range(2):
        with pytest.raises(TooFast):
            buckets.take("2001:db8:0:2::/64", 10)
    buckets.owe("2001:db8:0:1::/64", -10)  # as if time had passed
    buckets.take("2001:db8:0:2::/64", 10)


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
    limits = msgspec.structs.replace(NO_LIMITS, work=0.001, work_burst=80)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, seated(base, "pebbles") as chairs:
        questions = [await chairs[0].ask("read-log", seat=0, language="en") for _ in range(8)]
        told = [answer["kind"] for answer in questions].index("refused")
        assert 0 < told < 8  # each costs ten at least, and so does sitting down
        assert {answer.get("code") for answer in questions[told:]} == {"too-fast"}


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


async def test_what_is_owed_has_to_flow_in_first() -> None:
    buckets = Buckets(rate=0.001, burst=10)
    buckets.owe("a", 500)
    with pytest.raises(TooFast):
        buckets.take("a", 0.5)
    buckets.take("b", 10)


async def test_a_rematch_is_a_new_table_like_any_other(own_settings: Settings) -> None:
    """Cancel, rematch, cancel, rematch: no way around what one guest may make."""
    limits = msgspec.structs.replace(NO_LIMITS, tables=0.001, tables_burst=3)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, OPEN])
        for _ in range(2):
            await ada.command(table, "cancel")
            table = (await ada.command(table, "rematch"))["table"]
        await ada.command(table, "cancel")
        assert await ada.refused(table, "rematch") == "too-fast"


async def test_all_guests_of_an_address_make_so_many_tables_together(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, tables_of_address=0.001, tables_of_address_burst=3)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 3) as guests:
        rules = {"game": "pebbles", "seats": [MINE, OPEN]}
        made = [(await guest.request("POST", "/api/tables", rules)).status_code for guest in guests for _ in range(2)]
        assert made == [200] * 3 + [429] * 3
        assert (await guests[0].request("POST", "/api/daily")).json()["code"] == "too-fast"


async def test_reading_long_journals_is_owed_by_whoever_asks(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain questions each, but every one of them has thousands of entries read."""
    monkeypatch.setattr(loading, "fold", partial(_slowly, fold))
    monkeypatch.setattr(rested_tables, "MOST", 0)
    limits = msgspec.structs.replace(NO_LIMITS, work=0.001, work_burst=60)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, OPEN])
        codes = [(await ada.request("GET", f"/api/tables/{table}")).status_code for _ in range(8)]
        assert codes[-1] == 429
        assert (await ada.request("GET", "/healthz")).status_code == 200


def _slowly(work: Callable[..., Any], *given: Any) -> Any:
    begun = time.thread_time()
    while time.thread_time() - begun < 0.02:
        pass
    return work(*given)


async def test_a_message_that_costs_more_than_it_should_is_owed_by_who_sent_it(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little such a message costs most of the time."""
    monkeypatch.setattr(updates, "update", partial(_slowly, update))
    limits = msgspec.structs.replace(NO_LIMITS, work=0.001, work_burst=400)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, seated(base, "pebbles") as chairs:
        answers = [await chairs[0].ask("resync") for _ in range(30)]
        assert answers[0]["kind"] == "accepted"
        assert answers[-1]["code"] == "too-fast"


async def test_a_table_that_was_left_is_woken_without_reading_it_again(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counted(table_id: str, *rest: Any) -> Table:
        read.append(table_id)
        return fold(table_id, *rest)

    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        monkeypatch.setattr(loading, "fold", counted)
        for guest in (ada, ben, ada):
            assert (await guest.get(f"/api/tables/{table}"))["status"] == "playing"
        await ben.command(table, "resign", seat=1)
        assert (await ada.get(f"/api/tables/{table}"))["status"] == "over"
    assert read == []


async def test_what_is_computed_aside_goes_round_those_who_ask() -> None:
    aside, order = Aside(), []

    async def ask(who: str) -> None:
        with billed(Bill(who, lambda _: None, lambda: None)):
            await aside.do(lambda: order.append(who))

    flood = [f"2001:db8:1:{number:x}::/64" for number in range(20)]  # whatever network of theirs they come from
    await asyncio.gather(*map(ask, flood), ask("other"), ask("another"))
    assert {"other", "another"} <= set(order[:4])
    aside.close()


async def test_what_is_computed_aside_is_owed_before_it_is_done() -> None:
    """So nobody asks for a hundred things at once with what is enough for one."""
    aside, buckets, done = Aside(), Buckets(rate=0.001, burst=100), []

    async def ask(who: str) -> None:
        with billed(Bill(who, partial(buckets.owe, who), partial(buckets.check, who))):
            await aside.do(lambda: done.append(who), about=0.06)

    answers = await asyncio.gather(*(ask("flood") for _ in range(10)), ask("other"), return_exceptions=True)
    assert "other" in done
    assert done.count("flood") == 2
    assert sum(isinstance(answer, TooFast) for answer in answers) == 8
    buckets.take("other", 90)  # of what it did not take, the rest is theirs again
    aside.close()


async def test_who_waits_for_a_table_that_another_may_not_ask_for_has_it_nevertheless(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def refused_once(*given: Any) -> Table:
        asked.append("")
        await asyncio.sleep(0)
        if len(asked) == 1:
            raise TooFast("wait a moment")
        return await loading.folded(*given)

    async with open_server(own_settings) as server:
        await guests(server)
        first = opened(TableRules(game="pebbles", seats=(MySeat(), MySeat())), "ada", server.sources, with_games(GAMES))
        await open_table(server.services, "t", first, journal.Begun(at=first.at))
        monkeypatch.setattr(registry, "folded", refused_once)
        looks = [server.registry.use("t", lambda live: live.info(None)) for _ in range(3)]
        found = await asyncio.gather(*looks, return_exceptions=True)
        assert [isinstance(each, TooFast) for each in found] == [True, False, False]


async def test_tables_that_one_address_asks_for_are_read_one_after_the_other(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading: list[str] = []
    most = 0

    async with open_server(own_settings) as server:
        journal_of, many = server.storage.journal, asyncio.Event()

        async def read(table_id: str, start: int = 0) -> Any:
            nonlocal most
            reading.append(table_id)
            most = max(most, sum(each.startswith("long") for each in reading))
            if table_id == "mine":
                many.set()
            await many.wait()  # nobody of the flood gets on before the other one is read
            found = await journal_of(table_id, start)
            reading.remove(table_id)
            return found

        async def look(table_id: str, network: str) -> None:
            with server.billed(network, None):
                await server.registry.use(table_id, lambda live: live.info(None))

        await guests(server)
        first = opened(TableRules(game="pebbles", seats=(MySeat(), MySeat())), "ada", server.sources, with_games(GAMES))
        names = [*(f"long{number}" for number in range(5)), "mine"]
        for name in names:
            await open_table(server.services, name, first, journal.Begun(at=first.at))
        monkeypatch.setattr(server.storage, "journal", read)
        flood = [look(name, f"2001:db8:1:{number:x}::/64") for number, name in enumerate(names[:-1])]
        await asyncio.gather(*flood, look("mine", "192.0.2.1"))
    assert most == 1


async def test_what_is_metered_ends_as_it_would_without() -> None:
    owed: list[float] = []

    async def waits() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            await asyncio.sleep(0)
            return "cancelled"
        return "slept"

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    with billed(Bill("ada", owed.append, lambda: None)):
        task = asyncio.create_task(meter(waits))
        await asyncio.sleep(0)
        task.cancel()
        assert await task == "cancelled"
        with pytest.raises(KeyError):
            await metered(fails())
        before = len(owed)
        await metered(asyncio.sleep(0), paid=1000)
    assert before > 0
    assert len(owed) == before


async def test_the_networks_around_an_address_are_counted_too() -> None:
    buckets = Buckets(rate=0.001, burst=10)
    for number in range(2):  # a household of 56 bits has twice as much as one address,
        buckets.take(f"2001:db8:1:{number:x}::/64", 10)
    with pytest.raises(TooFast):
        buckets.take("2001:db8:1:9::/64")
    for number in range(0x100, 0x300, 0x100):  # a firm of 48 four times
        buckets.take(f"2001:db8:1:{number:x}::/64", 10)
    with pytest.raises(TooFast):
        buckets.take("2001:db8:1:900::/64")
    buckets.take("2001:db8:2:1::/64", 10)
    door = Door(Limits(connections_of_address=3))
    came = [door.enter(f"2001:db8:1:{number:x}::/64") for number in range(8)]
    assert came == [True] * 6 + [False] * 2
    for number in range(6):
        door.leave(f"2001:db8:1:{number:x}::/64")
    assert door.enter("2001:db8:1:7::/64")


async def test_telling_a_long_log_is_done_in_breaths_and_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has it told again and again pays for it, and everybody else comes in between."""
    monkeypatch.setattr(pace, "BREATH", 0.0)
    table, breaths = _long_table(), 0
    owed: list[float] = []

    async def others() -> None:
        nonlocal breaths
        while True:
            breaths += 1
            await asyncio.sleep(0)

    rest = asyncio.create_task(others())
    with billed(Bill("ada", owed.append, lambda: None)):
        updates = Updates(table, lambda: (0,), lambda _: None)
        await metered(updates.prepare(0, 0, None))
    rest.cancel()
    assert table.running is not None
    assert breaths >= len(table.running.steps)
    assert sum(owed) > 0
    assert updates.find(0, 0, None) == Updates(table, lambda: (0,), lambda _: None).find(0, 0, None)


def _long_table() -> Table:
    registered, sources = with_games(GAMES), FixedSources()
    first = opened(TableRules(game="pebbles", seats=(MySeat(), MySeat())), "ada", sources, registered)
    table = fold("t", [first, journal.Begun(at=first.at)], registered)
    while table.running is not None and table.running.deciders:
        state = table.running.state
        table.apply(journal.Acted(at=first.at, action=state.legal_actions(state.deciders[0])[0].to_dict()))
    return table


async def test_so_many_look_on_at_one_table(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MOST_WATCHING", 2)
    async with people(base) as (ada, ben), AsyncExitStack() as stack:
        table = await begun([ada, ben], "pebbles")
        eves = [await stack.enter_async_context(Person(base, "Eve")) for _ in range(3)]
        for eve in eves[:2]:
            await stack.enter_async_context(eve.at(table))
        with pytest.raises(ConnectionClosed) as closed:
            await stack.enter_async_context(eves[2].at(table))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        chair = await stack.enter_async_context(ben.at(table))
        assert chair.presence == {"kind": "presence", "present": [1], "spectators": 2}


async def test_nobody_who_looks_on_shuts_out_the_others_who_do(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MOST_OF_ADDRESS", 2)
    # What an address owes flows in again within seconds: to collect the test's own garbage is measured as work, too.
    limits = msgspec.structs.replace(NO_LIMITS, work=0.001, work_burst=400, watching=20, watching_burst=60)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with AsyncExitStack() as stack:
            eves = []
            for _ in range(2):
                eves.append(await stack.enter_async_context(_look_on(base, table, "192.0.2.1")))
                await _heard(eves[-1], '"kind":"update"')  # it looks on, and was not only greeted
            third = await stack.enter_async_context(_look_on(base, table, "192.0.2.1"))
            async with asyncio.timeout(60):
                await third.wait_closed()
            assert third.close_code == 1013
            for number in range(50):
                await eves[0].send(f'{{"kind": "read-log", "id": "{number}", "language": "en", "seat": null}}')
            async with _look_on(base, table, "192.0.2.2") as other:
                await other.send('{"kind": "resync", "id": "mine"}')
                heard = await _heard(other, '"id":"mine"')
        assert '"accepted"' in heard


async def _heard(socket: ClientConnection, what: str) -> str:
    """All that comes until this does."""
    heard = ""
    async with asyncio.timeout(60):
        while what not in heard:
            heard += str(await socket.recv())
    return heard


def _look_on(base: str, table: str, address: str) -> connect:
    where = f"{base.replace('http://', 'ws://')}/api/tables/{table}/play"
    return connect(where, proxy=None, additional_headers={"X-Forwarded-For": address})


async def test_those_who_look_on_at_a_table_share_what_they_may_ask_for(own_settings: Settings) -> None:
    """Also by coming again and again, each time with the whole log: its players come first."""
    limits = msgspec.structs.replace(NO_LIMITS, work=0.001, work_burst=60)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        where = f"{base.replace('http://', 'ws://')}/api/tables/{table}/play"
        codes: list[int | None] = []
        for _ in range(70):
            async with connect(
                where, proxy=None, additional_headers={"X-Forwarded-For": f"192.0.2.{len(codes)}"}
            ) as eve:
                try:
                    await eve.recv()
                    await eve.recv()
                    codes.append(None)
                except ConnectionClosed as closed:
                    codes.append(closed.rcvd.code if closed.rcvd else 0)
        assert codes[0] is None
        assert codes[-1] == 1013
