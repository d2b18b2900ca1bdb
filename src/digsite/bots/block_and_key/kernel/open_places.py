"""Where a block that is yet to come could show a face in a view: the *open* places."""

from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EAST, NORTH, SOUTH, STRIDE, Ints, Packed
from digsite.block_and_key.geometry.kernel.placing import level_of_rest
from digsite.block_and_key.geometry.kernel.standing import across, way_in
from digsite.bots.block_and_key.kernel.packed import compiled

REACH = 3  # A block that rests on a stack shows faces up to that many levels above it ...
OVERTOPPED = 3  # ... unless a stack beside it is so much higher that hardly a block may stand there.
AROUND = 2  # A block that touches what stands reaches that many columns further.


@compiled()
def _column(temple: Packed, side: int, place: int, depth: int) -> int:
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
def _open_lane(temple: Packed, look: Packed, place: int) -> int:
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


@compiled(makes_arrays=True)
def look_around(temple: Packed, look: Packed) -> None:
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
def open_places_after(temple: Packed, look: Packed, form: Packed, column: int) -> int:
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
