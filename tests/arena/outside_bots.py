"""Bots as somebody else would write them, outside the house's table."""

import os
import random
from typing import Any

import msgspec
import numpy as np

from digsite.bots import Budget
from digsite.core import Action, Actions, View


class First:
    """Always the first of the choices."""

    looks = False

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[0]


class Numeric(First):
    """Counts with numpy."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        first = legal_actions[0]
        return msgspec.structs.replace(first, seat=np.int64(first.seat))


class Agreeing:
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Yes(First):
    """Returns what is equal to everything."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Any:
        return Agreeing()


class Taking(First):
    """Takes its choice out of the list, and the others too."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        if not isinstance(legal_actions, list):
            return legal_actions[0]
        first: Action = legal_actions.pop(0)
        legal_actions.clear()
        return first


class Crashing:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[len(view) // 0]


class Nonsense:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Any:
        return "nonsense"


class Mute(Exception):
    def __repr__(self) -> str:
        raise ValueError("no words")

    __str__ = __repr__


class Unsayable:
    """Returns what cannot be printed, and then raises it."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Any:
        self._asked += 1
        if self._asked == 1:
            return Mute()
        raise Mute


class Anything:
    """Returns what has no words of its own."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Any:
        return object()


class Quitting:
    """Ends its program, as a script may."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Any:
        raise SystemExit("secret")


class Unmade:
    def __init__(self) -> None:
        raise OSError("secret")


class Telling:
    """Prints, and tells in its errors what it saw."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        print("secret", flush=True)  # noqa: T201
        raise KeyError("secret")


class Dying:
    """Takes its process along."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        os._exit(3)


class BlockAndKeyOnly(First):
    games = ("block-and-key",)
    searches = True


class NoBot:
    pass


NOT_A_CLASS = 5
