"""A game imagined to its end: every seat plays what it finds best in one step, as `looking` weighs it.

This is no second set of rules but a bot's idea of what may come. Legality, views and claims are the kernel's; the rest
is told in short: claims are always made, a supply too large is not thought of, and what goes back into the bag comes
last.
"""

import numpy as np

from digsite.block_and_key.kernel.placing import count_bits, is_corner_to_corner, list_codes, put
from digsite.block_and_key.kernel.records import (
    A_TEMPLE,
    COLUMNS,
    EMPTY,
    HIGHEST,
    INT,
    INTS,
    STRIDE,
    Ints,
    Record,
    Records,
)
from digsite.bots.block_and_key.kernel.looking import (
    FEW,
    NOTHING,
    consider,
    look_around,
    look_for,
    promise_keys,
    turns_left,
    worth_of_code,
    worth_of_line,
    worth_of_supply,
)
from digsite.bots.block_and_key.kernel.records import (
    A_TABLE,
    A_WEIGHTS,
    DESK,
    FLOATS,
    HELD,
    PIECES,
    SHORT,
    SITES,
    Desk,
    Floats,
    Pieces,
    compiled,
)

SOUTH_WEST, NORTH_WEST, NORTH_EAST, SOUTH_EAST = range(4)


@compiled()
def _fill_yard(table: Record) -> None:
    for site in range(SITES):
        if table["yard"][site] == EMPTY and table["bag_first"] < table["bag_end"]:
            table["yard"][site] = table["bag"][table["bag_first"]]
            table["bag_first"] += 1


@compiled()
def _shortlist(temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record, block: int) -> None:
    """Find the placements of a block that are best as a rough look has it, best first."""
    shape, colour, codes = pieces.blocks[block, 0], pieces.blocks[block, 1], look["codes"]
    listed, worths = look["listed"], look["listed_worth"]
    consider(temple, table, pieces, weights, block, look)
    worths[:] = NOTHING
    for number in range(pieces.first[shape], pieces.first[shape + 1]):
        for j in range(list_codes(temple, pieces.forms, number, codes, 0)):
            _, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour, True)
            place = SHORT
            while place > 0 and worth > worths[place - 1]:
                place -= 1
            if place < SHORT:
                for i in range(SHORT - 1, place, -1):
                    listed[i], worths[i] = listed[i - 1], worths[i - 1]
                listed[place], worths[place] = codes[j], worth


@compiled()
def _best_placement(
    temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record, block: int
) -> tuple[int, int, float]:
    """The best placement of a block: its code (-1: none), the keys it claims, its worth."""
    _shortlist(temple, table, pieces, weights, look, block)
    best_code, best_claimed, best = -1, 0, NOTHING
    for i in range(SHORT):
        if look["listed_worth"][i] > NOTHING:
            code = look["listed"][i]
            number, column, colour = code // COLUMNS, code % COLUMNS, pieces.blocks[block, 1]
            claimed, worth = worth_of_code(temple, pieces, look, number, column, colour, False)
            if worth > best:
                best_code, best_claimed, best = code, claimed, worth
    return best_code, best_claimed, best


@compiled()
def _take(numbers: Ints, size: int, place: int) -> None:
    """Take out one of the first `size` numbers."""
    for i in range(place, size - 1):
        numbers[i] = numbers[i + 1]


@compiled()
def _claim(table: Record, pieces: Pieces, claimed: int) -> None:
    seat = table["turn"]
    hand = table["hand"][seat]
    for i in range(HELD - 1, -1, -1):
        if claimed >> i & 1:
            table["points"][seat] += pieces.cards[hand[i], 0]
            table["claimed"][seat] += 1
            table["gone"][hand[i]] = 1
            _take(hand, table["held"][seat], i)
            table["held"][seat] -= 1


@compiled()
def _act(temples: Records, table: Record, pieces: Pieces, weights: Record, look: Record) -> tuple[bool, int]:
    """Excavate or place, and claim; returns whether a block was placed, and the number of claims (bits)."""
    temple, seat, left = temples[0], table["turn"], turns_left(table)
    size = table["stocked"][seat]
    supply = table["supply"][seat]
    look_for(temple, table, pieces, weights, True, look)
    look_around(temple, look)
    best, best_code, best_claimed, best_place = NOTHING, -1, 0, -1
    for i in range(size):
        code, claimed, worth = _best_placement(temple, table, pieces, weights, look, supply[i])
        if worth > best:
            best, best_code, best_claimed, best_place = worth, code, claimed, i
    if size <= FEW and left > 0:
        line, worth = _best_line(temple, table, pieces, weights, look, best)
        if line >= 0 and (best_code < 0 or worth > best + worth_of_supply(size - 1.0, left, weights)):
            _excavate(table, line)
            return False, 0
    if best_code < 0:
        return False, 0
    block = supply[best_place]
    put(temples, pieces.forms, best_code, block, pieces.blocks[block, 1])
    _take(supply, size, best_place)
    table["stocked"][seat] -= 1
    _claim(table, pieces, best_claimed)
    return True, best_claimed


