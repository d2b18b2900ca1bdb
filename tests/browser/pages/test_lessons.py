"""The lessons in the browser, each to its end: as pictures and in words, with wrong answers on the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording import card_name
from tests.browser.conftest import Visitor
from tests.browser.decisions import most_claiming
from tests.browser.everywhere.test_access import faults
from tests.browser.sizes import SETTLED, SIZES, TOO_SMALL
from tests.browser.table import Table
from tests.conformance.test_lessons import LESSONS

FIRST_TURN = LESSONS["block-and-key"][0]["scenes"][0]["position"]

SHORTEST_VIEW = 38
"""Pixels; the stones of six levels can still be told apart."""


def step(page: Page, number: int) -> None:
    page.locator(".lesson-count").get_by_text(f"{number} / ").wait_for()


def press(page: Page, name: str) -> None:
    """A button of the lesson itself."""
    page.locator(".lesson-text").get_by_role("button", name=name).click()


def astray(page: Page, told: str) -> None:
    expect(page.locator(".lesson-not").get_by_text(told)).to_be_visible()


def feel_three_places(page: Page) -> None:
    """Each is refused with its reason, and the reason leads to its rule."""
    felt = page.locator("p.lesson-not")
    for name, reason in (
        ("Away from everything", "does not touch"),
        ("Lying beside", "not higher"),
        ("Sticking out", "gap beneath"),
    ):
        press(page, name)
        expect(felt).to_contain_text(reason)
        # It is seen where it is refused, except in the text mode.
        expect(page.locator(".bk-table .verdict-bad")).to_have_count(page.locator(".bk-table").count())
    felt.get_by_role("button", name="See the rule").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("heading", name="It must stand")).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    press(page, "Next")


def read_and_answer(page: Page) -> None:
    """What stands before the first placement."""
    step(page, 1)
    # What is only to be read, or asked by the lesson itself, is no question of the table.
    expect(page.locator(".action-question, .text-table h2").first).to_contain_text("nothing is to be done")
    expect(page.locator(".decision-question, .text-moves button")).to_have_count(0)
    press(page, "Next")
    step(page, 2)
    expect(page.locator(".action-question, .text-table h2").first).to_contain_text("nothing is to be done")
    press(page, "mirrored")
    astray(page, "never mirrored")
    press(page, "Yes, a pattern may be turned")
    step(page, 3)
    feel_three_places(page)
    step(page, 4)


def named(card: str) -> str:
    """What a card is called."""
    return card_name(CARDS[card], "en")


@pytest.fixture
def learner(visitor: Visitor) -> Callable[..., Page]:
    """A visitor who needs no second question before what cannot be undone."""

    def come(*, in_words: bool = False, phone: bool = False) -> Page:
        return visitor(phone=phone, quick=True, textMode=in_words)

    return come


def test_the_first_placement_of_block_and_key(learner: Callable[..., Page]) -> None:
    page = learner()
    page.goto("/learn/block-and-key")
    read_and_answer(page)
    Table(page).hold_at(*most_claiming(FIRST_TURN))
    page.get_by_text("Completes 2 keys").wait_for()
    page.get_by_role("button", name="Place here").click()
    step(page, 5)
    page.get_by_role("button", name="Claim 2 keys").click()
    step(page, 6)


def test_a_line_that_is_asked_about_gives_way_to_the_place_that_is_tried(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/block-and-key")
    press(page, "Next")
    press(page, "Yes, a pattern may be turned")
    step(page, 3)
    page.locator(".yard-line[aria-disabled=false]").first.click()
    page.locator(".confirm-button").wait_for()
    press(page, "Away from everything")
    page.locator(".hold-place").wait_for()
    expect(page.locator(".confirm-button")).to_have_count(0)


def say(page: Page, move: str, group: str = "") -> None:
    """Open a group of moves, where it is not open, and choose one."""
    moves = page.locator(".text-moves button").filter(has_text=move)
    if group:
        head = page.locator(".text-table button[aria-expanded]").filter(has_text=group)
        head.first.wait_for()
        if head.first.get_attribute("aria-expanded") == "false":
            head.first.click()
    moves.first.click()


def pay(page: Page, *cards: str) -> None:
    """What was chosen is sent with what it is paid with."""
    for card in cards:
        say(page, named(card))
    page.locator(".draft-send").click()


@pytest.mark.long
def test_both_lessons_of_block_and_key_in_words(learner: Callable[..., Page]) -> None:
    page = learner(in_words=True)
    page.goto("/learn/block-and-key")
    read_and_answer(page)
    say(page, "row 1", "Excavate a row or column")
    astray(page, "fewer keys")
    say(page, "Place", "Claims the Star key “green grey” and the Star key “green white”")
    step(page, 5)
    say(page, "Claim nothing")
    astray(page, "claim both")
    say(page, "Star key “green grey”")
    say(page, "Star key “green white”")
    say(page, "Done")
    step(page, 6)
    say(page, "22 keys")
    say(page, "21 keys")
    press(page, "Next")
    step(page, 7)
    say(page, "row 1")
    astray(page, "another row or column")
    say(page, "row 2")
    page.get_by_text("That is a turn").wait_for()
    page.get_by_role("link", name="Next lesson").click()
    step(page, 1)
    press(page, "4 points")
    astray(page, "four grey faces")
    press(page, "1 point")
    press(page, "No, the pattern")
    step(page, 3)
    say(page, "Place", "Claims the Star key “green grey” and the Star key “green white”")
    step(page, 4)
    say(page, "Star key “green grey”")
    say(page, "Star key “green white”")
    say(page, "Done")
    press(page, "One, after")
    press(page, "Next")
    step(page, 6)
    say(page, "Place brown slab", "brown slab")
    astray(page, "no block left")
    say(page, "row 1", "Excavate a row or column")
    page.get_by_text("Mind your Enigma").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


GAP = """() => document.querySelector(".ak-hand-head").getBoundingClientRect().top
  - document.querySelector(".ak-forecast").getBoundingClientRect().bottom"""
"""Between the forecast and the hand below it."""


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True])
def test_the_first_monument_of_ancient_knowledge(learner: Callable[..., Page], phone: bool) -> None:
    page = learner(phone=phone)

    def use(found: Locator) -> None:
        found.tap() if phone else found.click()

    page.goto("/learn/ancient-knowledge")
    step(page, 1)
    expect(page.locator(".lesson-words")).to_contain_text("most points")
    press(page, "Next")
    step(page, 2)
    press(page, "2 cards")
    astray(page, "one card more")
    press(page, "3 cards")
    step(page, 3)
    use(page.locator(".ak-hand [data-piece=C4]"))
    use(page.locator(".ak-target").get_by_text("2 cards").first)
    payers = page.locator(".ak-hand .ak-open[aria-pressed=false]")
    for _ in range(2):
        use(payers.first)
    use(page.locator(".ak-create"))
    step(page, 4)
    if phone:
        page.wait_for_function(SETTLED)
        assert page.evaluate(TOO_SMALL, ".lesson-text .button") == []
        # Its last words, with three ways on, take as much as this.
        page.locator(".lesson-text").evaluate("text => text.style.height = '168px'")
        assert page.evaluate(GAP) >= 0


@pytest.mark.long
def test_both_lessons_of_ancient_knowledge_in_words(learner: Callable[..., Page]) -> None:
    page = learner(in_words=True)
    page.goto("/learn/ancient-knowledge")
    press(page, "Next")
    press(page, "3 cards")
    step(page, 3)
    say(page, f"{named('C4')} on space 4", "Create")
    pay(page, "P12", "M9", "A3")
    astray(page, "space 5")
    say(page, f"{named('C4')} on space 5", "Create")
    pay(page, "P12", "M9")
    step(page, 4)
    say(page, "archive", "Other moves")
    step(page, 5)
    say(page, named("A3"))
    say(page, "Done")
    say(page, named("M1"))
    press(page, "Next")
    step(page, 6)
    say(page, named("T15"), "Learn")
    step(page, 7)
    say(page, "search", "Other moves")
    astray(page, "more to be had")
    say(page, "excavate", "Other moves")
    step(page, 8)
    say(page, "3")
    page.get_by_text("That is a turn").wait_for()
    page.get_by_role("link", name="Next lesson").click()
    page.wait_for_url("**/learn/ancient-knowledge/win")
    press(page, "6 points less 2")
    step(page, 2)
    say(page, "archive", "Other moves")
    astray(page, "create Baalbek")
    say(page, f"{named('C22')} on space 2", "Create")
    press(page, "Next")
    step(page, 3)
    press(page, "1 point")
    step(page, 4)
    say(page, "archive", "Other moves")
    step(page, 5)
    for card in ("P12", "C20", "A5"):
        say(page, named(card))
    say(page, named("C23"))
    say(page, f"{named('C23')}, 1")
    page.get_by_text("the heart of the game").wait_for()
    assert faults(page) == []


def test_a_lesson_can_be_left_at_any_time(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/ancient-knowledge/win")
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.get_by_role("button", name="Play now against a bot")).to_be_enabled()
    page.get_by_role("button", name="Back to the lesson").click()
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("link", name="Back to the lobby").click()
    page.locator(".game-card").first.wait_for()
    page.goto("/learn/ancient-knowledge/nope")
    page.get_by_text("There is no such page").wait_for()


def test_on_a_small_laptop_the_longest_words_push_nothing_onto_something_else(visitor: Visitor) -> None:
    page = visitor(language="de-DE")
    page.set_viewport_size(SIZES["laptop"])
    page.goto("/learn/ancient-knowledge/win")
    page.locator(".ak-hand .ak-tile").first.wait_for()
    forecast, signs = place(page, ".ak-forecast-sum"), place(page, ".ak-hand-head .ak-signs")
    beside = signs["x"] + signs["width"] <= forecast["x"] or forecast["x"] + forecast["width"] <= signs["x"]
    assert beside or forecast["y"] + forecast["height"] <= signs["y"]


def test_on_a_phone_the_longest_words_leave_the_view_and_the_keys_in_sight(visitor: Visitor) -> None:
    page = visitor(phone=True, language="de-DE")
    page.goto("/learn/block-and-key")
    page.locator(".lesson-words").wait_for()
    page.locator(".hand-key").first.wait_for()
    for size in ("phone", "small phone", "phone held sideways"):
        page.set_viewport_size(SIZES[size])
        bar, hand, face = (place(page, part) for part in (".action-bar", ".hand", ".face-view"))
        assert hand["y"] + hand["height"] <= bar["y"] + 2, size
        assert face["height"] >= SHORTEST_VIEW, size


def place(page: Page, part: str) -> FloatRect:
    box = page.locator(part).bounding_box()
    assert box is not None, part
    return box
