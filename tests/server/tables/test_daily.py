"""The daily deal: the same for everybody, secret while the day lasts, one try each."""

from typing import Any

import anyio
import pytest

from digsite.server.settings import Settings
from digsite.server.tables.clockwork import DAY
from tests.server.caches import CACHES
from tests.server.client import Person
from tests.server.conftest import FixedSources, serving
from tests.server.seated import people

pytestmark = pytest.mark.anyio


@pytest.fixture
def solo(monkeypatch: pytest.MonkeyPatch, own_settings: Settings) -> Settings:
    """Caches, allowed for one."""
    monkeypatch.setattr(type(CACHES), "player_counts", range(1, 5))
    import msgspec

    return msgspec.structs.replace(own_settings, daily_game="caches")


async def results_of(guest: Person) -> list[dict[str, Any]]:
    """Today's results, once there are some: the day's table is written after the game itself."""
    for _ in range(200):
        results: list[dict[str, Any]] = (await guest.get("/api/daily"))["results"]
        if results:
            return results
        await anyio.sleep(0.05)
    raise AssertionError("no result was kept")


async def test_everybody_gets_the_same_deal_and_one_try(solo: Settings) -> None:
    sources = FixedSources()
    async with serving(solo, sources) as base, people(base) as (ada, ben):
        today = await ada.get("/api/daily")
        assert (today["table"], today["seed"], today["results"]) == (None, None, [])
        first = await ada.post("/api/daily", None)
        again = await ada.post("/api/daily", None)
        other = await ben.post("/api/daily", None)
        assert first["table"] == again["table"] != other["table"]
        async with ada.at(first["table"]) as chair:
            assert chair.table["daily"] == today["day"]
            assert chair.table["seal"] == {
                "hash": today["hash"],
                "seed": None,
                "salt": None,
                "given": True,
                "set_up": False,
            }
            await chair.play_on(lambda choices: choices[-2])
            score = chair.updates[0]["scores"][0]
            assert chair.table["seal"]["seed"] is None
        async with ben.at(other["table"]) as chair:
            assert chair.updates[0]["view"]["caches"] == [[]]
        assert (await ben.request("GET", f"/api/tables/{first['table']}/record")).json()["code"] == "not-over"
        assert await ada.refused(first["table"], "rematch") == "not-over"
        (result,) = await results_of(ada)
        assert (result["name"], result["score"], result["mine"], result["table"]) == ("Ada", score, True, None)

        sources.time += DAY
        past = await ben.get(f"/api/daily/{today['day']}")
        assert past["seed"] is not None
        assert past["hash"] == today["hash"]
        assert past["results"][0]["table"] == first["table"]
        assert (await ben.request("GET", f"/api/tables/{first['table']}/record")).status_code == 200
        assert (await ben.get("/api/daily"))["hash"] != today["hash"]


@pytest.mark.parametrize(("day", "status"), [("2999-01-01", 404), ("yesterday", 400), ("2024-1-1", 400)])
async def test_days_that_are_none(base: str, day: str, status: int) -> None:
    async with people(base, 1) as (ada,):
        assert (await ada.request("GET", f"/api/daily/{day}")).status_code == status


async def test_nobody_watches_another_try_while_the_day_lasts(solo: Settings) -> None:
    from websockets.exceptions import ConnectionClosed

    sources = FixedSources()
    async with serving(solo, sources) as base, people(base) as (ada, ben):
        table = (await ada.post("/api/daily", None))["table"]
        with pytest.raises(ConnectionClosed):
            async with ben.at(table):
                pass
        sources.time += DAY
        async with ben.at(table) as chair:
            assert None in chair.updates


async def test_a_new_secret_key_changes_no_deal(solo: Settings) -> None:
    """Neither today's, nor those of days gone by, played or not."""
    import msgspec

    sources = FixedSources()
    keys = ("the first of the keys", "the second of the keys")
    seen = []
    for key in keys:
        async with serving(msgspec.structs.replace(solo, secret_key=key), sources) as base, people(base, 1) as (ada,):
            before = await ada.get("/api/daily")
            begun = await ada.post("/api/daily", None)
            past = await ada.get("/api/daily/2020-02-02")
            assert before["hash"] == begun["hash"]
            seen.append((begun["hash"], past["seed"], past["salt"]))
    assert seen[0] == seen[1]


async def test_what_was_dealt_that_day_is_what_counts(solo: Settings) -> None:
    """Also where it came from another key, as before deals had their own."""
    from sqlalchemy import text

    from digsite.server.storage.engine import open_engine

    sources = FixedSources()
    async with serving(solo, sources) as base, people(base, 1) as (ada,):
        first = await ada.post("/api/daily", None)
    engine = open_engine(solo.database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE secrets SET value = 'another' WHERE name = 'daily'"))
    engine.dispose()
    async with serving(solo, sources) as base, people(base, 1) as (ben,):
        assert (await ben.post("/api/daily", None))["hash"] == first["hash"]
