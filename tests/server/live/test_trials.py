"""Trials of pieces at the server: one a guest, in the worker of reviews, for as long as somebody waits."""

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest

from digsite.block_and_key.pieces.piece_set import PieceSet, designed
from digsite.bots.json_lines import BotFailed
from digsite.core import DigsiteError
from digsite.server.bots.fair_queue import Rank, Standing
from digsite.server.bots.studies import Studies
from digsite.server.bots.study_worker import Play, serve
from digsite.server.bots.worker import READY
from digsite.server.bus.bus import Exchange, MemoryBus
from digsite.server.live.study import trials
from digsite.server.live.study.trials import PATIENCE
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.study.workshop import Stretch, Tally, play
from tests.server.conftest import FixedSources

pytestmark = pytest.mark.anyio
HOME = "192.0.2.1"


class SlowStudies(Studies):
    """Plays nothing, and only when it is let."""

    def __init__(self) -> None:
        self.asked: list[tuple[Stretch, Standing]] = []
        self.go = asyncio.Semaphore(0)
        self.fails = False

    async def play(self, pieces: PieceSet, players: int, stretch: Stretch, standing: Standing) -> Tally:
        self.asked.append((stretch, standing))
        await self.go.acquire()
        if self.fails:
            raise BotFailed("lost")
        return Tally(stretch.bot, (7,) * players * stretch.games, {"st1-0": stretch.games, "st1-1": 1}, {"st1-0": 1})


@pytest.fixture
def sources() -> FixedSources:
    return FixedSources()


@pytest.fixture
async def server(own_settings: Settings, sources: FixedSources) -> AsyncIterator[Server]:
    async with open_server(own_settings, sources) as opened:
        yield opened


def slow(server: Server) -> SlowStudies:
    studies = server.trials._studies = SlowStudies()
    return studies


def begin(server: Server, guest: str = "ada", network: str = HOME) -> str:
    return server.trials.begin(designed(), 2, (network, guest)).id


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(DigsiteError) as error:
        ask()
    return error.value.code


async def test_a_trial_goes_a_few_games_at_a_time_and_tells_what_it_found(server: Server) -> None:
    studies = slow(server)
    trial = begin(server)
    first = server.trials.look(trial, "ada")
    assert (first.progress, first.done, first.total, first.others) == ("waiting", 0, 60, 0)
    studies.go.release()
    await until(lambda: server.trials.look(trial, "ada").progress == "working")
    told = server.trials.look(trial, "ada")
    assert told.done == 2
    assert [(each.bot, each.games, each.points) for each in told.bots] == [("novice", 2, 7.0)]
    assert told.dead == ("st1-1",)
    assert {standing.rank for _, standing in studies.asked} == {Rank.REVIEW}
    for _ in range(60):
        studies.go.release()
    await until(lambda: server.trials.look(trial, "ada").progress == "done")
    told = server.trials.look(trial, "ada")
    assert (told.done, len(told.bots), len(told.keys)) == (60, 3, 48)
    assert not server.trials._jobs


async def test_a_trial_is_its_guests_alone_and_a_new_one_ends_it(server: Server) -> None:
    studies = slow(server)
    trial = begin(server)
    assert refusal(lambda: server.trials.look(trial, "ben")) == "no-such-trial"
    server.trials.end(trial, "ben")
    await until(lambda: len(studies.asked) == 1)
    other = begin(server)
    studies.go.release()
    studies.go.release()
    await until(lambda: server.trials.look(other, "ada").progress == "working")
    assert server.trials.look(trial, "ada").progress == "failed"
    server.trials.end(other, "ada")
    studies.go.release()
    await until(lambda: server.trials.look(other, "ada").progress == "failed")
    assert not server.trials._jobs


async def test_what_nobody_waits_for_is_not_gone_on_with(server: Server, sources: FixedSources) -> None:
    studies = slow(server)
    trial = begin(server)
    await until(lambda: len(studies.asked) == 1)
    sources.time += PATIENCE + 1
    studies.go.release()
    await until(lambda: not server.trials._jobs)
    assert len(studies.asked) == 1
    assert server.trials.look(trial, "ada").progress == "failed"


async def test_a_worker_that_fails_is_told(server: Server) -> None:
    studies = slow(server)
    studies.fails = True
    trial = begin(server)
    studies.go.release()
    await until(lambda: server.trials.look(trial, "ada").progress == "failed")


async def test_there_is_room_for_so_many(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(server)
    monkeypatch.setattr(trials, "MOST", 3)
    monkeypatch.setattr(trials, "MOST_OF_ADDRESS", 2)
    for guest in ("ada", "ben", "ada"):
        begin(server, guest)
    assert refusal(lambda: begin(server, "cleo")) == "too-many-trials"
    begin(server, "cleo", "192.0.2.2")
    assert refusal(lambda: begin(server, "dora", "192.0.2.3")) == "too-many-trials"


async def test_other_processes_hear_of_it(own_settings: Settings, sources: FixedSources) -> None:
    exchange = Exchange()
    async with (
        open_server(own_settings, sources, MemoryBus(exchange)) as one,
        open_server(own_settings, FixedSources(), MemoryBus(exchange)) as other,
    ):
        studies, trial = slow(one), begin(one)
        studies.go.release()
        await until(lambda: trial in other.trials._kept)
        job = one.trials._jobs["ada"]
        job.asked = 0
        assert other.trials.look(trial, "ada").done == 2
        await until(lambda: job.asked == sources.time)
        other.trials.end(trial, "ada")
        await until(lambda: job.ended)
        studies.go.release()
        await until(lambda: not one.trials._jobs)


def test_the_worker_plays_as_the_library_does() -> None:
    lines: list[bytes] = []
    stretch = Stretch("greedy", 5, 1)
    asked = [Play(designed().to_data(), 1, stretch), Play({"name": "nothing"}, 1, stretch)]
    serve([msgspec.json.encode(each) for each in asked], lines.append)
    assert lines[0] == lines[2] == READY
    assert msgspec.json.decode(lines[1], type=Tally) == play(designed(), 1, stretch)
    assert "bad-pieces" in msgspec.json.decode(lines[3])["failed"]
