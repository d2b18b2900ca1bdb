"""Takes the pictures of the main screens for the README: `python -m tests.browser.tools.pictures ADDRESS docs/img`.

ADDRESS is a running server with a client, such as http://localhost:8000. Each screen is reached once and then taken on
a desk and on a phone, by day and by night. Names of screens after the folder take those alone.
"""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import DESK, FLAGS, PHONE, chromium
from tests.browser.decisions import is_late, most_claiming, position
from tests.browser.table import BLOCK_AND_KEY, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS

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


NEARLY_OVER = {
    "seats": [
        {
            "hand": ["C7", "A3", "P12", "M9", "C20", "A7"],
            "timeline": {1: [["C16", 2]], 2: [["P25", 1]], 4: [["P8", 3]]},
            "past": ["M1", "M2", "P3", "C4", "P6", "C11", "M13", "P21", "C25", "M18", "C33", "P17"],
            "artefacts": ["A5", "A12"],
            "technologies": ["T2", "T5", "T31"],
            "lost": 3,
        },
        {
            "hand": ["C8", "A4"],
            "timeline": {1: [["C1", 3]], 3: [["M20", 1]]},
            "past": ["M5", "P1", "C9", "M7", "P9", "P10", "C12", "M11", "P13", "C14", "P15"],
            "technologies": ["T8"],
            "lost": 5,
        },
    ],
    "seed": 2,
}
MINE = {"kind": "mine"}
BOT = {"kind": "bot", "strength": "random"}
FORMS: tuple[tuple[str, ViewportSize, Literal["light", "dark"]], ...] = (
    ("", DESK, "light"),
    ("-dark", DESK, "dark"),
    ("-phone", PHONE, "light"),
    ("-phone-dark", PHONE, "dark"),
)
ALL_EMBLEMS = """() => {
  const arts = [...document.querySelectorAll(".ak-card-art")].map(art => art.outerHTML);
  document.body.innerHTML = `<div id="sheet">${arts.join("")}</div>`;
  const style = document.createElement("style");
  style.textContent = "#sheet { display: grid; grid-template-columns: repeat(21, 64px); gap: 4px; width: 1424px }" +
    "#sheet svg { width: 64px; height: 64px }";
  document.head.append(style);
}"""
QUALITY = 82
WITH_A_CARD = """
const asked = WebGL2RenderingContext.prototype.getParameter;
WebGL2RenderingContext.prototype.getParameter = function (name) {
  return name === 37446 ? "A graphics card" : asked.call(this, name);
};
"""
"""Software says that it is a card: what is left to those that have one is drawn too."""
AT_NOON = "Date.prototype.getHours = () => 12; Date.prototype.getMinutes = () => 0;"
"""By the hour: noon by day, and night on a dark page."""


def lobby(page: Page) -> None:
    page.goto("/")
    page.locator(".showpiece[data-live] canvas").wait_for()
    page.wait_for_timeout(1500)


def waiting(page: Page) -> None:
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT, {"kind": "open"}]}, start=False)
    page.locator(".glimpse svg").first.wait_for()


def block_and_key(page: Page) -> None:
    Table(page).open({"game": "block-and-key", "seats": [MINE], "scenario": TEMPLE})
    Table(page).hold_at(*most_claiming(TEMPLE))
    page.locator(".verdict-good .key-picture").first.wait_for()


def ancient_knowledge(page: Page) -> None:
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": CARDS})
    page.locator(".ak-hand .ak-tile").first.click()
    page.locator(".ak-target").first.wait_for()


def result(page: Page) -> None:
    """A game between two: whoever looks has lost or won, and both sides can be seen."""
    table = Table(page)
    late = position("block-and-key", 2, is_late)
    table.open({**late, "seats": [MINE, BOT]})
    table.play_on(*BLOCK_AND_KEY)
    page.locator(".finale[data-resting] canvas").wait_for()
    page.locator(".curve").wait_for()


def ended_in_knowledge(page: Page) -> str:
    table = Table(page)
    place = table.open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": NEARLY_OVER})
    table.play_on(*ANSWERS)
    return place


def knowledge_result(page: Page) -> None:
    ended_in_knowledge(page)
    page.locator(".losses").wait_for()
    page.locator(".curve").wait_for()


def replay(page: Page) -> None:
    place = ended_in_knowledge(page)
    page.goto(f"/t/{place}/replay?at=6")
    page.locator(".scrubber-turn").first.wait_for()


def review(page: Page) -> None:
    table = Table(page)
    place = table.open({"game": "block-and-key", "seats": [MINE], "scenario": {**TEMPLE, "solo_turn": 10}})
    table.play_on(*BLOCK_AND_KEY)
    page.goto(f"/t/{place}/review")
    page.locator(".review .review-turn").first.wait_for(timeout=300_000)


def lesson(page: Page) -> None:
    page.goto("/learn/block-and-key")
    page.locator(".bk-table .supply-block").first.wait_for()


def daily(page: Page) -> None:
    page.goto("/daily/ancient-knowledge")
    page.locator(".daily-days li").first.wait_for()


def puzzles(page: Page) -> None:
    page.goto("/puzzles")
    page.locator(".puzzle-stream button").first.wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/block-and-key")
    page.locator(".rules figure").first.wait_for()


def cards(page: Page) -> None:
    page.goto("/cards")
    page.locator(".ak-card-art").nth(188).wait_for()


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "waiting": waiting,
    "block-and-key": block_and_key,
    "ancient-knowledge": ancient_knowledge,
    "result": result,
    "knowledge-result": knowledge_result,
    "replay": replay,
    "review": review,
    "lesson": lesson,
    "daily": daily,
    "puzzles": puzzles,
    "rules": rules,
    "cards": cards,
}


def keep(png: bytes, path: Path) -> None:
    Image.open(BytesIO(png)).convert("RGB").save(path, quality=QUALITY, method=6)


def take(address: str, folder: Path, wanted: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, go in SCREENS.items():
            if wanted and name not in wanted:
                continue
            context = browser.new_context(
                base_url=address, viewport=DESK, locale="en-GB", timezone_id="UTC", reduced_motion="reduce"
            )
            context.set_default_timeout(60_000)
            context.add_init_script(WITH_A_CARD)
            context.add_init_script(AT_NOON)
            page = context.new_page()
            go(page)
            for suffix, size, theme in FORMS:
                page.set_viewport_size(size)
                page.emulate_media(color_scheme=theme)
                page.evaluate("scrollTo(0, 0)")
                page.wait_for_timeout(1500)
                keep(page.screenshot(), folder / f"{name}{suffix}.webp")
            if name == "cards":
                page.set_viewport_size(DESK)
                page.emulate_media(color_scheme="light")
                page.evaluate(ALL_EMBLEMS)
                keep(page.locator("#sheet").screenshot(), folder / "emblems.webp")
            context.close()
        browser.close()


if __name__ == "__main__":
    Path(sys.argv[2]).mkdir(parents=True, exist_ok=True)
    take(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
