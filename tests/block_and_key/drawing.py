"""Positions drawn in tests: a corner of the floor in the notation of temples, the block in question as X."""

from textwrap import dedent

from digsite.block_and_key import Temple
from digsite.block_and_key.pieces.piece_set import PieceSet, Side, designed
from digsite.block_and_key.pieces.shapes import Cell, at_origin, orientations
from tests.block_and_key import oracle

CORE = "core: N=green E=grey S=brown W=white"


def temple(picture: str, core: str = CORE) -> Temple:
    """The temple of a picture of the floor's south-west; the rest is empty."""
    return Temple.parse(whole(picture, core))


def whole(picture: str, core: str = CORE) -> str:
    """The picture as the notation of a whole floor."""
    rows = [line.split() for line in dedent(picture).strip().splitlines()]
    rows = [["."] * 10] * (10 - len(rows)) + [row + ["."] * (10 - len(row)) for row in rows]
    return "\n".join([core, *(" ".join(row) for row in rows)])


def drawn(picture: str) -> tuple[Temple, list[Cell]]:
    """The temple of a picture without the cells marked X, and those cells."""
    block = [cell for cell, letter in oracle.standing(whole(picture)).items() if letter == "X"]
    without = "\n".join(
        " ".join(stack.replace("X", "-").rstrip("-") or "." for stack in line.split())
        for line in dedent(picture).strip().splitlines()
    )
    return temple(without), block


def broken(picture: str) -> set[str]:
    """The rules that the block X of a picture breaks: by the verdict, by the oracle and by the scan alike."""
    standing, block = drawn(picture)
    verdict = standing.verdict(block)
    assert verdict.broken == oracle.broken_rules(oracle.standing(str(standing)), block)
    for shape in _shapes_of(block, standing.pieces):
        code = standing.code(shape, block)
        listed = code is not None and code in standing.scan([shape]).codes
        assert listed == verdict.legal == (code is not None and standing.is_legal(code))
    return set(verdict.broken)


def _shapes_of(block: list[Cell], pieces: PieceSet) -> list[int]:
    form = at_origin(block)
    return [number for number, shape in enumerate(pieces.shapes) if form in orientations(shape.cells)]


def legal(picture: str) -> bool:
    return not broken(picture)


def number_of(name: str) -> int:
    """The number of a key or a shape of the designed set."""
    pieces = designed()
    return pieces.key_numbers[name] if name in pieces.key_numbers else pieces.shape_numbers[name]


def cell(side: Side, place: int, level: int, depth: int) -> Cell:
    """The cell that a side sees at a place and a level of its view, so far in."""
    return {
        "south": (place, depth, level),
        "east": (9 - depth, place, level),
        "north": (9 - place, 9 - depth, level),
        "west": (depth, 9 - place, level),
    }[side]
