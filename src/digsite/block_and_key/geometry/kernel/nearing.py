"""How near keys are to being fulfilled, in a view as it is and as each of many placements would make it."""

import numpy as np

from digsite.block_and_key.geometry.kernel.compiled import compiled
from digsite.block_and_key.geometry.kernel.packed import A_TEMPLE, INT, INTS, KEYS, TABLE, Ints, Packed, PackedArray

# `temple_results.Nearness`, as numbers.
ONE_AT_HAND, ONE, TWO_AT_HAND, TWO, THREE, FAR = range(6)


@compiled()
def _nearness(view: Ints, at_hand: Ints, key: Packed) -> int:
    """All places of the view at once: a bit that stays set in `one` is an anchor that lacks one square, and so on."""
    nearest = FAR
    for turn in range(key["turns"]):
        none, one, two, three = key["anchors"][turn], 0, 0, 0
        one_at_hand, two_at_hand = 0, 0
        for square in range(key["squares"]):
            shift, colour = key["shift"][turn, square], key["colour"][turn, square]
            lies, can = view[colour] >> shift, at_hand[colour] >> shift
            three = three & lies | two & ~lies
            two_at_hand = two_at_hand & lies | one_at_hand & ~lies & can
            two = two & lies | one & ~lies
            one_at_hand = one_at_hand & lies | none & ~lies & can
            one = one & lies | none & ~lies
            none &= lies
        if one_at_hand:
            return ONE_AT_HAND
        if one:
            nearest = min(nearest, ONE)
        elif two_at_hand:
            nearest = min(nearest, TWO_AT_HAND)
        elif two:
            nearest = min(nearest, TWO)
        elif three:
            nearest = min(nearest, THREE)
    return nearest


@compiled(A_TEMPLE, KEYS, INT, INTS, INTS, TABLE)
def nearness(temples: PackedArray, keys: PackedArray, side: int, asked: Ints, at_hand: Ints, shown: Ints) -> Ints:
    """How near the asked keys are in a side's view after each placement: a row each, a column for each key.

    A placement is given as its colour and the places of the view where it would be seen, as bits; likewise `at_hand`,
    by colour, the places that the blocks at hand could be seen at next.
    """
    found = np.empty((len(shown), len(asked)), np.int64)
    view = np.empty(4, np.int64)
    for i in range(len(shown)):
        for colour in range(4):
            view[colour] = temples[0]["views"][side, colour] & ~shown[i, 1]
        view[shown[i, 0]] |= shown[i, 1]
        for j in range(len(asked)):
            found[i, j] = _nearness(view, at_hand, keys[asked[j]])
    return found
