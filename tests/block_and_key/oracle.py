"""A slow, plain judge of geometry, to hold against the kernel: sets of cells, one sentence of the rules a function.

It shares no code with the kernel, nor its idea: the kernel works on bits and orientations, this on sets of cells.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import product

Cell = tuple[int, int, int]
Spot = tuple[int, int]
"""A place of a view, from the left, and its level."""
Standing = Mapping[Cell, str]
"""Letter by occupied cell; # is core."""

WIDTH, DEPTH, HEIGHT = 10, 10, 6
Size = tuple[int, int, int]
SIZE: Size = (WIDTH, DEPTH, HEIGHT)


def standing(text: str) -> dict[Cell, str]:
    """What a drawn temple shows."""
    rows = text.strip().splitlines()[1:]
    return {
        (x, len(rows) - 1 - row, z): letter
        for row, line in enumerate(rows)
        for x, stack in enumerate(line.split())
        for z, letter in enumerate(stack)
        if letter not in ".-"
    }


def core_sides(text: str) -> dict[str, str]:
    """The letters of the core's sides, by side."""
    names = dict(part.split("=") for part in text.strip().splitlines()[0].split()[1:])
    letters = {"green": "g", "grey": "s", "brown": "b", "white": "w"}
    sides = {"N": "north", "E": "east", "S": "south", "W": "west"}
    return {sides[side]: letters[colour] for side, colour in names.items()}


def broken_rules(temple: Standing, block: Iterable[Cell], size: Size = SIZE) -> set[str]:
    """Every placement rule that a block on these cells breaks."""
    cells = set(block)
    width, depth, height = size
    if any(not (0 <= x < width and 0 <= y < depth and z >= 0) for x, y, z in cells):
        return {"inside"}
    broken = {"height"} if any(z >= height for _, _, z in cells) else set()
    if any(cell in temple for cell in cells):
        return broken | {"overlap"}
    if any((x, y, above) in temple for x, y, z in cells for above in range(z + 1, height)):
        broken.add("descent")
    if not is_supported(temple, cells):
        broken.add("support")
    if not touched_by_face(temple, cells) and not touched_by_corner(temple, cells):
        broken.add("contact")
    if not is_taller(temple, cells):
        broken.add("taller")
    return broken


def is_supported(temple: Standing, cells: set[Cell]) -> bool:
    lowest = {(x, y): min(z for cx, cy, z in cells if (cx, cy) == (x, y)) for x, y, _ in cells}
    holds = {(x, y): z == 0 or (x, y, z - 1) in temple for (x, y), z in lowest.items()}
    if all(holds.values()):
        return True
    footprint = sorted(lowest)
    in_line = len({x for x, _ in footprint}) == 1 or len({y for _, y in footprint}) == 1
    return in_line and holds[footprint[0]] and holds[footprint[-1]]


def touched_by_face(temple: Standing, cells: set[Cell]) -> bool:
    return any(cell in temple for x, y, z in cells for cell in (*_sides(x, y, z), (x, y, z - 1), (x, y, z + 1)))


def touched_by_corner(temple: Standing, cells: set[Cell]) -> bool:
    return any((x + dx, y + dy, z) in temple for x, y, z in cells for dx in (-1, 1) for dy in (-1, 1))


def is_taller(temple: Standing, cells: set[Cell]) -> bool:
    beside = {cell[:2] for x, y, z in cells for cell in _sides(x, y, z) if cell in temple}
    highest = max(z for _, _, z in cells)
    return all(highest > z for x, y, z in temple if (x, y) in beside)


def _sides(x: int, y: int, z: int) -> tuple[Cell, ...]:
    return (x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z)


def turned(cells: Iterable[Cell]) -> set[frozenset[Cell]]:
    """All orientations at the origin, by quarter turns about two axes until nothing new comes."""
    found: set[frozenset[Cell]] = set()
    waiting = [_at_origin(cells)]
    while waiting:
        form = waiting.pop()
        if form not in found:
            found.add(form)
            waiting.append(_at_origin((-y, x, z) for x, y, z in form))
            waiting.append(_at_origin((x, -z, y) for x, y, z in form))
    return found


