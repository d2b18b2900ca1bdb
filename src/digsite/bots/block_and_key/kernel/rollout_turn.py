"""A turn of an imagined game: the seat places or excavates, whichever `placement_value` prefers."""

import numpy as np

from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.compiled_rules.packed import LINES, SITES
from digsite.block_and_key.compiled_rules.yard import is_stocked
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EMPTY, Packed
from digsite.block_and_key.geometry.kernel.placing import list_codes
from digsite.block_and_key.geometry.kernel.seeing import new_faces
from digsite.bots.block_and_key.kernel.line_value import thinks_of_lines, worth_of_line
from digsite.bots.block_and_key.kernel.open_places import look_around
from digsite.bots.block_and_key.kernel.packed import SHORT, SHOWN, Pieces, compiled
from digsite.bots.block_and_key.kernel.placement_value import (
    NOTHING,
    consider,
    look_for,
    turns_left,
    worth_as_it_is,
    worth_of_code,
    worth_of_faces,
)


@compiled()
def _rough_worth(
    temple: Packed, pieces: Pieces, look: Packed, faces: int, colour: int, shown: int
) -> tuple[float, int]:
    """What it is worth to show these faces, as if the same places were open as before.

    Many placements of a block show the same ones: what was worked out for it so far is looked up, and how much that is
    now is returned, too."""
    for i in range(shown - 1, -1, -1):
        if look["shown"][i] == faces:
            return look["shown_worth"][i], shown
    _, worth = worth_of_faces(temple, pieces, look, faces, colour, look["open"])
    if shown < SHOWN:
        look["shown"][shown], look["shown_worth"][shown] = faces, worth
        shown += 1
    return worth, shown


@compiled()
def _shortlist(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, block: int) -> None:
    """Find the placements of a block that are best as a rough look has it, best first."""
    facts, forms, codes = pieces.setting.facts, pieces.setting.forms, look["codes"]
    shape, colour = facts["shape"][block], facts["colour"][block]
    listed, worths = look["listed"], look["listed_worth"]
    consider(temple, table, pieces, weights, block, look)
    worths[:] = NOTHING
    shown = 0
    for number in range(facts["first"][shape], facts["first"][shape + 1]):
        for j in range(list_codes(temple, forms, number, codes, 0)):
            faces = new_faces(temple, forms[number], codes[j] % COLUMNS, look["side"])
            worth = look["unseen"]
            if faces != 0:
                worth, shown = _rough_worth(temple, pieces, look, faces, colour, shown)
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
) -> tuple[int, float]:
    """The best placement of a block: its code (-1: none) and its worth."""
    _shortlist(temple, table, pieces, weights, look, block)
    best_code, best, colour = -1, NOTHING, pieces.setting.facts["colour"][block]
    for i in range(SHORT):
        if look["listed_worth"][i] > NOTHING:
            code = look["listed"][i]
            _, worth = worth_of_code(temple, pieces, look, code // COLUMNS, code % COLUMNS, colour)
            if worth > best:
                best_code, best = code, worth
    return best_code, best


@compiled(makes_arrays=True)
def _best_line(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed, held: float
) -> tuple[int, float]:
    """The line that is best to excavate (-1: none), and its worth; `held` is that of the supply's best placement."""
    line, most = -1, NOTHING
    if not thinks_of_lines(table, pieces):
        return line, most
    best, lines = np.full(SITES, NOTHING), pieces.setting.facts["lines"]
    for site in range(SITES):
        if table["yard"][site] != EMPTY:
            best[site] = _best_placement(temple, table, pieces, weights, look, table["yard"][site])[1]
    as_it_is, left = worth_as_it_is(temple, table, pieces, weights, look), turns_left(table, pieces)
    for i in range(LINES):
        worth = worth_of_line(best, lines[i], held, as_it_is, left, weights)
        if worth > most:
            line, most = i, worth
    return line, most


@compiled()
def _first_line(table: Packed, pieces: Pieces) -> int:
    """One that has a block; -1 if none has."""
    for line in range(LINES):
        if is_stocked(table, pieces.setting, line):
            return line
    return -1


@compiled()
def answer_turn(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed) -> tuple[int, int, int]:
    """The best placement, or the best line; who has neither takes any line, and passes if there is none."""
    supply = table["supplies"][table["turn"]]
    look_for(temple, table, pieces, weights, True, look)
    look_around(temple, look)
    best_block, best_code, best = -1, -1, NOTHING
    for i in range(table["stocked"][table["turn"]]):
        code, worth = _best_placement(temple, table, pieces, weights, look, supply[i])
        if worth > best:
            best_block, best_code, best = int(supply[i]), code, worth
    line, worth = _best_line(temple, table, pieces, weights, look, best)
    if line >= 0 and worth > best:
        return kinds.EXCAVATE, line, 0
    if best_code >= 0:
        return kinds.PLACE, best_block, best_code
    line = _first_line(table, pieces)
    return (kinds.EXCAVATE, line, 0) if line >= 0 else (kinds.PASS, 0, 0)


@compiled()
def answer_draft(temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed) -> tuple[int, int, int]:
    look_for(temple, table, pieces, weights, True, look)
    look_around(temple, look)
    line, _ = _best_line(temple, table, pieces, weights, look, NOTHING)
    return kinds.DRAFT, line if line >= 0 else _first_line(table, pieces), 0


@compiled()
def answer_discard(
    temple: Packed, table: Packed, pieces: Pieces, weights: Packed, look: Packed
) -> tuple[int, int, int]:
    """The block whose best placement is worth least."""
    supply = table["supplies"][table["turn"]]
    look_for(temple, table, pieces, weights, True, look)
    look_around(temple, look)
    worst, least = -1, -NOTHING
    for i in range(table["stocked"][table["turn"]]):
        _, worth = _best_placement(temple, table, pieces, weights, look, supply[i])
        if worth < least:
            worst, least = int(supply[i]), worth
    return kinds.DISCARD, worst, 0
