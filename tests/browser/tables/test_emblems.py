"""The emblems of the cards: each is drawn, and none looks like another, not even small."""

from itertools import combinations

import numpy as np
import pytest

from digsite.ancient_knowledge.cards import CARDS
from tests.browser.conftest import Visitor
from tests.browser.pixels import pixels_of

SMALL = """() => {
  const arts = [...document.querySelectorAll(".ak-card-art")].map(art => art.outerHTML);
  document.body.innerHTML = `<div id="sheet">${arts.join("")}</div>`;
  const style = document.createElement("style");
  style.textContent = "#sheet { display: grid; grid-template-columns: repeat(27, 40px); width: 1080px }" +
    "#sheet svg { width: 40px; height: 40px }";
  document.head.append(style);
}"""
SIDE = 40
APART = {"light": 26, "dark": 18}
"""How much a pixel's colour must differ, of 255, to be seen as another one: less in the dark, where all is darker."""
ENOUGH = 0.12
"""The share of pixels that differ between any two emblems."""


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_no_two_emblems_look_alike_at_40_pixels(visitor: Visitor, theme: str) -> None:
    page = visitor(theme=theme)
    page.goto("/cards")
    page.locator(".ak-card-art").nth(len(CARDS) - 1).wait_for()
    assert page.locator(".ak-card-art").count() == len(CARDS)
    page.evaluate(SMALL)
    sheet = pixels_of(page.locator("#sheet").screenshot())
    tiles = [
        sheet[row : row + SIDE, column : column + SIDE]
        for row in range(0, sheet.shape[0], SIDE)
        for column in range(0, sheet.shape[1], SIDE)
    ][: len(CARDS)]
    assert len(tiles) == len(CARDS)
    alike = [
        (first, second, share)
        for (first, one), (second, other) in combinations(enumerate(tiles), 2)
        if (share := float((np.abs(one - other).max(axis=2) > APART[theme]).mean())) < ENOUGH
    ]
    assert alike == []
