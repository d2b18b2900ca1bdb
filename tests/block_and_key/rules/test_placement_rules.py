"""The placement rules, sentence by sentence. In the pictures X is the block that is placed; see `drawing`.

Rows are drawn north first, columns are stacks from the floor up: `bbX` is X on two brown cells, `-X` X above a gap.
"""

import pytest

from digsite import IllegalAction
from tests.block_and_key.drawing import broken, drawn, legal, number_of, temple

I3 = number_of("I3")

# The block is lowered straight down from above until it rests. All its cells stay inside the grid and below height 6.


def test_a_block_rests_where_it_can_go_no_further_down() -> None:
    standing = temple("ggg s . .")
    placements = {standing.cells(code) for code in standing.scan([I3]).codes.tolist()}
    assert ((0, 0, 3), (0, 0, 4), (0, 0, 5)) in placements  # upright on the high stack
    assert ((1, 0, 1), (1, 0, 2), (1, 0, 3)) in placements  # and on the low one, higher than the stack beside it
    assert not {cells for cells in placements if cells[0] == (0, 0, 3) and cells[2] == (2, 0, 3)}  # a ledge


def test_nothing_may_stand_above_in_the_way_down() -> None:
    assert broken("Xg") == {"descent"}
    assert broken("X-g") == {"descent", "contact"}


def test_there_is_no_sliding_in_under_a_bridge() -> None:
    """Ruling 2: blocks come from above. The gap under the bridge fits the block, the way down does not."""
    assert broken("""
        .  .   .
        gb Xb  gb
        .  X   .
        .  X   .
    """) == {"descent", "taller"}


@pytest.mark.parametrize("cell", [(-1, 0, 0), (10, 0, 0), (0, -1, 0), (0, 10, 0), (4, 4, -1)])
def test_all_cells_stay_inside_the_grid_and_outside_nothing_else_is_judged(cell: tuple[int, int, int]) -> None:
    standing = temple("##")
    assert standing.verdict([cell, (0, 0, 0), (9, 9, 9)]).broken == {"inside"}
    assert standing.verdict([cell, (0, 0, 0), (9, 9, 9)]).cells == {"inside": (cell,)}


def test_the_corners_of_the_grid_are_inside() -> None:
    for x, y in [(0, 0), (0, 9), (9, 0), (9, 9)]:
        assert temple("##").verdict([(x, y, 0)]).broken <= {"contact", "overlap"}


def test_all_cells_stay_below_height_6() -> None:
    assert legal("gggXXX")
    assert broken("ggggXXX") == {"height"}
    assert broken("gggggX gggggX gggggX") == set()
    assert broken("ggggggX ggggggX ggggggX") == {"height"}


def test_height_6_limits_the_top_of_every_column_gaps_counted() -> None:
    """Ruling 4: four cells and two gaps beneath are six."""
    assert legal("g-g-gX")
    assert broken("g--g-gX") == {"height"}


def test_a_block_far_above_the_floor_breaks_all_it_breaks() -> None:
    assert temple("##").verdict([(5, 5, 40)]).broken == {"height", "support", "contact"}
    assert temple("##").verdict([(5, 5, 10**30)]).broken == {"height", "support", "contact"}
    assert temple("##").verdict([(10**30, 5, 0)]).broken == {"inside"}


def test_where_something_stands_already_only_height_is_judged_besides() -> None:
    standing = temple("gg . .\n. . .")
    assert standing.verdict([(0, 1, 0), (7, 7, 3)]).broken == {"overlap"}
    assert standing.verdict([(0, 1, 0), (7, 7, 6)]).broken == {"overlap", "height"}
    assert standing.verdict([(0, 1, 0), (7, 7, 6)]).cells == {"overlap": ((0, 1, 0),), "height": ((7, 7, 6),)}


# Contact: by a face (sideways or from above), or by a corner (two cells diagonal to each other on the same level).


def test_a_block_must_touch_what_stands() -> None:
    assert broken("""
        ## ## . .
        ## ## . .
        .  .  . X
        .  .  X X
    """) == {"contact"}
    assert broken("X X X") == {"contact"}


def test_example_3a_a_corner_is_contact_enough_and_asks_for_no_height() -> None:
    """The green block stands diagonally to a tall grey stack: no face is touched."""
    assert legal("""
        ssss .
        .    X
        .    X
        .    X
    """)


def test_example_3a_flush_beside_the_taller_stack_it_may_not_stand() -> None:
    assert broken("""
        ssss X
        .    X
        .    X
    """) == {"taller"}


def test_corners_touch_on_the_same_level_only() -> None:
    assert legal("""
        g .
        . X
        . X
        . X
    """)
    assert broken("""
        -g .
        .  X
        .  X
        .  X
    """) == {"contact"}


def test_a_face_from_above_is_contact() -> None:
    assert legal("gX")


# A block with sideways contact must be taller than every stack it touches sideways.


def test_example_3b_one_cell_higher_is_enough_and_it_may_be_anywhere_in_the_block() -> None:
    """The grey block touches a stack of one brown cell; its one higher cell stands away from it."""
    assert legal("b X X XX")
    assert legal("""
        b b
        X X XX
    """)


def test_as_high_is_not_higher() -> None:
    assert broken("bb X X XX") == {"taller"}
    assert broken("b X X X") == {"taller"}


def test_every_touched_stack_counts() -> None:
    assert legal("b XXX bb")
    assert broken("b XXX bbb") == {"taller"}


