"""A review in the browser: asked for after the end, read, shown on the board, and tried again."""

import re
from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visitor
from tests.browser.everywhere.test_access import faults
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_block_and_key import SOLO, click

MINE = {"kind": "mine"}
IN_WORDS = """localStorage["digsite-settings"] = JSON.stringify({ state: { textMode: true }, version: 0 })"""


def ended(page: Page) -> str:
    """A last turn alone, played by clicks; returns its table."""
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": {**SOLO, "solo_turn": 11}})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    return page.url.rpartition("/")[2]


def answered(page: Page) -> bool:
    """Choose the next thing that can be chosen, until one of the three tries is used up."""
    if "3 tries left" not in page.locator(".exercise .lesson-text").inner_text():
        return True
    found = Table(page).one_of(*BLOCK_AND_KEY)
    if found is not None:
        with suppress(TooLate):
            click(found)
    return False


def test_a_game_is_reviewed_after_its_end(visitor: Visitor) -> None:
    page = visitor(quick=True)
    table = ended(page)
    page.locator(".end-screen").get_by_role("link", name="Review").click()
    expect(page.locator(".review .review-turn").first).to_be_visible()
    expect(page.locator(".review")).to_contain_text("given away")
    assert faults(page) == []

    # A bar leads to its step, by the keyboard too.
    page.locator(".review-turn").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".scrubber-count")).not_to_have_text("0 /")

    # What would have been better is shown on the board, in its position alone.
    page.get_by_role("button", name="Show me").first.click()
    expect(page.locator(".pointed-out")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".pointed-out")).to_have_count(0)

    # Another try: the choice is judged, and nothing is played.
    page.get_by_role("button", name="Try again").first.click()
    expect(page.locator(".exercise .lesson-text")).to_contain_text("3 tries left")
    expect(page.locator(".review")).to_have_count(0)
    Table(page).until(lambda: answered(page), "a choice that is judged")
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".review")).to_be_visible()

    # Somebody else, on a phone, in French and in words: it is there at once.
    other = visitor(phone=True, language="fr-FR")
    other.add_init_script(
        """localStorage["digsite-settings"] = JSON.stringify({ state: { textMode: true }, version: 0 })"""
    )
    other.goto(f"/t/{table}/review")
    expect(other.locator(".review")).to_contain_text("Points attendus")
    expect(other.locator(".review-turn").first).to_have_attribute("aria-label", re.compile("décisions"))
