"""The temple: what stands on the floor, what may be placed, what each side sees. The work is done by the kernel."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from digsite.block_and_key.geometry import kernel, notation
from digsite.block_and_key.geometry.temple_picture import temple_picture
from digsite.block_and_key.geometry.temple_results import Claims, Match, Placements, Spot
from digsite.block_and_key.geometry.verdict import RULES, Verdict
from digsite.block_and_key.pieces.piece_set import COLOURS, CORNERS, LETTERS, SIDES, Colour, PieceSet, Side, designed
from digsite.block_and_key.pieces.shapes import Cell, Cells, at_origin, connected_groups
from digsite.core import BadOption, BadPosition, IllegalAction

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from digsite.block_and_key.geometry.kernel_tables import Tables
    from digsite.block_and_key.geometry.temple_results import Codes, Ints

StandingBlocks: TypeAlias = tuple[tuple[int, Cells, int, int, int], ...]
"""For each standing block its number, its cells, and how far those are moved: cheap to append to, free to share."""

SIDE_NUMBERS: dict[str, int] = {side: number for number, side in enumerate(SIDES)}
COLOUR_NUMBERS: dict[str, int] = {colour: number for number, colour in enumerate(COLOURS)}
_FAR = 1000
"""Coordinates beyond this are all alike: off the floor."""


_blank = object.__new__


def _tables_of(pieces: PieceSet) -> "Tables":
    """The kernel's tables for these pieces, loaded as late as the kernel itself."""
    from digsite.block_and_key.geometry.kernel_tables import tables_of

    return tables_of(pieces)


def _with_all(packed: "NDArray[np.void]", standing: Iterable[tuple[int, int, Cells]]) -> "NDArray[np.void] | None":
    """A copy of what stands with these blocks (number, colour, cells); None where something is in the way."""
    rows = [number for block, colour, cells in standing for x, y, z in cells for number in (x, y, z, block, colour)]
    twin = kernel.temple_in(bytearray(packed.tobytes()))
    return twin if kernel.stand_all(twin, kernel.flat_table(rows, 5)) else None


@lru_cache(maxsize=1 << 14)
def _form_of(cells: Cells) -> Cells:
    """As `at_origin`; the same placements come again and again in the positions of a game."""
    return at_origin(cells)


def core_cells(core_at: tuple[int, int]) -> Cells:
    """The cells of the core cube whose south-west column this is."""
    x, y = core_at
    return tuple((x + dx, y + dy, z) for dx in (0, 1) for dy in (0, 1) for z in (0, 1))


LEVELS = 16
"""More than a temple has."""
MOST_TEXTS = 100_000


