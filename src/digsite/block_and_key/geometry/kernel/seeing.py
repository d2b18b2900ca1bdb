"""Views and keys: what a side sees, which keys lie in it, and what every placement would bring."""

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.geometry.kernel.compiled import compiled
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    COLUMNS,
    INT,
    INTS,
    KEYS,
    ORIENTATIONS,
    PLACES,
    STRIDE,
    TABLE,
    Ints,
    Packed,
    PackedArray,
)
from digsite.block_and_key.geometry.kernel.placing import count_bits, level_of_rest, list_codes, lowest_bit
from digsite.block_and_key.geometry.kernel.standing import across, way_in


@compiled(A_TEMPLE, INT)
def picture(temples: PackedArray, side: int) -> NDArray[np.uint8]:
    """What a side sees at each place of its view: the number of a colour, or 4 for nothing."""
    seen = np.full(PLACES, 4, np.uint8)
    for colour in range(4):
        for place in range(PLACES):
            if temples[0]["views"][side, colour] >> place & 1:
                seen[place] = colour
    return seen


@compiled(A_TEMPLE, INT, INT)
def count_faces(temples: PackedArray, side: int, colour: int) -> int:
    """How many faces of a colour a side sees."""
    return count_bits(temples[0]["views"][side, colour])


# Keys in a view.


@compiled()
def _matches(view: Ints, key: Packed, turn: int) -> int:
    """The anchors at which all squares of a key, turned so, lie on faces of their colours."""
    matches = key["anchors"][turn]
    for square in range(key["squares"]):
        matches &= view[key["colour"][turn, square]] >> key["shift"][turn, square]
    return int(matches)


@compiled()
def is_visible(view: Ints, key: Packed) -> bool:
    """Whether a match of the key lies in the view."""
    for turn in range(key["turns"]):  # noqa: SIM110  # numba compiles no generators
        if _matches(view, key, turn):
            return True
    return False


@compiled()
def is_completed(view: Ints, key: Packed, fresh: int) -> bool:
    """Whether a match of the key lies in the view that uses one of these places, which show their colour only now.

    Such a match was not there before, on the same squares in the same turn; and any other was.
    """
    for turn in range(key["turns"]):
        matches, uses = key["anchors"][turn], 0
        for square in range(key["squares"]):
            shift = key["shift"][turn, square]
            matches &= view[key["colour"][turn, square]] >> shift
            uses |= fresh >> shift
        if matches & uses:
            return True
    return False


@compiled()
def _visible(view: Ints, keys: PackedArray, hand: int) -> int:
    """Of the keys whose bits are set, those that lie in a view."""
    found = 0
    hand &= (1 << len(keys)) - 1
    while hand:
        key = lowest_bit(hand)
        if is_visible(view, keys[key]):
            found |= 1 << key
        hand &= hand - 1
    return found


@compiled(A_TEMPLE, KEYS, INT, INT)
def visible(temples: PackedArray, keys: PackedArray, side: int, hand: int) -> int:
    """Of the keys whose bits are set, those that a side sees."""
    return _visible(temples[0]["views"][side], keys, hand)


@compiled(A_TEMPLE, KEYS, INT, INT)
def visible_before(temples: PackedArray, keys: PackedArray, side: int, hand: int) -> int:
    """The same before the last block came."""
    return _visible(temples[0]["views_before"][side], keys, hand)


@compiled()
def _completed(view: Ints, keys: PackedArray, hand: int, fresh: int) -> int:
    """Of the keys whose bits are set, those that these places complete, which show their colour only now."""
    found = 0
    if not fresh:
        return found
    hand &= (1 << len(keys)) - 1
    while hand:
        key = lowest_bit(hand)
        if is_completed(view, keys[key], fresh):
            found |= 1 << key
        hand &= hand - 1
    return found


@compiled(A_TEMPLE, KEYS, INT, INT)
def completed(temples: PackedArray, keys: PackedArray, side: int, hand: int) -> int:
    """Of the keys whose bits are set, those that a side sees completed by the last block."""
    before, view = temples[0]["views_before"][side], temples[0]["views"][side]
    fresh = 0
    for colour in range(4):
        fresh |= view[colour] & ~before[colour]
    return _completed(view, keys, hand, fresh)


@compiled(A_TEMPLE, KEYS, INT, INT)
def new_matches(temples: PackedArray, keys: PackedArray, side: int, key: int) -> Ints:
    """For each turn of a key the anchors, as bits, of the matches that the last block completed for a side."""
    before, view = temples[0]["views_before"][side], temples[0]["views"][side]
    found = np.zeros(4, np.int64)
    for turn in range(keys[key]["turns"]):
        found[turn] = _matches(view, keys[key], turn) & ~_matches(before, keys[key], turn)
    return found


@compiled(A_TEMPLE, KEYS, INT, INT)
def count_matches(temples: PackedArray, keys: PackedArray, side: int, key: int) -> Ints:
    """For each turn of a key and each anchor in a side's view, how many of its squares lie on faces of their colour."""
    card = keys[key]
    counts = np.zeros((4, PLACES), np.int64)
    for turn in range(card["turns"]):
        for square in range(card["squares"]):
            lies = temples[0]["views"][side, card["colour"][turn, square]] >> card["shift"][turn, square]
            lies &= card["anchors"][turn]
            for anchor in range(PLACES):
                counts[turn, anchor] += lies >> anchor & 1
    return counts


# All placements, and what each would bring.


@compiled()
def new_faces(temple: Packed, form: Packed, column: int, side: int) -> int:
    """The places of a side's view where a block put here would be seen."""
    base = level_of_rest(temple, form, column)
    seen = 0
    for i in range(form["size"]):
        x, y = (column + form["shift"][i]) % STRIDE, (column + form["shift"][i]) // STRIDE
        place = (base + form["level"][i]) * STRIDE + across(temple, side, x, y)
        if way_in(temple, side, x, y) < temple["near"][side, place]:
            seen |= 1 << place
    return seen


@compiled(A_TEMPLE, ORIENTATIONS, INTS, KEYS, INT, INT, INT, TABLE)
def scan_claims(
    temples: PackedArray,
    forms: PackedArray,
    first: Ints,
    keys: PackedArray,
    side: int,
    hand: int,
    enigma: int,
    blocks: Ints,
) -> Ints:
    """All legal placements of these blocks (shape, colour), and what each would do for one side.

    A row of the answer: which of the blocks; the code; the keys of the hand that it would complete, as bits; how many
    faces of the Enigma's colour the side would then see; where it would see the block itself, as bits.
    """
    temple = temples[0]
    room = 0
    for i in range(len(blocks)):
        room += (first[blocks[i, 0] + 1] - first[blocks[i, 0]]) * COLUMNS
    found = np.empty((room, 5), np.int64)
    codes = np.empty(COLUMNS, np.int32)
    view = np.empty(4, np.int64)
    count = 0
    for i in range(len(blocks)):
        shape, colour = blocks[i, 0], blocks[i, 1]
        for number in range(first[shape], first[shape + 1]):
            for j in range(list_codes(temple, forms, number, codes, 0)):
                faces = new_faces(temple, forms[number], codes[j] % COLUMNS, side)
                for other in range(4):
                    view[other] = temple["views"][side, other] & ~faces
                view[colour] |= faces
                found[count, 0] = i
                found[count, 1] = codes[j]
                found[count, 2] = _completed(view, keys, hand, faces & ~temple["views"][side, colour])
                found[count, 3] = count_bits(view[enigma])
                found[count, 4] = faces
                count += 1
    return found[:count].copy()
