"""The pieces a game is played with: floor, shapes, blocks, core cube, keys, Enigmas and seats.

They come from a data file (`pieces.toml` is the set designed here), so that people who own the box can play with
its own pieces. Limits are in `pieces_file.py`, checks in `pieces_checks.py`.
"""

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import cast

import msgspec

from digsite.block_and_key.pieces.keys import Key
from digsite.block_and_key.pieces.pieces_checks import check, read
from digsite.block_and_key.pieces.pieces_file import COLOURS, LETTERS, SIDES, Colour, Document, Floor, Side
from digsite.block_and_key.pieces.pieces_text import file_text
from digsite.block_and_key.pieces.shapes import Cells
from digsite.core import Json

__all__ = [
    "COLOURS",
    "CORNERS",
    "LETTERS",
    "SIDES",
    "Colour",
    "PieceSet",
    "Shape",
    "Side",
    "designed",
    "load_pieces",
    "pieces_of",
]

CORNERS = ("south-west", "north-west", "north-east", "south-east")
"""The corners of the floor, in the order of a key's stars: one star is the first."""


class Shape(msgspec.Struct, frozen=True):
    name: str
    cells: Cells


class PieceSet:
    """All pieces of one set. Immutable; two sets of equal data are equal.

    Blocks, shapes and keys are referred to by their numbers: their places in `blocks`, `shapes` and `keys`.
    """

    def __init__(self, document: Document) -> None:
        self._document = document

    @staticmethod
    def from_data(data: Json, source: str = "pieces") -> "PieceSet":
        """The set that `to_data` wrote, or the content of a data file; BadPieces if anything in it is wrong."""
        try:
            text = msgspec.json.encode(data)
        except (TypeError, ValueError, RecursionError):  # no plain data: it is said what is wrong with it
            return PieceSet(check(data, source))
        return _checked(text, source) if msgspec.json.decode(text) == data else PieceSet(check(data, source))

    def to_data(self) -> dict[str, Json]:
        """The whole set as plain data, in the layout of the data file."""
        data: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(self._document))
        return data

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, PieceSet) and self._document == other._document)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<pieces {self.name!r}>"

    def to_text(self) -> str:
        """The whole set as the text of a data file."""
        return file_text(self._document)

    @property
    def name(self) -> str:
        return self._document.name

    @property
    def floor(self) -> Floor:
        """Its `width` (west to east), `depth` (south to north) and `height`, in cells."""
        return self._document.floor

    @cached_property
    def core_sides(self) -> tuple[Colour, ...]:
        """The colours of the core cube's upright sides, clockwise seen from above."""
        return cast("tuple[Colour, ...]", self._document.core)

    @property
    def enigmas(self) -> tuple[Colour, ...]:
        return cast("tuple[Colour, ...]", self._document.enigmas)

    @cached_property
    def blocks(self) -> tuple[str, ...]:
        """The names of the blocks, "colour shape"."""
        return self._document.blocks

    @property
    def core(self) -> int:
        """The number of the core cube, which is counted after all blocks."""
        return len(self.blocks)

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        return tuple(Shape(name, self._document.cells(name)) for name in self._document.shapes)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        return self._document.key_cards()

    def seats(self, players: int) -> tuple[Side, ...]:
        """The sides of the table the players sit at, by seat number, clockwise."""
        return cast("tuple[Side, ...]", self._document.players[str(players)].seats)

    def core_at(self, players: int) -> tuple[int, int]:
        """The south-west column of the core cube."""
        return self._document.players[str(players)].core

    # Lookups by name and number.

    @cached_property
    def block_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.blocks)}

    @cached_property
    def shape_numbers(self) -> dict[str, int]:
        return {shape.name: number for number, shape in enumerate(self.shapes)}

    @cached_property
    def key_numbers(self) -> dict[str, int]:
        return {key.id: number for number, key in enumerate(self.keys)}

    def keys_of(self, tier: str) -> list[int]:
        """The numbers of all keys of a tier."""
        return [number for number, key in enumerate(self.keys) if key.tier == tier]

    def block_names(self, numbers: Iterable[int]) -> list[str]:
        return [self.blocks[number] for number in numbers]

    def key_names(self, numbers: Iterable[int]) -> list[str]:
        return [self.keys[number].id for number in numbers]

    @cached_property
    def shape_of(self) -> tuple[int, ...]:
        """For each block the number of its shape."""
        return tuple(self.shape_numbers[name.split(" ", 1)[1]] for name in self.blocks)

    @cached_property
    def shape_bits(self) -> tuple[int, ...]:
        """For each block the bit of its shape, and at last 0: what EMPTY finds as well."""
        return (*(1 << shape for shape in self.shape_of), 0)

    def shapes_among(self, blocks: Iterable[int]) -> int:
        """The bits of the shapes of these blocks; EMPTY has none."""
        of, bits = self.shape_bits, 0
        for block in blocks:
            bits |= of[block]
        return bits

    @cached_property
    def colour_of(self) -> tuple[int, ...]:
        """For each block the number of its colour in COLOURS."""
        return tuple(COLOURS.index(name.split(" ", 1)[0]) for name in self.blocks)


def load_pieces(path: str | Path) -> PieceSet:
    """Another set, from a data file. BadPieces names the file, the entry, what was expected and what was found."""
    return PieceSet.from_data(read(Path(path)), str(path))


@cache
def designed() -> PieceSet:
    """The set this project designed, played with unless another is asked for."""
    return load_pieces(Path(__file__).with_name("pieces.toml"))


def pieces_of(options: dict[str, Json]) -> PieceSet:
    """The set that a game's options ask for. Whoever reads a view asks this: a set is checked once."""
    pieces = options["pieces"]
    return designed() if pieces is None else _checked(msgspec.json.encode(pieces), "pieces")


@lru_cache(maxsize=64)
def _checked(text: bytes, source: str) -> PieceSet:
    return PieceSet(check(msgspec.json.decode(text), source))
