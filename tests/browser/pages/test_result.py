"""The end of a game as it is shown: what was built, how the points came, and a picture of it."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.pixels import colours_of
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, BOT, nearly_over
from tests.browser.tables.test_block_and_key import SOLO, click

MINE = {"kind": "mine"}


def ended_in_stone(page: Page) -> None:
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": {**SOLO, "solo_turn": 11}})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])


def ended_in_knowledge(page: Page) -> None:
    table = Table(page)
    table.open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over()})
    table.play_on(*ANSWERS)


def picture_shared(page: Page) -> bytes:
    with page.expect_download() as download:
        page.locator(".share-picture").click()
    expect(page.get_by_text("The picture is saved.")).to_be_visible()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_finished_temple_is_seen_with_the_rank_and_a_picture_of_it_can_be_shared(
    visitor: Visitor, theme: str
) -> None:
    page = visitor(theme=theme, drawn=True)
    ended_in_stone(page)
    temple = page.locator(".finale canvas")
    temple.wait_for()
    Table(page).until(lambda: len(colours_of(page.locator(".finale").screenshot())) > 500, "the temple drawn")
    expect(page.locator(".rank-mine")).to_have_count(1)
    expect(page.locator(".ranks p")).to_contain_text("more point")
    expect(page.locator(".curve .curve-line").first).to_be_attached()
    expect(page.locator(".end-screen .button").first).to_have_text("Play again")
    shared = Image.open(BytesIO(picture_shared(page)))
    assert (shared.format, shared.size) == ("PNG", (1200, 630))
    assert len(colours_of(picture_shared(page))) > 200


def test_what_is_left_of_a_civilisation_is_told_in_pictures_and_words(visitor: Visitor) -> None:
    page = visitor()
    ended_in_knowledge(page)
    expect(page.locator(".finale-gallery .emblem").nth(3)).to_be_visible()
    expect(page.locator(".sources > div")).to_have_count(4)
    expect(page.locator(".end-panel")).to_contain_text("lost")
    expect(page.locator(".curve")).to_contain_text("after a quarter of the game")
    assert Image.open(BytesIO(picture_shared(page))).size == (1200, 630)
