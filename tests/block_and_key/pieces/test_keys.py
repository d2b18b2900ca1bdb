"""Keys: where their patterns lie in a view, and when a match counts for the block just placed."""

import pytest

from digsite.block_and_key import Temple
from digsite.block_and_key.geometry.temple_results import Match
from digsite.block_and_key.pieces.piece_set import PieceSet, Side, designed
from tests.block_and_key.drawing import number_of, temple, whole


def lies(pattern: str, picture: str) -> bool:
    """Whether south sees a key of this pattern in a picture."""
    data = designed().to_data()
    data["keys"]["star"]["st1-0"]["pattern"] = pattern
    standing = Temple.parse(whole(picture), PieceSet.from_data(data))
    return standing.visible_keys("south", [0]) == (0,)


# A key is fulfilled where its coloured squares, in one of four rotations, lie on faces of the same colours.


@pytest.mark.parametrize("picture", ["g g b", "b g g", "ggb", "bgg", "s g g b", "sggb"])
def test_a_row_may_lie_or_stand_either_way(picture: str) -> None:
    assert lies("ggb", picture)


@pytest.mark.parametrize("picture", ["g b g", "gg b", "g gb", "g . g b", "g", "."])
def test_every_square_must_lie_as_on_the_card(picture: str) -> None:
    assert not lies("ggb", picture)


@pytest.mark.parametrize("picture", ["bg w", "wb -g", "-w gb", "g bw"])
def test_a_corner_has_four_turns(picture: str) -> None:
    assert lies("g. / bw", picture)


@pytest.mark.parametrize("picture", ["w bg", "-g wb", "gb -w", "bw g"])
def test_a_key_is_never_mirrored(picture: str) -> None:
    assert not lies("g. / bw", picture)


def test_a_key_does_not_lie_around_the_edges_of_the_view() -> None:
    assert not lies("gs", "-s " + ". " * 8 + "g")
    assert not lies("gs", "s " + ". " * 8 + "g")
    assert lies("gs", ". " * 8 + "s g")
    assert lies("g / s", "----sg")


# Blank squares match anything, and may fall outside the view.


@pytest.mark.parametrize("middle", [".", "g", "w", "wg"])
def test_a_blank_matches_any_face_or_none(middle: str) -> None:
    assert lies("g.b", f"g {middle} b")


def test_blanks_may_fall_outside_the_view() -> None:
    """Ruling 6: the card's blank rows and columns would hang over the left edge, the right one and the top."""
    card = "... / .g. / .s. / ..."
    assert lies(card, "sg")
    assert lies(card, ". " * 9 + "sg")
    assert lies(card, "----sg")


# Depth does not matter.


def test_faces_need_not_touch_each_other() -> None:
    assert lies(
        "ggb",
        """
        . g .
        . . .
        g . .
        . . b
        """,
    )


def test_a_key_lies_in_the_view_of_a_side_only() -> None:
    standing = temple("g w\n. b")
    gw = number_of("st1-3")
    assert [side for side in ("north", "east", "south", "west") if standing.visible_keys(side, [gw])] == ["north"]


def test_faces_of_the_core_serve_keys() -> None:
    standing = temple("## ## s")
    assert standing.visible_keys("south", [number_of("st1-1")]) == (number_of("st1-1"),)


def test_numbers_of_no_key_are_not_seen() -> None:
    assert temple("g s").visible_keys("south", [48, 59]) == ()


# At least one of the matched faces must belong to the block just placed.


def test_a_pattern_that_stood_before_does_not_count_for_a_block_elsewhere() -> None:
    """Ruling 5: the old match alone does not count."""
    standing = temple("g s . b\n. . . .")
    gs = number_of("st1-0")
    assert completed(standing, "south", [gs], "white I3", [(4, 0, 0), (5, 0, 0), (6, 0, 0)]) == ()
    assert standing.visible_keys("south", [gs]) == (gs,)


