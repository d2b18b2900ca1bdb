"""The geometry of the temple, compiled: the one implementation of legality, views and matching.

A temple is one record (`TEMPLE`) that can be copied as bytes. Columns are counted `y * 10 + x` whatever the size of
the floor, cells `z * 100 + column`. Rules are asked of many places at once, as bits of one word:

* Of the **floor**, a word holds six rows of ten columns, a *window*. Three windows overlap so that whatever lies
  within five rows lies whole in one of them: rows 0-5, 2-7 and 4-9. Bit `10 * (y - first row) + x` is column (x, y).
* Of a **view**, a word holds all six levels of ten places: bit `10 * z + place` from the left.

A shape in one orientation, seen as shifts of such words, is thus tried at all its anchors (its least x and y) in a
window with a handful of ANDs, and a key on all places of a view likewise. The three `_rules` functions say what each
level of each column is good for; judging one block and scanning for all both read from there.

All files this one calls must stay in this one: numba's cache does not notice changes elsewhere.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.compiled import announce_compilation, array_of, compiled

STRIDE = 10
COLUMNS = 100
HIGHEST = 6
WINDOWS = 3
WINDOW_ROWS = 6
WINDOW_STEP = 2
# Levels in tables: two above the highest cell, since a block may be judged where it sticks out; higher is alike.
LEVELS = HIGHEST + 2

NORTH, EAST, SOUTH, WEST = range(4)
MOSS = 4  # The "colour" of the core cube: its faces have those of its sides.
EMPTY = -1
NOTHING_NEAR = 99
EVERYWHERE = (1 << STRIDE * HIGHEST) - 1

INSIDE, HEIGHT, OVERLAP, DESCENT, SUPPORT, CONTACT, TALLER = (1 << rule for rule in range(7))

TEMPLE = np.dtype(
    [
        # What rules are asked, in windows. By level of a cell: where it would rest on something, where nothing is
        # in its way down, where it would touch something, and (by the height of its block too) where it would touch
        # a stack sideways that its block does not overtop.
        ("supported", np.int64, (LEVELS, WINDOWS)),
        ("clear", np.int64, (LEVELS, WINDOWS)),
        ("touching", np.int64, (LEVELS, WINDOWS)),
        ("overtopped", np.int64, (LEVELS, LEVELS, WINDOWS)),
        # What each side sees: by side and colour the places of the view, and how deep each place's first cell lies.
        ("views", np.int64, (4, 4)),
        ("near", np.int64, (4, STRIDE * HIGHEST)),
        # What stands: by level and row, bits of x; the same for "this level or one above"; by column the height.
        ("rows", np.int64, (LEVELS + 1, STRIDE)),
        ("rows_from", np.int64, (LEVELS + 1, STRIDE)),
        ("tops", np.int64, (COLUMNS,)),
        ("highest", np.int64),
        # The size of the floor, and the colours of the core cube's sides by side.
        ("width", np.int64),
        ("depth", np.int64),
        ("height", np.int64),
        ("core", np.int64, (4,)),
        # Each cell: EMPTY or 8 * block + colour.
        ("cells", np.int16, (COLUMNS * HIGHEST,)),
    ],
    align=True,
)

ORIENTATION = np.dtype(
    [
        ("size", np.int64),  # how many cells,
        ("level", np.int64, (5,)),  # how high each is above the lowest,
        ("shift", np.int64, (5,)),  # and in which column, counted from the anchor;
        ("tall", np.int64),  # how many levels it takes;
        ("columns", np.int64),  # how many columns, the ones that must be supported first,
        ("bearing", np.int64),  # how many of them those are,
        ("bottom", np.int64, (5,)),  # the level of each one's lowest cell
        ("base", np.int64, (5,)),  # and where each is, counted from the anchor;
        ("anchors", np.int64, (WINDOWS,)),  # the anchors that keep it on the floor: each in one window only.
    ],
    align=True,
)

KEY = np.dtype(
    [
        ("squares", np.int64),  # how many coloured squares,
        ("turns", np.int64),  # in how many different turns;
        ("shift", np.int64, (4, 16)),  # for each: its place in the view, counted from the anchor,
        ("colour", np.int64, (4, 16)),  # and its colour;
        ("anchors", np.int64, (4,)),  # the anchors that keep a turn from leaving the view to the right.
    ],
    align=True,
)

Record: TypeAlias = Any
"""One record of the three above: numba and numpy both read its fields by name."""
Records: TypeAlias = NDArray[np.void]
"""An array of records; a temple is an array of one."""
Ints: TypeAlias = NDArray[np.int64]


# What stands, and what each level of each column is good for.


@compiled()
def _lay(windows: Ints, y: int, row: int) -> None:
    """Set one row of the floor in every window that has it."""
    for window in range(WINDOWS):
        line = y - window * WINDOW_STEP
        if 0 <= line < WINDOW_ROWS:
            shift = line * STRIDE
            windows[window] = windows[window] & ~(((1 << STRIDE) - 1) << shift) | row << shift


@compiled()
def _beside(rows: Ints, y: int, full: int) -> int:
    """The places of a row that have a neighbour in these rows: west, east, south or north."""
    beside = rows[y] << 1 | rows[y] >> 1
    if y > 0:
        beside |= rows[y - 1]
    if y + 1 < STRIDE:
        beside |= rows[y + 1]
    return int(beside & full)


@compiled()
def _around(rows: Ints, y: int, full: int) -> int:
    """The places of a row that have a neighbour in these rows, also diagonally, or are set themselves."""
    around = rows[y]
    if y > 0:
        around |= rows[y - 1]
    if y + 1 < STRIDE:
        around |= rows[y + 1]
    return int((around | around << 1 | around >> 1) & full)


@compiled()
def _rules_of_resting(temple: Record, full: int) -> None:
    """A column's lowest cell needs the floor or a cell beneath; no cell of the block may have one above it."""
    rows, rows_from = temple["rows"], temple["rows_from"]
    for y in range(temple["depth"]):
        for level in range(LEVELS - 1, -1, -1):
            rows_from[level, y] = rows_from[level + 1, y] | rows[level, y]
            _lay(temple["clear"][level], y, full & ~rows_from[level, y])
            _lay(temple["supported"][level], y, rows[level - 1, y] if level > 0 else full)


