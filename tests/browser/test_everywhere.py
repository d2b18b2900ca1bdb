"""What holds on every page: languages, themes, access for everybody, text mode, replay, one device for two."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Visitor
from tests.browser.table import Table
from tests.browser.test_block_and_key import SOLO, click

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BLOCKS = {"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO}
CARDS = {"game": "ancient-knowledge", "seats": [{"kind": "mine"}, {"kind": "bot", "strength": "random"}], "seed": 3}


def faults(page: Page) -> list[str]:
    """The serious and critical faults that axe finds on the page as it is now."""
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)")
    return [
        f"{fault['id']}: {json.dumps([node['html'][:160] for node in fault['nodes'][:3]])}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


LOOKS = [("light", False), ("dark", True)]
"""Both themes and both sizes."""


def look(visitor: Visitor, theme: str, phone: bool) -> tuple[Table, Callable[[str], None]]:
    """A person, and a check of the page they see, once the part is there that it is about."""
    page = visitor(theme=theme, phone=phone)

    def check(part: str) -> None:
        page.locator(part).first.wait_for()
        assert faults(page) == [], part

    return Table(page), check


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_no_serious_fault_before_and_beside_a_game(visitor: Visitor, theme: str, phone: bool) -> None:
    table, check = look(visitor, theme, phone)
    page = table.page
    page.goto("/")
    check(".game-ancient-knowledge")
    page.get_by_role("button", name="Settings").click()
    check(".settings .identity")
    page.goto("/new/block-and-key")
    page.locator(".fold").nth(3).wait_for()
    page.evaluate("document.querySelectorAll('.fold').forEach(fold => { fold.open = true })")
    check(".fold .check")
    friends = [{"kind": "mine"}, {"kind": "invited", "name": "Ben"}, {"kind": "open"}]
    table.open({"game": "block-and-key", "seats": friends, "clock": {"kind": "days", "days": 2}}, start=False)
    check(".waiting .facts")
    for path, part in (("/rules/block-and-key", ".rules p"), ("/cards", ".ak-card"), ("/nowhere", "h1")):
        page.goto(path)
        check(part)


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_no_serious_fault_in_a_game(visitor: Visitor, theme: str, phone: bool) -> None:
    table, check = look(visitor, theme, phone)
    page = table.page
    table.open({**BLOCKS, "clock": {"kind": "live", "seconds": 600}})
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Chat").click()
    page.locator(".chat").wait_for()
    check(".verdict-good")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Place here").click()
    page.locator(".log-rule").first.focus()
    check("[role=tooltip]")
    table.open(CARDS)
    page.locator(".ak-hand .ak-tile").first.click()
    check(".ak-card")
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="Show as text").click()
    check(".text-table")


@pytest.mark.parametrize(
    ("language", "title"), [("fr-FR", "Deux jeux"), ("de-AT", "Zwei Spiele"), ("ja-JP", "Two games")]
)
def test_the_language_is_found_from_the_browser(visitor: Visitor, language: str, title: str) -> None:
    page = visitor(language=language)
    page.goto("/")
    assert title in page.get_by_role("heading", level=1).inner_text()


def test_the_language_changes_at_once_in_the_middle_of_a_game(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open(BLOCKS)
    page = table.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("Du bist am Zug").or_(page.locator(".decision-question")).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    page.get_by_role("button", name="Einstellungen").wait_for()


def test_text_mode_plays_the_same_game_with_its_own_words(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open(BLOCKS)
    page = table.page
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="Show as text").click()
    page.get_by_role("heading", name="The table").wait_for()
    assert not page.locator("canvas").count()
    page.locator("[aria-expanded]").filter(has_text="white L4").first.click()
    move = page.locator(".text-moves button").first
    move.click()
    page.get_by_text("You place white L4").wait_for()


def test_a_finished_game_is_replayed_step_by_step(visitor: Visitor) -> None:
    table = Table(visitor())
    place = table.open({**BLOCKS, "scenario": {**SOLO, "solo_turn": 11}})
    page = table.page
    page.locator(".yard-line:enabled").first.click()
    while not table.over:
        table.act(click, ".decision .button")
    page.goto(f"/t/{place}/replay")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.get_by_role("button", name="One step on").click()
    assert slider.input_value() == "1"
    assert page.url.endswith("?at=1")
    page.get_by_label("Seen by").select_option("0")
    page.locator(".hand-key").first.wait_for()


def test_two_on_one_device_see_nothing_of_each_other(visitor: Visitor) -> None:
    table = Table(visitor()).enter("Ada")
    table.play("block-and-key", "One device")
    page = table.page
    page.locator(".privacy").wait_for()
    assert not page.locator(".hand-key").count()
    first = page.locator(".privacy h1").inner_text()
    page.locator(".privacy button").click()
    page.locator(".hand-key").first.wait_for()
    for _ in range(3):
        if page.locator(".privacy").count():
            break
        table.act(click, ".privacy button", ".decision .button", ".yard-line:enabled")
    page.locator(".privacy").wait_for()
    assert page.locator(".privacy h1").inner_text() != first


def test_a_friend_comes_by_the_link_and_both_can_talk(visitor: Visitor) -> None:
    ada, ben = Table(visitor()).enter("Ada"), visitor()
    ada.play("block-and-key", "With friends")
    link = ada.page.get_by_label("Link to this table").input_value()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ada.page.get_by_text("Ben").wait_for()
    ada.page.get_by_role("button", name="Start the game").click()
    for page in (ada.page, ben):
        page.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("<b>hello</b>")
    ben.get_by_role("button", name="Say", exact=True).click()
    ada.page.get_by_text("<b>hello</b>").wait_for()


def test_a_lesson_lets_only_the_marked_step_be_done(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/block-and-key")
    page.locator(".lesson-text").wait_for()
    page.locator(".supply-block").first.wait_for()
    assert not page.locator(".yard-line:enabled").count()
    page.get_by_role("button", name="All places").click()
    page.get_by_role("button", name="Next: Claims").first.click()
    page.locator(".verdict-good .key-picture").wait_for()
    page.get_by_role("button", name="Place here").click()
    page.get_by_role("button", name="Claim", exact=True).first.click()
    page.get_by_text("3 / 4").wait_for()
    page.get_by_role("button", name="No more claims").click()
    page.get_by_role("button", name="Sun altar").click()
    page.get_by_text("4 / 4").wait_for()
    page.locator(".yard-line:enabled").first.click()
    page.get_by_text("That is a turn").wait_for()


def test_the_lesson_of_ancient_knowledge_goes_on_with_the_marked_step(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/ancient-knowledge")
    first = page.locator(".lesson-count").get_by_text("1 / 5")
    first.wait_for()
    page.locator(".ak-hand .ak-tile.ak-open").first.click()
    page.locator(".ak-target").first.click()
    first.wait_for(state="detached")
    page.get_by_role("link", name="Skip the lesson").click()
    page.locator(".game-card").first.wait_for()


def test_a_game_is_played_again_by_both_at_the_same_table(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    place = ada.open({**BLOCKS, "seats": [{"kind": "mine"}, {"kind": "open"}], "scenario": None}, start=False)
    ben.page.goto(f"/t/{place}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".hand-key").first.wait_for()
    ben.page.on("dialog", lambda dialog: dialog.accept())
    ben.page.get_by_text("Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: place not in url)
    ben.page.get_by_role("dialog").get_by_role("button", name="To the next game").click()
    ben.page.wait_for_url(ada.page.url)
