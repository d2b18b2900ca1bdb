"""What the placement rules say about a block, and how a refusal puts it."""

from collections.abc import Mapping

import msgspec

from digsite.block_and_key.pieces.shapes import Cells
from digsite.core import IllegalAction

RULES: dict[str, str] = {
    "inside": "part of the block is off the floor",
    "height": "part of the block is above the highest level",
    "overlap": "something stands there already",
    "descent": "something stands above, in the way down",
    "support": "there is a gap beneath, and it is no straight bridge with both ends supported",
    "contact": "the block touches nothing that stands, by a face or by a corner",
    "taller": "the block is not higher than every stack that it touches sideways",
}
"""The placement rules, in the order of the kernel's bits, and what each says when it is broken."""


class Verdict(msgspec.Struct, frozen=True):
    """Every rule a placement breaks, and for each the block's cells that are at fault."""

    cells: Mapping[str, Cells]

    @property
    def legal(self) -> bool:
        return not self.cells

    @property
    def broken(self) -> frozenset[str]:
        return frozenset(self.cells)

    def refusal(self) -> IllegalAction:
        """The error that says why this placement is illegal."""
        reasons = "; ".join(f"{RULES[rule]} ({rule}: {_listed(cells)})" for rule, cells in self.cells.items())
        return IllegalAction(
            reasons,
            code="placement",
            broken=list(self.cells),
            cells={rule: [list(cell) for cell in cells] for rule, cells in self.cells.items()},
        )


def _listed(cells: Cells) -> str:
    return " ".join("{},{},{}".format(*cell) for cell in cells)
