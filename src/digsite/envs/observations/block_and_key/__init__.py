"""What a seat of Block and Key observes.

The temple lies as on the table, since placements are counted that way; all else is told from the seat that looks:
it comes first, the others follow clockwise, and each sees its own flat picture from its own side.
"""

from collections.abc import Iterator

import numpy as np

from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS, SIDES, PieceSet
from digsite.block_and_key.rules.limits import FACES_PER_POINT
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Seat, State, View
from digsite.envs.observations.block_and_key.parts import COUNTS, STEPS, layout_for
from digsite.envs.observations.block_and_key.seen import TIERS, Seen, seen_by, seen_in
from digsite.envs.observations.layout import Observation
from digsite.envs.observations.observer import SEATS, Observer, blank, clipped

_KINDS = np.arange(5, dtype=np.int16).reshape(5, 1, 1, 1)


class BlockAndKeyObserver(Observer):
    def __init__(self, pieces: PieceSet) -> None:
        self.pieces = pieces
        self.layout = layout_for(pieces)
        self._at = self.layout.starts()
        self._planes = self.layout["temple"]
        self._faces = self.layout["faces"]
        self._numbers = slice(self._at[COUNTS], self.layout.size)
        self._points = [key.vp for key in pieces.keys]

    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        if not isinstance(state, BlockAndKeyState):
            raise TypeError(f"expected a state of Block and Key, got {type(state).__name__}")
        return self._show(seen_by(state, seat), chosen)

    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        return self._show(seen_in(view), chosen)

    def _show(self, seen: Seen, chosen: str | None) -> Observation:
        shown = blank(self.layout)
        seats = [(seen.seat + step) % seen.players for step in range(seen.players)]
        self._show_temple(seen, seats, shown)
        marks = [*self._blocks(seen, seats), *self._keys(seen, seats), *self._frame(seen, seats)]
        if chosen is not None:
            marks.append(self._at["chosen"] + self.pieces.block_numbers[chosen])
        shown[marks] = 1
        for altar in seen.returned:
            for place, key in enumerate(altar, start=1):
                shown[self._at["returned"] + key] = place
        shown[self._numbers] = clipped(self._counts(seen, seats))
        return shown

    def _show_temple(self, seen: Seen, seats: list[Seat], shown: Observation) -> None:
        record = seen.temple.record
        _, height, depth, width = self._planes.shape
        cells = record["cells"].reshape(-1, 10, 10)[:height, :depth, :width]
        planes = shown[self._planes.place].view(np.bool_).reshape(self._planes.shape)
        np.equal(cells & 7, _KINDS, out=planes)
        views = record["views"][0][[SIDES.index(seen.sides[seat]) for seat in seats]]
        bits = np.unpackbits(views.view(np.uint8).reshape(len(seats), 4, 8), axis=2, count=60, bitorder="little")
        *_, places = self._faces.shape
        faces = shown[self._faces.place].reshape(self._faces.shape)
        faces[: len(seats)] = bits.reshape(len(seats), 4, -1, 10)[:, :, :height, :places]

    def _blocks(self, seen: Seen, seats: list[Seat]) -> Iterator[int]:
        at, blocks = self._at, len(self.pieces.blocks)
        for place, seat in enumerate(seats):
            first = at["supplies"] + place * blocks
            yield from [first + block for block in seen.supplies[seat]]
        yield from [at["yard"] + site * blocks + block for site, block in enumerate(seen.yard) if block != EMPTY]
        yield from [at["bag"] + block for block in seen.bag]
        if seen.placed != EMPTY:
            yield at["placed"] + seen.placed

    def _keys(self, seen: Seen, seats: list[Seat]) -> Iterator[int]:
        at, keys = self._at, len(self.pieces.keys)
        for place, seat in enumerate(seats):
            first = at["claimed"] + place * keys
            yield from [first + key for key in seen.claimed[seat]]
        yield from [at["hand"] + key for key in seen.hand]
        yield from [at["markers"] + key for key in seen.markers]
        if seen.drawn != EMPTY:
            yield at["drawn"] + seen.drawn
        if seen.drawn_tier is not None:
            yield at["drawn_tier"] + TIERS.index(seen.drawn_tier)
        if seen.enigma != EMPTY:
            yield at["enigma"] + seen.enigma

    def _frame(self, seen: Seen, seats: list[Seat]) -> Iterator[int]:
        at = self._at
        for place, seat in enumerate(seats):
            yield at["sides"] + place * len(SIDES) + SIDES.index(seen.sides[seat])
        for side, colour in enumerate(seen.temple.sides):
            if seen.step != "core":
                yield at["core_sides"] + side * len(COLOURS) + COLOURS.index(colour)
        yield at["players"] + seen.players - 1
        yield at["turn"] + (seen.turn - seen.seat) % seen.players
        yield at["start"] + (seen.start - seen.seat) % seen.players
        yield at["over"] if seen.over else at["step"] + STEPS.index(seen.step)
        if seen.step == "ancients" and seen.drawn != EMPTY:
            calling = self.pieces.keys[seen.drawn]
            yield at["called_site"] + calling.pips - 1
            yield at["called_corner"] + calling.stars - 1
        rules = (seen.options["ask_forced"], seen.options["edition"] == "prototype", seen.options["strict_claims"])
        yield from [at["options"] + number for number, on in enumerate(rules) if on]

    def _counts(self, seen: Seen, seats: list[Seat]) -> Iterator[int]:
        """The parts from COUNTS on, in their order."""
        empty = SEATS - len(seats)
        for seat in seats:
            yield sum([self._points[key] for key in seen.claimed[seat]])
        yield from [0] * empty
        for seat in seats:
            yield from [seen.tiers[seat].count(tier) for tier in TIERS]
        yield from [0] * (empty * len(TIERS))
        yield from seen.altars
        yield from [seen.marker_tiers.count(tier) for tier in TIERS]
        faces = 0 if seen.enigma == EMPTY else seen.temple.faces(seen.sides[seen.seat], COLOURS[seen.enigma])
        yield from (faces, faces // FACES_PER_POINT)
        yield from (seen.solo_turn, seen.last_turns, seen.idle, seen.passes, seen.claims)
