"""Alone, in an imagined turn: where the Ancients' block is placed."""

from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.compiled_rules.ancients import called_block, list_for_ancients, room_for_codes
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, Packed, PackedArray
from digsite.bots.block_and_key.kernel.open_places import look_around
from digsite.bots.block_and_key.kernel.packed import Pieces, compiled
from digsite.bots.block_and_key.kernel.placement_value import NOTHING, consider, look_for, worth_of_code


@compiled(makes_arrays=True)
def answer_ancients(
    temples: PackedArray, table: Packed, pieces: Pieces, weights: Packed, look: Packed
) -> tuple[int, int, int]:
    """The place that leaves the most promise."""
    temple, block = temples[0], called_block(table, pieces.setting)
    colour = pieces.setting.facts["colour"][block]
    look_for(temple, table, pieces, weights, False, look)
    look_around(temple, look)
    consider(temple, table, pieces, weights, block, look)
    codes = room_for_codes(pieces.setting)
    best_code, best = -1, NOTHING
    for i in range(list_for_ancients(temples, table, pieces.setting, codes)):
        number, column = codes[i] // COLUMNS, codes[i] % COLUMNS
        _, worth = worth_of_code(temple, pieces, look, number, column, colour)
        if worth > best:
            best_code, best = int(codes[i]), worth
    return kinds.PLACE, block, best_code
