"""A plan of the turn: each of the best choices is carried through to its end, the second action well chosen.

It knows what games have shown about cards, and their prices; but it imagines nobody else's turn, and draws no deals
again and again: what it cannot know is dealt a few times, so that no lucky card is taken for granted.
"""

import random
import statistics
from functools import partial
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.bots.ancient_knowledge.answers import direct_answer
from digsite.bots.ancient_knowledge.greedy import look, useful, worths_after
from digsite.bots.ancient_knowledge.planning import carried_out, judgement, turn_over
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.bots.ancient_knowledge.reasons import explained, reason_of
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

WIDTH = 6
"""Choices that are planned."""
SECOND = 4
"""Second actions that are tried after each."""
DEALS = 2


class AdeptBot(ThinkingBot):
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        state, evaluation = look(view, legal_actions, rng, SHREWD)
        chosen = direct_answer(state, evaluation, legal_actions)
        if chosen is not None:
            return chosen, partial(reason_of, chosen, None, state)
        worths = worths_after(state, useful(state, legal_actions), evaluation)
        best = sorted(worths, key=lambda action: -worths[action])[:WIDTH]
        chosen = best[0] if budget.spent else _best_plan(view, best, rng)
        return chosen, partial(explained, state, evaluation, worths, chosen)


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
