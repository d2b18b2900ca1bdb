"""One step ahead: carry out each choice on a state that fits the view, and take the one that is worth most then."""

import random
from functools import partial
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.player import HAND_LIMIT
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import direct_answer
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.one_step import worth_after
from digsite.bots.ancient_knowledge.prices import PRICES, Prices
from digsite.bots.ancient_knowledge.reasons import explained, reason_of
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


class GreedyBot(ThinkingBot):
    """Asks of every choice what the table is worth after it, as `Evaluation` judges; it looks no further."""

    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__()
        self._prices = prices

    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        state, evaluation = look(view, legal_actions, rng, self._prices)
        chosen = direct_answer(state, evaluation, legal_actions)
        if chosen is not None:
            return chosen, partial(reason_of, chosen, None, state)
        worths = worths_after(state, useful(state, legal_actions), evaluation)
        chosen = self._best(view, state, worths, rng, budget)
        return chosen, partial(explained, state, evaluation, worths, chosen)

    def _best(
        self, view: View, state: "KnowledgeState", worths: dict[Action, float], rng: random.Random, budget: Budget
    ) -> Action:
        """Of the choices that look useful, by what each is worth one step ahead. Stronger bots look further."""
        return max(worths, key=lambda action: worths[action])


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


def worths_after(state: "KnowledgeState", offered: Actions, evaluation: Evaluation) -> dict[Action, float]:
    """What the position is worth after each of these."""
    return {action: worth_after(state, action, evaluation) for action in offered}
