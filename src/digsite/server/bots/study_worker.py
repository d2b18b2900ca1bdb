"""A process in which games are looked at again, at the lowest priority the machine has: whoever plays comes first. It
is asked as bots are (`worker`): a line for some steps of a record, for one try at a step, or for some games with other
pieces; `READY`, then the answer.
"""

import os
import sys
from collections.abc import Callable, Iterable

import msgspec

from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.core import DigsiteError, Json, Record
from digsite.games import GAMES, Registrations, game, with_games
from digsite.server.bots.worker import READY, write_line
from digsite.server.logs import tell_errors_of_a_worker
from digsite.study.findings import Findings, TriedChoice
from digsite.study.looking import Task, look_at, try_at
from digsite.study.workshop import Stretch, Tally, play

LOWEST = 19
"""The nicest a process can be."""


class Look(msgspec.Struct, tag="look"):
    """Steps of a finished game, of which nothing is secret any more."""

    record: str
    seed: int
    work: int
    first: int
    last: int


class Try(msgspec.Struct, tag="try"):
    """Another choice at a step, beside the best one that was found."""

    record: str
    seed: int
    work: int
    step: int
    best: dict[str, Json]
    action: dict[str, Json]


class Play(msgspec.Struct, tag="play"):
    """Some games of bots with a set of pieces."""

    pieces: dict[str, Json]
    players: int
    stretch: Stretch


class Failed(msgspec.Struct):
    """Why there is no answer."""

    failed: str


def answer(asked: Look | Try | Play, games: Registrations) -> Findings | TriedChoice | Tally | Failed:
    try:
        if isinstance(asked, Play):
            return play(PieceSet.from_data(asked.pieces), asked.players, asked.stretch)
        task = Task.of(Record.loads(asked.record), asked.seed, asked.work)
        if isinstance(asked, Look):
            return look_at(task, asked.first, asked.last)
        rules = game(task.record.game, games)
        return try_at(task, asked.step, rules.action(asked.best), rules.action(asked.action))
    except DigsiteError as error:
        return Failed(f"{error.code}: {error.reason}")


def serve(lines: Iterable[bytes], write: Callable[[bytes], None], games: Registrations = GAMES) -> None:
    """Answer every question."""
    decoder = msgspec.json.Decoder(Look | Try | Play)
    for line in lines:
        asked = decoder.decode(line)
        write(READY)
        write(msgspec.json.encode(answer(asked, games)) + b"\n")


if __name__ == "__main__":
    tell_errors_of_a_worker()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    serve(sys.stdin.buffer, write_line, with_games(dict(text.split("=", 1) for text in sys.argv[1:])))
