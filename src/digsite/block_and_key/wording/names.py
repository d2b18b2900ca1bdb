"""What the pieces and places of Block and Key are called in one language."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property

from digsite.block_and_key.geometry.temple_results import Spot
from digsite.block_and_key.pieces.piece_set import designed
from digsite.texts import GameNames, Texts

EDGE = 0.35
"""The part of the floor that counts as its edge, on either side."""
NORTHWARD = ("south", "middle", "north")
EASTWARD = ("west", "middle", "east")


@cache
def _block(texts: Texts, name: str) -> str:
    colour, shape = name.split(" ", 1)
    return texts.say("block-and-key-block", colour=colour, shape=shape)


@cache
def _tiers() -> dict[str, str]:
    return {key.id: key.tier for key in designed().keys}


class Names(GameNames):
    game = "block-and-key"

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
        """A key in a sentence: its tier, and the id by which it is chosen; of another set of pieces only its id."""
        tier = _tiers().get(key)
        return key if tier is None else self.say("key-name", tier=tier, key=key)

    def keys(self, names: Sequence[str]) -> str:
        return self.texts.enumerate(list(names)) or self.say("nothing")

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

    def cells(self, cells: Sequence[Sequence[int]]) -> str:
        """Where something stands, as one would say it: in which part of the floor, and how high."""
        across, along = (self._third(cells, axis) for axis in (0, 1))
        part = self.say("part-of-floor", north=NORTHWARD[along], east=EASTWARD[across])
        return self.say("where", part=part, level=min(z for _, _, z in cells) + 1)

    def _third(self, cells: Sequence[Sequence[int]], axis: int) -> int:
        """Whether the middle of these cells lies in the first, the middle or the last part of the floor."""
        size = (designed().floor.width, designed().floor.depth)[axis]
        middle = sum(cell[axis] for cell in cells) / len(cells) + 0.5
        return int(middle > size * EDGE) + int(middle >= size * (1 - EDGE))
