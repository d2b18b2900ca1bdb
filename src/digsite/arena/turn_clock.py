"""How long each seat has thought about the turn under way."""

import random
import time
from collections.abc import Callable, Iterable
from math import inf
from numbers import Real
from typing import Any, cast

from digsite.bots import Bot, Budget
from digsite.bots.bot import ask
from digsite.core import Action, Actions, BadOption, Event, Seat, View

CLOCKS: dict[str, Callable[[], float]] = {"wall": time.monotonic, "process": time.process_time}


class TurnClock:
    """A turn lasts from one event that begins a turn to the next; a seat that answers in another's has its own time."""

    def __init__(
        self, seats: int, seconds: float | None, clock: str = "wall", cores: int = 1, work: float = 1.0
    ) -> None:
        if not _is_time(seconds):
            raise BadOption(f"seconds: expected a number from 0 on, or None; got {seconds!r}", option="seconds")
        self.seconds = seconds
        self.cores = cores
        self.work = work
        self.now = CLOCKS[clock]
        self._used = [0.0] * seats

    def gone(self, seat: Seat) -> float:
        """The seconds that the turn under way has taken that seat so far."""
        return self._used[seat]

    def budget(self, seat: Seat) -> Budget:
        """For a decision that begins now."""
        return Budget(self.seconds, gone=self.gone(seat), cores=self.cores, work=self.work, clock=self.now)

    def ask(self, bot: Bot, view: View, legal_actions: Actions, luck: random.Random) -> Action:
        """The bot's choice for the seat whose actions these are, which is charged for it."""
        seat = legal_actions[0].seat
        chosen, seconds = ask(bot, view, legal_actions, luck, self.budget(seat))
        self.charge(seat, seconds)
        return chosen

    def charge(self, seat: Seat, seconds: float) -> float:
        """A decision took so long; returns what the turn has taken that seat by now."""
        self._used[seat] += seconds
        return self._used[seat]

    def hear(self, events: Iterable[Event]) -> None:
        """What a decision led to, perhaps a new turn."""
        if any(event.begins_turn for event in events):
            self._used = [0.0] * len(self._used)


def _is_time(seconds: Any) -> bool:
    return seconds is None or (isinstance(seconds, Real) and 0 <= cast("float", seconds) < inf)
