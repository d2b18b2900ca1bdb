"""Choices of Block and Key, each tried in imagined games to the end, with every seat playing like `adept`."""

import random
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import Choice, choices
from digsite.bots.block_and_key.deals import Deals
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.master import TO_THE_END
from digsite.bots.block_and_key.reasons import explained
from digsite.bots.reason import Reason
from digsite.core import Action, Actions, State, View
from digsite.study.block_and_key.missed import missed_claim
from digsite.study.findings import MissedClaim
from digsite.study.judges import Stakes
from digsite.study.winning import chance_of

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState

EVERY = 100_000
"""All placements are listed, so that the one which was chosen is among them."""
SPREAD = 2.0
"""Points by which a game that stands level may go either way: nobody plays just as it was imagined."""


class BlockAndKeyContest:
    def __init__(self, state: "BlockAndKeyState", actions: Actions, rng: random.Random) -> None:
        self._judgement = Judgement(state, actions, most=EVERY)
        self._found: list[Choice] = choices(self._judgement)
        self._deals = Deals(self._judgement, rng)
        self._scratch = kernel.new_scratch()

    @cached_property
    def choices(self) -> Sequence[Action]:
        return [choice.action for choice in self._found]

    def try_out(self, which: Sequence[int], deals: int) -> Stakes:
        tables = self._deals.take(deals)
        return np.array([self._tried(self._found[i], tables) for i in which])

    def _tried(self, choice: Choice, tables: "np.ndarray") -> Stakes:
        judgement = self._judgement
        packed, first = judgement.state.temple.packed, np.array(choice.first, np.int64)
        points = kernel.roll_out(packed, tables, judgement.pieces, judgement.weights, first, TO_THE_END, self._scratch)
        return chance_of(points, judgement.seat, SPREAD)

    def reason(self, which: int) -> Reason:
        return explained(self._judgement, self._found, self._found[which])


class BlockAndKeyJudge:
    asked = frozenset({"draft", "turn", "return", "refill", "ancients"})
    thrift = 1

    def contest(self, view: View, actions: Actions, rng: random.Random) -> BlockAndKeyContest | None:
        state = cast("BlockAndKeyState", BLOCK_AND_KEY.determinize(view, rng))
        made = BlockAndKeyContest(state, actions, rng)
        return made if len(made.choices) > 1 else None

    def missed(self, state: State, action: Action, step: int) -> MissedClaim | None:
        return missed_claim(state, action, step)


JUDGE = BlockAndKeyJudge()
