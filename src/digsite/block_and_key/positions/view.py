"""What one seat, or a spectator, may know: built by naming what is public and what is that seat's own."""

from collections.abc import Iterable
from typing import TypedDict, cast

from digsite.block_and_key.actions import Altar
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.keys import Tier
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.pieces.pieces_file import Colour, Side
from digsite.block_and_key.positions.scenario import TempleData, site_names, temple_data
from digsite.block_and_key.rules import ancients, scoring
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.rules.numbers import FACES_PER_POINT, KEYS_TO_END, RANKS, SOLO_TURNS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Json, Seat, View


class Called(TypedDict):
    """Solo: what the Ancients are about to place, and toward which corner."""

    site: int
    """The site of the yard that the last key drawn names, 1 to 9."""
    corner: str
    """The corner of the floor that it names, such as `south-west`."""
    block: str
    """The block that lies on that site."""


class PublicView(TempleData):
    """What everybody sees."""

    game: str
    """`block-and-key`."""
    rules: int
    """The version of the rules it is played by."""
    options: dict[str, Json]
    """Every option of the game and its value."""
    players: int
    """How many play."""
    sides: list[Side]
    """For each seat the side of the temple it looks from."""
    start: Seat
    """The starting player."""
    turn: Seat
    """Whose turn it is."""
    step: str
    """The step of it that is awaited: `core`, `draft`, `turn`, `discard`, `claim`, `refill`; alone `mark`, `return`,
    `ancients` too."""
    deciders: list[Seat]
    """The seats that owe a decision now; none when the game is over."""
    solo_turn: int
    """Alone: which turn it is, from 1."""
    solo_turns: int | None
    """How many turns a game alone has; none in company."""
    keys_to_end: int | None
    """How many claimed keys trigger the final round; none alone."""
    ranks: list[tuple[int, str]] | None
    """Solo: the lowest score of each rank, and its name."""
    last_turns: int
    """Turns that remain of the final round; -1 before it is triggered."""
    idle: int
    """Turns since the last placement: after three full rounds of them the game ends."""
    passes: int
    """Passes in a row: when all have passed, the game ends."""
    faces: list[list[str]]
    """For each seat what it sees: six strings, top row first."""
    yard: list[str | None]
    """The blocks on sites 1 to 9; None where one is empty."""
    bag: list[str]
    """The blocks in the bag, sorted: nobody knows in which order they come."""
    supplies: list[list[str]]
    """For each seat its blocks."""
    claimed: list[list[str]]
    """For each seat the keys it has claimed."""
    points: list[int]
    """For each seat the points of those keys; Enigmas are counted at the end."""
    hands: list[list[Tier]]
    """For each seat the tiers of the keys in its hand, which their backs show."""
    altars: dict[Altar, int]
    """How many keys each altar has."""
    placed: str | None
    """The block that this turn placed, if any."""
    claims: int
    """Keys claimed in this turn."""
    called: Called | None
    """Alone: what the Ancients are about to place; None where that is not awaited."""
    beside: list[str]
    """The blocks the Ancients' block may stand corner to corner with; `core` is the cube."""
    outcome: dict[str, Json] | None
    """How the game ended (see `Outcome`); None before."""


class OwnView(TypedDict):
    """What only the seat knows; a spectator has none of it."""

    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    hand: list[str] | None
    """The keys in the seat's own hand."""
    enigma: Colour | None
    """The colour of its Enigma."""
    enigma_faces: int
    """How many faces of the Enigma's colour the seat sees,"""
    enigma_points: int
    """and the points they make now."""
    returned: dict[Altar, list[str]]
    """Alone: the keys that the player put at the bottom of each altar, in the order in which they lie there."""
    markers: list[str]
    """Alone: the face-down keys of turns without a claim; each by its tier, or by its name if the player knows it."""
    drawn: str | None
    """Alone: the last key drawn in this turn; by its tier for all who may not know it."""


class BlockAndKeyView(PublicView, OwnView):
    """The table as a seat, or a spectator, sees it."""


def view(state: BlockAndKeyState, seat: Seat | None) -> View:
    return views(state, (seat,))[0]


def views(state: BlockAndKeyState, seats: Iterable[Seat | None]) -> list[View]:
    """Those of several, which share what is public."""
    public = _public(state)
    found: list[BlockAndKeyView] = [{**public, **_own(state, seat)} for seat in seats]
    return cast("list[View]", found)


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
        "ranks": cast("list[tuple[int, str]]", [list(rank) for rank in RANKS]) if state.players == 1 else None,
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
    faces = 0 if seat is None else scoring.enigma_faces(state, seat)
    return {
        "seat": seat,
        "hand": pieces.key_names(state.hands[seat]) if seat is not None else None,
        "enigma": COLOURS[state.enigmas[seat]] if seat is not None and state.enigmas[seat] != EMPTY else None,
        "enigma_faces": faces,
        "enigma_points": faces // FACES_PER_POINT,
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
