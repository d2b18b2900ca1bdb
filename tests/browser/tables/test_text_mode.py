"""The tables in words: whole games to their ends, by what a screen reader would find there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.pages.test_lessons import say
from tests.browser.sizes import SETTLED
from tests.browser.table import Table

MOVES = (".end-turn, .confirm-button, .draft-send:enabled", ".text-moves button", ".text-table [aria-expanded=false]")
BOT = {"kind": "bot", "strength": "random"}


def reader(visitor: Visitor, *, quick: bool = False) -> Page:
    """Somebody who has the tables told; `quick`: without being asked again before what is final."""
    return visitor(quick=quick, textMode=True)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("block-and-key", []), pytest.param("ancient-knowledge", [BOT], marks=pytest.mark.long)],
)
def test_a_whole_game_is_played_to_its_end(visitor: Visitor, game: str, seats: list[dict[str, str]]) -> None:
    page = reader(visitor, quick=True)
    table = Table(page)
    table.open({"game": game, "seats": [{"kind": "mine"}, *seats]})
    page.locator(".text-table").wait_for()
    table.play_on(*MOVES)
    expect(page.locator(".text-table").get_by_role("heading", name="After the game")).to_be_visible()


def test_the_keyboard_follows_the_question(visitor: Visitor) -> None:
    page = reader(visitor)
    Table(page).open({"game": "block-and-key", "seats": [{"kind": "mine"}]})
    question = page.get_by_role("region", name="What you can do").get_by_role("heading")
    expect(question).to_be_focused()
    page.wait_for_function(SETTLED)
    page.locator(".text-moves button", has_text="green").press("Enter")
    expect(question).to_contain_text("take to begin with")
    expect(question).to_be_focused()
    page.wait_for_function(SETTLED)
    page.locator(".text-moves button", has_text="row 1").press("Enter")
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    page.wait_for_function(SETTLED)
    page.keyboard.press("Enter")
    expect(question).to_contain_text("Your turn")
    expect(question).to_be_focused()


def test_with_what_one_pays_is_asked_by_the_heading_and_aloud(visitor: Visitor) -> None:
    page = reader(visitor)
    scenario = {"seats": [{"hand": ["C7", "A3", "P12", "M9", "C20"]}, {}]}
    Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
    question = page.get_by_role("region", name="What you can do").get_by_role("heading")
    say(page, "for 2 discarded cards", "Create")
    for told in (question, page.locator(".text-table > [role=status]").first):
        expect(told).to_contain_text("Create Luxor Temple on space 1")
        expect(told).to_contain_text(" Choose the 2 cards you pay with.")
    expect(question).to_be_focused()


def test_what_cannot_be_undone_is_asked_for_once_more(visitor: Visitor) -> None:
    page = reader(visitor)
    Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": {"seats": [{}, {}]}})
    say(page, "search", "Other moves")
    page.locator(".confirm-button").dblclick(delay=30)
    drawn = page.get_by_role("region", name="What happened").get_by_text("You draw 1 card")
    drawn.first.wait_for()
    page.wait_for_function(SETTLED)
    expect(drawn).to_have_count(1)
