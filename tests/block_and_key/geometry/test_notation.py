"""The notation of temples: a text read gives the temple, and the temple gives the same text back."""

import random

import pytest

from digsite import BadPosition
from digsite.block_and_key import Temple
from digsite.block_and_key.pieces.piece_set import PieceSet, designed
from tests.block_and_key.drawing import CORE, temple, whole
from tests.block_and_key.pieces.test_pieces import small_set
from tests.block_and_key.random_temples import grown, heaped

PICTURE = """\
core: N=green E=grey S=brown W=white
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . ## ## . . . .
. . . . ## ## . . . .
. . . w . . . . . .
. . ww w . . . . . .
. . . . . . . . . .
. . . . . . . . . ."""


def test_the_text_of_a_temple_is_the_one_it_was_read_from() -> None:
    assert str(Temple.parse(PICTURE)) == PICTURE
    assert eval(repr(Temple.parse(PICTURE))) == Temple.parse(PICTURE)


@pytest.mark.parametrize("pieces", [designed(), PieceSet.from_data(small_set())], ids=lambda pieces: pieces.name)
def test_every_temple_survives_the_way_through_text(pieces: PieceSet) -> None:
    rng = random.Random(3)
    for _ in range(50):
        for standing in (grown(rng, pieces, rng.randrange(20)), heaped(rng, pieces)):
            again = Temple.parse(str(standing), pieces)
            assert again == standing
            assert str(again) == str(standing)


def test_space_around_the_text_and_its_lines_does_not_matter() -> None:
    indented = "\n".join(f"   {line}  " for line in PICTURE.splitlines())
    assert str(Temple.parse(f"\n{indented}\n\n")) == PICTURE


def test_rows_are_drawn_north_first_and_columns_west_to_east() -> None:
    standing = Temple.parse(PICTURE)
    core, large = standing.blocks[40], standing.blocks[42]
    assert (4, 4, 0) in core
    assert (5, 5, 1) in core
    assert large == ((2, 2, 0), (2, 2, 1), (3, 2, 0), (3, 3, 0))


def test_each_group_of_one_colour_that_hangs_together_is_one_block() -> None:
    standing = temple("""
        gg . g
        g  s g
        .  s -s
    """)
    assert sorted(map(len, standing.blocks.values())) == [1, 2, 2, 3]


def test_all_cells_of_the_core_are_one_block() -> None:
    assert temple("# . #").blocks == {40: ((0, 0, 0), (2, 0, 0))}


def test_only_the_notation_is_judged() -> None:
    """Any colours on the core's sides, cells that float, any number of pieces."""
    text = whole("---g gggggg #\n# # s", "core: N=white E=white S=white W=grey")
    assert str(Temple.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1: expected 10 rows"),
        (CORE, "line 1: expected 10 rows below it; got 0 rows"),
        (whole(".").replace("core:", "cube:"), "line 1: expected core: N="),
        (whole(".").replace("green", "red"), "line 1: expected core: N="),
        (whole(".").replace("N=green E=grey", "E=grey N=green"), "line 1: expected core: N="),
        (whole(". . . . . . . . . . ."), "line 11: expected 10 columns; got 11 columns"),
        (PICTURE.replace(" . . ## ##", " . ## ##"), "line 6: expected 10 columns; got 9 columns"),
        (whole("r"), "line 11: expected stacks of gsbw#-"),
        (whole("g-"), "line 11: expected stacks of gsbw#-"),
        (whole("-"), "line 11: expected stacks of gsbw#-"),
        (whole("g."), "line 11: expected stacks of gsbw#-"),
        (whole("ggggggg"), "line 11: expected stacks of at most 6 cells"),
    ],
)
def test_what_is_no_notation_is_refused_with_its_line(text: str, expected: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Temple.parse(text)
    assert expected in refused.value.reason


def test_the_size_is_that_of_the_set() -> None:
    with pytest.raises(BadPosition, match="expected 7 rows"):
        Temple.parse(PICTURE, PieceSet.from_data(small_set()))
