"""What one seat, or a spectator, may know: built by naming what is public and what is that seat's own."""

from typing import TypedDict, cast

from digsite.block_and_key.actions import Altar
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.keys import Tier
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.pieces.pieces_file import Colour, Side
from digsite.block_and_key.positions.scenario import TempleData, site_names, temple_data
from digsite.block_and_key.rules import ancients, scoring
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.rules.limits import KEYS_TO_END, SOLO_TURNS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Json, Seat, View


class Called(TypedDict):
    """Solo: what the Ancients are about to place, and toward which corner."""

    site: int
    corner: str
    block: str


class PublicView(TempleData):
    """What everybody sees."""

    game: str
    rules: int
    options: dict[str, Json]
    players: int
    sides: list[Side]
    start: Seat
    turn: Seat
    step: str
    deciders: list[Seat]
    solo_turn: int
    solo_turns: int | None
    """How many turns a game alone has; none in company."""
    keys_to_end: int | None
    """How many claimed keys trigger the final round; none alone."""
    last_turns: int
    idle: int
    passes: int
    faces: list[list[str]]
    """For each seat what it sees: six strings, top row first."""
    yard: list[str | None]
    bag: list[str]
    supplies: list[list[str]]
    claimed: list[list[str]]
    points: list[int]
    hands: list[list[Tier]]
    altars: dict[Altar, int]
    placed: str | None
    claims: int
    called: Called | None
    beside: list[str]
    """The blocks the Ancients' block may stand corner to corner with; `core` is the cube."""
    outcome: dict[str, Json] | None


class OwnView(TypedDict):
    """What only the seat knows; a spectator has none of it."""

    seat: Seat | None
    hand: list[str] | None
    enigma: Colour | None
    enigma_faces: int
    """How many faces of the Enigma's colour the seat sees, and the points they make now."""
    enigma_points: int
    returned: dict[Altar, list[str]]
    markers: list[str]
    drawn: str | None


class BlockAndKeyView(PublicView, OwnView):
    """The table as a seat, or a spectator, sees it."""


def view(state: BlockAndKeyState, seat: Seat | None) -> View:
    found: BlockAndKeyView = {**_public(state), **_own(state, seat)}
    return cast("View", found)


def _public(state: BlockAndKeyState) -> PublicView:
    pieces = state.pieces
    outcome = state.outcome
    return {
        "game": state.game.name,
        "rules": state.game.version,
        "options": dict(state.options),
        "players": state.players,
        "sides": list(state.sides),
        "start": state.start,
        "turn": state.turn,
        "step": state.step,
        "deciders": list(state.deciders),
        "solo_turn": state.solo_turn,
        "solo_turns": SOLO_TURNS if state.players == 1 else None,
        "keys_to_end": KEYS_TO_END.get(state.players),
        "last_turns": state.last_turns,
        "idle": state.idle,
        "passes": state.passes,
        **temple_data(state),
        "faces": [state.temple.view(side) for side in state.sides],
        "yard": site_names(state),
        "bag": pieces.block_names(sorted(state.bag)),
        "supplies": [pieces.block_names(supply) for supply in state.supplies],
        "claimed": [pieces.key_names(claimed) for claimed in state.claimed],
        "points": [scoring.key_points(state, seat) for seat in range(state.players)],
        "hands": [[pieces.keys[key].tier for key in hand] for hand in state.hands],
        "altars": {altar: len(keys) for altar, keys in zip(ALTARS, state.altars, strict=True)},
        "placed": None if state.placed == EMPTY else pieces.blocks[state.placed],
        "claims": state.claims,
        "called": _called(state),
        "beside": _beside(state),
        "outcome": None if outcome is None else outcome.to_dict(),
    }


def _called(state: BlockAndKeyState) -> Called | None:
    """Solo: the site, the corner and the block of the Ancients, while their placement is awaited."""
    if state.step != "ancients" or state.reason:
        return None
    site, corner = ancients.called(state)
    return {"site": site, "corner": corner, "block": state.pieces.blocks[ancients.ancients_block(state)]}


def _beside(state: BlockAndKeyState) -> list[str]:
    """Solo: the standing blocks that the Ancients' block may stand corner to corner with; `core` is the cube."""
    if state.step != "ancients" or state.reason:
        return []
    pieces = state.pieces
    nearest = state.temple.nearest(ancients.called(state)[1])
    return ["core" if number == pieces.core else pieces.blocks[number] for number in nearest]


def _own(state: BlockAndKeyState, seat: Seat | None) -> OwnView:
    """The seat's own secrets; a spectator has none. `drawn` and `markers` show a tier where the face is unknown."""
    pieces = state.pieces
    knows = seat is not None
    return {
        "seat": seat,
        "hand": pieces.key_names(state.hands[seat]) if seat is not None else None,
        "enigma": COLOURS[state.enigmas[seat]] if seat is not None and state.enigmas[seat] != EMPTY else None,
        "enigma_faces": 0 if seat is None else scoring.enigma_faces(state, seat),
        "enigma_points": 0 if seat is None else scoring.enigma_points(state, seat),
        "returned": {
            altar: pieces.key_names(keys[len(keys) - count :] if knows else ())
            for altar, keys, count in zip(ALTARS, state.altars, state.returned, strict=True)
        },
        "markers": [
            pieces.keys[key].id if knows and seen else pieces.keys[key].tier
            for key, seen in zip(state.markers, state.seen_markers, strict=True)
        ],
        "drawn": _drawn(state, seat),
    }


def _drawn(state: BlockAndKeyState, seat: Seat | None) -> str | None:
    if state.drawn == EMPTY:
        return None
    key = state.pieces.keys[state.drawn]
    return key.id if seat == state.turn else key.tier
