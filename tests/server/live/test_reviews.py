"""Reviews at the server: one job a table, in a process of its own, for whoever may see the replay."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

import digsite
from digsite.bots.json_lines import BotFailed
from digsite.core import DigsiteError
from digsite.server.bots.fair_queue import Standing
from digsite.server.bots.studies import SEED, Studies
from digsite.server.bots.study_worker import Look, serve
from digsite.server.bots.worker import READY
from digsite.server.bus.bus import Exchange, MemoryBus
from digsite.server.live.opening_tables import open_daily, open_new
from digsite.server.live.study import reviews
from digsite.server.live.study.reviews import PATIENCE
from digsite.server.schema import messages
from digsite.server.schema.descriptions import MySeat, SeatPlan, TableRules
from digsite.server.schema.reviews import NewTry, Review
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage import GuestRow
from digsite.study.findings import Findings
from digsite.study.review import EDITION
from tests.server.conftest import FixedSources

pytestmark = pytest.mark.anyio
HOME = "192.0.2.1"
STEPS = 13
ALONE: tuple[SeatPlan, ...] = (MySeat(),)


@asynccontextmanager
async def open_with_guests(
    settings: Settings, sources: FixedSources, bus: MemoryBus | None = None
) -> AsyncIterator[Server]:
    async with open_server(settings, sources, bus) as server:
        server.reviews._studies.work = 2
        for name in ("ada", "ben"):
            if await server.storage.guest(name) is None:
                row = GuestRow(id=name, name=name, recovery=name, epoch=1, seen=sources.time)
                await server.storage.add_guest(row)
        yield server


@pytest.fixture
def sources() -> FixedSources:
    return FixedSources()


@pytest.fixture
async def server(own_settings: Settings, sources: FixedSources) -> AsyncIterator[Server]:
    async with open_with_guests(own_settings, sources) as opened:
        yield opened


async def play(server: Server, table: str, steps: int = STEPS) -> None:
    """So many steps by lot, then whoever plays resigns."""
    rng = random.Random(3)
    async with server.registry.visit(table) as live:
        for number in range(steps):
            running = live.table.running
            assert running is not None
            action = rng.choice(list(running.state.legal_actions(0))).to_dict()
            await live.carry_out("ada", messages.Choose(id=f"{table} {number}", version=running.version, action=action))
        await live.carry_out("ada", messages.Resign(id=f"{table} resign", seat=0))


async def finished(server: Server, seats: tuple[SeatPlan, ...] = ALONE, **rules: Any) -> str:
    """Ada's game of Block and Key."""
    table = await open_new(server.services, TableRules(game="block-and-key", seats=seats, **rules), "ada")
    async with server.registry.visit(table) as live:
        await live.carry_out("ada", messages.Start(id=f"{table} start"))
    await play(server, table)
    return table


async def ask(
    server: Server, table: str, guest: str | None = "ada", *, begin: bool = True, language: str = "en"
) -> Review:
    payer = (HOME, guest) if begin and guest else None
    return await server.registry.use(table, lambda live: server.reviews.of(live, guest, language, payer))


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(DigsiteError) as error:
        await asked
    return error.value.code


async def done(server: Server, table: str, **how: Any) -> Review:
    async with asyncio.timeout(300):
        while (review := await ask(server, table, **how)).progress != "done":
            await asyncio.sleep(0.05)
    return review


class SlowStudies(Studies):
    """Finds nothing, and only when it is let."""

    def __init__(self) -> None:
        self.work = 2
        self.asked: list[tuple[str, int, Standing]] = []
        self.go = asyncio.Semaphore(0)
        self.fails = False

    async def look(self, name: str, record: str, first: int, last: int, standing: Standing) -> Findings:
        self.asked.append((record, first, standing))
        await self.go.acquire()
        if self.fails:
            raise BotFailed("lost")
        return Findings()

    def close(self) -> None: ...

    def release_all(self) -> None:
        for _ in range(STEPS):
            self.go.release()


