"""What makes observations: one observer a game. What it shows is what the view of that seat shows, and nothing else."""

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import TypeAlias, TypeVar

import numpy as np

from digsite.core import BadOption, Seat, State, View
from digsite.envs.observations.layout import HIGHEST, LOWEST, Layout, Observation

SEATS = 4
"""Observations have room for so many, however many play."""
_ROWS_KEPT = 1024

Thing = TypeVar("Thing")
Row: TypeAlias = Callable[[tuple[Thing, ...] | frozenset[Thing]], bytes]
"""From what lies somewhere to how a part of an observation shows it."""


class Observer(ABC):
    """What a seat sees, as numbers: one vector for a state or a view, in the parts of its layout."""

    layout: Layout

    @abstractmethod
    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        """What that seat observes. `chosen`: in the split space, the block it has said but not yet placed."""

    @abstractmethod
    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        """The same from a seat's view: for a bot that was trained here and plays elsewhere."""


def checked_seat(state: State, seat: Seat) -> Seat:
    """The number of a seat of that table: -1 would find one in Python's lists, and show its secrets."""
    if type(seat) is int and 0 <= seat < state.players:
        return seat
    found = state.checked_seat(seat)
    if found is None:
        raise BadOption("seat: expected one that observes, got a spectator's", option="seat")
    return found


def looking_seat(view: View, game: str) -> Seat:
    """Whose view of that game it is."""
    if not isinstance(view, dict) or view.get("game") != game:
        raise BadOption(f"view: expected one of {game}, as `State.view` gives it; got {view!r:.60}", option="view")
    seat = view["seat"]
    if not isinstance(seat, int):
        raise BadOption("view: expected the view of a seat, got a spectator's", option="view")
    return seat


def kept(row: Row[Thing]) -> Row[Thing]:
    """The same, the last rows remembered: from one decision to the next most of them stay as they are."""
    return lru_cache(_ROWS_KEPT)(row)


def marking(numbers: Mapping[Thing, int], size: int) -> Row[Thing]:
    """So many zeros, with a 1 at the number of each thing."""

    def row(things: Iterable[Thing]) -> bytes:
        shown = bytearray(size)
        for thing in things:
            shown[numbers[thing]] = 1
        return bytes(shown)

    return kept(row)


def marking_each(numbers: Mapping[Thing, int], size: int, empty: Thing) -> Row[Thing]:
    """For each place so many zeros, with a 1 at the number of the thing that lies there, if it is not empty."""
    marked = marking(numbers, size)
    one = {thing: marked((thing,)) for thing in numbers} | {empty: bytes(size)}
    return kept(lambda things: b"".join([one[thing] for thing in things]))


def small(counts: Collection[int]) -> bytes:
    """Numbers as an observation holds them: one byte each, what is beyond shown as the largest or the least."""
    packed = _packed(len(counts))
    try:
        return packed(*counts)
    except struct.error:
        return packed(*[min(max(count, LOWEST), HIGHEST) for count in counts])


@cache
def _packed(size: int) -> Callable[..., bytes]:
    return struct.Struct(f"{size}b").pack


def finished(shown: bytearray, marks: Iterable[int]) -> Observation:
    """An observation that lies in these bytes, but for some marks.

    Bytes are written one by one several times as fast as the items of an array.
    """
    for mark in marks:
        shown[mark] = 1
    return np.frombuffer(shown, np.int8)
