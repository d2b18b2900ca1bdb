"""A game imagined, to its end or for some turns: every seat answers what is best in one step by `placement_value`.

The game itself is that of the compiled rules: here is only what everybody answers when they ask.
"""

import numpy as np

from digsite.block_and_key.compiled_rules import kinds, stages
from digsite.block_and_key.compiled_rules.ending import key_points, score
from digsite.block_and_key.compiled_rules.packed import A_TABLE, PLAYING
from digsite.block_and_key.compiled_rules.steps import apply
from digsite.block_and_key.geometry.kernel.packed import A_TEMPLE, EMPTY, INT, INTS, Ints, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import lowest_bit
from digsite.bots.block_and_key.kernel.ancients import answer_ancients
from digsite.bots.block_and_key.kernel.new_keys import answer_refill, answer_return
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
from digsite.bots.block_and_key.kernel.placement_value import look_for, worth_as_it_is
from digsite.bots.block_and_key.kernel.rollout_turn import answer_discard, answer_draft, answer_turn

BLOCK = 0.5
"""What a block of the supply promises."""


@compiled()
def _answer_claim(table: Packed) -> tuple[int, int, int]:
    """All that can be claimed."""
    return (kinds.CLAIM, lowest_bit(table["claimable"]), 0) if table["claimable"] else (kinds.DONE, 0, 0)


@compiled()
def _answer_mark(table: Packed) -> tuple[int, int, int]:
    """From the Sun altar while it has keys: the Moon's are worth more."""
    return kinds.MARK, 0 if table["piled"][0] > 0 else 1, 0


@compiled()
def _answer(
    temples: PackedArray, table: Packed, pieces: Pieces, weights: Packed, look: Packed, worth: Floats
) -> tuple[int, int, int]:
    """What the seat whose turn it is is imagined to answer in the open step: a kind of action, what, and a code."""
    temple, step = temples[0], table["step"]
    if step == stages.TURN:
        look["asked"] = 0
        return answer_turn(temple, table, pieces, weights, look)
    if step == stages.CLAIM:
        return _answer_claim(table)
    if step == stages.REFILL:
        return answer_refill(temple, table, pieces, weights, look, worth)
    if step == stages.RETURN:
        return answer_return(temple, table, pieces, weights, look, worth)
    if step == stages.MARK:
        return _answer_mark(table)
    if step == stages.ANCIENTS:
        return answer_ancients(temples, table, pieces, weights, look)
    if step == stages.DISCARD:
        return answer_discard(temple, table, pieces, weights, look)
    return answer_draft(temple, table, pieces, weights, look)


@compiled()
def _play(
    temples: PackedArray, table: Packed, pieces: Pieces, weights: PackedArray, first: Ints, turns: int, scratch: Scratch
) -> None:
    """Carry out the first choice, what is left of its turn, and so many turns more."""
    look, course, left, count = scratch.looks[0], scratch.course, turns, 0
    look["asked"] = 0
    kind, what, code = first[0], first[1], first[2]
    while True:
        if count + 1 < len(course):
            course[count, 0], course[count, 1], course[count, 2] = kind, what, code
            count += 1
            course[count, 0] = EMPTY
        apply(temples, table, pieces.setting, kind, what, code)
        if table["reason"] != PLAYING:
            return
        if table["step"] == stages.TURN:
            if left == 0:
                return
            left -= 1
        own = weights[table["turn"] % len(weights)]
        kind, what, code = _answer(temples, table, pieces, own, look, scratch.worth)


@compiled()
def _expect_points(
    temple: Packed, table: Packed, pieces: Pieces, weights: PackedArray, look: Packed, points: Floats
) -> None:
    """Before the end: what each seat has, and what its view and its blocks promise."""
    turn = table["turn"]
    for seat in range(pieces.setting.facts["players"]):
        table["turn"] = seat
        own = weights[seat % len(weights)]
        look_for(temple, table, pieces, own, True, look)
        look_around(temple, look)
        promised = worth_as_it_is(temple, table, pieces, own, look) + BLOCK * table["stocked"][seat]
        points[seat] = key_points(table, pieces.setting, seat) + promised
    table["turn"] = turn


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

    The choice is a legal action as `compiled_rules.steps.apply` takes it: its kind, what it chooses, its code. The
    weights are each seat's own, or one for all. The answer: for each table each seat's points, or those it may expect
    where the game was broken off.
    """
    temple, table, players = scratch.temples, scratch.tables[0], pieces.setting.facts["players"]
    found = np.empty((len(tables), players), np.float64)
    for i in range(len(tables)):
        scratch.temples[:] = temples
        scratch.tables[:] = tables[i : i + 1]
        _play(temple, table, pieces, weights, first, turns, scratch)
        if table["reason"] == PLAYING:
            _expect_points(temple[0], table, pieces, weights, scratch.looks[0], found[i])
        else:
            for seat in range(players):
                found[i, seat] = score(temple[0], table, pieces.setting, seat)
    return found
