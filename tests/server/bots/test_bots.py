"""Bots at the server: fed views only, in processes of their own, replaced when they crash."""

import asyncio
import os
import signal
import subprocess
import sys
from itertools import pairwise

import msgspec
import pytest

from digsite.bots import Budget
from digsite.bots.json_lines import Answer, BotFailed, Question, question
from digsite.bots.registry import nearest_strength
from digsite.core import Action
from digsite.games import game, with_games
from digsite.server.bots.pool import BotPlayer, BotPool, Worker
from digsite.server.metrics import Metrics
from digsite.server.settings import Settings
from tests.server.bots.asking import choose
from tests.server.client import Person
from tests.server.conftest import GAMES
from tests.server.seated import MINE, bot

pytestmark = pytest.mark.anyio


def position(settings: Settings) -> tuple[dict[str, object], list[Action]]:
    del settings  # it has registered the games
    return position_of_pebbles()


def position_of_pebbles() -> tuple[dict[str, object], list[Action]]:
    state = game("pebbles", with_games(GAMES)).new(2, seed=1)
    return state.view(0), list(state.legal_actions(0))


def asked(view: dict[str, object], actions: list[Action]) -> Question:
    return question("pebbles", view, actions, Budget(0.0), 5, bot="random", sitting="table/0")


def pool(quick: int = 1, deep: int = 1) -> BotPool:
    return BotPool(quick, deep, 1.0, GAMES, Metrics())


def seat(sitting: str, game: str = "pebbles", strength: str = "random") -> BotPlayer:
    return BotPlayer(game, strength, sitting)


async def test_a_person_plays_a_whole_game_against_a_bot(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, bot()])
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.play_on(lambda choices: choices[0])
            assert chair.table["ending"]["reason"] == "finished"
            assert {step["seat"] for step in chair.log[0]} == {0, 1}
            assert chair.table["seats"][1]["strength"] == "random"


