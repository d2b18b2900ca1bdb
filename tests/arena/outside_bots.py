"""Bots as somebody else would write them, outside the house's table."""

import random
from typing import Any

from digsite.bots import Budget
from digsite.core import Action, Actions, View


class First:
    """Always the first of the choices."""

    looks = False

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[0]


class Crashing:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[len(view) // 0]


class Nonsense:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Any:
        return "nonsense"


class BlockAndKeyOnly(First):
    games = ("block-and-key",)
    searches = True


class NoBot:
    pass


NOT_A_CLASS = 5
