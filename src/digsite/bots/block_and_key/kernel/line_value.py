"""What excavating a line is worth to one seat, beside a placement."""

import numba
import numpy as np

from digsite.block_and_key.compiled_rules.packed import A_TABLE, LINES
from digsite.block_and_key.geometry.kernel.packed import A_TEMPLE, Ints, Packed, PackedArray
from digsite.bots.block_and_key.kernel.open_places import look_around
from digsite.bots.block_and_key.kernel.packed import (
    A_WEIGHTS,
    FLOATS,
    PIECES,
    SCRATCH,
    Floats,
    Pieces,
    Scratch,
    compiled,
)
from digsite.bots.block_and_key.kernel.placement_value import NOTHING, look_for, turns_left, worth_as_it_is

FEW = 5  # A supply larger than this is placed from.


@compiled()
def thinks_of_lines(table: Packed, pieces: Pieces) -> bool:
    """Whether it makes sense to excavate: there are turns left, and the supply is small."""
    return bool(turns_left(table, pieces) > 0.0 and table["stocked"][table["turn"]] <= FEW)


@compiled()
def worth_of_line(best: Floats, sites: Ints, held: float, as_it_is: float, left: float, weights: Packed) -> float:
    """What excavating a line is worth; nothing for one that is empty.

    `best` is the best placement of each site's block, `held` that of the supply's, or nothing's.
    """
    held = max(held, as_it_is)
    most, total, count = held, 0.0, 0
    for i in range(3):
        site = sites[i]
        if best[site] > NOTHING:
            most = max(most, best[site])
            total += best[site] - as_it_is
            count += 1
    if count == 0:
        return NOTHING
    gain = weights["later"] * (held - as_it_is) + weights["better"] * (most - held) + weights["line"] * total / 3.0
    return float(as_it_is + gain + weights["early"] * left - weights["tempo"])


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, FLOATS, numba.float64, SCRATCH)
def appraise_lines(
    temples: PackedArray,
    tables: PackedArray,
    pieces: Pieces,
    weights: PackedArray,
    best: Floats,
    held: float,
    scratch: Scratch,
) -> Floats:
    """What excavating each line is worth, beside a placement's worth.

    `best` is the worth of the best placement of each site's block, `held` that of the supply's.
    """
    temple, table, look = temples[0], tables[0], scratch.looks[0]
    found = np.full(LINES, NOTHING)
    if not thinks_of_lines(table, pieces):
        return found
    look_for(temple, table, pieces, weights[0], True, look)
    look_around(temple, look)
    as_it_is = worth_as_it_is(temple, table, pieces, weights[0], look)
    left, lines = turns_left(table, pieces), pieces.setting.facts["lines"]
    for line in range(LINES):
        found[line] = worth_of_line(best, lines[line], held, as_it_is, left, weights[0])
    return found
