"""A bot in a process of its own, of any language, asked by `json_lines`; `examples/line_bot.py` is one."""

import os
import random
import selectors
import shlex
import subprocess
from contextlib import suppress

from digsite.bots.bot import Budget
from digsite.bots.json_lines import SEED_BITS, BotFailed, question, read_answer
from digsite.core import Action, Actions, BadOption, View

PREFIX = "run:"
"""A bot's name that begins so goes on with the command that starts it."""
PATIENCE = 60.0
"""Seconds for an answer where the budget sets no limit."""
GRACE = 1.0
"""Seconds beyond the budget that an answer may be on its way."""
LONGEST = 1 << 16
"""Bytes of an answer; more is no answer."""
_CLOSING = 2.0


class ProcessBot:
    """Starts its process with the first question, in the first game it plays; to be closed when the game is over."""

    def __init__(self, command: str, game: str) -> None:
        self._command = command
        self._words = _split(command)
        self._game = game
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        asked = question(self._game, view, legal_actions, budget, rng.getrandbits(SEED_BITS))
        patience = (PATIENCE if asked.seconds is None else asked.seconds) + GRACE
        try:
            return legal_actions[read_answer(self._ask(asked.line(), patience), len(legal_actions)).index]
        except (BotFailed, OSError) as error:
            self.close()
            raise error if isinstance(error, BotFailed) else BotFailed(f"{self._command}: {error}") from error

    def _ask(self, question: bytes, seconds: float) -> bytes:
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(self._words, stdin=pipe, stdout=pipe)
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


def _split(command: str) -> list[str]:
    """A command as a shell would read it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"{PREFIX}{command}: {error}", option="bots") from None
    if not words:
        raise BadOption(f"{PREFIX}: expected a command after it", option="bots")
    return words
