"""Every way to turn every shape of Block and Key at every column that keeps it on the floor, counted without gaps."""

from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np

from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.block_and_key.pieces.shapes import orientations

COLUMNS, STRIDE = 100, 10
"""A temple's code of a placement is `100 * orientation + 10 * y + x` of its anchor (see `Temple.scan`)."""


class Anchors(Sequence[str]):
    """The placements of all shapes without their colour and height, each with a label."""

    def __init__(self, pieces: PieceSet) -> None:
        self._pieces = pieces
        self._turned = [
            (shape, turn, cells)
            for shape, each in enumerate(pieces.shapes)
            for turn, cells in enumerate(orientations(each.cells))
        ]
        self.codes = np.array(list(self._all_codes()), np.int64)
        """By number, the temple's code."""
        self.numbers = np.full(len(self._turned) * COLUMNS, -1, np.int64)
        """By code, its number here."""
        self.numbers[self.codes] = np.arange(len(self.codes))

    def _all_codes(self) -> Iterator[int]:
        floor = self._pieces.floor
        for orientation, (_, _, cells) in enumerate(self._turned):
            width, depth = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
            for y in range(floor.depth - depth + 1):
                for x in range(floor.width - width + 1):
                    yield orientation * COLUMNS + y * STRIDE + x

    def shape(self, number: int) -> int:
        """The shape that stands there."""
        return self._turned[int(self.codes[number]) // COLUMNS][0]

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        orientation, column = divmod(int(self.codes[index]), COLUMNS)
        shape, turn, _ = self._turned[orientation]
        return f"{self._pieces.shapes[shape].name} turned {turn} at {column % STRIDE},{column // STRIDE}"
