"""Bots think in worker processes. Those that search have workers of their own, so that a slow one never makes a quick
one wait, and so has each game: its first bot may be compiled for a while; and so have reviews (`studies`) and each bot
from outside, which may hang or end its process. The event loop waits for none. Who waits for a worker is called fairly
(`fair_queue`). A worker that crashes, or does not answer in time, is replaced; a bot that only fails costs nobody else
anything."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec

from digsite.arena.turn_clock import TurnClock
from digsite.bots import BOTS, Strategies, strategy
from digsite.bots.json_lines import SEED_BITS, Answer, BotFailed, Question, question, read_answer
from digsite.bots.reason import Reason
from digsite.bots.registry import nearest_strength
from digsite.core import Action, View
from digsite.server.bots.fair_queue import FairQueue, Rank, Standing, Ticket
from digsite.server.bots.worker import READY, SITTINGS, Fault
from digsite.server.bots.worker_process import WorkerProcess
from digsite.server.metrics import Metrics

START = 300.0
"""Seconds for a worker to be ready: on a slow machine the first bot of a game is compiled for a minute."""
GRACE = 10.0
"""Seconds beyond its budget after which a bot counts as hung."""
TRIES = 2
MOST_ALONE = 8
"""Tables of bots alone, looked at by nobody, that are played at once."""
MOST_ALONE_LATER = 1000
"""So many more are kept in mind; beyond that a table goes on when somebody looks."""
PROGRAM = "digsite.server.bots.worker"
STUDY_PROGRAM = "digsite.server.bots.study_worker"
T = TypeVar("T")
log = logging.getLogger(__name__)


class BotTask(NamedTuple):
    """What a bot is asked about."""

    view: View
    actions: Sequence[Action]
    """Of one seat."""
    seed: int | None = None
    """Of the bot's own chances, where it is to choose the same whenever it is asked the same; None: any."""


class Chosen(NamedTuple):
    """What a bot answered."""

    action: Action
    reason: Reason | None
    """Why, where it can say it. It may name what only that seat knows."""


class Advice(NamedTuple):
    """What a bot would choose in somebody's place, and how it would complete that."""

    chosen: Chosen
    then: tuple[Action, ...] = ()


class BotPlayer(NamedTuple):
    """Which bot plays where."""

    game: str
    strength: str
    sitting: str
    """A name for the seat and its game among all there are."""


class Waiting:
    """A seat that waits for its worker, or has it."""

    def __init__(self, worker: "Worker", standing: Standing) -> None:
        self.worker = worker
        self.ticket = Ticket(standing)

    def move(self, standing: Standing) -> None:
        """Somebody came to the table, or left it."""
        self.worker.queue.move(self.ticket, standing)