@compiled()
def _best_line(
    temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record, best_held: float
) -> tuple[int, float]:
    best = np.full(SITES, NOTHING)
    for site in range(SITES):
        if table["yard"][site] != EMPTY:
            best[site] = _best_placement(temple, table, pieces, weights, look, table["yard"][site])[2]
    left, size = turns_left(table), table["stocked"][table["turn"]]
    line, most = -1, NOTHING
    for i in range(6):
        worth = worth_of_line(best, i, size, best_held, left, weights)
        if worth > most:
            line, most = i, worth
    return line, most


@compiled()
def _excavate(table: Record, line: int) -> None:
    seat = table["turn"]
    for i in range(3):
        site = line * 3 + i if line < 3 else i * 3 + line - 3
        if table["yard"][site] != EMPTY:
            table["supply"][seat, table["stocked"][seat]] = table["yard"][site]
            table["stocked"][seat] += 1
            table["yard"][site] = EMPTY
    _fill_yard(table)


# Keys.


@compiled()
def _altar_means(table: Record, pieces: Pieces, worth: Floats) -> tuple[float, float]:
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
    moon = total[1] / count[1] if table["altar_end"][1] > table["altar_first"][1] else -1.0
    return sun, moon


@compiled(A_TABLE, PIECES, FLOATS)
def altar_means(tables: Records, pieces: Pieces, worth: Floats) -> tuple[float, float]:
    """The same of a table, for the seat whose turn it is."""
    return _altar_means(tables[0], pieces, worth)


@compiled()
def _lay_under(table: Record, pieces: Pieces, place: int) -> None:
    """Solo: a key of the hand goes under its altar."""
    key = table["hand"][0, place]
    altar = pieces.cards[key, 1]
    table["altar"][altar, table["altar_end"][altar]] = key
    table["altar_end"][altar] += 1
    _take(table["hand"][0], table["held"][0], place)
    table["held"][0] -= 1


@compiled()
def _put_back(table: Record, pieces: Pieces, weights: Record, worth: Floats, mean: float) -> None:
    """Solo: the worst key goes under its altar if the altars promise clearly more."""
    worst, least = -1, mean - weights["keep"]
    for i in range(table["held"][0]):
        key = table["hand"][0, i]
        if pieces.cards[key, 1] >= 0 and worth[key] < least:
            worst, least = i, worth[key]
    if worst >= 0:
        _lay_under(table, pieces, worst)


@compiled()
def _draw(table: Record, altar: int) -> int:
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
def _refill(
    temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record, worth: Floats, may_put_back: bool
) -> int:
    """Draw up to four keys, from the altar that promises more; returns the last key drawn."""
    seat, last = table["turn"], EMPTY
    if table["held"][seat] == HELD and not may_put_back:
        return last
    promise_keys(temple, table, pieces, weights, look, worth)
    sun, moon = _altar_means(table, pieces, worth)
    if may_put_back:
        _put_back(table, pieces, weights, worth, max(sun, moon))
    while table["held"][seat] < HELD:
        drawn = _draw(table, 0 if sun >= moon else 1)
        if drawn == EMPTY:
            break
        last = drawn
    return last


# Solo: the Ancients.


@compiled()
def _nearest(temple: Record, corner: int, blocks: Ints) -> int:
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
                    if cell != EMPTY and count < len(blocks):
                        blocks[count] = cell >> 3
                        count += 1
    return count


@compiled()
def _place_for_ancients(
    temples: Records, table: Record, pieces: Pieces, weights: Record, look: Record, key: int
) -> None:
    temple, site = temples[0], pieces.cards[key, 2]
    block = table["yard"][site]
    if block == EMPTY:
        return
    nearest = np.empty(12, np.int64)
    near = _nearest(temple, pieces.cards[key, 3], nearest)
    look_for(temple, table, pieces, weights, False, look)
    look_around(temple, look)
    consider(temple, table, pieces, weights, block, look)
    shape, colour, codes = pieces.blocks[block, 0], pieces.blocks[block, 1], look["codes"]
    best_code, best = -1, NOTHING
    for number in range(pieces.first[shape], pieces.first[shape + 1]):
        for j in range(list_codes(temple, pieces.forms, number, codes, 0)):
            beside = False
            for i in range(near):
                beside = beside or is_corner_to_corner(temples, pieces.forms, codes[j], nearest[i])
            if beside:
                _, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour, False)
                if worth > best:
                    best_code, best = codes[j], worth
    table["yard"][site] = EMPTY
    if best_code >= 0:
        put(temples, pieces.forms, best_code, block, colour)
    else:
        table["bag"][table["bag_end"]] = block
        table["bag_end"] += 1
    _fill_yard(table)


# Turn after turn.