async def test_a_worker_that_crashed_is_replaced(settings: Settings) -> None:
    view, actions = position(settings)
    bots = pool()
    try:
        assert await choose(bots, seat("table/0"), view, actions) in actions
        pid = bots.quick.of("pebbles")[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert await choose(bots, seat("table/0"), view, actions) in actions
        assert bots.quick.of("pebbles")[0].pid not in (None, pid)
    finally:
        await bots.close()


async def test_a_bot_that_cannot_answer_has_its_move_drawn_by_lot(settings: Settings) -> None:
    view, actions = position(settings)
    bots = BotPool(1, 1, 1.0, {"pebbles": "tests.server.nowhere:GAME"}, Metrics())
    try:
        assert await choose(bots, seat("table/0"), view, actions) in actions
    finally:
        await bots.close()


@pytest.mark.parametrize("limit", ["START", "GRACE"])
async def test_a_hung_worker_is_given_up(settings: Settings, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    """While it starts, or while it thinks."""
    monkeypatch.setattr(f"digsite.server.bots.pool.{limit}", 0.0)
    view, actions = position(settings)
    worker = Worker({"pebbles": "tests.server.hung:HUNG_PEBBLES"})
    try:
        with pytest.raises(BotFailed):
            await worker.ask(asked(view, actions), len(actions))
    finally:
        await worker.close()


async def test_a_worker_may_take_long_to_be_ready(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.server.bots.pool.GRACE", 5.0)
    view, actions = position(settings)
    worker = Worker({"pebbles": "tests.server.slow_to_load:SLOW_PEBBLES"})
    try:
        assert (await worker.ask(asked(view, actions), len(actions))).index in range(3)
    finally:
        await worker.close()


def test_a_stand_in_is_the_strongest_there_is_if_the_wanted_one_is_not() -> None:
    assert nearest_strength("pebbles", "adept") == "random"
    assert nearest_strength("pebbles", "random") == "random"


async def test_the_decisions_of_a_turn_share_its_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the library, and only thinking is charged: not the wait for a worker."""
    view, actions = position(settings)
    bots, asked = pool(), []

    async def think(question: Question, count: int) -> Answer:
        asked.append((question.seconds, question.gone))
        return Answer(index=0, seconds=0.25)

    monkeypatch.setattr(bots.quick.of("pebbles")[0], "ask", think)
    clock = bots.turn_clock(2)
    for _ in range(3):
        await choose(bots, seat("table/0"), view, actions, clock)
    assert asked == [pytest.approx((left, gone), abs=0.1) for left, gone in [(1.0, 0.0), (0.75, 0.25), (0.5, 0.5)]]


async def test_a_new_turn_at_a_table_gives_its_bots_new_time(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float]] = []
    enough = asyncio.Event()

    async def think(_worker: Worker, question: Question, count: int) -> Answer:
        asked.append((question.view["step"], question.gone))
        if len(asked) == 20:
            enough.set()
        return Answer(index=0, seconds=0.25)

    monkeypatch.setattr(Worker, "ask", think)
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", [bot()])
        await ada.command(table, "start")
        await enough.wait()
    began = [place for place, (step, _) in enumerate(asked) if step == "turn"]
    for place, until in pairwise(began):
        gone = [0.25 * number for number in range(until - place)]
        assert [gone for _, gone in asked[place:until]] == pytest.approx(gone, abs=0.1)


async def test_a_seat_is_asked_where_its_bot_is_and_seats_are_shared_out(settings: Settings) -> None:
    view, actions = position(settings)
    bots = pool(quick=2)
    where: dict[str, set[int | None]] = {}
    try:
        for _ in range(3):
            for sitting in ("table/0", "table/1"):
                await choose(bots, seat(sitting), view, actions)
                homes = [worker.pid for worker in bots.quick.workers if worker.remembers(sitting)]
                assert len(homes) == 1
                where.setdefault(sitting, set()).update(homes)
        assert [len(pids) for pids in where.values()] == [1, 1]
        assert where["table/0"] != where["table/1"]
    finally:
        await bots.close()


async def test_a_lost_worker_takes_its_memory_with_it_and_no_more(settings: Settings) -> None:
    view, actions = position(settings)
    bots = pool()
    try:
        for sitting in ("table/0", "table/1"):
            await choose(bots, seat(sitting), view, actions)
        (worker,) = bots.quick.workers
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert await choose(bots, seat("table/0"), view, actions) in actions
        assert worker.remembers("table/0")
        assert not worker.remembers("table/1")
    finally:
        await bots.close()


async def test_a_worker_is_known_to_remember_no_more_seats_than_it_keeps(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.server.bots.pool.SITTINGS", 2)
    view, actions = position(settings)
    bots = pool()
    try:
        for sitting in ("a", "b", "a", "c"):
            await choose(bots, seat(sitting), view, actions)
        assert [bots.quick.of("pebbles")[0].remembers(sitting) for sitting in "abc"] == [True, False, True]
    finally:
        await bots.close()


async def test_a_game_that_is_still_being_compiled_keeps_no_bot_of_another_waiting() -> None:
    """One worker a lane, and the first bot of the one game is not ready for as long as the test lasts."""
    never = {**GAMES, "pebbles": "tests.server.never_loaded:PEBBLES"}
    bots = BotPool(1, 1, 1.0, never, Metrics())
    caches = game("caches", with_games(GAMES)).new(2, seed=1)
    view, actions = position_of_pebbles()
    slow = asyncio.create_task(choose(bots, seat("slow/0"), view, actions))
    try:
        decider = caches.deciders[0]
        choices = list(caches.legal_actions(decider))
        assert await choose(bots, seat("quick/0", "caches", "random"), caches.view(decider), choices) in choices
        assert not slow.done()
    finally:
        slow.cancel()
        await asyncio.wait([slow])
        await bots.close()


async def test_a_bot_that_searches_keeps_no_quick_one_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    bots, lanes = pool(), []

    def noted(name: str) -> None:
        async def think(question: Question, count: int) -> Answer:
            lanes.append((question.bot, name))
            return Answer(index=0)

        monkeypatch.setattr(getattr(bots, name).of("block-and-key")[0], "ask", think)

    noted("quick")
    noted("deep")
    state = game("block-and-key").new(2, 1)
    decider = state.deciders[0]
    actions = list(state.legal_actions(decider))
    for strength in ("random", "novice", "greedy", "adept", "master"):
        await choose(bots, seat("table/0", "block-and-key", strength), state.view(decider), actions)
    assert lanes == [(name, "quick") for name in ("random", "novice", "greedy", "adept")] + [("master", "deep")]


async def test_the_log_does_not_quote_what_a_bot_said(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("digsite.server.bots.pool.PROGRAM", "tests.server.bots.babbling_worker")
    view, actions = position(settings)
    bots = pool()
    try:
        assert await choose(bots, seat("table/0"), view, actions) in actions
    finally:
        await bots.close()
    failed = [record for record in caplog.records if record.getMessage() == "bot-failed"]
    assert failed
    assert "hidden card" not in str([vars(record) for record in caplog.records])


@pytest.mark.parametrize("program", ["worker", "study_worker"])
def test_a_worker_that_fails_says_where_and_not_about_what(program: str) -> None:
    asked = b'{"digsite": "a hidden card"}\n'
    command = [sys.executable, "-m", f"digsite.server.bots.{program}"]
    ended = subprocess.run(command, input=asked, capture_output=True, check=False)
    assert ended.returncode == 1
    (line,) = ended.stderr.decode().splitlines()
    assert msgspec.json.decode(line)["event"] == "worker-failed"
    assert "ValidationError" in line
    assert "digsite" in line
    assert "Expected" not in line  # what the message says
