"""New keys in an imagined turn, from the altar that promises more."""

import numpy as np

from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.compiled_rules.ancients import returnable
from digsite.block_and_key.compiled_rules.packed import A_TABLE, STAR, SUN
from digsite.block_and_key.geometry.kernel.packed import Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import lowest_bit
from digsite.bots.block_and_key.kernel.key_promise import promise_keys
from digsite.bots.block_and_key.kernel.packed import A_WEIGHTS, FLOATS, PIECES, Floats, Pieces, compiled
from digsite.bots.block_and_key.kernel.placement_value import turns_left


@compiled(makes_arrays=True)
def _altar_means(table: Packed, pieces: Pieces, weights: Packed, worth: Floats) -> tuple[float, float]:
    """For each altar the mean worth of the keys that may lie there, for all the seat knows; -1 where none is left."""
    facts = pieces.setting.facts
    known = table["hands"][table["turn"]]
    for seat in range(facts["players"]):
        known |= table["claimed"][seat]
    total, count = np.zeros(2), np.zeros(2)
    for key in range(facts["keys"]):
        if facts["tier"][key] != STAR and known >> key & 1 == 0:
            total[facts["tier"][key] - SUN] += worth[key]
            count[facts["tier"][key] - SUN] += 1
    sun = total[0] / count[0] if table["piled"][0] > 0 else -1.0
    moon = weights["moon"] * total[1] / count[1] if table["piled"][1] > 0 else -1.0
    return sun, moon


@compiled(A_TABLE, PIECES, A_WEIGHTS, FLOATS)
def altar_means(tables: PackedArray, pieces: Pieces, weights: PackedArray, worth: Floats) -> tuple[float, float]:
    """The same of a table, for the seat whose turn it is."""
    return _altar_means(tables[0], pieces, weights[0], worth)


@compiled()
def _ask_altars(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, worth: Floats) -> None:
    """Note what every key and the altars promise; once in a turn, in which the view does not change any more."""
    if look["asked"] == 0:
        promise_keys(temple, table, pieces, weights, look, worth)
        look["sun"], look["moon"] = _altar_means(table, pieces, weights, worth)
        look["asked"] = 1


@compiled()
def answer_return(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, worth: Floats
) -> tuple[int, int, int]:
    """The worst key goes under its altar if the altars promise clearly more; in the last turn none."""
    if turns_left(table, pieces) == 0.0:
        return kinds.DONE, 0, 0
    _ask_altars(temple, table, pieces, weights, look, worth)
    worst, least = -1, max(look["sun"], look["moon"]) - weights["keep"]
    hand = returnable(table, pieces.setting)
    while hand:
        key = lowest_bit(hand)
        if worth[key] < least:
            worst, least = key, worth[key]
        hand &= hand - 1
    return (kinds.DONE, 0, 0) if worst < 0 else (kinds.RETURN, worst, 0)


@compiled()
def answer_refill(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, worth: Floats
) -> tuple[int, int, int]:
    """From the altar that promises more. All keys of a turn come from it: it is asked once."""
    _ask_altars(temple, table, pieces, weights, look, worth)
    return kinds.REFILL, 0 if look["sun"] >= look["moon"] else 1, 0
