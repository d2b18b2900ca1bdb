"""What a screenshot shows."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Colour = tuple[int, ...]
CLOSE = 40
"""How far light may change each part of a colour."""


def pixels_of(png: bytes) -> NDArray[np.int16]:
    """Rows of pixels of three colours each; signed, so that differences can be taken."""
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), dtype=np.int16)


def colours_of(png: bytes) -> set[Colour]:
    """The different colours of a picture."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    found = picture.getcolors(picture.width * picture.height) or []
    return {colour for _, colour in found if isinstance(colour, tuple)}


def near(seen: set[Colour], wanted: Colour) -> bool:
    return any(_is_close(colour, wanted) for colour in seen)


def share_of(png: bytes, wanted: Colour) -> float:
    """Which part of a picture has a colour close to that."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    size = picture.width * picture.height
    found = picture.getcolors(size) or []
    return sum(n for n, colour in found if isinstance(colour, tuple) and _is_close(colour, wanted)) / size


def _is_close(colour: Colour, wanted: Colour) -> bool:
    return all(abs(a - b) < CLOSE for a, b in zip(colour, wanted, strict=True))
