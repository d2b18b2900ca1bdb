"""Main actions of Ancient Knowledge, each tried on deals on which this turn and the next one are planned, as `master`
does. What a position is worth then is told as a chance of winning."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.game_length import declines_left
from digsite.bots.ancient_knowledge.greedy import look, useful
from digsite.bots.ancient_knowledge.master import Trial
from digsite.bots.ancient_knowledge.one_step import worth_after
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.bots.ancient_knowledge.reasons import explained
from digsite.bots.bot import Budget
from digsite.bots.reason import Reason
from digsite.core import Action, Actions, State, View
from digsite.study.findings import MissedClaim
from digsite.study.judges import Stakes
from digsite.study.winning import winning_chance

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

SPREAD, SPREAD_A_TURN = 2.0, 1.1
"""Points by which a game may still go either way: at its end, and more for each turn to come. Fitted to the results of
games (`benchmarks/fit_spread.py`)."""


class KnowledgeContest:
    def __init__(self, view: View, actions: Actions, rng: random.Random) -> None:
        state, evaluation = look(view, actions, rng, SHREWD)
        worths = {action: worth_after(state, action, evaluation) for action in useful(state, actions)}
        for action in actions:
            worths.setdefault(action, worth_after(state, action, evaluation))
        self.choices: Sequence[Action] = sorted(worths, key=lambda action: -worths[action])
        self._worths, self._state, self._evaluation = worths, state, evaluation
        self._trial = Trial(view, self.choices, rng, Budget())
        self._lead, turns = standing(state, evaluation)
        self._spread = SPREAD + SPREAD_A_TURN * turns
        self._usual = worths[self.choices[0]]

    def try_out(self, which: Sequence[int], deals: int) -> Stakes:
        planned = [self._trial.planned(list(which)) for _ in range(deals)]
        worths = np.array(planned, np.float64).T
        return winning_chance(self._lead + worths - self._usual, self._spread)

    def reason(self, which: int) -> Reason:
        return explained(self._state, self._evaluation, self._worths, self.choices[which])


def standing(state: "KnowledgeState", evaluation: Evaluation) -> tuple[float, float]:
    """By how much the seat leads, all in all, and how many turns it has left."""
    sides = [evaluation.side(state, seat) for seat in range(state.players)]
    own = sides.pop(evaluation.seat)
    return own - max(sides), declines_left(state, evaluation.seat, SHREWD)


class KnowledgeJudge:
    asked = frozenset({"action"})
    thrift = 4

    def contest(self, view: View, actions: Actions, rng: random.Random) -> KnowledgeContest | None:
        return KnowledgeContest(view, actions, rng) if len(actions) > 1 else None

    def missed(self, state: State, action: Action, step: int) -> MissedClaim | None:
        del state, action, step  # nothing is claimed in this game
        return None


JUDGE = KnowledgeJudge()
