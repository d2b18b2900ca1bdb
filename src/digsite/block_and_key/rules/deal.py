"""Dealing a new game."""

from digsite.block_and_key.actions import SITES
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.state import BlockAndKeyState

DEALT = {"star": 2, "sun": 1, "moon": 1}
"""The keys of each tier that an opening hand holds."""


def deal(state: BlockAndKeyState) -> None:
    """Hands, Enigmas, altars, bag and yard; the starting player is about to put down the Core Cube."""
    pieces, chance, players = state.pieces, state.chance, state.players
    state.start = state.turn = chance.below(players)
    state.step = "core"
    decks = {tier: chance.shuffled(pieces.keys_of(tier)) for tier in DEALT}
    state.hands = tuple(
        tuple(sorted(decks[tier].pop() for tier, count in DEALT.items() for _ in range(count))) for _ in range(players)
    )
    state.altars = tuple(tuple(decks[altar]) for altar in ALTARS)
    state.enigmas = tuple(chance.shuffled([COLOURS.index(colour) for colour in pieces.enigmas])[:players])
    blocks = chance.shuffled(range(len(pieces.blocks)))
    state.yard = tuple(blocks[:SITES])
    state.bag = tuple(blocks[SITES:])