class Worker:
    """One process, started with its first question; it is asked one thing at a time."""

    def __init__(self, games: Mapping[str, str], program: str | None = None) -> None:
        self._program = program or PROGRAM
        self._games = [f"{name}={place}" for name, place in games.items()]
        self._process: asyncio.Task[WorkerProcess] | None = None
        self._ending: set[asyncio.Task[None]] = set()
        """Of processes: they end even if nobody waits for it any more."""
        self._sittings: OrderedDict[str, None] = OrderedDict()
        self.queue = FairQueue()

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.result().pid if process and process.done() and not process.exception() else None

    @property
    def sittings(self) -> int:
        return len(self._sittings)

    def remembers(self, sitting: str) -> bool:
        """Whether it has been asked for that seat of a game, and lately enough to have kept its bot."""
        return sitting in self._sittings

    def _sits(self, sitting: str) -> None:
        self._sittings[sitting] = None
        self._sittings.move_to_end(sitting)
        if len(self._sittings) > SITTINGS:
            self._sittings.popitem(last=False)

    async def ask(self, question: Question, count: int) -> Answer:
        """Its answer to a question with so many actions; of whoever has the turn."""
        self._sits(question.sitting)
        seconds = (question.seconds or 0.0) + GRACE
        found = await self.exchange(question.line(), seconds, lambda line: _read(line, count))
        if isinstance(found, Fault):
            raise BotFailed(found.told, code=found.code)
        return found

    async def exchange(self, line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        """What it answers to a line within so many seconds, once it is ready; raises BotFailed."""
        try:
            async with asyncio.timeout(START):
                process = await self._started()
                process.put(line)
                if await process.answers.readline() != READY:
                    raise BotFailed("a worker was not ready")
            async with asyncio.timeout(seconds):
                return read(await process.answers.readline())
        except BaseException as error:
            await self.close()  # the next question starts a new process
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise BotFailed(f"a worker failed: {type(error).__name__}") from error
            raise

    async def _started(self) -> WorkerProcess:
        """Its process. One that is being started when nobody waits for it any more is known to `close` all the same."""
        if self._process is None:
            self._process = asyncio.create_task(WorkerProcess.start(self._program, self._games))
        return await asyncio.shield(self._process)

    async def close(self) -> None:
        """End the process, and with it what its bots remember; returns when every process it ever had is gone."""
        process, self._process = self._process, None
        self._sittings.clear()
        if process is not None:
            ending = asyncio.create_task(_end(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
        if self._ending:
            await asyncio.wait(self._ending)


async def _end(process: asyncio.Task[WorkerProcess]) -> None:
    with contextlib.suppress(OSError):  # it could not be started
        await (await process).end()


def _read(line: bytes, count: int) -> Answer | Fault:
    """An answer to a question with so many actions, or what the bot did wrong."""
    try:
        return msgspec.json.decode(line, type=Fault)
    except msgspec.DecodeError:
        pass
    try:
        return read_answer(line, count)
    except BotFailed as error:  # without its message, which quotes the answer: that may name a card
        raise BotFailed("a worker answered what is no answer", code=error.code) from None


class Lane:
    """Some workers for each game. A seat is always asked at the same one, where its bot and its memory are."""

    def __init__(self, size: int, games: Mapping[str, str], program: str | None = None) -> None:
        self._size = size
        self._games = games
        self._program = program
        self._of_game: dict[str, list[Worker]] = {}

    @property
    def workers(self) -> list[Worker]:
        return [worker for workers in self._of_game.values() for worker in workers]

    def of(self, game: str) -> list[Worker]:
        """Those of one game; none of them is started before it is asked."""
        if game not in self._of_game:
            self._of_game[game] = [Worker(self._games, self._program) for _ in range(self._size)]
        return self._of_game[game]

    def turn(self, seat: BotPlayer, standing: Standing) -> Waiting:
        """For a seat whose bot is to think: at the worker where it is, or at the one for which the fewest wait."""
        workers = self.of(seat.game)
        home = next((worker for worker in workers if worker.remembers(seat.sitting)), None)
        return Waiting(home or min(workers, key=lambda worker: (worker.queue.waiting, worker.sittings)), standing)


class BotPool:
    def __init__(
        self,
        quick: int,
        deep: int,
        seconds: float,
        games: Mapping[str, str],
        metrics: Metrics,
        *,
        cores: int = 1,
        strategies: Strategies = BOTS,
    ) -> None:
        self.quick = Lane(quick, games)
        self.deep = Lane(deep, games)
        self.study = Lane(1, games, STUDY_PROGRAM)
        """For reviews: apart from the bots, so that no move ever waits for one, and of the lowest priority."""
        self._games = games
        self._outside: dict[str, Lane] = {}
        """By name, for bots that are none of the house's."""
        self._seconds = seconds
        self._cores = cores
        self._strategies = strategies
        self._alone: set[str] = set()
        self._alone_later: OrderedDict[str, None] = OrderedDict()
        self.metrics = metrics

    def turn_clock(self, seats: int) -> TurnClock:
        """For the bots of one table: a turn's decisions share its time, as they do in the library."""
        return TurnClock(seats, self._seconds, cores=self._cores)

    def turn(self, seat: BotPlayer, standing: Standing) -> Waiting:
        """A place in the queue for a bot that is to move."""
        name = nearest_strength(seat.game, seat.strength, self._strategies)
        return self._lane(name, seat.game).turn(seat, standing)

    def _lane(self, name: str, game: str) -> Lane:
        known = strategy(name, game)
        if known.is_ours:
            return self.deep if known.searches else self.quick
        return self._outside.setdefault(name, Lane(1, self._games))

    @property
    def _lanes(self) -> tuple[Lane, ...]:
        """Of all bots."""
        return self.quick, self.deep, *self._outside.values()

    async def choose(
        self, seat: BotPlayer, position: Callable[[], BotTask | None], clock: TurnClock, turn: Waiting
    ) -> Chosen | None:
        """One of the actions, for which the clock is charged. What the bot is asked about is found out when it has its
        turn; None if that is nothing any more. A bot that fails twice has its move drawn by lot, so that a table never
        hangs."""
        async with turn.worker.queue.turn(turn.ticket):
            asked = position()
            if asked is None:
                return None
            found = await self._ask(seat, asked, clock, turn.worker)
            return found or Chosen(secrets.choice(asked.actions), None)

    async def advise(
        self, seat: BotPlayer, position: Callable[[], BotTask | None], standing: Standing
    ) -> Chosen | None:
        """What that bot would do in somebody's place; None if there is nothing to do any more, or if it failed."""
        turn = self.turn(seat, standing)
        async with turn.worker.queue.turn(turn.ticket):
            asked = position()
            if asked is None:
                return None
            clock = self.turn_clock(asked.actions[0].seat + 1)
            return await self._ask(seat, asked, clock, turn.worker)

    async def _ask(self, seat: BotPlayer, position: BotTask, clock: TurnClock, worker: Worker) -> Chosen | None:
        """None if it failed again and again."""
        view, actions, given = position
        name = nearest_strength(seat.game, seat.strength, self._strategies)
        number = actions[0].seat
        for tried in range(TRIES):
            seed = secrets.randbits(SEED_BITS) if given is None or tried else given
            asked = question(seat.game, view, actions, clock.budget(number), seed, bot=name, sitting=seat.sitting)
            started = time.monotonic()
            try:
                answer = await worker.ask(asked, len(actions))
            except BotFailed as error:
                self.metrics.bot_failures.inc()
                log.warning("bot-failed", extra=_told(seat.game, name, seed, error))
                continue
            self.metrics.bot_seconds.labels(name).observe(time.monotonic() - started)
            clock.charge(number, answer.seconds)
            return Chosen(actions[answer.index], answer.reason)
        return None

    # Tables of bots alone.

    def admits(self, table: str, standing: Standing) -> bool:
        """Whether the bots of a table may play now. Of tables of bots alone only a few do at a time; the others are
        kept in mind."""
        if standing.rank is not Rank.ALONE:
            self._alone.discard(table)
            self._alone_later.pop(table, None)
        elif table not in self._alone:
            if len(self._alone) >= MOST_ALONE:
                self._keep_in_mind(table)
                return False
            self._alone_later.pop(table, None)
            self._alone.add(table)
        return True

    def _keep_in_mind(self, table: str) -> None:
        self._alone_later[table] = None
        if len(self._alone_later) > MOST_ALONE_LATER:
            self._alone_later.popitem(last=False)

    def next_alone(self) -> list[str]:
        """Tables of bots alone for which there is room by now."""
        return list(islice(self._alone_later, MOST_ALONE - len(self._alone)))

    def leave(self, table: str, *, unfinished: bool) -> None:
        """A table leaves memory."""
        if table in self._alone:
            self._alone.discard(table)
            if unfinished:
                self._keep_in_mind(table)

    @property
    def waiting(self) -> int:
        """How many bots think or wait for their turn to think."""
        return sum(worker.queue.waiting for lane in self._lanes for worker in lane.workers)

    async def close(self) -> None:
        lanes = (*self._lanes, self.study)
        await asyncio.gather(*(worker.close() for lane in lanes for worker in lane.workers))


def _told(game: str, bot: str, seed: int, error: BotFailed) -> dict[str, object]:
    """For the log: what its author needs to find it. The seed is that of the bot's own luck, not that of the deal."""
    return {"game": game, "strength": bot, "seed": seed, "error": str(error), "code": error.code}
