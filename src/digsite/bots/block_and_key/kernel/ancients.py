"""Alone, in an imagined turn: the Ancients' block, and the key that marks a turn without a claim."""

import numpy as np

from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EMPTY, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import (
    EQUALLY_NEAR,
    is_corner_to_corner,
    list_codes,
    list_nearest,
    put,
)
from digsite.bots.block_and_key.kernel.open_places import look_around
from digsite.bots.block_and_key.kernel.packed import Pieces, compiled
from digsite.bots.block_and_key.kernel.placement_value import NOTHING, consider, look_for, worth_of_code
from digsite.bots.block_and_key.kernel.rollout_turn import fill_yard


@compiled()
def place_for_ancients(
    temples: PackedArray, table: Packed, pieces: Pieces, weights: Packed, look: Packed, key: int
) -> None:
    temple, site = temples[0], pieces.cards[key, 2]
    block = table["yard"][site]
    if block == EMPTY:
        return
    nearest = np.empty(EQUALLY_NEAR, np.int64)
    near = list_nearest(temple, pieces.cards[key, 3], nearest)
    look_for(temple, table, pieces, weights, False, look)
    look_around(temple, look)
    consider(temple, table, pieces, weights, block, look)
    shape, colour, codes = pieces.blocks[block, 0], pieces.blocks[block, 1], look["codes"]
    best_code, best = -1, NOTHING
    for number in range(pieces.first[shape], pieces.first[shape + 1]):
        for j in range(list_codes(temple, pieces.forms, number, codes, 0)):
            beside = False
            for i in range(near):
                beside = beside or is_corner_to_corner(temples, pieces.forms, codes[j], nearest[i])
            if beside:
                _, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour, False)
                if worth > best:
                    best_code, best = codes[j], worth
    table["yard"][site] = EMPTY
    if best_code >= 0:
        put(temples, pieces.forms, best_code, block, colour)
    else:
        table["bag"][table["bag_end"]] = block
        table["bag_end"] += 1
    fill_yard(table)


@compiled()
def mark(table: Packed) -> None:
    """Solo, a turn without a claim: one key of an altar is out of the game."""
    altar = 0 if table["altar_first"][0] < table["altar_end"][0] else 1
    if table["altar_first"][altar] < table["altar_end"][altar]:
        table["altar_first"][altar] += 1
