"""Reviews and trials of pieces in a worker process: a few steps or games at a time, so that everybody who waits gets
on."""

import asyncio
from typing import Any

import msgspec

from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.bots.json_lines import BotFailed
from digsite.core import Action
from digsite.games import Registrations, game
from digsite.server.bots.fair_queue import Rank, Standing, Ticket
from digsite.server.bots.pool import BotPool, Worker
from digsite.server.bots.study_worker import Look, Play, Try
from digsite.study.findings import Findings, TriedChoice, read_findings
from digsite.study.looking import WORK
from digsite.study.workshop import Stretch, Tally

SEED = 1
"""Of all reviews at a server: the same game has the same review."""
SECONDS = 600.0
"""For a few steps, after which the worker counts as hung. A review is never cut short: then there is none."""
TRIES = 2
IDLE = 300.0
"""Seconds after which a worker that nobody asks anything ends, and with it what it takes of the memory."""
NOBODY = Standing(Rank.REVIEW, "", "")


class CannotStudy(Exception):
    """What was asked has no answer: the fault of the question, not of whoever was to answer it."""


class Studies:
    """Asks the workers; every question waits for its turn."""

    def __init__(self, bots: BotPool, games: Registrations, work: int = WORK) -> None:
        self._bots = bots
        self._games = games
        self._leaving: dict[Worker, asyncio.Task[None]] = {}
        self.work = work

    def waiting(self, name: str) -> int:
        """How many wait for the worker of that game, or have it."""
        return self._worker(name).queue.waiting

    async def look(self, name: str, record: str, first: int, last: int, standing: Standing) -> Findings:
        """What these steps show; raises BotFailed, CannotStudy."""
        asked = Look(record, SEED, self.work, first, last)
        return read_findings(await self._ask(name, asked, standing), game(name, self._games))

    async def try_at(
        self, name: str, record: str, step: int, best: Action, tried: Action, standing: Standing
    ) -> TriedChoice:
        """What another choice at a step gives away; raises BotFailed, CannotStudy."""
        asked = Try(record, SEED, self.work, step, best.to_dict(), tried.to_dict())
        return msgspec.convert(await self._ask(name, asked, standing), TriedChoice)

    async def play(self, pieces: PieceSet, players: int, stretch: Stretch, standing: Standing) -> Tally:
        """What some games of bots with these pieces come to; raises BotFailed, CannotStudy."""
        asked = Play(pieces.to_data(), players, stretch)
        return msgspec.convert(await self._ask("block-and-key", asked, standing), Tally)

    async def _ask(self, name: str, asked: Look | Try | Play, standing: Standing) -> dict[str, Any]:
        """One of another's questions may have brought the worker down: it is asked once more."""
        worker, line = self._worker(name), msgspec.json.encode(asked) + b"\n"
        self._stay(worker)
        for tried in range(1, TRIES + 1):
            async with worker.queue.turn(Ticket(standing)):
                try:
                    told = await worker.exchange(line, SECONDS, _read)
                    break
                except BotFailed:
                    self._bots.metrics.bot_failures.inc()
                    if tried == TRIES:
                        raise
        if not worker.queue.waiting:
            self._leaving[worker] = asyncio.create_task(self._leave(worker))
        if "failed" in told:
            raise CannotStudy(str(told["failed"]))
        return told

    def _stay(self, worker: Worker) -> None:
        leaving = self._leaving.pop(worker, None)
        if leaving is not None:
            leaving.cancel()

    async def _leave(self, worker: Worker) -> None:
        await asyncio.sleep(IDLE)
        async with worker.queue.turn(Ticket(NOBODY)):
            await worker.close()

    def close(self) -> None:
        for worker in list(self._leaving):
            self._stay(worker)

    def _worker(self, name: str) -> Worker:
        return self._bots.study.of(name)[0]


def _read(line: bytes) -> dict[str, Any]:
    try:
        told: dict[str, Any] = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BotFailed(f"expected what was found, got {line[:80]!r}: {error}") from None
    return told
