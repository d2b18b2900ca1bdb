"""A flood of one guest's tables makes nobody else's bot wait."""

import asyncio
import contextlib
from collections.abc import Callable

import anyio
import pytest

from digsite.arena.turn_clock import TurnClock
from digsite.bots.json_lines import Answer, Question
from digsite.games import game
from digsite.server.bots import fair_queue, pool
from digsite.server.bots.fair_queue import FairQueue, Rank, Standing, Ticket
from digsite.server.bots.pool import BotPlayer, BotPool, BotTask, Chosen, Worker
from digsite.server.metrics import Metrics
from digsite.server.settings import Settings
from tests.server.bots.asking import choose
from tests.server.client import Person
from tests.server.conftest import GAMES, serving
from tests.server.seated import MINE, bot

pytestmark = pytest.mark.anyio


class Waiting:
    """Who waits for one worker. Whoever is called stays for a second of a clock of our own."""

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.served: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.places: dict[str, Ticket] = {}

    def add(self, name: str, standing: Standing, seconds: float = 1.0) -> None:
        self.places[name] = Ticket(standing)
        self._tasks.append(asyncio.create_task(self._wait(name, seconds)))

    async def _wait(self, name: str, seconds: float) -> None:
        async with self.queue.turn(self.places[name]):
            await asyncio.sleep(0)  # so that the others are there
            self.served.append(name)
            asyncio.get_running_loop().time.advance(seconds)  # type: ignore[attr-defined]

    def cancel(self, name: str) -> None:
        self._tasks[list(self.places).index(name)].cancel()

    async def all_served(self) -> list[str]:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.served


class Clock:
    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._more = 0.0

    def __call__(self) -> float:
        return self._time() + self._more

    def advance(self, seconds: float) -> None:
        self._more += seconds


