"""What every placement of some blocks is worth to one seat: about a million placements a second.

A placement is worth the keys it claims, the faces of the Enigma's colour, and what the view then promises for the keys
that stay in the hand. A key is promised by each place of the view where a single block could still complete it: all
its squares of other colours lie there, and those that are missing are *open*, that is, a new block could show a face
there. How many such places there are, and whether the supply holds the colour, tells how likely the key is to come.
Places that need two blocks, of two colours, promise it too, but less.
"""

import numba
import numpy as np

from digsite.block_and_key.geometry.kernel.placing import count_bits, level_of_rest, list_codes
from digsite.block_and_key.geometry.kernel.records import (
    A_TEMPLE,
    COLUMNS,
    EAST,
    EMPTY,
    EVERYWHERE,
    INTS,
    NORTH,
    SOUTH,
    STRIDE,
    Ints,
    Record,
    Records,
)
from digsite.block_and_key.geometry.kernel.seeing import is_fulfilled, new_faces
from digsite.block_and_key.geometry.kernel.standing import across, way_in
from digsite.bots.block_and_key.kernel.records import (
    A_TABLE,
    A_WEIGHTS,
    FLOATS,
    PIECES,
    SCRATCH,
    SITES,
    Floats,
    Pieces,
    Scratch,
    compiled,
)

NOTHING = -1e9
FEW = 5  # A supply larger than this is placed from.
REACH = 3  # A block that rests on a stack shows faces up to that many levels above it ...
OVERTOPPED = 3  # ... unless a stack beside it is so much higher that hardly a block may stand there.
AROUND = 2  # A block that touches what stands reaches that many columns further.


# Open places.


@compiled()
def _column(temple: Record, side: int, place: int, depth: int) -> int:
    """The column that a side sees at this place from the left, so far in."""
    if side == SOUTH:
        return depth * STRIDE + place
    if side == EAST:
        return int(place * STRIDE + temple["width"] - 1 - depth)
    if side == NORTH:
        return int((temple["depth"] - 1 - depth) * STRIDE + temple["width"] - 1 - place)
    return int((temple["depth"] - 1 - place) * STRIDE + depth)


@compiled()
def _highest_beside(tops: Ints, x: int, y: int) -> int:
    highest = 0
    if x > 0:
        highest = max(highest, tops[y * STRIDE + x - 1])
    if x + 1 < STRIDE:
        highest = max(highest, tops[y * STRIDE + x + 1])
    if y > 0:
        highest = max(highest, tops[(y - 1) * STRIDE + x])
    if y + 1 < STRIDE:
        highest = max(highest, tops[(y + 1) * STRIDE + x])
    return highest


