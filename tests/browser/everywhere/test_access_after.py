"""Access for everybody beside and after the game: axe finds nothing serious or critical, by day and by night."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.everywhere.test_access import BLOCKS, CARDS, MINE, faults
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, nearly_over
from tests.browser.tables.test_block_and_key import SOLO, click


def look(page: Page, part: str) -> None:
    """Once the part is there that the screen is about."""
    page.locator(part).first.wait_for()
    found = {}
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            found[theme, size["width"]] = faults(page)
    page.set_viewport_size(DESK)
    assert {place: named for place, named in found.items() if named} == {}, part


def after_the_end(page: Page, place: str) -> None:
    look(page, ".end-panel .curve")
    page.goto(f"/t/{place}/replay")
    look(page, ".scrubber")
    page.goto(f"/t/{place}/review")
    look(page, ".review, .review-panel")


@pytest.mark.long
def test_after_a_game_of_block_and_key_by_day_and_by_night(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    place = table.open({**BLOCKS, "scenario": {**SOLO, "solo_turn": 11}})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    page.locator(".finale-faces").wait_for()
    after_the_end(page, place)


@pytest.mark.long
def test_after_a_game_of_ancient_knowledge_by_day_and_by_night(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    place = table.open({**CARDS, "scenario": nearly_over()})
    table.play_on(*ANSWERS)
    page.locator(".losses").wait_for()
    after_the_end(page, place)


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("/daily/block-and-key", ".daily-days li"),
        ("/puzzles", ".puzzle-stream button"),
        ("/groups", ".group-form select"),
        ("/workshop", ".key-choice"),
        ("/privacy", "main p"),
    ],
)
@pytest.mark.long
def test_beside_a_game_by_day_and_by_night(visitor: Visitor, path: str, part: str) -> None:
    page = visitor()
    page.goto(path)
    look(page, part)


@pytest.mark.long
def test_a_group_by_day_and_by_night(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/groups")
    page.locator(".group-form button[type=submit]").click()
    page.wait_for_url("**/group/*")
    look(page, ".group-play, .button-main")


@pytest.mark.long
def test_waiting_as_a_guest_by_day_and_by_night(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    place = Table(host).open({"game": "ancient-knowledge", "seats": [MINE, {"kind": "open"}]}, start=False)
    guest.goto(f"/t/{place}")
    look(guest, ".glimpse svg")
