"""Random temples: grown by legal placements, and heaps that no game could build."""

import random

from digsite.block_and_key import Temple
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, PieceSet
from digsite.block_and_key.pieces.shapes import Cell


def grown(rng: random.Random, pieces: PieceSet, blocks: int) -> Temple:
    """A temple after up to so many random legal placements."""
    x, y = rng.randrange(pieces.floor.width - 1), rng.randrange(pieces.floor.depth - 1)
    temple = Temple.empty(pieces, (x, y), rng.choice(pieces.core_sides))
    for block in rng.sample(range(len(pieces.blocks)), blocks):
        codes = temple.scan([pieces.shape_of[block]]).codes.tolist()
        if codes:
            temple.put(block, rng.choice(codes))
    return temple


def heaped(rng: random.Random, pieces: PieceSet) -> Temple:
    """A temple of random stacks, with gaps anywhere and the core scattered about."""
    crowd = rng.random()
    rows = [
        " ".join(_stack(rng, pieces.floor.height, crowd) for _ in range(pieces.floor.width))
        for _ in range(pieces.floor.depth)
    ]
    sides = [rng.choice(COLOURS) for _ in range(4)]
    return Temple.parse("\n".join(["core: N={} E={} S={} W={}".format(*sides), *rows]), pieces)


def _stack(rng: random.Random, height: int, crowd: float) -> str:
    letters = f"{LETTERS}#--"
    stack = "".join(rng.choice(letters) for _ in range(rng.randint(1, height))).rstrip("-")
    return stack if stack and rng.random() < crowd else "."


def any_cells(rng: random.Random, temple: Temple) -> list[Cell]:
    """Cells that may or may not be a placement: a turned shape somewhere near its place of rest, or just cells."""
    pieces = temple.pieces
    if rng.random() < 0.2:
        return [(rng.randint(-1, 10), rng.randint(-1, 10), rng.randint(-1, 7)) for _ in range(rng.randint(1, 5))]
    form = rng.choice(temple._tables.forms)
    x, y = rng.randint(-1, pieces.floor.width), rng.randint(-1, pieces.floor.depth)
    heights = [len(stack.rstrip("-")) for row in temple._stacks() for stack in row]
    z = rng.choice([0, rng.choice(heights), rng.randint(-1, pieces.floor.height)])
    return [(x + dx, y + dy, z + dz) for dx, dy, dz in form]
