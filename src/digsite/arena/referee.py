"""A game whose bots may misbehave: it is played to its end all the same, and what each bot did is written down."""

import random
from collections.abc import Sequence

import msgspec

from digsite.arena.turn_clock import TurnClock
from digsite.bots import Bot
from digsite.bots.process_bot import BotFailed
from digsite.core import Action, Seat, State

LATE = 1.5
"""A decision by which its turn has taken longer than the budget by this factor, and the grace, counts as a time-out."""
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
    def __init__(
        self, bots: Sequence[Bot], seed: int | str, seconds: float | None, clock: str = "wall", cores: int = 1
    ) -> None:
        self._bots = bots
        self._luck = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
        self._clock = TurnClock(len(bots), seconds, clock, cores)
        self.conduct = [Conduct() for _ in bots]

    def play(self, state: State) -> None:
        """To the end; where several seats decide, the lowest goes first."""
        while not state.is_over:
            seat = state.deciders[0]
            self._clock.hear(state.apply(self._choice(state, seat)))

    def _choice(self, state: State, seat: int) -> Action:
        conduct, luck = self.conduct[seat], self._luck[seat]
        actions = state.legal_actions(seat)
        conduct.decisions += 1
        if conduct.failed:
            return luck.choice(actions)
        begun = self._clock.now()
        try:
            action = self._bots[seat].choose(state.view(seat), actions, luck, self._clock.budget(seat))
        except BotFailed as failure:
            conduct.failed = True
            conduct.timeouts += failure.code == BotFailed.TIMEOUT
            conduct.illegal += failure.code == BotFailed.ILLEGAL
            return luck.choice(actions)
        self._charge(seat, self._clock.now() - begun)
        if action in actions:
            return action
        conduct.illegal += 1
        return luck.choice(actions)

    def _charge(self, seat: Seat, took: float) -> None:
        self.conduct[seat].seconds += took
        turn, allowed = self._clock.charge(seat, took), self._clock.seconds
        if allowed is not None and turn > allowed * LATE + GRACE:
            self.conduct[seat].timeouts += 1
