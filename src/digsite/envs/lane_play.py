"""A game of Block and Key that the compiled rules play, for as long as nobody asks for its state.

The rules to read are the authority, and tests hold both equal. They take several times as long; so they take over,
by playing what was chosen so far, only where the position itself is wanted: by who looks at it, copies or pickles it.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from numba.core import config

from digsite.core import Seat, State
from digsite.envs.actions import Ids, piece_set_of
from digsite.envs.batch.batch_env import lanes_for, outcome_of
from digsite.envs.observations import Observation
from digsite.envs.play import Dealer, Play, Rules

if TYPE_CHECKING:
    from digsite.envs.batch.lanes import Ended, Lanes

_config: Any = config  # Numba is only partly typed
_ALLOWED = np.ones(1, np.bool_)


class LanePlay(Play):
    def __init__(self, rules: Rules, lane: "Lanes", seed: int) -> None:
        """`lane`: a single one, of its own."""
        self.rules = rules
        self._half = self._ids = None
        self._lane: Lanes | None = lane
        self._ended: Ended | None = None
        lane.deal([seed])

    @property
    def state(self) -> State:
        if self._lane is not None:
            (seed, ids), rules = self._lane.played(0), self.rules
            state = rules.game.new(rules.players, seed, **rules.options)
            for number in ids:
                state.apply(rules.codec.decode(number, state))
            self._state, self._lane = state, None
        return self._state

    @property
    def is_over(self) -> bool:
        return super().is_over if self._lane is None else self._ended is not None

    @property
    def seat(self) -> Seat:
        return super().seat if self._lane is None else int(self._lane.tables["turn"][0])

    def _list_ids(self) -> Ids:
        return super()._list_ids() if self._lane is None else self._lane.legal()[0]

    def choose(self, number: SupportsIndex) -> None:
        if self._lane is None:
            super().choose(number)
            return
        ended = self._lane.step(np.array([self.allowed(number)]), _ALLOWED, 0, show_last=False)
        self._ids = None
        if ended.reasons[0]:
            self._ended = ended

    def observe(self, seat: Seat) -> Observation:
        return super().observe(seat) if self._lane is None else self._lane.observe(np.array([seat]))[0]

    def rewards(self) -> list[float]:
        if self._lane is None:
            return super().rewards()
        outcome = None if self._ended is None else outcome_of(self._ended, 0)
        return self.no_rewards() if outcome is None else self.rules.rewards(outcome)


class LaneDealer(Dealer):
    """Deals such games."""

    def _begin(self, seed: int) -> Play:
        return LanePlay(self._rules, _a_lane(self._rules).others(), seed)


def dealer_for(rules: Rules) -> Dealer:
    """What deals the games of an environment that shows no events and seldom a state."""
    return LaneDealer(rules) if _is_compiled(rules) else Dealer(rules)


def _is_compiled(rules: Rules) -> bool:
    """Whether there are compiled rules for these games, and a compiler."""
    if rules.game.name != "block-and-key" or rules.space != "whole" or _config.DISABLE_JIT:
        return False
    from digsite.block_and_key.pieces.piece_set import designed

    return piece_set_of(rules.options.get("pieces")) == designed()


@lru_cache(maxsize=16)
def _a_lane(rules: Rules) -> "Lanes":
    """One to make others of."""
    return lanes_for(rules, 1)
