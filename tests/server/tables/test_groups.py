"""Groups: the same deals for all members, each at a table of their own; nothing is told before one's own result."""

import json
from typing import Any

import pytest

from digsite.server.settings import Settings
from digsite.server.tables.clockwork import DAY
from digsite.server.tables.groups import MOST_MEMBERS
from tests.server.client import Person
from tests.server.conftest import FixedSources, serving
from tests.server.seated import people

pytestmark = pytest.mark.anyio
WANTED = {"game": "pebbles", "players": 2, "deals": 2, "days": 1}


async def play(guest: Person, path: str, number: int) -> str:
    group = await guest.post(f"{path}/deals/{number}", None)
    table: str = group["deals"][number]["table"]
    async with guest.at(table) as chair:
        await chair.play_on(lambda choices: choices[0])
    return table


def line(group: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = [each for each in group["standing"] if each["name"] == name]
    return dict(found)


async def test_all_are_dealt_the_same_and_compared(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base, 3) as (ada, ben, cid):
        group = await ada.post("/api/groups", WANTED)
        path = f"/api/groups/{group['id']}"
        assert [deal["seat"] for deal in group["deals"]] == [0, 1]
        assert group["standing"] == []
        tables = [await play(guest, path, 0) for guest in (ada, ben)]
        again = await ada.post(f"{path}/deals/0", None)
        assert again["deals"][0]["table"] == tables[0]
        for guest, table in zip((ada, ben), tables, strict=True):
            shown = await guest.get(f"/api/tables/{table}")
            assert (shown["group"], shown["seal"]["hash"]) == (group["id"], group["deals"][0]["hash"])
            assert (shown["status"], shown["seal"]["seed"]) == ("over", None)
            assert shown["rules"]["undo"] == "end-turn"
        mine = line(await ada.get(path), "Ben")
        assert (mine["scores"][0] is None, mine["scores"][1], mine["played"]) == (False, None, 1)
        hidden = line(await cid.get(path), "Ada")
        assert (hidden["scores"], hidden["total"], hidden["tables"]) == ([None, None], 0, [None, None])
        # Whoever has no seat is not told either whether it is over.
        for what in ("record", "replay", "position"):
            assert (await ben.request("GET", f"/api/tables/{tables[0]}/{what}")).json()["code"] == "not-seated"
            assert (await ada.request("GET", f"/api/tables/{tables[0]}/{what}")).json()["code"] == "not-over"
        refused = await ben.request("POST", f"/api/tables/{tables[0]}/duplicate", {"seat": 0})
        assert refused.json()["code"] == "not-seated"
        second = await play(ben, path, 1)
        assert [seat["mine"] for seat in (await ben.get(f"/api/tables/{second}"))["seats"]] == [False, True]
        begun = (await cid.post(f"{path}/deals/0", None))["deals"][0]["table"]
        assert await cid.refused(begun, "cancel") == "one-try"  # a deal that was called off could not be begun again

        sources.time += DAY
        told = await cid.get(path)
        assert told["over"]
        assert told["deals"][0]["seed"] is not None
        assert line(told, "Ada")["tables"] == [tables[0], None]
        assert told["standing"][0]["name"] == "Ben"
        assert (await cid.request("GET", f"/api/tables/{tables[0]}/record")).status_code == 200
        assert (await ada.request("POST", f"{path}/deals/1")).json()["code"] == "group-over"
        async with cid.at(begun) as chair:  # too late to count
            await chair.play_on(lambda choices: choices[0])
        assert line(await cid.get(path), "Cid")["scores"] == [None, None]


async def test_what_is_kept_of_a_group_goes_with_the_guest_and_with_time(own_settings: Settings) -> None:
    from digsite.server.server import open_server

    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, ben):
        path = f"/api/groups/{(await ada.post('/api/groups', WANTED))['id']}"
        await play(ada, path, 0)
        await play(ben, path, 0)
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200
        assert [each["name"] for each in (await ben.get(path))["standing"]] == ["Ben"]
        assert ada.id not in json.dumps(await ben.get(path))
    sources.time += 400 * DAY
    async with open_server(own_settings, sources) as server:
        await server.keep()  # which waits a day: perhaps the clock is wrong
        sources.time += DAY
        await server.keep()
        assert await server.storage.group(path.rsplit("/", 1)[1]) is None


async def test_what_is_refused(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.server.live.opening_tables.MOST_MEMBERS", 2)
    assert MOST_MEMBERS == 16
    async with people(base, 3) as (ada, ben, cid):
        for wrong in ({"game": "chess"}, {"players": 4}, {"strength": "none"}, {"deals": 7}, {"days": 0}):
            assert (await ada.request("POST", "/api/groups", WANTED | wrong)).status_code in (400, 422), wrong
        path = f"/api/groups/{(await ada.post('/api/groups', WANTED))['id']}"
        assert (await ada.request("GET", "/api/groups/none")).json()["code"] == "no-such-group"
        for deal in ("2", "-1", "x", "999999999999"):
            assert (await ada.request("POST", f"{path}/deals/{deal}")).json()["code"] == "no-such-group"
        for guest in (ada, ben):
            await guest.post(f"{path}/deals/0", None)
        assert (await cid.request("POST", f"{path}/deals/0")).json()["code"] == "group-full"
        await ada.post(f"{path}/deals/1", None)
