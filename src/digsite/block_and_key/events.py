"""What can happen in a game of Block and Key. A secret is an event of its own, for those who may know it."""

from typing import ClassVar

from digsite.block_and_key.actions import Altar, Line
from digsite.block_and_key.geometry.temple_results import Spot
from digsite.block_and_key.pieces.piece_set import Colour
from digsite.block_and_key.pieces.shapes import Cells
from digsite.core import Event, Seat


class CoreSet(Event, frozen=True, kw_only=True, tag="core-set"):
    seat: Seat
    colour: Colour


class Excavated(Event, frozen=True, kw_only=True, tag="excavated"):
    """Blocks went from the yard to a supply, in the draft or in a turn."""

    seat: Seat
    line: Line
    blocks: tuple[str, ...]


class SiteFilled(Event, frozen=True, kw_only=True, tag="site-filled"):
    reveals: ClassVar[bool] = True
    site: int
    block: str


class BlockDiscarded(Event, frozen=True, kw_only=True, tag="block-discarded"):
    seat: Seat
    block: str


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    seat: Seat
    block: str
    cells: Cells


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    seat: Seat


class KeyClaimed(Event, frozen=True, kw_only=True, tag="key-claimed"):
    """Who claims a key shows everybody where it is."""

    reveals: ClassVar[bool] = True
    seat: Seat
    key: str
    points: int
    block: str
    """The block just placed, which completes it."""
    matches: tuple[tuple[Spot, ...], ...]
    """The squares of each match that counts, as the seat sees them: places from the left, and levels, from 0."""


class KeyDrawn(Event, frozen=True, kw_only=True, tag="key-drawn"):
    """Everybody sees from which altar."""

    seat: Seat
    altar: Altar


class KeySeen(Event, frozen=True, kw_only=True, tag="key-seen"):
    """The drawer alone sees which key it is."""

    reveals: ClassVar[bool] = True
    seat: Seat
    key: str


class TurnMarked(Event, frozen=True, kw_only=True, tag="turn-marked"):
    """Solo: the turn is over. `altar` says where its face-down marker came from, if it needed one."""

    turn: int
    altar: Altar | None = None


class KeyReturned(Event, frozen=True, kw_only=True, tag="key-returned"):
    seat: Seat
    altar: Altar


class ReturnedKey(Event, frozen=True, kw_only=True, tag="returned-key"):
    """Which key went back: only the player knew it."""

    seat: Seat
    key: str


class AncientsCalled(Event, frozen=True, kw_only=True, tag="ancients-called"):
    """Solo: the last key drawn names a site and a corner; `block` is None where the site is empty."""

    reveals: ClassVar[bool] = True
    site: int
    corner: str
    block: str | None


class AncientsPlaced(Event, frozen=True, kw_only=True, tag="ancients-placed"):
    block: str
    cells: Cells


class AncientsReturned(Event, frozen=True, kw_only=True, tag="ancients-returned"):
    """The Ancients' block fits nowhere and goes back into the bag."""

    block: str


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    begins_turn = True

    seat: Seat
    turn: int | None = None
    """Solo: which of the eleven."""


class FinalRound(Event, frozen=True, kw_only=True, tag="final-round"):
    """This seat has claimed enough keys: everybody takes one more turn."""

    seat: Seat
    keys: int


class GameEnded(Event, frozen=True, kw_only=True, tag="game-ended"):
    """Enigmas are turned up and counted."""

    reveals: ClassVar[bool] = True
    reason: str
    enigmas: tuple[Colour | None, ...]
    scores: tuple[int, ...]
