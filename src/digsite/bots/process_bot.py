"""A bot in another process, of any language: JSON, one line for each question and one for each answer.

It is asked   {"digsite": 1, "game": "block-and-key", "seconds": 1.0, "view": {...}, "actions": [{...}, ...]}
and answers   {"index": 3}   with the place of its choice among the actions, counted from 0.

docs/bots.md tells more, `examples/line_bot.py` is one.
"""

import os
import random
import selectors
import shlex
import subprocess
from contextlib import suppress
from typing import ClassVar

import msgspec

from digsite.bots.bot import Budget
from digsite.core import Action, Actions, DigsiteError, View

PROTOCOL = 1
PREFIX = "run:"
"""A bot's name that begins so goes on with the command that starts it."""
PATIENCE = 60.0
"""Seconds for an answer where the budget sets no limit."""
GRACE = 1.0
"""Seconds beyond the budget that an answer may be on its way."""
LONGEST = 1 << 16
"""Bytes of an answer; more is no answer."""
_CLOSING = 2.0


class BotFailed(DigsiteError):
    """A bot did not answer, or not in the way agreed. It is not asked again."""

    code = "bot-failed"

    TIMEOUT: ClassVar[str] = "bot-timeout"
    ILLEGAL: ClassVar[str] = "bot-illegal"


class Answer(msgspec.Struct):
    index: int


class ProcessBot:
    """Starts its process with the first question, in the first game it plays; to be closed when the game is over."""

    def __init__(self, command: str, game: str) -> None:
        self._command = command
        self._game = game
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        question = {
            "digsite": PROTOCOL,
            "game": self._game,
            "seconds": budget.left,
            "view": view,
            "actions": [action.to_dict() for action in legal_actions],
        }
        try:
            line = self._ask(
                msgspec.json.encode(question) + b"\n", (PATIENCE if budget.left is None else budget.left) + GRACE
            )
            return legal_actions[_index(line, len(legal_actions))]
        except (BotFailed, OSError) as error:
            self.close()
            raise error if isinstance(error, BotFailed) else BotFailed(f"{self._command}: {error}") from error

    def _ask(self, question: bytes, seconds: float) -> bytes:
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(shlex.split(self._command), stdin=pipe, stdout=pipe)
        to_bot, from_bot = self._process.stdin, self._process.stdout
        if to_bot is None or from_bot is None or from_bot.closed:
            raise BotFailed(f"{self._command}: is no longer there")
        to_bot.write(question)
        to_bot.flush()
        return self._read_line(from_bot.fileno(), Budget(seconds))

    def _read_line(self, source: int, budget: Budget) -> bytes:
        line = b""
        with selectors.DefaultSelector() as selector:
            selector.register(source, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                if not selector.select(budget.left):
                    raise BotFailed(f"{self._command}: no answer in {budget.seconds:.1f} s", code=BotFailed.TIMEOUT)
                read = os.read(source, LONGEST)
                line += read
                if not read:
                    raise BotFailed(f"{self._command}: ended without an answer")
                if len(line) > LONGEST:
                    raise BotFailed(f"{self._command}: expected an answer of one short line")
        return line

    def close(self) -> None:
        """End the process."""
        if self._process is None:
            return
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        try:
            self._process.wait(_CLOSING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _index(line: bytes, count: int) -> int:
    try:
        index = msgspec.json.decode(line, type=Answer).index
    except msgspec.DecodeError as error:
        raise BotFailed(f'expected {{"index": N}}, got {line[:80]!r}: {error}') from None
    if not 0 <= index < count:
        raise BotFailed(f"index: expected 0 to {count - 1}, got {index}", code=BotFailed.ILLEGAL)
    return index
