"""A process in which bots think. It reads one question a line from standard input. To each it writes `READY` as soon as
the rules and the bot are there (the first of a kind may be compiled for a while), and then an answer, a line each.

A question holds a view and the legal actions of one seat: there is no way from here to a state, a seed or another hand.
Each seat of each game has a bot of its own, which no other seat's question reaches. What a bot does wrong is told in
place of an answer, and the others play on.
"""

import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from digsite.bots import Bot, bot
from digsite.bots.json_lines import BotFailed, Question, answered
from digsite.games import GAMES, Registrations, game, with_games
from digsite.server.logs import tell_errors_of_a_worker

READY = b"ready\n"
SITTINGS = 256
"""Bots that are kept, those asked last: of the others only the memory is lost."""


class Fault(msgspec.Struct, tag="fault"):
    """Instead of an answer: what the bot did wrong. It goes into the log, so that it names nothing a seat may know."""

    told: str
    """The kind of an error and where it was raised, or the kind of what was returned."""
    code: str = BotFailed.code

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


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
        rules = game(question.game, games)
        try:
            chooser = sittings.bot(question)
            write(READY)
        except (Exception, SystemExit) as error:  # of a stranger's class
            write(READY)
            write(_fault(error.__cause__ or error).line())  # what the class itself raised
            continue
        try:
            write(answered(question, rules, chooser).line())
        except BotFailed as failure:
            write(Fault(failure.reason, failure.code).line())
        except (Exception, SystemExit) as error:  # whatever a stranger's bot may raise
            write(_fault(error).line())


def _fault(error: BaseException) -> Fault:
    """Without its message, which may name a card."""
    raised = traceback.extract_tb(error.__traceback__)[-1:]
    where = "".join(f" ({Path(each.filename).name}, line {each.lineno})" for each in raised)
    return Fault(f"{type(error).__name__}{where}")


def main(more_games: list[str]) -> None:
    """`more_games`: registrations beyond the house's own, as NAME=MODULE:ATTRIBUTE."""
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(sys.stdin.buffer, write_line, with_games(dict(text.split("=", 1) for text in more_games)))


def write_line(line: bytes) -> None:
    """To whoever asked."""
    to_server = sys.__stdout__
    if to_server is not None:
        to_server.buffer.write(line)
        to_server.buffer.flush()


if __name__ == "__main__":
    tell_errors_of_a_worker()
    main(sys.argv[1:])
