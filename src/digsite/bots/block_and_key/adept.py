"""The best choice as far as one step shows: points now, and what the view then promises."""

import random
from typing import TYPE_CHECKING, cast

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.reasons import reason_of
from digsite.bots.bot import Budget, Reason, ThinkingBot
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState


class AdeptBot(ThinkingBot):
    glances = 1.0
    """The share of the placements it looks at."""

    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Reason]:
        state = cast("BlockAndKeyState", BLOCK_AND_KEY.determinize(view, rng))
        best = choices(Judgement(state, legal_actions, glances=self.glances, rng=rng))[0]
        return best.action, reason_of(best.action, state.step, best.claims)


class NoviceBot(AdeptBot):
    """It takes the best of what it sees, but looks at few placements, as people do at first."""

    glances = 0.1
