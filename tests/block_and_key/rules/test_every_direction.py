"""Ruling 5 and the final round as every side and every seat has them, in positions that the library sets up."""

from typing import Any

import pytest

import digsite
from digsite.block_and_key.pieces.piece_set import COLOURS, SIDES, Side, designed
from tests.block_and_key.drawing import cell

GAME = digsite.game("block-and-key")
SEATS = designed().seats(4)
CORE = {"at": [4, 4], "north": "green"}
LYING = [(2, 0, depth) for depth in (3, 4, 5)]
ON_TOP = [(2, 1, depth) for depth in (3, 4, 5)]
# Where the second colour comes to lie, seen from the first: what stands, what is placed, and the squares that match.
TURNED: dict[str, tuple[list[tuple[int, int, int]], set[tuple[int, int]]]] = {
    "right": ([(3, level, 3) for level in (0, 1, 2)], {(2, 0), (3, 0)}),
    "left": ([(1, level, 3) for level in (0, 1, 2)], {(1, 0), (2, 0)}),
    "above": (ON_TOP, {(2, 0), (2, 1)}),
    "below": (ON_TOP, {(2, 0), (2, 1)}),
}


class Looking:
    """A position as that side sees it. Its key asks for two colours that the core does not show it: `first` beside
    `second`, as printed or mirrored, which for two squares is a half turn."""

    def __init__(self, side: Side) -> None:
        self.side: Side = side
        self.seat = SEATS.index(side)
        shift = (("north", "east", "south", "west").index(side) + 1) % 4
        self.key = f"st1-{shift}"
        self.first, self.second = COLOURS[shift], COLOURS[(shift + 1) % 4]

    def cells(self, seen: list[tuple[int, int, int]]) -> list[list[int]]:
        return [list(cell(self.side, *each)) for each in seen]

    def claims(self, standing: list[tuple[str, Any]], placed: str, where: Any, **options: Any) -> Any:
        """The squares of every match that is shown if the key is claimed after that placement; None if it cannot be."""
        seats: list[dict[str, Any]] = [{}, {}, {}, {}]
        seats[self.seat] = {"hand": [self.key], "supply": [placed]}
        blocks = [[name, self.cells(cells)] for name, cells in standing]
        state = GAME.scenario(core=CORE, blocks=blocks, seats=seats, turn=self.seat, **options)
        place = {"kind": "place", "seat": self.seat, "block": placed, "cells": self.cells(where)}
        state.apply(GAME.action(place))
        claim = [action for action in state.legal_actions(self.seat) if action.kind == "claim"]
        if not claim:
            return None
        shown = state.apply(claim[0])[0].to_dict()
        return [{(place, level) for place, level in match} for match in shown["matches"]]


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("turned", TURNED)
@pytest.mark.parametrize("side", SIDES)
def test_a_new_match_is_claimed_whichever_way_it_is_turned(side: Side, turned: str, strict: bool) -> None:
    view = Looking(side)
    where, squares = TURNED[turned]
    stands, placed = (view.second, view.first) if turned == "below" else (view.first, view.second)
    matches = view.claims([(f"{stands} I3", LYING)], f"{placed} I3", where, strict_claims=strict)
    assert matches == [squares]


@pytest.mark.parametrize("turned", ["right", "left"])
@pytest.mark.parametrize("side", SIDES)
def test_what_is_covered_with_its_own_colour_is_not_new(side: Side, turned: str) -> None:
    """The pattern stands; a higher block of the second colour is placed right in front of it."""
    view = Looking(side)
    (across, _, _), *_ = where = TURNED[turned][0]
    standing = [(f"{view.first} I3", LYING), (f"{view.second} I3", where)]
    in_front = [(across, level, 2) for level in range(4)]
    assert view.claims(standing, f"{view.second} I4", in_front) is None


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_the_same_pattern_on_its_other_side_is_new_unless_claims_are_strict(side: Side, strict: bool) -> None:
    view = Looking(side)
    standing = [(f"{view.first} I3", LYING), (f"{view.second} I3", TURNED["right"][0])]
    where = [(1, level, 3) for level in range(4)]
    matches = view.claims(standing, f"{view.second} I4", where, strict_claims=strict)
    assert matches == (None if strict else [TURNED["left"][1]])


@pytest.mark.parametrize("fits", [True, False])
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_whoever_starts_the_final_round_everybody_has_one_more_turn(players: int, seat: int, fits: bool) -> None:
    """Also where nothing fits any more, and after many turns without a placement."""
    keys = [key.id for key in designed().keys]
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[seat]["claimed"] = keys[: {2: 12, 3: 8, 4: 7}[players]]
    full = "\n".join(["core: N=green E=grey S=brown W=white", *[" ".join(["gggggg"] * 10)] * 10])
    board: dict[str, Any] = {"core": CORE} if fits else {"temple": full}
    state = GAME.scenario(**board, seats=seats, turn=seat, idle=3 * players)
    order = []
    while not state.is_over:
        (decider,) = state.deciders
        order.append(decider)
        state.apply(GAME.action({"kind": "excavate", "seat": decider, "line": "row1"}))
        while not state.is_over and state.view(None)["step"] != "turn":
            state.apply(state.legal_actions(state.deciders[0])[0])
    assert order == [(seat + turn) % players for turn in range(players + 1)]
    assert state.outcome is not None
    assert state.outcome.reason == "keys-claimed"
