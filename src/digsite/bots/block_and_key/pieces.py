"""A piece set as the compiled code reads it; every key as the plans by which blocks can complete it."""

from functools import lru_cache
from itertools import pairwise

import numpy as np

from digsite.block_and_key.geometry.kernel.packed import Ints, PackedArray
from digsite.block_and_key.geometry.kernel_tables import tables_of
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.bots.block_and_key.kernel import PLAN, Pieces

ALTARS = {"star": -1, "sun": 0, "moon": 1}


@lru_cache(maxsize=16)
def pieces_of(pieces: PieceSet) -> Pieces:
    tables = tables_of(pieces)
    plans, plans_of = _plans(tables.keys)
    return Pieces(
        tables.orientations,
        tables.first,
        tables.keys,
        plans,
        plans_of,
        np.array(list(zip(pieces.shape_of, pieces.colour_of, strict=True)), np.int64),
        np.array([(key.vp, ALTARS[key.tier], key.pips - 1, key.stars - 1) for key in pieces.keys], np.int64),
    )


def _plans(keys: PackedArray) -> tuple[PackedArray, Ints]:
    plans, ends = [], [0]
    for key in keys:
        for turn in range(key["turns"]):
            colours: list[int] = key["colour"][turn, : key["squares"]].tolist()
            squares = list(zip(colours, key["shift"][turn].tolist(), strict=False))
            plans.append(_plan(squares, int(key["anchors"][turn])))
        ends.append(len(plans))
    return np.concatenate(plans), np.array(list(pairwise(ends)), np.int64)


def _plan(squares: list[tuple[int, int]], anchors: int) -> PackedArray:
    plan = np.zeros(1, PLAN)
    colours = list(dict.fromkeys(colour for colour, _ in squares))
    plan["anchors"], plan["colours"] = anchors, len(colours)
    for i, colour in enumerate(colours):
        shifts = [shift for other, shift in squares if other == colour]
        plan["colour"][0, i], plan["squares"][0, i] = colour, len(shifts)
        plan["shift"][0, i, : len(shifts)] = shifts
    return plan
