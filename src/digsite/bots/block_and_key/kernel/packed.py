"""What the bots' compiled code works on, besides a table of the compiled rules: the plans of keys, what things are
worth, and room to work in."""

from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key import compiled_rules
from digsite.block_and_key.compiled_rules.packed import A_TABLE, MOST_KEYS, SETTING, TABLE, Setting
from digsite.block_and_key.geometry.kernel.compiled import array_of, compiler
from digsite.block_and_key.geometry.kernel.packed import A_TEMPLE, COLUMNS, EMPTY, STRIDE, TEMPLE, Ints, PackedArray
from digsite.block_and_key.geometry.kernel.packed import TABLE as INT_TABLE
from digsite.block_and_key.rules import numbers

compiled = compiler(
    Path(__file__).parent, *Path(str(compiled_rules.__file__)).parent.glob("*.py"), Path(numbers.__file__)
)

Floats: TypeAlias = NDArray[np.float64]

HELD = numbers.HAND
SHORT = 6
SHOWN = 128
MOST_ACTIONS = 512

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
        ("shown", np.int64, (SHOWN,)),  # faces that some placement of a block shows, and roughly what that is worth
        ("shown_worth", np.float64, (SHOWN,)),
        ("listed", np.int64, (SHORT,)),
        ("listed_worth", np.float64, (SHORT,)),
        # Of the running turn, once it was asked for: what the altars promise.
        ("asked", np.int64),
        ("sun", np.float64),
        ("moon", np.float64),
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
    """What things are worth, in points. Found by playing: see docs/strength.md."""

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
    """What is the same in all games of one kind, and how their keys come about."""

    setting: Setting
    plans: PackedArray
    plans_of: Ints
    """For each key where its plans begin and end."""


class Scratch(NamedTuple):
    """Room to work in, kept by the caller: numba does not keep alive what only something packed points to."""

    temples: PackedArray
    tables: PackedArray
    looks: PackedArray
    worth: Floats
    """By key."""
    course: Ints
    """The actions of the last imagined game as `roll_out` takes the first; then -1. A long one is cut off."""


def new_scratch() -> Scratch:
    course = np.full((MOST_ACTIONS, 3), EMPTY)
    return Scratch(np.zeros(1, TEMPLE), np.zeros(1, TABLE), np.zeros(1, LOOK), np.zeros(MOST_KEYS), course)


A_WEIGHTS = array_of(WEIGHTS)
FLOATS = numba.float64[::1]
_tuple_type: Any = numba.types.NamedTuple
SCRATCH = _tuple_type([A_TEMPLE, A_TABLE, array_of(LOOK), FLOATS, INT_TABLE], Scratch)
PIECES = _tuple_type([SETTING, array_of(PLAN), INT_TABLE], Pieces)
