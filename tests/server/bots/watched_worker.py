"""The worker, in which nothing may be opened but code and its data, and nothing at all once a kind of question has been
answered before: a bot that looked for a table, a database or another process would fail."""

import os
import random
import sqlite3
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Any
from unittest.mock import patch

import digsite
from digsite.bots import BOTS, Budget, Strategy
from digsite.bots.json_lines import answered
from digsite.core import Action, Actions, View
from digsite.server.bots import worker

CODE = {sys.prefix, sys.base_prefix, str(Path(digsite.__file__).parents[2])}
"""What is installed, and this source tree: what is read here says nothing of any game."""
COMPILED = {os.environ.get("NUMBA_CACHE_DIR"), os.environ.get("XDG_CACHE_HOME"), str(Path("~/.cache").expanduser())}
OF_THE_MACHINE = {"/proc/cpuinfo", "/sys/", "/etc/", "/usr/", "/lib"}
ALLOWED = tuple(place for place in CODE | COMPILED | OF_THE_MACHINE if place)
FORBIDDEN = ("sqlite3.", "socket.", "subprocess.", "os.exec", "os.fork", "os.posix_spawn", "os.system", "ctypes.dlopen")


class Watch:
    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], int] = {}
        self.strict = False

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            self._opened(str(arguments[0]))
        elif self.strict and event.startswith(FORBIDDEN):
            raise PermissionError(f"{event} {arguments}")

    def _opened(self, path: str) -> None:
        if self.strict or not (path.startswith(ALLOWED) or path.isdecimal()):
            raise PermissionError(f"open {path}")

    def answered(self, *arguments: Any) -> Any:
        """As the worker answers; strictly watched from the second question of a kind on."""
        question = arguments[0]
        kind = (question.game, question.bot)
        self.asked[kind] = self.asked.get(kind, 0) + 1
        self.strict = self.asked[kind] > 1
        try:
            return answered(*arguments)
        finally:
            self.strict = False


class Reads:
    """A bot that looks into a file that is no code."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        with open(Path(gettempdir()) / "tables.sqlite3", "ab"):
            return legal_actions[0]


class Connects:
    """A bot that asks a database."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        sqlite3.connect(":memory:").close()
        return legal_actions[0]


PEEPING = {name: Strategy(f"{__spec__.name}:{name.capitalize()}") for name in ("reads", "connects")}

if __name__ == "__main__":
    watch = Watch()
    BOTS["pebbles"] = PEEPING
    sys.addaudithook(watch)
    with patch.object(worker, "answered", watch.answered):
        worker.main(sys.argv[1:])