@compiled()
def _rules_of_contact(temple: Record, full: int) -> None:
    """A block touches what stands by a face, or by the corner of a cell diagonal to its own on the same level."""
    rows = temple["rows"]
    for level in range(min(temple["highest"] + 1, LEVELS)):
        for y in range(temple["depth"]):
            touching = _around(rows[level], y, full) | rows[level + 1, y]
            if level > 0:
                touching |= rows[level - 1, y]
            _lay(temple["touching"][level], y, touching)


@compiled()
def _rules_of_height(temple: Record, full: int) -> None:
    """A stack that a block touches sideways, at whatever level, must be lower than the block's highest cell."""
    too_tall = np.empty(STRIDE, np.int64)
    for level in range(temple["highest"]):
        for top in range(level + 1, temple["highest"] + 1):
            # Stacks of that height or more, where they can be touched at this level.
            for y in range(STRIDE):
                too_tall[y] = temple["rows"][level, y] & temple["rows_from"][top - 1, y]
            for y in range(temple["depth"]):
                _lay(temple["overtopped"][level, top], y, _beside(too_tall, y, full))


@compiled()
def _settle(temple: Record) -> None:
    """Bring the rules' tables up to date with what stands."""
    full = (1 << temple["width"]) - 1
    _rules_of_resting(temple, full)
    _rules_of_contact(temple, full)
    _rules_of_height(temple, full)


@compiled()
def _across(temple: Record, side: int, x: int, y: int) -> int:
    """The place of a column in a side's view, from the left."""
    if side == SOUTH:
        return x
    if side == EAST:
        return y
    if side == NORTH:
        return int(temple["width"] - 1 - x)
    return int(temple["depth"] - 1 - y)


