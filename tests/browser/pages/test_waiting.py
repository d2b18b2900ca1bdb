"""The lobby of a newcomer and the waiting room: the lesson first, one line for the rest, and whoever is invited sees by
whom, to what, and has something to do meanwhile."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.everywhere.test_access import faults
from tests.browser.table import Table

SEATS = [{"kind": "mine"}, {"kind": "open"}]
INVITED = {
    "en-GB": "Ada invites you to Ancient Knowledge",
    "fr-FR": "Ada t’invite à jouer à Ancient Knowledge",
    "de-DE": "Ada lädt dich zu Ancient Knowledge ein",
}


def no_wider_than_the_screen(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    "language", [pytest.param(tag, marks=[] if tag == "de-DE" else pytest.mark.long) for tag in INVITED]
)
def test_who_is_invited_learns_by_whom_and_to_what(visitor: Visitor, language: str) -> None:
    ada, ben = Table(visitor()), visitor(phone=True, language=language)
    place = ada.open({"game": "ancient-knowledge", "seats": SEATS}, start=False)
    ben.goto(f"/t/{place}")
    ben.get_by_role("heading", name=INVITED[language], level=1).wait_for()
    expect(ben.locator(".glimpse .game-picture")).to_be_visible()
    expect(ben.locator(".waiting-glimpse a[href='/learn/ancient-knowledge']")).to_have_attribute("target", "_blank")
    no_wider_than_the_screen(ben)
    assert faults(ben) == []


def test_who_sits_down_is_there_at_once_for_the_host_and_can_talk(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor(phone=True))
    place = ada.open({"game": "block-and-key", "seats": SEATS}, start=False)
    ada.page.get_by_role("heading", name="Your table: Block and Key").wait_for()
    ben.join(place, "Ben")
    seat = ada.page.locator(".seat").nth(1)
    expect(seat).to_contain_text("Ben")
    expect(seat).to_contain_text("is here")
    expect(seat.locator(".seat-dot")).to_have_class("seat-dot seat-here")
    ben.page.get_by_role("heading", name="You are in: Block and Key").wait_for()
    ben.page.get_by_label("Write a message").fill("Here I am")
    ben.page.get_by_role("button", name="Send").click()
    ada.page.get_by_text("Here I am").wait_for()
    no_wider_than_the_screen(ben.page)


def test_the_link_is_shared_copied_and_shown_as_a_code(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script("window.shared = []; navigator.share = async what => { window.shared.push(what); };")
    page.set_viewport_size({"width": 360, "height": 640})
    place = Table(page).open({"game": "block-and-key", "seats": SEATS}, start=False)
    for way in ("Share", "Copy"):
        # To invite is what the page is for, so it needs no scrolling.
        expect(page.get_by_role("button", name=way)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("window.shared.length")
    shared = page.evaluate("window.shared[0]")
    assert shared["url"].endswith(f"/t/{place}")
    assert shared["title"] == "Ada invites you to Block and Key"
    page.get_by_role("button", name="Show as QR code").click()
    code = page.get_by_role("img", name=shared["url"])
    code.wait_for()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 150
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        no_wider_than_the_screen(page)
        assert faults(page) == []


@pytest.mark.long
def test_the_game_is_shown_in_four_scenes_that_can_be_stopped(visitor: Visitor) -> None:
    page = visitor(motion="no-preference")
    Table(page).open({"game": "block-and-key", "seats": SEATS}, start=False)
    now = page.locator(".glimpse-now")
    expect(now).to_have_text("Take blocks from the Excavation Yard.")
    expect(now).to_have_text("Place one in the temple. It must touch what stands there.")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="The pattern of your key is complete").click()
    expect(now).to_contain_text("claim it for points")
    still = visitor()
    Table(still).open({"game": "block-and-key", "seats": SEATS}, start=False)
    still.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_newcomer_is_led_to_the_lesson_and_last_choices_are_kept(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto("/")
    card = page.locator(".game-ancient-knowledge")
    expect(card.locator(".game-start > :first-child")).to_have_text("Learn in five minutes")
    expect(card.locator(".button-leading")).to_have_text("Learn in five minutes")
    expect(page.locator(".lobby .button-main")).to_have_count(1)
    line = card.locator(".wish > summary")
    expect(line).to_contain_text("Against one bot")
    expect(card.get_by_role("radio").first).to_be_hidden()
    line.click()
    Table.choose(card, "One device")
    Table.choose(card, "3")
    expect(line).to_contain_text("3 players on one device")
    no_wider_than_the_screen(page)
    assert faults(page) == []
    page.reload()
    expect(line).to_contain_text("3 players on one device")
    line.click()
    Table.choose(card, "Against bots")
    card.get_by_role("combobox", name="Bots").select_option("novice")
    card.locator(".game-play").click()
    page.locator(".ak-hand").wait_for()
    page.goto("/")
    # To play with friends is said, and leads to what can be chosen about it, in sight.
    card.get_by_role("button", name="With friends").click()
    expect(line).to_contain_text("With friends")
    expect(card.get_by_role("link", name="All options")).to_be_in_viewport(ratio=1)
    Table.choose(card, "Against bots")
    line.click()
    expect(card.locator(".button-leading")).to_have_text("Play now")
    expect(line).to_contain_text("Against 2 bots: Pip")
