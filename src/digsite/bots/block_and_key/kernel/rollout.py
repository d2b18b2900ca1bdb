"""A game imagined, to its end or for some turns: every seat plays what is best in one step by `placement_value`.

This is no second set of rules but a bot's idea of what may come. Legality, views, claims and points are the kernel's
that the rules use; where the rest is told in short, docs/bots.md says so, and a test plays imagined games again by the
rules.
"""

import numpy as np

from digsite.block_and_key.geometry.kernel.packed import A_TEMPLE, EMPTY, INT, INTS, Ints, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import count_bits, put
from digsite.block_and_key.rules.numbers import FACES_PER_POINT
from digsite.bots.block_and_key.kernel.ancients import mark, place_for_ancients
from digsite.bots.block_and_key.kernel.new_keys import draw, lay_under, refill
from digsite.bots.block_and_key.kernel.open_places import look_around
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
from digsite.bots.block_and_key.kernel.placement_value import NOTHING, look_for, turns_left, worth_as_it_is
from digsite.bots.block_and_key.kernel.rollout_turn import best_line, claim, excavate, fill_yard, play_turn, take

PLACE, EXCAVATE, RETURN, REFILL, ANCIENTS, DRAFT = range(6)
"""What a choice that is to be tried does."""
BLOCK = 0.5
"""What a block of the supply promises."""


@compiled()
def _end_turn(table: Packed) -> bool:
    """Whether the game is over; else the next seat's turn begins."""
    if table["players"] == 1:
        table["solo_turn"] += 1
        return bool(table["solo_turn"] > table["solo_turns"])
    if table["last_turns"] > 0:
        table["last_turns"] -= 1
        if table["last_turns"] == 0:
            return True
    elif table["claimed"][table["turn"]] >= table["goal"]:
        table["last_turns"] = table["players"]
    table["turn"] = (table["turn"] + 1) % table["players"]
    return False


@compiled()
def _count_points(temple: Packed, table: Packed, points: Floats) -> None:
    for seat in range(table["players"]):
        points[seat] = table["points"][seat]
        if table["enigma"][seat] >= 0:
            points[seat] += count_bits(temple["views"][table["side"][seat], table["enigma"][seat]]) // FACES_PER_POINT


@compiled()
def _expect_points(
    temple: Packed, table: Packed, pieces: Pieces, weights: PackedArray, look: Packed, points: Floats
) -> None:
    """Before the end: what each seat has, and what its view and its blocks promise."""
    turn = table["turn"]
    for seat in range(table["players"]):
        table["turn"] = seat
        own = weights[seat % len(weights)]
        look_for(temple, table, pieces, own, True, look)
        look_around(temple, look)
        promised = worth_as_it_is(temple, table, pieces, own, look) + BLOCK * table["stocked"][seat]
        points[seat] = table["points"][seat] + promised
    table["turn"] = turn


@compiled()
def _rest_of_turn(
    temples: PackedArray,
    table: Packed,
    pieces: Pieces,
    weights: Packed,
    look: Packed,
    worth: Floats,
    may_put_back: bool,
    drawn: int,
) -> bool:
    """New keys, the Ancients, the next turn; returns whether the game is over. `drawn`: the last key so far."""
    alone = table["players"] == 1
    last = refill(temples[0], table, pieces, weights, look, worth, may_put_back and alone and turns_left(table) > 0)
    drawn = drawn if last == EMPTY else last
    if drawn != EMPTY and alone and turns_left(table) > 0:
        place_for_ancients(temples, table, pieces, weights, look, drawn)
    return _end_turn(table)


@compiled()
def _draft_on(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed) -> None:
    """The rest of the draft, counter-clockwise: it ends with the starting player, whose turn is the first."""
    before = (table["turn"] - 1) % table["players"]
    while table["stocked"][before] == 0:
        table["turn"] = before
        look_for(temple, table, pieces, weights, True, look)
        look_around(temple, look)
        line, _ = best_line(temple, table, pieces, weights, look, NOTHING)
        if line < 0:
            return
        excavate(table, line)
        before = (before - 1) % table["players"]


@compiled()
def _begin(
    temples: PackedArray, table: Packed, pieces: Pieces, weights: Packed, look: Packed, worth: Floats, first: Ints
) -> bool:
    """Carry out the choice that is to be tried, and what is left of its turn; returns whether the game is over."""
    seat, kind, what = table["turn"], first[0], first[1]
    if kind == DRAFT:
        excavate(table, what)
        _draft_on(temples[0], table, pieces, weights, look)
        return False
    if kind == ANCIENTS:
        site = pieces.cards[first[2], 2]
        block = table["yard"][site]
        put(temples, pieces.forms, what, block, pieces.blocks[block, 1])
        table["yard"][site] = EMPTY
        fill_yard(table)
        return _end_turn(table)
    drawn = EMPTY
    if kind == PLACE:
        block = table["supply"][seat, what]
        put(temples, pieces.forms, first[2], block, pieces.blocks[block, 1])
        take(table["supply"][seat], table["stocked"][seat], what)
        table["stocked"][seat] -= 1
        claim(table, pieces, first[3])
    elif kind == EXCAVATE:
        excavate(table, what)
        if table["players"] > 1:
            return _end_turn(table)
    elif kind == RETURN and what >= 0:
        lay_under(table, pieces, what)
    elif kind == REFILL:
        drawn = draw(table, what)
    if kind in (PLACE, EXCAVATE) and first[3] == 0 and table["players"] == 1:
        mark(table)
    may_put_back = kind in (PLACE, EXCAVATE)
    return _rest_of_turn(temples, table, pieces, weights, look, worth, may_put_back, drawn)


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, INTS, INT, SCRATCH)
def roll_out(
    temples: PackedArray,
    tables: PackedArray,
    pieces: Pieces,
    weights: PackedArray,
    first: Ints,
    turns: int,
    scratch: Scratch,
) -> Floats:
    """Try a choice on each of these tables and play on, to the end or for so many turns.

    The choice is one of: PLACE which of the supply, code, keys claimed (bits); EXCAVATE line; RETURN which of the hand
    or -1; REFILL altar; ANCIENTS code, the key that called them; DRAFT line. The weights are each seat's own, or one
    for all. The answer: for each table each seat's points, or those it may expect where the game was broken off.
    """
    temple, table, look, worth = scratch.temples, scratch.tables[0], scratch.looks[0], scratch.worth
    found = np.empty((len(tables), tables[0]["players"]), np.float64)
    for i in range(len(tables)):
        scratch.temples[:] = temples
        scratch.tables[:] = tables[i : i + 1]
        left = turns
        over = _begin(temple, table, pieces, weights[table["turn"] % len(weights)], look, worth, first)
        while left > 0 and not over:
            own = weights[table["turn"] % len(weights)]
            placed, claimed = play_turn(temple, table, pieces, own, look)
            if claimed == 0 and table["players"] == 1:
                mark(table)
            if placed or table["players"] == 1:
                over = _rest_of_turn(temple, table, pieces, own, look, worth, True, EMPTY)
            else:
                over = _end_turn(table)
            left -= 1
        if over:
            _count_points(temple[0], table, found[i])
        else:
            _expect_points(temple[0], table, pieces, weights, look, found[i])
    return found
