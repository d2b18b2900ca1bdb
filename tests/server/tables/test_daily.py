"""The daily deal: the same for everybody, secret while the day lasts, one try each."""

from typing import Any

import anyio
import msgspec
import pytest

from digsite.server.settings import Settings
from digsite.server.tables.clockwork import DAY
from tests.server.caches import CACHES
from tests.server.client import Person
from tests.server.conftest import FixedSources, serving
from tests.server.faults.test_unreadable import tamper
from tests.server.seated import people

pytestmark = pytest.mark.anyio


@pytest.fixture
def solo(monkeypatch: pytest.MonkeyPatch, own_settings: Settings) -> Settings:
    """Caches, allowed for one."""
    monkeypatch.setattr(type(CACHES), "player_counts", range(1, 5))
    return msgspec.structs.replace(own_settings, daily_games=("caches",))


async def play(guest: Person, day: str, game: str = "caches") -> str:
    """A day's deal, to its end; returns its table."""
    table: str = (await guest.post(f"/api/daily/{day}/{game}", None))["table"]
    async with guest.at(table) as chair:
        await chair.play_on(lambda choices: choices[-2 if len(choices) > 1 else -1])
    return table


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
            assert await ada.refused(chair.table["id"], "cancel") == "one-try"
            assert chair.table["rules"]["undo"] == "end-turn"
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
        assert (await ben.request("GET", f"/api/tables/{first['table']}/record")).json()["code"] == "not-seated"
        assert await ada.refused(first["table"], "rematch") == "not-over"
        (result,) = await results_of(ada)
        assert (await ben.get("/api/daily"))["results"] == []  # he has none of his own yet
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


@pytest.mark.parametrize("day", ["9999-12-31", "2020-02-30", "20200202", "tomorrow"])
async def test_what_is_no_day_is_refused(solo: Settings, day: str) -> None:
    async with serving(solo, FixedSources()) as base, people(base, 1) as (ada,):
        for method, address in (("GET", ""), ("GET", "/pebbles"), ("POST", "/pebbles")):
            assert (await ada.request(method, f"/api/daily/{day}{address}")).json()["code"] == "no-such-day"


async def test_a_new_secret_key_changes_no_deal(solo: Settings) -> None:
    """Neither today's, nor those of days gone by, played or not."""
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


async def test_a_try_that_cannot_be_read_takes_the_day_from_nobody(solo: Settings) -> None:
    """Nor does it change what all the others are dealt."""
    sources = FixedSources()
    async with serving(solo, sources) as base, people(base, 2) as (ada, eve):
        broken = await ada.post("/api/daily", None)
        await eve.post("/api/daily", None)
    tamper(
        solo.database_url,
        "UPDATE secrets SET value = 'another' WHERE name = 'daily'",
        f"UPDATE entries SET body = '' WHERE table_id = '{broken['table']}'",
    )
    async with serving(solo, sources) as base, people(base, 1) as (ben,):
        assert (await ben.get("/api/daily"))["hash"] == broken["hash"]
        assert (await ben.post("/api/daily", None))["hash"] == broken["hash"]


async def test_where_nobody_plays_alone_everybody_meets_the_same_bots(own_settings: Settings) -> None:
    both = msgspec.structs.replace(own_settings, daily_games=("caches", "pebbles"))
    sources = FixedSources()
    async with serving(both, sources) as base, people(base) as (ada, ben):
        dailies = await ada.get("/api/dailies")
        assert [(game["game"], game["bots"]) for game in dailies["games"]] == [
            ("caches", ["random", "random"]),
            ("pebbles", ["random"]),
        ]
        logs = []
        for guest in (ada, ben):
            table = await play(guest, dailies["day"], "pebbles")
            async with guest.at(table) as chair:
                assert [seat["holder"] for seat in chair.table["seats"]] == ["guest", "bot"]
                place = chair.table["ending"]["ranking"]
                logs.append(chair.log[0])
        assert logs[0] == logs[1]  # whoever plays the same is answered the same
        daily = await ada.get(f"/api/daily/{dailies['day']}/pebbles")
        (mine,) = [result for result in daily["results"] if result["mine"]]
        assert 0 in place[mine["place"] - 1]
        assert daily["histogram"] == [{"score": mine["score"], "number": 2}]
        assert (await ada.get(f"/api/daily/{dailies['day']}/caches"))["table"] is None
        assert (await ada.request("POST", f"/api/daily/{dailies['day']}/chess")).status_code == 404


