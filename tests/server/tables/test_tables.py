"""Around the game: making a table, sitting down, leaving, voting, the end, and once more."""

import asyncio

import pytest

from digsite.server.settings import Settings
from digsite.server.tables.judging import STAND_IN_AFTER
from tests.server.client import Person
from tests.server.conftest import FixedSources, serving
from tests.server.seated import MINE, OPEN, begun, bot, people, seated

pytestmark = pytest.mark.anyio


async def test_a_table_shows_its_rules_but_not_its_secrets(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await ada.open("pebbles", [MINE, {"kind": "invited", "name": "Ben"}], seed=77, options={"pebbles": 20})
        mine, theirs = await ada.get(f"/api/tables/{table}"), await ben.get(f"/api/tables/{table}")
        assert mine["creator"]
        assert not theirs["creator"]
        assert theirs["rules"]["options"] == {"pebbles": 20}
        assert theirs["rules"]["seed"] is None
        assert theirs["seal"]["given"]
        assert theirs["seats"][1]["name"] == "Ben"
        assert mine["seats"][1]["invite"]
        assert theirs["seats"][1]["invite"] is None


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [MINE]}, "bad-option"),
        ({"seats": [MINE, bot("oracle")]}, "bad-option"),
        ({"options": {"pebbles": 13}}, "bad-option"),
        ({"options": {"colour": 1}}, "bad-option"),
        ({"seed": "x"}, "bad-option"),
        ({"scenario": {"heap": -1}}, "bad-position"),
        ({"scenario": {"heap": 0}}, "bad-option"),
        ({"scenario": {"self": 0}}, "bad-option"),
        ({"undo": "always"}, "malformed"),
        ({"clock": {"kind": "live", "seconds": 1}}, "malformed"),
        ({"unknown": 1}, "malformed"),
    ],
)
async def test_rules_that_do_not_fit_are_refused(base: str, rules: dict[str, object], code: str) -> None:
    async with Person(base, "Ada") as ada:
        body = {"game": "pebbles", "seats": [MINE, OPEN], **rules}
        response = await ada.request("POST", "/api/tables", body)
        assert 400 <= response.status_code < 500
        assert response.json()["code"] == code


