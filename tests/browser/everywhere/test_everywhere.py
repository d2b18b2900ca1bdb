"""What holds on every page: languages, text mode, replay, one device for two, chat, the same game again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_block_and_key import SOLO, click

BLOCKS = {"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO}


@pytest.mark.parametrize(
    ("language", "title"), [("fr-FR", "Deux jeux"), ("de-AT", "Zwei Spiele"), ("ja-JP", "Two games")]
)
def test_the_language_is_found_from_the_browser(visitor: Visitor, language: str, title: str) -> None:
    page = visitor(language=language)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def test_the_language_changes_at_once_in_the_middle_of_a_game(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open(BLOCKS)
    page = table.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("Du bist am Zug").or_(page.locator(".decision-question")).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    page.get_by_role("button", name="Einstellungen").wait_for()


def test_text_mode_plays_the_same_game_with_its_own_words(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open(BLOCKS)
    page = table.page
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="Show as text").click()
    page.get_by_role("heading", name="The table").wait_for()
    expect(page.locator("canvas")).to_have_count(0)
    page.locator("[aria-expanded]").filter(has_text="white L,").first.click()
    move = page.locator(".text-moves button").first
    move.click()
    page.get_by_role("listitem").filter(has_text="You place the white L").first.wait_for()


def test_a_finished_game_is_replayed_step_by_step(visitor: Visitor) -> None:
    table = Table(visitor())
    place = table.open({**BLOCKS, "scenario": {**SOLO, "solo_turn": 11}})
    page = table.page
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    page.goto(f"/t/{place}/replay")
    slider = page.get_by_role("slider")
    caption = page.locator(".scrubber-caption")
    expect(caption).to_have_text("The game begins.")
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    expect(caption).to_contain_text("You take")
    expect(page.get_by_text("Waiting for")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    page.locator(".hand-key").first.wait_for()
    page.get_by_label("Seen by").select_option("null")
    expect(caption).to_contain_text("Ada takes")
    page.get_by_label("Seen by").select_option("0")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show games as text").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="The table")).to_be_visible()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    expect(caption).to_contain_text("You take")


def test_two_on_one_device_see_nothing_of_each_other(visitor: Visitor) -> None:
    table = Table(visitor()).enter("Ada")
    table.play("block-and-key", "One device")
    page = table.page
    page.locator(".privacy").wait_for()
    expect(page.locator(".hand-key")).to_have_count(0)
    first = page.locator(".privacy h1").inner_text()
    table.take_over()
    page.locator(".hand-key").first.wait_for()
    expect(page.locator(".privacy")).to_have_count(0)
    table.act_until(".privacy", click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    expect(page.locator(".privacy h1")).not_to_have_text(first)


def test_at_one_device_a_card_drawn_last_is_seen_before_the_hand_over(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    seats = [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Ben"}]
    scenario = {"seats": [{"hand": ["C7", "A3"]}, {"hand": ["C8"]}], "actions_left": 1, "seed": 2}
    table.open({"game": "ancient-knowledge", "seats": seats, "scenario": scenario, "undo": "end-turn"})
    table.take_over()
    page.locator("[data-action=search]").click()
    page.locator(".confirm-button").click()
    expect(page.locator(".ak-hand .ak-tile")).to_have_count(3)
    expect(page.locator(".undo-turn")).to_have_count(0)
    page.locator(".end-turn").click()
    expect(page.locator(".privacy")).to_contain_text("Ben")
    expect(page.locator(".ak-tile")).to_have_count(0)
    table.take_over()
    expect(page.locator(".ak-hand .ak-tile")).to_have_count(1)


def test_a_friend_comes_by_the_link_and_both_can_talk(visitor: Visitor) -> None:
    ada, ben = Table(visitor()).enter("Ada"), visitor()
    ada.play("block-and-key", "With friends")
    link = ada.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/t/."))
    ben.goto(link.input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take this seat").click()
    ada.page.get_by_text("Ben").first.wait_for()
    ada.page.get_by_role("button", name="Start the game").click()
    for page in (ada.page, ben):
        page.locator(".hand-key").first.wait_for()
        page.get_by_role("button", name="Chat").click()
    ben.get_by_label("Write a message").fill("<b>hello</b>")
    ben.get_by_role("button", name="Send", exact=True).click()
    ada.page.get_by_text("<b>hello</b>").wait_for()


@pytest.mark.long
def test_a_game_is_played_again_by_both_once_both_have_said_so(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    place = ada.open({**BLOCKS, "seats": [{"kind": "mine"}, {"kind": "open"}], "scenario": None}, start=False)
    ben.page.goto(f"/t/{place}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take this seat").click()
    ada.page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".hand-key").first.wait_for()
    ben.page.get_by_text("Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    sure = ben.page.get_by_role("dialog", name="Resign")
    sure.get_by_role("button", name="No, go back").click()
    ben.page.get_by_text("Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    sure.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and place not in url)
    # Nobody sits down for Ben: his seat waits until he says that he plays on.
    expect(ada.page.locator(".seat").filter(has_text="Ben")).to_contain_text("invited")
    expect(ada.page.get_by_role("button", name="Waiting for players")).to_be_disabled()
    ben.page.get_by_role("dialog").get_by_role("button", name="Join the next game").click()
    ben.page.wait_for_url(ada.page.url)
    ada.page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".hand-key").first.wait_for()
