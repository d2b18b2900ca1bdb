"""Search: each of the best choices is tried on many deals of what the seat cannot know.

On each deal two things are asked of a choice: what the turn is worth at its end, with the best second action, as
`Evaluation` judges; and how the game ends if everybody plays on at a glance. The one sees clearly but not far, the
other far but dimly: both are points, and their sum does better than either.
"""

import random
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import direct_answer, rough_answer
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.greedy import look, worth_after
from digsite.bots.ancient_knowledge.reasons import ONLY_CHOICE, reason_of
from digsite.bots.bot import Budget, Reason
from digsite.bots.halving import best_of
from digsite.core import Action, Actions, Seat, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

WIDTH = 8
"""Choices that are tried."""
SECOND = 4
"""Second actions that are tried after each first one."""
SECONDS = 2.0
"""For a turn, where the budget sets no limit."""
ACTION_SHARE, OTHER_SHARE = 0.45, 0.1
"""The parts of the budget for each of a turn's two actions, and for what follows, so that a turn keeps to it."""


class MasterBot:
    def __init__(self) -> None:
        self.reason: Reason | None = None

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        if len(legal_actions) == 1:
            self.reason = ONLY_CHOICE
            return legal_actions[0]
        state, evaluation = look(view, legal_actions, rng)
        chosen = direct_answer(state, evaluation, legal_actions)
        gain = None
        if chosen is None:
            worths = {action: worth_after(state, action, evaluation) for action in legal_actions}
            best = sorted(legal_actions, key=lambda action: -worths[action])[:WIDTH]
            share = ACTION_SHARE if isinstance(state.question, MainAction) else OTHER_SHARE
            chosen = Trial(view, best, rng, budget.part(share, SECONDS)).best()
            gain = worths[chosen] - evaluation.worth(state)
        self.reason = reason_of(chosen, gain)
        return chosen


class Trial:
    """Some answers to one decision, best first, tried against each other."""

    def __init__(self, view: View, actions: Actions, rng: random.Random, budget: Budget) -> None:
        self._view = view
        self._seat: Seat = view["seat"]
        self._actions = actions
        self._rng = rng
        self._budget = budget

    def best(self) -> Action:
        return self._actions[best_of([0.0] * len(self._actions), self._try, self._budget)]

    def _try(self, which: list[int]) -> list[float] | None:
        """How well each of these does on one more deal; None if time ran out over it."""
        deal = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(self._view, self._rng))
        evaluation = Evaluation(deal, self._seat)
        gained = []
        for i in which:
            if self._budget.spent:
                return None
            after = _carried_out(deal, self._actions[i], evaluation)
            near, far = _worth_of_turn(after, evaluation), _lead(_played_out(after), self._seat)
            gained.append(near + far)
        return gained


def _carried_out(state: "KnowledgeState", action: Action, evaluation: Evaluation) -> "KnowledgeState":
    """The state at the next main choice of anybody."""
    after = state.clone()
    after.apply(action)
    while not after.over and not isinstance(after.question, MainAction):
        seat = after.deciders[0]
        offered = after.legal_actions(seat)
        answer = rough_answer(after, evaluation, offered) if seat == evaluation.seat else None
        after.apply(offered[0] if answer is None else answer)
    return after


def _worth_of_turn(state: "KnowledgeState", evaluation: Evaluation) -> float:
    """What the turn under way is worth at its end; if an action is left, with the best one."""
    if state.over or state.turn != evaluation.seat:
        return evaluation.worth(state)
    here = Evaluation(state, evaluation.seat)
    offered = state.legal_actions(evaluation.seat)
    best = sorted(offered, key=lambda action: -worth_after(state, action, here))[:SECOND]
    return max(here.worth(_carried_out(state, action, here)) for action in best)


def _played_out(state: "KnowledgeState") -> tuple[int, ...]:
    """The scores if everybody plays on at a glance. The state is used up."""
    while not state.is_over:
        seat = state.deciders[0]
        state.apply(Glance(state, seat).best(state.legal_actions(seat)))
    return state.scores


def _lead(scores: tuple[int, ...], seat: Seat) -> float:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
