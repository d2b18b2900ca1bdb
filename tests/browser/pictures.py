"""Takes the pictures of the main screens that the README shows: `python -m tests.browser.pictures ADDRESS docs/img`.

ADDRESS is a running server with a client, such as http://localhost:8000.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.conftest import DESK, FLAGS, PHONE, chromium
from tests.browser.table import Table

TEMPLE = {
    "core": {"at": [4, 4], "north": "green"},
    "blocks": [
        ["white left-screw", [[3, 3, 0], [3, 2, 0], [2, 2, 0], [2, 2, 1]]],
        ["grey L4", [[6, 3, 0], [6, 3, 1], [6, 3, 2], [7, 3, 0]]],
        ["brown I4", [[3, 6, 0], [3, 6, 1], [3, 6, 2], [3, 6, 3]]],
        ["green T4", [[6, 6, 0], [6, 6, 1], [6, 6, 2], [7, 6, 1]]],
        ["green I3", [[5, 3, 0], [5, 3, 1], [5, 3, 2]]],
    ],
    "seats": [
        {
            "hand": ["st2-2", "su4-0", "su6-1", "mo4-2"],
            "claimed": ["st1-0", "su1-1", "su2-3"],
            "supply": ["grey T4", "brown tripod", "white S4", "green O4"],
            "enigma": "grey",
        }
    ],
    "solo_turn": 5,
    "seed": 4,
}
CARDS = {
    "seats": [
        {
            "hand": ["C7", "A3", "P12", "M9", "C20"],
            "timeline": {1: [["C16", 2]], 3: [["P25", 1], ["M3", 2]], 4: [["P8", 3]], 6: [["C30", 4]]},
            "past": ["M1", "M2", "P3", "C4", "P6"],
            "rotated": 2,
            "artefacts": ["A5", "A12"],
            "technologies": ["T2", "T5"],
            "lost": 4,
        },
        {"timeline": {2: [["C1", 3]], 5: [["P30", 2]]}, "past": ["M5", "P1"], "lost": 2},
    ],
    "seed": 2,
}


@contextmanager
def person(browser: Browser, address: str, size: ViewportSize, theme: str = "light") -> Iterator[Page]:
    dark = theme == "dark"
    context = browser.new_context(
        base_url=address,
        viewport=size,
        locale="en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def take(address: str, folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size, theme in (("", DESK, "light"), ("-dark", DESK, "dark"), ("-phone", PHONE, "light")):
            with person(browser, address, size, theme) as page:
                page.goto("/")
                page.locator(".game-card").nth(1).wait_for()
                page.wait_for_timeout(500)
                page.screenshot(path=folder / f"lobby{name}.png")
                table = Table(page)
                table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": TEMPLE})
                page.get_by_role("button", name="All placements").click()
                page.get_by_role("button", name="Next: Claims").first.click()
                page.locator(".verdict-good .key-picture").first.wait_for()
                page.evaluate("scrollTo(0, 0)")
                page.wait_for_timeout(1500)
                page.screenshot(path=folder / f"block-and-key{name}.png")
                bot = {"kind": "bot", "strength": "random"}
                table.open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, bot], "scenario": CARDS})
                page.locator(".ak-hand .ak-tile").first.click()
                page.locator(".ak-target").first.wait_for()
                page.wait_for_timeout(500)
                page.screenshot(path=folder / f"ancient-knowledge{name}.png")
        browser.close()


if __name__ == "__main__":
    Path(sys.argv[2]).mkdir(parents=True, exist_ok=True)
    take(sys.argv[1], Path(sys.argv[2]))
