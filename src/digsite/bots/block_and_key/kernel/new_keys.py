"""New keys in an imagined turn, from the altar that promises more."""

import numpy as np

from digsite.block_and_key.geometry.kernel.packed import EMPTY, Packed, PackedArray
from digsite.bots.block_and_key.kernel.key_promise import promise_keys
from digsite.bots.block_and_key.kernel.packed import A_TABLE, A_WEIGHTS, FLOATS, HELD, PIECES, Floats, Pieces, compiled
from digsite.bots.block_and_key.kernel.rollout_turn import take


@compiled()
def _altar_means(table: Packed, pieces: Pieces, weights: Packed, worth: Floats) -> tuple[float, float]:
    """For each altar the mean worth of the keys that may lie there, for all the seat knows; -1 where none is left."""
    seat = table["turn"]
    total, count = np.zeros(2), np.zeros(2)
    for key in range(len(pieces.cards)):
        altar = pieces.cards[key, 1]
        held = False
        for i in range(table["held"][seat]):
            held = held or table["hand"][seat, i] == key
        if altar >= 0 and not held and table["gone"][key] == 0:
            total[altar] += worth[key]
            count[altar] += 1
    sun = total[0] / count[0] if table["altar_end"][0] > table["altar_first"][0] else -1.0
    moon = weights["moon"] * total[1] / count[1] if table["altar_end"][1] > table["altar_first"][1] else -1.0
    return sun, moon


@compiled(A_TABLE, PIECES, A_WEIGHTS, FLOATS)
def altar_means(tables: PackedArray, pieces: Pieces, weights: PackedArray, worth: Floats) -> tuple[float, float]:
    """The same of a table, for the seat whose turn it is."""
    return _altar_means(tables[0], pieces, weights[0], worth)


@compiled()
def lay_under(table: Packed, pieces: Pieces, place: int) -> None:
    """Solo: a key of the hand goes under its altar."""
    key = table["hand"][0, place]
    altar = pieces.cards[key, 1]
    table["altar"][altar, table["altar_end"][altar]] = key
    table["altar_end"][altar] += 1
    take(table["hand"][0], table["held"][0], place)
    table["held"][0] -= 1


@compiled()
def _put_back(table: Packed, pieces: Pieces, weights: Packed, worth: Floats, mean: float) -> None:
    """Solo: the worst key goes under its altar if the altars promise clearly more."""
    worst, least = -1, mean - weights["keep"]
    for i in range(table["held"][0]):
        key = table["hand"][0, i]
        if pieces.cards[key, 1] >= 0 and worth[key] < least:
            worst, least = i, worth[key]
    if worst >= 0:
        lay_under(table, pieces, worst)


@compiled()
def draw(table: Packed, altar: int) -> int:
    """Draw a key, from the other altar if this one is empty; EMPTY if both are."""
    if table["altar_first"][altar] == table["altar_end"][altar]:
        altar = 1 - altar
        if table["altar_first"][altar] == table["altar_end"][altar]:
            return EMPTY
    seat, drawn = table["turn"], table["altar"][altar, table["altar_first"][altar]]
    table["altar_first"][altar] += 1
    table["hand"][seat, table["held"][seat]] = drawn
    table["held"][seat] += 1
    return int(drawn)


@compiled()
def refill(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, worth: Floats, may_put_back: bool
) -> int:
    """Draw up to four keys, from the altar that promises more; returns the last key drawn."""
    seat, last = table["turn"], EMPTY
    if table["held"][seat] == HELD and not may_put_back:
        return last
    promise_keys(temple, table, pieces, weights, look, worth)
    sun, moon = _altar_means(table, pieces, weights, worth)
    if may_put_back:
        _put_back(table, pieces, weights, worth, max(sun, moon))
    while table["held"][seat] < HELD:
        drawn = draw(table, 0 if sun >= moon else 1)
        if drawn == EMPTY:
            break
        last = drawn
    return last
