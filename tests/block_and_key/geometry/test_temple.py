"""The temple as an object: its core, its blocks, placements by code, copies, and what the Ancients ask of it."""

import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy

import pytest

from digsite import BadPosition, IllegalAction
from digsite.block_and_key import Temple
from digsite.block_and_key.pieces.piece_set import COLOURS, CORNERS, Colour, designed
from tests.block_and_key import oracle
from tests.block_and_key.drawing import number_of, temple
from tests.block_and_key.random_temples import grown

PIECES = designed()
I3, L3 = number_of("I3"), number_of("L3")


@pytest.mark.parametrize("north", COLOURS)
def test_the_core_is_turned_so_that_a_colour_faces_north_and_the_others_follow_clockwise(north: Colour) -> None:
    standing = Temple.empty(PIECES, (2, 6), north)
    turn = COLOURS.index(north)
    assert standing.sides == COLOURS[turn:] + COLOURS[:turn]
    letters = [standing.view(side)[5].strip(".") for side in ("north", "east", "south", "west")]
    assert letters == ["gsbw"[(turn + i) % 4] * 2 for i in range(4)]


def test_the_core_is_two_cells_wide_deep_and_high() -> None:
    cells = Temple.empty(PIECES, (2, 6), "green").blocks[PIECES.core]
    assert set(cells) == {(x, y, z) for x in (2, 3) for y in (6, 7) for z in (0, 1)}


# Placements by code.


def test_a_code_names_its_cells_and_the_cells_their_code() -> None:
    rng = random.Random(4)
    for _ in range(10):
        standing = grown(rng, PIECES, rng.randrange(20))
        for shape in range(10):
            for code in rng.sample(standing.scan([shape]).codes.tolist(), 5):
                cells = standing.cells(code)
                assert list(cells) == sorted(cells)
                assert standing.code(shape, rng.sample(cells, len(cells))) == code
                assert all(standing.code(other, cells) is None for other in range(10) if other != shape)


@pytest.mark.parametrize(
    "cells",
    [
        [(0, 0, 1), (1, 0, 1), (2, 0, 1)],  # would fall further
        [(0, 0, 0), (1, 0, 0), (3, 0, 0)],  # another form
        [(0, 0, 0), (1, 0, 0)],  # too few
        [],
        [(8, 0, 0), (9, 0, 0), (10, 0, 0)],  # over the edges
        [(-1, 0, 0), (0, 0, 0), (1, 0, 0)],
        [(0, 8, 0), (0, 9, 0), (0, 10, 0)],
        [(0, -1, 0), (0, 0, 0), (0, 1, 0)],
        [(0, 0, -1), (1, 0, -1), (2, 0, -1)],
    ],
)
def test_cells_where_a_shape_does_not_come_to_rest_have_no_code(cells: list[tuple[int, int, int]]) -> None:
    assert Temple.empty(PIECES, (4, 4), "green").code(I3, cells) is None


def test_codes_are_listed_ascending_each_shape_once() -> None:
    standing = grown(random.Random(5), PIECES, 10)
    placements = standing.scan([7, 2, 2, 5])
    codes = placements.codes.tolist()
    assert codes == sorted(set(codes))
    assert codes == [code for shape in (2, 5, 7) for code in placements.of(shape).tolist()]
    assert [placements.count(shape) for shape in (2, 5, 7)] == [len(standing.scan([shape])) for shape in (2, 5, 7)]
    assert placements.count(3) == 0
    assert len(placements) == len(codes)


def test_a_block_put_by_code_stands_where_it_rests() -> None:
    standing = temple("## ## .\n## ## .")
    code = standing.code(I3, [(0, 0, 2), (0, 0, 3), (0, 0, 4)])
    assert code is not None
    standing.put(PIECES.block_numbers["white I3"], code)
    assert standing == temple("## ## .\n##www ## .")
    assert standing.blocks[30] == ((0, 0, 2), (0, 0, 3), (0, 0, 4))


def test_only_legal_codes_can_be_put() -> None:
    standing = Temple.empty(PIECES, (4, 4), "green")
    legal = set(standing.scan(range(10)).codes.tolist())
    before = str(standing)
    for code in (-1, 10**9, *(code for code in range(0, 10100, 7) if code not in legal)):
        assert not standing.is_legal(code)
        with pytest.raises(IllegalAction) as refused:
            standing.put(0, code)
        assert refused.value.code == "placement"
    assert str(standing) == before
    assert list(standing.blocks) == [PIECES.core]


