"""The parts of an observation of Block and Key."""

from digsite.block_and_key.pieces.piece_set import CORNERS, PieceSet
from digsite.envs.observations.base import SEATS
from digsite.envs.observations.layout import Layout

STEPS = ("core", "draft", "turn", "discard", "claim", "mark", "return", "refill", "ancients")
SITES = 9
COUNTS = "points"
"""From this part on, numbers are counts; before it, 1 marks what is so."""


def layout_for(pieces: PieceSet) -> Layout:
    floor, blocks, keys = pieces.floor, len(pieces.blocks), len(pieces.keys)
    width, depth, height = floor.width, floor.depth, floor.height
    return Layout(
        [
            (
                "temple",
                (5, height, depth, width),
                "by green, grey, brown, white, core; level; y from the south; x from the west",
            ),
            (
                "faces",
                (SEATS, 4, height, max(width, depth)),
                "by seat and colour: the flat picture from that side, level by level from the floor, left to right",
            ),
            ("core_sides", (4, 4), "by side (north, east, south, west) the core cube's colour, once it stands"),
            ("sides", (SEATS, 4), "by seat the side it looks from"),
            ("supplies", (SEATS, blocks), "by seat its blocks"),
            ("yard", (SITES, blocks), "by site the block that lies there"),
            ("bag", (blocks,), "the blocks in the bag"),
            ("placed", (blocks,), "the block this turn placed"),
            ("chosen", (blocks,), "split space: the block that is about to be placed"),
            ("hand", (keys,), "the own keys"),
            ("claimed", (SEATS, keys), "by seat its claimed keys"),
            ("returned", (keys,), "alone: keys at the bottom of their altar, numbered in the order they will be drawn"),
            ("markers", (keys,), "alone: the keys under the turn track that one can name"),
            ("drawn", (keys,), "the key drawn last in one's own turn"),
            ("drawn_tier", (3,), "its back, which everybody sees: star, sun, moon"),
            ("enigma", (4,), "the colour of the own Enigma"),
            ("players", (SEATS,), "how many play: 1 to 4"),
            ("turn", (SEATS,), "whose turn it is, counted clockwise from the seat that looks"),
            ("start", (SEATS,), "who began, counted likewise"),
            ("step", (len(STEPS),), ", ".join(STEPS)),
            ("over", (1,), "the game is over"),
            ("called_site", (SITES,), "alone: the site whose block the Ancients place"),
            ("called_corner", (len(CORNERS),), f"and toward which corner: {', '.join(CORNERS)}"),
            ("options", (3,), "`ask_forced`, `edition` is the prototype, `strict_claims`"),
            ("points", (SEATS,), "by seat the points of its claimed keys"),
            ("hand_tiers", (SEATS, 3), "by seat how many star, sun and moon keys it holds"),
            ("altars", (2,), "keys left on the Sun and the Moon altar"),
            ("marker_tiers", (3,), "alone: the backs of the keys under the turn track"),
            ("enigma_faces", (1,), "faces of the Enigma's colour that one sees"),
            ("enigma_points", (1,), "and the points they make"),
            ("solo_turn", (1,), "alone: the turn, from 1"),
            ("last_turns", (1,), "turns left of the final round; -1 before it"),
            ("idle", (1,), "turns since the last placement"),
            ("passes", (1,), "passes in a row"),
            ("claims", (1,), "keys claimed in this turn"),
        ]
    )
