"""What the compiled rules work on: a table packed into numbers, and what stays the same in all games of one kind."""

from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np

from digsite.block_and_key.geometry.kernel.compiled import array_of, compiler
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    KEYS,
    ORIENTATIONS,
    Ints,
    Packed,
    PackedArray,
)
from digsite.block_and_key.rules import numbers

compiled = compiler(Path(__file__).parent, Path(numbers.__file__))

MOST_BLOCKS = 256
MOST_KEYS = 64
MOST_SHAPES = 64
TURNS = 24
SEATS = 4
SITES = 9
ALTARS = 2
LINES = 6
COLOURS = 4
MOST_SUPPLIED = numbers.SUPPLY + 2 * 3
"""A line of three may come on top of a full supply, before blocks are discarded; a position may begin with that many,
and another line be excavated."""

# Why a game is over: 0 before its end, then as `rules.ending.REASONS` has them.
PLAYING, KEYS_CLAIMED, ALL_PASSED, NOTHING_FITS, NO_PLACEMENTS, TURNS_PLAYED = range(6)

STAR, SUN, MOON = range(3)
TIERS = ("star", "sun", "moon")

TABLE = np.dtype(
    [
        ("start", np.int64),
        ("turn", np.int64),
        ("step", np.int64),  # of `stages`
        ("solo_turn", np.int64),
        ("last_turns", np.int64),
        ("idle", np.int64),
        ("passes", np.int64),
        ("reason", np.int64),
        # Of the running turn.
        ("placed", np.int64),
        ("claims", np.int64),
        ("drawn", np.int64),
        ("claimable", np.int64),  # keys, as bits
        # By seat. Sets of keys are bits; a supply is sorted.
        ("hands", np.int64, (SEATS,)),
        ("claimed", np.int64, (SEATS,)),
        ("enigmas", np.int64, (SEATS,)),
        ("stocked", np.int64, (SEATS,)),
        ("supplies", np.int16, (SEATS, MOST_SUPPLIED)),
        # Stacks, what is drawn next last.
        ("yard", np.int64, (SITES,)),
        ("bagged", np.int64),
        ("bag", np.int16, (MOST_BLOCKS,)),
        ("piled", np.int64, (ALTARS,)),
        ("altars", np.int8, (ALTARS, MOST_KEYS)),
        # Solo.
        ("returned", np.int64, (ALTARS,)),
        ("marked", np.int64),
        ("markers", np.int8, (numbers.SOLO_TURNS,)),
        ("seen_markers", np.int64),  # bits, the first marker's lowest
        # An orientation that was seen to fit somewhere when a turn ended, of a shape that was left; -1: not looked yet.
        ("fitting", np.int64),
        # Chance: the seed, the hash of it alone, and how many numbers were drawn.
        ("seed", np.uint64, (4,)),
        ("keyed", np.uint64, (8,)),
        ("counter", np.int64),
    ],
    align=True,
)


FACTS = np.dtype(
    [
        ("players", np.int64),
        ("ask_forced", np.int64),
        ("strict_claims", np.int64),
        ("goal", np.int64),  # claimed keys that trigger the final round
        ("sides", np.int64, (SEATS,)),  # by seat the side it looks from
        ("floor_of", np.int64, (SEATS, COLOURS)),  # see `Setting.floors`; -1: not allowed
        ("lines", np.int64, (LINES, 3)),  # for each line of the yard its sites
        # Blocks: how many, of each its shape and colour, and the other way round (-1: there is none).
        ("blocks", np.int64),
        ("shape", np.int64, (MOST_BLOCKS,)),
        ("colour", np.int64, (MOST_BLOCKS,)),
        ("block_of", np.int64, (COLOURS, MOST_SHAPES)),
        # Shapes: how many, of each its first orientation, and of each orientation its shape.
        ("shapes", np.int64),
        ("first", np.int64, (MOST_SHAPES + 1,)),
        ("shape_of_form", np.int64, (MOST_SHAPES * TURNS,)),
        # Keys: how many, of each its points, its tier, the site and the corner it names (from 0).
        ("keys", np.int64),
        ("points", np.int64, (MOST_KEYS,)),
        ("tier", np.int64, (MOST_KEYS,)),
        ("site", np.int64, (MOST_KEYS,)),
        ("corner", np.int64, (MOST_KEYS,)),
        ("enigmas", np.int64, (COLOURS,)),
        ("enigma_cards", np.int64),
    ],
    align=True,
)


class Setting(NamedTuple):
    """What is the same in all games of one kind: pieces, number of players, options."""

    facts: Packed
    forms: PackedArray
    keys: PackedArray
    floors: PackedArray
    """Temples to begin with: empty, then one for each colour of the core cube to the north. `floor_of` says by seat and
    colour which of them stands when that seat turns that colour toward itself."""
    blank: PackedArray
    """A table with nothing on it."""


class Naming(NamedTuple):
    """How action ids are counted."""

    first: Ints
    """For each of `kinds` its first id."""
    anchors: Ints
    """For each code of a placement its number among the anchors, which the ids count."""
    codes: Ints
    """And back."""


A_TABLE = array_of(TABLE)
_tuple_type: Any = numba.types.NamedTuple
_typeof: Any = numba.typeof
SETTING = _tuple_type([_typeof(np.zeros(1, FACTS)[0]), ORIENTATIONS, KEYS, A_TEMPLE, A_TABLE], Setting)
NAMING = _typeof(Naming(*[np.zeros(1, np.int64)] * 3))
