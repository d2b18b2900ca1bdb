"""The data file of a piece set: its layout, its limits, and every check a set must pass before it is used.

A wrong set is refused whole, with the entry at fault, what was expected there and what was found.
"""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from digsite.block_and_key.pieces.keys import BLANK, Key, Tier
from digsite.block_and_key.pieces.shapes import Cells, connected_groups, orientations
from digsite.core import BadPieces, Json

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

NAME = re.compile(r"\S{1,40}")

Points: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the data file: what it does not know is refused."""


class Floor(_Entry, frozen=True):
    width: Annotated[int, Meta(ge=2, le=10)]
    depth: Annotated[int, Meta(ge=2, le=10)]
    height: Annotated[int, Meta(ge=2, le=6)]


class Table(_Entry, frozen=True):
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
    players: dict[str, Table]
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


def read(path: Path) -> Json:
    """The content of a data file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _refusal(str(path), "the file", "readable TOML", str(error)) from None


def check(data: Json, source: str) -> Document:
    """The data as a set that can be played with, or BadPieces."""
    document = _in_layout(data, source)
    for entry, fits, expected, got in _findings(document):
        if not fits:
            raise _refusal(source, entry, expected, got)
    return document


def _refusal(source: str, entry: str, expected: str, got: object) -> BadPieces:
    found = got if isinstance(got, str) and got else repr(got)
    return BadPieces(
        f"{source}: {entry}: expected {expected}; got {found}", file=source, entry=entry, expected=expected, got=found
    )


def _in_layout(data: Json, source: str) -> Document:
    try:
        return msgspec.convert(data, Document)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        entry, value = _located(data, path)
        missing = re.fullmatch(r"Object missing required field `(.+)`", fault)
        unknown = re.fullmatch(r"Object contains unknown field `(.+)`", fault)
        if missing:
            raise _refusal(source, entry, f"an entry {missing[1]}", "none") from None
        if unknown:
            raise _refusal(source, entry, "only entries of the layout", unknown[1]) from None
        expected = fault.removeprefix("Expected ").partition(", got ")[0].replace("`", "")
        raise _refusal(source, entry, expected, value) from None


# The groups of named entries, and what each of those must be.
_GROUPS: dict[str, Any] = {
    "players": Table,
    "shapes": str,
    "keys.star": StarKey,
    "keys.sun": AltarKey,
    "keys.moon": AltarKey,
}


def _located(data: Json, path: str) -> tuple[str, Json]:
    """The entry that msgspec means, and its value. In its paths "[...]" stands for any name: the first misfit's."""
    entry, value = "", data
    for name, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path):
        step: str | int = int(index) if index.isdigit() else name
        if index == "...":
            step = next(each for each, content in value.items() if not _fits(content, _GROUPS[entry]))
        entry += f"[{step}]" if index.isdigit() else f"{'.' if entry else ''}{step}"
        value = value[step]
    return entry or "the file", value


def _fits(value: Json, layout: Any) -> bool:
    try:
        msgspec.convert(value, layout)
    except msgspec.ValidationError:
        return False
    return True


Finding: TypeAlias = tuple[str, bool, str, object]
"""An entry, whether it fits, what is expected there, what it is."""


def _findings(document: Document) -> Iterable[Finding]:
    """Every check the layout cannot express. Later checks may rely on earlier ones: the first misfit ends them."""
    yield "name", NAME.fullmatch(document.name) is not None, "a name without spaces", document.name
    for entry, colours in (("core", document.core), ("enigmas", document.enigmas)):
        yield entry, sorted(colours) == sorted(COLOURS), f"{', '.join(COLOURS)}, each once", ", ".join(colours)
    yield from _table_findings(document)
    yield from _shape_findings(document)
    yield from _block_findings(document)
    yield from _key_findings(document)


def _table_findings(document: Document) -> Iterable[Finding]:
    counts = tuple(document.players)
    yield "players", sorted(counts) == list(PLAYER_COUNTS), "entries 1, 2, 3 and 4", counts
    floor = document.floor
    for count, table in document.players.items():
        yield (
            f"players.{count}.seats",
            _is_clockwise(table.seats, int(count)),
            f"{count} of {', '.join(SIDES)}, in this order around",
            table.seats,
        )
        x, y = table.core
        fits = x + 2 <= floor.width and y + 2 <= floor.depth
        yield f"players.{count}.core", fits, "a column that leaves the cube on the floor", table.core


def _is_clockwise(seats: tuple[str, ...], count: int) -> bool:
    """Whether these are that many different sides in the order of one turn around the floor, begun anywhere."""
    turns = [SIDES[start:] + SIDES[:start] for start in range(4)]
    return len(seats) == count and any(seats == tuple(side for side in turn if side in seats) for turn in turns)


def _shape_findings(document: Document) -> Iterable[Finding]:
    known: dict[Cells, str] = {}
    for name, text in document.shapes.items():
        entry = f"shapes.{name}"
        yield entry, NAME.fullmatch(name) is not None, "a name without spaces", name
        yield entry, re.fullmatch(r"\d{3}( \d{3})*", text) is not None, 'cells as digits, like "000 100 110"', text
        cells = document.cells(name)
        fits = len(cells) <= MOST_CELLS and len(set(cells)) == len(cells)
        yield entry, fits, f"at most {MOST_CELLS} cells, each once", text
        yield entry, len(connected_groups(cells)) == 1, "cells that hang together by faces", text
        form = orientations(cells)[0]
        yield entry, form not in known, "a shape of its own", f"{known.get(form)}, turned"
        known[form] = name


def _block_findings(document: Document) -> Iterable[Finding]:
    blocks = document.blocks
    fits = len(blocks) in BLOCKS
    yield "blocks", fits, f"{BLOCKS[0]} to {BLOCKS[-1]} blocks", len(blocks)
    for number, block in enumerate(blocks):
        colour, _, shape = block.partition(" ")
        fits = colour in COLOURS and shape in document.shapes
        yield f"blocks[{number}]", fits, "a colour and a shape of this file", block
        yield f"blocks[{number}]", block not in blocks[:number], "each block once", block


def _key_findings(document: Document) -> Iterable[Finding]:
    for tier, fewest in FEWEST_KEYS.items():
        number = len(getattr(document.keys, tier))
        yield f"keys.{tier}", number >= fewest, f"at least {fewest} keys", number
    cards = document.key_cards()
    yield "keys", len(cards) in KEYS, f"{KEYS[0]} to {KEYS[-1]} keys", len(cards)
    names: set[str] = set()
    known: dict[object, str] = {}
    for key in cards:
        entry = f"keys.{key.tier}.{key.id}"
        pattern = " / ".join(key.pattern)
        yield entry, NAME.fullmatch(key.id) is not None, "an id without spaces", key.id
        yield entry, key.id not in names, "an id of its own", key.id
        names.add(key.id)
        fits = PATTERN.fullmatch(pattern) is not None and len({len(row) for row in key.pattern}) == 1
        yield entry, fits, f'a pattern of equal rows, at most 4 x 4, of {LETTERS} and {BLANK}, like "g. / gb"', pattern
        yield entry, pattern.strip(" /.") != "", "a coloured square", pattern
        form = min(key.turns)
        yield entry, form not in known, "a pattern of its own", f"that of {known.get(form)}, turned"
        known[form] = key.id
