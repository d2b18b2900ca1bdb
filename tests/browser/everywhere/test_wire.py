"""What a browser has to load over HTTP, as it travels: each page has its budget."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.tools.wire import TABLES, Wire, table_of, visitor

BUDGETS = {"lobby": 150, "block-and-key": 380, "ancient-knowledge": 330}
"""Kilobytes."""


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    context = visitor(browser, server)
    yield context.new_page()
    context.close()


def test_the_lobby(page: Page) -> None:
    wire = Wire(page)
    wire.spare()
    page.goto("/")
    page.locator(".game-card").nth(1).wait_for()
    page.wait_for_load_state("networkidle")
    assert wire.kilobytes < BUDGETS["lobby"], wire.told()
    assert wire.kilobytes > 60  # it was counted


@pytest.mark.parametrize("game", TABLES)
def test_a_first_playable_table(page: Page, game: str) -> None:
    path = table_of(page, game)
    wire = Wire(page)
    page.goto(path)
    page.locator(TABLES[game]).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert wire.kilobytes < BUDGETS[game], wire.told()
    assert wire.kilobytes > 100


def test_the_lobby_asks_for_everything_at_once(page: Page) -> None:
    """What it is made of is named in its head, and asked for once; fonts, which nothing waits for, come later."""
    wire = Wire(page)
    wire.spare()
    page.goto("/")
    page.locator(".game-card").nth(1).wait_for()
    page.wait_for_load_state("networkidle")
    html = page.request.get("/", headers={"accept-language": "de-DE"}).text()
    named = set(re.findall(r'(?:href|src)="(/[^"]+)"', html))
    asked = [urlsplit(address).path for address in wire.asked]
    late = {path for path in asked if path not in named and not path.endswith(".woff2")}
    assert late == {"/"}
    assert sorted(asked) == sorted(set(asked)), "nothing is asked for twice"


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_made_of_few_files(page: Page, game: str) -> None:
    """Each one is a question more on a slow line."""
    path = table_of(page, game)
    wire = Wire(page)
    page.goto(path)
    page.locator(TABLES[game]).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 15 < len(wire.asked) < 40, wire.told()


def test_the_lobby_fetches_a_table_ahead_when_there_is_nothing_else_to_do(page: Page) -> None:
    wire = Wire(page)
    page.goto("/")
    page.locator(".game-card").nth(1).wait_for()
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => /Temple-/.test(name))")
    page.wait_for_load_state("networkidle")
    path = table_of(page, "block-and-key")
    ahead = wire.kilobytes
    page.goto(path)
    page.locator(TABLES["block-and-key"]).first.wait_for()
    assert wire.kilobytes - ahead < 60, "what was fetched ahead is not fetched again"
