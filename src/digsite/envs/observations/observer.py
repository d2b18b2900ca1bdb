"""What makes observations: one observer a game. What it shows is what the view of that seat shows, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

import numpy as np

from digsite.core import BadOption, Seat, State, View
from digsite.envs.observations.layout import HIGHEST, LOWEST, Layout, Observation

SEATS = 4
"""Observations have room for so many, however many play."""


class Observer(ABC):
    layout: Layout

    @abstractmethod
    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        """What that seat observes. `chosen`: in the split space, the block it has said but not yet placed."""

    @abstractmethod
    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        """The same from a seat's view: for a bot that was trained here and plays elsewhere."""


def looking_seat(view: View) -> Seat:
    seat = view["seat"]
    if not isinstance(seat, int):
        raise BadOption("view: expected the view of a seat, got a spectator's", option="view")
    return seat


def clipped(numbers: Iterable[int]) -> list[int]:
    return [min(max(number, LOWEST), HIGHEST) for number in numbers]


def blank(layout: Layout) -> Observation:
    return np.zeros(layout.size, np.int8)
