"""Search: the choices that look best in one step are tried in many imagined games; the fewer are left, the more often.

Sequential halving: all choices that are left meet the same deals; again and again the worse half drops out.
"""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, cast

import numpy as np

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import Choice, choices
from digsite.bots.block_and_key.deals import Deals
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.reasons import ONLY_CHOICE, reason_of
from digsite.bots.block_and_key.weights import WEIGHTS
from digsite.bots.bot import Budget, Reason
from digsite.core import Action, Actions, View

if TYPE_CHECKING:
    from digsite.block_and_key.kernel.records import Records
    from digsite.block_and_key.state import BlockAndKeyState
    from digsite.bots.block_and_key.kernel.records import Floats

WIDTH = 24
"""Placements that are tried."""
BATCH = 4
"""Deals that are tried at once, between two looks at the clock."""
TO_THE_END = 1000
SECONDS = 1.0
"""For a turn, where the budget sets no limit."""
SHARES = {"draft": 0.8, "turn": 0.62, "return": 0.12, "refill": 0.08, "ancients": 0.16}
"""The part of the budget for each step, so that all steps of a turn together keep to it; others are not tried."""
CLOSE = 6.0
"""A lead of so many points is as good as won."""


class MasterBot:
    def __init__(self) -> None:
        self.reason: Reason | None = None

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        if len(legal_actions) == 1:
            self.reason = ONLY_CHOICE
            return legal_actions[0]
        state = cast("BlockAndKeyState", BLOCK_AND_KEY.determinize(view, rng))
        judgement = Judgement(state, legal_actions, most=WIDTH)
        chosen = self._best(judgement, choices(judgement), rng, budget)
        self.reason = reason_of(chosen.action, state.step, chosen.claims)
        return chosen.action

    def _best(self, judgement: Judgement, found: list[Choice], rng: random.Random, budget: Budget) -> Choice:
        # With others at the table, what comes after a draft cannot be imagined: they draft too.
        alone = judgement.state.players == 1
        share = SHARES.get(judgement.state.step, 0.0) if alone or judgement.state.step != "draft" else 0.0
        if len(found) == 1 or not share:
            return found[0]
        return Trial(judgement, found, Deals(judgement, rng), budget.part(share, SECONDS)).best()


class Trial:
    """Some choices, best first, tried against each other."""

    def __init__(self, judgement: Judgement, found: Sequence[Choice], deals: Deals, budget: Budget) -> None:
        self._judgement = judgement
        self._choices = [choice for choice in found if choice.first is not None]
        self._deals = deals
        self._budget = budget
        self._desks = [kernel.new_desk() for _ in range(budget.cores)]

    def best(self) -> Choice:
        left = list(range(len(self._choices)))
        total = np.zeros(len(left))
        rounds = (len(left) - 1).bit_length()
        with ThreadPoolExecutor(len(self._desks)) as pool:
            for number in range(rounds):
                until = (number + 1) / rounds
                while self._budget.used < until:
                    gained = self._try(pool, left)
                    if gained is None:
                        return self._choices[max(left, key=lambda i: total[i])]
                    total[left] += gained
                left = sorted(left, key=lambda i: -total[i])[: (len(left) + 1) // 2]
        return self._choices[left[0]]

    def _try(self, pool: ThreadPoolExecutor, which: list[int]) -> "Floats | None":
        """How well each of these choices does, on the same new deals; None if time ran out over it."""
        tables = self._deals.take(BATCH)
        cores = len(self._desks)
        gained = np.zeros(len(which))
        work = pool.map if cores > 1 else map
        parts = [which[core::cores] for core in range(cores)]
        for core, found in enumerate(work(self._try_some, parts, [tables] * cores, self._desks)):
            if len(found) < len(parts[core]):
                return None
            gained[core::cores] = found
        return gained

    def _try_some(self, which: list[int], tables: "Records", desk: kernel.Desk) -> list[float]:
        record, pieces = self._judgement.state.temple.record, self._judgement.pieces
        found: list[float] = []
        for i in which:
            if self._budget.spent:
                break
            first = np.array(self._choices[i].first, np.int64)
            points = kernel.imagine(record, tables, pieces, WEIGHTS, first, TO_THE_END, desk)
            found.append(float(_success(points, self._judgement.seat).sum()))
        return found


def _success(points: "Floats", seat: int) -> "Floats":
    """How well each game went: alone the points; else above all that one leads, and then by how much."""
    if points.shape[1] == 1:
        return points[:, 0]
    lead = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    success: Floats = np.tanh(lead / CLOSE) + lead / 50
    return success