def test_nothing_fits_on_a_full_temple() -> None:
    full = temple("\n".join(["gggggg " * 10] * 10))
    assert not full.fits_anywhere((1 << 10) - 1)
    assert len(full.scan(range(10))) == 0
    assert temple("gggggg").fits_anywhere(1 << I3)


def test_on_an_empty_floor_there_is_nothing_to_touch() -> None:
    assert not temple(".").fits_anywhere((1 << 10) - 1)


# Standing blocks.


def test_a_block_placed_by_colour_and_cells_stands() -> None:
    standing = temple("g . .")
    standing.place("white", [(1, 0, 0), (2, 0, 0), (1, 0, 1)])
    assert standing == temple("g ww w")
    assert list(standing.blocks.values()) == [((0, 0, 0),), ((1, 0, 0), (1, 0, 1), (2, 0, 0))]


def test_a_block_can_be_stood_where_the_rules_would_not_have_it() -> None:
    standing = temple("g . .")
    standing.stand(3, [(7, 7, 3), (7, 8, 3), (7, 9, 3), (8, 9, 3)])
    assert standing.blocks[3] == ((7, 7, 3), (7, 8, 3), (7, 9, 3), (8, 9, 3))


@pytest.mark.parametrize("cell", [(0, 0, 0), (0, 0, 6), (10, 0, 0), (0, 0, -1)])
def test_no_block_can_be_stood_where_there_is_no_room(cell: tuple[int, int, int]) -> None:
    standing = temple("g . .")
    with pytest.raises(BadPosition):
        standing.stand(3, [cell])
    assert standing == temple("g . .")


def test_a_copy_goes_its_own_way() -> None:
    standing = temple("g . .")
    twin = standing.clone()
    twin.place("white", [(0, 0, 1)])
    assert standing == temple("g . .")
    assert twin == temple("gw . .")
    assert standing != twin
    assert (len(standing.blocks), len(twin.blocks)) == (1, 2)
    assert twin.view("south") != standing.view("south")


@pytest.mark.parametrize("copied", [deepcopy, lambda standing: pickle.loads(pickle.dumps(standing))])
def test_copies_made_by_python_itself_are_whole(copied: Callable[[Temple], Temple]) -> None:
    standing = grown(random.Random(7), PIECES, 8)
    twin = copied(standing)
    assert twin == standing
    assert twin.blocks == standing.blocks
    code = int(twin.scan([I3]).codes[0])
    twin.put(30, code)
    standing.put(30, code)
    assert twin.clone() == standing.clone()
    assert twin.scan(range(10)).codes.tolist() == standing.scan(range(10)).codes.tolist()


def test_a_pickled_temple_can_be_read_by_another_process() -> None:
    standing = grown(random.Random(8), PIECES, 8)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).scan([0, 5]).codes.tolist())"
    reader = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(standing), capture_output=True, check=True)
    assert reader.stdout.decode().strip() == str(standing.scan([0, 5]).codes.tolist())


def test_temples_are_equal_if_they_look_equal() -> None:
    """Whichever blocks they are made of; but the colours of the core's hidden sides count."""
    one, other = temple("g . ."), temple("g . .")
    one.place("green", [(0, 0, 1), (0, 0, 2)])
    other.place("green", [(0, 0, 1)])
    other.place("green", [(0, 0, 2)])
    assert one == other
    assert temple("g") != temple("s")
    assert temple("g") != temple("g", "core: N=grey E=grey S=brown W=white")
    assert temple("g") != "g"


# The Ancients, ruling 11.


def test_nearest_is_by_the_straight_line_to_the_nearest_column_at_any_level() -> None:
    standing = temple("""
        .  .  .  .
        .  .  .  .
        s  .  .  .
        .  .  .  .
        .  .  .  ---g
        .  .  .  w
    """)
    numbers = {letter: number for number, cells in standing.blocks.items() for letter in name(standing, cells)}
    assert standing.nearest("south-west") == sorted([numbers["s"], numbers["w"]])
    assert standing.nearest("south-east") == [numbers["w"]]
    assert standing.nearest("north-west") == [numbers["s"]]


def test_the_corners_are_those_of_the_floor() -> None:
    marks = "\n".join(["w . . . . . . . . b", *[". . . . . . . . . ."] * 8, "g . . . . . . . . s"])
    standing = temple(marks)
    found = [name(standing, standing.blocks[number]) for corner in CORNERS for number in standing.nearest(corner)]
    assert found == ["g", "w", "b", "s"]
    with pytest.raises(ValueError, match="expected one of south-west"):
        standing.nearest("centre")


