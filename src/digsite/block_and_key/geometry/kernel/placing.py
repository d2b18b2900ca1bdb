"""Legality: judging one block with every rule it breaks, and scanning for all legal placements of many."""

import numpy as np

from digsite.block_and_key.geometry.kernel.compiled import compiled
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    CODES,
    COLUMNS,
    EMPTY,
    HIGHEST,
    INT,
    INTS,
    LEVELS,
    ORIENTATIONS,
    STRIDE,
    TABLE,
    WINDOW_ROWS,
    WINDOW_STEP,
    WINDOWS,
    Codes,
    Ints,
    Packed,
    PackedArray,
)
from digsite.block_and_key.geometry.kernel.standing import keep_views, set_cell, settle

INSIDE, HEIGHT, OVERLAP, DESCENT, SUPPORT, CONTACT, TALLER = (1 << rule for rule in range(7))


# One block, any cells.


@compiled()
def _holds(windows: Ints, x: int, y: int) -> bool:
    """Whether a column is set; the first and the last window hold all rows between them."""
    if y < WINDOW_ROWS:
        return bool(windows[0] >> (y * STRIDE + x) & 1)
    return bool(windows[WINDOWS - 1] >> ((y - (WINDOWS - 1) * WINDOW_STEP) * STRIDE + x) & 1)


@compiled()
def _is_lowest(cells: Ints, i: int) -> bool:
    """Whether no other of the cells lies below this one."""
    for j in range(len(cells)):
        if cells[j, 0] == cells[i, 0] and cells[j, 1] == cells[i, 1] and cells[j, 2] < cells[i, 2]:
            return False
    return True


@compiled()
def _judge_place(temple: Packed, cells: Ints, faults: Ints) -> bool:
    """Inside, height, overlap: whether the cells are there and free. Only then it makes sense to judge the rest."""
    is_free = True
    for i in range(len(cells)):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        if x < 0 or x >= temple["width"] or y < 0 or y >= temple["depth"] or z < 0:
            faults[i] |= INSIDE
            is_free = False
    if is_free:
        for i in range(len(cells)):
            x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
            if z >= temple["height"]:
                faults[i] |= HEIGHT
            if z < HIGHEST and temple["rows"][z, y] >> x & 1:
                faults[i] |= OVERLAP
                is_free = False
    return is_free


@compiled()
def _judge_support(temple: Packed, cells: Ints, faults: Ints) -> None:
    """Support: every column's lowest cell rests on something; of a straight bridge, those at its two ends.

    The cells are sorted, so that the ends of a straight footprint are the columns of the first and the last.
    """
    last = len(cells) - 1
    along_x, along_y, ends_rest = True, True, True
    for i in range(len(cells)):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        along_x, along_y = along_x and y == cells[0, 1], along_y and x == cells[0, 0]
        if _is_lowest(cells, i) and not _holds(temple["supported"][min(z, LEVELS - 1)], x, y):
            faults[i] |= SUPPORT
            for end in (0, last):
                if x == cells[end, 0] and y == cells[end, 1]:
                    ends_rest = False
    if (along_x or along_y) and ends_rest:
        for i in range(len(cells)):
            faults[i] &= ~SUPPORT


@compiled()
def _judge_neighbours(temple: Packed, cells: Ints, faults: Ints) -> None:
    """Descent, contact and taller: what stands above and around."""
    top, touches = 0, False
    for i in range(len(cells)):
        top = max(top, cells[i, 2] + 1)
    for i in range(len(cells)):
        x, y, level = cells[i, 0], cells[i, 1], min(cells[i, 2], LEVELS - 1)
        touches = touches or _holds(temple["touching"][level], x, y)
        if not _holds(temple["clear"][level], x, y):
            faults[i] |= DESCENT
        if _holds(temple["overtopped"][level, min(top, LEVELS - 1)], x, y):
            faults[i] |= TALLER
    if not touches:
        for i in range(len(cells)):
            faults[i] |= CONTACT


@compiled(A_TEMPLE, TABLE)
def judge(temples: PackedArray, cells: Ints) -> Ints:
    """For each of a block's sorted cells (x, y, z) the rules it breaks, as bits."""
    faults = np.zeros(len(cells), np.int64)
    if _judge_place(temples[0], cells, faults):
        _judge_support(temples[0], cells, faults)
        _judge_neighbours(temples[0], cells, faults)
    return faults


