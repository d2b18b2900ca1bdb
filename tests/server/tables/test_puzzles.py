"""Puzzles at the server: tried at a table, judged by the rules, and no answer before that."""

import json
import random
from functools import partial
from typing import Any

import pytest

from digsite.games import game as find_game
from digsite.server.errors import Refusal
from digsite.server.identity import Identity
from digsite.server.live.live_table import LiveTable
from digsite.server.live.puzzle_tables import open_puzzle, played_at
from digsite.server.schema.requests import NewDuplicate
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage.interface import GuestRow
from digsite.server.tables.clockwork import DAY
from digsite.server.tables.puzzles import at_strength, of_day, some_untried, streak
from digsite.study.puzzles import Puzzle, judge, puzzles
from digsite.study.puzzles.collection import GAMES
from digsite.study.puzzles.rating import Skill, rated
from digsite.study.puzzles.solving import whole_line
from tests.server.client import Person
from tests.server.conftest import FixedSources, serving
from tests.server.seated import people

pytestmark = pytest.mark.anyio


async def play(guest: Person, puzzle: Puzzle, table: str) -> str:
    """Its answer, step by step; returns all that was told before the last one."""
    told = ""
    async with guest.at(table) as chair:
        told = json.dumps([chair.table, chair.updates])
        for action in whole_line(puzzle):
            await chair.choose(action.to_dict())
    return told


