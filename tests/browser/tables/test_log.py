"""The log: players by their names, and the rule or the card behind every line, for whoever asks."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table
from tests.browser.tables.test_block_and_key import SOLO
from tests.browser.tools.frame_cost import comes_to_rest, watch_frames

BOT = {"kind": "bot", "strength": "random"}
CARDS = {
    "game": "ancient-knowledge",
    "seats": [{"kind": "mine"}, BOT],
    "scenario": {"seats": [{"hand": ["A5", "C7", "P12"]}, {}], "seed": 3},
}


@pytest.mark.parametrize("way", [pytest.param("hover", marks=pytest.mark.long), "focus"])
def test_a_rule_that_is_named_shows_its_text(visitor: Visitor, way: str) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Place here").click()
    page.get_by_text("You place the grey short bar").wait_for()
    rule = page.locator(".log").get_by_role("button", name="Place a block")
    if way == "hover":
        rule.hover()
    else:
        rule.focus()
    told = page.get_by_role("tooltip")
    told.get_by_text("lower it straight down until it rests").wait_for()
    page.keyboard.press("Escape")
    told.wait_for(state="detached")


def test_players_go_by_their_names_to_whoever_looks_on(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), visitor()
    seats = [{"hand": ["st1-0"], "supply": ["grey I3"]}, {"hand": ["st1-1"]}]
    place = ada.open(
        {
            "game": "block-and-key",
            "seats": [{"kind": "mine"}, {"kind": "mine", "name": "Cleo"}],
            "scenario": {**SOLO, "seats": seats},
        }
    )
    ada.take_over()
    ada.page.locator(".yard-line[aria-disabled=false]").first.click()
    ada.page.locator(".confirm-button").click()
    ben.goto(f"/t/{place}")
    ben.locator(".log").get_by_text("Ada takes").wait_for()
    expect(ben.locator(".log")).to_contain_text("Cleo")


def test_a_card_that_is_named_shows_itself_by_touch(visitor: Visitor) -> None:
    table = Table(visitor(whole=True, phone=True))
    table.open(CARDS)
    page = table.page
    page.locator(".ak-hand .ak-tile").first.tap()
    page.get_by_role("button", name="Create", exact=False).first.tap()
    page.locator(".chip-log").tap()
    named = page.locator(".log .explained:not(.log-rule)").first
    named.wait_for()
    named.tap()
    page.get_by_role("tooltip").locator(".ak-card").wait_for()


@pytest.mark.parametrize("way", [pytest.param("hover", marks=pytest.mark.long), "focus"])
def test_a_line_about_a_block_shows_it_where_it_stands(visitor: Visitor, way: str) -> None:
    table = Table(visitor(drawn=True))
    page = table.page
    watch_frames(page)
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Place here").click()
    block = page.locator(".log").get_by_role("button", name="grey short bar")
    block.wait_for()
    table.until(lambda: comes_to_rest(page), "the temple")
    squares = page.locator(".face-view .pointed-square")
    expect(squares).to_have_count(0)
    before = page.locator("canvas").screenshot()
    if way == "hover":
        block.hover()
    else:
        block.focus()
    expect(squares.first).to_be_visible()
    expect(page.get_by_role("tooltip").locator(".block-picture")).to_be_visible()
    table.until(lambda: page.locator("canvas").screenshot() != before, "a light in the temple")
    page.locator(".bk-face h2").hover()
    block.blur()
    expect(squares).to_have_count(0)


def place_first_block(table: Table) -> None:
    table.page.locator(".supply-block").first.click()
    table.page.get_by_role("button", name="Place here").click()


@pytest.mark.long
def test_another_language_tells_the_whole_log_anew(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    place_first_block(table)
    log = page.locator(".log")
    log.get_by_text("You place the grey short bar").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    log.get_by_text("Du setzt einen Block ein: Dreierstab in Grau").wait_for()
    expect(log.get_by_text("You place")).to_have_count(0)
    log.get_by_role("button", name="Dreierstab in Grau").hover()
    expect(page.get_by_role("tooltip").locator(".block-picture")).to_be_visible()


def test_what_is_taken_back_leaves_the_log(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    place_first_block(table)
    told = table.page.locator(".log").get_by_text("You place the grey short bar")
    told.wait_for()
    table.page.get_by_role("button", name="Undo").click()
    expect(told).to_have_count(0)


@pytest.mark.long
def test_what_another_player_has_just_done_is_told_in_short(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), visitor(motion="no-preference")
    seats = [{"hand": ["st1-0"], "supply": ["grey I3"]}, {"hand": ["st1-1"]}]
    rules = {"game": "block-and-key", "seats": [{"kind": "mine"}, BOT], "scenario": {**SOLO, "seats": seats}}
    ben.goto(f"/t/{ada.open(rules)}")
    ben.get_by_text("Waiting for Ada.").first.wait_for()
    place_first_block(ada)
    expect(ben.locator(".happening")).to_have_text("Ada places the grey short bar.")
    expect(ben.locator(".log")).to_contain_text("Ada places the grey short bar in the ")
