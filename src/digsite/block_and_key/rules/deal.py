"""Dealing a new game."""

from typing import TYPE_CHECKING

from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.ids import EMPTY, Key
from digsite.block_and_key.pieces.piece_set import COLOURS, PieceSet, designed
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Chance, Json
from digsite.core.record import Origin

if TYPE_CHECKING:
    from digsite.core import Game

DEALT = {"star": 2, "sun": 1, "moon": 1}
"""The keys of each tier that an opening hand holds."""

SITES = 9


def deal(game: "Game", players: int, chance: Chance, options: dict[str, Json]) -> BlockAndKeyState:
    """A new game: hands, Enigmas, altars, bag and yard; the starting player is about to put down the Core Cube."""
    pieces = piece_set(options)
    start = chance.below(players)
    decks = {tier: chance.shuffled(keys_of(pieces, tier)) for tier in DEALT}
    hands = tuple(
        tuple(sorted(decks[tier].pop() for tier, count in DEALT.items() for _ in range(count))) for _ in range(players)
    )
    enigmas = chance.shuffled([COLOURS.index(colour) for colour in pieces.enigmas])[:players]
    blocks = chance.shuffled(range(len(pieces.blocks)))
    state = blank_table(game, players, chance, options)
    state.hands = hands
    state.enigmas = tuple(enigmas)
    state.altars = tuple(tuple(decks[altar]) for altar in ALTARS)
    state.yard = tuple(blocks[:SITES])
    state.bag = tuple(blocks[SITES:])
    state.start = state.turn = start
    state.step = "core"
    return state


def piece_set(options: dict[str, Json]) -> PieceSet:
    """The pieces a game's options ask for."""
    return designed() if options["pieces"] is None else PieceSet.from_data(options["pieces"])


def keys_of(pieces: PieceSet, tier: str) -> list[Key]:
    """The numbers of all keys of a tier."""
    return [number for number, key in enumerate(pieces.keys) if key.tier == tier]


def blank_table(game: "Game", players: int, chance: Chance, options: dict[str, Json]) -> BlockAndKeyState:
    """A table without a piece on it."""
    state = BlockAndKeyState.__new__(BlockAndKeyState)
    state.game = game
    state.players = players
    state.options = options
    state.chance = chance
    state._origin, state._history = Origin(), ()
    state.pieces = piece_set(options)
    state.sides = state.pieces.seats(players)
    state.temple = Temple(state.pieces)
    state.yard = (EMPTY,) * SITES
    state.bag = state.markers = ()
    state.supplies = state.hands = state.claimed = ((),) * players
    state.enigmas = (EMPTY,) * players
    state.altars = ((), ())
    state.returned = (0, 0)
    state.seen_markers = ()
    state.start = state.turn = 0
    state.step = "turn"
    state.solo_turn = 1
    state.last_turns = -1
    state.idle = state.passes = state.claims = 0
    state.reason = ""
    state.placed = state.drawn = EMPTY
    state.claimable = None
    return state
