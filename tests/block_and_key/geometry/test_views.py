"""What each side sees: the first cell met going in, at every place and height."""

import pytest

from digsite.block_and_key.pieces.piece_set import Side
from tests.block_and_key.drawing import temple

EMPTY_ROW = ".........."


def seen(picture: str, side: Side) -> list[str]:
    """The rows of a view that are not empty, top first."""
    rows = temple(picture).view(side)
    assert len(rows) == 6
    assert {len(row) for row in rows} == {10}
    return [row for row in rows if row != EMPTY_ROW]


# A floor with its south-west corner marked green, the south-east grey, the north-east brown, the north-west white.
CORNERS = "\n".join(["www . . . . . . . . b", *[". . . . . . . . . ."] * 8, "g . . . . . . . . ss"])


@pytest.mark.parametrize(
    ("side", "rows"),
    [
        ("south", ["w.........", "w........s", "g........s"]),
        ("east", [".........w", "s........w", "s........b"]),
        ("north", [".........w", "s........w", "b........w"]),
        ("west", ["w.........", "w........s", "w........g"]),
    ],
)
def test_south_sees_west_on_its_left_east_south_north_east_and_west_north(side: Side, rows: list[str]) -> None:
    assert seen(CORNERS, side) == rows


def test_the_first_cell_going_in_is_seen_and_what_lies_behind_is_not() -> None:
    picture = """
        s  .  .
        bb .  .
        g  .  .
    """
    assert seen(picture, "south") == ["b.........", "g........."]
    assert seen(picture, "north") == [".........b", ".........s"]
    assert seen(picture, "west") == ["........b.", ".......sbg"]
    assert seen(picture, "east") == [".b........", "gbs......."]


def test_one_sees_through_under_a_bridge() -> None:
    picture = """
        .  w  .
        .  .  .
        gs -s gs
    """
    assert seen(picture, "south") == ["sss.......", "gwg......."]


def test_one_sees_nothing_where_the_line_of_sight_meets_nothing() -> None:
    assert seen("gs -s gs", "south") == ["sss.......", "g.g......."]


@pytest.mark.parametrize(("side", "letter"), [("north", "g"), ("east", "s"), ("south", "b"), ("west", "w")])
def test_a_core_cell_shows_the_colour_of_its_side_toward_the_viewer(side: Side, letter: str) -> None:
    rows = seen("## ##\n## ##", side)
    assert [row.strip(".") for row in rows] == [letter * 2, letter * 2]


def test_the_core_may_have_any_colours() -> None:
    standing = temple("## ##\n## ##", "core: N=white E=white S=grey W=green")
    assert [standing.view(side)[5].strip(".")[0] for side in ("north", "east", "south", "west")] == list("wwsg")


def test_a_new_block_hides_what_was_seen() -> None:
    standing = temple("""
        bb .
        .  .
    """)
    assert standing.view("south")[4:] == ["b.........", "b........."]
    standing.place("white", [(0, 0, 0), (0, 0, 1), (0, 0, 2)])
    assert standing.view("south")[3:] == ["w.........", "w.........", "w........."]
    assert standing.view("north")[3:] == [".........w", ".........b", ".........b"]


def test_an_enigma_counts_the_faces_of_its_colour_that_a_side_sees() -> None:
    standing = temple("""
        ## ## g
        ## ## gg
    """)
    assert standing.faces("north", "green") == 6
    assert standing.faces("east", "green") == 3
    assert standing.faces("south", "green") == 2
    assert standing.faces("south", "brown") == 4
    assert standing.faces("west", "green") == 0
