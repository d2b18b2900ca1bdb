"""A full state that agrees with a view: what the seat does not know is drawn at random from what is left."""

import random
from typing import TYPE_CHECKING

from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS, CORNERS, PieceSet, pieces_of
from digsite.block_and_key.positions.set_up import check
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Chance, Position, View

if TYPE_CHECKING:
    from digsite.block_and_key.pieces.keys import Key

SEED_BITS = 128


def position(view: View, rng: random.Random) -> Position:
    """The keywords of `Game.scenario` for one such state."""
    unknown = _UnknownKeys(pieces_of(view["options"]), view, rng)
    drawn = _drawn(view, unknown)
    hands = [_hand(view, seat, drawn, unknown) for seat in range(view["players"])]
    markers = [name if name in unknown.known else unknown.take(name) for name in view["markers"]]
    return {
        "seats": [
            {"hand": hand, "claimed": claimed, "supply": supply, "enigma": enigma}
            for hand, claimed, supply, enigma in zip(
                hands, view["claimed"], view["supplies"], _enigmas(view, unknown.pieces, rng), strict=True
            )
        ],
        "core": view["core"],
        "blocks": view["blocks"],
        "yard": {place + 1: name for place, name in enumerate(view["yard"])},
        "bag": rng.sample(view["bag"], len(view["bag"])),
        "altars": {altar: _altar(view, altar, unknown) for altar in ALTARS},
        "drawn": drawn,
        "markers": markers,
        "seen_markers": [name in unknown.known for name in view["markers"]],
        "returned": {altar: len(view["returned"][altar]) for altar in ALTARS},
        "reason": view["outcome"]["reason"] if view["outcome"] else "",
        "seed": rng.getrandbits(SEED_BITS),
        **{name: view[name] for name in SAME},
        **view["options"],
    }


def draw(state: BlockAndKeyState, view: View, rng: random.Random) -> None:
    """Of a state that agrees with the view make another one: the same luck draws what `position` would have drawn."""
    unknown = _UnknownKeys(state.pieces, view, rng)
    keys, blocks = state.pieces.key_numbers, state.pieces.block_numbers
    drawn = _drawn(view, unknown)
    hands = [_hand(view, seat, drawn, unknown) for seat in range(view["players"])]
    state.drawn = EMPTY if drawn is None else keys[drawn]
    state.hands = tuple([tuple(sorted([keys[name] for name in hand])) for hand in hands])
    state.markers = tuple([keys[name if name in unknown.known else unknown.take(name)] for name in view["markers"]])
    state.enigmas = tuple(
        [EMPTY if colour is None else COLOURS.index(colour) for colour in _enigmas(view, state.pieces, rng)]
    )
    state.bag = tuple([blocks[name] for name in rng.sample(view["bag"], len(view["bag"]))])
    state.altars = tuple([tuple([keys[name] for name in _altar(view, altar, unknown)]) for altar in ALTARS])
    state.chance = Chance(rng.getrandbits(SEED_BITS))
    state.claimable = state.choices = None  # what was known of other hands
    check(state)


SAME = ("start", "turn", "step", "solo_turn", "last_turns", "idle", "passes", "placed", "claims")
"""What a view and a scenario call by the same name."""


class _UnknownKeys:
    """The keys whose place the view does not tell, shuffled, by tier."""

    def __init__(self, pieces: PieceSet, view: View, rng: random.Random) -> None:
        self.pieces = pieces
        self.known = {
            *(view["hand"] or ()),
            *(key for claimed in view["claimed"] for key in claimed),
            *(key for keys in view["returned"].values() for key in keys),
            *(name for name in view["markers"] if name in pieces.key_numbers),
        }
        self._left: dict[str, list[Key]] = {"star": [], "sun": [], "moon": []}
        for key in rng.sample(pieces.keys, len(pieces.keys)):
            if key.id not in self.known:
                self._left[key.tier].append(key)

    def take(self, tier: str) -> str:
        return self._left[tier].pop().id

    def take_calling(self, tier: str, site: int, corner: str) -> str:
        """One that names this site and this corner by its pips and stars."""
        keys = self._left[tier]
        key = next(key for key in keys if key.pips == site and CORNERS[key.stars - 1] == corner)
        keys.remove(key)
        return key.id


def _drawn(view: View, unknown: _UnknownKeys) -> str | None:
    """The last key drawn in this turn. Where the view tells its tier alone, the Ancients' call may tell more."""
    drawn: str | None = view["drawn"]
    if drawn is None or drawn in unknown.known:
        return drawn
    if view["called"]:
        return unknown.take_calling(drawn, view["called"]["site"], view["called"]["corner"])
    return unknown.take(drawn)


def _hand(view: View, seat: int, drawn: str | None, unknown: _UnknownKeys) -> list[str]:
    if seat == view["seat"]:
        return list(view["hand"])
    tiers = list(view["hands"][seat])
    if drawn is None or seat != view["turn"]:
        return [unknown.take(tier) for tier in tiers]
    tiers.remove(view["drawn"])
    return [drawn, *(unknown.take(tier) for tier in tiers)]


def _altar(view: View, altar: str, unknown: _UnknownKeys) -> list[str]:
    """Unknown keys above, what the player put at the bottom below."""
    bottom = view["returned"][altar]
    return [*(unknown.take(altar) for _ in range(view["altars"][altar] - len(bottom))), *bottom]


def _enigmas(view: View, pieces: PieceSet, rng: random.Random) -> list[str | None]:
    """Turned up at the end; before it the seat knows its own alone."""
    if view["outcome"]:
        return [
            next((line["source"] for line in lines if line["kind"] == "enigma"), None)
            for lines in view["outcome"]["lines"]
        ]
    others = [colour for colour in rng.sample(pieces.enigmas, len(pieces.enigmas)) if colour != view["enigma"]]
    return [view["enigma"] if seat == view["seat"] else others.pop() for seat in range(view["players"])]
