"""A bot from outside the house that looks one step ahead, on a few guesses at what is hidden.

    digsite simulate block-and-key --bots examples.one_step_bot:OneStep,random --games 4
    digsite play block-and-key --bots examples.one_step_bot:OneStep

A package offers it by name with an entry point in its pyproject.toml:

    [project.entry-points."digsite.bots"]
    one-step = "my_package:OneStep"
"""

import random
from collections.abc import Sequence
from typing import Any

import digsite

GUESSES = 2
"""Full states that are drawn for each decision: each takes about 0.2 ms, and what it shows of hidden cards is luck."""
MOST = 30
"""Choices that are looked at; of more, some at random."""


class OneStep:
    """Takes the choice after which it leads by most, on average over some guesses."""

    def choose(
        self, view: dict[str, Any], legal_actions: Sequence[digsite.Action], rng: random.Random, budget: digsite.Budget
    ) -> digsite.Action:
        if len(legal_actions) == 1:
            return legal_actions[0]
        game, seat = digsite.game(view["game"]), view["seat"]
        guesses = [game.determinize(view, rng) for _ in range(GUESSES)]
        numbers = rng.sample(range(len(legal_actions)), min(MOST, len(legal_actions)))
        return max((legal_actions[number] for number in numbers), key=lambda action: lead(guesses, action, seat))


def lead(guesses: Sequence[digsite.State], action: digsite.Action, seat: int) -> float:
    """What the seat has more than the best of the others, after that action."""
    total = 0
    for guess in guesses:
        after = guess.clone()  # 2 to 7 microseconds: never apply to what you need again
        after.apply(action)
        others = [score for other, score in enumerate(after.scores) if other != seat]
        total += after.scores[seat] - max(others, default=0)
    return total / len(guesses)
