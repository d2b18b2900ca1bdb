"""The best choice as far as one step shows: points now, and what the view then promises."""

import random
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.reasons import explained
from digsite.bots.block_and_key.weights import WEIGHTS
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState

COMPARED = 6
"""Placements that are kept, so that the best can be told beside others."""


class AdeptBot(ThinkingBot):
    glances = 1.0
    """The share of the placements it looks at."""
    weights: ClassVar = WEIGHTS

    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        state = cast("BlockAndKeyState", BLOCK_AND_KEY.determinize(view, rng))
        judgement = Judgement(state, legal_actions, most=COMPARED, glances=self.glances, rng=rng, weights=self.weights)
        found = choices(judgement)
        return found[0].action, partial(explained, judgement, found, found[0])
