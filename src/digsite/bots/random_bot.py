"""Any legal move, each as likely as the others: the floor under every other strategy."""

import random

from digsite.bots.bot import Budget
from digsite.core import Action, Actions, View


class RandomBot:
    looks = False

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[rng.randrange(len(legal_actions))]
