"""What a bot is, and how long it may think."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, TypeAlias

from digsite.bots.reason import Reason
from digsite.core import Action, Actions, View


class Budget:
    """How long a turn may take, all its decisions together, and how much of that is gone.

    A bot that searches does so much work and no more, however quick the machine; time is the fence around it. It takes
    a part for each decision, asks `spent` between its steps and then answers at once.
    """

    __slots__ = ("_begun", "_cancelled", "_clock", "cores", "seconds", "work")

    def __init__(
        self,
        seconds: float | None = None,
        cancelled: Callable[[], bool] | None = None,
        *,
        gone: float = 0.0,
        cores: int = 1,
        work: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """None: as long as the bot likes. `cancelled` is asked too, so that a table can call its bot off.

        `gone`: the seconds that earlier decisions of the turn took. `cores`: how many the bot may keep busy.
        `work`: how much a bot that searches shall imagine, 1 being what it usually does.
        `clock`: what tells the seconds; `time.process_time` gives a bot its fair time on a busy machine.
        """
        self.seconds = seconds
        self.cores = cores
        self.work = work
        self._clock = clock
        self._begun = clock() - gone
        self._cancelled = cancelled

    @property
    def spent(self) -> bool:
        """Whether to answer now."""
        if self._cancelled is not None and self._cancelled():
            return True
        return self.used >= 1.0

    @property
    def used(self) -> float:
        """The share of the turn's time that has gone by, from 0 to 1; without a limit always 0."""
        if self.seconds is None:
            return 0.0
        return min(self.gone / self.seconds, 1.0) if self.seconds > 0 else 1.0

    @property
    def gone(self) -> float:
        """The seconds that the turn has taken so far."""
        return self._clock() - self._begun

    @property
    def left(self) -> float | None:
        """Seconds left of the turn, never below zero; None where there is no limit."""
        return None if self.seconds is None else self.seconds * (1.0 - self.used)

    def part(self, share: float, seconds: float | None = None) -> "Budget":
        """A share of the whole turn, beginning now and ending with it. Where there is no limit: of so many seconds, or
        without a limit as well."""
        whole = seconds if self.seconds is None else self.seconds
        limit = None if whole is None else share * whole
        return Budget(limit, lambda: self.spent, cores=self.cores, work=self.work, clock=self._clock)


class Bot(Protocol):
    """One strategy for one seat of one game. It is made anew for a game and may remember things between its choices.

    What it remembers is a help, no more: a server that was started again has a new bot play on, from the view alone.
    A class of bots may also say, each in an attribute of that name: `games`, the names of those it plays (without it,
    any); `searches = True`, that it thinks as long as it may; `looks = False`, that it never reads the view, so that
    none need be made for it and it gets an empty one.
    """

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        """One of `legal_actions` (never empty), judged by the view alone; all its luck comes from `rng`."""


def looks(bot: Bot) -> bool:
    """Whether a bot reads the views it gets; making one takes longer than many a decision."""
    return getattr(bot, "looks", True)


def ask(bot: Bot, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, float]:
    """A bot's choice, and the seconds it took by the budget's clock."""
    before = budget.gone
    chosen = bot.choose(view, legal_actions, rng, budget)
    return chosen, budget.gone - before


ONLY_CHOICE = Reason("bot-only-choice")


Why: TypeAlias = Reason | Callable[[], Reason]
"""A reason, or how to find it: who plays a thousand games does not ask for it."""


class ThinkingBot(ABC):
    """A bot that can say why, and does not think where there is nothing to choose."""

    def __init__(self) -> None:
        self._why: Why | None = None

    @property
    def reason(self) -> Reason | None:
        """Of its last choice; None before the first."""
        if callable(self._why):
            self._why = self._why()
        return self._why

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        if len(legal_actions) == 1:
            self._why = ONLY_CHOICE
            return legal_actions[0]
        chosen, self._why = self._think(view, legal_actions, rng, budget)
        return chosen

    @abstractmethod
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        """The choice among several, and why."""
