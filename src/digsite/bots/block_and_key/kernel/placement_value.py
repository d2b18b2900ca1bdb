"""What every placement of some blocks is worth to one seat: about a million placements a second.

A placement is worth the keys it claims, the faces of the Enigma's colour, and what the view then promises for the keys
that stay in the hand (see `key_promise`).
"""

import numba
import numpy as np

from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    COLUMNS,
    EMPTY,
    INTS,
    Ints,
    Packed,
    PackedArray,
)
from digsite.block_and_key.geometry.kernel.placing import count_bits, list_codes
from digsite.block_and_key.geometry.kernel.seeing import is_completed, is_visible, new_faces
from digsite.block_and_key.rules.numbers import FACES_PER_POINT
from digsite.bots.block_and_key.kernel.key_promise import promise_of, take_stock, weigh_ways
from digsite.bots.block_and_key.kernel.open_places import look_around, open_places_after
from digsite.bots.block_and_key.kernel.packed import (
    A_TABLE,
    A_WEIGHTS,
    PIECES,
    SCRATCH,
    Floats,
    Pieces,
    Scratch,
    compiled,
)

NOTHING = -1e9


@compiled()
def turns_left(table: Packed) -> float:
    """Own turns after this one, as far as can be told."""
    if table["players"] == 1:
        return float(table["solo_turns"] - table["solo_turn"])
    if table["last_turns"] > 0:
        return 0.0
    most = 0
    for seat in range(table["players"]):
        most = max(most, table["claimed"][seat])
    return float(max(1, table["goal"] - most))


@compiled()
def look_for(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, claiming: bool, look: Packed) -> None:
    """Fill in what the seat whose turn it is looks for."""
    seat, left = table["turn"], turns_left(table)
    lasting = left / (left + weights["fade"])
    look["side"], look["held"] = table["side"][seat], table["held"][seat]
    weigh_ways(weights, look)
    for i in range(look["held"]):
        key = table["hand"][seat, i]
        points = float(pieces.cards[key, 0])
        look["hand"][i] = key
        barred = table["strict"] and is_visible(temple["views"][look["side"]], pieces.keys[key])
        look["claim"][i] = points + weights["claim"] * lasting if claiming and not barred else 0.0
        look["promise"][i] = points * weights["promise"] * lasting
    look["face"][:] = 0.0
    if table["enigma"][seat] >= 0:
        look["face"][table["enigma"][seat]] = weights["face"] * lasting + (1.0 - lasting) / FACES_PER_POINT


@compiled()
def _worth_of_view(view: Ints, pieces: Pieces, look: Packed, open_places: int, claimed: int) -> float:
    """What a view promises for the keys of the hand that have not been claimed, and its faces for the Enigma."""
    worth = 0.0
    for i in range(look["held"]):
        if look["promise"][i] > 0.0 and claimed >> i & 1 == 0:
            worth += look["promise"][i] * promise_of(view, pieces, look["hand"][i], open_places, look)
    for colour in range(4):
        if look["face"][colour] > 0.0:
            worth += look["face"][colour] * count_bits(view[colour])
    return worth


@compiled()
def consider(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, block: int, look: Packed) -> None:
    """Prepare for placements of this block."""
    take_stock(table, pieces, weights, block, look)
    look["unseen"] = _worth_of_view(temple["views"][look["side"]], pieces, look, look["open"], 0)


@compiled()
def worth_of_code(
    temple: Packed, pieces: Pieces, look: Packed, number: int, column: int, colour: int, roughly: bool
) -> tuple[int, float]:
    """Which keys of the hand a placement claims (bits), and what it is worth.

    Roughly: as if it left the same places open as before, which is twice as fast.
    """
    form, view, side = pieces.forms[number], look["view"], look["side"]
    faces = new_faces(temple, form, column, side)
    if faces == 0:
        return 0, look["unseen"]
    for other in range(4):
        view[other] = temple["views"][side, other] & ~faces
    view[colour] |= faces
    open_places = look["open"] if roughly else open_places_after(temple, look, form, column)
    claimed, worth = 0, 0.0
    fresh = faces & ~temple["views"][side, colour]
    for i in range(look["held"]):
        if look["claim"][i] > 0.0 and is_completed(view, pieces.keys[look["hand"][i]], fresh):
            claimed |= 1 << i
            worth += look["claim"][i]
    return claimed, worth + _worth_of_view(view, pieces, look, open_places, claimed)


@compiled()
def worth_as_it_is(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed) -> float:
    """What the view is worth if nothing is placed."""
    consider(temple, table, pieces, weights, EMPTY, look)
    return float(look["unseen"])


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, INTS, numba.boolean, SCRATCH)
def appraise(
    temples: PackedArray,
    tables: PackedArray,
    pieces: Pieces,
    weights: PackedArray,
    blocks: Ints,
    claiming: bool,
    scratch: Scratch,
) -> Floats:
    """All legal placements of these blocks, and what each is worth.

    A row of the answer: which of the blocks, the code, which keys of the hand it claims (bits), the worth.
    """
    temple, table, look = temples[0], tables[0], scratch.looks[0]
    room = 0
    for i in range(len(blocks)):
        shape = pieces.blocks[blocks[i], 0]
        room += (pieces.first[shape + 1] - pieces.first[shape]) * COLUMNS
    found = np.empty((room, 4), np.float64)
    codes = look["codes"]
    look_for(temple, table, pieces, weights[0], claiming, look)
    look_around(temple, look)
    count = 0
    for i in range(len(blocks)):
        shape, colour = pieces.blocks[blocks[i], 0], pieces.blocks[blocks[i], 1]
        consider(temple, table, pieces, weights[0], blocks[i], look)
        for number in range(pieces.first[shape], pieces.first[shape + 1]):
            for j in range(list_codes(temple, pieces.forms, number, codes, 0)):
                claimed, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour, False)
                found[count, 0], found[count, 1] = i, codes[j]
                found[count, 2], found[count, 3] = claimed, worth
                count += 1
    return found[:count].copy()