def _at_origin(cells: Iterable[Cell]) -> frozenset[Cell]:
    cells = list(cells)
    x, y, z = (min(cell[axis] for cell in cells) for axis in range(3))
    return frozenset((a - x, b - y, c - z) for a, b, c in cells)


def lowered(temple: Standing, form: Iterable[Cell]) -> frozenset[Cell]:
    """The cells where a block comes to rest: from above everything, down while nothing is in the way."""
    cells = {(x, y, z + 7) for x, y, z in form}
    while True:
        below = {(x, y, z - 1) for x, y, z in cells}
        if any(z < 0 for _, _, z in below) or any(cell in temple for cell in below):
            return frozenset(cells)
        cells = below


def placements(temple: Standing, shape: Iterable[Cell], size: Size = SIZE) -> set[frozenset[Cell]]:
    """All legal placements of a shape."""
    return {
        cells
        for form in turned(shape)
        for dx, dy in product(range(size[0]), range(size[1]))
        for cells in [lowered(temple, {(x + dx, y + dy, z) for x, y, z in form})]
        if not broken_rules(temple, cells, size)
    }


def line_of_sight(side: str, place: int, z: int, size: Size = SIZE) -> list[Cell]:
    """The cells that a side looks through at a place of its view, the nearest first."""
    width, depth, _ = size
    return {
        "south": [(place, y, z) for y in range(depth)],
        "north": [(width - 1 - place, y, z) for y in reversed(range(depth))],
        "west": [(x, depth - 1 - place, z) for x in range(width)],
        "east": [(x, place, z) for x in reversed(range(width))],
    }[side]


def seen(temple: Standing, side: str, size: Size = SIZE) -> dict[tuple[int, int], Cell]:
    """The first cell met at each (place, level) of a view."""
    places = size[0] if side in ("north", "south") else size[1]
    firsts = {
        (place, z): next((cell for cell in line_of_sight(side, place, z, size) if cell in temple), None)
        for place, z in product(range(places), range(size[2]))
    }
    return {spot: cell for spot, cell in firsts.items() if cell is not None}


def picture(temple: Standing, core: Mapping[str, str], side: str, size: Size = SIZE) -> dict[tuple[int, int], str]:
    """The colour seen at each (place, level) of a view."""
    return {
        spot: core[side] if temple[cell] == "#" else temple[cell] for spot, cell in seen(temple, side, size).items()
    }


def matches(view: Mapping[Spot, str], pattern: Iterable[str]) -> set[frozenset[Spot]]:
    """Every set of places on which the pattern's coloured squares lie, whichever way it is turned."""
    return {frozenset(lie) for lie in lies(pattern) if all(view.get(spot) == lie[spot] for spot in lie)}


def new_matches(
    before: Mapping[Spot, str], after: Mapping[Spot, str], new: Collection[Spot], pattern: Iterable[str]
) -> set[frozenset[Spot]]:
    """The places of every match that counts for a block just placed, which is seen at `new`.

    It lies there whole; it uses a face of that block; and it did not lie there whole before, turned the same way.
    """
    return {
        frozenset(lie)
        for lie in lies(pattern)
        if all(after.get(spot) == lie[spot] for spot in lie)
        and any(spot in new for spot in lie)
        and not all(before.get(spot) == lie[spot] for spot in lie)
    }


def lies(pattern: Iterable[str]) -> Iterator[dict[Spot, str]]:
    """Every way in which a pattern can be held before a view: the letter that it wants at each place."""
    rows = list(pattern)
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        squares = [(x, -y, letter) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."]
        for dx, dz in product(range(-4, 14), range(-4, 14)):
            yield {(x + dx, z + dz): letter for x, z, letter in squares}