def test_a_stack_counts_in_full_even_if_only_a_low_cell_is_touched() -> None:
    """Ruling 1: strictly higher than the full height of every column touched by a side face."""
    assert broken("bbb X X X") == {"taller"}
    assert broken("bbb X XXX") == {"taller"}
    assert broken("bbb XXX") == {"taller"}
    assert legal("bbb XXXX")


def test_gaps_count_in_the_height_of_a_stack() -> None:
    """Touched at the floor, the stack's top is the cell above its gap."""
    assert legal("bb XXX")
    assert broken("b-b XXX") == {"taller"}
    assert legal("b-b XXXX")


def test_a_stack_whose_gap_faces_the_block_is_not_touched() -> None:
    assert broken("--b X X X") == {"contact"}
    assert legal("""
        .   . . . b
        --b X X X .
    """)


def test_the_core_cube_is_a_block_like_any_other() -> None:
    """Ruling 1."""
    assert broken("## ## X X X\n## ## . . .") == {"taller"}
    assert broken("## ## XX X X\n## ## . . .") == {"taller"}
    assert legal("## ## XXX X\n## ## . .")
    assert legal("##X ##X ##X")


def test_example_3c_a_block_on_top_is_higher_by_itself() -> None:
    """The white block lies face to face on the brown one; where it reaches down beside it, it overtops it."""
    assert legal("bX bX bX")
    assert legal("XX bX bX")


def test_corner_contact_alone_asks_for_no_height() -> None:
    assert legal("""
        gggggg . .
        .      X X
        .      . .
    """)


# Support: every column has its lowest cell on the floor or on a cell beneath.


def test_every_column_needs_something_beneath() -> None:
    assert legal("XX gX\n.  gX")
    assert broken("-X gX\n.  gX") == {"support"}


def test_example_4a_a_straight_bridge_may_have_a_gap_beneath() -> None:
    assert legal("gX -X gX")
    assert legal("gX -X -X gX")


def test_both_ends_of_a_bridge_must_be_supported() -> None:
    assert broken("gX gX -X") == {"support"}
    assert broken("gX -X -X") == {"support"}
    assert broken("-X gX -X") == {"support"}


def test_example_4b_a_ledge_is_not_allowed() -> None:
    assert broken("""
        gX gX
        .  -X
    """) == {"support"}


def test_a_bridge_is_straight_seen_from_above() -> None:
    """An L or a T over a gap is none, though each of its ends is supported."""
    assert broken("""
        gX .
        -X gX
    """) == {"support"}
    assert broken("""
        .  gX .
        gX -X gX
    """) == {"support"}
    assert legal("""
        .  gX .
        gX gX gX
    """)


def test_a_standing_blocks_own_overhang_is_a_ledge() -> None:
    """Ruling 3: a standing S and an upside-down L."""
    assert broken("""
        b .
        . XX -XX
    """) == {"support"}
    assert broken("""
        b .   .
        . XXX --X
    """) == {"support"}


def test_an_overhang_that_rests_on_something_is_none() -> None:
    assert legal("""
        b .  .
        . XX sXX
    """)
    assert legal("""
        b .   .
        . XXX ssX
    """)


def test_a_bridge_may_rise() -> None:
    """Ruling 3: an upright L or T over a gap is one, if its footprint is a line with both ends supported."""
    assert legal("gXX -X gX")
    assert legal("gX -XX gX")
    assert broken("gXX -X -X") == {"support"}


def test_the_ends_of_a_bridge_may_lie_at_different_heights() -> None:
    """An upright L: its foot on the floor, its arm over nothing, its end on a stack of one."""
    assert legal("XX -X gX")


def test_what_a_bridge_passes_over_without_touching_is_not_touched() -> None:
    """Ruling 2."""
    assert legal("ggX s-X ggX")
    assert legal("ggX --X ggX")


def test_a_straight_block_that_rests_in_the_middle_only_is_a_ledge() -> None:
    assert broken("-X sX -X") == {"support"}


# Verdicts and refusals.


def test_all_broken_rules_are_named_with_the_cells_at_fault() -> None:
    standing, block = drawn("""
        gg -X .
        .  -X .
    """)
    verdict = standing.verdict(block)
    assert not verdict.legal
    assert verdict.cells == {"support": ((1, 0, 1), (1, 1, 1)), "taller": ((1, 1, 1),)}


def test_a_refused_placement_names_the_rules_in_words_and_changes_nothing() -> None:
    standing = temple("gg .\n. .")
    before = str(standing)
    with pytest.raises(IllegalAction) as refused:
        standing.place("white", [(1, 1, 1), (1, 0, 1)])
    assert refused.value.code == "placement"
    assert refused.value.details["broken"] == ["support", "taller"]
    assert refused.value.details["cells"] == {"support": [[1, 0, 1], [1, 1, 1]], "taller": [[1, 1, 1]]}
    assert "gap" in refused.value.reason
    assert "higher" in refused.value.reason
    assert str(standing) == before


def test_a_block_needs_a_known_colour() -> None:
    standing = temple("gg .")
    with pytest.raises(IllegalAction) as refused:
        standing.place("red", [(0, 0, 2)])
    assert refused.value.code == IllegalAction.MALFORMED
    assert standing == temple("gg .")


def test_no_cells_touch_nothing() -> None:
    assert temple("gg").verdict([]).broken == {"contact"}


def test_cells_named_twice_are_one() -> None:
    assert temple("gg").verdict([(0, 0, 2), (0, 0, 2)]).legal


def test_any_form_is_judged() -> None:
    """Cells that hang together or not, of a known shape or not."""
    assert temple("gg").verdict([(1, 1, 0), (8, 8, 0), (8, 3, 0)]).legal
