"""The data file of a piece set: its layout and its limits. What it must be besides is looked at in `pieces_checks`."""

import re
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from digsite.block_and_key.pieces.keys import BLANK, Key, Tier
from digsite.block_and_key.pieces.shapes import Cells

Colour: TypeAlias = Literal["green", "grey", "brown", "white"]
Side: TypeAlias = Literal["north", "east", "south", "west"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
LETTERS = "gsbw"
"""The letters of the colours in patterns and in the notation."""
SIDES: tuple[Side, ...] = get_args(Side)
"""The sides of the floor, clockwise seen from above."""

PLAYER_COUNTS = ("1", "2", "3", "4")
MOST_CELLS = 5
# What four players are dealt: nine sites and a line of three each; two Stars, a Sun and a Moon each.
# Blocks and keys are numbered bits of one machine word, hence the upper bounds.
BLOCKS = range(21, 61)
KEYS = range(16, 61)
FEWEST_KEYS: dict[Tier, int] = {"star": 8, "sun": 4, "moon": 4}
PATTERN = re.compile(rf"[{LETTERS}{BLANK}]{{1,4}}( / [{LETTERS}{BLANK}]{{1,4}}){{0,3}}")

NAME = re.compile(r"[\w.+-]{1,40}")
"""Letters of any language, digits and four signs: names stand in records, addresses and pages."""
CELLS = re.compile(r"[0-9]{3}( [0-9]{3})*")

Points: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the data file: what it does not know is refused."""


class Floor(_Entry, frozen=True):
    width: Annotated[int, Meta(ge=2, le=10)]
    depth: Annotated[int, Meta(ge=2, le=10)]
    height: Annotated[int, Meta(ge=2, le=6)]


class Layout(_Entry, frozen=True):
    """How the table is laid for one number of players."""

    seats: tuple[str, ...]
    core: tuple[Annotated[int, Meta(ge=0)], Annotated[int, Meta(ge=0)]]


class StarKey(_Entry, frozen=True):
    vp: Points
    pattern: str


class AltarKey(_Entry, frozen=True):
    vp: Points
    stars: Annotated[int, Meta(ge=1, le=4)]
    pips: Annotated[int, Meta(ge=1, le=9)]
    pattern: str


class Keys(_Entry, frozen=True):
    star: dict[str, StarKey]
    sun: dict[str, AltarKey]
    moon: dict[str, AltarKey]


class Document(_Entry, frozen=True):
    """A data file, entry by entry."""

    name: str
    core: tuple[str, ...]
    enigmas: tuple[str, ...]
    blocks: tuple[str, ...]
    floor: Floor
    players: dict[str, Layout]
    shapes: dict[str, str]
    keys: Keys

    def cells(self, shape: str) -> Cells:
        return tuple((int(cell[0]), int(cell[1]), int(cell[2])) for cell in self.shapes[shape].split())

    def key_cards(self) -> tuple[Key, ...]:
        """All keys: Stars, Suns, Moons, each in the order of the file."""
        tiers: dict[Tier, dict[str, Any]] = {"star": self.keys.star, "sun": self.keys.sun, "moon": self.keys.moon}
        return tuple(
            Key(
                name,
                tier,
                entry.vp,
                tuple(entry.pattern.split(" / ")),
                getattr(entry, "stars", 0),
                getattr(entry, "pips", 0),
            )
            for tier, entries in tiers.items()
            for name, entry in entries.items()
        )
