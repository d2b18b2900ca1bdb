"""A game of bots, played to its end. What each bot did is written down; one that misbehaves is borne with, or not."""

import random
import re
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from digsite.arena.turn_clock import TurnClock
from digsite.bots import Bot
from digsite.bots.bot import looks
from digsite.bots.json_lines import BotFailed
from digsite.core import Action, Actions, Seat, State, Watcher
from digsite.core.action import check_of

LATE = 1.5
"""A decision by which its turn has taken longer than the budget by this factor, and the grace, counts as a time-out."""
GRACE = 0.25
SAMPLES = 3
"""Faults of a seat in a game that are kept in words; the others are only counted."""
LONGEST = 200
"""Characters of what a bot returned."""
ADDRESS = re.compile(" at 0x[0-9a-fA-F]+")
"""Where something lay in the memory of one process."""


class Fault(msgspec.Struct, frozen=True):
    """Something a bot did wrong."""

    decision: int
    """At which of its decisions in the game, counted from 1."""
    kind: Literal["crash", "illegal", "no-answer"]
    told: str
    """The error and where it was raised, or what was returned."""


class Conduct(msgspec.Struct, omit_defaults=True):
    """What one seat's bot did in one game."""

    decisions: int = 0
    seconds: float = 0.0
    """What its decisions took; 0 in a line of results unless time was limited, so that a game is the same line wherever
    it is played."""
    illegal: int = 0
    """Choices that were not among the legal ones; a random one was played instead."""
    timeouts: int = 0
    crashes: int = 0
    """Decisions in which it raised an error; a random choice was played instead."""
    failed: bool = False
    """Whether it stopped answering: all its later moves were random."""
    faults: list[Fault] = []
    """The first of what went wrong, in words."""


class Referee:
    """Has bots play a game: asks them in turn, counts what they do wrong, and lets the game go on."""

    def __init__(
        self,
        bots: Sequence[Bot],
        seed: int | str,
        seconds: float | None,
        clock: str = "wall",
        cores: int = 1,
        work: float = 1.0,
        *,
        strict: bool = False,
    ) -> None:
        """`strict`: what a bot does wrong is raised, instead of being counted and replaced by a random choice."""
        self._bots = bots
        self._looks = [looks(each) for each in bots]
        self._strict = strict
        self._luck = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
        self._clock = TurnClock(len(bots), seconds, clock, cores, work)
        self.conduct = [Conduct() for _ in bots]

    def play(self, state: State, watch: Watcher | None = None) -> None:
        """To the end; where several seats decide, the lowest goes first."""
        while deciders := state.deciders:
            action = self._choice(state, deciders[0])
            events = state.apply(action)
            self._clock.hear(events)
            if watch is not None:
                watch(state, action, events)

    def _choice(self, state: State, seat: Seat) -> Action:
        conduct, actions = self.conduct[seat], state.legal_actions(seat)
        conduct.decisions += 1
        action = None if conduct.failed else self._answer(state, seat, actions)
        return self._luck[seat].choice(actions) if action is None else action

    def _answer(self, state: State, seat: Seat, actions: Actions) -> Action | None:
        """What the bot chooses; None if that is nothing that can be played."""
        conduct = self.conduct[seat]
        try:
            # A bot may do with its list whatever it likes.
            action = self._asked(state, seat, actions.copy() if isinstance(actions, list) else actions)
            is_plain = check_of(type(action))
            if is_plain is not None and action in actions:
                # What is merely equal to a choice (numbers of numpy's) stands for it.
                return action if is_plain(action) else actions[actions.index(action)]
        except BotFailed as failure:
            conduct.failed = True
            conduct.timeouts += failure.code == BotFailed.TIMEOUT
            conduct.illegal += failure.code == BotFailed.ILLEGAL
            self._note(seat, "no-answer", failure.reason, failure)
        except (Exception, SystemExit) as error:  # whatever a stranger's bot may raise
            conduct.crashes += 1
            self._note(seat, "crash", _told(error), error)
        else:
            conduct.illegal += 1
            self._note(seat, "illegal", _words(action, repr))
        return None

    def _note(
        self, seat: Seat, kind: Literal["crash", "illegal", "no-answer"], told: str, cause: object = None
    ) -> None:
        conduct = self.conduct[seat]
        if self._strict:
            where = f"seat {seat + 1}, decision {conduct.decisions}"
            raise BotFailed(f"{where}: {kind}: {told}") from (cause if isinstance(cause, BaseException) else None)
        if len(conduct.faults) < SAMPLES:
            conduct.faults = [*conduct.faults, Fault(conduct.decisions, kind, told)]

    def _asked(self, state: State, seat: Seat, actions: Actions) -> Action:
        before = self._clock.gone(seat)
        view = state.view(seat) if self._looks[seat] else {}
        action = self._clock.ask(self._bots[seat], view, actions, self._luck[seat])
        turn, allowed = self._clock.gone(seat), self._clock.seconds
        self.conduct[seat].seconds += turn - before
        self.conduct[seat].timeouts += allowed is not None and turn > allowed * LATE + GRACE
        return action


def _told(error: BaseException) -> str:
    """An error and the line that raised it."""
    raised = traceback.extract_tb(error.__traceback__)[-1:]
    where = "".join(f" ({Path(each.filename).name}, line {each.lineno})" for each in raised)
    return f"{type(error).__name__}: {_words(error, str)}{where}"


def _words(thing: object, say: Callable[[Any], str]) -> str:
    """What a stranger's bot returned or raised: cut short, the same in every process, and said somehow even where its
    class fails to."""
    try:
        text = say(thing)
    except (Exception, SystemExit):
        text = object.__repr__(thing)
    text = ADDRESS.sub("", text[: 2 * LONGEST])
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
