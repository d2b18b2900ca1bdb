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
    hand: list[str] = []
    claimed: list[str] = []
    supply: list[str] = []
    enigma: str | None = None


class CoreLayout(msgspec.Struct, forbid_unknown_fields=True):
    """The south-west cell of the Core Cube and its sides; those left out follow clockwise from the north."""

    at: tuple[int, int]
    north: Colour
    east: Colour | None = None
    south: Colour | None = None
    west: Colour | None = None


class AltarsLayout(msgspec.Struct, forbid_unknown_fields=True):
    sun: list[str] = []
    moon: list[str] = []


class AltarCounts(msgspec.Struct, forbid_unknown_fields=True):
    sun: int = 0
    moon: int = 0


class Layout(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The keywords of `scenario`; options of the game may stand beside them."""

    seats: list[SeatLayout]
    core: CoreLayout | msgspec.UnsetType | None = msgspec.UNSET
    blocks: list[tuple[str, list[tuple[int, int, int]]]] = []
    temple: str | None = None
    yard: dict[int, str | None] = {}
    bag: list[str] = []
    altars: AltarsLayout = msgspec.field(default_factory=AltarsLayout)
    start: int = 0
    turn: int = 0
    solo_turn: int = 1
    seed: int | str = 0
    # What `as_scenario` adds, so that no moment of a game is left out.
    draws: int = 0
    step: str = "turn"
    last_turns: int = -1
    idle: int = 0
    passes: int = 0
    reason: str = ""
    placed: str | None = None
    claims: int = 0
    drawn: str | None = None
    markers: list[str] = []
    seen_markers: list[bool] = []
    returned: AltarCounts = msgspec.field(default_factory=AltarCounts)


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
    at: tuple[int, int]
    north: Colour
    east: Colour
    south: Colour
    west: Colour


class TempleData(TypedDict):
    """The Core Cube and the standing blocks, in the order they were placed; public, so views use it too."""

    core: CoreData | None
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
