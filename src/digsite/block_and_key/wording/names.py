"""What the pieces and places of Block and Key are called in one language."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache

from digsite.block_and_key.geometry.temple import core_cells
from digsite.block_and_key.geometry.temple_results import Spot
from digsite.block_and_key.pieces.keys import Key
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, PieceSet, designed
from digsite.texts import GameNames, Texts

EDGE = 0.35
"""The part of the floor that counts as its edge, on either side."""
NORTHWARD = ("south", "middle", "north")
EASTWARD = ("west", "middle", "east")


@cache
def _block(texts: Texts, name: str) -> str:
    colour, shape = name.split(" ", 1)
    return texts.say("block-and-key-block", colour=colour, shape=shape)


@lru_cache(maxsize=64)
def _keys(pieces: PieceSet) -> dict[str, Key]:
    return {key.id: key for key in pieces.keys}


class Names(GameNames):
    game = "block-and-key"

    @cached_property
    def pieces(self) -> PieceSet:
        """The pieces that are played with; see `playing` of the words."""
        return designed()

    def colour(self, colour: str) -> str:
        return self.say("colour", colour=colour)

    def block(self, name: str | None) -> str:
        return self.say("nothing") if name is None else _block(self.texts, name)

    def shape(self, shape: str) -> str:
        return self.say("shape", shape=shape)

    def with_codes(self, typed: str) -> str:
        """A move in which blocks may go by what they are called, as the notation writes it."""
        called = "|".join(map(re.escape, self._blocks_by_name))
        return re.sub(rf"\b({called})\b", lambda name: self._blocks_by_name[name[0]], typed)

    @cached_property
    def _blocks_by_name(self) -> dict[str, str]:
        return {self.block(block): block for block in designed().blocks}

    def blocks(self, names: Iterable[str | None]) -> str:
        listed = ", ".join(self.block(name) for name in names if name is not None)
        return listed or self.say("nothing")

    def tier(self, tier: str) -> str:
        return self.say("tier", tier=tier)

    def altar(self, altar: str) -> str:
        return self.say("altar", altar=altar)

    def side(self, side: str) -> str:
        return self.say("side", side=side)

    def line(self, line: str) -> str:
        """A line of the yard: `row1`, `column3`."""
        return self.say("line", kind=line[:-1], number=line[-1])

    def points(self, points: int) -> str:
        return self.say("points", points=points)

    def key(self, key: str) -> str:
        """A key in a sentence: its tier, and the id by which it is chosen, or read aloud its pattern; of a set that is
        not known only its id."""
        known = _keys(self.pieces).get(key)
        if known is None:
            return key
        return self.say("key-name", tier=known.tier, key=key if self.codes else self.pattern(known))

    def keys(self, names: Sequence[str]) -> str:
        listed = list(names) if self.codes else [self.key(name) for name in names]
        return self.texts.enumerate(listed) or self.say("nothing")

    def pattern(self, key: Key) -> str:
        """A pattern as short as it can be said: row by row from the top."""
        rows = [" ".join(self.square(letter) for letter in row) for row in key.pattern]
        return self.say("pattern", rows=f" {self.say('pattern-over')} ".join(rows))

    def square(self, letter: str) -> str:
        return self.colour(COLOURS[LETTERS.index(letter)]) if letter in LETTERS else self.say("blank")

    def spots(self, spots: Iterable[Spot]) -> str:
        """Places of a view, column by column: from the left, and from the floor up, counted from 1."""
        columns: dict[int, list[str]] = {}
        for place, level in sorted(spots):
            columns.setdefault(place + 1, []).append(str(level + 1))
        told = [
            self.say("place-levels", place=place, levels=self.texts.enumerate(levels), count=len(levels))
            for place, levels in columns.items()
        ]
        return self.texts.enumerate(told)

    def cells(self, cells: Sequence[Sequence[int]], core: tuple[int, int] | None = None) -> str:
        """Where something stands, as one would say it: beside the core, which stands there, or in which part of the
        floor; and how high."""
        by_core = None if core is None else _by_core(cells, core)
        levels = [z for _, _, z in cells]
        return self.say(
            "where",
            part=self._part(cells) if by_core is None else self.say("by-core", how=by_core),
            level=min(levels) + 1,
            height=max(levels) - min(levels) + 1,
        )

    def rows(self, cells: Sequence[Sequence[int]], side: str) -> str:
        """Where something stands to the cell, as seen from a side: in which row behind it, and there in which columns
        of its view."""
        rows: dict[int, list[Spot]] = {}
        for x, y, z in cells:
            place, row = self._seen_from(side, x, y)
            rows.setdefault(row + 1, []).append((place, z))
        return self.texts.clauses(
            [self.say("row-behind", row=row, places=self.spots(rows[row])) for row in sorted(rows)]
        )

    def _seen_from(self, side: str, x: int, y: int) -> tuple[int, int]:
        """A column of the floor from that side: its place from the left, and its row from the near edge."""
        floor = self.pieces.floor
        across, away = (x, y) if side in ("north", "south") else (y, x)
        wide, deep = (floor.width, floor.depth) if side in ("north", "south") else (floor.depth, floor.width)
        return (
            wide - 1 - across if side in ("north", "west") else across,
            deep - 1 - away if side in ("north", "east") else away,
        )

    def _part(self, cells: Sequence[Sequence[int]]) -> str:
        across, along = (self._third(cells, axis) for axis in (0, 1))
        return self.say("part-of-floor", north=NORTHWARD[along], east=EASTWARD[across])

    def _third(self, cells: Sequence[Sequence[int]], axis: int) -> int:
        """Whether the middle of these cells lies in the first, the middle or the last part of the floor."""
        size = (self.pieces.floor.width, self.pieces.floor.depth)[axis]
        middle = sum(cell[axis] for cell in cells) / len(cells) + 0.5
        return int(middle > size * EDGE) + int(middle >= size * (1 - EDGE))


def _by_core(cells: Sequence[Sequence[int]], core: tuple[int, int]) -> str | None:
    """Whether something stands `on` the Core Cube or `beside` it; None where it does not touch it."""
    cube = set(core_cells(core))
    if any((x, y, z - 1) in cube for x, y, z in cells):
        return "on"
    around = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return "beside" if any((x + dx, y + dy, z) in cube for x, y, z in cells for dx, dy in around) else None