@pytest.fixture
async def waiting(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", Clock(loop.time))
    return Waiting()


def watched(guest: str, network: str = "") -> Standing:
    return Standing(Rank.WATCHED, network or guest, guest)


async def test_guests_take_turns_however_many_tables_one_of_them_has(waiting: Waiting) -> None:
    for number in range(6):
        waiting.add(f"flood-{number}", watched("mallory"))
    for number in range(2):
        waiting.add(f"ada-{number}", watched("ada"))
    served = await waiting.all_served()
    assert sorted(served[:4]) == ["ada-0", "ada-1", "flood-0", "flood-1"]
    assert served[4:] == [f"flood-{number}" for number in range(2, 6)]


async def test_many_guests_of_one_address_have_together_what_another_has(waiting: Waiting) -> None:
    for number in range(6):
        waiting.add(f"flood-{number}", watched(f"mallory-{number}", "192.0.2.66"))
    for number in range(2):
        waiting.add(f"ada-{number}", watched("ada", "192.0.2.1"))
    assert sorted((await waiting.all_served())[:4]) == ["ada-0", "ada-1", "flood-0", "flood-1"]


async def test_in_an_address_its_guests_take_turns(waiting: Waiting) -> None:
    for name, guest in (("a0", "ada"), ("a1", "ada"), ("a2", "ada"), ("b0", "ben")):
        waiting.add(name, watched(guest, "a school"))
    assert await waiting.all_served() == ["a0", "b0", "a1", "a2"]


async def test_time_counts_not_turns(waiting: Waiting) -> None:
    """A long thought of one is worth several short ones of another."""
    for number in range(3):
        waiting.add(f"long-{number}", watched("mallory"), seconds=3.0)
        waiting.add(f"short-{number}", watched("ada"), seconds=1.0)
    served = await waiting.all_served()
    assert served == ["long-0", "short-0", "short-1", "short-2", "long-1", "long-2"]


async def test_nobody_saves_up_turns_by_waiting(waiting: Waiting) -> None:
    for number in range(4):
        waiting.add(f"ben-{number}", watched("ben"))
    await waiting.all_served()
    for number in range(3):
        waiting.add(f"ben-more-{number}", watched("ben"))
        waiting.add(f"new-{number}", watched("new"))
    served = (await waiting.all_served())[4:]
    assert sorted(served[:4]) == ["ben-more-0", "ben-more-1", "new-0", "new-1"]


async def test_tables_somebody_looks_at_come_first_and_bots_alone_last(waiting: Waiting) -> None:
    waiting.add("first", watched("x"))
    for rank in (Rank.ALONE, Rank.LEFT, Rank.WATCHED):
        waiting.add(rank.name, Standing(rank, rank.name, rank.name))
    assert await waiting.all_served() == ["first", "WATCHED", "LEFT", "ALONE"]


async def test_who_comes_to_look_is_moved_forward(waiting: Waiting) -> None:
    waiting.add("first", watched("x"))
    for name in ("one", "two"):
        waiting.add(name, Standing(Rank.ALONE, "mallory", "mallory"))
    await asyncio.sleep(0)
    waiting.queue.move(waiting.places["two"], watched("mallory"))
    assert await waiting.all_served() == ["first", "two", "one"]


async def test_who_gives_up_keeps_nobody_waiting(waiting: Waiting) -> None:
    """Before being called, and in the moment of it."""
    for name in ("one", "two", "three"):
        waiting.add(name, watched("ada"))
    await asyncio.sleep(0)
    waiting.cancel("one")
    waiting.cancel("two")
    assert await waiting.all_served() == ["three"]
    assert waiting.queue.waiting == 0


async def test_bots_alone_rest_between_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nobody else waits."""
    monkeypatch.setattr(fair_queue, "LEAST_REST", 0.05)
    queue, clock, begun = FairQueue(), asyncio.get_running_loop().time, []

    async def think() -> None:
        async with queue.turn(Ticket(Standing(Rank.ALONE, "m", "m"))):
            begun.append(clock())

    await asyncio.gather(think(), think())
    assert round(begun[1] - begun[0], 3) >= 0.05  # the loop's clock counts milliseconds


async def test_a_flood_of_masters_makes_anothers_master_wait_for_one_of_them_at_most(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """34 tables of bots alone, and of bots with somebody who looks on at each."""
    asked: list[str] = []
    ready = asyncio.Event()

    async def think(_worker: Worker, question: Question, _count: int) -> Answer:
        asked.append(question.sitting)
        await ready.wait()
        await asyncio.sleep(0.01)  # thinking takes time, which is charged: the loop's clock counts milliseconds
        return Answer(index=0, seconds=0.01)

    come: set[str] = set()
    choose_in_turn = BotPool.choose

    async def choose_when_called(
        bots: BotPool, seat: BotPlayer, position: Callable[[], BotTask | None], clock: TurnClock, turn: pool.Waiting
    ) -> Chosen | None:
        come.add(seat.sitting)
        return await choose_in_turn(bots, seat, position, clock, turn)

    monkeypatch.setattr(Worker, "ask", think)
    monkeypatch.setattr(BotPool, "choose", choose_when_called)
    async with serving(own_settings) as base, contextlib.AsyncExitStack() as stack:
        mallory, ada = [await stack.enter_async_context(Person(base, name)) for name in ("Mallory", "Ada")]
        for number in range(34):
            table = await mallory.open("block-and-key", [bot("master"), bot("master")])
            await mallory.command(table, "start")
            if number % 2:
                await stack.enter_async_context(mallory.at(table))
        table = await ada.open("block-and-key", [MINE, bot("master")])
        await ada.command(table, "start")
        chair = await stack.enter_async_context(ada.at(table))
        while chair.choices(0):
            await chair.play_on(lambda choices: choices[0], moves=1)
        with anyio.fail_after(30):
            while f"{table}/1" not in come:
                await asyncio.sleep(0.01)
        await anyio.wait_all_tasks_blocked()  # her bot waits for its turn by now, as all the others do
        before = len(asked)
        ready.set()
        await chair.until(lambda: any(step["seat"] == 1 for step in chair.log[0]))
        assert asked.index(f"{table}/1") - before <= 2


async def test_of_tables_of_bots_alone_a_few_are_played_at_once_and_the_others_later(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MOST_ALONE", 2)
    async with serving(own_settings) as base, Person(base, "Mallory") as mallory:
        tables = []
        for _ in range(5):
            tables.append(await mallory.open("pebbles", [bot(), bot()]))
            await mallory.command(tables[-1], "start")
        while any([(await mallory.get(f"/api/tables/{table}"))["status"] != "over" for table in tables]):
            await asyncio.sleep(0.05)


async def test_only_so_many_tables_of_bots_alone_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_ALONE", 1)
    monkeypatch.setattr(pool, "MOST_ALONE_LATER", 2)
    bots, alone = BotPool(1, 1, 1.0, GAMES, Metrics()), Standing(Rank.ALONE, "m", "m")
    assert [bots.admits(table, alone) for table in "abcd"] == [True, False, False, False]
    assert bots.next_alone() == []
    bots.leave("a", unfinished=False)
    assert bots.next_alone() == ["c"]
    assert bots.admits("c", alone)
    assert bots.admits("b", watched("ada"))


async def test_a_bot_whose_move_is_no_longer_wanted_does_not_think() -> None:
    bots, seat = BotPool(1, 1, 1.0, GAMES, Metrics()), BotPlayer("pebbles", "random", "table/0")
    turn = bots.turn(seat, watched("ada"))
    assert await bots.choose(seat, lambda: None, bots.turn_clock(2), turn) is None
    assert bots.quick.of(seat.game)[0].pid is None


async def test_a_bot_waits_with_nothing_in_its_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand placements are listed when it begins to think, not while it waits."""
    bots, state = BotPool(1, 1, 1.0, GAMES, Metrics()), game("block-and-key").new(2, 1)
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def think(_question: Question, _count: int) -> Answer:
        thinking.set()
        await go_on.wait()
        return Answer(index=0)

    monkeypatch.setattr(bots.quick.of("block-and-key")[0], "ask", think)
    decider, seat = state.deciders[0], BotPlayer("block-and-key", "greedy", "t/0")
    actions = list(state.legal_actions(decider))
    first = asyncio.create_task(choose(bots, seat, state.view(decider), actions))
    await thinking.wait()
    listed: list[bool] = []
    second = asyncio.create_task(
        bots.choose(seat, lambda: listed.append(True), bots.turn_clock(2), bots.turn(seat, watched("ben")))
    )
    await asyncio.sleep(0)
    assert not listed
    go_on.set()
    await asyncio.gather(first, second)
    assert listed
