"""The Excavation Yard, the bag and the supplies: see `rules/yard.py`."""

import numpy as np

from digsite.block_and_key.compiled_rules.chance import shuffle
from digsite.block_and_key.compiled_rules.packed import SITES, Setting, compiled
from digsite.block_and_key.geometry.kernel.packed import EMPTY, Packed


@compiled()
def is_stocked(table: Packed, setting: Setting, line: int) -> bool:
    """Whether a block lies on the line."""
    for i in range(3):  # noqa: SIM110  # numba compiles no generators
        if table["yard"][setting.facts["lines"][line, i]] != EMPTY:
            return True
    return False


@compiled()
def take_line(table: Packed, setting: Setting, line: int) -> None:
    """Every block of the line goes to the supply of the seat whose turn it is; the yard is refilled."""
    for i in range(3):
        site = setting.facts["lines"][line, i]
        if table["yard"][site] != EMPTY:
            _supply(table, table["yard"][site])
            table["yard"][site] = EMPTY
    fill(table)


@compiled()
def _supply(table: Packed, block: int) -> None:
    """Put a block into the supply, at its place."""
    seat = table["turn"]
    supply, place = table["supplies"][seat], table["stocked"][seat]
    while place > 0 and supply[place - 1] > block:
        supply[place] = supply[place - 1]
        place -= 1
    supply[place] = block
    table["stocked"][seat] += 1


@compiled()
def take_from_supply(table: Packed, block: int) -> None:
    seat = table["turn"]
    supply, size = table["supplies"][seat], table["stocked"][seat]
    place = 0
    while supply[place] != block:
        place += 1
    for i in range(place, size - 1):
        supply[i] = supply[i + 1]
    supply[size - 1] = EMPTY
    table["stocked"][seat] = size - 1


@compiled()
def fill(table: Packed) -> None:
    """Fill the empty sites from the bag, as far as it goes, lowest number first."""
    for site in range(SITES):
        if table["yard"][site] == EMPTY and table["bagged"] > 0:
            table["bagged"] -= 1
            table["yard"][site] = table["bag"][table["bagged"]]
            table["bag"][table["bagged"]] = EMPTY


@compiled(makes_arrays=True)
def put_into_bag(table: Packed, block: int) -> None:
    """What comes back into the bag is mixed with the rest."""
    size = table["bagged"] + 1
    blocks = np.empty(size, np.int64)
    for i in range(size - 1):
        blocks[i] = table["bag"][i]
    blocks[size - 1] = block
    blocks.sort()
    shuffle(table, blocks, size)
    for i in range(size):
        table["bag"][size - 1 - i] = blocks[i]
    table["bagged"] = size
