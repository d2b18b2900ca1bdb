"""Hints in the browser: two presses, by pointer, by thumb and by key; told in the list of keys and at the end."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import asks, position
from tests.browser.sizes import SETTLED, SIZES, TOO_SMALL
from tests.browser.table import OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, BOT, nearly_over
from tests.browser.tools.pictures import TEMPLE

MINE = {"kind": "mine"}
LOSING = {
    "seats": [{"hand": ["M10", "M28", "C12"], "timeline": {1: [["C16", 3]]}}, {}],
    "pillars": [[], [], []],
    "actions_left": 1,
}


def inside(page: Page, selector: str) -> bool:
    """Whether it lies wholly in sight."""
    box, size = page.locator(selector).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"] + 1


def test_two_presses_show_where_to_look_and_what_to_choose(visitor: Visitor) -> None:
    page = visitor()
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": LOSING})
    page.locator(".short-cuts").wait_for()
    page.keyboard.press("?")
    expect(page.locator(".short-cut-list")).to_contain_text("Ask for a hint")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.locator(".hint-panel")
    expect(panel).to_contain_text("Look here")
    expect(page.locator(".hint-move")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(".hint-move")).to_be_visible()
    page.locator(".hint-play").click()
    expect(panel).to_have_count(0)


def test_a_thumb_gets_a_hint_and_the_end_tells_how_many_and_why(visitor: Visitor) -> None:
    page = visitor(phone=True)
    table = Table(page)
    table.open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over()})
    page.get_by_role("button", name="Hint", exact=True).wait_for()
    page.wait_for_function(SETTLED)
    assert page.evaluate(TOO_SMALL, ".top-bar .button, .brand, .ak-signs") == []
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hint-more").click()
    expect(page.locator(".hint-move")).to_be_visible()
    assert inside(page, ".hint-panel")
    page.locator(".hint-close").click()
    table.play_on(*ANSWERS)
    page.locator(OVER).first.wait_for()
    expect(page.locator(".end-hints")).to_have_text("One hint taken")


def test_hints_are_there_in_the_text_mode_and_not_where_the_table_has_none(visitor: Visitor) -> None:
    page = visitor(textMode=True)
    Table(page).open({"game": "block-and-key", "seats": [MINE, BOT]})
    page.locator(".text-table").wait_for()
    page.locator(".hint-ask").click()
    expect(page.locator(".hint-panel [role=status]")).to_contain_text("Look here")
    Table(page).open({"game": "block-and-key", "seats": [MINE, BOT], "assist": False})
    page.locator(".text-table").wait_for()
    expect(page.locator(".hint-ask")).to_have_count(0)


COVERED = """() => {
  const panel = document.querySelector(".hint-panel").getBoundingClientRect();
  return [...document.querySelectorAll(".yard-line, .site, .action-bar, .hinted")].filter(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top;
  }).map(each => each.className);
}"""


def test_sideways_on_a_phone_a_hint_covers_nothing_that_it_speaks_of(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.set_viewport_size(SIZES["phone held sideways"])
    Table(page).open(position("block-and-key", 2, asks("draft", at_least=2)))
    page.locator(".hint-ask").tap()
    page.locator(".hint-more").wait_for()
    assert page.evaluate(COVERED) == []


ON_WHAT_IS_MEANT = """() => {
  const panel = document.querySelector(".hint-panel").getBoundingClientRect();
  return [...document.querySelectorAll(".hinted")].filter(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top;
  }).map(each => each.className);
}"""


def test_on_a_small_phone_the_whole_hint_covers_nothing_that_it_speaks_of(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.set_viewport_size(SIZES["small phone"])
    Table(page).open({"game": "block-and-key", "seats": [MINE], "scenario": TEMPLE})
    page.locator(".hint-ask").tap()
    page.locator(".hint-more").tap()
    page.locator(".hint-play").wait_for()
    expect(page.locator(".hinted").first).to_be_visible()
    # Its pictures come a moment after its words, and it makes room for them.
    page.wait_for_function(f"() => ({ON_WHAT_IS_MEANT})().length === 0")
