"""The first counts of the perft file of Block and Key, by the naive generator."""

from typing import TYPE_CHECKING, Any, cast

import pytest

import digsite
from tests.block_and_key import oracle
from tests.perft.test_perft import positions

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState


@pytest.mark.parametrize(
    ("game", "scenario", "counts"), [position for position in positions() if position.values[0] == "block-and-key"]
)
def test_the_first_count_is_that_of_the_naive_generator(game: str, scenario: dict[str, Any], counts: list[int]) -> None:
    state = cast("BlockAndKeyState", digsite.game(game).scenario(**scenario))
    if state.step == "core":
        assert counts[0] == (3 if scenario.get("edition") == "prototype" else 4)
        return
    temple = oracle.standing(str(state.temple))
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]
    yard = state.view(None)["yard"]
    excavations = sum(any(yard[site] is not None for site in line) for line in lines)
    shapes = {shape.name: shape.cells for shape in state.pieces.shapes}
    supply = state.view(None)["supplies"][state.turn]
    placements = sum(len(oracle.placements(temple, shapes[name.split(" ")[1]])) for name in supply)
    assert counts[0] == excavations + placements