async def test_an_invitation_opens_its_seat_once(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await ada.open("pebbles", [MINE, {"kind": "invited", "name": "Ben"}])
        key = (await ada.get(f"/api/tables/{table}"))["seats"][1]["invite"]
        assert await cid.refused(table, "join") == "table-full"
        assert await cid.refused(table, "join", seat=1) == "seat-kept"
        assert await cid.refused(table, "join", invite="guess") == "no-invitation"
        await ben.command(table, "join", invite=key)
        assert await cid.refused(table, "join", invite=key) == "seat-taken"
        seats = (await ada.get(f"/api/tables/{table}"))["seats"]
        assert seats[1]["guest"] == ben.id
        assert seats[1]["invite"] is None


async def test_who_sits_here_takes_another_seat_only_by_naming_it(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await ada.open("caches", [MINE, OPEN, OPEN])
        await ben.command(table, "join")
        assert await ben.refused(table, "join") == "already-seated"
        await ben.command(table, "join", seat=2)
        assert [seat["mine"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]] == [False, True, True]


async def test_two_who_want_one_seat(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await ada.open("pebbles", [MINE, OPEN])
        body = {"kind": "join", "id": "j"}
        answers = await asyncio.gather(
            *(guest.request("POST", f"/api/tables/{table}/commands", body) for guest in (ben, cid))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_the_creator_arranges_seats_before_the_game(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await ada.open("pebbles", [MINE, OPEN])
        assert await ada.refused(table, "start") == "seats-empty"
        assert await ben.refused(table, "arrange", seat=1, plan=bot()) == "not-creator"
        await ada.command(table, "arrange", seat=1, plan=bot())
        assert await ben.refused(table, "join") == "table-full"
        await ada.command(table, "arrange", seat=1, plan=OPEN)
        await ben.command(table, "join")
        assert await ada.refused(table, "arrange", seat=1, plan=bot()) == "seat-taken"
        await ben.command(table, "leave", seat=1)
        await ada.command(table, "arrange", seat=1, plan=bot())
        await ada.command(table, "start")
        assert await ada.refused(table, "arrange", seat=1, plan=OPEN) == "not-waiting"


async def test_only_its_creator_clears_a_waiting_table(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await ada.open("pebbles", [MINE, OPEN])
        assert await ben.refused(table, "cancel") == "not-creator"
        await ada.command(table, "cancel")
        assert (await ben.get(f"/api/tables/{table}"))["status"] == "cancelled"
        assert await ben.refused(table, "join") == "not-waiting"


async def test_public_tables_are_listed_and_mine_say_whose_move_it_is(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await begun([ada, ben], "pebbles", public=True)
        hidden = await ada.open("pebbles", [MINE, OPEN])
        listed = {line["id"]: line for line in (await cid.get("/api/tables"))["tables"]}
        assert listed[table]["names"] == ["Ada", "Ben"]
        assert hidden not in listed
        mine = {line["id"]: line for line in (await ada.get("/api/my-tables"))["tables"]}
        assert (mine[table]["my_move"], mine[table]["mine"]) == (True, [0])
        theirs = (await ben.get("/api/my-tables"))["tables"]
        assert [(line["id"], line["my_move"]) for line in theirs] == [(table, False)]
        assert (await cid.get("/api/my-tables"))["tables"] == []
        await cid.open("pebbles", [MINE, {"kind": "bot", "strength": "random"}])
        [against] = (await cid.get("/api/my-tables"))["tables"]
        assert (against["bots"], against["strengths"]) == ([1], [None, "random"])


async def test_resigning_a_game_of_two_ends_it(base: str) -> None:
    async with seated(base, "pebbles") as (ada, ben):
        assert (await ada.ask("resign", seat=0))["kind"] == "accepted"
        await ben.until(lambda: ben.over)
        assert ben.table["ending"] == {"reason": "resigned", "outcome": None, "ranking": [[1], [0]]}
        assert ben.table["seal"]["seed"] is not None


async def test_after_one_of_three_resigned_a_bot_plays_on_for_them(base: str) -> None:
    async with seated(base, "caches", 3) as (ada, ben, cid):
        await ada.ask("resign", seat=0)
        assert (await ada.ask("come-back", seat=0))["code"] == "resigned"
        await asyncio.gather(ben.play_on(lambda choices: choices[-1]), cid.play_on(lambda choices: choices[-1]))
        assert ben.table["ending"]["reason"] == "finished"
        assert ben.table["seats"][0]["resigned"]


async def test_who_leaves_in_mid_game_is_stood_in_for_until_they_come_back(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await ada.ask("leave", seat=0)
        await ben.until(lambda: ben.table["seats"][0]["standing_in"])
        await ben.until(lambda: ben.updates[1]["view"]["caches"][0] == 2)
        assert (await ada.choose({"kind": "hide", "seat": 0, "spot": 0}))["code"] == "away"
        assert (await ada.ask("come-back", seat=0))["kind"] == "accepted"
        await asyncio.gather(ada.play_on(lambda choices: choices[-1]), ben.play_on(lambda choices: choices[-1]))
        assert ben.table["ending"]["reason"] == "finished"


async def test_a_game_in_which_everybody_is_away_rests_until_somebody_comes_back(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await ada.ask("leave", seat=0)
        await ben.until(lambda: ben.updates[1]["view"]["caches"][0] == 2)  # for Ben's sake the bot plays
        assert not ben.table["resting"]
        await ben.ask("leave", seat=1)
        await ben.until(lambda: ben.table["resting"])
        assert not ben.over
        await ada.ask("come-back", seat=0)
        assert not ada.table["resting"]
        await ada.play_on(lambda choices: choices[-1])  # Ben's bot goes on
        assert ada.table["ending"]["reason"] == "finished"


async def test_bots_wait_for_the_only_person_who_is_away(base: str) -> None:
    async with people(base, 1) as (ada,):
        table = await ada.open("caches", [MINE, bot(), bot()])
        async with ada.at(table) as chair:
            await chair.ask("start")
            await chair.ask("leave", seat=0)
            await chair.until(lambda: chair.table["resting"])
            await chair.ask("come-back", seat=0)
            await chair.play_on(lambda choices: choices[-1])
            assert chair.table["ending"]["reason"] == "finished"


async def test_the_others_vote_a_bot_in_for_somebody_absent(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base, 3) as guests:
        ada, ben, cid = guests
        table = await begun(guests, "caches")
        async with ada.at(table) as first, ben.at(table) as second:
            assert (await second.ask("stand-in", seat=0))["code"] == "not-away"
            async with cid.at(table):
                sources.time += STAND_IN_AFTER
            await second.until(lambda: second.presence is not None and second.presence["present"] == [0, 1])
            sources.time += STAND_IN_AFTER - 1000
            refused = await first.ask("stand-in", seat=2)  # whoever made the table is not quicker
            assert (refused["code"], refused["details"]) == ("not-away-long", {"seconds": 1})
            sources.time += 1000
            assert (await second.ask("stand-in", seat=2))["kind"] == "accepted"
            await second.until(lambda: bool(second.table["votes"]))
            assert second.table["votes"] == [{"about": "stand-in", "seat": 2, "agreed": [1]}]
            assert (await first.ask("stand-in", seat=2))["kind"] == "accepted"
            await second.until(lambda: second.table["seats"][2]["standing_in"])
            assert second.table["votes"] == []
        async with cid.at(table) as third:
            assert (await third.ask("come-back", seat=2))["kind"] == "accepted"
            assert not third.table["seats"][2]["standing_in"]


async def test_a_game_is_called_off_when_all_agree(base: str) -> None:
    async with seated(base, "pebbles") as (ada, ben):
        await ada.ask("cancel")
        await ben.until(lambda: bool(ben.table["votes"]))
        assert not ben.over
        await ben.ask("cancel")
        await ada.until(lambda: ada.over)
        assert ada.table["ending"]["reason"] == "cancelled"


async def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        assert await ada.refused(table, "rematch") == "not-over"
        await ada.command(table, "resign", seat=0)
        first, second = await asyncio.gather(ada.command(table, "rematch"), ben.command(table, "rematch"))
        assert first["table"] == second["table"]
        following = await ada.get(f"/api/tables/{first['table']}")
        assert [seat["name"] for seat in following["seats"]] == ["Ben", "Ada"]
        assert following["seal"]["hash"] != (await ada.get(f"/api/tables/{table}"))["seal"]["hash"]
        await ben.command(first["table"], "start")
        assert (await ada.get(f"/api/tables/{table}"))["rematch"] == first["table"]


async def test_a_rematch_that_was_called_off_is_not_the_last(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await ada.open("pebbles", [MINE, {"kind": "open"}])
        await ben.command(table, "join")
        await ada.command(table, "start")
        await ada.command(table, "resign", seat=0)
        first = (await ben.command(table, "rematch"))["table"]
        await ben.command(first, "cancel")
        others = await asyncio.gather(ada.command(table, "rematch"), ben.command(table, "rematch"))
        assert others[0]["table"] == others[1]["table"] != first
        assert (await ada.get(f"/api/tables/{others[0]['table']}"))["status"] == "waiting"


async def test_a_rematch_seats_nobody_who_was_not_asked(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await ada.open("caches", [MINE, OPEN, bot()])
        await ben.command(table, "join")
        await ada.command(table, "cancel")
        again = (await ada.command(table, "rematch"))["table"]
        # Ben's seat is kept for him; the bot sits there, and so does whoever asked.
        seats = (await ben.get(f"/api/tables/{again}"))["seats"]
        assert [(seat["holder"], seat["name"], seat["guest"], seat["kept"]) for seat in seats] == [
            ("invited", "Ben", None, True),
            ("bot", None, None, False),
            ("guest", "Ada", ada.id, False),
        ]
        assert await ada.refused(again, "start") == "seats-empty"
        assert await cid.refused(again, "join") == "table-full"
        assert await cid.refused(again, "join", seat=0) == "seat-kept"
        assert not any(seat["kept"] for seat in (await cid.get(f"/api/tables/{again}"))["seats"])
        # He finds it among his tables.
        assert again in [line["id"] for line in (await ben.get("/api/my-tables"))["tables"]]
        await ben.command(again, "join")
        await ada.command(again, "start")


async def test_a_seat_kept_for_a_rematch_can_be_given_to_somebody_else(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await begun([ada, ben], "pebbles")
        await ada.command(table, "resign", seat=0)
        again = (await ada.command(table, "rematch"))["table"]
        await ada.command(again, "arrange", seat=0, plan=OPEN)
        await cid.command(again, "join")
        # Who asks too late may look on.
        assert (await ben.command(table, "rematch"))["table"] == again
        seats = (await ben.get(f"/api/tables/{again}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Cid", "Ada"]
        assert again not in [line["id"] for line in (await ben.get("/api/my-tables"))["tables"]]


async def test_no_seat_is_kept_for_whoever_is_forgotten(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        table = await begun([ada, ben], "pebbles")
        await ada.command(table, "resign", seat=0)
        again = (await ada.command(table, "rematch"))["table"]
        assert (await ben.request("DELETE", "/api/guest")).status_code == 200
        seats = (await ada.get(f"/api/tables/{again}"))["seats"]
        assert [(seat["holder"], seat["name"]) for seat in seats] == [("open", None), ("guest", "Ada")]
        await cid.command(again, "join")


async def test_a_hot_seat_gets_the_view_of_each_of_its_seats(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, {"kind": "mine", "name": "Bob"}])
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.until(lambda: set(chair.updates) == {0, 1})
            assert [seat["name"] for seat in chair.table["seats"]] == ["Ada", "Bob"]
            assert chair.updates[0]["view"]["lucky"][1] is None
            assert chair.updates[1]["view"]["lucky"][0] is None
            await chair.play_on(lambda choices: choices[-1])
            assert chair.table["ending"]["reason"] == "finished"


async def test_a_scenario_begins_where_it_says(base: str) -> None:
    async with Person(base, "Ada") as ada:
        scenario = {"heap": 3, "turn": 1, "lucky": [1, 3], "seed": 5}
        table = await ada.open("pebbles", [MINE, MINE], scenario=scenario)
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(1)))
            assert chair.updates[1]["view"]["heap"] == 3
            assert chair.table["rules"]["scenario"] is None


async def test_live_scores_are_shown_where_the_table_wants_them_and_hold_no_secret(base: str) -> None:
    async with seated(base, "pebbles", live_scores=True, scenario={"heap": 12, "lucky": [2, 3], "seed": 1}) as (
        ada,
        ben,
    ):
        await ada.choose({"kind": "take", "seat": 0, "count": 2})
        await ben.until(lambda: len(ben.log[1]) == 1)
        await ada.until(lambda: len(ada.log[0]) == 1)
        assert ada.updates[0]["scores"] == [1, 0]
        assert ben.updates[1]["scores"] == [0, 0]
    async with seated(base, "pebbles") as (ada, _):
        assert ada.updates[0]["scores"] is None
