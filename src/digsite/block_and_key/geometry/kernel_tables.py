"""What the kernel needs to know of a piece set: its shapes in all orientations, its keys in all turns, packed."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.geometry import kernel
from digsite.block_and_key.pieces.keys import Square
from digsite.block_and_key.pieces.piece_set import LETTERS, PieceSet
from digsite.block_and_key.pieces.shapes import Cells, orientations


class Tables:
    """The tables of one piece set. A placement's code is `100 * orientation + 10 * y + x` of its anchor."""

    def __init__(self, pieces: PieceSet) -> None:
        self.pieces = pieces
        self.width, self.depth = pieces.floor.width, pieces.floor.depth
        turned = [orientations(shape.cells) for shape in pieces.shapes]
        self.forms: list[Cells] = [form for forms in turned for form in forms]
        """The cells of each orientation, shape by shape."""
        self.shape_of_form = [shape for shape, forms in enumerate(turned) for _ in forms]
        self.form_numbers = [
            {form: number for number, form in enumerate(self.forms) if self.shape_of_form[number] == shape}
            for shape in range(len(turned))
        ]
        """For each shape the number of each of its orientations."""
        self.orientations = _packed_orientations(self.forms, pieces)
        self.first = np.cumsum([0] + [len(forms) for forms in turned], dtype=np.int64)
        self.keys = _packed_keys(pieces)
        self.key_turns = [key.turns for key in pieces.keys]
        """For each key its squares in each of its turns."""


def _packed_orientations(forms: list[Cells], pieces: PieceSet) -> NDArray[np.void]:
    packed = np.zeros(len(forms), kernel.ORIENTATION)
    for entry, form in zip(packed, forms, strict=True):
        _fill_cells(entry, form)
        _fill_columns(entry, form)
        _fill_anchors(entry, form, pieces)
    return packed


def _fill_cells(entry: np.void, form: Cells) -> None:
    entry["size"] = len(form)
    entry["tall"] = max(z for _, _, z in form) + 1
    for i, (x, y, z) in enumerate(form):
        entry["level"][i] = z
        entry["shift"][i] = y * kernel.STRIDE + x


def _fill_columns(entry: np.void, form: Cells) -> None:
    """The footprint. Of a straight one only the ends must be supported: it may be a bridge."""
    footprint = sorted({(x, y) for x, y, _ in form})
    straight = len({x for x, _ in footprint}) == 1 or len({y for _, y in footprint}) == 1
    bearing = [footprint[0], footprint[-1]] if straight and len(footprint) > 1 else footprint
    columns = bearing + [column for column in footprint if column not in bearing]
    entry["columns"], entry["bearing"] = len(columns), len(bearing)
    for i, (x, y) in enumerate(columns):
        entry["bottom"][i] = min(cell[2] for cell in form if cell[:2] == (x, y))
        entry["base"][i] = y * kernel.STRIDE + x


def _fill_anchors(entry: np.void, form: Cells, pieces: PieceSet) -> None:
    """Each anchor goes to one window that holds the whole block; the middle one only helps out for long blocks."""
    width, depth = (max(cell[axis] for cell in form) + 1 for axis in range(2))
    for y in range(pieces.floor.depth - depth + 1):
        window = next(w for w in (0, 2, 1) if 0 <= y - w * kernel.WINDOW_STEP <= kernel.WINDOW_ROWS - depth)
        first_row = window * kernel.WINDOW_STEP
        for x in range(pieces.floor.width - width + 1):
            entry["anchors"][window] |= 1 << ((y - first_row) * kernel.STRIDE + x)


def _packed_keys(pieces: PieceSet) -> NDArray[np.void]:
    packed = np.zeros(len(pieces.keys), kernel.KEY)
    for entry, key in zip(packed, pieces.keys, strict=True):
        entry["squares"], entry["turns"] = len(key.squares), len(key.turns)
        for turn, squares in enumerate(key.turns):
            _fill_turn(entry, turn, squares)
    return packed


def _fill_turn(entry: np.void, turn: int, squares: tuple[Square, ...]) -> None:
    for i, (right, up, letter) in enumerate(squares):
        entry["shift"][turn, i] = up * kernel.STRIDE + right
        entry["colour"][turn, i] = LETTERS.index(letter)
    width = max(right for right, _, _ in squares) + 1
    for up in range(kernel.HIGHEST):
        row = (1 << (kernel.STRIDE - width + 1)) - 1
        entry["anchors"][turn] |= row << (up * kernel.STRIDE)


@lru_cache(maxsize=16)
def tables_of(pieces: PieceSet) -> Tables:
    return Tables(pieces)
