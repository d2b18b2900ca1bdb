"""Bots think in worker processes. Those that search have workers of their own, so that a slow one never makes a quick
one wait, and the event loop waits for none. A worker that crashes, or does not answer in time, is replaced."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from digsite.arena.turn_clock import TurnClock
from digsite.bots import bot_names, strategy
from digsite.bots.lines import SEED_BITS, Answer, BotFailed, Question, question, read_answer
from digsite.core import Action, View
from digsite.server.bots.worker import READY, SITTINGS
from digsite.server.metrics import Metrics

START = 300.0
"""Seconds for a worker to be ready: on a slow machine the first bot of a game is compiled for a minute."""
GRACE = 10.0
"""Seconds beyond its budget after which a bot counts as hung."""
TRIES = 2
PROGRAM = "digsite.server.bots.worker"
log = logging.getLogger(__name__)


def _without_settings() -> dict[str, str]:
    """The environment, but for what a server is told by it: where its tables are kept, and its secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("DIGSITE_")}


class Worker:
    """One process, started with its first question; it is asked one thing at a time, first come, first served."""

    def __init__(self, games: Mapping[str, str]) -> None:
        self._games = [f"{name}={place}" for name, place in games.items()]
        self._process: asyncio.subprocess.Process | None = None
        self._free = asyncio.Lock()
        self._sittings: OrderedDict[str, None] = OrderedDict()
        self.waiting = 0
        """Questions that it has not answered yet."""

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def sittings(self) -> int:
        return len(self._sittings)

    def remembers(self, sitting: str) -> bool:
        """Whether it has been asked for that seat of a game, and lately enough to have kept its bot."""
        return sitting in self._sittings

    async def ask(self, question: Question, count: int) -> Answer:
        """Its answer to a question with so many actions."""
        self.waiting += 1
        try:
            async with self._free:
                self._sits(question.sitting)
                return await self._answer(question, count)
        finally:
            self.waiting -= 1

    def _sits(self, sitting: str) -> None:
        self._sittings[sitting] = None
        self._sittings.move_to_end(sitting)
        if len(self._sittings) > SITTINGS:
            self._sittings.popitem(last=False)

    async def _answer(self, question: Question, count: int) -> Answer:
        try:
            async with asyncio.timeout(START):
                from_worker = await self._put(question)
                if await from_worker.readline() != READY:
                    raise BotFailed("a worker was not ready")
            async with asyncio.timeout((question.seconds or 0.0) + GRACE):
                return read_answer(await from_worker.readline(), count)
        except BaseException as error:
            await asyncio.shield(self.close())  # the next question starts a new process
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise BotFailed(f"a worker failed: {type(error).__name__}") from error
            raise

    async def _put(self, question: Question) -> asyncio.StreamReader:
        """Ask it, and return where it answers."""
        if self._process is None:
            command = (sys.executable, "-m", PROGRAM, *self._games)
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, env=_without_settings()
            )
        to_worker, from_worker = self._process.stdin, self._process.stdout
        if to_worker is None or from_worker is None:
            raise BotFailed("a worker has no pipes")
        to_worker.write(question.line())
        await to_worker.drain()
        return from_worker

    async def close(self) -> None:
        """End the process, and with it what its bots remember."""
        process, self._process = self._process, None
        self._sittings.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Lane:
    """Some workers. A seat of a game is always asked at the same one, where its bot and its memory are."""

    def __init__(self, size: int, games: Mapping[str, str]) -> None:
        self.workers = [Worker(games) for _ in range(size)]

    async def ask(self, question: Question, count: int) -> Answer:
        return await self._worker_for(question.sitting).ask(question, count)

    def _worker_for(self, sitting: str) -> Worker:
        home = next((worker for worker in self.workers if worker.remembers(sitting)), None)
        return home or min(self.workers, key=lambda worker: (worker.waiting, worker.sittings))


class BotPool:
    def __init__(
        self, quick: int, deep: int, seconds: float, games: Mapping[str, str], metrics: Metrics, *, cores: int = 1
    ) -> None:
        self.quick = Lane(quick, games)
        self.deep = Lane(deep, games)
        self._seconds = seconds
        self._cores = cores
        self.metrics = metrics

    def turn_clock(self, seats: int) -> TurnClock:
        """For the bots of one table: a turn's decisions share its time, as they do in the library."""
        return TurnClock(seats, self._seconds, cores=self._cores)

    async def choose(
        self, game: str, strength: str, view: View, actions: Sequence[Action], clock: TurnClock, sitting: str
    ) -> Action:
        """One of the actions, all of one seat, which the clock charges for it. A bot that fails twice has its move
        drawn by lot, so that a table never hangs. `sitting` names the seat and its game among all there are."""
        seat = actions[0].seat
        strength = nearest_strength(game, strength)
        lane = self.deep if strategy(strength, game).searches else self.quick
        for _ in range(TRIES):
            seed = secrets.randbits(SEED_BITS)
            asked = question(game, view, actions, clock.budget(seat), seed, bot=strength, sitting=sitting)
            started = time.monotonic()
            try:
                answer = await lane.ask(asked, len(actions))
            except BotFailed as error:
                self.metrics.bot_failures.inc()
                log.warning("bot-failed", extra={"game": game, "strength": strength, "error": str(error)})
                continue
            self.metrics.bot_seconds.labels(strength).observe(time.monotonic() - started)
            clock.charge(seat, answer.seconds)
            return actions[answer.index]
        return secrets.choice(actions)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for lane in (self.quick, self.deep) for worker in lane.workers))


def nearest_strength(game: str, wanted: str) -> str:
    """The bot of that name, or the strongest this game has (a stand-in must come from somewhere)."""
    names = bot_names(game)
    return wanted if wanted in names else names[-1]
