"""What is the same in all games of one kind, as the compiled code reads it; every key as the plans by which blocks can
complete it."""

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import numpy as np

from digsite.block_and_key.compiled_rules.settings import setting_of
from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.block_and_key.geometry.kernel.packed import Ints, PackedArray
from digsite.block_and_key.geometry.kernel_tables import tables_of
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.bots.block_and_key.kernel import PLAN, Pieces

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState


def pieces_of(state: "BlockAndKeyState") -> Pieces:
    return _pieces(state.pieces, state.players, state.options["strict_claims"], state.options["edition"])


@lru_cache(maxsize=64)
def _pieces(pieces: PieceSet, players: int, strict_claims: bool, edition: str) -> Pieces:
    """In imagined games only true choices are asked, whatever the game itself asks: the others make no difference."""
    options = {"pieces": pieces, "strict_claims": strict_claims, "edition": edition, "ask_forced": False}
    example = cast("BlockAndKeyState", BLOCK_AND_KEY.new(players, 0, **options))
    return Pieces(setting_of(example), *_plans(tables_of(pieces).keys))


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