def test_the_core_cube_may_be_the_nearest() -> None:
    standing = temple("## ## s\n## ## s")
    assert standing.nearest("south-west") == [PIECES.core]


def test_corner_to_corner_shares_a_corner_and_no_face_with_the_block() -> None:
    standing = temple("""
        .  .  .  .
        .  .  g  .
        .  .  .  .
    """)
    [green] = standing.blocks
    placements = {standing.cells(code) for code in standing.scan_beside(I3, [green])}
    assert ((3, 2, 0), (4, 2, 0), (5, 2, 0)) in placements
    assert not any((2, 1, 1) in cells or (1, 1, 0) in cells for cells in placements)


def test_for_other_blocks_the_usual_rules_hold() -> None:
    """A face shared with another block is allowed, if it is overtopped."""
    standing = temple("""
        . . .
        . g s
        . . .
    """)
    green, grey = standing.blocks
    beside_green = {standing.cells(code) for code in standing.scan_beside(I3, [green])}
    assert ((2, 0, 0), (2, 0, 1), (2, 0, 2)) in beside_green
    beside_grey = {standing.cells(code) for code in standing.scan_beside(I3, [grey])}
    assert ((2, 0, 0), (2, 0, 1), (2, 0, 2)) not in beside_grey
    assert ((1, 0, 0), (1, 0, 1), (1, 0, 2)) in beside_grey


def test_placements_beside_any_of_several_blocks_are_those_beside_each() -> None:
    rng = random.Random(6)
    for _ in range(12):
        standing = grown(rng, PIECES, rng.randrange(1, 20))
        targets = rng.sample(list(standing.blocks), min(2, len(standing.blocks)))
        expected = [
            code
            for code in standing.scan([L3]).codes.tolist()
            if any(corner_to_corner(standing.cells(code), standing.blocks[target]) for target in targets)
        ]
        assert standing.scan_beside(L3, targets) == expected


def corner_to_corner(cells: tuple[oracle.Cell, ...], block: tuple[oracle.Cell, ...]) -> bool:
    block_alone = dict.fromkeys(block, "g")
    return oracle.touched_by_corner(block_alone, set(cells)) and not oracle.touched_by_face(block_alone, set(cells))


def name(standing: Temple, cells: tuple[oracle.Cell, ...]) -> str:
    """The letter of a block."""
    return oracle.standing(str(standing))[cells[0]]


# Many at once, and copies that share until one changes.


def test_blocks_that_stand_all_at_once_stand_as_one_after_the_other() -> None:
    rng = random.Random(11)
    for _ in range(10):
        grown_one = grown(rng, PIECES, 20)
        blocks = grown_one.named_blocks()
        one_by_one, at_once = (Temple.empty(PIECES, grown_one.core_at or (4, 4), grown_one.sides[0]) for _ in range(2))
        for name, cells in blocks:
            if name in COLOURS:
                one_by_one.stand_unnamed(name, cells)
            else:
                one_by_one.stand(PIECES.block_numbers[name], cells)
        at_once.stand_all(blocks)
        assert at_once.packed.tobytes() == one_by_one.packed.tobytes()
        assert at_once.blocks == one_by_one.blocks


@pytest.mark.parametrize(
    "cells", [((4, 4, 0),), ((0, 0, 6),), ((-1, 0, 0),), ((10, 0, 0),), ((0, 0, 0), (0, 0, 0)), ((1, 0, 0), (0, 0, 0))]
)
def test_of_many_blocks_one_that_cannot_stand_is_refused_as_it_would_be_alone(
    cells: tuple[tuple[int, int, int], ...],
) -> None:
    standing = Temple.empty(PIECES, (4, 4), "green")
    blocks = [("green", ((0, 0, 0),)), ("grey", cells), ("brown", ((9, 9, 0),))]
    with pytest.raises(BadPosition):
        standing.stand_all(blocks)


def test_a_copy_and_its_original_change_apart() -> None:
    original = Temple.empty(PIECES, (4, 4), "green")
    first, second = original.clone(), original.clone()
    first.stand_unnamed("white", [(3, 4, 0), (2, 4, 0), (1, 4, 0)])
    assert original == second != first
    original.stand_unnamed("brown", [(6, 4, 0), (7, 4, 0), (8, 4, 0)])
    assert str(second) == str(Temple.empty(PIECES, (4, 4), "green"))
    assert len(first.blocks) == len(original.blocks) == 2
    assert first.blocks != original.blocks
