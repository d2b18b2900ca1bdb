"""What the placements open to a seat would bring it: the keys it could claim, and where it would see the block."""

from functools import cached_property
from typing import NamedTuple

from digsite.block_and_key.actions import Ancients, Place
from digsite.block_and_key.geometry import kernel
from digsite.block_and_key.geometry.temple_results import Spot
from digsite.block_and_key.pieces.shapes import Cells
from digsite.block_and_key.positions.from_view import open_keys, seen_temple
from digsite.core import View


class Prospect(NamedTuple):
    claims: tuple[str, ...]
    """The keys of the hand that could be claimed at once."""
    spots: tuple[Spot, ...]
    """Where the seat would see the block, from the left and from the floor up."""


class Prospects:
    """Of one view, which is a seat's own."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._temple = seen_temple(view)
        self._pieces = self._temple.pieces
        self._side = view["sides"][view["seat"]]

    def of(self, action: Place | Ancients) -> Prospect:
        return self._all[action.block, tuple(sorted(action.cells))]

    def points(self, keys: tuple[str, ...]) -> int:
        """The victory points of these keys."""
        return sum(self._pieces.keys[self._pieces.key_numbers[name]].vp for name in keys)

    @cached_property
    def _all(self) -> dict[tuple[str, Cells], Prospect]:
        called = self.view["called"]
        names = [called["block"]] if called else self.view["supplies"][self.view["seat"]]
        keys = [] if called else open_keys(self.view, self._temple)
        found = self._temple.scan_claims(self._side, keys, [self._pieces.block_numbers[name] for name in names])
        return {
            (names[block], self._temple.cells(code)): Prospect(
                tuple(self._pieces.keys[key].id for key in keys if bits >> key & 1), _spots(spots)
            )
            for block, code, bits, _, spots in zip(*(column.tolist() for column in found), strict=True)
        }


def _spots(bits: int) -> tuple[Spot, ...]:
    found = [(bit % kernel.STRIDE, bit // kernel.STRIDE) for bit in range(bits.bit_length()) if bits >> bit & 1]
    return tuple(sorted(found))
