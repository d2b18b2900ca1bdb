"""Puzzles at the server: tried at a table, judged by the rules, and no answer before that."""

import json
import random

import pytest

from digsite.server.identity import Identity
from digsite.server.settings import Settings
from digsite.server.tables.clockwork import DAY
from digsite.server.tables.puzzles import at_strength, of_day, some_untried, streak
from digsite.study.puzzles import Puzzle, puzzles
from digsite.study.puzzles.collection import GAMES
from digsite.study.puzzles.rating import Skill
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
        early = await ada.request("POST", f"{path(puzzle)}/answer", answer)
        assert early.json()["code"] == "puzzle-unfinished"
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
        assert (judged["solved"], judged["finished"], judged["counted"]) == (False, False, False)
        assert (await ada.get("/api/puzzles"))["solved"] == 1


@pytest.mark.parametrize("game", GAMES)
async def test_neither_answer_nor_secrets_leave_before_the_try(settings: Settings, game: str) -> None:
    puzzle = puzzles(game)[1]
    async with serving(settings) as base, people(base) as (ada, _):
        table = (await ada.post(f"{path(puzzle)}/table", None))["table"]
        told = json.dumps([await ada.get(path(puzzle)), await ada.get("/api/puzzles")])
        assert "answers" not in told
        assert "solution" not in told
        async with ada.at(table) as chair:
            hint = {"version": chair.updates[0]["version"], "seat": 0, "language": "en"}
            assert (await chair.ask("hint", **hint))["code"] == "no-hints"
            assert chair.table["hints"] is False
            told += json.dumps([chair.table, chair.updates])
        assert "scenario" not in told or '"scenario": null' in told
        hidden = [card for seat in puzzle.position["seats"][1:] for card in seat.get("hand", [])]
        assert not [card for card in hidden if f'"{card}"' in told]
        for what in ("record", "position", "replay"):
            assert (await ada.request("GET", f"/api/tables/{table}/{what}")).json()["code"] == "not-over"


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
