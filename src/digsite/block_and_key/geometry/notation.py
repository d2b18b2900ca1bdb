"""The notation of a temple: a picture in text that can be read back.

core: N=green E=grey S=brown W=white       the colours of the core cube's sides
. . . .                                    then the floor, north row first, columns west to east;
. ## ## .                                  a column is its stack from the floor up:
. ## ##g .                                 g s b w a colour, # core, - a gap under a bridge,
. w . .                                    and . an empty column
"""

import re

from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, Colour, PieceSet
from digsite.block_and_key.pieces.shapes import Cell
from digsite.core import BadPosition

CORE = "#"
GAP = "-"
NOTHING = "."

_HEAD = re.compile(r"core: N=(\w+) E=(\w+) S=(\w+) W=(\w+)")
_STACK = re.compile(rf"[{LETTERS}{CORE}{GAP}]*[{LETTERS}{CORE}]")


def read(text: str, pieces: PieceSet) -> tuple[tuple[Colour, ...], dict[Cell, str]]:
    """The colours of the core's sides (north, east, south, west) and the letter of each occupied cell."""
    head, *rows = text.strip().splitlines() or [""]
    depth = pieces.floor.depth
    if len(rows) != depth:
        raise _fault(1, f"{depth} rows below it", f"{len(rows)} rows")
    cells: dict[Cell, str] = {}
    for line, row in enumerate(rows, start=2):
        cells |= _read_row(line, row, depth + 1 - line, pieces)
    return _read_head(head), cells


def write(sides: tuple[Colour, ...], stacks: list[list[str]]) -> str:
    """The text of a temple, given each row's stacks, the south row first."""
    lines = ["core: N={} E={} S={} W={}".format(*sides)]
    lines += [" ".join([stack.rstrip(GAP) or NOTHING for stack in row]) for row in reversed(stacks)]
    return "\n".join(lines)


def _fault(line: int, expected: str, got: str) -> BadPosition:
    return BadPosition(f"temple, line {line}: expected {expected}; got {got}", line=line)


def _read_head(head: str) -> tuple[Colour, ...]:
    match = _HEAD.fullmatch(head.strip())
    sides = tuple(colour for colour in match.groups() if colour in COLOURS) if match else ()
    if len(sides) != 4:
        raise _fault(1, "core: N=green E=grey S=brown W=white, in any colours", repr(head))
    return sides


def _read_row(line: int, row: str, y: int, pieces: PieceSet) -> dict[Cell, str]:
    stacks = row.split()
    floor = pieces.floor
    if len(stacks) != floor.width:
        raise _fault(line, f"{floor.width} columns", f"{len(stacks)} columns")
    for stack in stacks:
        if stack != NOTHING and not _STACK.fullmatch(stack):
            raise _fault(line, f"stacks of {LETTERS}{CORE}{GAP} with no gap on top, or {NOTHING}", repr(stack))
        if len(stack) > floor.height:
            raise _fault(line, f"stacks of at most {floor.height} cells", repr(stack))
    return {
        (x, y, z): letter
        for x, stack in enumerate(stacks)
        for z, letter in enumerate(stack)
        if letter not in (GAP, NOTHING)
    }
