"""A process in which bots think. It reads one question a line from standard input. To each it writes `READY` as soon as
the rules and the bot are there (the first of a kind may be compiled for a while), and then an answer, a line each.

A question holds a view and the legal actions of one seat: there is no way from here to a state, a seed or another hand.
Each seat of each game has a bot of its own, which no other seat's question reaches.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from digsite.bots import Bot, bot
from digsite.bots.json_lines import Question, answered
from digsite.games import GAMES, Registrations, game, with_games

READY = b"ready\n"
SITTINGS = 256
"""Bots that are kept, those asked last: of the others only the memory is lost."""


class Sittings:
    """A bot for each seat of each game, for as long as there is room."""

    def __init__(self, most: int = SITTINGS) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()

    def bot(self, question: Question) -> Bot:
        """The one that has the seat; a new one if it has none."""
        seat = (question.sitting, question.game, question.bot)
        found = self._bots.pop(seat, None) or bot(question.bot, question.game)
        self._bots[seat] = found
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return found


def serve(lines: Iterable[bytes], write: Callable[[bytes], None], games: Registrations = GAMES) -> None:
    """Answer every question."""
    decoder, sittings = msgspec.json.Decoder(Question), Sittings()
    for line in lines:
        question = decoder.decode(line)
        rules, chooser = game(question.game, games), sittings.bot(question)
        write(READY)
        write(answered(question, rules, chooser).line())


def main(more_games: list[str]) -> None:
    """`more_games`: registrations beyond the house's own, as NAME=MODULE:ATTRIBUTE."""
    serve(sys.stdin.buffer, write_line, with_games(dict(text.split("=", 1) for text in more_games)))


def write_line(line: bytes) -> None:
    """To whoever asked."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
