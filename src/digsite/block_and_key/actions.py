"""The actions of Block and Key, one class a kind.

Set-up:  core, draft.   A turn:  excavate or place (or pass), discard, claim/done, refill.   Solo besides:  mark,
return/done, ancients.
"""

from typing import Literal, TypeAlias

from digsite.block_and_key.pieces.piece_set import Colour
from digsite.block_and_key.pieces.shapes import Cells
from digsite.core import Action

Line: TypeAlias = Literal["row1", "row2", "row3", "column1", "column2", "column3"]
Altar: TypeAlias = Literal["sun", "moon"]

SITES = 9
"""The places of the Excavation Yard."""

LINES: dict[Line, tuple[int, int, int]] = {
    "row1": (0, 1, 2),
    "row2": (3, 4, 5),
    "row3": (6, 7, 8),
    "column1": (0, 3, 6),
    "column2": (1, 4, 7),
    "column3": (2, 5, 8),
}
"""The lines of the Excavation Yard as places in `State.yard`; site n lies at place n-1."""


class Core(Action, frozen=True, tag="core"):
    """The starting player puts the Core Cube down with this colour toward their own side."""

    colour: Colour


class Draft(Action, frozen=True, tag="draft"):
    """Before the first turn: take every block of a line."""

    line: Line


class Excavate(Action, frozen=True, tag="excavate"):
    """Take every block of a line of the yard."""

    line: Line


class Place(Action, frozen=True, tag="place"):
    """Lower a block of the supply onto these cells. The order of the cells does not matter."""

    block: str
    cells: Cells


class Pass(Action, frozen=True, tag="pass"):
    """Neither a line to excavate nor a block that fits."""


class Discard(Action, frozen=True, tag="discard"):
    """Put one block too many back into the bag."""

    block: str


class Claim(Action, frozen=True, tag="claim"):
    """Claim a key that the block just placed completes."""

    key: str


class Done(Action, frozen=True, tag="done"):
    """No more claims; or, alone, no key goes back to its altar."""


class Refill(Action, frozen=True, tag="refill"):
    """Draw one key from this altar."""

    altar: Altar


class Mark(Action, frozen=True, tag="mark"):
    """Solo: lay one key of this altar face down, unseen, for a turn without a claim."""

    altar: Altar


class Return(Action, frozen=True, tag="return"):
    """Solo: put this key of the hand at the bottom of its altar."""

    key: str


class Ancients(Action, frozen=True, tag="ancients"):
    """Solo: place the Ancients' block."""

    block: str
    cells: Cells


AnyAction: TypeAlias = (
    Core | Draft | Excavate | Place | Pass | Discard | Claim | Done | Refill | Mark | Return | Ancients
)
