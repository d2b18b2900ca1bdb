"""Ruling 5: a match counts if it was not complete before, on the same squares in the same turn.

Tried from all four sides, with keys in all their turns: faces stand far in, and a block comes to stand before them.
"""

from itertools import product

import pytest

from digsite.block_and_key import Temple
from digsite.block_and_key.geometry import kernel
from digsite.block_and_key.pieces.keys import Square
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, SIDES, Side
from tests.block_and_key.drawing import cell, number_of

FAR, NEARER, NEAREST = 7, 4, 1
"""How far in from the side."""
AT = (3, 1)
"""Where the lower left corner of a key lies in the view: the fourth place, the second level."""
KEYS = ("st1-0", "st2-1", "su2-2", "su4-3", "mo1-0", "mo3-1", "mo4-2")

every_key_from_every_side = pytest.mark.parametrize(("name", "side"), list(product(KEYS, SIDES)))


def show(temple: Temple, side: Side, square: Square, depth: int, letter: str | None = None) -> None:
    """Let the side see a square of a key, so far in, in its own colour or in another."""
    right, up, own = square
    colour = COLOURS[LETTERS.index(letter or own)]
    temple.stand_unnamed(colour, [cell(side, AT[0] + right, AT[1] + up, depth)])


def shown(name: str, side: Side, squares: tuple[Square, ...]) -> Temple:
    """A temple in which the side sees these squares, far in."""
    temple = Temple()
    for square in squares:
        show(temple, side, square, FAR)
    return temple


def turns(name: str) -> list[tuple[Square, ...]]:
    return list(Temple().pieces.keys[number_of(name)].turns)


def another(letter: str) -> str:
    return LETTERS[(LETTERS.index(letter) + 1) % len(LETTERS)]


@every_key_from_every_side
def test_the_square_that_was_missing_completes_it_and_the_match_is_told(name: str, side: Side) -> None:
    key = number_of(name)
    for squares in turns(name):
        for missing in squares:
            temple = shown(name, side, tuple(square for square in squares if square != missing))
            show(temple, side, missing, NEARER)
            assert temple.completed_keys(side, [key]) == (key,)
            spots = {(AT[0] + right, AT[1] + up) for right, up, _ in squares}
            assert spots in [set(match) for match in temple.new_matches(side, key)]


@every_key_from_every_side
def test_a_face_covered_with_the_same_colour_completes_nothing(name: str, side: Side) -> None:
    key = number_of(name)
    for squares in turns(name):
        for covered in squares:
            temple = shown(name, side, squares)
            show(temple, side, covered, NEARER)
            assert temple.visible_keys(side, [key]) == (key,)
            assert temple.completed_keys(side, [key]) == ()
            assert temple.new_matches(side, key) == []


@every_key_from_every_side
def test_a_match_that_was_covered_may_be_completed_again(name: str, side: Side) -> None:
    """It was not complete just before, whatever lay there earlier."""
    key = number_of(name)
    for squares in turns(name):
        for covered in squares:
            temple = shown(name, side, squares)
            show(temple, side, covered, NEARER, another(covered[2]))
            assert temple.visible_keys(side, [key]) == ()
            show(temple, side, covered, NEAREST)
            assert temple.completed_keys(side, [key]) == (key,)


@pytest.mark.parametrize("side", SIDES)
def test_an_old_match_does_no_harm_to_a_new_one_beside_it(side: Side) -> None:
    """Green, grey, and now green again: the grey face serves both."""
    key = number_of("st1-0")  # gs
    temple = shown("st1-0", side, ((0, 0, "g"), (1, 0, "s")))
    show(temple, side, (2, 0, "g"), NEARER)
    assert temple.completed_keys(side, [key]) == (key,)
    assert [sorted(match) for match in temple.new_matches(side, key)] == [[(4, 1), (5, 1)]]


@pytest.mark.parametrize("side", SIDES)
def test_all_new_matches_of_a_key_are_told(side: Side) -> None:
    key = number_of("st1-0")  # gs
    temple = shown("st1-0", side, ((0, 0, "g"), (2, 0, "g"), (1, 1, "g")))
    show(temple, side, (1, 0, "s"), NEARER)
    found = sorted(sorted(match) for match in temple.new_matches(side, key))
    assert found == [[(3, 1), (4, 1)], [(4, 1), (4, 2)], [(4, 1), (5, 1)]]


@every_key_from_every_side
def test_an_old_match_in_the_corner_is_not_completed_by_a_new_face_elsewhere(name: str, side: Side) -> None:
    """At the very first place of the view."""
    key = number_of(name)
    temple = Temple()
    for right, up, letter in turns(name)[0]:
        temple.stand_unnamed(COLOURS[LETTERS.index(letter)], [cell(side, right, up, FAR)])
    temple.stand_unnamed("green", [cell(side, 9, 5, NEARER)])
    assert temple.visible_keys(side, [key]) == (key,)
    assert temple.completed_keys(side, [key]) == ()


@pytest.mark.parametrize("side", SIDES)
def test_only_keys_that_were_asked_about_are_told_to_have_been_there(side: Side) -> None:
    first, other = number_of("st1-0"), number_of("mo4-2")
    temple = Temple()
    for name, depth in (("st1-0", FAR), ("mo4-2", FAR)):
        for right, up, letter in turns(name)[0]:
            across = right if name == "st1-0" else right + 6
            temple.stand_unnamed(COLOURS[LETTERS.index(letter)], [cell(side, across, up, depth)])
    temple.stand_unnamed("green", [cell(side, 5, 5, NEARER)])
    for asked in ([first], [other], [first, other]):
        assert tuple(temple.keys_visible_before(side, asked)) == tuple(sorted(asked))


@pytest.mark.parametrize("side", SIDES)
def test_the_kernel_answers_for_the_keys_that_are_asked_for_and_no_others(side: Side) -> None:
    """Any two of one pattern's colours in a row make several keys at once."""
    temple = Temple()
    for place, colour in enumerate(COLOURS):
        temple.stand_unnamed(colour, [cell(side, AT[0] + place, AT[1], FAR)])
    every = (1 << len(temple.pieces.keys)) - 1
    asked = temple.packed, temple._tables.keys, SIDES.index(side)
    for answer in (kernel.visible, kernel.completed):
        found = answer(*asked, every)
        assert found.bit_count() > 1
        lowest = found & -found
        assert answer(*asked, lowest) == lowest
        assert answer(*asked, every & ~lowest) == found & ~lowest
