"""Shapes are turned every way in space and never mirrored."""

import pytest

from digsite.block_and_key.pieces.piece_set import Shape, designed
from digsite.block_and_key.pieces.shapes import connected_groups, orientations
from tests.block_and_key import oracle

PIECES = designed()
WAYS = {"I3": 3, "L3": 12, "I4": 3, "L4": 24, "T4": 12, "S4": 12, "O4": 3, "tripod": 8}
WAYS |= {"left-screw": 12, "right-screw": 12}


@pytest.mark.parametrize("shape", PIECES.shapes, ids=lambda shape: shape.name)
def test_a_shape_has_its_number_of_different_orientations(shape: Shape) -> None:
    found = orientations(shape.cells)
    assert len(found) == WAYS[shape.name]
    assert {frozenset(form) for form in found} == oracle.turned(shape.cells)


def test_the_screws_are_mirror_images_that_no_turn_makes_equal() -> None:
    left, right = (PIECES.shapes[PIECES.shape_numbers[name]].cells for name in ("left-screw", "right-screw"))
    assert not set(orientations(left)) & set(orientations(right))
    assert set(orientations((-x, y, z) for x, y, z in left)) == set(orientations(right))


def test_every_other_shape_is_its_own_mirror_image() -> None:
    for shape in PIECES.shapes[:8]:
        assert set(orientations((-x, y, z) for x, y, z in shape.cells)) == set(orientations(shape.cells))


def test_groups_hang_together_by_faces_and_not_by_edges() -> None:
    assert connected_groups([(0, 0, 0), (1, 1, 0), (0, 0, 1), (1, 0, 5)]) == [
        ((0, 0, 0), (0, 0, 1)),
        ((1, 0, 5),),
        ((1, 1, 0),),
    ]