class Temple:
    """What stands on the floor. Equal temples look equal, block for block or not.

    Standing blocks have the numbers of their piece set; the core cube is `pieces.core`; blocks of unknown identity
    (read from text, or placed by colour and cells) are counted on from there.
    """

    __slots__ = ("_packed", "_shared", "_standing", "_tables", "sides")

    def __init__(self, pieces: PieceSet | None = None, sides: Sequence[Colour] = COLOURS) -> None:
        """An empty floor, for a core cube with these colours to north, east, south and west."""
        pieces = pieces or designed()
        self._tables = _tables_of(pieces)
        self._packed = kernel.temple_in(bytearray(kernel.TEMPLE.itemsize))
        self._shared = False
        self._standing: StandingBlocks = ()
        self.sides = tuple(sides)
        size = [pieces.floor.width, pieces.floor.depth, pieces.floor.height]
        kernel.clear_floor(self._packed, kernel.table([size + [COLOUR_NUMBERS[colour] for colour in self.sides]], 7))

    @staticmethod
    def bare(pieces: PieceSet) -> "Temple":
        """An empty floor, made but once for each set."""
        return _empty_floor(pieces).clone()

    @staticmethod
    def empty(pieces: PieceSet, core_at: tuple[int, int], north: Colour) -> "Temple":
        """A temple of the core cube alone, `core_at` its south-west column, that colour facing north."""
        turn = pieces.core_sides.index(north)
        return Temple.with_core(pieces, core_at, pieces.core_sides[turn:] + pieces.core_sides[:turn])

    @staticmethod
    def with_core(pieces: PieceSet, core_at: tuple[int, int], sides: Sequence[Colour]) -> "Temple":
        """The same with any colours to north, east, south and west."""
        return _of_the_core(pieces, core_at, tuple(sides)).clone()

    @staticmethod
    def parse(text: str, pieces: PieceSet | None = None) -> "Temple":
        """The temple a text draws (see `notation`). Each group of one colour that hangs together is one block."""
        pieces = pieces or designed()
        sides, letters = notation.read(text, pieces)
        temple = Temple(pieces, sides)
        core = [cell for cell, letter in letters.items() if letter == notation.CORE]
        if core:
            temple._stand(pieces.core, kernel.MOSS, tuple(sorted(core)))
        for colour, own in enumerate(LETTERS):
            for group in connected_groups(cell for cell, letter in letters.items() if letter == own):
                temple._stand(temple._next_number(), colour, group)
        return temple

    def __str__(self) -> str:
        return notation.write(self.sides, self._stacks())

    def __repr__(self) -> str:
        return f"Temple.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        return temple_picture(self).svg()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without the kernel's tables: whoever reads it makes or has them."""
        return _restored, (self.pieces, self.sides, self._packed.tobytes(), self._standing)

    def clone(self) -> "Temple":
        """An independent copy. What stands is shared until either of them changes: most copies never do."""
        twin = _blank(Temple)
        twin._tables = self._tables
        twin._packed = self._packed
        twin._standing = self._standing
        twin.sides = self.sides
        twin._shared = self._shared = True
        return twin

    def _own(self) -> "NDArray[np.void]":
        """What stands, to be changed: nobody else's from here on."""
        if self._shared:
            self._packed = kernel.temple_in(bytearray(self._packed.tobytes()))
            self._shared = False
        return self._packed

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Temple):
            return NotImplemented
        same = self.pieces == other.pieces and self.sides == other.sides
        return same and bool(((self._cells() & 7) == (other._cells() & 7)).all())

    __hash__ = None  # type: ignore[assignment]

    @property
    def pieces(self) -> PieceSet:
        """The set its blocks are of."""
        return self._tables.pieces

    @property
    def blocks(self) -> dict[int, Cells]:
        """The cells of every standing block, the core cube among them, in the order they were placed."""
        return {
            number: tuple([(x + dx, y + dy, z + dz) for x, y, z in cells]) if dx or dy or dz else cells
            for number, cells, dx, dy, dz in self._standing
        }

    @property
    def packed(self) -> "NDArray[np.void]":
        """The temple as the kernel knows it, for compiled code elsewhere; not to be changed."""
        return self._packed

    @property
    def core_at(self) -> tuple[int, int] | None:
        """The south-west column of the core cube; None before it stands."""
        core = self.pieces.core
        for number, cells, dx, dy, _ in self._standing:
            if number == core:
                x, y, _ = cells[0]
                return x + dx, y + dy
        return None

    def named_blocks(self) -> list[tuple[str, Cells]]:
        """The standing blocks but the core, in the order they were placed; unknown ones by their colour alone."""
        names, core = self.pieces.blocks, self.pieces.core
        return [
            (names[number] if number < core else self._colour_at(cells[0]), cells)
            for number, cells in self.blocks.items()
            if number != core
        ]

    @property
    def last_block(self) -> int | None:
        """The standing block that was placed last."""
        return self._standing[-1][0] if self._standing else None

    def has(self, block: int) -> bool:
        """Whether this block stands."""
        return any(number == block for number, *_ in self._standing)

    def with_last(self, block: int) -> "Temple":
        """The same temple, this standing block placed last."""
        temple, blocks = Temple(self.pieces, self.sides), self.blocks
        blocks[block] = blocks.pop(block)
        for number, cells in blocks.items():
            temple._stand(number, self._packed[0]["cells"][_cell_number(cells[0])] & 7, cells)
        return temple

    def _colour_at(self, cell: Cell) -> str:
        return COLOURS[int(self._packed[0]["cells"][_cell_number(cell)]) & 7]

    # Placing.

    def verdict(self, cells: Iterable[Cell]) -> Verdict:
        """Every placement rule that a block on these cells would break; any cells are judged, of whatever form."""
        block = _triples(cells)
        if not block:
            return Verdict({"contact": ()})
        near = [[min(max(value, -1), _FAR) for value in cell] for cell in block]
        faults: list[int] = kernel.judge(self._packed, kernel.table(near, 3)).tolist()
        at_fault = {
            rule: tuple(cell for cell, fault in zip(block, faults, strict=True) if fault >> bit & 1)
            for bit, rule in enumerate(RULES)
        }
        return Verdict({rule: found for rule, found in at_fault.items() if found})

    def place(self, colour: str, cells: Iterable[Cell]) -> None:
        """Place a block of that colour on these cells; IllegalAction names every rule it breaks."""
        cells = _triples(cells)
        if colour not in COLOUR_NUMBERS:
            reason = f"colour: expected one of {', '.join(COLOURS)}; got {colour!r}"
            raise IllegalAction(reason, code=IllegalAction.MALFORMED)
        verdict = self.verdict(cells)
        if not verdict.legal:
            raise verdict.refusal()
        self._stand(self._next_number(), COLOUR_NUMBERS[colour], cells)

    def stand(self, block: int, cells: Iterable[Cell]) -> None:
        """Let a block of the set, or its core cube, stand on these cells, whatever the placement rules say.

        BadPosition if they are not free cells of the floor.
        """
        cells = self._possible(cells)
        colour = kernel.MOSS if block == self.pieces.core else self.pieces.colour_of[block]
        self._stand(block, colour, cells)

    def stand_unnamed(self, colour: str, cells: Iterable[Cell]) -> None:
        """The same for a block of this colour whose name is not known."""
        cells = self._possible(cells)
        self._stand(self._next_number(), COLOUR_NUMBERS[colour], cells)

    def stand_all(self, blocks: Sequence[tuple[str, Cells]]) -> None:
        """Let many blocks stand, by their names, or by their colours where no name is known: as `stand` and
        `stand_unnamed` one after the other, but all at once where nothing is in the way."""
        if len(blocks) < 2 or not self._stand_at_once(blocks):
            for name, cells in blocks:
                if name in COLOUR_NUMBERS:
                    self.stand_unnamed(name, cells)
                else:
                    self.stand(self.pieces.block_numbers[name], cells)

    def _stand_at_once(self, blocks: Sequence[tuple[str, Cells]]) -> bool:
        """Whether that could be done; if not, nothing has changed."""
        numbers, colour_of = self.pieces.block_numbers, self.pieces.colour_of
        standing = list[tuple[int, int, Cells]]()
        for unnamed, (name, cells) in enumerate(blocks, start=self._next_number()):
            block = numbers.get(name, unnamed)
            colour = COLOUR_NUMBERS[name] if block == unnamed else colour_of[block]
            standing.append((block, colour, tuple(sorted(cells))))
        *earlier, last = standing
        packed = _with_all(self._packed, earlier)
        if packed is None or _with_all(packed, [last]) is None:
            return False
        self._packed, self._shared = packed, False
        self._standing += tuple([(block, cells, 0, 0, 0) for block, _, cells in earlier])
        # What was seen before the last block came is known by letting it come alone.
        self._stand(*last)
        return True

    def _possible(self, cells: Iterable[Cell]) -> Cells:
        cells = tuple(sorted((x, y, z) for x, y, z in cells))
        faults = {rule: found for rule, found in self.verdict(cells).cells.items() if rule in _IMPOSSIBLE}
        if faults:
            raise BadPosition(Verdict(faults).refusal().reason, broken=list(faults))
        return cells

    def has_form(self, shape: int, cells: Iterable[Cell]) -> bool:
        """Whether these cells are that shape or its mirror image, turned in some way.

        A position may be described loosely: only placing asks which hand a screw is of.
        """
        forms, cells = self._tables.form_numbers[shape], tuple(cells)
        return _form_of(cells) in forms or at_origin((-x, y, z) for x, y, z in cells) in forms

    def _next_number(self) -> int:
        return self.pieces.core + 1 + len(self._standing)

    def _stand(self, block: int, colour: int, cells: Cells) -> None:
        kernel.stand(self._own(), kernel.table(cells, 3), block, colour)
        self._standing += ((block, cells, 0, 0, 0),)

    # Placements by code: the fast way, for the turn flow and for bots.

    def scan(self, shapes: Iterable[int]) -> Placements:
        """All legal placements of these shapes; of each shape once, however often it is named."""
        return self.scan_bits(_bits(shapes))

    def scan_bits(self, shapes: int) -> Placements:
        """The same for the shapes whose bits are set: see `PieceSet.shape_bits`."""
        tables = self._tables
        found = kernel.scan(self._packed, tables.orientations, tables.first, shapes)
        return Placements(found, len(tables.form_numbers))

    def fits_anywhere(self, shapes: int) -> bool:
        """Whether any of the shapes whose bits are set has a legal placement."""
        return kernel.fits_anywhere(self._packed, self._tables.orientations, self._tables.first, shapes)

    def cells(self, code: int) -> Cells:
        """The cells of a placement, sorted: lowered here, it rests there."""
        tables = self._tables
        z = kernel.resting_level(self._packed, tables.orientations, code)
        form, column = divmod(code, kernel.COLUMNS)
        y, x = divmod(column, kernel.STRIDE)
        return tuple([(x + dx, y + dy, z + dz) for dx, dy, dz in tables.forms[form]])

    def cells_texts(self, codes: "Codes") -> list[msgspec.Raw]:
        """The cells of many placements, each as JSON: for telling somebody all there are."""
        known = self._tables.cells_texts
        levels = kernel.resting_levels(self._packed, self._tables.orientations, codes)
        places = (codes * LEVELS + levels).tolist()
        if len(known) > MOST_TEXTS:
            known.clear()
        for place, code in zip(places, codes.tolist(), strict=True):
            if place not in known:
                known[place] = msgspec.Raw(msgspec.json.encode(self.cells(code)))
        return [known[place] for place in places]

    def code(self, shape: int, cells: Iterable[Cell]) -> int | None:
        """The code of the placement of this shape on these cells; None if it has no such form or would not rest so."""
        tables, block = self._tables, sorted(cells)
        if not block:
            return None
        ys, zs = [y for _, y, _ in block], [z for _, _, z in block]
        x, y, z = block[0][0], min(ys), min(zs)
        form = tables.form_numbers[shape].get(tuple([(a - x, b - y, c - z) for a, b, c in block]))
        if form is None or x < 0 or y < 0 or block[-1][0] >= tables.width or max(ys) >= tables.depth:
            return None
        code = form * kernel.COLUMNS + y * kernel.STRIDE + x
        return code if kernel.resting_level(self._packed, tables.orientations, code) == z else None

    def is_legal(self, code: int) -> bool:
        """Whether the placement of this code is legal."""
        return kernel.is_legal(self._packed, self._tables.orientations, code)

    def put(self, block: int, code: int) -> None:
        """Place a block of the set by the code of a legal placement."""
        tables = self._tables
        z = kernel.put(self._own(), tables.orientations, code, block, tables.pieces.colour_of[block])
        if z < 0:
            raise IllegalAction(f"expected the code of a legal placement; got {code}", code="placement")
        form, column = divmod(code, kernel.COLUMNS)
        y, x = divmod(column, kernel.STRIDE)
        self._standing += ((block, tables.forms[form], x, y, z),)

    # Solo: the Ancients.

    def nearest(self, corner: str) -> list[int]:
        """The standing blocks nearest to a corner: by the straight line from its column to theirs, at any level."""
        x = self.pieces.floor.width - 1 if corner.endswith("east") else 0
        y = self.pieces.floor.depth - 1 if corner.startswith("north") else 0
        if corner not in CORNERS:
            raise ValueError(f"corner: expected one of {', '.join(CORNERS)}; got {corner!r}")
        distances = {
            number: min((cx - x) ** 2 + (cy - y) ** 2 for cx, cy, _ in cells) for number, cells in self.blocks.items()
        }
        least = min(distances.values(), default=0)
        return [number for number, distance in distances.items() if distance == least]

    def scan_beside(self, shape: int, targets: Iterable[int]) -> list[int]:
        """The legal placements of a shape that share a corner, and no face, with one of these standing blocks."""
        blocks = list(targets)
        wanted = kernel.table([blocks], len(blocks))[0]
        found: list[int] = kernel.beside(
            self._packed, self._tables.orientations, self.scan([shape]).codes, wanted
        ).tolist()
        return found

    # What a side sees.

    def view(self, side: Side) -> list[str]:
        """The flat picture from a side, top row first, left to right as that side sees it."""
        if side not in SIDE_NUMBERS:
            raise BadOption(f"side: expected one of {', '.join(SIDES)}; got {side!r}", option="side")
        floor = self.pieces.floor
        places = floor.width if side in ("south", "north") else floor.depth
        letters = self._picture(side)
        starts = range((floor.height - 1) * kernel.STRIDE, -1, -kernel.STRIDE)
        return [letters[start : start + places] for start in starts]

    def _picture(self, side: Side) -> str:
        """The letters of all places of a side's view, as the kernel counts them."""
        return kernel.picture(self._packed, SIDE_NUMBERS[side]).tobytes().translate(_VIEW_LETTERS).decode()

    def faces(self, side: Side, colour: str) -> int:
        """How many faces of a colour a side sees."""
        return kernel.count_faces(self._packed, SIDE_NUMBERS[side], COLOUR_NUMBERS[colour])

    def visible_keys(self, side: Side, keys: Iterable[int]) -> tuple[int, ...]:
        """Those of the keys that a side sees, wherever."""
        keys = tuple(keys)
        found = kernel.visible(self._packed, self._tables.keys, SIDE_NUMBERS[side], _bits(keys))
        return tuple(key for key in keys if found >> key & 1)

    def keys_visible_before(self, side: Side, keys: Iterable[int]) -> tuple[int, ...]:
        """The same before the last block came."""
        keys = tuple(keys)
        found = kernel.visible_before(self._packed, self._tables.keys, SIDE_NUMBERS[side], _bits(keys))
        return tuple(key for key in keys if found >> key & 1)

    def completed_keys(self, side: Side, keys: Iterable[int]) -> tuple[int, ...]:
        """Those of the keys with a match that came with the last block: not complete before, on the same squares in the
        same turn."""
        keys = tuple(keys)
        found = kernel.completed(self._packed, self._tables.keys, SIDE_NUMBERS[side], _bits(keys))
        return tuple([key for key in keys if found >> key & 1]) if found else ()

    def new_matches(self, side: Side, key: int) -> list[tuple[Spot, ...]]:
        """The squares of each such match of a key."""
        tables, stride = self._tables, kernel.STRIDE
        anchors: list[int] = kernel.new_matches(self._packed, tables.keys, SIDE_NUMBERS[side], key).tolist()
        return [
            tuple([(anchor % stride + right, anchor // stride + up) for right, up, _ in squares])
            for squares, bits in zip(tables.key_turns[key], anchors, strict=False)
            for anchor in _places(bits)
        ]

    def scan_claims(self, side: Side, keys: Iterable[int], blocks: Sequence[int], enigma: str = COLOURS[0]) -> Claims:
        """All legal placements of these blocks, with the keys that each would complete for a side.

        And how many faces of the Enigma's colour the side would see then. In the order of the blocks, then by code.
        """
        tables, pieces = self._tables, self.pieces
        asked = kernel.table([(pieces.shape_of[block], pieces.colour_of[block]) for block in blocks], 2)
        colour = COLOUR_NUMBERS[enigma]
        found = kernel.scan_claims(
            self._packed,
            tables.orientations,
            tables.first,
            tables.keys,
            SIDE_NUMBERS[side],
            _bits(keys),
            colour,
            asked,
        )
        return Claims(*found.T)

    def nearness(self, side: Side, keys: Sequence[int], shown: "Ints", at_hand: "Ints") -> "Ints":
        """How near each of the keys would be for a side after each placement: a row each, numbers of `Nearness`.

        `shown` has a row for each placement, its colour and its `Claims.spots`; `at_hand` holds, by colour, the spots
        where blocks could be shown next.
        """
        from digsite.block_and_key.geometry.kernel.nearing import nearness

        asked = kernel.table([keys], len(keys))[0]
        return nearness(self._packed, self._tables.keys, SIDE_NUMBERS[side], asked, at_hand, shown)

    def matches(self, side: Side, key: int, limit: int = 8) -> list[Match]:
        """Where a key lies in a side's view, and where most of it does: the fewest missing squares first."""
        floor = self.pieces.floor
        places = floor.width if side in ("south", "north") else floor.depth
        counts = kernel.count_matches(self._packed, self._tables.keys, SIDE_NUMBERS[side], key)
        letters = self._picture(side)
        found = []
        for turn, squares in enumerate(self._tables.key_turns[key]):
            for anchor in counts[turn].nonzero()[0].tolist():
                z, place = divmod(anchor, kernel.STRIDE)
                lie = [(place + right, z + up, letter) for right, up, letter in squares]
                if all(right < places and up < floor.height for right, up, _ in lie):
                    found.append(_match(letters, lie))
        return sorted(found, key=lambda match: (len(match.missing), match))[:limit]

    def _stacks(self) -> list[list[str]]:
        """For each row from the south, each column from the west: its stack from the floor up."""
        letters = (self._cells() & 7).astype("u1").tobytes().translate(_CELL_LETTERS).decode()
        floor = self.pieces.floor
        return [
            [letters[y * kernel.STRIDE + x :: kernel.COLUMNS] for x in range(floor.width)] for y in range(floor.depth)
        ]

    def _cells(self) -> "NDArray[np.int16]":
        cells: NDArray[np.int16] = self._packed[0]["cells"]
        return cells


@lru_cache(maxsize=16)
def _empty_floor(pieces: PieceSet) -> Temple:
    """Only to be copied."""
    return Temple(pieces)


@lru_cache(maxsize=64)
def _of_the_core(pieces: PieceSet, core_at: tuple[int, int], sides: tuple[Colour, ...]) -> Temple:
    """Only to be copied."""
    temple = Temple(pieces, sides)
    temple.stand(pieces.core, core_cells(core_at))
    return temple


def _restored(pieces: PieceSet, sides: tuple[Colour, ...], packed: bytes, standing: StandingBlocks) -> Temple:
    temple = Temple(pieces, sides)
    temple._packed = kernel.temple_in(bytearray(packed))
    temple._standing = standing
    return temple


# What the kernel says of a cell or a face, as letters.
_CELL_LETTERS = bytes.maketrans(bytes((0, 1, 2, 3, 4, 7)), f"{LETTERS}{notation.CORE}{notation.GAP}".encode())
_VIEW_LETTERS = bytes.maketrans(bytes((0, 1, 2, 3, 4)), f"{LETTERS}{notation.NOTHING}".encode())

_IMPOSSIBLE = ("inside", "height", "overlap")
"""The rules that no position can break, however it came about."""


def _triples(cells: Iterable[Cell]) -> Cells:
    """The cells as whole numbers, sorted, each once."""
    try:
        return tuple(sorted({(index(x), index(y), index(z)) for x, y, z in cells}))
    except (TypeError, ValueError):
        raise BadPosition(f"cells: expected (x, y, z) triples of whole numbers, got {cells!r}") from None


def _cell_number(cell: Cell) -> int:
    x, y, z = cell
    return z * 100 + y * 10 + x


def _places(bits: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _match(letters: str, squares: list[tuple[int, int, str]]) -> Match:
    lies = {(place, z): letters[z * kernel.STRIDE + place] == letter for place, z, letter in squares}
    return Match(
        seen=tuple(spot for spot, seen in lies.items() if seen),
        missing=tuple(spot for spot, seen in lies.items() if not seen),
        colours="".join(letter for place, z, letter in squares if not lies[place, z]),
    )
