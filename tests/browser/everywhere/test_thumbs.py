"""Whatever can be pressed is as large as a thumb where the pointer is one, on every page and in what opens there."""

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.sizes import OUT_OF_REACH
from tests.browser.table import Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, BOARD, BOT, nearly_over

LEFT_OUT = ".scrubber-turn"
"""The turns of a replay are only seen: its line and its steps lead to them."""


def small(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready.then(() => true)")
    return list(page.evaluate(OUT_OF_REACH, LEFT_OUT))


def test_everything_that_can_be_pressed_is_as_large_as_a_thumb(visitor: Visitor) -> None:
    page = visitor(phone=True, quick=True)
    table = Table(page).enter("Ada")
    found: dict[str, list[str]] = {}
    page.locator(".game-ancient-knowledge .wish > summary").tap()
    found["lobby"] = small(page)
    page.get_by_role("button", name="Settings").tap()
    page.locator(".identity").wait_for()
    found["settings"] = small(page)
    for path, part in (("/new/ancient-knowledge", ".check"), ("/rules/ancient-knowledge", ".rule-index a")):
        page.goto(path)
        page.locator(part).first.wait_for()
        found[path] = small(page)
    mine = {"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT]}
    table.open({**mine, "scenario": BOARD})
    page.locator(".ak-hand .ak-tile").first.wait_for()
    for part in ("technologies", "others", "mine"):
        page.locator(f".chip-{part}").tap()
        found[part] = small(page)
    place = table.open({**mine, "scenario": nearly_over()})
    table.play_on(*ANSWERS)
    for lines in page.locator(".end-lines > summary").all():
        lines.tap()
    page.locator(".share-picture").wait_for()
    found["end"] = small(page)
    page.goto(f"/t/{place}/replay")
    page.locator(".scrubber").wait_for()
    found["replay"] = small(page)
    assert {where: named for where, named in found.items() if named} == {}
