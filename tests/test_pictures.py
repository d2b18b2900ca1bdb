"""States and temples as pictures: SVG for pages and notebooks, pixels for recordings."""

import random
from xml.etree import ElementTree

import numpy as np
import pytest

import digsite
from digsite import games
from digsite.block_and_key import Temple
from digsite.block_and_key.geometry.temple_picture import temple_picture
from digsite.core import BadOption, State
from digsite.core.picture import BACKGROUND, EDGE, Area, Label, Picture, box
from digsite.games import GAMES
from tests.conformance.play import sampled_positions

FLOOR = "\n".join([". . . . . . . . . ."] * 4)
TEMPLE = f"core: N=green E=grey S=brown W=white\n{FLOOR}\n. . . . ## ## . . . .\n. . . . ## ## . . . .\n{FLOOR}\n"
SVG = "{http://www.w3.org/2000/svg}"


def rgb(colour: str) -> list[int]:
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]


def test_areas_and_labels_are_painted_one_over_the_other() -> None:
    picture = Picture(20, 10, [box(0, 0, 10, 10, "#ff0000"), box(5, 0, 5, 10, "#0000ff"), Label((11, 8), "1", 8)])
    pixels = picture.pixels()
    assert pixels.shape == (10, 20, 3)
    assert pixels[5, 2].tolist() == rgb("#ff0000")
    assert pixels[5, 7].tolist() == rgb("#0000ff")
    assert pixels[0, 15].tolist() == rgb(BACKGROUND)
    # The digit: a stroke of five dots, a dot before its top, three at its foot.
    dots = np.argwhere((pixels == rgb(EDGE)).all(axis=2)).tolist()
    assert dots == [[3, 12], [4, 11], [4, 12], [5, 12], [6, 12], [7, 11], [7, 12], [7, 13]]


@pytest.mark.parametrize("points", [((0, 0), (9, 0), (0, 9)), ((0, 9), (9, 0), (0, 0))])
def test_an_area_is_filled_whichever_way_it_goes_around(points: tuple[tuple[float, float], ...]) -> None:
    pixels = Picture(10, 10, [Area(points, "#000000")]).pixels()
    black = (pixels == 0).all(axis=2)
    assert black[1, 1]
    assert not black[8, 8]
    assert 40 <= black.sum() <= 50


def test_an_area_beyond_the_edge_is_cut_off() -> None:
    pixels = Picture(4, 4, [box(-5, -5, 20, 20, "#000000")]).pixels()
    assert not pixels.any()


def test_a_label_is_text_and_nothing_else() -> None:
    root = ElementTree.fromstring(Picture(9, 9, [Label((0, 9), "<b> & co")]).svg())
    assert [text.text for text in root.iter(f"{SVG}text")] == ["<b> & co"]


def test_a_temple_shows_the_floor_and_the_faces_that_are_seen() -> None:
    temple = Temple.parse(TEMPLE)
    root = ElementTree.fromstring(temple._repr_svg_())
    polygons = [polygon.get("fill") for polygon in root.iter(f"{SVG}polygon")]
    # A hundred tiles; of the cube four cells from above, four from the west and four from the south.
    assert len(polygons) == 100 + 12
    assert len(set(polygons[-12:])) == 3
    temple.place("white", [(3, 3, 0), (3, 2, 0), (3, 1, 0)])
    assert len(temple_picture(temple).parts) == 112 + 7


def test_what_stands_in_front_is_painted_last() -> None:
    temple = Temple.parse(TEMPLE)
    before = temple_picture(temple).pixels()
    temple.place("green", [(3, 3, 0), (3, 3, 1), (3, 3, 2)])
    after = temple_picture(temple).pixels()
    changed = after[(before != after).any(axis=2)]
    assert len(changed) > 1000
    assert (changed[:, 1] > changed[:, 0]).mean() > 0.9  # green all over


@pytest.mark.parametrize("name", GAMES)
def test_every_position_can_be_drawn(name: str) -> None:
    for players in digsite.game(name).player_counts:
        for position in sampled_positions(digsite.game(name).new(players, 1), random.Random(1), every=50):
            for seat in (None, 0):
                picture = games.picture(position, seat)
                ElementTree.fromstring(picture.svg())
                pixels = picture.pixels()
                assert pixels.shape[:2] == (round(picture.height), round(picture.width))
                assert len(np.unique(pixels[::2, ::2, 2])) > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_a_state(name: str) -> None:
    state: State = digsite.game(name).new(2, 1)
    assert state._repr_svg_() == games.picture(state).svg()  # type: ignore[attr-defined]


def test_a_game_without_a_picture_says_so(pebbles: str) -> None:
    with pytest.raises(BadOption, match="cannot be drawn"):
        games.picture(digsite.game(pebbles).new(2, 1))
