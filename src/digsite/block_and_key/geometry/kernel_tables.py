"""What the kernel needs to know of a piece set: its shapes in all orientations, its keys in all turns, packed."""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.geometry import kernel
from digsite.block_and_key.pieces.keys import Square
from digsite.block_and_key.pieces.piece_set import LETTERS, PieceSet
from digsite.block_and_key.pieces.pieces_file import MOST_CELLS
from digsite.block_and_key.pieces.shapes import Cells, orientations

if TYPE_CHECKING:
    import msgspec


MOST_SQUARES, MOST_TURNS = 16, 4
"""Of a key."""


class Tables:
    """The tables of one piece set. A placement's code is `100 * orientation + 10 * y + x` of its anchor."""

    def __init__(self, pieces: PieceSet) -> None:
        self.pieces = pieces
        self.width, self.depth = pieces.floor.width, pieces.floor.depth
        turned = [orientations(shape.cells) for shape in pieces.shapes]
        self.forms: list[Cells] = [form for forms in turned for form in forms]
        """The cells of each orientation, shape by shape."""
        self.shape_of_form = [shape for shape, forms in enumerate(turned) for _ in forms]
        numbers = iter(range(len(self.forms)))
        self.form_numbers = [{form: next(numbers) for form in forms} for forms in turned]
        """For each shape the number of each of its orientations."""
        self.orientations = _packed_orientations(self.forms, pieces)
        self.first = np.cumsum([0] + [len(forms) for forms in turned], dtype=np.int64)
        self.cells_texts: dict[int, msgspec.Raw] = {}
        """Cells in JSON that have been asked for, by the placement's code and level (see `Temple.cells_texts`)."""
        self.keys = _packed_keys(pieces)
        self.key_turns = [key.turns for key in pieces.keys]
        """For each key its squares in each of its turns."""


def _packed_orientations(forms: list[Cells], pieces: PieceSet) -> NDArray[np.void]:
    # As plain numbers first: a set of other pieces may have hundreds, and a table must not keep others waiting.
    return np.array([(*_cells(form), *_columns(form), _anchors(form, pieces)) for form in forms], kernel.ORIENTATION)


def _cells(form: Cells) -> tuple[int, list[int], list[int], int]:
    """How many, how high each is, in which column, and how many levels they take."""
    levels, shifts = [z for _, _, z in form], [y * kernel.STRIDE + x for x, y, _ in form]
    return len(form), _filled(levels), _filled(shifts), max(levels) + 1


def _columns(form: Cells) -> tuple[int, int, list[int], list[int]]:
    """The footprint. Of a straight one only the ends must be supported: it may be a bridge."""
    footprint = sorted({(x, y) for x, y, _ in form})
    straight = len({x for x, _ in footprint}) == 1 or len({y for _, y in footprint}) == 1
    bearing = [footprint[0], footprint[-1]] if straight and len(footprint) > 1 else footprint
    columns = bearing + [column for column in footprint if column not in bearing]
    bottoms = [min(cell[2] for cell in form if cell[:2] == column) for column in columns]
    bases = [y * kernel.STRIDE + x for x, y in columns]
    return len(columns), len(bearing), _filled(bottoms), _filled(bases)


def _filled(numbers: list[int]) -> list[int]:
    return numbers + [0] * (MOST_CELLS - len(numbers))


def _anchors(form: Cells, pieces: PieceSet) -> list[int]:
    east, north = max(x for x, _, _ in form), max(y for _, y, _ in form)
    return _windows(east + 1, north + 1, pieces.floor.width, pieces.floor.depth)


@lru_cache(maxsize=256)
def _windows(width: int, depth: int, floor_width: int, floor_depth: int) -> list[int]:
    """Each anchor goes to one window that holds the whole block; the middle one only helps out for long blocks."""
    row = (1 << max(0, floor_width - width + 1)) - 1
    windows = [0] * kernel.WINDOWS
    for y in range(floor_depth - depth + 1):
        window = next(w for w in (0, 2, 1) if 0 <= y - w * kernel.WINDOW_STEP <= kernel.WINDOW_ROWS - depth)
        windows[window] |= row << ((y - window * kernel.WINDOW_STEP) * kernel.STRIDE)
    return windows


def _packed_keys(pieces: PieceSet) -> NDArray[np.void]:
    return np.array([_key(key.turns) for key in pieces.keys], kernel.KEY)


def _key(turns: tuple[tuple[Square, ...], ...]) -> tuple[int, int, list[list[int]], list[list[int]], list[int]]:
    """How many squares in how many turns; by turn where each is, its colour, and the anchors."""
    none, missing = [0] * MOST_SQUARES, MOST_TURNS - len(turns)
    padding = [0] * (MOST_SQUARES - len(turns[0]))
    shifts = [[up * kernel.STRIDE + right for right, up, _ in turn] + padding for turn in turns]
    colours = [[LETTERS.index(letter) for _, _, letter in turn] + padding for turn in turns]
    anchors = [_key_anchors(turn) for turn in turns]
    return len(turns[0]), len(turns), shifts + [none] * missing, colours + [none] * missing, anchors + [0] * missing


def _key_anchors(squares: tuple[Square, ...]) -> int:
    width = max(right for right, _, _ in squares) + 1
    row = (1 << (kernel.STRIDE - width + 1)) - 1
    return sum(row << (up * kernel.STRIDE) for up in range(kernel.HIGHEST))


@lru_cache(maxsize=16)
def tables_of(pieces: PieceSet) -> Tables:
    return Tables(pieces)