def test_a_second_match_counts_if_it_uses_a_face_of_the_new_block() -> None:
    """Ruling 5: a key visible elsewhere before may be claimed."""
    standing = temple("g s . s\n. . . .")
    gs = number_of("st1-0")
    assert completed(standing, "south", [gs], "green I3", [(4, 0, 0), (5, 0, 0), (6, 0, 0)]) == (gs,)


def test_a_face_of_the_new_block_that_is_hidden_does_not_count() -> None:
    picture = """
        .  . .
        s  . .
        wb . .
    """
    upright = [(1, 2, 0), (1, 2, 1), (1, 2, 2)]
    gs, gw = number_of("st1-0"), number_of("st1-3")
    assert completed(temple(picture), "south", [gs, gw], "green I3", upright) == (gw,)
    assert completed(temple(picture), "north", [gs, gw], "green I3", upright) == (gs,)


def test_a_blank_over_the_new_block_is_no_use_of_it() -> None:
    """The card g.g / ... lies around the new white block, but on none of its faces."""
    data = designed().to_data()
    data["keys"]["star"]["st1-0"]["pattern"] = "g.g"
    standing = Temple.parse(whole("g . g\n. . ."), PieceSet.from_data(data))
    assert completed(standing, "south", [0], "white I3", [(1, 1, 0), (1, 1, 1), (1, 1, 2)]) == ()


# The rulebook's three examples, in positions of our own.


def test_example_1_one_block_completes_two_keys_one_of_them_turned() -> None:
    standing = temple("s . b")
    two = [number_of("st1-0"), number_of("st2-0")]  # "gs", and "g. / gb"
    assert list(completed(standing, "south", two, "green I3", [(1, 0, 0), (1, 0, 1), (1, 0, 2)])) == two
    assert standing.view("south")[3:] == [".g........", ".g........", "sgb......."]


def test_example_2_white_faces_in_blank_squares_are_ignored() -> None:
    standing = temple("gw wbw")
    key = number_of("su3-0")  # g. / .b / g.
    assert completed(standing, "south", [key], "green I3", [(0, 0, 2), (0, 0, 3), (0, 0, 4)]) == (key,)
    assert standing.view("south")[3:] == ["gw........", "wb........", "gw........"]


def test_example_3_a_mirrored_design_cannot_be_claimed() -> None:
    key = number_of("su4-0")  # .s / gg / g.
    assert temple("gg -gs").visible_keys("south", [key]) == (key,)
    assert temple("-gs gg").visible_keys("south", [key]) == ()


# Matches, for those who show them.


def test_matches_list_where_a_key_lies_and_where_it_nearly_does() -> None:
    found = temple("s g . s").matches("south", number_of("st1-0"))
    assert found[0] == Match(seen=((0, 0), (1, 0)), missing=(), colours="")
    assert all(len(match.missing) == 1 for match in found[1:])
    assert Match(seen=((3, 0),), missing=((4, 0),), colours="g") in found
    assert Match(seen=((3, 0),), missing=((3, 1),), colours="g") in found


def test_matches_stay_inside_the_view_and_within_their_limit() -> None:
    standing = temple(". " * 9 + "sss")
    found = standing.matches("south", number_of("st1-0"), limit=100)
    spots = {spot for match in found for spot in match.seen + match.missing}
    assert spots == {(9, 0), (9, 1), (9, 2), (9, 3), (8, 0), (8, 1), (8, 2)}
    assert standing.matches("south", number_of("st1-0"), limit=3) == found[:3]


def completed(
    standing: Temple, side: Side, keys: list[int], name: str, cells: list[tuple[int, int, int]]
) -> tuple[int, ...]:
    """Place a block of the set by all rules; the keys that it completes for a side."""
    block = designed().block_numbers[name]
    code = standing.code(standing.pieces.shape_of[block], cells)
    assert code is not None
    assert standing.is_legal(code)
    standing.put(block, code)
    return standing.completed_keys(side, keys)
