"""The rules: a page with an address for each, and a drawer beside the game, by keyboard and by touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.sizes import SETTLED
from tests.browser.table import Table

MIDDLE = {"seats": [{"hand": ["A5"]}, {}], "seed": 3}
ALONE = {"game": "block-and-key", "seats": [{"kind": "mine"}], "seed": 5}


@pytest.mark.long
def test_every_rule_has_an_address_and_words_lead_to_it(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/rules/block-and-key#taller")
    heading = page.get_by_role("heading", name="Taller where it touches sideways")
    expect(heading).to_be_in_viewport()
    page.locator("[data-rule=claim]").get_by_role("link", name="view").click()
    page.wait_for_url("**/rules/block-and-key#view")
    expect(page.get_by_role("heading", name="What you see")).to_be_in_viewport()
    page.locator(".rule-index").get_by_role("link", name="ledge", exact=True).click()
    page.wait_for_url("**#support")
    broken = page.evaluate(
        "[...document.querySelectorAll('.rules a[href^=\"#\"]')].map(a => a.hash.slice(1))"
        ".filter(id => !document.getElementById(id))"
    )
    assert broken == []


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("/rules/nope", "There is no such page"),
        ("/learn/nope", "There is no such page"),
        ("/rules/ancient-knowledge#nope", "There is no rule at this address"),
    ],
)
def test_a_wrong_address_leads_somewhere(visitor: Visitor, address: str, told: str) -> None:
    page = visitor()
    page.goto(address)
    page.get_by_text(told).wait_for()
    expect(page.get_by_role("link").first).to_be_visible()


def test_the_replay_of_a_game_that_is_not_over_leads_back_to_the_table(visitor: Visitor) -> None:
    table = Table(visitor()).enter("Ada")
    name = table.open(ALONE)
    table.page.goto(f"/t/{name}/replay")
    table.page.get_by_text("only possible after the end").wait_for()
    table.page.get_by_role("link", name="To the table").click()
    table.page.locator(".hand-key").first.wait_for()


def drawer_of(page: Page) -> None:
    expect(page.get_by_role("dialog", name="The rules of Block and Key")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_rules_open_beside_the_game_and_leave_it_as_it_is(visitor: Visitor, phone: bool) -> None:
    table = Table(visitor(phone=phone)).enter("Ada")
    page = table.page
    table.open(ALONE)
    menu = page.locator(".menu summary")
    menu.wait_for()
    address = page.url
    if phone:
        menu.tap()
        page.locator(".menu-items").get_by_role("button", name="Rules").tap()
    else:
        menu.focus()
        page.keyboard.press("Enter")
        page.locator(".menu-items").get_by_role("button", name="Rules").focus()
        page.keyboard.press("Enter")
    drawer_of(page)
    page.locator(".bk-table canvas").wait_for(state="attached")
    page.wait_for_function(SETTLED)
    before = table.version()
    page.locator(".rules-drawer").get_by_role("link", name="Scoring").first.click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_focused()
    page.keyboard.press("1")
    assert (page.url, table.version()) == (address, before)
    page.keyboard.press("Escape")
    expect(page.locator(".rules-drawer")).to_have_count(0)
    assert table.version() == before


def test_a_line_of_the_log_opens_its_rule(visitor: Visitor) -> None:
    table = Table(visitor()).enter("Ada")
    page = table.page
    table.open(
        {
            "game": "ancient-knowledge",
            "seats": [{"kind": "mine"}, {"kind": "bot", "strength": "random"}],
            "scenario": MIDDLE,
        }
    )
    page.locator(".ak-action-open").filter(has_text="Search").click()
    page.locator(".confirm-button").click()
    rule = page.locator(".log-rule").first
    title = rule.inner_text()
    rule.click()
    expect(page.locator(".rules-drawer").get_by_role("heading", name=re.compile(re.escape(title)))).to_be_focused()
    page.locator(".rules-drawer").get_by_role("button", name="Close").click()
    expect(rule).to_be_focused()
