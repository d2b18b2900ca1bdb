"""What stands, what each level of each column is good for by the placement rules, and what each side sees first."""

import numpy as np

from digsite.block_and_key.geometry.kernel.compiled import compiled
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    COLUMNS,
    EAST,
    EMPTY,
    INT,
    LEVELS,
    MOSS,
    NORTH,
    NOTHING_NEAR,
    SOUTH,
    STRIDE,
    TABLE,
    WINDOW_ROWS,
    WINDOW_STEP,
    WINDOWS,
    Ints,
    Packed,
    PackedArray,
)

# The rules, asked of every column at once. A temple only grows, so what lies above it need not be reset.


@compiled()
def _lay(windows: Ints, rows: Ints) -> None:
    """Set the rows of the floor in the windows."""
    for window in range(WINDOWS):
        word = 0
        for line in range(WINDOW_ROWS):
            word |= rows[window * WINDOW_STEP + line] << (line * STRIDE)
        windows[window] = word


@compiled()
def _rules_of_resting(temple: Packed, full: int, found: Ints) -> None:
    """A column's lowest cell needs the floor or a cell beneath; no cell of a block may have one above it."""
    rows, rows_from = temple["rows"], temple["rows_from"]
    for level in range(LEVELS - 1, -1, -1):
        for y in range(temple["depth"]):
            rows_from[level, y] = rows_from[level + 1, y] | rows[level, y]
            found[y] = full & ~rows_from[level, y]
        _lay(temple["clear"][level], found)
        if level > 0:
            _lay(temple["supported"][level], rows[level - 1])
    found[: temple["depth"]] = full
    _lay(temple["supported"][0], found)


@compiled()
def _rules_of_contact(temple: Packed, full: int, found: Ints) -> None:
    """A block touches what stands by a face, or by the corner of a cell diagonal to its own on the same level."""
    rows = temple["rows"]
    for level in range(temple["highest"] + 1):
        south, here = 0, rows[level, 0]
        for y in range(temple["depth"]):
            north = rows[level, y + 1] if y + 1 < STRIDE else 0
            line = south | here | north
            below = rows[level - 1, y] if level > 0 else 0
            found[y] = (line | line << 1 | line >> 1 | below | rows[level + 1, y]) & full
            south, here = here, north
        _lay(temple["touching"][level], found)


@compiled()
def _rules_of_height(temple: Packed, full: int, found: Ints) -> None:
    """A stack that a block touches sideways, at whatever level, must be lower than the block's highest cell."""
    highest = temple["highest"]
    for level in range(highest):
        for top in range(level + 1, highest + 1):
            # Where a stack of that height or more can be touched at this level.
            rows, rows_from = temple["rows"][level], temple["rows_from"][top - 1]
            south, here = 0, rows[0] & rows_from[0]
            for y in range(temple["depth"]):
                north = rows[y + 1] & rows_from[y + 1] if y + 1 < STRIDE else 0
                found[y] = (south | here << 1 | here >> 1 | north) & full
                south, here = here, north
            _lay(temple["overtopped"][level, top], found)


@compiled(makes_arrays=True)
def settle(temple: Packed) -> None:
    """Bring what the rules ask up to date with what stands."""
    full = (1 << temple["width"]) - 1
    found = np.zeros(STRIDE, np.int64)
    _rules_of_resting(temple, full, found)
    _rules_of_contact(temple, full, found)
    _rules_of_height(temple, full, found)


# What stands, and who sees it.


@compiled()
def across(temple: Packed, side: int, x: int, y: int) -> int:
    """The place of a column in a side's view, from the left."""
    if side == SOUTH:
        return x
    if side == EAST:
        return y
    if side == NORTH:
        return int(temple["width"] - 1 - x)
    return int(temple["depth"] - 1 - y)


@compiled()
def way_in(temple: Packed, side: int, x: int, y: int) -> int:
    """How far in from a side a column lies."""
    if side == SOUTH:
        return y
    if side == EAST:
        return int(temple["width"] - 1 - x)
    if side == NORTH:
        return int(temple["depth"] - 1 - y)
    return x


@compiled()
def set_cell(temple: Packed, column: int, z: int, block: int, colour: int) -> None:
    """Set one free cell and show it to the sides that now see it first. What the rules ask is left to `settle`."""
    x, y = column % STRIDE, column // STRIDE
    temple["cells"][z * COLUMNS + column] = block * 8 + colour
    temple["rows"][z, y] |= 1 << x
    temple["tops"][column] = max(temple["tops"][column], z + 1)
    temple["highest"] = max(temple["highest"], z + 1)
    for side in range(4):
        place, distance = z * STRIDE + across(temple, side, x, y), way_in(temple, side, x, y)
        if distance < temple["near"][side, place]:
            temple["near"][side, place] = distance
            for other in range(4):
                temple["views"][side, other] &= ~(1 << place)
            face = temple["core"][side] if colour == MOSS else colour
            temple["views"][side, face] |= 1 << place


@compiled(A_TEMPLE, TABLE)
def clear_floor(temples: PackedArray, facts: Ints) -> None:
    """Make an empty temple of zeroed memory, given its width, depth, height and the core's colours by side."""
    temple = temples[0]
    temple["width"], temple["depth"], temple["height"] = facts[0, 0], facts[0, 1], facts[0, 2]
    for side in range(4):
        temple["core"][side] = facts[0, 3 + side]
    # One by one: to compile a whole assignment takes a second.
    for side in range(4):
        for place in range(len(temple["near"][side])):
            temple["near"][side, place] = NOTHING_NEAR
    for cell in range(len(temple["cells"])):
        temple["cells"][cell] = EMPTY
    settle(temple)


@compiled(A_TEMPLE, TABLE)
def stand_all(temples: PackedArray, cells: Ints) -> bool:
    """Let blocks stand on these cells (x, y, z, block, colour), by no rule but that each is a free cell of the floor.

    False: one is not, and the temple is spoilt. What was seen before is left to whoever lets the last block stand.
    """
    temple = temples[0]
    for i in range(len(cells)):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        if x < 0 or x >= temple["width"] or y < 0 or y >= temple["depth"] or z < 0 or z >= temple["height"]:
            return False
        if temple["cells"][z * COLUMNS + y * STRIDE + x] != EMPTY:
            return False
        set_cell(temple, y * STRIDE + x, z, cells[i, 3], cells[i, 4])
    settle(temple)
    return True


@compiled()
def keep_views(temple: Packed) -> None:
    """Remember what all sides see before a block comes."""
    for side in range(4):
        for colour in range(4):
            temple["views_before"][side, colour] = temple["views"][side, colour]


@compiled(A_TEMPLE, TABLE, INT, INT)
def stand(temples: PackedArray, cells: Ints, block: int, colour: int) -> None:
    """Let a block stand on these free cells (x, y, z), without judging."""
    temple = temples[0]
    keep_views(temple)
    for i in range(len(cells)):
        set_cell(temple, cells[i, 1] * STRIDE + cells[i, 0], cells[i, 2], block, colour)
    settle(temple)