@compiled()
def _depth(temple: Record, side: int, x: int, y: int) -> int:
    """How far in from a side a column lies."""
    if side == SOUTH:
        return y
    if side == EAST:
        return int(temple["width"] - 1 - x)
    if side == NORTH:
        return int(temple["depth"] - 1 - y)
    return x


@compiled()
def _set_cell(temple: Record, column: int, z: int, block: int, colour: int) -> None:
    """Set one cell, and show it to the sides that now see it first. The rules' tables are left to `_settle`."""
    x, y = column % STRIDE, column // STRIDE
    temple["cells"][z * COLUMNS + column] = block * 8 + colour
    temple["rows"][z, y] |= 1 << x
    temple["tops"][column] = max(temple["tops"][column], z + 1)
    temple["highest"] = max(temple["highest"], z + 1)
    for side in range(4):
        place = z * STRIDE + _across(temple, side, x, y)
        depth = _depth(temple, side, x, y)
        if depth < temple["near"][side, place]:
            temple["near"][side, place] = depth
            for other in range(4):
                temple["views"][side, other] &= ~(1 << place)
            face = temple["core"][side] if colour == MOSS else colour
            temple["views"][side, face] |= 1 << place


# The types of arguments, for the functions that are called from outside: these are compiled when they are loaded.
_A_TEMPLE, _ORIENTATIONS, _KEYS = array_of(TEMPLE), array_of(ORIENTATION), array_of(KEY)
_INT = numba.int64
_INTS = numba.int64[::1]
_TABLE = numba.int64[:, ::1]
announce_compilation()


def temple_in(memory: bytearray) -> Records:
    """The temple that these bytes hold; they are shared, not copied."""
    return np.frombuffer(memory, TEMPLE)


def table(rows: Sequence[Sequence[int]], columns: int) -> Ints:
    """Rows of numbers as the kernel takes them."""
    return np.array(rows, np.int64).reshape(len(rows), columns)


@compiled(_A_TEMPLE, _TABLE)
def clear_floor(temples: Records, facts: Ints) -> None:
    """Make an empty temple of zeroed memory: its width, depth and height, and the colours of the core's sides."""
    temple = temples[0]
    temple["width"], temple["depth"], temple["height"] = facts[0, 0], facts[0, 1], facts[0, 2]
    for side in range(4):
        temple["core"][side] = facts[0, 3 + side]
    temple["near"][:] = NOTHING_NEAR
    temple["cells"][:] = EMPTY
    _settle(temple)


@compiled(_A_TEMPLE, _TABLE, _INT, _INT)
def stand(temples: Records, cells: Ints, block: int, colour: int) -> None:
    """Let a block stand on these free cells (x, y, z), without judging."""
    temple = temples[0]
    for i in range(len(cells)):
        _set_cell(temple, cells[i, 1] * STRIDE + cells[i, 0], cells[i, 2], block, colour)
    _settle(temple)


# Legality.


@compiled()
def _bit(windows: Ints, column: int) -> int:
    """What the windows hold of one column."""
    last = WINDOWS - 1
    first_row = 0 if column < WINDOW_ROWS * STRIDE else last * WINDOW_STEP
    return int(windows[0 if first_row == 0 else last] >> (column - first_row * STRIDE) & 1)


@compiled()
def _is_outside(temple: Record, cells: Ints, i: int) -> bool:
    x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
    return bool(x < 0 or x >= temple["width"] or y < 0 or y >= temple["depth"] or z < 0)


@compiled()
def _judge_support(temple: Record, cells: Ints, faults: Ints) -> None:
    """Every column's lowest cell rests on something; of a straight bridge, only those at its two ends need to."""
    least_x, most_x = cells[:, 0].min(), cells[:, 0].max()
    least_y, most_y = cells[:, 1].min(), cells[:, 1].max()
    straight = least_x == most_x or least_y == most_y
    ends_hold = True
    for i in range(len(cells)):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        lowest = True
        for j in range(len(cells)):
            if cells[j, 0] == x and cells[j, 1] == y and cells[j, 2] < z:
                lowest = False
        if lowest and not _bit(temple["supported"][min(z, LEVELS - 1)], y * STRIDE + x):
            faults[i] |= SUPPORT
            at_end = (x == least_x and y == least_y) or (x == most_x and y == most_y)
            ends_hold = ends_hold and not at_end
    if straight and ends_hold:
        for i in range(len(cells)):
            faults[i] &= ~SUPPORT


