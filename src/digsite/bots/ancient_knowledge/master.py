"""Search: each of the best choices is tried on many deals of what the seat cannot know.

On a deal, the turn is planned to its end, its second action well chosen; the others take theirs at a glance; then the
next turn is planned in the same way. What the position is worth then, and was worth between the turns, is what the
choice is worth on that deal.
"""

import random
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.greedy import GreedyBot
from digsite.bots.ancient_knowledge.one_step import worth_after
from digsite.bots.ancient_knowledge.planning import best_at_a_glance, carried_out, judgement, turn_over
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.bots.bot import Budget
from digsite.bots.companions import companions
from digsite.bots.halving import best_of
from digsite.core import Action, Actions, Seat, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

WIDTH = 8
"""Choices that are tried."""
SECOND = 10
"""Second actions that are tried after each first one, the best at a glance."""
NEXT = 8
"""First actions of the next turn that are tried."""
NEAR = 0.3
"""How much the end of this turn counts, beside the end of the next: what is nearer is seen more clearly."""
PLANS = 60
"""Choices that are planned on a deal in a turn, all deals together."""
FIRST_SHARE, SECOND_SHARE, OTHER_SHARE = 0.5, 0.4, 0.1
"""The parts of a turn's plans, and of its time, for its first action, its second one, and what follows."""


class MasterBot(GreedyBot):
    def __init__(self) -> None:
        super().__init__(SHREWD)

    def _best(
        self, view: View, state: "KnowledgeState", worths: dict[Action, float], rng: random.Random, budget: Budget
    ) -> Action:
        best = sorted(worths, key=lambda action: -worths[action])[:WIDTH]
        share = _share(state)
        trial = Trial(view, best, rng, budget.part(share))
        return trial.best([worths[action] for action in best], share * budget.work * PLANS)


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

    def best(self, worths: list[float], work: float) -> Action:
        """`worths`: what each seems to be worth in one step, which counts as much as one deal; `work`: how many plans
        are made."""
        return self._actions[best_of(worths, self._plan, work, self._budget, deals_a_try=self._budget.cores)]

    def _plan(self, which: list[int]) -> list[float] | None:
        """What each of these is worth on one more deal for each core; None if time ran out over it."""
        others = companions(self._budget.cores - 1)
        for each in others:
            each.ask(_planned_elsewhere, self._view, self._actions, which, self._rng.getrandbits(64))
        planned = self.planned(which)
        if planned is None:
            return None
        return [sum(of_one) for of_one in zip(planned, *(each.answer() for each in others), strict=True)]

    def planned(self, which: list[int]) -> list[float] | None:
        """The same, on one deal."""
        deal = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(self._view, self._rng))
        evaluation = judgement(deal, self._seat)
        worths = []
        for i in which:
            if self._budget.spent:
                return None
            worth, end = turn_over(carried_out(deal, self._actions[i], evaluation), evaluation, SECOND)
            worths.append(NEAR * worth + (1.0 - NEAR) * _worth_after_next_turn(end, self._seat))
        return worths


def _planned_elsewhere(view: View, actions: Actions, which: list[int], seed: int) -> list[float] | None:
    """In another process, which is asked for so little at a time that it needs no limit."""
    return Trial(view, actions, random.Random(seed), Budget()).planned(which)


def _worth_after_next_turn(state: "KnowledgeState", seat: Seat) -> float:
    """The others play at a glance until it is this seat's turn, which is planned. The state is used up."""
    while not (state.over or (state.turn == seat and isinstance(state.question, MainAction))):
        decider = state.deciders[0]
        state.apply(Glance(state, decider).best(state.legal_actions(decider)))
    here = judgement(state, seat)
    if state.over:
        return here.worth(state)
    first = max(best_at_a_glance(state, seat, NEXT), key=lambda action: worth_after(state, action, here))
    worth, _ = turn_over(carried_out(state, first, here), here, SECOND)
    return worth
