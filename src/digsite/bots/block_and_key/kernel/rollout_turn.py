"""A turn of an imagined game: the seat places or excavates, whichever `placement_value` prefers, and claims."""

import numpy as np

from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EMPTY, Ints, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import list_codes, put
from digsite.block_and_key.rules.numbers import SUPPLY as MOST_HELD
from digsite.bots.block_and_key.kernel.line_value import thinks_of_lines, worth_of_line
from digsite.bots.block_and_key.kernel.open_places import look_around
from digsite.bots.block_and_key.kernel.packed import HELD, SHORT, SITES, Pieces, compiled
from digsite.bots.block_and_key.kernel.placement_value import (
    NOTHING,
    consider,
    look_for,
    turns_left,
    worth_as_it_is,
    worth_of_code,
)


@compiled()
def fill_yard(table: Packed) -> None:
    for site in range(SITES):
        if table["yard"][site] == EMPTY and table["bag_first"] < table["bag_end"]:
            table["yard"][site] = table["bag"][table["bag_first"]]
            table["bag_first"] += 1


@compiled()
def take(numbers: Ints, size: int, place: int) -> None:
    """Take out one of the first `size` numbers."""
    for i in range(place, size - 1):
        numbers[i] = numbers[i + 1]


@compiled()
def _shortlist(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, block: int) -> None:
    """Find the placements of a block that are best as a rough look has it, best first."""
    shape, colour, codes = pieces.blocks[block, 0], pieces.blocks[block, 1], look["codes"]
    listed, worths = look["listed"], look["listed_worth"]
    consider(temple, table, pieces, weights, block, look)
    worths[:] = NOTHING
    for number in range(pieces.first[shape], pieces.first[shape + 1]):
        for j in range(list_codes(temple, pieces.forms, number, codes, 0)):
            _, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour, True)
            place = SHORT
            while place > 0 and worth > worths[place - 1]:
                place -= 1
            if place < SHORT:
                for i in range(SHORT - 1, place, -1):
                    listed[i], worths[i] = listed[i - 1], worths[i - 1]
                listed[place], worths[place] = codes[j], worth


@compiled()
def _best_placement(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, block: int
) -> tuple[int, int, float]:
    """The best placement of a block: its code (-1: none), the keys it claims, its worth."""
    _shortlist(temple, table, pieces, weights, look, block)
    best_code, best_claimed, best = -1, 0, NOTHING
    for i in range(SHORT):
        if look["listed_worth"][i] > NOTHING:
            code = look["listed"][i]
            number, column, colour = code // COLUMNS, code % COLUMNS, pieces.blocks[block, 1]
            claimed, worth = worth_of_code(temple, pieces, look, number, column, colour, False)
            if worth > best:
                best_code, best_claimed, best = code, claimed, worth
    return best_code, best_claimed, best


@compiled()
def claim(table: Packed, pieces: Pieces, claimed: int) -> None:
    seat = table["turn"]
    hand = table["hand"][seat]
    for i in range(HELD - 1, -1, -1):
        if claimed >> i & 1:
            table["points"][seat] += pieces.cards[hand[i], 0]
            table["claimed"][seat] += 1
            table["gone"][hand[i]] = 1
            take(hand, table["held"][seat], i)
            table["held"][seat] -= 1


@compiled()
def play_turn(temples: PackedArray, table: Packed, pieces: Pieces, weights: Packed, look: Packed) -> tuple[bool, int]:
    """Excavate or place, and claim; returns whether a block was placed, and the number of claims (bits)."""
    temple, seat = temples[0], table["turn"]
    size = table["stocked"][seat]
    supply = table["supply"][seat]
    look_for(temple, table, pieces, weights, True, look)
    look_around(temple, look)
    best, best_code, best_claimed, best_place = NOTHING, -1, 0, -1
    for i in range(size):
        code, claimed, worth = _best_placement(temple, table, pieces, weights, look, supply[i])
        if worth > best:
            best, best_code, best_claimed, best_place = worth, code, claimed, i
    line, worth = best_line(temple, table, pieces, weights, look, best)
    if line >= 0 and worth > best:
        excavate(table, line)
        return False, 0
    if best_code < 0:
        return False, 0
    block = supply[best_place]
    put(temples, pieces.forms, best_code, block, pieces.blocks[block, 1])
    take(supply, size, best_place)
    table["stocked"][seat] -= 1
    claim(table, pieces, best_claimed)
    return True, best_claimed


@compiled()
def best_line(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, held: float
) -> tuple[int, float]:
    """The line that is best to excavate (-1: none), and its worth; `held` is that of the supply's best placement."""
    line, most = -1, NOTHING
    if not thinks_of_lines(table):
        return line, most
    best = np.full(SITES, NOTHING)
    for site in range(SITES):
        if table["yard"][site] != EMPTY:
            best[site] = _best_placement(temple, table, pieces, weights, look, table["yard"][site])[2]
    as_it_is, left = worth_as_it_is(temple, table, pieces, weights, look), turns_left(table)
    for i in range(6):
        worth = worth_of_line(best, i, held, as_it_is, left, weights)
        if worth > most:
            line, most = i, worth
    return line, most


@compiled()
def excavate(table: Packed, line: int) -> None:
    """Take a line; of too many blocks those go that have been held longest."""
    seat = table["turn"]
    for i in range(3):
        site = line * 3 + i if line < 3 else i * 3 + line - 3
        if table["yard"][site] != EMPTY:
            table["supply"][seat, table["stocked"][seat]] = table["yard"][site]
            table["stocked"][seat] += 1
            table["yard"][site] = EMPTY
    while table["stocked"][seat] > MOST_HELD:
        take(table["supply"][seat], table["stocked"][seat], 0)
        table["stocked"][seat] -= 1
    fill_yard(table)