@compiled(_A_TEMPLE, _TABLE)
def judge(temples: Records, cells: Ints) -> Ints:
    """For each of a block's cells (x, y, z) the rules it breaks, as bits; a block in the air breaks contact in all.

    Outside the floor nothing else is judged; where it overlaps what stands, only height.
    """
    temple = temples[0]
    faults = np.zeros(len(cells), np.int64)
    for i in range(len(cells)):
        if _is_outside(temple, cells, i):
            faults[i] = INSIDE
    if faults.any():
        return faults
    overlaps = False
    for i in range(len(cells)):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        if z >= temple["height"]:
            faults[i] |= HEIGHT
        if z < HIGHEST and temple["rows"][z, y] >> x & 1:
            faults[i] |= OVERLAP
            overlaps = True
    if overlaps:
        return faults
    _judge_support(temple, cells, faults)
    top = min(cells[:, 2].max() + 1, LEVELS - 1)
    touches = False
    for i in range(len(cells)):
        column, level = cells[i, 1] * STRIDE + cells[i, 0], min(cells[i, 2], LEVELS - 1)
        if not _bit(temple["clear"][level], column):
            faults[i] |= DESCENT
        if _bit(temple["touching"][level], column):
            touches = True
        if _bit(temple["overtopped"][level, top], column):
            faults[i] |= TALLER
    if not touches:
        for i in range(len(cells)):
            faults[i] |= CONTACT
    return faults


@compiled()
def _legal_anchors(temple: Record, form: Record, window: int) -> int:
    """Where in a window this orientation may be lowered to by all rules; its height there is where it rests.

    An anchor fits at one level only: its bearing columns end exactly below the block.
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
            continue
        touching, overtopped = 0, 0
        for i in range(form["size"]):
            level = z + form["level"][i]
            touching |= temple["touching"][level, window] >> form["shift"][i]
            overtopped |= temple["overtopped"][level, z + form["tall"], window] >> form["shift"][i]
        legal |= fits & touching & ~overtopped
    return legal


@compiled(_A_TEMPLE, _ORIENTATIONS, _INT)
def is_legal(temples: Records, forms: Records, code: int) -> bool:
    """Whether the placement of this code is legal."""
    form, column = forms[code // COLUMNS], code % COLUMNS
    for window in range(WINDOWS):
        bit = column - window * WINDOW_STEP * STRIDE
        if 0 <= bit < WINDOW_ROWS * STRIDE and form["anchors"][window] >> bit & 1:
            return bool(_legal_anchors(temples[0], form, window) >> bit & 1)
    return False


@compiled()
def _list_codes(temple: Record, forms: Records, number: int, codes: NDArray[np.int32], count: int) -> int:
    """Append the legal codes of one orientation, ascending; returns how many codes there are now."""
    for window in range(WINDOWS):
        code = number * COLUMNS + window * WINDOW_STEP * STRIDE
        legal = _legal_anchors(temple, forms[number], window)
        while legal:
            if legal & 1:
                codes[count] = code
                count += 1
            code += 1
            legal >>= 1
    return count


@compiled(_A_TEMPLE, _ORIENTATIONS, _INTS, _INT)
def scan(temples: Records, forms: Records, first: Ints, shapes: int) -> NDArray[np.int32]:
    """All legal placements of the shapes whose bits are set.

    `first[shape]` is a shape's first orientation. The answer begins with one number a shape and one more: where in the
    answer its codes begin; the codes follow, ascending.
    """
    head = len(first)
    size = head
    for shape in range(head - 1):
        if shapes >> shape & 1:
            size += (first[shape + 1] - first[shape]) * COLUMNS
    found = np.empty(size, np.int32)
    count = head
    for shape in range(head - 1):
        found[shape] = count
        if shapes >> shape & 1:
            for number in range(first[shape], first[shape + 1]):
                count = _list_codes(temples[0], forms, number, found, count)
    found[head - 1] = count
    return found[:count].copy()


@compiled(_A_TEMPLE, _ORIENTATIONS, _INTS, _INT)
def fits_anywhere(temples: Records, forms: Records, first: Ints, shapes: int) -> bool:
    """Whether any of the shapes whose bits are set has a legal placement."""
    for shape in range(len(first) - 1):
        if shapes >> shape & 1:
            for number in range(first[shape], first[shape + 1]):
                for window in range(WINDOWS):
                    if _legal_anchors(temples[0], forms[number], window):
                        return True
    return False


@compiled()
def _resting_level(temple: Record, form: Record, column: int) -> int:
    """How high a block comes to rest when it is lowered here: no column of it below its stack's top."""
    z = 0
    for i in range(form["columns"]):
        z = max(z, temple["tops"][column + form["base"][i]] - form["bottom"][i])
    return z


