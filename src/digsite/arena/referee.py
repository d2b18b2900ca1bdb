"""A game of bots, played to its end. What each bot did is written down; one that misbehaves is borne with, or not."""

import random
from collections.abc import Sequence

import msgspec

from digsite.arena.turn_clock import TurnClock
from digsite.bots import Bot
from digsite.bots.lines import BotFailed
from digsite.core import Action, Actions, Seat, State, Watcher

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
        self,
        bots: Sequence[Bot],
        seed: int | str,
        seconds: float | None,
        clock: str = "wall",
        cores: int = 1,
        *,
        strict: bool = False,
    ) -> None:
        """`strict`: what a bot does wrong is raised, instead of being counted and replaced by a random choice."""
        self._bots = bots
        self._strict = strict
        self._luck = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
        self._clock = TurnClock(len(bots), seconds, clock, cores)
        self.conduct = [Conduct() for _ in bots]

    def play(self, state: State, watch: Watcher | None = None) -> None:
        """To the end; where several seats decide, the lowest goes first."""
        while not state.is_over:
            action = self._choice(state, state.deciders[0])
            events = state.apply(action)
            self._clock.hear(events)
            if watch is not None:
                watch(state, action, events)

    def _choice(self, state: State, seat: Seat) -> Action:
        conduct, actions = self.conduct[seat], state.legal_actions(seat)
        conduct.decisions += 1
        if self._strict:
            return self._asked(state, seat, actions)
        action = None if conduct.failed else self._answer(state, seat, actions)
        return self._luck[seat].choice(actions) if action is None else action

    def _answer(self, state: State, seat: Seat, actions: Actions) -> Action | None:
        """What the bot chooses; None if that is nothing that can be played."""
        conduct = self.conduct[seat]
        try:
            action = self._asked(state, seat, actions)
        except BotFailed as failure:
            conduct.failed = True
            conduct.timeouts += failure.code == BotFailed.TIMEOUT
            conduct.illegal += failure.code == BotFailed.ILLEGAL
            return None
        if action in actions:
            return action
        conduct.illegal += 1
        return None

    def _asked(self, state: State, seat: Seat, actions: Actions) -> Action:
        before = self._clock.gone(seat)
        action = self._clock.ask(self._bots[seat], state.view(seat), actions, self._luck[seat])
        turn, allowed = self._clock.gone(seat), self._clock.seconds
        self.conduct[seat].seconds += turn - before
        self.conduct[seat].timeouts += allowed is not None and turn > allowed * LATE + GRACE
        return action
