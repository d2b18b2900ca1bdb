"""How likely a view makes a key.

A key is promised by each place of the view where a single block could still complete it: all its squares of other
colours lie there, and those that are missing are *open*, that is, a new block could show a face there. How many such
places there are, and whether the supply holds the colour, tells how likely the key is to come. Places that need two
blocks, of two colours, promise it too, but less.
"""

import numpy as np

from digsite.block_and_key.compiled_rules.packed import A_TABLE, SITES
from digsite.block_and_key.geometry.kernel.packed import A_TEMPLE, EMPTY, Ints, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import count_bits
from digsite.bots.block_and_key.kernel.open_places import look_around
from digsite.bots.block_and_key.kernel.packed import (
    A_WEIGHTS,
    PIECES,
    SCRATCH,
    Floats,
    Pieces,
    Scratch,
    compiled,
)


@compiled()
def _lacking(view: Ints, plan: Packed, open_places: int, look: Packed) -> tuple[int, int]:
    """The anchors of a plan where squares of just one colour are missing, and of two, all of them open."""
    none, one, two = plan["anchors"], 0, 0
    for i in range(plan["colours"]):
        own = view[plan["colour"][i]]
        seen, reached, some, several = -1, -1, 0, 0
        for square in range(plan["squares"][i]):
            shift = plan["shift"][i, square]
            here = own >> shift
            seen &= here
            reached &= (own | open_places) >> shift
            several |= some & ~here
            some |= ~here
        lacking = reached & some
        two = two & seen | one & lacking
        one = one & seen | none & lacking
        none &= seen
        if none | one | two == 0:
            break
        look["lacking"][i], look["single"][i] = lacking, ~several
    return one, two


@compiled()
def promise_of(view: Ints, pieces: Pieces, key: int, open_places: int, look: Packed) -> float:
    """How likely a key is, from 0 to 1, by the ways to complete it with one block, and with two."""
    ways, pairs = 0.0, 0.0
    lacking, stock = look["lacking"], look["stock"]
    for number in range(pieces.plans_of[key, 0], pieces.plans_of[key, 1]):
        plan = pieces.plans[number]
        one, two = _lacking(view, plan, open_places, look)
        for i in range(plan["colours"]):
            places, single = one & lacking[i], look["single"][i]
            if places:
                found = count_bits(places & single) + look["several"] * count_bits(places & ~single)
                ways += stock[plan["colour"][i]] * found
            places = two & lacking[i]
            if places:
                for j in range(i):
                    pairs += stock[plan["colour"][i]] * stock[plan["colour"][j]] * count_bits(places & lacking[j])
    promise = ways / (ways + look["half"])
    return float(promise + (1.0 - promise) * look["pair"] * pairs / (pairs + look["pair_half"]))


@compiled()
def weigh_ways(weights: Packed, look: Packed) -> None:
    look["several"], look["half"] = weights["several"], weights["half"]
    look["pair"], look["pair_half"] = weights["pair"], weights["pair_half"]


@compiled()
def take_stock(table: Packed, pieces: Pieces, weights: Packed, without: int, look: Packed) -> None:
    """Fill in what each colour counts when this block (or EMPTY: none) has left the supply."""
    seat, stock, colour_of = table["turn"], look["stock"], pieces.setting.facts["colour"]
    stock[:] = 0.0
    for i in range(table["stocked"][seat]):
        if table["supplies"][seat, i] != without:
            stock[colour_of[table["supplies"][seat, i]]] += 1.0
    for colour in range(4):
        count = stock[colour]
        if count == 0.0:
            stock[colour] = weights["none"]
        elif count == 1.0:
            stock[colour] = weights["one"]
        else:
            stock[colour] = weights["two"] if count == 2.0 else weights["three"]
    for site in range(SITES):
        if table["yard"][site] != EMPTY:
            stock[colour_of[table["yard"][site]]] += weights["yard"]


@compiled()
def promise_keys(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, found: Floats) -> None:
    """For each key its points times how likely the view makes it."""
    take_stock(table, pieces, weights, EMPTY, look)
    facts = pieces.setting.facts
    look["side"] = facts["sides"][table["turn"]]
    weigh_ways(weights, look)
    look_around(temple, look)
    for key in range(facts["keys"]):
        worth = promise_of(temple["views"][look["side"]], pieces, key, look["open"], look)
        found[key] = facts["points"][key] * worth


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, SCRATCH)
def promises(
    temples: PackedArray, tables: PackedArray, pieces: Pieces, weights: PackedArray, scratch: Scratch
) -> Floats:
    """For each key its points times how likely the view as it stands makes it."""
    found = np.empty(pieces.setting.facts["keys"], np.float64)
    promise_keys(temples[0], tables[0], pieces, weights[0], scratch.looks[0], found)
    return found
