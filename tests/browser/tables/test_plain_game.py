"""A game that brings nothing for the browser, the example of `docs/adding-a-game.md`: found, read and played there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor, serving
from tests.browser.everywhere.test_access import faults
from tests.browser.table import Table

MOVES = ".text-moves button"
ROOM = 8
"""Pixels between two words that are not one."""


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which the example can be played too."""
    with serving(tmp_path_factory.mktemp("plain"), "--extra-game", "pebbles=examples.pebbles:PEBBLES") as address:
        yield address


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()


def apart(left: Locator, right: Locator) -> bool:
    """Whether two things stand beside each other with room between them."""
    one, other = left.bounding_box(), right.bounding_box()
    return one is not None and other is not None and one["x"] + one["width"] + ROOM < other["x"]


def test_its_card_stands_in_the_lobby_with_a_picture_that_is_nobody_elses(page: Page) -> None:
    page.goto("/")
    card = page.locator(".game-pebbles")
    expect(card.get_by_role("heading")).to_have_text("Pebbles")
    expect(card).to_contain_text("For 2 players.")
    expect(card.locator(".picture-tent")).to_have_count(1)
    expect(card.get_by_role("link", name="Learn in five minutes")).to_have_count(0)
    assert faults(page) == []


def test_its_rules_page_tells_what_the_game_says_of_itself(page: Page) -> None:
    page.goto("/")
    page.locator(".game-pebbles").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Pebbles")
    expect(page.locator("main")).to_contain_text("Nobody has written down the rules")
    expect(page.locator("dd").filter(has_text="12, 20")).to_be_visible()
    assert faults(page) == []


def test_it_has_no_lesson_and_says_so(page: Page) -> None:
    page.goto("/learn/pebbles")
    expect(page.get_by_role("heading")).to_have_text("There is no such page.")


def test_a_game_that_the_server_does_not_know_is_said_to_be_none(page: Page) -> None:
    for path in ("/rules/checkers", "/new/checkers"):
        page.goto(path)
        expect(page.get_by_role("heading")).to_have_text("There is no such page.")


def test_it_is_played_to_its_end_by_clicks_and_replayed(page: Page) -> None:
    table = Table(page).enter("Ada").play("pebbles", "Against bots")
    expect(page.get_by_role("heading", name="Your move?")).to_be_visible()
    expect(page.get_by_text("heap: 12")).to_be_visible()
    assert faults(page) == []
    table.play_on(".table-main .end-turn", ".confirm-button", MOVES)
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("The game is over: heap empty.")
    expect(end).to_contain_text("Last pebble")
    assert apart(end.locator(".end-place strong").first, end.locator(".end-points").first)
    assert faults(page) == []
    end.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("heap: 12")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".scrubber-caption")).to_contain_text("took seat=0")
    expect(page.get_by_text("turn: 1")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.get_by_text("heap: 0")).to_be_visible()


def test_its_table_is_set_with_its_own_options(page: Page) -> None:
    page.goto("/new/pebbles")
    page.get_by_text("Rules of the game", exact=True).click()
    page.get_by_label("pebbles").select_option("20")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("heap: 20")).to_be_visible()