async def test_a_past_day_is_late_and_counts_for_nothing(solo: Settings) -> None:
    sources = FixedSources()
    async with serving(solo, sources) as base, people(base) as (ada, ben):
        for days in (1, 2):
            day = (await ada.get("/api/dailies"))["day"]
            await play(ada, day)
            (game,) = (await ada.get("/api/dailies"))["games"]
            assert (game["streak"], game["longest"]) == (days, days)
            assert (game["today"]["late"], game["today"]["score"] is None) == (False, False)
            sources.time += DAY
        (before,) = (await ben.get("/api/dailies"))["games"]
        assert [each["table"] for each in before["past"]] == [None] * 30
        table = await play(ben, day)
        async with ben.at(table) as chair:
            assert (chair.table["daily"], chair.table["late"]) == (day, True)
        past = await ben.get(f"/api/daily/{day}/caches")
        assert [(each["name"], each["late"]) for each in past["results"]] == [("Ada", False), ("Ben", True)]
        assert (sum(bar["number"] for bar in past["histogram"]), past["players"]) == (1, 1)
        (game,) = (await ben.get("/api/dailies"))["games"]
        assert (game["streak"], game["longest"], game["past"][0]["late"]) == (0, 0, True)
        sources.time += 30 * DAY
        assert (await ben.request("POST", f"/api/daily/{day}/caches")).json()["code"] == "no-such-day"
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200
        left = await ben.get(f"/api/daily/{day}/caches")
        assert [each["name"] for each in left["results"]] == ["Ben"]


async def test_what_was_begun_in_time_and_ended_after_the_day_is_late(solo: Settings) -> None:
    sources = FixedSources()
    async with serving(solo, sources) as base, people(base, 1) as (ada,):
        day = (await ada.post("/api/daily", None))["day"]
        sources.time += DAY
        await play(ada, day)
        past = await ada.get(f"/api/daily/{day}/caches")
        assert (past["results"][0]["late"], past["histogram"], past["players"]) == (True, [], 0)


async def test_the_strongest_bots_score_is_told_after_the_day_and_found_out_once(solo: Settings) -> None:
    sources = FixedSources()
    async with serving(solo, sources) as base, people(base) as (ada, ben):
        day = (await ada.get("/api/dailies"))["day"]
        path = f"/api/daily/{day}/caches"
        await play(ada, day)
        assert (await ada.get(path))["master"] is None
        assert await known_tables(solo) == 1  # nor has it been played for anybody to find
        sources.time += DAY
        assert (await ben.get(path))["master"] is None  # he has not played it
        master = await masters(ada, path)
        assert (await ada.get(path))["master"] == master
        assert await known_tables(solo) == 2
        shown = await ben.get(f"/api/tables/{master['table']}")
        assert shown["ending"]["outcome"]["scores"] == [master["score"]]
        assert shown["seal"]["hash"] == (await ada.get(path))["hash"]


async def masters(guest: Person, path: str) -> dict[str, Any]:
    """What the strongest bot made of it, once it is through."""
    for _ in range(400):
        master: dict[str, Any] = (await guest.get(path))["master"]
        if master["score"] is not None:
            return master
        await anyio.sleep(0.05)
    raise AssertionError("the bot never came to an end")


async def known_tables(settings: Settings) -> int:
    from sqlalchemy import text

    from digsite.server.storage.engine import open_engine

    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        count: int = connection.execute(text("SELECT COUNT(*) FROM tables")).scalar_one()
    engine.dispose()
    return count
