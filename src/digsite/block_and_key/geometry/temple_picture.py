"""The temple as a picture: seen from above and from the south-west, as the rules pages draw blocks."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from digsite.block_and_key.pieces.piece_set import SIDES, Colour, PieceSet
from digsite.block_and_key.pieces.shapes import Cell, Cells
from digsite.core.picture import Area, Picture, Point

WIDE, DEEP, HIGH = 17.0, 9.8, 20.0
"""Half the width of a cell in the picture, half its depth, and its height."""
MARGIN = 8.0
STONES: dict[Colour, str] = {"green": "#4f9a7d", "grey": "#a9b0b8", "brown": "#7a4526", "white": "#f6efe0"}
MOSS = "#6f7d4e"
FLOOR, SHADOW = "#e6dcc6", "#cfc2a5"
# For each face that is seen: its corners, the neighbour that would hide it, and how light falls on it.
FACES = {
    "top": (((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)), (0, 0, 1), 1.0),
    "west": (((0, 1, 0), (0, 0, 0), (0, 0, 1), (0, 1, 1)), (-1, 0, 0), 0.85),
    "south": (((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1)), (0, -1, 0), 0.7),
}


class PicturedTemple(Protocol):
    """What is drawn of a temple, which itself asks for its picture."""

    sides: tuple[Colour, ...]

    @property
    def pieces(self) -> PieceSet: ...
    @property
    def blocks(self) -> Mapping[int, Cells]: ...
    def named_blocks(self) -> Iterable[tuple[str, Cells]]: ...


def temple_picture(temple: PicturedTemple) -> Picture:
    floor = temple.pieces.floor
    left, top = floor.depth * WIDE + MARGIN, (floor.width + floor.depth) * DEEP + floor.height * HIGH + MARGIN
    parts = [
        Area(tuple((x + left, y + top) for x, y in area.points), area.fill)
        for area in (*_floor(temple), *_stones(temple))
    ]
    return Picture((floor.width + floor.depth) * WIDE + 2 * MARGIN, top + MARGIN, parts)


def _floor(temple: PicturedTemple) -> Iterator[Area]:
    """Tile by tile; darker where something stands or hangs above."""
    covered = {cell[:2] for cells in temple.blocks.values() for cell in cells}
    for y in range(temple.pieces.floor.depth):
        for x in range(temple.pieces.floor.width):
            tile = ((x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0))
            yield Area(_projected(tile), SHADOW if (x, y) in covered else FLOOR)


def _stones(temple: PicturedTemple) -> Iterator[Area]:
    """The faces one sees, those at the back first."""
    colours = {cell: colour for colour, cells in temple.named_blocks() for cell in cells}
    cells = {cell for block in temple.blocks.values() for cell in block}
    for x, y, z in sorted(cells, key=lambda cell: (-cell[0] - cell[1], cell[2])):
        for face, (corners, (dx, dy, dz), light) in FACES.items():
            if (x + dx, y + dy, z + dz) not in cells:
                fill = _colour(temple, colours.get((x, y, z)), face)
                yield Area(_projected((x + a, y + b, z + c) for a, b, c in corners), _shaded(fill, light))


def _colour(temple: PicturedTemple, block: str | None, face: str) -> str:
    """Of a block by its name or colour; the core cube shows the colours of its sides, and moss on top."""
    if block is not None:
        return next(stone for colour, stone in STONES.items() if block.startswith(colour))
    return MOSS if face == "top" else STONES[temple.sides[SIDES.index(face)]]


def _projected(corners: Iterable[Cell]) -> tuple[Point, ...]:
    return tuple(((x - y) * WIDE, -(x + y) * DEEP - z * HIGH) for x, y, z in corners)


def _shaded(colour: str, light: float) -> str:
    parts = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return "#" + "".join(f"{round(part * light):02x}" for part in parts)
