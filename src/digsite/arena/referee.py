"""A game whose bots may misbehave: it is played to its end all the same, and what each bot did is written down."""

import random
import time
from collections.abc import Callable, Sequence

import msgspec

from digsite.bots import Bot, Budget
from digsite.bots.process_bot import BotFailed
from digsite.core import Action, State

CLOCKS: dict[str, Callable[[], float]] = {"wall": time.monotonic, "process": time.process_time}
LATE = 1.5
"""A decision that takes longer than its budget by this factor, and by the grace, counts as a time-out."""
GRACE = 0.25


class Conduct(msgspec.Struct):
    """What one seat's bot did in one game."""

    decisions: int = 0
    seconds: float = 0.0
    illegal: int = 0
    """Choices that were not among the legal ones; a random one was played instead."""
    timeouts: int = 0
    failed: bool = False
    """Whether it stopped answering: all its later moves were random."""


class Referee:
    def __init__(self, bots: Sequence[Bot], seed: int | str, seconds: float | None, clock: str = "wall") -> None:
        self._bots = bots
        self._luck = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
        self._seconds = seconds
        self._clock = CLOCKS[clock]
        self.conduct = [Conduct() for _ in bots]

    def play(self, state: State) -> None:
        """To the end; where several seats decide, the lowest goes first."""
        while not state.is_over:
            seat = state.deciders[0]
            state.apply(self._choice(state, seat))

    def _choice(self, state: State, seat: int) -> Action:
        conduct, luck = self.conduct[seat], self._luck[seat]
        actions = state.legal_actions(seat)
        conduct.decisions += 1
        if conduct.failed:
            return luck.choice(actions)
        begun = self._clock()
        try:
            budget = Budget(self._seconds, clock=self._clock)
            action = self._bots[seat].choose(state.view(seat), actions, luck, budget)
        except BotFailed as failure:
            conduct.failed = True
            conduct.timeouts += failure.code == BotFailed.TIMEOUT
            conduct.illegal += failure.code == BotFailed.ILLEGAL
            return luck.choice(actions)
        took = self._clock() - begun
        conduct.seconds += took
        if self._seconds is not None and took > self._seconds * LATE + GRACE:
            conduct.timeouts += 1
        if action in actions:
            return action
        conduct.illegal += 1
        return luck.choice(actions)