def path(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_tried_judged_and_rated_once(settings: Settings, game: str) -> None:
    puzzle = puzzles(game)[0]
    async with serving(settings) as base, people(base) as (ada, ben):
        info = await ada.get(path(puzzle))
        assert (info["goal"], info["about"], info["state"]) == (puzzle.goal, puzzle.about, "new")
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        assert (await ada.post(f"{path(puzzle)}/table", None))["table"] == table
        answer = {"table": table}
        assert (await ada.request("POST", f"{path(puzzle)}/answer", answer)).json() is None
        stranger = await ben.request("POST", f"{path(puzzle)}/answer", answer | {"give_up": True})
        assert stranger.json()["code"] == "not-that-puzzle"
        other = await ada.request("POST", f"{path(puzzles(game)[1])}/answer", answer | {"give_up": True})
        assert other.json()["code"] == "not-that-puzzle"

        await play(ada, puzzle, table)
        judged = await ada.post(f"{path(puzzle)}/answer", answer)
        assert (judged["solved"], judged["counted"], judged["value"]) == (True, True, puzzle.value)
        assert judged["rating"] > 1000
        assert judged["solution"]["moves"]
        assert not (await ada.post(f"{path(puzzle)}/answer", answer))["counted"]
        assert (await ada.get(path(puzzle)))["state"] == "solved"
        mine = await ada.get("/api/puzzles")
        assert (mine["tried"], mine["solved"], mine["ratings"][game]) == (1, 1, judged["rating"])
        assert (await ada.get("/api/my-tables"))["tables"] == []

        again = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        assert again != table
        given_up = {"table": again, "give_up": True, "language": "fr"}
        judged = await ada.post(f"{path(puzzle)}/answer", given_up)
        assert (judged["solved"], judged["gave_up"], judged["counted"]) == (False, True, False)
        assert (await ada.get("/api/puzzles"))["solved"] == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_wrong_move_is_judged_at_once(settings: Settings, game: str) -> None:
    puzzle = puzzles(game)[4]
    state = find_game(game).scenario(**puzzle.position)
    wrong = next(action for action in state.legal_actions() if judge(puzzle, [action]).fails(puzzle))
    async with serving(settings) as base, people(base) as (ada, _):
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        async with ada.at(table) as chair:
            await chair.choose(wrong.to_dict())
        judged = await ada.post(f"{path(puzzle)}/answer", {"table": table})
        assert (judged["solved"], judged["finished"], judged["gave_up"]) == (False, False, False)
        assert judged["counted"]
        assert judged["value"] is None or judged["value"] < judged["best"]
        assert (await ada.get(path(puzzle)))["state"] == "failed"


@pytest.mark.parametrize("game", GAMES)
async def test_neither_answer_nor_secrets_leave_before_the_try(settings: Settings, game: str) -> None:
    puzzle = puzzles(game)[1]
    async with serving(settings) as base, people(base) as (ada, _):
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        info = await ada.get(path(puzzle))
        # What a picture of it is made of is what whoever looks on would see.
        assert info["view"]["seat"] is None
        assert info["view"] == json.loads(json.dumps(find_game(game).scenario(**puzzle.position).view(None)))
        told = json.dumps([info, await ada.get("/api/puzzles")])
        assert "answers" not in told
        assert "solution" not in told
        async with ada.at(table) as chair:
            hint = {"version": chair.updates[0]["version"], "seat": 0, "language": "en"}
            assert (await chair.ask("hint", **hint))["code"] == "no-hints"
            assert chair.table["hints"] is False
            told += json.dumps([chair.table, chair.updates])
            # Nor in words: which move would claim something is what is asked.
            words = await chair.ask("tell", seat=0, language="en")
            for group in range(len(words["groups"])):
                words["moves"] += (await chair.ask("tell", seat=0, language="en", group=group))["moves"]
            assert len(words["moves"]) == len(chair.choices(0))
            assert "laims" not in json.dumps([words["groups"], words["moves"]])
            assert "lacks" not in json.dumps(words)  # and which key is nearly there
            # Nor is it shown beforehand what a move would be followed by.
            version = chair.updates[0]["version"]
            shown = [await chair.ask("preview", version=version, action=move) for move in chair.choices(0)[:5]]
            assert [answer.get("decision") for answer in shown] == [None] * len(shown)
        assert "scenario" not in told or '"scenario": null' in told
        hidden = [card for seat in puzzle.position["seats"][1:] for card in seat.get("hand", [])]
        assert not [card for card in hidden if f'"{card}"' in told]
        for what in ("record", "position", "replay"):
            assert (await ada.request("GET", f"/api/tables/{table}/{what}")).json()["code"] == "not-over"


async def refusal(guest: Person, method: str, address: str, body: Any = None) -> str:
    response = await guest.request(method, address, body)
    assert response.status_code >= 400, response.text
    return str(response.json()["code"])


async def test_a_try_ends_by_being_judged_and_in_no_other_way(settings: Settings) -> None:
    puzzle = puzzles("ancient-knowledge")[2]
    async with serving(settings) as base, people(base) as (ada, _):
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        assert await ada.refused(table, "cancel") == "puzzle-counts"
        assert await ada.refused(table, "resign", seat=0) == "puzzle-counts"
        assert (await ada.get(f"/api/tables/{table}"))["status"] == "playing"


async def test_a_try_that_was_called_off_is_sealed_until_it_has_counted(own_settings: Settings) -> None:
    puzzle = puzzles("ancient-knowledge")[2]
    async with open_server(own_settings) as server:
        game = puzzle.game
        await server.storage.add_guest(GuestRow(id="ada", name="Ada", recovery="r", epoch=1, seen=server.sources.now()))
        table = await open_puzzle(server.services, puzzle, "ada", None)
        await server.registry.use(table, LiveTable.call_off)  # a moderator did, or an earlier version let her
        with pytest.raises(Refusal) as refused:
            await server.registry.use(table, lambda live: live.finished_game.record("ada"))
        assert refused.value.code == "not-over"
        with pytest.raises(Refusal) as refused:
            await server.registry.use(table, lambda live: live.finished_game.whole_game("ada"))
        assert refused.value.code == "not-over"
        with pytest.raises(Refusal) as refused:
            await server.registry.use(table, lambda live: live.finished_game.duplicate("ada", NewDuplicate(seat=0)))
        assert refused.value.code == "not-over"
        assert await open_puzzle(server.services, puzzle, "ada", None) == table
        first = await server.storage.puzzle_try("ada", game, puzzle.id)
        assert (await server.registry.use(table, partial(played_at, puzzle=puzzle, first=first))).ended
        assert first is not None
        assert await server.storage.judge_puzzle(
            first, solved=False, day=None, rate=partial(rated, grade=puzzle.grade, solved=False)
        )
        assert await server.registry.use(table, lambda live: live.finished_game.record("ada"))


async def test_only_the_table_of_the_try_is_judged_whatever_else_was_dealt_the_same(settings: Settings) -> None:
    puzzle, answer = puzzles("ancient-knowledge")[3], {"give_up": True}
    async with serving(settings) as base, people(base) as (ada, ben):
        others = (await ben.post(f"{path(puzzle)}/table", None))["table"]
        await ben.post(f"{path(puzzle)}/answer", {"table": others, "give_up": True})
        position = await ben.get(f"/api/tables/{others}/position")
        seats = (await ben.get(f"/api/tables/{others}"))["rules"]["seats"]
        own = await ada.open(puzzle.game, seats, options=position["options"], scenario=position["scenario"])
        await ada.command(own, "start")
        judge = f"{path(puzzle)}/answer"
        assert await refusal(ada, "POST", judge, answer | {"table": own}) == "not-that-puzzle"
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        assert await refusal(ada, "POST", judge, answer | {"table": own}) == "not-that-puzzle"
        assert (await ada.post(judge, answer | {"table": table}))["counted"]
        assert await refusal(ada, "POST", judge, answer | {"table": own}) == "not-that-puzzle"
        copy = await ada.post(f"/api/tables/{table}/duplicate", {"seat": 0})
        assert copy["rules"]["spectators"] is False
        await ada.command(copy["id"], "start")
        assert await refusal(ada, "POST", judge, answer | {"table": copy["id"]}) == "not-that-puzzle"


async def test_the_daily_puzzle_makes_a_streak(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, ben):
        for days in (1, 2):
            daily = (await ada.get("/api/puzzles"))["daily"]
            assert daily["day"] is not None
            assert daily == (await ben.get("/api/puzzles"))["daily"]
            puzzle = puzzles(daily["game"]).find(daily["id"])
            assert puzzle is not None
            table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
            await play(ada, puzzle, table)
            assert (await ada.post(f"{path(puzzle)}/answer", {"table": table}))["solved"]
            mine = await ada.get("/api/puzzles")
            assert (mine["streak"], mine["longest"], mine["daily"]["state"]) == (days, days, "solved")
            sources.time += DAY
        sources.time += DAY
        mine = await ada.get("/api/puzzles")
        assert (mine["streak"], mine["longest"]) == (0, 2)


async def solve(guest: Person, puzzle: Puzzle, table: str) -> None:
    await play(guest, puzzle, table)
    assert (await guest.post(f"{path(puzzle)}/answer", {"table": table}))["solved"]


async def puzzle_of_day(guest: Person) -> Puzzle:
    daily = (await guest.get("/api/puzzles"))["daily"]
    puzzle = puzzles(daily["game"]).find(daily["id"])
    assert puzzle is not None
    return puzzle


async def test_a_daily_puzzle_that_is_solved_after_its_day_makes_no_streak(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, _):
        puzzle = await puzzle_of_day(ada)
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        sources.time += DAY
        await solve(ada, puzzle, table)
        mine = await ada.get("/api/puzzles")
        assert (mine["solved"], mine["streak"], mine["longest"]) == (1, 0, 0)


async def test_a_puzzle_that_was_solved_before_its_day_counts_when_it_is_solved_again_on_it(
    own_settings: Settings,
) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, ben):
        sources.time += DAY
        puzzle = await puzzle_of_day(ada)
        sources.time -= DAY
        for guest in (ada, ben):
            table = (await guest.post(f"{path(puzzle)}/table", None))["table"]
            if guest is ada:
                await solve(guest, puzzle, table)
            else:
                await guest.post(f"{path(puzzle)}/answer", {"table": table, "give_up": True})
        sources.time += DAY
        for guest, streak_of in ((ada, 1), (ben, 0)):
            await solve(guest, puzzle, (await guest.post(f"{path(puzzle)}/table", None))["table"])
            assert (await guest.get("/api/puzzles"))["streak"] == streak_of


