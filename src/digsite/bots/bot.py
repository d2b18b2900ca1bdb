"""What a bot is, and how long it may think."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, runtime_checkable

import msgspec

from digsite.core import Action, Actions, Json, View
from digsite.texts import Texts


class Budget:
    """How long a turn may take, all its decisions together, and how much of that is gone.

    A bot that searches takes a part for each decision, asks `spent` between its steps and then answers at once.
    """

    __slots__ = ("_begun", "_cancelled", "_clock", "cores", "seconds")

    def __init__(
        self,
        seconds: float | None = None,
        cancelled: Callable[[], bool] | None = None,
        *,
        gone: float = 0.0,
        cores: int = 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """None: as long as the bot likes. `cancelled` is asked too, so that a table can call its bot off.

        `gone`: the seconds that earlier decisions of the turn took. `cores`: how many the bot may keep busy.
        `clock`: what tells the seconds; `time.process_time` gives a bot its fair time on a busy machine.
        """
        self.seconds = seconds
        self.cores = cores
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

    def part(self, share: float, seconds: float) -> "Budget":
        """A share of the whole turn, beginning now and ending with it; of so many seconds if there is no limit."""
        whole = seconds if self.seconds is None else self.seconds
        return Budget(share * whole, lambda: self.spent, cores=self.cores, clock=self._clock)


class Bot(Protocol):
    """One strategy for one seat of one game. It is made anew for a game and may remember things between its choices.

    What it remembers is a help, no more: a server that was started again has a new bot play on, from the view alone.
    """

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        """One of `legal_actions` (never empty), judged by the view alone; all its luck comes from `rng`."""


def ask(bot: Bot, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, float]:
    """A bot's choice, and the seconds it took by the budget's clock."""
    before = budget.gone
    chosen = bot.choose(view, legal_actions, rng, budget)
    return chosen, budget.gone - before


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose as it did: a text of the catalogue and its variables."""

    text: str
    values: dict[str, Json] = {}

    def say(self, texts: Texts) -> str:
        """The reason in one line. A list among the variables is told as an enumeration."""
        values = {
            name: texts.enumerate(value) if isinstance(value, list) else value for name, value in self.values.items()
        }
        return texts.say(self.text, **values)


ONLY_CHOICE = Reason("bot-only-choice")


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    reason: Reason | None
    """Of its last choice; None before the first."""


class ThinkingBot(ABC):
    """A bot that can say why, and does not think where there is nothing to choose."""

    def __init__(self) -> None:
        self.reason: Reason | None = None

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        if len(legal_actions) == 1:
            self.reason = ONLY_CHOICE
            return legal_actions[0]
        chosen, self.reason = self._think(view, legal_actions, rng, budget)
        return chosen

    @abstractmethod
    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Reason]:
        """The choice among several, and why."""
