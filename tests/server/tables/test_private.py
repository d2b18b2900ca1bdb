"""Private tables, prepared deals, and seats for strangers."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person
from tests.server.seated import MINE, OPEN, begun, people

pytestmark = pytest.mark.anyio


async def test_a_stranger_hears_nothing_of_a_private_table(base: str) -> None:
    async with people(base) as (ada, ben), Person(base, "Eve") as eve:
        table = await ada.open("pebbles", [MINE, OPEN], spectators=False)
        async with ada.at(table) as chair:
            await chair.ask("say", text="the key is under the mat")
            async with eve.at(table) as ear:
                assert ear.chat == []
                assert (await ear.ask("say", text="hello?"))["code"] == "not-seated"
                assert (await ear.ask("report", line=chair.chat[0]["line"]))["code"] == "no-such-line"
                await chair.ask("say", text="and the cat is out")
                await ben.command(table, "join")
                await ear.until(lambda: ear.table["seats"][1]["holder"] == "guest")
                assert ear.chat == []
                await ada.command(table, "start")
                with pytest.raises(ConnectionClosed) as closed:
                    await ear.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4001
                assert ear.chat == []
                assert ear.updates == {}
        async with ben.at(table) as chair:
            assert len(chair.chat) == 2
        refused = await eve.request("GET", f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
        assert (await ada.get(f"/api/tables/{table}"))["status"] == "playing"


async def test_a_prepared_deal_is_shown_as_such_to_all_from_the_start(base: str) -> None:
    from tests.server.caches import CACHES

    position = CACHES.new(2, seed=1).as_scenario()
    async with people(base) as (ada, ben):
        tables = {
            "random": await ada.open("caches", [MINE, OPEN], public=True),
            "given": await ada.open("caches", [MINE, OPEN], public=True, seed=7),
            "set_up": await ada.open("caches", [MINE, OPEN], public=True, scenario=position),
        }
        seals = {name: (await ben.get(f"/api/tables/{table}"))["seal"] for name, table in tables.items()}
        assert {name: (seal["given"], seal["set_up"]) for name, seal in seals.items()} == {
            "random": (False, False),
            "given": (True, False),
            "set_up": (False, True),
        }
        listed = {line["id"]: line["arranged"] for line in (await ben.get("/api/tables"))["tables"]}
        assert [listed[table] for table in tables.values()] == [False, True, True]


async def test_practice_calls_nobody_and_is_listed_apart(base: str) -> None:
    """A lesson that was only opened is no table that waits; among several the word means nothing."""
    bot = {"kind": "bot", "strength": "random"}
    async with people(base) as (ada, ben):
        tables = {
            "practice": await ada.open("pebbles", [MINE, bot], practice=True),
            "game": await ada.open("pebbles", [MINE, bot]),
            "together": await ada.open("pebbles", [MINE, OPEN], practice=True),
        }
        await ben.command(tables["together"], "join")
        for table in tables.values():
            await ada.command(table, "start")
        listed = {line["id"]: line for line in (await ada.get("/api/my-tables"))["tables"]}
        told = [(listed[table]["my_move"], listed[table]["practice"]) for table in tables.values()]
        assert told == [(False, True), (True, False), (True, False)]


async def test_at_a_public_table_there_is_one_seat_for_each(base: str) -> None:
    async with people(base) as (ada, eve):
        table = await ada.open("caches", [MINE, OPEN, OPEN, OPEN], public=True)
        await eve.command(table, "join", seat=1)
        assert await eve.refused(table, "join", seat=2) == "one-seat-each"
        await ada.command(table, "join", seat=3)  # somebody beside whoever made the table
        own = await ada.open("caches", [MINE, OPEN, OPEN])
        for seat in (1, 2):
            await eve.command(own, "join", seat=seat)


async def test_who_made_a_table_hears_that_somebody_joined_though_they_look_at_it(base: str) -> None:
    """The one who joins is at the table; the one to be told is not."""
    from tests.server.notify.test_notices import listening

    async with listening() as listener, people(base) as (ada, ben):
        await ada.request("PATCH", "/api/guest", {"webhook": listener.address})
        table = await ada.open("pebbles", [MINE, OPEN])
        async with ben.at(table) as chair:
            await chair.ask("join")
            async with asyncio.timeout(20):
                _, body = await listener.got.get()
            assert b'"joined"' in body


async def test_at_a_private_table_its_players_go_on_as_ever(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles", spectators=False)
        async with ada.at(table) as first, ben.at(table) as second:
            await first.ask("say", text="hello")
            await second.until(lambda: bool(second.chat))
            await first.choose(first.choices(0)[0])
            await second.until(lambda: bool(second.choices(1)))


async def test_whoever_may_not_see_a_table_does_not_learn_how_it_stands(base: str) -> None:
    """Neither by what is refused while it is played, nor by what is afterwards."""
    looks = ("", "/record", "/replay", "/words", "/position", "/review")
    asked: list[tuple[str, dict[str, Any]]] = [("resign", {"seat": 0}), ("cancel", {}), ("rematch", {}), ("start", {})]
    async with people(base) as (ada, ben), Person(base, "Eve") as eve:
        table = await begun([ada, ben], "pebbles", spectators=False)
        told = []
        for _ in ("playing", "over"):
            answers = [await eve.request("GET", f"/api/tables/{table}{look}") for look in looks]
            told += [(answer.status_code, answer.json()["code"]) for answer in answers]
            told += [(403, await eve.refused(table, kind, **fields)) for kind, fields in asked]
            if (await ada.get(f"/api/tables/{table}"))["status"] == "playing":
                await ada.command(table, "resign", seat=0)
        assert set(told) == {(403, "not-seated")}


async def test_what_nobody_may_look_on_at_is_dealt_again_where_nobody_may(base: str) -> None:
    async with people(base) as (ada, ben):
        for spectators in (False, True):
            table = await begun([ada, ben], "pebbles", spectators=spectators)
            await ada.command(table, "resign", seat=0)
            copy = await ben.post(f"/api/tables/{table}/duplicate", {"seat": 1, "friends": True})
            assert copy["rules"]["spectators"] is spectators
            again = (await ben.command(table, "rematch"))["table"]
            assert (await ben.get(f"/api/tables/{again}"))["rules"]["spectators"] is spectators
