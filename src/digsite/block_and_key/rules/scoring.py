"""Points, ranking, tie-breaks and ranks."""

from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.numbers import FACES_PER_POINT, RANKS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Outcome, ScoreLine, Seat

TIE_BREAKS = ("claimed-keys", "blocks-left", "turn-order")
"""What decides between equal scores, in this order."""


def key_points(state: BlockAndKeyState, seat: Seat) -> int:
    """What everybody can see: the victory points of the claimed keys."""
    return sum(state.pieces.keys[key].vp for key in state.claimed[seat])


def enigma_faces(state: BlockAndKeyState, seat: Seat) -> int:
    """How many faces of its Enigma's colour a seat sees."""
    if state.enigmas[seat] == EMPTY:
        return 0
    return state.temple.faces(state.sides[seat], COLOURS[state.enigmas[seat]])


def enigma_points(state: BlockAndKeyState, seat: Seat) -> int:
    return enigma_faces(state, seat) // FACES_PER_POINT


def scores(state: BlockAndKeyState) -> tuple[int, ...]:
    return tuple(key_points(state, seat) + enigma_points(state, seat) for seat in range(state.players))


def known_scores(state: BlockAndKeyState, seat: Seat | None) -> tuple[int, ...]:
    """Without the others' Enigmas, which are secret until the end."""
    if state.is_over:
        return scores(state)
    return tuple(
        key_points(state, each) + (enigma_points(state, each) if each == seat else 0) for each in range(state.players)
    )


def outcome(state: BlockAndKeyState) -> Outcome:
    points = scores(state)
    standing = {seat: _standing(state, seat, points[seat]) for seat in range(state.players)}
    order = sorted(standing, key=lambda seat: standing[seat], reverse=True)
    return Outcome(
        reason=state.reason,
        ranking=tuple((seat,) for seat in order),
        scores=points,
        lines=tuple(_lines(state, seat) for seat in range(state.players)),
        tie_break=_deciding_tie_break(standing[order[0]], standing[order[1]]) if state.players > 1 else None,
        rank=rank(points[0]) if state.players == 1 else None,
    )


def rank(score: int) -> str:
    """Solo: the name of the band a score falls into."""
    return next(name for lowest, name in reversed(RANKS) if score >= lowest)


def _standing(state: BlockAndKeyState, seat: Seat, points: int) -> tuple[int, int, int, int]:
    """Points, then the tie-breaks; more is better in each."""
    turns_after_start = (seat - state.start) % state.players
    return points, len(state.claimed[seat]), len(state.supplies[seat]), -turns_after_start


def _deciding_tie_break(best: tuple[int, ...], second: tuple[int, ...]) -> str | None:
    differing = next(place for place in range(len(best)) if best[place] != second[place])
    return None if differing == 0 else TIE_BREAKS[differing - 1]


def _lines(state: BlockAndKeyState, seat: Seat) -> tuple[ScoreLine, ...]:
    keys = tuple(
        ScoreLine(kind="key", points=state.pieces.keys[key].vp, source=state.pieces.keys[key].id)
        for key in state.claimed[seat]
    )
    if state.enigmas[seat] == EMPTY:
        return keys
    enigma = ScoreLine(kind="enigma", points=enigma_points(state, seat), source=COLOURS[state.enigmas[seat]])
    return (*keys, enigma)