@compiled()
def _open_lane(temple: Record, look: Record, place: int) -> int:
    """The open places of one upright line of the view."""
    side, tops, near = look["side"], look["tops"], temple["near"][look["side"]]
    places, lines = temple["width"], temple["depth"]
    if side == EAST or side not in (NORTH, SOUTH):
        places, lines = lines, places
    lane = 0
    if place >= places:
        return lane
    for depth in range(lines):
        column = _column(temple, side, place, depth)
        if look["nearby"][column] == 0:
            continue
        top, shown = tops[column], 0
        for z in range(top, min(top + REACH, temple["height"])):
            if depth < near[z * STRIDE + place]:
                shown |= 1 << z * STRIDE
        if shown & ~lane and _highest_beside(tops, column % STRIDE, column // STRIDE) < top + OVERTOPPED:
            lane |= shown
    return lane << place


@compiled()
def look_around(temple: Record, look: Record) -> None:
    """Note where blocks may come to stand, and the open places of the view."""
    look["nearby"][:] = 0
    look["tops"][:] = temple["tops"]
    for column in range(COLUMNS):
        if temple["tops"][column] > 0:
            x, y = column % STRIDE, column // STRIDE
            for v in range(max(0, y - AROUND), min(STRIDE, y + AROUND + 1)):
                for u in range(max(0, x - AROUND), min(STRIDE, x + AROUND + 1)):
                    look["nearby"][v * STRIDE + u] = 1
    places = 0
    for place in range(STRIDE):
        look["lanes"][place] = _open_lane(temple, look, place)
        places |= look["lanes"][place]
    look["open"] = places


@compiled()
def _open_places_after(temple: Record, look: Record, form: Record, column: int) -> int:
    """The open places once a block stands here; only the lines of sight near it change."""
    base = level_of_rest(temple, form, column)
    side, tops, near, before = look["side"], look["tops"], temple["near"][look["side"]], look["before"]
    least, most = STRIDE, 0
    for i in range(form["size"]):
        spot = column + form["shift"][i]
        x, y, z = spot % STRIDE, spot // STRIDE, base + form["level"][i]
        place = across(temple, side, x, y)
        least, most = min(least, place), max(most, place)
        tops[spot] = max(tops[spot], z + 1)
        before[i] = near[z * STRIDE + place]
        near[z * STRIDE + place] = min(before[i], way_in(temple, side, x, y))
    places = 0
    for place in range(STRIDE):
        if least - 1 <= place <= most + 1:
            places |= _open_lane(temple, look, place)
        else:
            places |= look["lanes"][place]
    for i in range(form["size"] - 1, -1, -1):
        spot = column + form["shift"][i]
        place = across(temple, side, spot % STRIDE, spot // STRIDE)
        tops[spot] = temple["tops"][spot]
        near[(base + form["level"][i]) * STRIDE + place] = before[i]
    return places


# Promises.


@compiled()
def _lacking(view: Ints, plan: Record, open_places: int, look: Record) -> tuple[int, int]:
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
def _promise(view: Ints, pieces: Pieces, key: int, open_places: int, look: Record) -> float:
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
def turns_left(table: Record) -> float:
    """Own turns after this one, as far as can be told."""
    if table["players"] == 1:
        return float(table["solo_turns"] - table["solo_turn"])
    if table["last_turns"] > 0:
        return 0.0
    most = 0
    for seat in range(table["players"]):
        most = max(most, table["claimed"][seat])
    return float(max(1, table["goal"] - most))


@compiled()
def _weigh_ways(weights: Record, look: Record) -> None:
    look["several"], look["half"] = weights["several"], weights["half"]
    look["pair"], look["pair_half"] = weights["pair"], weights["pair_half"]


@compiled()
def look_for(temple: Record, table: Record, pieces: Pieces, weights: Record, claiming: bool, look: Record) -> None:
    """Fill in what the seat whose turn it is looks for."""
    seat, left = table["turn"], turns_left(table)
    lasting = left / (left + weights["fade"])
    look["side"], look["held"] = table["side"][seat], table["held"][seat]
    _weigh_ways(weights, look)
    for i in range(look["held"]):
        key = table["hand"][seat, i]
        points = float(pieces.cards[key, 0])
        look["hand"][i] = key
        barred = table["strict"] and is_fulfilled(temple["views"][look["side"]], pieces.keys[key], EVERYWHERE)
        look["claim"][i] = points + weights["claim"] * lasting if claiming and not barred else 0.0
        look["promise"][i] = points * weights["promise"] * lasting
    look["face"][:] = 0.0
    if table["enigma"][seat] >= 0:
        look["face"][table["enigma"][seat]] = weights["face"] * lasting + (1.0 - lasting) / 3.0


@compiled()
def take_stock(table: Record, pieces: Pieces, weights: Record, without: int, look: Record) -> None:
    """Fill in what each colour counts when this block (or EMPTY: none) has left the supply."""
    seat, stock = table["turn"], look["stock"]
    stock[:] = 0.0
    for i in range(table["stocked"][seat]):
        if table["supply"][seat, i] != without:
            stock[pieces.blocks[table["supply"][seat, i], 1]] += 1.0
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
            stock[pieces.blocks[table["yard"][site], 1]] += weights["yard"]


@compiled()
def _worth_of_view(view: Ints, pieces: Pieces, look: Record, open_places: int, claimed: int) -> float:
    """What a view promises for the keys of the hand that have not been claimed, and its faces for the Enigma."""
    worth = 0.0
    for i in range(look["held"]):
        if look["promise"][i] > 0.0 and claimed >> i & 1 == 0:
            worth += look["promise"][i] * _promise(view, pieces, look["hand"][i], open_places, look)
    for colour in range(4):
        if look["face"][colour] > 0.0:
            worth += look["face"][colour] * count_bits(view[colour])
    return worth


@compiled()
def consider(temple: Record, table: Record, pieces: Pieces, weights: Record, block: int, look: Record) -> None:
    """Prepare for placements of this block."""
    take_stock(table, pieces, weights, block, look)
    look["unseen"] = _worth_of_view(temple["views"][look["side"]], pieces, look, look["open"], 0)


@compiled()
def worth_of_code(
    temple: Record, pieces: Pieces, look: Record, number: int, column: int, colour: int, roughly: bool
) -> tuple[int, float]:
    """Which keys of the hand a placement claims (bits), and what it is worth.

    Roughly: as if it left the same places open as before, which is twice as fast.
    """
    form, view, side = pieces.forms[number], look["view"], look["side"]
    faces = new_faces(temple, form, column, side)
    if faces == 0:
        return 0, look["unseen"]
    for other in range(4):
        view[other] = temple["views"][side, other] & ~faces
    view[colour] |= faces
    open_places = look["open"] if roughly else _open_places_after(temple, look, form, column)
    claimed, worth = 0, 0.0
    for i in range(look["held"]):
        if look["claim"][i] > 0.0 and is_fulfilled(view, pieces.keys[look["hand"][i]], faces):
            claimed |= 1 << i
            worth += look["claim"][i]
    return claimed, worth + _worth_of_view(view, pieces, look, open_places, claimed)


# Asked from outside, for the seat whose turn it is.


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, INTS, numba.boolean, SCRATCH)
def appraise(
    temples: Records, tables: Records, pieces: Pieces, weights: Records, blocks: Ints, claiming: bool, scratch: Scratch
) -> Floats:
    """All legal placements of these blocks, and what each is worth.

    A row of the answer: which of the blocks, the code, which keys of the hand it claims (bits), the worth.
    """
    temple, table, look = temples[0], tables[0], scratch.looks[0]
    room = 0
    for i in range(len(blocks)):
        shape = pieces.blocks[blocks[i], 0]
        room += (pieces.first[shape + 1] - pieces.first[shape]) * COLUMNS
    found = np.empty((room, 4), np.float64)
    codes = look["codes"]
    look_for(temple, table, pieces, weights[0], claiming, look)
    look_around(temple, look)
    count = 0
    for i in range(len(blocks)):
        shape, colour = pieces.blocks[blocks[i], 0], pieces.blocks[blocks[i], 1]
        consider(temple, table, pieces, weights[0], blocks[i], look)
        for number in range(pieces.first[shape], pieces.first[shape + 1]):
            for j in range(list_codes(temple, pieces.forms, number, codes, 0)):
                claimed, worth = worth_of_code(temple, pieces, look, number, codes[j] % COLUMNS, colour, False)
                found[count, 0], found[count, 1] = i, codes[j]
                found[count, 2], found[count, 3] = claimed, worth
                count += 1
    return found[:count].copy()


@compiled()
def thinks_of_lines(table: Record) -> bool:
    """Whether it makes sense to excavate: there are turns left, and the supply is small."""
    return bool(turns_left(table) > 0.0 and table["stocked"][table["turn"]] <= FEW)


@compiled()
def worth_as_it_is(temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record) -> float:
    """What the view is worth if nothing is placed."""
    consider(temple, table, pieces, weights, EMPTY, look)
    return float(look["unseen"])


@compiled()
def worth_of_line(best: Floats, line: int, held: float, as_it_is: float, left: float, weights: Record) -> float:
    """What excavating a line is worth; nothing for one that is empty.

    `best` is the best placement of each site's block, `held` that of the supply's, or nothing's.
    """
    held = max(held, as_it_is)
    most, total, count = held, 0.0, 0
    for i in range(3):
        site = line * 3 + i if line < 3 else i * 3 + line - 3
        if best[site] > NOTHING:
            most = max(most, best[site])
            total += best[site] - as_it_is
            count += 1
    if count == 0:
        return NOTHING
    gain = weights["later"] * (held - as_it_is) + weights["better"] * (most - held) + weights["line"] * total / 3.0
    return float(as_it_is + gain + weights["early"] * left - weights["tempo"])


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, FLOATS, numba.float64, SCRATCH)
def appraise_lines(
    temples: Records, tables: Records, pieces: Pieces, weights: Records, best: Floats, held: float, scratch: Scratch
) -> Floats:
    """What excavating each line is worth, beside a placement's worth.

    `best` is the worth of the best placement of each site's block, `held` that of the supply's.
    """
    temple, table, look = temples[0], tables[0], scratch.looks[0]
    found = np.full(6, NOTHING)
    if not thinks_of_lines(table):
        return found
    look_for(temple, table, pieces, weights[0], True, look)
    look_around(temple, look)
    as_it_is = worth_as_it_is(temple, table, pieces, weights[0], look)
    for line in range(6):
        found[line] = worth_of_line(best, line, held, as_it_is, turns_left(table), weights[0])
    return found


@compiled()
def promise_keys(temple: Record, table: Record, pieces: Pieces, weights: Record, look: Record, found: Floats) -> None:
    """For each key its points times how likely the view makes it."""
    take_stock(table, pieces, weights, EMPTY, look)
    look["side"] = table["side"][table["turn"]]
    _weigh_ways(weights, look)
    look_around(temple, look)
    for key in range(len(pieces.cards)):
        worth = _promise(temple["views"][look["side"]], pieces, key, look["open"], look)
        found[key] = pieces.cards[key, 0] * worth


@compiled(A_TEMPLE, A_TABLE, PIECES, A_WEIGHTS, SCRATCH)
def promises(temples: Records, tables: Records, pieces: Pieces, weights: Records, scratch: Scratch) -> Floats:
    """For each key its points times how likely the view as it stands makes it."""
    found = np.empty(len(pieces.cards), np.float64)
    promise_keys(temples[0], tables[0], pieces, weights[0], scratch.looks[0], found)
    return found
