"""The table of Block and Key as a picture: the temple, and beside it what each seat sees of it."""

from collections.abc import Iterator

from digsite.block_and_key.geometry.temple_picture import STONES, temple_picture
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS
from digsite.block_and_key.positions.from_view import seen_temple
from digsite.core import View
from digsite.core.picture import Area, Label, Picture, box

SQUARE, GAP = 9.0, 26.0
HOLLOW = "#ece4d2"
_FILLS = dict(zip(LETTERS, (STONES[colour] for colour in COLOURS), strict=True))


def table_picture(view: View) -> Picture:
    temple = temple_picture(seen_temple(view))
    rows, places = len(view["faces"][0]), max(len(face[0]) for face in view["faces"])
    height = max(temple.height, (rows * SQUARE + GAP) * view["players"] + GAP)
    parts = [*temple.parts, *_faces(view, temple.width, rows * SQUARE + GAP)]
    return Picture(temple.width + places * SQUARE + GAP, height, parts)


def _faces(view: View, left: float, apart: float) -> Iterator[Area | Label]:
    """Each seat's flat picture under its number and its points."""
    for seat, face in enumerate(view["faces"]):
        top = GAP + seat * apart
        yield Label((left, top - 5), f"{seat}: {view['sides'][seat]} {view['points'][seat]}", 12.0)
        for row, letters in enumerate(face):
            for place, letter in enumerate(letters):
                fill = _FILLS.get(letter, HOLLOW)
                yield box(left + place * SQUARE, top + row * SQUARE, SQUARE, SQUARE, fill)
