"""What a seat of Block and Key may expect, in victory points: the judgement of `greedy`.

A position is worth the keys of the hand, each by how near it is in one's own view; the faces of one's Enigma; and the
blocks in the supply. The numbers below come from a random search over some thousand solo games.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.geometry.temple_results import Claims, Nearness
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.positions.from_view import open_keys, seen_pieces, seen_temple
from digsite.block_and_key.rules.numbers import FACES_PER_POINT, KEYS_TO_END, SOLO_TURNS
from digsite.core import View

Ints: TypeAlias = NDArray[np.int64]
Worths: TypeAlias = NDArray[np.float64]

NEAR = {
    Nearness.ONE_AT_HAND: 0.45,
    Nearness.ONE: 0.14,
    Nearness.TWO_AT_HAND: 0.22,
    Nearness.TWO: 0.10,
    Nearness.THREE: 0.02,
    Nearness.FAR: 0.0,
}
"""The share of a key's points that it is worth before it is claimed."""

FACE = 0.25
"""A face of one's Enigma: a third of a point, less what may yet be covered."""

SUPPLY = (0.0, 1.6, 2.8, 3.6, 4.0, 4.2, 4.3, 4.4)
"""Blocks in the supply, by their number, as far as there are turns left to place them."""

NEXT = 0.2
"""The share that points are worth which new blocks could claim in the turn after."""

_NEAR = np.array([NEAR[nearness] for nearness in Nearness])


class Appraisal:
    """The table as one seat's view shows it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pieces = seen_pieces(view)
        self.side = view["sides"][view["seat"]]
        self.hand = [self.pieces.key_numbers[name] for name in view["hand"]]
        self.enigma = view["enigma"] or COLOURS[0]
        self.supply = self.block_numbers(view["supplies"][view["seat"]])

    @cached_property
    def temple(self) -> Temple:
        return seen_temple(self.view)

    @cached_property
    def _points(self) -> Ints:
        """By number of a key."""
        return np.array([key.vp for key in self.pieces.keys], np.int64)

    def block_numbers(self, names: Iterable[str | None]) -> list[int]:
        return [self.pieces.block_numbers[name] for name in names if name is not None]

    @cached_property
    def turns_left(self) -> int:
        """Turns after this one; before the final round, as many as the foremost player may need for their last keys."""
        view = self.view
        if view["players"] == 1:
            return SOLO_TURNS - int(view["solo_turn"])
        if view["last_turns"] > 0:
            return 0
        lacking = KEYS_TO_END[view["players"]] - max(len(claimed) for claimed in view["claimed"])
        return max(1, lacking + 1)

    # Placements.

    @cached_property
    def own(self) -> Claims:
        """The placements of one's own supply."""
        return self.placements(self.supply)

    @cached_property
    def own_at_hand(self) -> Ints:
        return self.at_hand(self.own, self.supply)

    def placements(self, blocks: Sequence[int]) -> Claims:
        """Every legal placement of these blocks, and what it could claim."""
        return self.temple.scan_claims(self.side, open_keys(self.view, self.temple), blocks, self.enigma)

    def at_hand(self, found: Claims, blocks: Sequence[int]) -> Ints:
        """By colour, where one's view could show these blocks next, as bits."""
        spots = np.zeros(len(COLOURS), np.int64)
        for place, block in enumerate(blocks):
            own = found.spots[found.blocks == place]
            spots[self.pieces.colour_of[block]] |= np.bitwise_or.reduce(own, initial=0)
        return spots

    def points(self, found: Claims) -> Ints:
        """The victory points that each placement could claim."""
        points = np.zeros(len(found.keys), np.int64)
        for key in self.hand:
            points += (found.keys >> key & 1) * self._points[key]
        return points

    # Worth.

    def worth_of_placements(self, found: Claims, blocks: Sequence[int], at_hand: Ints) -> Worths:
        """What each placement brings now, and what the view is worth then."""
        colours = np.array([self.pieces.colour_of[block] for block in blocks], np.int64)[found.blocks]
        near = self._worth_of_keys(self.hand, np.stack((colours, found.spots), axis=1), at_hand)
        for place, key in enumerate(self.hand):
            near[:, place] *= ~found.keys >> key & 1
        if self.turns_left == 0:
            # Nothing comes after: only what counts at the end counts.
            return np.asarray(self.points(found) + found.faces // FACES_PER_POINT, np.float64)
        return np.asarray(self.points(found) + found.faces * FACE + near.sum(axis=1), np.float64)

    def worth_of_view(self, at_hand: Ints) -> float:
        """What the view is worth as it is."""
        faces = self.temple.faces(self.side, self.enigma)
        return float(self.worth_of_each(self.hand, at_hand).sum()) + faces * FACE

    def worth_of_each(self, keys: Sequence[int], at_hand: Ints) -> Worths:
        """What each of these keys is worth in one's hand, in the view as it is."""
        as_it_is = np.zeros((1, 2), np.int64)
        return self._worth_of_keys(keys, as_it_is, at_hand).reshape(-1)

    def worth_of_keys_after(self, found: Claims, row: int, block: int) -> Worths:
        """What each key of the hand is worth in the view with one of these placements."""
        shown = np.array([[self.pieces.colour_of[block], found.spots[row]]], np.int64)
        return self._worth_of_keys(self.hand, shown, self.own_at_hand).reshape(-1)

    def _worth_of_keys(self, keys: Sequence[int], shown: Ints, at_hand: Ints) -> Worths:
        near: Worths = _NEAR[self.temple.nearness(self.side, keys, shown, at_hand)]
        return near * self._points[list(keys)]

    def worth_of_supply(self, blocks: int) -> float:
        """What so many blocks are worth, placed or not."""
        return SUPPLY[min(blocks, self.turns_left, len(SUPPLY) - 1)]