async def test_what_is_kept_goes_with_the_guest(settings: Settings) -> None:
    puzzle = puzzles("block-and-key")[0]
    async with serving(settings) as base, people(base) as (ada, _):
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        await ada.post(f"{path(puzzle)}/answer", {"table": table, "give_up": True})
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200
        assert (await ada.request("POST", f"{path(puzzle)}/table")).json()["code"] == "no-guest"


async def test_what_is_refused(settings: Settings) -> None:
    async with serving(settings) as base, people(base) as (ada, _):
        for address in ("/api/puzzles/chess", "/api/puzzles/chess/x", "/api/puzzles/block-and-key/none"):
            assert (await ada.request("GET", address)).json()["code"] == "no-such-puzzle"
        found = await ada.get("/api/puzzles/ancient-knowledge")
        assert (found["game"], found["state"]) == ("ancient-knowledge", "new")


def test_the_next_one_is_near_and_new() -> None:
    ids = [entry.id for entry in puzzles("block-and-key").entries]
    some = some_untried("block-and-key", [], random.Random(1))
    strong, weak = (at_strength(some, Skill(strength, 1.0), {}) for strength in (40.0, 10.0))
    assert some[weak] < some[strong]
    assert at_strength(some, Skill(10.0, 1.0), {strong: Skill(10.0, 1.0)} | {weak: Skill(90.0, 1.0)}) == strong
    assert set(some_untried("block-and-key", ids[3:], random.Random(1))) == set(ids[:3])
    assert not some_untried("block-and-key", ids, random.Random(1))


def test_days_in_a_row() -> None:
    assert streak([], "2026-01-05") == (0, 0)
    assert streak(["2026-01-01", "2026-01-02", "2026-01-04"], "2026-01-05") == (1, 2)
    assert streak(["2026-01-03", "2026-01-04", "2026-01-05"], "2026-01-05") == (3, 3)
    assert streak(["2026-01-03"], "2026-01-05") == (0, 1)


def test_the_games_take_turns() -> None:
    days = [of_day(Identity("key"), f"2026-01-0{number}") for number in (1, 2, 3)]
    assert [each.game for each in days[:2]] in (list(GAMES), list(reversed(GAMES)))
    assert days[0] != days[2]
    assert of_day(Identity("key"), "2026-01-01") == days[0]
