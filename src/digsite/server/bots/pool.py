"""Bots think in worker processes. Those that search have workers of their own, so that a slow one never makes a quick
one wait, and the event loop waits for none. A worker that crashes, or does not answer in time, is replaced."""

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from collections.abc import Mapping, Sequence

import msgspec

from digsite.arena.turn_clock import TurnClock
from digsite.bots import bot_names
from digsite.core import Action, View
from digsite.server.bots.worker import READY, Answer, Question
from digsite.server.metrics import Metrics

DEEP = frozenset({"master"})
"""Strengths that search."""
START = 300.0
"""Seconds for a worker to be ready: on a slow machine the first bot of a game is compiled for a minute."""
GRACE = 10.0
"""Seconds beyond its budget after which a bot counts as hung."""
TRIES = 2
log = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """The worker died or said nothing of use."""


class Worker:
    """One process; started with its first question."""

    def __init__(self, games: Mapping[str, str]) -> None:
        self._games = [f"{name}={place}" for name, place in games.items()]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: Question) -> Answer:
        try:
            async with asyncio.timeout(START):
                from_worker = await self._put(question)
                if await from_worker.readline() != READY:
                    raise WorkerFailed("not ready")
            async with asyncio.timeout(question.seconds + GRACE):
                return msgspec.json.decode(await from_worker.readline(), type=Answer)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            raise WorkerFailed(type(error).__name__) from error

    async def _put(self, question: Question) -> asyncio.StreamReader:
        """Ask it, and return where it answers."""
        if self._process is None:
            command = (sys.executable, "-m", "digsite.server.bots.worker", *self._games)
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        to_worker, from_worker = self._process.stdin, self._process.stdout
        if to_worker is None or from_worker is None:
            raise WorkerFailed("no pipes")
        to_worker.write(msgspec.json.encode(question) + b"\n")
        await to_worker.drain()
        return from_worker

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Lane:
    """Some workers and the questions that wait for them, first come, first served."""

    def __init__(self, size: int, games: Mapping[str, str]) -> None:
        self.workers = [Worker(games) for _ in range(size)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def ask(self, question: Question) -> Answer:
        worker = await self._idle.get()
        try:
            return await worker.ask(question)
        except BaseException:
            await asyncio.shield(worker.close())  # the next question starts a new process
            raise
        finally:
            self._idle.put_nowait(worker)


class BotPool:
    def __init__(
        self, quick: int, deep: int, seconds: float, games: Mapping[str, str], metrics: Metrics, *, cores: int = 1
    ) -> None:
        self.quick = Lane(quick, games)
        self.deep = Lane(deep, games)
        self._seconds = seconds
        self._cores = cores
        self._metrics = metrics

    def turn_clock(self, seats: int) -> TurnClock:
        """For the bots of one table: a turn's decisions share its time, as they do in the library."""
        return TurnClock(seats, self._seconds)

    async def choose(self, game: str, strength: str, view: View, actions: Sequence[Action], clock: TurnClock) -> Action:
        """One of the actions, all of one seat, which the clock charges for it. A bot that fails twice has its move
        drawn by lot, so that a table never hangs."""
        seat = actions[0].seat
        strength = nearest_strength(game, strength)
        lane = self.deep if strength in DEEP else self.quick
        data = [action.to_dict() for action in actions]
        for _ in range(TRIES):
            question = Question(
                game, strength, view, data, secrets.randbits(64), self._seconds, clock.gone(seat), self._cores
            )
            started = time.monotonic()
            try:
                answer = await lane.ask(question)
            except WorkerFailed as error:
                self._metrics.bot_failures.inc()
                log.warning("bot-failed", extra={"game": game, "strength": strength, "error": str(error)})
                continue
            self._metrics.bot_seconds.labels(strength).observe(time.monotonic() - started)
            clock.charge(seat, answer.seconds)
            return actions[answer.index]
        return secrets.choice(actions)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for lane in (self.quick, self.deep) for worker in lane.workers))


def nearest_strength(game: str, wanted: str) -> str:
    """The bot of that name, or the strongest this game has (a stand-in must come from somewhere)."""
    names = bot_names(game)
    return wanted if wanted in names else names[-1]
