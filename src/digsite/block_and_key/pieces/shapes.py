"""Shapes and the ways to turn them: plain geometry of small sets of cells.

z up   y north
 |    /
 |   /
 |  /
 | /
 +---------- x east         A cell is (x, y, z); a column is (x, y); a footprint is the columns seen from above.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations, product
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int, int]
Cells: TypeAlias = tuple[Cell, ...]

_NEIGHBOURS: Cells = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def _is_rotation(axes: tuple[int, ...], signs: tuple[int, ...]) -> bool:
    """Whether the change of axes turns space without mirroring it: its determinant is 1."""
    swaps = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
    flips = signs.count(-1)
    return (swaps + flips) % 2 == 0


# The 24 turns of a cube: new axis i is old axis axes[i], with its sign.
_TURNS = [
    (axes, signs)
    for axes in permutations(range(3))
    for signs in product((1, -1), repeat=3)
    if _is_rotation(axes, signs)
]


def at_origin(cells: Iterable[Cell]) -> Cells:
    """The cells moved so that the least x, y and z are 0, sorted: equal for equal forms wherever they are."""
    xs, ys, zs = zip(*cells, strict=True)
    west, south, floor = min(xs), min(ys), min(zs)
    return tuple(sorted([(x - west, y - south, z - floor) for x, y, z in zip(xs, ys, zs, strict=True)]))


def orientations(cells: Iterable[Cell]) -> tuple[Cells, ...]:
    """Every distinct way to turn these cells in space, at the origin, in a fixed order."""
    return _orientations(tuple(cells))


@lru_cache(maxsize=256)
def _orientations(cells: Cells) -> tuple[Cells, ...]:
    turned = {
        at_origin((signs[0] * cell[axes[0]], signs[1] * cell[axes[1]], signs[2] * cell[axes[2]]) for cell in cells)
        for axes, signs in _TURNS
    }
    return tuple(sorted(turned))


def connected_groups(cells: Iterable[Cell]) -> list[Cells]:
    """The cells parted into groups that hang together by faces, in the order of their first cells."""
    left = set(cells)
    groups = []
    for start in sorted(left):
        if start not in left:
            continue
        left.remove(start)
        group = [start]
        for x, y, z in group:
            beside = {(x + dx, y + dy, z + dz) for dx, dy, dz in _NEIGHBOURS} & left
            group += beside
            left -= beside
        groups.append(tuple(sorted(group)))
    return groups
