"""What every placement of some blocks is worth to one seat: about a million placements a second.

A placement is worth the keys it claims, the faces of the Enigma's colour, and what the view then promises for the keys
that stay in the hand (see `key_promise`).
"""

import numba
import numpy as np

from digsite.block_and_key.compiled_rules.packed import A_TABLE
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    COLUMNS,
    EMPTY,
    INTS,
    Ints,
    Packed,
    PackedArray,
)
from digsite.block_and_key.geometry.kernel.placing import count_bits, list_codes, lowest_bit
from digsite.block_and_key.geometry.kernel.seeing import is_completed, is_visible, new_faces
from digsite.block_and_key.rules.numbers import FACES_PER_POINT, SOLO_TURNS
from digsite.bots.block_and_key.kernel.key_promise import promise_of, take_stock, weigh_ways
from digsite.bots.block_and_key.kernel.open_places import look_around, open_places_after
from digsite.bots.block_and_key.kernel.packed import (
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
def turns_left(table: Packed, pieces: Pieces) -> float:
    """Own turns after this one, as far as can be told."""
    facts = pieces.setting.facts
    if facts["players"] == 1:
        return float(SOLO_TURNS - table["solo_turn"])
    if table["last_turns"] > 0:
        return 0.0
    most = 0
    for seat in range(facts["players"]):
        most = max(most, count_bits(table["claimed"][seat]))
    return float(max(1, facts["goal"] - most))


@compiled()
def look_for(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, claiming: bool, look: Packed) -> None:
    """Fill in what the seat whose turn it is looks for."""
    seat, left, facts = table["turn"], turns_left(table, pieces), pieces.setting.facts
    lasting = left / (left + weights["fade"])
    look["side"] = facts["sides"][seat]
    weigh_ways(weights, look)
    i, hand = 0, table["hands"][seat]
    while hand:
        key = lowest_bit(hand)
        points = float(facts["points"][key])
        look["hand"][i] = key
        barred = facts["strict_claims"] and is_visible(temple["views"][look["side"]], pieces.setting.keys[key])
        look["claim"][i] = points + weights["claim"] * lasting if claiming and not barred else 0.0
        look["promise"][i] = points * weights["promise"] * lasting
        i += 1
        hand &= hand - 1
    look["held"] = i
    look["face"][:] = 0.0
    if table["enigmas"][seat] >= 0:
        look["face"][table["enigmas"][seat]] = weights["face"] * lasting + (1.0 - lasting) / FACES_PER_POINT


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
def worth_of_faces(
    temple: Packed, pieces: Pieces, look: Packed, faces: int, colour: int, open_places: int
) -> tuple[int, float]:
    """Which keys of the hand a block that shows these faces claims (bits), and its worth if these places stay open."""
    view, side = look["view"], look["side"]
    for other in range(4):
        view[other] = temple["views"][side, other] & ~faces
    view[colour] |= faces
    claimed, worth = 0, 0.0
    fresh = faces & ~temple["views"][side, colour]
    for i in range(look["held"]):
        if look["claim"][i] > 0.0 and is_completed(view, pieces.setting.keys[look["hand"][i]], fresh):
            claimed |= 1 << i
            worth += look["claim"][i]
    return claimed, worth + _worth_of_view(view, pieces, look, open_places, claimed)


@compiled()
def worth_of_code(
    temple: Packed, pieces: Pieces, look: Packed, number: int, column: int, colour: int
) -> tuple[int, float]:
    """Which keys of the hand a placement claims (bits), and what it is worth."""
    form = pieces.setting.forms[number]
    faces = new_faces(temple, form, column, look["side"])
    if faces == 0:
        return 0, look["unseen"]
    return worth_of_faces(temple, pieces, look, faces, colour, open_places_after(temple, look, form, column))


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
    temple, table, look, facts = temples[0], tables[0], scratch.looks[0], pieces.setting.facts
    room = 0
    for i in range(len(blocks)):
        shape = facts["shape"][blocks[i]]
        room += (facts["first"][shape + 1] - facts["first"][shape]) * COLUMNS
    found = np.empty((room, 4), np.float64)
    codes = look["codes"]
    look_for(temple, table, pieces, weights[0], claiming, look)
    look_around(temple, look)
    count = 0
    for i in range(len(blocks)):
        shape, colour = facts["shape"][blocks[i]], facts["colour"][blocks[i]]
        consider(temple, table, pieces, weights[0], blocks[i], look)
        for number in range(facts["first"][shape], facts["first"][shape + 1]):
            for j in range(list_codes(temple, pieces.setting.forms, number, codes, 0)):
                claimed, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour)
                found[count, 0], found[count, 1] = i, codes[j]
                found[count, 2], found[count, 3] = claimed, worth
                count += 1
    return found[:count].copy()
