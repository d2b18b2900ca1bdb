"""Search: each of the best choices is tried on many deals of what the seat cannot know.

First, on a few deals, what the position is worth when the turn is over, its second action well chosen: clear, but not
far. Then, as long as there is time, how the game ends if everybody plays on at a glance: far, but dim, for one game
says little. What was seen clearly counts as much as some twenty games played out.
"""

import random
from typing import TYPE_CHECKING, TypeAlias, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import answer_until, direct_answer
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.greedy import look, useful, worth_after
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.bots.ancient_knowledge.reasons import reason_of
from digsite.bots.bot import Budget, Reason, ThinkingBot
from digsite.bots.companions import companions
from digsite.bots.halving import best_of
from digsite.core import Action, Actions, Seat, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

End: TypeAlias = tuple[float, "KnowledgeState"]
"""A turn that is over: what it is worth, and the state."""

WIDTH = 8
"""Choices that are tried."""
SECOND = 4
"""Second actions that are tried after each first one."""
CLEAR_DEALS = 6
"""Deals on which the turn is planned: its worth hangs little on what is dealt."""
CLEAR_WEIGHT = 20.0
"""The games played out that a clear look counts for: it errs by some 3 points, the end of a game varies by 13."""
SECONDS = 2.0
"""For a turn, where the budget sets no limit."""
FIRST_SHARE, SECOND_SHARE, OTHER_SHARE = 0.5, 0.4, 0.1
"""The parts of the budget for a turn's first action, its second one, and what follows, so that a turn keeps to it."""


class MasterBot(ThinkingBot):
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Reason]:
        state, evaluation = look(view, legal_actions, rng, SHREWD)
        chosen = direct_answer(state, evaluation, legal_actions)
        gain = None
        if chosen is None:
            worths = {action: worth_after(state, action, evaluation) for action in useful(state, legal_actions)}
            best = sorted(worths, key=lambda action: -worths[action])[:WIDTH]
            first = [worths[action] for action in best]
            chosen = Trial(view, best, rng, budget.part(_share(state), SECONDS)).best(first)
            gain = worths[chosen] - evaluation.worth(state)
        return chosen, reason_of(chosen, gain)


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

    def best(self, worths: list[float]) -> Action:
        """`worths`: what each seems to be worth without a trial."""
        clear = self._clear_worths() or worths
        prior = [CLEAR_WEIGHT * worth for worth in clear]
        return self._actions[best_of(prior, self._play_out, self._budget)]

    def _clear_worths(self) -> list[float] | None:
        """What each is worth at the end of the turn, over all deals that time allows; None if it allows none."""
        total, deals = [0.0] * len(self._actions), 0
        while deals < CLEAR_DEALS:
            ends = self._ends(list(range(len(self._actions))))
            if ends is None:
                break
            total = [sum_so_far + worth for sum_so_far, (worth, _) in zip(total, ends, strict=True)]
            deals += 1
        return [worth / deals for worth in total] if deals else None

    def _play_out(self, which: list[int]) -> list[float] | None:
        """By how much each of these leads in the end, on one more deal for each core; None if time ran out over it."""
        others = companions(self._budget.cores - 1)
        for each in others:
            each.ask(_leads_elsewhere, self._view, self._actions, which, self._rng.getrandbits(64))
        leads = self.leads(which)
        if leads is None:
            return None
        return [sum(of_one) for of_one in zip(leads, *(each.answer() for each in others), strict=True)]

    def leads(self, which: list[int]) -> list[float] | None:
        """The same, on one deal."""
        ends = self._ends(which)
        if ends is None:
            return None
        leads = []
        for _, end in ends:
            if self._budget.spent:
                return None
            leads.append(_lead(_played_out(end), self._seat))
        return leads

    def _ends(self, which: list[int]) -> list["End"] | None:
        """How the turn ends after each of these, on one more deal; None if time ran out over it."""
        deal = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(self._view, self._rng))
        evaluation = Evaluation(deal, self._seat, prices=SHREWD)
        ends = []
        for i in which:
            if self._budget.spent:
                return None
            ends.append(_turn_over(_carried_out(deal, self._actions[i], evaluation), evaluation))
        return ends


def _leads_elsewhere(view: View, actions: Actions, which: list[int], seed: int) -> list[float] | None:
    """In another process, which is asked for so little at a time that it needs no limit."""
    return Trial(view, actions, random.Random(seed), Budget()).leads(which)


def _carried_out(state: "KnowledgeState", action: Action, evaluation: Evaluation) -> "KnowledgeState":
    """The state at the next main choice of anybody."""
    after = state.clone()
    after.apply(action)
    answer_until(after, MainAction, evaluation)
    return after


def _turn_over(state: "KnowledgeState", evaluation: Evaluation) -> "End":
    """What the turn under way comes to; if an action is left, the best one is taken."""
    seat = evaluation.seat
    if state.over or state.turn != seat:
        return evaluation.worth(state), state
    here = Evaluation(state, seat, prices=SHREWD)
    ends = [_carried_out(state, action, here) for action in _best_at_a_glance(state, seat)]
    return max(((here.worth(end), end) for end in ends), key=lambda found: found[0])


def _best_at_a_glance(state: "KnowledgeState", seat: Seat) -> list[Action]:
    offered = useful(state, state.legal_actions(seat))
    worths = Glance(state, seat).worths(offered)
    order = sorted(range(len(offered)), key=lambda i: -worths[i])
    return [offered[i] for i in order[:SECOND]]


def _played_out(state: "KnowledgeState") -> tuple[int, ...]:
    """The scores if everybody plays on at a glance. The state is used up."""
    while not state.over:
        seat = state.deciders[0]
        state.apply(Glance(state, seat).best(state.legal_actions(seat)))
    return state.scores


def _lead(scores: tuple[int, ...], seat: Seat) -> float:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