@compiled(_A_TEMPLE, _ORIENTATIONS, _INT)
def resting_level(temples: Records, forms: Records, code: int) -> int:
    """The level of the lowest cell of the placement of this code."""
    return _resting_level(temples[0], forms[code // COLUMNS], code % COLUMNS)


@compiled(_A_TEMPLE, _ORIENTATIONS, _INT, _INT, _INT)
def put(temples: Records, forms: Records, code: int, block: int, colour: int) -> int:
    """Let a block stand where the code says, without judging; returns its resting level."""
    temple, form, column = temples[0], forms[code // COLUMNS], code % COLUMNS
    z = _resting_level(temple, form, column)
    for i in range(form["size"]):
        _set_cell(temple, column + form["shift"][i], z + form["level"][i], block, colour)
    _settle(temple)
    return z


@compiled()
def _is_block(temple: Record, x: int, y: int, z: int, block: int) -> bool:
    if x < 0 or x >= temple["width"] or y < 0 or y >= temple["depth"] or z < 0 or z >= HIGHEST:
        return False
    return bool(temple["cells"][z * COLUMNS + y * STRIDE + x] >> 3 == block)


@compiled(_A_TEMPLE, _ORIENTATIONS, _INT, _INT)
def is_corner_to_corner(temples: Records, forms: Records, code: int, block: int) -> bool:
    """Whether the placement of this code would share a corner with that standing block, and no face."""
    temple, form, column = temples[0], forms[code // COLUMNS], code % COLUMNS
    base = _resting_level(temple, form, column)
    corner = False
    for i in range(form["size"]):
        place = column + form["shift"][i]
        x, y, z = place % STRIDE, place // STRIDE, base + form["level"][i]
        if _is_block(temple, x, y, z - 1, block) or _is_block(temple, x, y, z + 1, block):
            return False
        for step in (-1, 1):
            if _is_block(temple, x + step, y, z, block) or _is_block(temple, x, y + step, z, block):
                return False
            corner = corner or _is_block(temple, x + step, y - 1, z, block)
            corner = corner or _is_block(temple, x + step, y + 1, z, block)
    return corner


# Views and keys.


@compiled()
def _faces_of(temple: Record, side: int, block: int) -> int:
    """The places of a side's view where a face of this block is seen."""
    seen = 0
    for column in range(COLUMNS):
        x, y = column % STRIDE, column // STRIDE
        for z in range(temple["tops"][column]):
            place = z * STRIDE + _across(temple, side, x, y)
            first = temple["near"][side, place] == _depth(temple, side, x, y)
            if first and temple["cells"][z * COLUMNS + column] >> 3 == block:
                seen |= 1 << place
    return seen


@compiled()
def _is_fulfilled(view: Ints, key: Record, faces: int) -> bool:
    """Whether the key's squares lie on faces of their colours, at least one of them on one of these faces."""
    for turn in range(key["turns"]):
        matches, uses = key["anchors"][turn], 0
        for square in range(key["squares"]):
            shift = key["shift"][turn, square]
            matches &= view[key["colour"][turn, square]] >> shift
            uses |= faces >> shift
        if matches & uses:
            return True
    return False


@compiled()
def _fulfilled(view: Ints, keys: Records, hand: int, faces: int) -> int:
    """Of the keys whose bits are set, those fulfilled with one of these faces."""
    fulfilled = 0
    for key in range(len(keys)):
        if hand >> key & 1 and _is_fulfilled(view, keys[key], faces):
            fulfilled |= 1 << key
    return fulfilled


@compiled(_A_TEMPLE, _KEYS, _INT, _INT, _INT)
def fulfilled(temples: Records, keys: Records, side: int, hand: int, block: int) -> int:
    """Of the keys whose bits are set, those this side sees fulfilled with a face of this block, or anyhow if EMPTY."""
    temple = temples[0]
    faces = EVERYWHERE if block == EMPTY else _faces_of(temple, side, block)
    return _fulfilled(temple["views"][side], keys, hand, faces)


@compiled()
def _count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled(_A_TEMPLE, _INT, _INT)
def count_faces(temples: Records, side: int, colour: int) -> int:
    """How many faces of a colour a side sees."""
    return _count_bits(temples[0]["views"][side, colour])


@compiled()
def _new_faces(temple: Record, form: Record, column: int, side: int) -> int:
    """The places of a side's view where a block put here would be seen."""
    base = _resting_level(temple, form, column)
    seen = 0
    for i in range(form["size"]):
        x, y = (column + form["shift"][i]) % STRIDE, (column + form["shift"][i]) // STRIDE
        place = (base + form["level"][i]) * STRIDE + _across(temple, side, x, y)
        if _depth(temple, side, x, y) < temple["near"][side, place]:
            seen |= 1 << place
    return seen


@compiled(_A_TEMPLE, _ORIENTATIONS, _INTS, _KEYS, _INT, _INT, _TABLE, _INT)
def scan_claims(
    temples: Records, forms: Records, first: Ints, keys: Records, side: int, hand: int, blocks: Ints, enigma: int
) -> Ints:
    """All legal placements of these blocks (shape, colour), and what each would do for one side.

    A row of the answer: which of the blocks, the code, the keys of the hand it would fulfil (as bits), and how many
    faces of the Enigma's colour the side would then see.
    """
    temple = temples[0]
    size = 0
    for i in range(len(blocks)):
        size += (first[blocks[i, 0] + 1] - first[blocks[i, 0]]) * COLUMNS
    found = np.empty((size, 4), np.int64)
    codes = np.empty(COLUMNS, np.int32)
    view = np.empty(4, np.int64)
    count = 0
    for i in range(len(blocks)):
        shape, colour = blocks[i, 0], blocks[i, 1]
        for number in range(first[shape], first[shape + 1]):
            for j in range(_list_codes(temple, forms, number, codes, 0)):
                faces = _new_faces(temple, forms[number], codes[j] % COLUMNS, side)
                for other in range(4):
                    view[other] = temple["views"][side, other] & ~faces
                view[colour] |= faces
                found[count, 0] = i
                found[count, 1] = codes[j]
                found[count, 2] = _fulfilled(view, keys, hand, faces) if faces else 0
                found[count, 3] = _count_bits(view[enigma]) if enigma >= 0 else 0
                count += 1
    return found[:count].copy()


@compiled(_A_TEMPLE, _KEYS, _INT, _INT)
def count_matches(temples: Records, keys: Records, side: int, key: int) -> Ints:
    """For each turn of a key and each anchor in a side's view, how many of its squares lie on faces of their colour."""
    card = keys[key]
    counts = np.zeros((4, STRIDE * HIGHEST), np.int64)
    for turn in range(card["turns"]):
        for square in range(card["squares"]):
            view = temples[0]["views"][side, card["colour"][turn, square]] >> card["shift"][turn, square]
            view &= card["anchors"][turn]
            for anchor in range(STRIDE * HIGHEST):
                counts[turn, anchor] += view >> anchor & 1
    return counts
