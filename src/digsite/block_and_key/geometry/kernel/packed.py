"""What the kernel works on: a temple, the orientations of shapes and the turns of keys, packed into numbers.

Columns are counted `10 * y + x` whatever the size of the floor, cells `100 * z + column`. Rules are asked of many
places at once, as bits of one word:

* Of the **floor**, a word holds six rows of ten columns, a *window*. Three windows overlap so that whatever lies
  within five rows lies whole in one of them: rows 0-5, 2-7 and 4-9. Bit `10 * (y - first row) + x` is column (x, y).
* Of a **view**, a word holds all six levels of ten places: bit `10 * z + place`, places counted from the left.

A shape in one orientation is thus tried at all its anchors (its least x and y) in a window with a handful of shifts
and ANDs, and a key likewise at all its places in a view.
"""

from array import array
from collections.abc import Sequence
from typing import Any, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.geometry.kernel.compiled import array_of

STRIDE = 10
COLUMNS = 100
HIGHEST = 6
WINDOWS = 3
WINDOW_ROWS = 6
WINDOW_STEP = 2
# Levels in tables: two above the highest cell, since a block may be judged that sticks out; what is higher is alike.
LEVELS = HIGHEST + 2
PLACES = STRIDE * HIGHEST

NORTH, EAST, SOUTH, WEST = range(4)
MOSS = 4
"""The "colour" of the core cube: its faces have those of its sides."""
EMPTY = -1
NOTHING_NEAR = 99

TEMPLE = np.dtype(
    [
        # What the rules ask, as windows. By the level of a cell: where it would rest on something; where nothing is in
        # its way down; where it would touch something; and, by the height of its block too, where it would touch a
        # stack sideways that is as high as the block.
        ("supported", np.int64, (LEVELS, WINDOWS)),
        ("clear", np.int64, (LEVELS, WINDOWS)),
        ("touching", np.int64, (LEVELS, WINDOWS)),
        ("overtopped", np.int64, (LEVELS, LEVELS, WINDOWS)),
        # What each side sees: by side and colour the places of the view, now and before the last block came; by side
        # and place how far in the first cell is.
        ("views", np.int64, (4, 4)),
        ("views_before", np.int64, (4, 4)),
        ("near", np.int64, (4, PLACES)),
        # What stands: by level and row bits of x; the same for "here or above"; the height of each column and of all.
        ("rows", np.int64, (LEVELS + 1, STRIDE)),
        ("rows_from", np.int64, (LEVELS + 1, STRIDE)),
        ("tops", np.int64, (COLUMNS,)),
        ("highest", np.int64),
        # The size of the floor, and by side the colours of the core cube.
        ("width", np.int64),
        ("depth", np.int64),
        ("height", np.int64),
        ("core", np.int64, (4,)),
        # Each cell: EMPTY, or 8 * block + colour.
        ("cells", np.int16, (COLUMNS * HIGHEST,)),
    ],
    align=True,
)

ORIENTATION = np.dtype(
    [
        ("size", np.int64),  # how many cells,
        ("level", np.int64, (5,)),  # how high each is above the lowest,
        ("shift", np.int64, (5,)),  # and in which column, counted from the anchor;
        ("tall", np.int64),  # how many levels it takes;
        ("columns", np.int64),  # how many columns, those that must be supported first,
        ("bearing", np.int64),  # how many of them those are,
        ("bottom", np.int64, (5,)),  # the level of each one's lowest cell
        ("base", np.int64, (5,)),  # and where each is, counted from the anchor;
        ("anchors", np.int64, (WINDOWS,)),  # the anchors that keep it on the floor, each in one window only.
    ],
    align=True,
)

KEY = np.dtype(
    [
        ("squares", np.int64),  # how many coloured squares,
        ("turns", np.int64),  # in how many different turns;
        ("shift", np.int64, (4, 16)),  # by turn and square: its place in the view, counted from the anchor,
        ("colour", np.int64, (4, 16)),  # and its colour;
        ("anchors", np.int64, (4,)),  # by turn the anchors that keep it from leaving the view to the right.
    ],
    align=True,
)

Packed: TypeAlias = Any
"""One of the three above: numba and numpy both read its fields by name."""
PackedArray: TypeAlias = NDArray[np.void]
"""An array of them; a temple is an array of one."""
Ints: TypeAlias = NDArray[np.int64]
Codes: TypeAlias = NDArray[np.int32]
"""Placements: `100 * orientation + column` of the anchor. How high the block comes to rest follows from what stands."""

# The types of arguments, for the functions that are called from outside: these are compiled when they are loaded.
A_TEMPLE, ORIENTATIONS, KEYS = array_of(TEMPLE), array_of(ORIENTATION), array_of(KEY)
INT = numba.int64
INTS = numba.int64[::1]
CODES = numba.int32[::1]
TABLE = numba.int64[:, ::1]


def temple_in(memory: bytearray) -> PackedArray:
    """The temple that these bytes hold; they are shared, not copied."""
    return np.frombuffer(memory, TEMPLE)


def flat_table(numbers: Sequence[int], columns: int) -> Ints:
    """The same from the numbers of all rows one after the other: many times as fast where there are many."""
    return np.frombuffer(array("q", numbers), np.int64).reshape(-1, columns)


def table(rows: Sequence[Sequence[int]], columns: int) -> Ints:
    """Rows of numbers as the kernel takes them."""
    return np.array(rows, np.int64).reshape(len(rows), columns)
