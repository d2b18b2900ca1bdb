"""A process in which bots think. It reads one question a line from standard input. To each it writes `READY` as soon as
the rules and the bot are there (the first of a kind may be compiled for a while), and then an answer, a line each.

A question holds a view and the legal actions of one seat: there is no way from here to a state, a seed or another hand.
"""

import random
import sys
import time
from typing import Any

import msgspec

from digsite.bots import Bot, Budget, bot
from digsite.core import Game
from digsite.games import game, with_games

READY = b"ready\n"


class Question(msgspec.Struct):
    game: str
    strength: str
    view: dict[str, Any]
    actions: list[dict[str, Any]]
    seed: int
    seconds: float
    """For the whole turn."""
    gone: float
    """Of these, what the turn's decisions before this one took."""
    cores: int = 1
    """How many it may keep busy."""


class Answer(msgspec.Struct):
    index: int
    """Which of the actions."""
    seconds: float
    """How long it took to choose it."""


def answer(question: Question, rules: Game, chooser: Bot) -> Answer:
    """Let a bot choose."""
    actions = [rules.action(data) for data in question.actions]
    budget = Budget(question.seconds, gone=question.gone, cores=question.cores)
    begun = time.monotonic()
    chosen = chooser.choose(question.view, actions, random.Random(question.seed), budget)
    return Answer(actions.index(chosen), time.monotonic() - begun)


def main(more_games: list[str]) -> None:
    """`more_games`: registrations beyond the house's own, as NAME=MODULE:ATTRIBUTE."""
    games = with_games(dict(text.split("=", 1) for text in more_games))
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        question = decoder.decode(line)
        rules, chooser = game(question.game, games), bot(question.strength, question.game)
        _write(READY)
        _write(msgspec.json.encode(answer(question, rules, chooser)) + b"\n")


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
