"""A plan of the turn: each of the best choices is carried through to its end, the second action well chosen.

It knows what games have shown about cards, and their prices; but it imagines nobody else's turn, and draws no deals
again and again: what it cannot know is dealt a few times, so that no lucky card is taken for granted.
"""

import random
import statistics
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.bots.ancient_knowledge.greedy import GreedyBot
from digsite.bots.ancient_knowledge.planning import carried_out, judgement, turn_over
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.bots.bot import Budget
from digsite.core import Action, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

WIDTH = 6
"""Choices that are planned."""
SECOND = 4
"""Second actions that are tried after each."""
DEALS = 2


class AdeptBot(GreedyBot):
    def __init__(self) -> None:
        super().__init__(SHREWD)

    def _best(
        self, view: View, state: "KnowledgeState", worths: dict[Action, float], rng: random.Random, budget: Budget
    ) -> Action:
        best = sorted(worths, key=lambda action: -worths[action])[:WIDTH]
        return best[0] if budget.spent else _best_plan(view, best, rng)


def _best_plan(view: View, actions: list[Action], rng: random.Random) -> Action:
    """The action with which the turn comes to most, on average over a few deals."""
    if len(actions) == 1:
        return actions[0]
    found = [_plans(view, actions, rng) for _ in range(DEALS)]
    worths = [statistics.fmean(of_one) for of_one in zip(*found, strict=True)]
    return actions[worths.index(max(worths))]


def _plans(view: View, actions: list[Action], rng: random.Random) -> list[float]:
    """What the turn comes to with each of these, on one deal."""
    deal = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(view, rng))
    evaluation = judgement(deal, view["seat"])
    return [turn_over(carried_out(deal, action, evaluation), evaluation, SECOND)[0] for action in actions]