# All placements of known shapes.


@compiled()
def legal_anchors(temple: Packed, form: Packed, window: int) -> int:
    """The anchors in a window where this orientation may be placed by all rules.

    Each fits at one level at most, the one it comes to rest at: its bearing columns' stacks end just below it.
    """
    legal = 0
    if form["anchors"][window] == 0:
        return legal
    for z in range(min(temple["height"] - form["tall"], temple["highest"]) + 1):
        fits = form["anchors"][window]
        for i in range(form["columns"]):
            level = z + form["bottom"][i]
            room = temple["clear"][level, window]
            if i < form["bearing"]:
                room &= temple["supported"][level, window]
            fits &= room >> form["base"][i]
            if fits == 0:
                break
        if fits == 0:
            continue
        touching, overtopped = 0, 0
        for i in range(form["size"]):
            level = z + form["level"][i]
            touching |= temple["touching"][level, window] >> form["shift"][i]
            overtopped |= temple["overtopped"][level, z + form["tall"], window] >> form["shift"][i]
        legal |= fits & touching & ~overtopped
    return legal


@compiled(A_TEMPLE, ORIENTATIONS, INT)
def is_legal(temples: PackedArray, forms: PackedArray, code: int) -> bool:
    """Whether this is the code of a legal placement."""
    if code < 0 or code >= len(forms) * COLUMNS:
        return False
    form, column = forms[code // COLUMNS], code % COLUMNS
    for window in range(WINDOWS):
        bit = column - window * WINDOW_STEP * STRIDE
        if 0 <= bit < WINDOW_ROWS * STRIDE and form["anchors"][window] >> bit & 1:
            return bool(legal_anchors(temples[0], form, window) >> bit & 1)
    return False


@compiled()
def count_bits(mask: int) -> int:
    """How many bits are set. LLVM knows this loop and makes one instruction of it."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled()
def lowest_bit(mask: int) -> int:
    """The place of the lowest bit that is set: how many lie below it."""
    return count_bits((mask & -mask) - 1)


@compiled()
def list_codes(temple: Packed, forms: PackedArray, number: int, codes: Codes | Ints, count: int) -> int:
    """Append the legal codes of one orientation, ascending; returns how many codes there are now."""
    for window in range(WINDOWS):
        code = number * COLUMNS + window * WINDOW_STEP * STRIDE
        legal = legal_anchors(temple, forms[number], window)
        while legal:
            codes[count] = code + lowest_bit(legal)
            count += 1
            legal &= legal - 1
    return count


@compiled(A_TEMPLE, ORIENTATIONS, INTS, INT)
def scan(temples: PackedArray, forms: PackedArray, first: Ints, shapes: int) -> Codes:
    """All legal placements of the shapes whose bits are set; `first[shape]` is a shape's first orientation.

    The answer begins with a number for each shape and one more: where in the answer its codes begin and end. The codes
    follow, ascending.
    """
    head = len(first)
    room = head
    for shape in range(head - 1):
        if shapes >> shape & 1:
            room += (first[shape + 1] - first[shape]) * COLUMNS
    found = np.empty(room, np.int32)
    count = head
    for shape in range(head - 1):
        found[shape] = count
        if shapes >> shape & 1:
            for number in range(first[shape], first[shape + 1]):
                count = list_codes(temples[0], forms, number, found, count)
    found[head - 1] = count
    return found[:count].copy()


@compiled(A_TEMPLE, ORIENTATIONS, INTS, INT)
def fits_anywhere(temples: PackedArray, forms: PackedArray, first: Ints, shapes: int) -> bool:
    """Whether any of the shapes whose bits are set has a legal placement."""
    for shape in range(len(first) - 1):
        if shapes >> shape & 1:
            for number in range(first[shape], first[shape + 1]):
                for window in range(WINDOWS):
                    if legal_anchors(temples[0], forms[number], window):
                        return True
    return False


@compiled()
def level_of_rest(temple: Packed, form: Packed, column: int) -> int:
    """How high a block's lowest cell is when it has been lowered here: no column of it is below its stack's top."""
    z = 0
    for i in range(form["columns"]):
        z = max(z, int(temple["tops"][column + form["base"][i]] - form["bottom"][i]))
    return z


@compiled(A_TEMPLE, ORIENTATIONS, INT)
def resting_level(temples: PackedArray, forms: PackedArray, code: int) -> int:
    """The level of the lowest cell of the placement of this code."""
    return level_of_rest(temples[0], forms[code // COLUMNS], code % COLUMNS)


@compiled(A_TEMPLE, ORIENTATIONS, CODES)
def resting_levels(temples: PackedArray, forms: PackedArray, codes: Codes) -> Codes:
    """The same for many placements."""
    found = np.empty_like(codes)
    for i in range(len(codes)):
        found[i] = level_of_rest(temples[0], forms[codes[i] // COLUMNS], codes[i] % COLUMNS)
    return found


@compiled(A_TEMPLE, ORIENTATIONS, INT, INT, INT)
def put(temples: PackedArray, forms: PackedArray, code: int, block: int, colour: int) -> int:
    """Let a block stand where the code says; returns the level of its lowest cell, or -1 if that is not legal."""
    if not is_legal(temples, forms, code):
        return -1
    temple, form, column = temples[0], forms[code // COLUMNS], code % COLUMNS
    z = level_of_rest(temple, form, column)
    keep_views(temple)
    for i in range(form["size"]):
        set_cell(temple, column + form["shift"][i], z + form["level"][i], block, colour)
    settle(temple)
    return z


# Solo: the Ancients.

EQUALLY_NEAR = 4 * HIGHEST  # No more than four columns of the floor are equally far from a corner.
SOUTH_WEST, NORTH_WEST, NORTH_EAST, SOUTH_EAST = range(4)


@compiled()
def list_nearest(temple: Packed, corner: int, blocks: Ints) -> int:
    """List the standing blocks nearest to a corner; returns how many there are."""
    corner_x = temple["width"] - 1 if corner in (NORTH_EAST, SOUTH_EAST) else 0
    corner_y = temple["depth"] - 1 if corner in (NORTH_WEST, NORTH_EAST) else 0
    least, count = 1000, 0
    for column in range(COLUMNS):
        if temple["tops"][column] > 0:
            x, y = column % STRIDE, column // STRIDE
            distance = (x - corner_x) ** 2 + (y - corner_y) ** 2
            if distance < least:
                least, count = distance, 0
            if distance == least:
                for z in range(HIGHEST):
                    cell = temple["cells"][z * COLUMNS + column]
                    if cell != EMPTY:
                        blocks[count] = cell >> 3
                        count += 1
    return count


@compiled()
def _is_of(temple: Packed, block: int, x: int, y: int, z: int) -> bool:
    """Whether a cell belongs to this standing block."""
    if x < 0 or x >= temple["width"] or y < 0 or y >= temple["depth"] or z < 0 or z >= HIGHEST:
        return False
    return bool(temple["cells"][z * COLUMNS + y * STRIDE + x] >> 3 == block)


@compiled()
def is_corner_to_corner(temples: PackedArray, forms: PackedArray, code: int, block: int) -> bool:
    """Whether the placement of this code would share a corner with that standing block, and no face."""
    temple, form, column = temples[0], forms[code // COLUMNS], code % COLUMNS
    base = level_of_rest(temple, form, column)
    corners = 0
    for i in range(form["size"]):
        place = column + form["shift"][i]
        x, y, z = place % STRIDE, place // STRIDE, base + form["level"][i]
        for step in (-1, 1):
            if _is_of(temple, block, x + step, y, z) or _is_of(temple, block, x, y + step, z):
                return False
            if _is_of(temple, block, x, y, z + step):
                return False
            corners += _is_of(temple, block, x + step, y - 1, z) + _is_of(temple, block, x + step, y + 1, z)
    return corners > 0


@compiled(A_TEMPLE, ORIENTATIONS, CODES, INTS)
def beside(temples: PackedArray, forms: PackedArray, codes: Codes, blocks: Ints) -> Codes:
    """Those of the placements that would share a corner, and no face, with one of these standing blocks."""
    found = np.empty_like(codes)
    count = 0
    for code in codes:
        for block in blocks:
            if is_corner_to_corner(temples, forms, code, block):
                found[count] = code
                count += 1
                break
    return found[:count].copy()
