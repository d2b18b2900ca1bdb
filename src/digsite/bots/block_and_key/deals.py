"""What a seat cannot know, dealt anew: bags, altars, other hands and Enigmas that all agree with what it sees."""

import random
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from digsite.block_and_key.pieces.ids import EMPTY, Key
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.bots.block_and_key.judgement import Judgement

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import PackedArray
    from digsite.block_and_key.state import BlockAndKeyState


Place: TypeAlias = tuple[str, int, int]
"""A field of a table that holds keys, and where in it one lies."""


class Deals:
    """Deals for one decision, as `Game.determinize` makes them. That one makes a whole state from names, in half a
    millisecond, which would cost a tenth of the games imagined in a turn; here numbers change places, in a twelfth of
    the time. A test holds the two together."""

    def __init__(self, judgement: Judgement, rng: random.Random) -> None:
        state, seat = judgement.state, judgement.seat
        self._tables = judgement.tables
        self._rng = rng
        self._others = [other for other in range(state.players) if other != seat]
        self._bag = list(state.bag)
        self._enigmas = [colour for colour in range(len(COLOURS)) if colour != state.enigmas[seat]]
        self._keys = _unknown_keys(state, seat)
        self._places = _unknown_places(state, seat)

    def take(self, count: int) -> "PackedArray":
        """So many tables, each dealt anew."""
        tables = np.repeat(self._tables, count)
        for table in tables:
            self._deal(table)
        return tables

    def _deal(self, table: np.void) -> None:
        self._rng.shuffle(self._bag)
        table["bag"][: len(self._bag)] = self._bag
        for tier, places in self._places.items():
            self._rng.shuffle(self._keys[tier])
            for (field, which, i), key in zip(places, self._keys[tier], strict=False):
                table[field][which, i] = key
        self._rng.shuffle(self._enigmas)
        for seat, colour in zip(self._others, self._enigmas, strict=False):
            if table["enigma"][seat] != EMPTY:
                table["enigma"][seat] = colour


def _unknown_keys(state: "BlockAndKeyState", seat: int) -> dict[str, list[Key]]:
    """By tier the keys whose place the seat does not know."""
    known = set(state.hands[seat]).union(*state.claimed)
    known.update(key for key, seen in zip(state.markers, state.seen_markers, strict=True) if seen)
    for keys, returned in zip(state.altars, state.returned, strict=True):
        known.update(keys[len(keys) - returned :])
    unknown: dict[str, list[Key]] = {"star": [], "sun": [], "moon": []}
    for number, key in enumerate(state.pieces.keys):
        if number not in known:
            unknown[key.tier].append(number)
    return unknown


def _unknown_places(state: "BlockAndKeyState", seat: int) -> dict[str, list[Place]]:
    """By tier the places where such keys lie. Solo there are a few keys more: those that mark turns."""
    places: dict[str, list[Place]] = {"star": [], "sun": [], "moon": []}
    for number, (altar, keys, returned) in enumerate(zip(ALTARS, state.altars, state.returned, strict=True)):
        places[altar] += [("altar", number, i) for i in range(len(keys) - returned)]
    for other, hand in enumerate(state.hands):
        if other != seat:
            for i, key in enumerate(hand):
                places[state.pieces.keys[key].tier].append(("hand", other, i))
    return places
