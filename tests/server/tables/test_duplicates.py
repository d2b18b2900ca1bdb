"""Duplicate play: a finished game's deal once more, and everybody is told who has seen it before."""

from typing import Any

import anyio
import pytest

from digsite.server.settings import Settings
from tests.server.client import Person
from tests.server.conftest import FixedSources, serving
from tests.server.seated import MINE, OPEN, begun, bot, people

pytestmark = pytest.mark.anyio


async def finished(guests: list[Person], **rules: Any) -> str:
    """A game of two, played to its end."""
    table = await begun(guests, "caches", **rules)
    await play_out(guests, table)
    return table


async def play_out(guests: list[Person], table: str) -> None:
    async with guests[0].at(table) as one, guests[1].at(table) as other, anyio.create_task_group() as tasks:
        for chair in (one, other):
            tasks.start_soon(chair.play_on, lambda choices: choices[-1])


async def seen_at(guest: Person, table: str, expected: list[str | None]) -> None:
    """What everybody is told of who has seen the deal; it is written down beside what they wait for."""
    told: list[str | None] = []
    for _ in range(200):
        told = [seat["seen"] for seat in (await guest.get(f"/api/tables/{table}"))["seats"]]
        if told == expected:
            return
        await anyio.sleep(0.05)
    raise AssertionError(f"expected {expected}, got {told}")


async def again(guest: Person, table: str, seat: int = 0, **wanted: Any) -> dict[str, Any]:
    return await guest.post(f"/api/tables/{table}/duplicate", {"seat": seat, **wanted})


async def test_the_same_deal_is_played_again_under_the_same_seal(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await finished([ada, ben])
        original = await ada.get(f"/api/tables/{table}")
        copy = await again(cid, table)
        assert (copy["origin"], copy["status"], copy["seal"]["given"]) == (table, "waiting", True)
        assert copy["seal"]["hash"] == original["seal"]["hash"]
        assert copy["seal"]["seed"] is None
        assert [seat["holder"] for seat in copy["seats"]] == ["guest", "bot"]
        assert [seat["seen"] for seat in copy["seats"]] == [None, None]  # he has only heard of it
        await cid.command(copy["id"], "start")
        async with cid.at(copy["id"]) as chair:
            await chair.play_on(lambda choices: choices[0])
        first, second = [await cid.get(f"/api/tables/{each}/replay?seat=0") for each in (table, copy["id"])]
        assert first["frames"][0]["view"] == second["frames"][0]["view"]
        record = (await cid.request("GET", f"/api/tables/{copy['id']}/record")).json()
        assert record["seal"]["hash"] == original["seal"]["hash"]


async def test_everybody_is_told_who_has_seen_the_deal(base: str) -> None:
    async with people(base, 4) as (ada, ben, cid, dot):
        table = await begun([ada, ben], "caches")
        async with cid.at(table):  # looks on
            await play_out([ada, ben], table)
        copy = (await again(dot, table, seat=1, friends=True))["id"]
        await seen_at(dot, copy, [None, None])
        await dot.get(f"/api/tables/{table}/replay")
        await cid.command(copy, "join")
        await seen_at(dot, copy, ["watched", "replayed"])
        own = (await again(ada, table))["id"]
        await seen_at(cid, own, ["played", None])
        chosen = await cid.open("caches", [MINE, OPEN], seed=(await cid.get(f"/api/tables/{table}"))["seal"]["seed"])
        await ben.command(chosen, "join")
        await seen_at(cid, chosen, ["watched", "played"])  # however the table came by the deal
        other_deal = await cid.open("caches", [MINE, bot()], seed=5)
        await seen_at(cid, other_deal, [None, None])


async def test_nothing_is_dealt_again_that_is_still_secret(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base, 3) as (ada, ben, cid):
        running = await begun([ada, ben], "caches")
        for guest in (ada, cid):
            refused = await guest.request("POST", f"/api/tables/{running}/duplicate", {"seat": 0})
            assert refused.json()["code"] == "not-over"
        daily = (await ada.post("/api/daily", None))["table"]
        await ada.command(daily, "resign", seat=0)
        refused = await ada.request("POST", f"/api/tables/{daily}/duplicate", {"seat": 0})
        assert refused.json()["code"] == "not-over"
        private = await finished([ada, ben], spectators=False)
        refused = await cid.request("POST", f"/api/tables/{private}/duplicate", {"seat": 0})
        assert refused.json()["code"] == "not-seated"
        assert (await again(ben, private, seat=1))["origin"] == private
        refused = await ada.request("POST", f"/api/tables/{private}/duplicate", {"seat": 7})
        assert refused.json()["code"] == "no-such-seat"


async def test_what_was_seen_goes_with_the_guest_and_with_the_table(own_settings: Settings) -> None:
    from sqlalchemy import text

    from digsite.server.storage.engine import open_engine

    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await finished([ada, ben])
        copy = (await again(ben, table))["id"]
        await seen_at(ben, copy, ["played", None])
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200
    engine = open_engine(own_settings.database_url)
    with engine.begin() as connection:
        left = connection.execute(text("SELECT guest, table_id, how FROM deal_views")).all()
        assert left == [(ben.id, table, "played")]
        connection.execute(text("PRAGMA foreign_keys = ON"))
        connection.execute(text("DELETE FROM tables WHERE id = :id"), {"id": table})
        assert connection.execute(text("SELECT COUNT(*) FROM deal_views")).scalar_one() == 0
    engine.dispose()
