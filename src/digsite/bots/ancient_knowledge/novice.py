"""It takes the best of what it sees at a glance, but overlooks most of it, as people do at first."""

import random
from typing import TYPE_CHECKING, cast

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.reasons import reason_of
from digsite.bots.bot import Budget, Reason, ThinkingBot
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

GLANCES = 0.3
"""The share of the choices it looks at."""


class NoviceBot(ThinkingBot):
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Reason]:
        state = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(view, rng))
        few = max(1, round(len(legal_actions) * GLANCES))
        seen = [legal_actions[i] for i in sorted(rng.sample(range(len(legal_actions)), few))]
        chosen = Glance(state, view["seat"]).best(seen)
        return chosen, reason_of(chosen, None)
