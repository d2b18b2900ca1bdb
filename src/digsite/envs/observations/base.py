"""What makes observations: one observer a game. What it shows is what the view of that seat shows, and nothing else."""

import struct
from abc import ABC, abstractmethod
from collections.abc import Iterable

import numpy as np

from digsite.core import BadOption, Seat, State, View
from digsite.envs.observations.layout import HIGHEST, LOWEST, Layout, Observation

SEATS = 4
"""Observations have room for so many, however many play."""


class Observer(ABC):
    """What a seat sees, as numbers: one vector for a state or a view, in the parts of its layout."""

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


def finished(shown: bytearray, marks: Iterable[int], counts: list[int]) -> Observation:
    """An observation that so far lies in these bytes, with its marks set and its counts at the end.

    Bytes are written one by one several times as fast as the items of an array.
    """
    for mark in marks:
        shown[mark] = 1
    form = f"{len(counts)}b"
    try:
        struct.pack_into(form, shown, len(shown) - len(counts), *counts)
    except struct.error:
        within = [min(max(count, LOWEST), HIGHEST) for count in counts]
        struct.pack_into(form, shown, len(shown) - len(counts), *within)
    return np.frombuffer(shown, np.int8)
