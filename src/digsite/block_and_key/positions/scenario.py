"""A position as plain data: what `Game.scenario` reads and `State.as_scenario` writes."""

from typing import TypedDict, cast

import msgspec

from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS, SIDES, Colour
from digsite.block_and_key.pieces.shapes import Cell
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import BadPosition, Json, Position


class SeatLayout(msgspec.Struct, forbid_unknown_fields=True):
    """What is a seat's own: blocks by `colour shape`, keys by their ids."""

    hand: list[str] = []
    """Keys in hand, up to four."""
    claimed: list[str] = []
    """Keys it has claimed."""
    supply: list[str] = []
    """Blocks it can place."""
    enigma: str | None = None
    """The colour of its Enigma; without one, none is counted for it."""


class CoreLayout(msgspec.Struct, forbid_unknown_fields=True):
    """The south-west cell of the Core Cube and its sides; those left out follow clockwise from the north."""

    at: tuple[int, int]
    """Its column, x from the west and y from the south, from 0."""
    north: Colour
    """The colour of its side to the north."""
    east: Colour | None = None
    """That of its side to the east,"""
    south: Colour | None = None
    """to the south,"""
    west: Colour | None = None
    """and to the west."""


class AltarsLayout(msgspec.Struct, forbid_unknown_fields=True):
    """Keys that lie on the altars, by their ids; the first is drawn next."""

    sun: list[str] = []
    """On the Sun Altar."""
    moon: list[str] = []
    """On the Moon Altar."""


class AltarCounts(msgspec.Struct, forbid_unknown_fields=True):
    """Of each altar's keys, how many at its bottom were put back there."""

    sun: int = 0
    """On the Sun Altar."""
    moon: int = 0
    """On the Moon Altar."""


class Layout(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The keywords of `scenario`; options of the game may stand beside them."""

    seats: list[SeatLayout]
    """One for each player, `{}` for an empty one: how many there are says how many play."""
    core: CoreLayout | msgspec.UnsetType | None = msgspec.UNSET
    """The Core Cube; None where it is not put down yet, left out where it stands as the rules put it."""
    blocks: list[tuple[str, list[tuple[int, int, int]]]] = []
    """The standing blocks in the order they were placed, each with its cells (x, y, z)."""
    temple: str | None = None
    """The whole temple as text instead of `core` and `blocks` (see docs/notation.md)."""
    yard: dict[int, str | None] = {}
    """Site (1 to 9) -> block, None for an empty one; sites left out are filled from what is named nowhere."""
    bag: list[str] = []
    """What is drawn first; blocks that are named nowhere lie under these, in an order drawn from the seed."""
    altars: AltarsLayout = msgspec.field(default_factory=AltarsLayout)
    """What is drawn first from each; keys of its tier that are named nowhere lie under these."""
    start: int = 0
    """The starting player,"""
    turn: int = 0
    """and whose turn it is."""
    solo_turn: int = 1
    """Alone: which of the eleven turns."""
    seed: int | str = 0
    """By which all chance from here on is decided."""
    # What `as_scenario` adds, so that no moment of a game is left out.
    draws: int = 0
    """How often chance was asked so far."""
    step: str = "turn"
    """The step of the turn that is awaited."""
    last_turns: int = -1
    """Turns that remain of the final round; -1 before it is triggered."""
    idle: int = 0
    """Turns since the last placement."""
    passes: int = 0
    """Passes in a row."""
    reason: str = ""
    """Why the game is over; empty before."""
    placed: str | None = None
    """The block that this turn placed."""
    claims: int = 0
    """Keys claimed in this turn."""
    drawn: str | None = None
    """Alone: the last key drawn in this turn."""
    markers: list[str] = []
    """Alone: the face-down keys of turns without a claim,"""
    seen_markers: list[bool] = []
    """and which of them the player can name."""
    returned: AltarCounts = msgspec.field(default_factory=AltarCounts)
    """Alone: how many keys at the bottom of each altar the player put there."""


def read(position: dict[str, Json], player_counts: range) -> Layout:
    """The position with every field of its right type, or BadPosition that names the first that is not."""
    try:
        layout = msgspec.convert(position, Layout, strict=False)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error).replace("$.", "").replace("`$`", "`scenario`")) from None
    if len(layout.seats) not in player_counts:
        few, many = player_counts[0], player_counts[-1]
        raise BadPosition(f"seats: expected {few} to {many} of them, got {len(layout.seats)}")
    return layout


def as_scenario(state: BlockAndKeyState) -> Position:
    pieces = state.pieces
    return {
        "seats": [
            {
                "hand": pieces.key_names(state.hands[seat]),
                "claimed": pieces.key_names(state.claimed[seat]),
                "supply": pieces.block_names(state.supplies[seat]),
                "enigma": None if state.enigmas[seat] == EMPTY else COLOURS[state.enigmas[seat]],
            }
            for seat in range(state.players)
        ],
        **temple_data(state),
        "yard": {place + 1: name for place, name in enumerate(site_names(state))},
        "bag": pieces.block_names(state.bag),
        "altars": {altar: pieces.key_names(keys) for altar, keys in zip(ALTARS, state.altars, strict=True)},
        "start": state.start,
        "turn": state.turn,
        "solo_turn": state.solo_turn,
        "seed": state.chance.plain_seed,
        "draws": state.chance.counter,
        "step": state.step,
        "last_turns": state.last_turns,
        "idle": state.idle,
        "passes": state.passes,
        "reason": state.reason,
        "placed": None if state.placed == EMPTY else pieces.blocks[state.placed],
        "claims": state.claims,
        "drawn": None if state.drawn == EMPTY else pieces.keys[state.drawn].id,
        "markers": pieces.key_names(state.markers),
        "seen_markers": list(state.seen_markers),
        "returned": dict(zip(ALTARS, state.returned, strict=True)),
        **state.options,
    }


class CoreData(TypedDict):
    """Where the Core Cube stands, and the colours of its sides."""

    at: tuple[int, int]
    """Its south-west column, x from the west and y from the south, from 0."""
    north: Colour
    """The colour of its side to the north,"""
    east: Colour
    """to the east,"""
    south: Colour
    """to the south,"""
    west: Colour
    """and to the west."""


class TempleData(TypedDict):
    """The Core Cube and the standing blocks, in the order they were placed; public, so views use it too."""

    core: CoreData | None
    """The Core Cube; None before it is put down."""
    blocks: list[tuple[str, list[Cell]]]
    """Each with its name and cells."""


def temple_data(state: BlockAndKeyState) -> TempleData:
    core = state.temple.core_at
    # Plain data has lists where the types have tuples.
    data: Json = {
        "core": None if core is None else {"at": list(core), **dict(zip(SIDES, state.temple.sides, strict=True))},
        "blocks": [[name, [list(cell) for cell in cells]] for name, cells in state.temple.named_blocks()],
    }
    return cast("TempleData", data)


def site_names(state: BlockAndKeyState) -> list[str | None]:
    """The yard's sites in order."""
    return [None if block == EMPTY else state.pieces.blocks[block] for block in state.yard]
