"""What a temple answers when it is asked for many placements or matches at once."""

from enum import IntEnum
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes: TypeAlias = NDArray[np.int32]
    Ints: TypeAlias = NDArray[np.int64]

Spot: TypeAlias = tuple[int, int]
"""A place of a view: counted from the left, and its level."""


class Placements:
    """The legal placements of some shapes, as codes in ascending order (orientation, then y, then x)."""

    __slots__ = ("_found", "_head")

    def __init__(self, found: "Codes", shapes: int) -> None:
        self._found = found
        self._head = shapes + 1

    @property
    def codes(self) -> "Codes":
        """All of them."""
        return self._found[self._head :]

    def of(self, shape: int) -> "Codes":
        """Those of one shape."""
        return self._found[self._found[shape] : self._found[shape + 1]]

    def count(self, shape: int) -> int:
        return int(self._found[shape + 1] - self._found[shape])

    def counts(self) -> list[int]:
        """Of every shape."""
        starts: list[int] = self._found[: self._head].tolist()
        return [end - start for start, end in pairwise(starts)]

    def code(self, shape: int, number: int) -> int:
        """The code of one placement of a shape, counted from 0."""
        found = self._found
        return found.item(found.item(shape) + number)

    def __len__(self) -> int:
        return len(self._found) - self._head


class Claims(NamedTuple):
    """All legal placements of some blocks and what each would do for one side: five arrays of equal length."""

    blocks: "Ints"
    """Which block, as its place in the list that was asked."""
    codes: "Ints"
    keys: "Ints"
    """The keys of the hand it would complete: bit k is set for key number k."""
    faces: "Ints"
    """How many faces of the Enigma's colour the side would see then."""
    spots: "Ints"
    """Where the side would see the block: bit `10 * level + place` of a view."""


class Nearness(IntEnum):
    """How near a key is at its best place in a view, the nearest first.

    It lacks one or two squares which the blocks at hand could fill, or could not. A place where it is seen whole
    already does not count: there it can be completed no more.
    """

    ONE_AT_HAND = 0
    ONE = 1
    TWO_AT_HAND = 2
    TWO = 3
    THREE = 4
    FAR = 5


class Match(NamedTuple):
    """A place in a view where a key lies, or could: squares as spots."""

    seen: tuple[Spot, ...]
    missing: tuple[Spot, ...]
    colours: str
    """The letters of the missing squares, in their order."""
