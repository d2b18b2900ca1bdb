"""What the bots' compiled code works on: a table in short, the plans of keys, what things are worth."""

from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.geometry.kernel.compiled import array_of, compiler
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    COLUMNS,
    INTS,
    KEYS,
    ORIENTATIONS,
    STRIDE,
    TEMPLE,
    Ints,
    PackedArray,
)
from digsite.block_and_key.geometry.kernel.packed import TABLE as INT_TABLE
from digsite.block_and_key.rules import numbers

compiled = compiler(Path(__file__).parent, Path(numbers.__file__))

Floats: TypeAlias = NDArray[np.float64]

MOST_BLOCKS = 256
MOST_KEYS = 64
SEATS = 4
SITES = 9
HELD = 4
SUPPLY = 16
SHORT = 6

TABLE = np.dtype(
    [
        ("players", np.int64),
        ("turn", np.int64),  # whose it is
        ("solo_turn", np.int64),
        ("solo_turns", np.int64),  # how many there are
        ("goal", np.int64),  # claimed keys that trigger the final round
        ("last_turns", np.int64),
        ("strict", np.int64),  # whether a key that is to be seen already cannot be claimed
        # By seat.
        ("side", np.int64, (SEATS,)),
        ("enigma", np.int64, (SEATS,)),
        ("points", np.int64, (SEATS,)),
        ("claimed", np.int64, (SEATS,)),
        ("hand", np.int64, (SEATS, HELD)),
        ("held", np.int64, (SEATS,)),
        ("supply", np.int64, (SEATS, SUPPLY)),
        ("stocked", np.int64, (SEATS,)),
        # What lies between the players: sites, and bag and altars as far as they have been drawn.
        ("yard", np.int64, (SITES,)),
        ("bag", np.int64, (MOST_BLOCKS,)),
        ("bag_first", np.int64),
        ("bag_end", np.int64),
        ("altar", np.int64, (2, 2 * MOST_KEYS)),
        ("altar_first", np.int64, (2,)),
        ("altar_end", np.int64, (2,)),
        ("gone", np.int8, (MOST_KEYS,)),  # keys that have been claimed
    ],
    align=True,
)

LOOK = np.dtype(
    [
        # What one seat looks for ...
        ("side", np.int64),
        ("held", np.int64),
        ("hand", np.int64, (HELD,)),
        ("claim", np.float64, (HELD,)),  # what claiming each key is worth, and its promise
        ("promise", np.float64, (HELD,)),
        ("face", np.float64, (4,)),  # a face of each colour
        ("stock", np.float64, (4,)),  # how much a way to a key counts that asks for a block of this colour
        ("several", np.float64),
        ("half", np.float64),
        ("pair", np.float64),
        ("pair_half", np.float64),
        # ... and what is worked out on the way.
        ("view", np.int64, (4,)),
        ("lacking", np.int64, (4,)),  # by colour of a plan: where some of its squares are missing, all of them open,
        ("single", np.int64, (4,)),  # and where no more than one is
        ("open", np.int64),  # the open places of the view as it stands
        ("unseen", np.float64),  # what a placement is worth that the side does not see
        ("nearby", np.int8, (COLUMNS,)),
        ("tops", np.int64, (COLUMNS,)),
        ("lanes", np.int64, (STRIDE,)),
        ("before", np.int64, (8,)),
        ("codes", np.int32, (COLUMNS,)),
        ("listed", np.int64, (SHORT,)),
        ("listed_worth", np.float64, (SHORT,)),
    ],
    align=True,
)

PLAN = np.dtype(
    [
        # A key in one turn:
        ("anchors", np.int64),  # the anchors that keep it from leaving the view to the right,
        ("colours", np.int64),  # its number of colours, and for each of them
        ("colour", np.int64, (4,)),
        ("squares", np.int64, (4,)),  # its squares.
        ("shift", np.int64, (4, 16)),
    ],
    align=True,
)


class Weights(NamedTuple):
    """What things are worth, in points. Found by playing: see docs/bots.md."""

    claim: float
    """Claiming a key, besides its points: a new one comes."""
    promise: float
    """The share of a key's points that a sure promise of it counts."""
    face: float
    """A face of the Enigma's colour, while the game lasts."""
    none: float
    """How much a way to a key counts whose colour the supply holds no, one, two, three blocks of."""
    one: float
    two: float
    three: float
    yard: float
    """How much each block of that colour in the yard adds to it."""
    several: float
    """How much a way counts that needs several squares of one block, against one that needs one."""
    half: float
    """The number of ways that promise half of a key."""
    pair: float
    """The share of its promise that a key keeps which needs two blocks, of two colours."""
    pair_half: float
    """The number of such ways that promise half of that."""
    fade: float
    """The number of turns left at which half of a promise will be kept."""
    tempo: float
    """What it costs to excavate instead of placing,"""
    early: float
    """and how much less for each turn that is left."""
    later: float
    """The share of the best placement's gain that is left a turn later."""
    better: float
    """How much the gain counts that only a block of the line could bring."""
    line: float
    """The share that a third of what the blocks of the line gain together counts, besides."""
    moon: float
    """How much the mean key of the Moon altar counts, against one of the Sun's, where altars are compared."""
    keep: float
    """How much worse than the altars' mean a key must be before it is put back."""


WEIGHTS = np.dtype([(name, np.float64) for name in Weights._fields], align=True)


class Pieces(NamedTuple):
    """A piece set as the compiled code reads it."""

    forms: PackedArray
    first: Ints
    keys: PackedArray
    plans: PackedArray
    plans_of: Ints
    """For each key where its plans begin and end."""
    blocks: Ints
    """For each block its shape and colour."""
    cards: Ints
    """For each key its points, its altar (0 sun, 1 moon, -1 none), its site and its corner."""


class Scratch(NamedTuple):
    """Room to work in, kept by the caller: numba does not keep alive what only something packed points to."""

    temples: PackedArray
    tables: PackedArray
    looks: PackedArray
    worth: Floats
    """By key."""


def new_scratch() -> Scratch:
    return Scratch(np.zeros(1, TEMPLE), np.zeros(1, TABLE), np.zeros(1, LOOK), np.zeros(MOST_KEYS))


A_TABLE, A_WEIGHTS = array_of(TABLE), array_of(WEIGHTS)
FLOATS = numba.float64[::1]
_tuple_type: Any = numba.types.NamedTuple
SCRATCH = _tuple_type([A_TEMPLE, A_TABLE, array_of(LOOK), FLOATS], Scratch)
PIECES = _tuple_type([ORIENTATIONS, INTS, KEYS, array_of(PLAN), INT_TABLE, INT_TABLE, INT_TABLE], Pieces)