@compiled()
def _mark(table: Record) -> None:
    """Solo, a turn without a claim: one key of an altar is out of the game."""
    altar = 0 if table["altar_first"][0] < table["altar_end"][0] else 1
    if table["altar_first"][altar] < table["altar_end"][altar]:
        table["altar_first"][altar] += 1


@compiled()
def _end_turn(table: Record) -> bool:
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
def _count_points(temple: Record, table: Record, over: bool, points: Floats) -> None:
    for seat in range(table["players"]):
        points[seat] = table["points"][seat]
        if table["enigma"][seat] >= 0:
            faces = count_bits(temple["views"][table["side"][seat], table["enigma"][seat]])
            points[seat] += faces // 3 if over else faces / 3.0


@compiled()
def _rest_of_turn(
    temples: Records,
    table: Record,
    pieces: Pieces,
    weights: Record,
    look: Record,
    worth: Floats,
    may_put_back: bool,
    drawn: int,
) -> bool:
    """New keys, the Ancients, the next turn; returns whether the game is over. `drawn`: the last key so far."""
    alone = table["players"] == 1
    last = _refill(temples[0], table, pieces, weights, look, worth, may_put_back and alone and turns_left(table) > 0)
    drawn = drawn if last == EMPTY else last
    if drawn != EMPTY and alone and turns_left(table) > 0:
        _place_for_ancients(temples, table, pieces, weights, look, drawn)
    return _end_turn(table)


@compiled()
def _draft_on(temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record) -> None:
    """The rest of the draft, counter-clockwise: it ends with the starting player, whose turn is the first."""
    before = (table["turn"] - 1) % table["players"]
    while table["stocked"][before] == 0:
        table["turn"] = before
        look_for(temple, table, pieces, weights, True, look)
        look_around(temple, look)
        line, _ = _best_line(temple, table, pieces, weights, look, NOTHING)
        if line < 0:
            return
        _excavate(table, line)
        before = (before - 1) % table["players"]


@compiled()
def _begin(
    temples: Records, table: Record, pieces: Pieces, weights: Record, look: Record, worth: Floats, first: Ints
) -> bool:
    """Carry out the choice that is to be tried, and what is left of its turn; returns whether the game is over."""
    seat, kind, what = table["turn"], first[0], first[1]
    if kind == DRAFT:
        _excavate(table, what)
        _draft_on(temples[0], table, pieces, weights, look)
        return False
    if kind == ANCIENTS:
        site = pieces.cards[first[2], 2]
        block = table["yard"][site]
        put(temples, pieces.forms, what, block, pieces.blocks[block, 1])
        table["yard"][site] = EMPTY
        _fill_yard(table)
        return _end_turn(table)
    drawn = EMPTY
    if kind == PLACE:
        block = table["supply"][seat, what]
        put(temples, pieces.forms, first[2], block, pieces.blocks[block, 1])
        _take(table["supply"][seat], table["stocked"][seat], what)
        table["stocked"][seat] -= 1
        _claim(table, pieces, first[3])
    elif kind == EXCAVATE:
        _excavate(table, what)
        if table["players"] > 1:
            return _end_turn(table)
    elif kind == RETURN and what >= 0:
        _lay_under(table, pieces, what)
    elif kind == REFILL:
        drawn = _draw(table, what)
    if kind in (PLACE, EXCAVATE) and first[3] == 0 and table["players"] == 1:
        _mark(table)
    may_put_back = kind in (PLACE, EXCAVATE)
    return _rest_of_turn(temples, table, pieces, weights, look, worth, may_put_back, drawn)


PLACE, EXCAVATE, RETURN, REFILL, ANCIENTS, DRAFT = range(6)


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, INTS, INT, DESK)
def imagine(
    temples: Records, tables: Records, pieces: Pieces, weights: Records, first: Ints, turns: int, desk: Desk
) -> Floats:
    """Try a choice on each of these tables and play on, to the end or for so many turns.

    The choice is one of: PLACE which of the supply, code, keys claimed (bits); EXCAVATE line; RETURN which of the hand
    or -1; REFILL altar; ANCIENTS code, the key that called them; DRAFT line. The answer: for each table each seat's
    points.
    """
    temple, table, look, worth = desk.temples, desk.tables[0], desk.looks[0], desk.worth
    found = np.empty((len(tables), tables[0]["players"]), np.float64)
    for i in range(len(tables)):
        desk.temples[:] = temples
        desk.tables[:] = tables[i : i + 1]
        left = turns
        over = _begin(temple, table, pieces, weights[0], look, worth, first)
        while left > 0 and not over:
            placed, claimed = _act(temple, table, pieces, weights[0], look)
            if claimed == 0 and table["players"] == 1:
                _mark(table)
            if placed or table["players"] == 1:
                over = _rest_of_turn(temple, table, pieces, weights[0], look, worth, True, EMPTY)
            else:
                over = _end_turn(table)
            left -= 1
        _count_points(temple[0], table, over, found[i])
    return found
