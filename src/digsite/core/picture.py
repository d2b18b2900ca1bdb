"""A picture of plain areas and short labels: as SVG for pages and notebooks, as pixels for those who record games."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Pixels: TypeAlias = NDArray[np.uint8]

Point: TypeAlias = tuple[float, float]
"""To the right and down."""
BACKGROUND = "#fbf7ee"
EDGE = "#3d342a"


class Area(NamedTuple):
    """A convex polygon of one colour."""

    points: tuple[Point, ...]
    fill: str


class Label(NamedTuple):
    at: Point
    """Its lower left."""
    text: str
    size: float = 10.0


class Picture:
    """Areas and labels, the later ones above the earlier."""

    def __init__(self, width: float, height: float, parts: Sequence[Area | Label]) -> None:
        self.width, self.height = width, height
        self.parts = tuple(parts)

    def svg(self) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        ground = f'<rect width="100%" height="100%" fill="{BACKGROUND}"/>'
        body = "\n".join(_svg(part) for part in self.parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{ground}\n{body}\n</svg>\n'

    _repr_svg_ = svg

    def pixels(self) -> "Pixels":
        """Height x width x (red, green, blue)."""
        import numpy as np

        image = np.empty((round(self.height), round(self.width), 3), np.uint8)
        image[:] = _rgb(BACKGROUND)
        for part in self.parts:
            if isinstance(part, Area):
                _fill(image, part)
            else:
                _write(image, part)
        return image


def box(left: float, top: float, width: float, height: float, fill: str) -> Area:
    """An upright rectangle."""
    right, bottom = left + width, top + height
    return Area(((left, top), (right, top), (right, bottom), (left, bottom)), fill)


def _svg(part: Area | Label) -> str:
    if isinstance(part, Label):
        x, y = part.at
        style = f'font-family="sans-serif" font-size="{part.size:g}" fill="{EDGE}"'
        return f'<text x="{x:g}" y="{y:g}" {style}>{escape(part.text)}</text>'
    points = " ".join(f"{x:g},{y:g}" for x, y in part.points)
    return f'<polygon points="{points}" fill="{part.fill}" stroke="{EDGE}" stroke-width="0.6"/>'


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _fill(image: "Pixels", area: Area) -> None:
    """Every pixel whose middle lies on the same side of all edges."""
    import numpy as np

    xs, ys = [x for x, _ in area.points], [y for _, y in area.points]
    left, right = max(int(min(xs)), 0), min(int(max(xs)) + 1, image.shape[1])
    top, bottom = max(int(min(ys)), 0), min(int(max(ys)) + 1, image.shape[0])
    x, y = np.arange(left, right) + 0.5, (np.arange(top, bottom) + 0.5)[:, None]
    edges = zip(area.points, area.points[1:] + area.points[:1], strict=True)
    sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges]
    inside = np.all([side >= 0 for side in sides], axis=0) | np.all([side <= 0 for side in sides], axis=0)
    image[top:bottom, left:right][inside] = _rgb(area.fill)


def _write(image: "Pixels", label: Label) -> None:
    """In letters of three by five dots; what has no letter here is a gap."""
    dot = max(round(label.size / 8), 1)
    x, y = round(label.at[0]), round(label.at[1]) - 5 * dot
    for letter in label.text.upper():
        for row, bits in enumerate(_LETTERS.get(letter, "00000")):
            for column in range(3):
                if int(bits) >> (2 - column) & 1:
                    image[y + row * dot : y + (row + 1) * dot, x + column * dot : x + (column + 1) * dot] = _rgb(EDGE)
        x += 4 * dot


# Row by row from the top, three dots as an octal digit.
_LETTERS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711",
    "5": "74717", "6": "74757", "7": "71111", "8": "75757", "9": "75717",
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
    "-": "00700", "+": "02720", ":": "02020", "/": "11244",
}  # fmt: skip
