"""What a seat of Block and Key observes.

The temple lies as on the table, since placements are counted that way; all else is told from the seat that looks:
it comes first, the others follow clockwise, and each sees its own flat picture from its own side.
"""

from functools import lru_cache

import numpy as np

from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS, SIDES, PieceSet
from digsite.block_and_key.rules.numbers import FACES_PER_POINT
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Seat, State, View
from digsite.envs.observations.base import SEATS, Observer, finished
from digsite.envs.observations.block_and_key.parts import STEPS, layout_for
from digsite.envs.observations.block_and_key.seen import TIERS, Seen, seen_by, seen_in
from digsite.envs.observations.layout import Observation

SIDE = {side: number for number, side in enumerate(SIDES)}
COLOUR = {colour: number for number, colour in enumerate(COLOURS)}
_KINDS = np.arange(5, dtype=np.int16).reshape(5, 1, 1, 1)
_TEMPLES_KEPT = 64


class BlockAndKeyObserver(Observer):
    def __init__(self, pieces: PieceSet) -> None:
        self.pieces = pieces
        self.layout = layout_for(pieces)
        self._at = self.layout.starts()
        self._points = [key.vp for key in pieces.keys]
        # A temple stays as it is for several decisions.
        self._drawn_temple = lru_cache(_TEMPLES_KEPT)(self._draw_temple)

    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        if not isinstance(state, BlockAndKeyState):
            raise TypeError(f"expected a state of Block and Key, got {type(state).__name__}")
        return self._show(seen_by(state, seat), chosen)

    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        return self._show(seen_in(view), chosen)

    def _show(self, seen: Seen, chosen: str | None) -> Observation:
        seats = [(seen.seat + step) % seen.players for step in range(seen.players)]
        shown = self._temple(seen, seats)
        marks = self._blocks(seen, seats) + self._keys(seen, seats) + self._frame(seen, seats)
        if chosen is not None:
            marks.append(self._at["chosen"] + self.pieces.block_numbers[chosen])
        for altar in seen.returned:
            for place, key in enumerate(altar, start=1):
                shown[self._at["returned"] + key] = place
        return finished(shown, marks, self._counts(seen, seats))

    def _temple(self, seen: Seen, seats: list[Seat]) -> bytearray:
        """The first two parts, and room for the others."""
        record = seen.temple.packed
        planes, faces = self._drawn_temple(record["cells"].tobytes(), record["views"].tobytes())
        shown = bytearray(b"".join([planes, *[faces[SIDE[seen.sides[seat]]] for seat in seats]]))
        shown.extend(bytes(self.layout.size - len(shown)))
        return shown

    def _draw_temple(self, cells: bytes, views: bytes) -> tuple[bytes, list[bytes]]:
        """Its planes, and what each side sees."""
        _, height, depth, width = self.layout["temple"].shape
        *_, places = self.layout["faces"].shape
        stones = np.frombuffer(cells, np.int16).reshape(-1, 10, 10)[:height, :depth, :width] & 7
        bits = np.unpackbits(np.frombuffer(views, np.uint8).reshape(4, 4, 8), axis=2, count=60, bitorder="little")
        faces = bits.reshape(4, 4, -1, 10)[:, :, :height, :places]
        return (stones == _KINDS).tobytes(), [side.tobytes() for side in faces]

    def _blocks(self, seen: Seen, seats: list[Seat]) -> list[int]:
        at, blocks = self._at, len(self.pieces.blocks)
        yard, bag, supply = at["yard"], at["bag"], at["supplies"]
        marks = [bag + block for block in seen.bag]
        marks += [yard + site * blocks + block for site, block in enumerate(seen.yard) if block != EMPTY]
        for seat in seats:
            marks += [supply + block for block in seen.supplies[seat]]
            supply += blocks
        if seen.placed != EMPTY:
            marks.append(at["placed"] + seen.placed)
        return marks

    def _keys(self, seen: Seen, seats: list[Seat]) -> list[int]:
        at, claimed = self._at, self._at["claimed"]
        marks = [at["hand"] + key for key in seen.hand] + [at["markers"] + key for key in seen.markers]
        for seat in seats:
            marks += [claimed + key for key in seen.claimed[seat]]
            claimed += len(self.pieces.keys)
        if seen.drawn != EMPTY:
            marks.append(at["drawn"] + seen.drawn)
        if seen.drawn_tier is not None:
            marks.append(at["drawn_tier"] + TIERS.index(seen.drawn_tier))
        if seen.enigma != EMPTY:
            marks.append(at["enigma"] + seen.enigma)
        return marks

    def _frame(self, seen: Seen, seats: list[Seat]) -> list[int]:
        at, options = self._at, seen.options
        marks = [
            at["players"] + seen.players - 1,
            at["turn"] + (seen.turn - seen.seat) % seen.players,
            at["start"] + (seen.start - seen.seat) % seen.players,
            at["over"] if seen.over else at["step"] + STEPS.index(seen.step),
        ]
        marks += [at["sides"] + place * len(SIDES) + SIDE[seen.sides[seat]] for place, seat in enumerate(seats)]
        if seen.step != "core":
            core = enumerate(seen.temple.sides)
            marks += [at["core_sides"] + side * len(COLOURS) + COLOUR[colour] for side, colour in core]
        if seen.step == "ancients" and seen.drawn != EMPTY:
            calling = self.pieces.keys[seen.drawn]
            marks += [at["called_site"] + calling.pips - 1, at["called_corner"] + calling.stars - 1]
        rules = (options["ask_forced"], options["edition"] == "prototype", options["strict_claims"])
        return marks + [at["options"] + number for number, on in enumerate(rules) if on]

    def _counts(self, seen: Seen, seats: list[Seat]) -> list[int]:
        """The parts from COUNTS on, in their order."""
        empty, points = SEATS - len(seats), self._points
        counts = [sum([points[key] for key in seen.claimed[seat]]) for seat in seats] + [0] * empty
        counts += [seen.tiers[seat].count(tier) for seat in seats for tier in TIERS] + [0] * (empty * len(TIERS))
        counts += seen.altars
        counts += [seen.marker_tiers.count(tier) for tier in TIERS]
        faces = 0 if seen.enigma == EMPTY else seen.temple.faces(seen.sides[seen.seat], COLOURS[seen.enigma])
        counts += [faces, faces // FACES_PER_POINT]
        return [*counts, seen.solo_turn, seen.last_turns, seen.idle, seen.passes, seen.claims]
