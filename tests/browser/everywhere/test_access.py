"""Access for everybody: axe finds nothing serious or critical on any screen, in either theme, on either size."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, ROOT, Visitor
from tests.browser.sizes import SIZES
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, BOARD, BOT, nearly_over
from tests.browser.tables.test_block_and_key import SOLO, click

AXE = Path(ROOT / "web/node_modules/axe-core/axe.min.js")
MINE = {"kind": "mine"}
BLOCKS = {"game": "block-and-key", "seats": [MINE], "scenario": SOLO}
CARDS = {"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": BOARD}
Check = Callable[[str], None]
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def faults(page: Page) -> list[str]:
    """The serious and critical faults of the page as it is now, drawn anew since its size or colours were changed."""
    page.evaluate(DRAWN)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)")
    return [
        f"{fault['id']}: {json.dumps([node['html'][:160] for node in fault['nodes'][:3]])}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()


CROSSED = (("dark", "phone"), ("light", "desk"))
"""Both themes and both sizes at least once; in the long run, every theme at every size."""
ALL = tuple((theme, size) for theme in ("dark", "light") for size in SIZES)


@pytest.fixture(params=[pytest.param(CROSSED, id="crossed"), pytest.param(ALL, id="all", marks=pytest.mark.long)])
def check(page: Page, request: pytest.FixtureRequest) -> Check:
    """A check of the screen, once the part is there that it is about: by day and by night, on a desk and on a phone."""

    def look(part: str) -> None:
        page.locator(part).first.wait_for()
        found = []
        for theme, size in request.param:
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size(SIZES[size])
            found += [f"{theme}, {size}: {fault}" for fault in faults(page)]
        page.set_viewport_size(DESK)
        assert found == [], part

    return look


def test_before_a_game(page: Page, check: Check) -> None:
    page.goto("/")
    check(".game-ancient-knowledge")
    page.get_by_role("button", name="Settings").click()
    check(".settings .identity")
    page.goto("/new/block-and-key")
    page.locator(".fold").nth(3).wait_for()
    page.evaluate("document.querySelectorAll('.fold').forEach(fold => { fold.open = true })")
    check(".fold .check")
    friends = [MINE, {"kind": "invited", "name": "Ben"}, {"kind": "open"}]
    Table(page).open({"game": "block-and-key", "seats": friends, "clock": {"kind": "days", "days": 2}}, start=False)
    check(".waiting .facts")


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("/rules/block-and-key", ".rules figure"),
        ("/rules/ancient-knowledge", ".rules figure"),
        ("/nowhere", "h1"),
        ("/learn/block-and-key", ".bk-table .supply-block"),
        ("/learn/ancient-knowledge", ".ak-hand .ak-tile"),
        ("/puzzles", ".puzzle-stream button"),
        ("/workshop", ".key-choice"),
        ("/daily/ancient-knowledge", ".daily-days li"),
        ("/groups", ".group-form select"),
    ],
)
def test_beside_a_game(page: Page, check: Check, path: str, part: str) -> None:
    page.goto(path)
    check(part)


def test_among_the_cards(page: Page, check: Check) -> None:
    page.goto("/cards")
    page.get_by_role("searchbox").fill("Egypt")
    check(".ak-card")


def test_in_a_game_of_block_and_key(page: Page, check: Check) -> None:
    Table(page).open({**BLOCKS, "clock": {"kind": "live", "seconds": 600}})
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Chat").click()
    page.locator(".chat").wait_for()
    check(".verdict-good")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Place here").click()
    page.locator(".log-rule").first.focus()
    check("[role=tooltip]")
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="Show as text").click()
    check(".text-table")


def test_in_a_game_of_ancient_knowledge(page: Page, check: Check) -> None:
    Table(page).open(CARDS)
    page.locator(".ak-hand .ak-tile").first.hover()
    check(".ak-card")
    page.locator(".ak-hand .ak-tile").first.click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Archive").click()
    check(".ak-gather")
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="Show as text").click()
    check(".text-table")


def test_between_two_on_one_device(page: Page, check: Check) -> None:
    Table(page).open({"game": "block-and-key", "seats": [MINE, {"kind": "mine", "name": "Ben"}]})
    check(".privacy")


@pytest.mark.long
@pytest.mark.parametrize(("rules", "part"), [(CARDS, ".ak-timeline"), (BLOCKS, ".face-view")])
def test_looking_on(visitor: Visitor, page: Page, check: Check, rules: dict[str, object], part: str) -> None:
    table = Table(visitor()).open(rules)
    page.goto(f"/t/{table}")
    check(part)


@pytest.mark.long
def test_after_a_game_of_block_and_key(page: Page, check: Check) -> None:
    table = Table(page)
    place = table.open({**BLOCKS, "scenario": {**SOLO, "solo_turn": 11}})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    after_the_end(page, check, place)


@pytest.mark.long
def test_after_a_game_of_ancient_knowledge(page: Page, check: Check) -> None:
    table = Table(page)
    place = table.open({**CARDS, "scenario": nearly_over()})
    table.play_on(*ANSWERS)
    after_the_end(page, check, place)


def after_the_end(page: Page, check: Check, place: str) -> None:
    check(".end-panel [open] .score-line")
    page.get_by_role("button", name="Look at the table").click()
    check(".after-end")
    page.goto(f"/t/{place}/replay")
    check(".scrubber")
