"""The workshop in the browser: a key is drawn, what is wrong is marked, bots try it, and a table plays it."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor

TRIAL = {
    "id": "x",
    "progress": "done",
    "done": 60,
    "total": 60,
    "bots": [{"bot": "greedy", "games": 20, "points": 21.4, "error": 1.2, "usual": 30.1}],
    "keys": [{"key": "st1-0", "held": 4, "claimed": 2}, {"key": "st1-1", "held": 9, "claimed": 0}],
    "dead": ["st1-1"],
    "unseen": [],
}


def answer_look(route: Route) -> None:
    if route.request.method == "GET":
        route.fulfill(json=TRIAL)
    else:
        route.continue_()


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True])
def test_a_set_is_made_checked_tried_and_played(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    page.goto("/")
    page.get_by_role("link", name="Workshop").click()
    checks = page.locator("section", has=page.get_by_role("heading", name="Checks"))
    expect(checks).to_contain_text("This set can be played.")

    # A new key is blank and so marked as wrong; drawn by keyboard and by press, it is like none other.
    page.get_by_role("button", name="Add: Star").click()
    editor = page.locator(".key-editor")
    expect(editor).to_contain_text("no square has a colour")
    expect(page.locator(".key-faulty")).to_have_count(1)
    expect(page.get_by_role("button", name="Let bots try it")).to_be_disabled()
    editor.get_by_role("button", name="Row 1, column 1: blank").press("w")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("w")
    editor.get_by_role("button", name="Row 2, column 1: blank").click()
    expect(editor.get_by_label("Pattern as text")).to_have_value("ww / g.")
    expect(checks).to_contain_text("This set can be played.")

    # What the floor has no room for is named, and undone.
    page.get_by_label("Width, west to east").select_option("2")
    page.get_by_label("Depth, south to north").select_option("2")
    expect(checks).to_contain_text("things are wrong")
    checks.get_by_role("button", name="the Core Cube is not on the floor").first.click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(checks).to_contain_text("This set can be played.")
    page.get_by_label("Name of the set").fill("<b>mine</b>")
    expect(checks).to_contain_text("no spaces")
    page.get_by_label("Name of the set").fill("mine")
    expect(checks).to_contain_text("This set can be played.")

    # This browser keeps it, and its text can be read again.
    page.reload()
    expect(page.get_by_label("Name of the set")).to_have_value("mine")
    page.get_by_text("The whole set as text").click()
    expect(page.locator(".workshop-text")).to_have_value(re.compile(r'^name = "mine"'))

    # Bots try it; how they play is told in the tests of the server, and here what the page makes of it.
    page.get_by_role("button", name="Let bots try it").click()
    page.get_by_role("button", name="Stop").click()
    page.route("**/api/workshop/trials/*", answer_look)
    page.get_by_role("button", name="Let bots try it").click()
    expect(page.locator(".trial-bots")).to_contain_text("Magpie: 21.4 points on average (± 1.2) (30.1 with")
    expect(page.get_by_text("Dead keys")).to_contain_text("st1-1")
    expect(page.locator(".trial-keys li").first).to_contain_text("st1-1: claimed in 0 of the 9 games")

    page.get_by_role("button", name="Create a table").click()
    expect(page.locator(".waiting .facts")).to_contain_text("Own pieces: mine.")
