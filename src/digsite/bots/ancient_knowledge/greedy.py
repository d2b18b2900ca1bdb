"""One step ahead: carry out each choice on a state that fits the view, and take the one that is worth most then."""

import random
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.player import HAND_LIMIT
from digsite.ancient_knowledge.rules.declining import MonumentToDecline
from digsite.ancient_knowledge.rules.timeline_phase import TimelineOrder
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import answer_until, direct_answer
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.prices import PRICES, Prices
from digsite.bots.ancient_knowledge.reasons import reason_of
from digsite.bots.bot import Budget, Reason, ThinkingBot
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

_RESTS = (MainAction, TimelineOrder, MonumentToDecline)
"""Questions at which a position can be judged as it is."""


class GreedyBot(ThinkingBot):
    """Asks of every choice what the table is worth after it, as `Evaluation` judges; it looks no further."""

    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__()
        self._prices = prices

    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Reason]:
        state, evaluation = look(view, legal_actions, rng, self._prices)
        chosen = direct_answer(state, evaluation, legal_actions)
        gain = None
        if chosen is None:
            offered = useful(state, legal_actions)
            worths = [worth_after(state, action, evaluation) for action in offered]
            gain = max(worths)
            chosen = offered[worths.index(gain)]
            gain -= evaluation.worth(state)
        return chosen, reason_of(chosen, gain)


def look(
    view: View, legal_actions: Actions, rng: random.Random, prices: Prices = PRICES
) -> tuple["KnowledgeState", Evaluation]:
    """A state that fits the view, and the judgement of the seat that decides. What was drawn for it stays unknown."""
    state = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(view, rng))
    seat = view["seat"]
    known = {*view["seats"][seat]["hand"], *(getattr(action, "card", "") for action in legal_actions)}
    return state, Evaluation(state, seat, known, prices)


def useful(state: "KnowledgeState", offered: Actions) -> Actions:
    """Without drawing into a full hand, if there is anything else to do: two who wait would play for ever."""
    if not isinstance(state.question, MainAction) or len(state.seats[offered[0].seat].hand) < HAND_LIMIT:
        return offered
    return [action for action in offered if action.kind not in ("search", "excavate")] or offered


def worth_after(state: "KnowledgeState", action: Action, evaluation: Evaluation) -> float:
    """What the position is worth once the action is carried through. The turn does not end in between."""
    twin = state.clone()
    is_action = isinstance(twin.question, MainAction)
    twin.actions_left += is_action
    twin.apply(action)
    answer_until(twin, _RESTS, evaluation)
    twin.actions_left -= is_action
    return evaluation.worth(twin)