def slow(server: Server) -> SlowStudies:
    studies = server.reviews._studies = SlowStudies()
    return studies


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_review_is_made_kept_and_the_same_as_in_the_library(
    server: Server, sources: FixedSources, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(server)
    first = await ask(server, table)
    assert (first.progress, first.total) == ("waiting", STEPS)
    told = (await done(server, table)).review
    assert told is not None
    record = await server.registry.use(table, lambda live: live.finished_game.record("ada"))
    own = digsite.review(record, seed=SEED, work=2)
    assert [(each.step, each.loss, each.mark) for each in told.decisions] == [
        (each.step, each.loss, each.mark) for each in own.decisions
    ]
    assert told.seats[0].given_away == own.summary[0].given_away
    marked = [each for each in told.decisions if each.mark]
    assert marked
    assert all(each.told and each.better and each.best for each in marked)
    assert all(not each.told and each.best is None for each in told.decisions if not each.mark)
    french = (await ask(server, table, None, begin=False, language="fr")).review
    assert french is not None
    assert french.how != told.how

    # Another try at a decision: the best is the best, what was chosen costs what the review says, and so on.
    mistake = marked[0]
    assert mistake.best is not None
    chosen = digsite.Record.loads(record).actions[mistake.step - 1]

    async def tried(action: Any, step: int = mistake.step) -> Any:
        wanted = NewTry(step=step, action=action)
        return await server.registry.use(table, lambda live: server.reviews.judge(live, "en", wanted, (HOME, "ben")))

    assert (await tried(mistake.best)).best
    again = await tried(chosen)
    assert (again.best, again.loss, again.mark) == (False, mistake.loss, mistake.mark)
    state = digsite.game("block-and-key").new(1, digsite.Record.loads(record).origin.seed)
    for action in digsite.Record.loads(record).actions[: mistake.step - 1]:
        state.apply(state.game.action(msgspec.to_builtins(action)))
    offered = [each.to_dict() for each in state.legal_actions(0)]
    other = next(each for each in offered if each not in (mistake.best, chosen))
    assert (await tried(other)).error > 0.0
    assert await refusal(tried({"kind": "core", "seat": 0, "colour": "green"})) == "no-such-choice"
    assert await refusal(tried(mistake.best, 9999)) == "no-such-decision"

    async def lost(*_: object) -> None:
        raise BotFailed("the worker ended")

    monkeypatch.setattr(Studies, "try_at", lost)
    assert await refusal(tried(other)) == "try-failed"

    # It goes with its table.
    await server.storage.forget_tables(sources.time + 1)
    assert await server.storage.review(table, EDITION) is None


async def test_one_job_a_table_however_often_it_is_asked_for(server: Server) -> None:
    studies, table = slow(server), await finished(server)
    for _ in range(3):
        await ask(server, table)
        await ask(server, table, "ben")
    await until(lambda: len(studies.asked) == 1)
    studies.go.release()
    await until(lambda: len(studies.asked) == 2)
    under_way = await ask(server, table)
    assert (under_way.progress, under_way.done) == ("working", 6)
    for _ in range(2):
        studies.go.release()
    assert (await done(server, table)).review is not None
    assert len(studies.asked) == 3


async def test_what_nobody_waits_for_is_not_gone_on_with(server: Server, sources: FixedSources) -> None:
    studies, table = slow(server), await finished(server)
    await ask(server, table)
    await until(lambda: len(studies.asked) == 1)
    sources.time += PATIENCE - 1
    await ask(server, table, None, begin=False)  # whoever looks waits too
    sources.time += 2
    studies.go.release()
    await until(lambda: len(studies.asked) == 2)
    sources.time += PATIENCE + 1
    studies.go.release()
    await until(lambda: not server.reviews._jobs)
    assert len(studies.asked) == 2
    assert (await ask(server, table, begin=False)).progress == "none"


async def test_only_who_may_see_the_replay_may_see_the_review(server: Server) -> None:
    waiting = await open_new(server.services, TableRules(game="block-and-key", seats=ALONE), "ada")
    assert await refusal(ask(server, waiting)) == "not-over"
    private = await finished(server, spectators=False)
    assert await refusal(ask(server, private, "ben")) == "not-seated"
    assert await refusal(ask(server, private, None, begin=False)) == "not-seated"
    slow(server).release_all()
    await done(server, private)
    assert await refusal(ask(server, private, "ben")) == "not-seated"
    wanted = NewTry(step=1, action={})
    judged = server.registry.use(private, lambda live: server.reviews.judge(live, "en", wanted, (HOME, "ben")))
    assert await refusal(judged) == "not-seated"


async def test_a_daily_is_reviewed_after_its_day(own_settings: Settings, sources: FixedSources) -> None:
    settings = msgspec.structs.replace(own_settings, daily_games=("block-and-key",))
    async with open_with_guests(settings, sources) as server:
        slow(server)
        table = await open_daily(server.services, server.daily, "2023-11-14", "block-and-key", "ada")
        await play(server, table, 4)
        assert await refusal(ask(server, table)) == "not-over"
        sources.time += 24 * 3600 * 1000
        assert (await ask(server, table)).progress == "waiting"


async def test_a_game_that_cannot_be_studied_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(server)
    monkeypatch.setattr(reviews, "JUDGES", {})
    assert await refusal(ask(server, table)) == "no-review"
    monkeypatch.undo()
    monkeypatch.setattr(reviews, "MOST_STEPS", 5)
    assert await refusal(ask(server, table)) == "no-review"


async def test_nobody_keeps_others_from_their_reviews(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    studies = slow(server)
    tables = [await finished(server) for _ in range(reviews.MOST_OF_GUEST + 1)]
    for table in tables[:-1]:
        await ask(server, table)
    assert await refusal(ask(server, tables[-1])) == "too-many-reviews"
    assert (await ask(server, tables[-1], "ben")).others == reviews.MOST_OF_GUEST
    monkeypatch.setattr(reviews, "MOST", reviews.MOST_OF_GUEST + 1)
    await until(lambda: len(studies.asked) == len(tables))
    # Each pays for its own, so that a worker goes on with whoever had least.
    assert {standing.guest for _, _, standing in studies.asked} == {"ada", "ben"}


async def test_all_guests_of_an_address_have_so_many_reviews_together(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow(server)
    monkeypatch.setattr(reviews, "MOST_OF_ADDRESS", 1)
    first, second = await finished(server), await finished(server)
    await ask(server, first)
    assert await refusal(ask(server, second, "ben")) == "too-many-reviews"


async def test_a_review_that_fails_is_said_to_have_failed_and_may_be_asked_for_again(server: Server) -> None:
    studies, table = slow(server), await finished(server)
    studies.fails = True
    studies.release_all()
    await ask(server, table)
    job = server.reviews._jobs[table]
    await until(lambda: job.failed)
    assert await refusal(ask(server, table, begin=False)) == "review-failed"
    studies.fails = False
    assert (await done(server, table)).review is not None


def test_a_worker_says_what_it_cannot_do() -> None:
    text = digsite.game("block-and-key").new(1, 3).record().dumps()
    lines: list[bytes] = []
    asked = [Look(text, SEED, work, 1, 1) for work in (1, 2)]
    serve([msgspec.json.encode(each) for each in asked], lines.append)
    assert lines[0] == lines[2] == READY
    assert "bad-option" in msgspec.json.decode(lines[1])["failed"]
    assert msgspec.json.decode(lines[3]) == {"decisions": [], "missed": []}


async def test_one_process_makes_it_and_the_others_hear_of_it(own_settings: Settings, sources: FixedSources) -> None:
    exchange = Exchange()
    async with (
        open_with_guests(own_settings, sources, MemoryBus(exchange)) as one,
        open_with_guests(own_settings, FixedSources(), MemoryBus(exchange)) as other,
    ):
        first, second, table = slow(one), slow(other), await finished(one)
        await ask(one, table)
        first.go.release()
        await until(lambda: table in other.reviews._elsewhere)
        job = one.reviews._jobs[table]
        job.asked = 0
        heard = await ask(other, table)
        assert (heard.progress, heard.done) == ("working", 6)
        await until(lambda: job.asked == sources.time)
        for _ in range(2):
            first.go.release()
        await until(lambda: not one.reviews._jobs)
        assert (await ask(other, table)).progress == "done"
        assert not second.asked
