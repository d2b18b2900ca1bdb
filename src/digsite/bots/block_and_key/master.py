"""Search: the choices that look best in one step are tried in many imagined games, the better ones more often."""

import math
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import Choice, choices
from digsite.bots.block_and_key.deals import Deals
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.reasons import explained
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.bots.halving import best_of
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import PackedArray
    from digsite.block_and_key.state import BlockAndKeyState

WIDTH = 12
"""Choices that are tried."""
BEHIND = 6.0
"""Nor any that look worse than the best by more points than this."""
CLOSE = 12.0
"""Leads well below so many points count in full, those above less and less."""


class Depth(NamedTuple):
    """How far games are imagined."""

    turns: int
    """Of all seats together."""
    trust: int
    """What one step shows counts as much as so many imagined games."""
    games: int
    """That are imagined in a turn."""


TO_THE_END = 1000
"""No game has so many turns."""
DEPTHS = {
    1: Depth(turns=TO_THE_END, trust=10, games=150),
    2: Depth(turns=4, trust=2, games=400),
    3: Depth(turns=TO_THE_END, trust=10, games=150),
    4: Depth(turns=TO_THE_END, trust=10, games=150),
}
"""By the number of players. Games of two last long: breaking them off saves more luck than it leaves out truth."""
ALONE = {"turn": 0.62, "return": 0.12, "refill": 0.08, "ancients": 0.16}
"""The part of a turn's games for each step, and of its time; steps that are not named are not tried."""
AMONG_OTHERS = {"draft": 0.8, "turn": 0.86, "refill": 0.1}


class MasterBot(ThinkingBot):
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        state = cast("BlockAndKeyState", BLOCK_AND_KEY.determinize(view, rng))
        judgement = Judgement(state, legal_actions, most=WIDTH)
        found = choices(judgement)
        chosen = self._best(judgement, found, rng, budget)
        return chosen.action, partial(explained, judgement, found, chosen)

    def _best(self, judgement: Judgement, found: list[Choice], rng: random.Random, budget: Budget) -> Choice:
        state = judgement.state
        share = (ALONE if state.players == 1 else AMONG_OTHERS).get(state.step, 0.0)
        if len(found) == 1 or not share:
            return found[0]
        work = share * budget.work * DEPTHS[state.players].games
        return Trial(judgement, found, Deals(judgement, rng), budget.part(share)).best(work)


class Trial:
    """Some choices, best first, tried against each other."""

    def __init__(self, judgement: Judgement, found: Sequence[Choice], deals: Deals, budget: Budget) -> None:
        self._judgement = judgement
        least = found[0].worth - BEHIND
        self._choices = [choice for choice in found if choice.worth >= least][:WIDTH]
        self._deals = deals
        self._budget = budget
        self._depth = DEPTHS[judgement.state.players]
        self._scratches = [kernel.new_scratch() for _ in range(budget.cores)]

    def best(self, work: float) -> Choice:
        """`work`: how many games are imagined."""
        prior = [self._depth.trust * choice.worth for choice in self._choices]
        with ThreadPoolExecutor(len(self._scratches)) as pool:
            return self._choices[best_of(prior, partial(self._try, pool), work, self._budget)]

    def _try(self, pool: ThreadPoolExecutor, which: list[int]) -> list[float] | None:
        """How well each of these choices does, on the same new deal; None if time ran out over it."""
        tables = self._deals.take(1)
        cores = len(self._scratches)
        gained = [0.0] * len(which)
        work = pool.map if cores > 1 else map
        parts = [which[core::cores] for core in range(cores)]
        for core, found in enumerate(work(self._try_some, parts, [tables] * cores, self._scratches)):
            if len(found) < len(parts[core]):
                return None
            gained[core::cores] = found
        return gained

    def _try_some(self, which: list[int], tables: "PackedArray", scratch: kernel.Scratch) -> list[float]:
        judgement = self._judgement
        packed, pieces, weights = judgement.state.temple.packed, judgement.pieces, judgement.weights
        found: list[float] = []
        for i in which:
            if self._budget.spent:
                break
            first = np.array(self._choices[i].first, np.int64)
            points = kernel.roll_out(packed, tables, pieces, weights, first, self._depth.turns, scratch)[0]
            found.append(success(points.tolist(), judgement.seat))
        return found


def success(points: list[float], seat: int) -> float:
    """How well a game went, in points: alone those won, else the lead."""
    if len(points) == 1:
        return points[0]
    lead = points[seat] - max(score for other, score in enumerate(points) if other != seat)
    return CLOSE * math.tanh(lead / CLOSE)
