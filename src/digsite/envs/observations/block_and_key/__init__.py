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
from digsite.envs.observations.base import SEATS, Observer, checked_seat, finished, marking, marking_each, small
from digsite.envs.observations.block_and_key.parts import COUNTS, STEPS, layout_for
from digsite.envs.observations.block_and_key.seen import TIERS, Seen, seen_by, seen_in
from digsite.envs.observations.layout import Observation

SIDE = {side: number for number, side in enumerate(SIDES)}
COLOUR = {colour: number for number, colour in enumerate(COLOURS)}
_KINDS = [bytes([stone & 7 == kind for stone in range(256)]) for kind in range(5)]
"""For each colour and the core cube, a 1 for what of a cell's low byte says that it is there."""
_TEMPLES_KEPT, _CLAIMED_KEPT = 64, 1024


class BlockAndKeyObserver(Observer):
    def __init__(self, pieces: PieceSet) -> None:
        self.pieces = pieces
        self.layout = layout_for(pieces)
        self._at = self.layout.starts()
        self._points_of = lru_cache(_CLAIMED_KEPT)(self._sum_points)
        blocks, keys = len(pieces.blocks), len(pieces.keys)
        self._blocks, self._no_blocks = marking(_numbers(blocks), blocks), bytes(blocks)
        self._yard = marking_each(_numbers(blocks), blocks, EMPTY)
        self._keys, self._no_keys = marking(_numbers(keys), keys), bytes(keys)
        self._faces_of_seat = self.layout["faces"].size // SEATS
        self._room = bytes(self._at[COUNTS] - self._at["drawn_tier"])
        # A temple stays as it is for several decisions.
        self._drawn_temple = lru_cache(_TEMPLES_KEPT)(self._draw_temple)

    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        if not isinstance(state, BlockAndKeyState):
            raise TypeError(f"expected a state of Block and Key, got {state!r}")
        return self._show(seen_by(state, checked_seat(state, seat)), chosen)

    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        return self._show(seen_in(view), chosen)

    def _show(self, seen: Seen, chosen: str | None) -> Observation:
        seats = [*range(seen.seat, seen.players), *range(seen.seat)]
        record = seen.temple.packed
        planes, faces = self._drawn_temple(record["cells"].tobytes(), record["views"].tobytes())
        faces = [faces[SIDE[seen.sides[seat]]] for seat in seats]
        counts = self._counts(seen, seats, faces[0])
        shown = bytearray().join([planes, *faces, *self._pieces(seen, seats), small(counts)])
        marks = self._frame(seen, seats)
        if chosen is not None:
            marks.append(self._at["chosen"] + self.pieces.block_numbers[chosen])
        for altar in seen.returned:
            for place, key in enumerate(altar, start=1):
                shown[self._at["returned"] + key] = place
        return finished(shown, marks)

    def _draw_temple(self, cells: bytes, views: bytes) -> tuple[bytes, list[bytes]]:
        """Its planes, and what each side sees."""
        _, height, depth, width = self.layout["temple"].shape
        *_, places = self.layout["faces"].shape
        stones = np.frombuffer(cells, np.int16).reshape(-1, 10, 10)[:height, :depth, :width].astype(np.int8).tobytes()
        bits = np.unpackbits(np.frombuffer(views, np.uint8).reshape(4, 4, 8), axis=2, count=60, bitorder="little")
        faces = bits.reshape(4, 4, -1, 10)[:, :, :height, :places]
        return b"".join([stones.translate(kind) for kind in _KINDS]), [side.tobytes() for side in faces]

    def _pieces(self, seen: Seen, seats: list[Seat]) -> list[bytes]:
        """The parts between, in their order; what is marked later is left empty."""
        blocks, keys, absent = self._blocks, self._keys, SEATS - len(seats)
        return [
            bytes(absent * self._faces_of_seat + self._at["supplies"] - self._at["core_sides"]),
            *[blocks(seen.supplies[seat]) for seat in seats],
            self._no_blocks * absent,
            self._yard(seen.yard),
            blocks(seen.bag),
            self._no_blocks * 2,
            keys(seen.hand),
            *[keys(seen.claimed[seat]) for seat in seats],
            self._no_keys * (absent + 1),
            keys(seen.markers),
            self._no_keys,
            self._room,
        ]

    def _frame(self, seen: Seen, seats: list[Seat]) -> list[int]:
        at, options = self._at, seen.options
        marks = [
            at["players"] + seen.players - 1,
            at["turn"] + (seen.turn - seen.seat) % seen.players,
            at["start"] + (seen.start - seen.seat) % seen.players,
            at["over"] if seen.over else at["step"] + STEPS.index(seen.step),
        ]
        if seen.placed != EMPTY:
            marks.append(at["placed"] + seen.placed)
        if seen.drawn != EMPTY:
            marks.append(at["drawn"] + seen.drawn)
        if seen.drawn_tier is not None:
            marks.append(at["drawn_tier"] + TIERS.index(seen.drawn_tier))
        if seen.enigma != EMPTY:
            marks.append(at["enigma"] + seen.enigma)
        marks += [at["sides"] + place * len(SIDES) + SIDE[seen.sides[seat]] for place, seat in enumerate(seats)]
        if seen.step != "core":
            core = enumerate(seen.temple.sides)
            marks += [at["core_sides"] + side * len(COLOURS) + COLOUR[colour] for side, colour in core]
        if seen.step == "ancients" and seen.drawn != EMPTY:
            calling = self.pieces.keys[seen.drawn]
            marks += [at["called_site"] + calling.pips - 1, at["called_corner"] + calling.stars - 1]
        rules = (options["ask_forced"], options["edition"] == "prototype", options["strict_claims"])
        return marks + [at["options"] + number for number, on in enumerate(rules) if on]

    def _sum_points(self, claimed: tuple[int, ...]) -> int:
        return sum(self.pieces.keys[key].vp for key in claimed)

    def _counts(self, seen: Seen, seats: list[Seat], own_faces: bytes) -> list[int]:
        """The parts from COUNTS on, in their order."""
        absent, size = SEATS - len(seats), len(own_faces) // len(COLOURS)
        faces = 0 if seen.enigma == EMPTY else own_faces.count(1, seen.enigma * size, (seen.enigma + 1) * size)
        return [
            *[self._points_of(seen.claimed[seat]) for seat in seats],
            *[0] * absent,
            *[count for seat in seats for count in seen.tiers[seat]],
            *[0] * (absent * len(TIERS)),
            *seen.altars,
            *seen.marker_tiers,
            faces,
            faces // FACES_PER_POINT,
            seen.solo_turn,
            seen.last_turns,
            seen.idle,
            seen.passes,
            seen.claims,
        ]


def _numbers(size: int) -> dict[int, int]:
    """Of what is a number itself."""
    return {number: number for number in range(size)}
