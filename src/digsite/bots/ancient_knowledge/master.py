"""Search: each of the best choices is tried on many deals of what the seat cannot know.

On each deal two things are asked of a choice: what the position is worth when the turn is over, its second action well
chosen; and what it is worth a round later, everybody playing on at a glance. The one sees clearly but not far, the
other farther but dimly: their sum does better than either.
"""

import random
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import direct_answer, rough_answer
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.greedy import look, useful, worth_after
from digsite.bots.ancient_knowledge.reasons import ONLY_CHOICE, reason_of
from digsite.bots.bot import Budget, Reason
from digsite.bots.halving import best_of
from digsite.core import Action, Actions, Seat, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

WIDTH = 6
"""Choices that are tried."""
SECOND = 4
"""Second actions that are tried after each first one."""
SECONDS = 2.0
"""For a turn, where the budget sets no limit."""
FIRST_SHARE, SECOND_SHARE, OTHER_SHARE = 0.5, 0.4, 0.1
"""The parts of the budget for a turn's first action, its second one, and what follows, so that a turn keeps to it."""


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
            worths = {action: worth_after(state, action, evaluation) for action in useful(state, legal_actions)}
            best = sorted(worths, key=lambda action: -worths[action])[:WIDTH]
            chosen = Trial(view, best, rng, budget.part(_share(state), SECONDS)).best()
            gain = worths[chosen] - evaluation.worth(state)
        self.reason = reason_of(chosen, gain)
        return chosen


def _share(state: "KnowledgeState") -> float:
    if not isinstance(state.question, MainAction):
        return OTHER_SHARE
    return FIRST_SHARE if state.actions_left == ACTIONS_A_TURN else SECOND_SHARE


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
            worth, after = _turn_over(_carried_out(deal, self._actions[i], evaluation), evaluation)
            gained.append(worth + _worth_a_round_later(after, self._seat))
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


def _turn_over(state: "KnowledgeState", evaluation: Evaluation) -> tuple[float, "KnowledgeState"]:
    """The state when the turn under way is over, and its worth; if an action is left, the best one is taken."""
    seat = evaluation.seat
    if state.over or state.turn != seat:
        return evaluation.worth(state), state
    here = Evaluation(state, seat)
    ends = [_carried_out(state, action, here) for action in _best_at_a_glance(state, seat)]
    return max(((here.worth(end), end) for end in ends), key=lambda found: found[0])


def _best_at_a_glance(state: "KnowledgeState", seat: Seat) -> list[Action]:
    offered = useful(state, state.legal_actions(seat))
    worths = Glance(state, seat).worths(offered)
    order = sorted(range(len(offered)), key=lambda i: -worths[i])
    return [offered[i] for i in order[:SECOND]]


def _worth_a_round_later(state: "KnowledgeState", seat: Seat) -> float:
    """When that seat has had another turn and it is over; everybody plays at a glance."""
    after = state.clone()
    was_its_turn = False
    while not after.over and not (was_its_turn and after.turn != seat):
        decider = after.deciders[0]
        after.apply(Glance(after, decider).best(after.legal_actions(decider)))
        was_its_turn = was_its_turn or after.turn == seat
    return Evaluation(after, seat).worth(after)
