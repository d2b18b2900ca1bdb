"""How the choices of one decision are compared: all of them on the same imagined deals of what the seat cannot know."""

import random
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from digsite.bots.reason import Reason
from digsite.core import Action, Actions, State, View
from digsite.study.findings import MissedClaim

Stakes: TypeAlias = NDArray[np.float64]
"""What is at stake, choices by deals: points where one plays alone, else the chance of winning, from 0 to 1."""


class Contest(Protocol):
    """One decision, whose choices can be tried on imagined deals that agree with what the seat knew."""

    choices: Sequence[Action]
    """What can be tried, the best in one step first."""

    def try_out(self, which: Sequence[int], deals: int) -> Stakes:
        """How each of these choices does, on so many new deals, the same for all of them."""

    def reason(self, which: int) -> Reason:
        """What speaks for a choice."""


class Judge(Protocol):
    """What a game needs in order to be studied."""

    asked: frozenset[str]
    """The kinds of decisions that are judged: those at which a game is won or lost."""
    thrift: int
    """One deal in so many is enough: where a deal says more, fewer are needed."""

    def contest(self, view: View, actions: Actions, rng: random.Random) -> Contest | None:
        """The decision of the seat whose view it is, or None if there is nothing to compare."""

    def missed(self, state: State, action: Action, step: int) -> MissedClaim | None:
        """What this action, about to be taken, leaves unclaimed."""


JUDGES = {
    "block-and-key": "digsite.study.block_and_key.judge:JUDGE",
    "ancient-knowledge": "digsite.study.ancient_knowledge.judge:JUDGE",
}
"""Game -> where its judge lives. Their code is compiled or heavy: it is loaded when it is needed."""


def judge_of(game: str) -> Judge:
    module, attribute = JUDGES[game].split(":")
    judge: Judge = getattr(import_module(module), attribute)
    return judge
