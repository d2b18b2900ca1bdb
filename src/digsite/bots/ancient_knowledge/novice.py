"""A beginner's eyes: what is printed large and what happens now count; what comes later is not seen.

It takes a card for its points and for what it does at once. Endgame effects, and what a card does turn by turn, it
reads when it is too late; knowledge worries it in the turn in which it is about to be lost; and it looks at some of the
choices only.
"""

import random
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.cards.card import Builder
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.vocabulary import Trigger
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.glance_weights import GlanceWeights
from digsite.bots.ancient_knowledge.reasons import reason_of
from digsite.bots.ancient_knowledge.worths import Worths
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

GLANCES: Final = 0.75
"""The share of the choices it looks at."""
NEAR: Final = GlanceWeights(token_fading=0.3)
"""Knowledge that is not lost this turn hardly counts."""
AT_ONCE: Final = 1.5
"""What happens when a card is created looks worth as much, whatever it is."""


def _at_sight(card: Builder) -> float:
    return card.vp + (AT_ONCE if card.trigger is Trigger.IMMEDIATE else 0.0) - 0.5 * card.cost


AT_SIGHT: Final = Worths(
    {name: (_at_sight(card),) * 2 for name, card in BUILDERS.items()}
    | {name: (max(1.0, card.vp),) * 2 for name, card in TECHNOLOGIES.items()}
)
"""By the points printed on a card, at any time of the game."""


class NoviceBot(ThinkingBot):
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        state = cast("KnowledgeState", ANCIENT_KNOWLEDGE.determinize(view, rng))
        few = max(1, round(len(legal_actions) * GLANCES))
        seen = [legal_actions[i] for i in sorted(rng.sample(range(len(legal_actions)), few))]
        chosen = Glance(state, view["seat"], AT_SIGHT, NEAR).best(seen)
        return chosen, partial(reason_of, chosen, None, state)
