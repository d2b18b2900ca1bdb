"""What a seat cannot know, dealt anew: bags, altars, other hands and Enigmas that all agree with what it sees."""

import random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from digsite.block_and_key.compiled_rules.chance import begin_each
from digsite.block_and_key.compiled_rules.packed import SUN, TIERS
from digsite.block_and_key.pieces.ids import EMPTY, Key
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.bots.block_and_key.judgement import Judgement
from digsite.core import Seat

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import PackedArray
    from digsite.block_and_key.state import BlockAndKeyState


class _Tier(NamedTuple):
    """Of one tier the keys whose place the seat does not know, and the places where such keys lie."""

    keys: list[Key]
    altar: int
    """-1: it has none. Else which, and the part of it: what was put back, lowest of all, is known."""
    first: int
    end: int
    hands: list[Seat]
    """Whose they are."""
    markers: list[int]


class Deals:
    """Deals for one decision, as `Game.determinize` makes them. That one makes a whole state from names, in a quarter
    of a millisecond or more, which would cost a tenth of the games imagined in a turn; here numbers change places, in a
    tenth of the time. A test holds the two together."""

    def __init__(self, judgement: Judgement, rng: random.Random) -> None:
        state, seat = judgement.state, judgement.seat
        self._tables = judgement.tables
        self._rng = rng
        self._others = [other for other in range(state.players) if other != seat]
        self._bag = list(state.bag)
        self._enigmas = [colour for colour in range(len(COLOURS)) if colour != state.enigmas[seat]]
        self._tiers = _tiers(state, seat)

    def take(self, count: int) -> "PackedArray":
        """So many tables, each dealt anew, and each with a chance of its own."""
        tables = np.repeat(self._tables, count)
        for table in tables:
            self._deal(table)
        begin_each(tables)
        return tables

    def _deal(self, table: np.void) -> None:
        table["seed"] = np.frombuffer(self._rng.randbytes(32), np.uint64)
        self._rng.shuffle(self._bag)
        table["bag"][: len(self._bag)] = self._bag
        table["hands"][self._others] = 0
        for tier in self._tiers:
            self._rng.shuffle(tier.keys)
            self._deal_keys(table, tier)
        self._rng.shuffle(self._enigmas)
        for seat, colour in zip(self._others, self._enigmas, strict=False):
            if table["enigmas"][seat] != EMPTY:
                table["enigmas"][seat] = colour

    def _deal_keys(self, table: np.void, tier: _Tier) -> None:
        """Star keys, and in positions others too, may be left over: they are out of the game."""
        keys = iter(tier.keys)
        if tier.altar >= 0:
            table["altars"][tier.altar, tier.first : tier.end] = [next(keys) for _ in range(tier.first, tier.end)]
        for seat, key in zip(tier.hands, keys, strict=False):
            table["hands"][seat] |= 1 << key
        for marker, key in zip(tier.markers, keys, strict=False):
            table["markers"][marker] = key


def _tiers(state: "BlockAndKeyState", seat: Seat) -> list[_Tier]:
    tier_of = [key.tier for key in state.pieces.keys]
    known = _known_keys(state, seat)
    found = []
    for number, tier in enumerate(TIERS):
        altar = number - SUN
        found.append(
            _Tier(
                keys=[key for key in range(len(tier_of)) if key not in known and tier_of[key] == tier],
                altar=altar,
                first=state.returned[altar] if altar >= 0 else 0,
                end=len(state.altars[altar]) if altar >= 0 else 0,
                hands=[
                    other
                    for other, hand in enumerate(state.hands)
                    for key in hand
                    if other != seat and tier_of[key] == tier
                ],
                markers=[
                    place
                    for place, (key, seen) in enumerate(zip(state.markers, state.seen_markers, strict=True))
                    if not seen and tier_of[key] == tier
                ],
            )
        )
    return found


def _known_keys(state: "BlockAndKeyState", seat: Seat) -> set[Key]:
    """The keys whose place the seat knows."""
    known = set(state.hands[seat]).union(*state.claimed)
    known.update(key for key, seen in zip(state.markers, state.seen_markers, strict=True) if seen)
    for keys, returned in zip(state.altars, state.returned, strict=True):
        known.update(keys[len(keys) - returned :])
    return known
