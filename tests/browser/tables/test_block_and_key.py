"""Block and Key in the browser: whole games by clicks, by keys and by touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import is_late, position
from tests.browser.pixels import colours_of, near, share_of
from tests.browser.sizes import SETTLED
from tests.browser.table import BLOCK_AND_KEY, Table, resting_on
from tests.browser.tools.frame_cost import comes_to_rest, frames_drawn, take_a_block, watch_frames

STONES = {"green": (0x4F, 0x9A, 0x7D), "grey": (0xA9, 0xB0, 0xB8), "brown": (0x7A, 0x45, 0x26)}


def click(found: Locator) -> None:
    found.click(timeout=3000)


@pytest.mark.long
def test_a_solo_game_to_its_end_by_clicks(visitor: Visitor) -> None:
    table = Table(visitor(quick=True, drawn=True)).enter("Ada")
    table.play("block-and-key", "Solo")
    page = table.page
    page.locator(".bk-table").wait_for()
    table.play_on(*BLOCK_AND_KEY)
    page.get_by_role("heading", name="Your rank").wait_for()
    expect(page.locator(".end-panel .end-points")).to_have_text(re.compile(r"^\s*\d+\s*$"))
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".end-panel")).to_have_count(0)
    table.until(lambda: is_drawn(page), "the temple in the colours of its stones")


def is_drawn(page: Page) -> bool:
    """Whether the canvas has many colours, those of the stones that stand among them."""
    seen = colours_of(page.locator("canvas").screenshot())
    return len(seen) > 200 and any(near(seen, colour) for colour in STONES.values())


def test_two_people_in_two_browsers_play_to_the_end(visitor: Visitor) -> None:
    ada, ben = Table(visitor(quick=True)), Table(visitor(quick=True))
    late = position("block-and-key", 2, is_late)
    place = ada.open({**late, "seats": [{"kind": "mine"}, {"kind": "open"}], "undo": "end-turn"}, start=False)
    ben.join(place, "Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    for person in (ada, ben):
        person.page.locator(".bk-table").wait_for()
    ben.begin_to_play(*BLOCK_AND_KEY)
    ada.play_on(*BLOCK_AND_KEY)
    for person in (ada, ben):
        person.page.locator(".end-panel").wait_for()
    expect(ben.page.locator(".end-panel")).to_contain_text("Ada")
    expect(ada.page.locator(".end-panel")).to_contain_text("Ben")


def test_a_block_is_taken_turned_and_placed_by_keys_alone(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.locator(".supply-block").first.wait_for()
    page.keyboard.press("1")
    page.locator(".hold-bar").wait_for()
    page.locator(".face-view .ghost-square").first.wait_for()
    for key in ("r", "t", "y", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    page.locator(".hold-bar").wait_for(state="detached")
    page.keyboard.press("1")
    page.locator(".verdict-good").wait_for()
    page.wait_for_function(SETTLED)  # a quick machine is here before the question has been seen
    page.keyboard.press("Enter")
    page.locator(".hold-bar").wait_for(state="detached")
    expect(page.locator(".log")).to_contain_text("You place")
    # The keyboard is at the answer, which takes what is pressed once it has been in sight for a moment.
    expect(page.locator(".claim-all")).to_be_focused()
    page.wait_for_function("() => !('settling' in document.documentElement.dataset)")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You claim")


SOLO = {
    "core": {"at": [4, 4], "north": "green"},
    "seats": [{"hand": ["st1-0", "st1-1", "su1-0", "mo1-0"], "supply": ["grey I3", "white L4"], "enigma": "white"}],
    "seed": 1,
}


def test_on_a_phone_a_block_is_placed_by_touch(visitor: Visitor) -> None:
    table = Table(visitor(phone=True))
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.locator(".supply-block").first.tap()
    page.locator(".hold-bar").wait_for()
    page.locator("canvas").tap(position={"x": 190, "y": 180})
    page.get_by_role("button", name="Next fit").tap()
    page.locator(".supply-block").nth(1).tap()
    page.locator(".verdict-good").wait_for()
    page.get_by_role("button", name="Place here").tap()
    page.locator(".hold-bar").wait_for(state="detached")
    expect(page.locator(".log")).to_contain_text("You place")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_key_is_seen_large_under_a_finger_that_rests_on_it_or_by_keys(visitor: Visitor) -> None:
    table = Table(visitor(phone=True))
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    key = page.locator(".key-button").first
    with resting_on(key):
        expect(page.locator(".large-key")).to_be_visible()
    expect(key).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(page.locator(".large-key")).to_have_count(0)
    key.press("Enter")
    page.get_by_role("button", name="Show it large").press("Enter")
    expect(page.locator(".large-key")).to_be_visible()


def test_an_illegal_spot_names_the_rule_and_shows_it(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowDown")
    page.locator(".broken-rule").first.wait_for()
    expect(page.locator(".verdict")).to_contain_text("does not touch anything")
    expect(page.get_by_role("button", name="Place here")).to_be_disabled()
    assert page.evaluate(COVERS, [".verdict", ".arrow"]) == []


COVERS = """([above, below]) => {
  const { left, right, top, bottom } = document.querySelector(above).getBoundingClientRect();
  return [...document.querySelectorAll(below)].filter(each => {
    const box = each.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map(each => each.className);
}"""
"""Which of these something lies over."""


def test_the_final_round_is_said_in_the_temple_and_its_rule_is_a_press_away(visitor: Visitor) -> None:
    page = visitor()
    seats = [{"kind": "mine"}, {"kind": "bot", "strength": "random"}]
    scenario = {"core": {"at": [4, 4], "north": "green"}, "seats": [{}, {}], "seed": 1, "last_turns": 2}
    Table(page).open({"game": "block-and-key", "seats": seats, "scenario": scenario})
    page.get_by_role("button", name="The final round: 2 turns left.").click()
    expect(page.get_by_role("dialog")).to_contain_text("final round")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("link", name="To the lesson")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("The rules of")


def test_every_placement_is_found_in_the_list_which_does_not_tell_what_it_claims(visitor: Visitor) -> None:
    table = Table(visitor())
    scenario = {**SOLO, "yard": dict.fromkeys(range(1, 10))}
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": scenario})
    page = table.page
    expect(page.locator(".action-hint")).to_have_text("Choose a block from your supply.")
    page.get_by_role("button", name="All placements").click()
    expect(page.locator(".placement-group")).to_contain_text(["grey short bar", "white L"])
    expect(page.locator(".placement-list")).not_to_contain_text(re.compile("claim|key|point", re.IGNORECASE))
    page.locator(".placement-group button").nth(1).click()
    page.locator(".verdict-good").wait_for()


def test_a_reload_in_the_middle_of_a_decision_resumes_there(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Place here").click()
    page.locator(".claim-all").wait_for()
    page.reload()
    page.locator(".claim-all").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".supply-block").nth(1).wait_for()


def test_nothing_is_drawn_while_nothing_changes(visitor: Visitor) -> None:
    page = visitor()
    watch_frames(page)
    take_a_block(page)
    before = frames_drawn(page)
    page.keyboard.press("ArrowLeft")
    Table(page).until(lambda: frames_drawn(page) > before, "a frame after a move")


@pytest.mark.long
def test_a_placed_block_falls_to_its_place_and_its_colour_is_seen_there(visitor: Visitor) -> None:
    page = visitor(motion="no-preference", drawn=True)
    watch_frames(page)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page.locator(".supply-block").first.wait_for()
    table.until(lambda: comes_to_rest(page), "the temple")
    grey = share_of(page.locator("canvas").screenshot(), STONES["grey"])
    page.keyboard.press("1")
    page.locator(".verdict-good").wait_for()
    before = frames_drawn(page)
    page.get_by_role("button", name="Place here").click()
    table.until(lambda: frames_drawn(page) > before + 4, "the frames of a fall")
    page.locator(".hold-bar").wait_for(state="detached")

    def has_settled() -> bool:
        return comes_to_rest(page) and share_of(page.locator("canvas").screenshot(), STONES["grey"]) > grey + 0.002

    table.until(has_settled, "the block in its place")


def test_a_spectator_looks_from_any_side(visitor: Visitor) -> None:
    """The flat picture and the eye go there together."""
    table, page = Table(visitor()), visitor()
    seats = [{"kind": "mine"}, {"kind": "mine", "name": "Ben"}]
    place = table.open({"game": "block-and-key", "seats": seats, "scenario": {**SOLO, "seats": [{}, {}]}})
    page.goto(f"/t/{place}")
    look = page.get_by_label("Look from")
    expect(look.locator("option")).to_have_count(2)
    for seat, name in enumerate(("Ada", "Ben")):
        look.select_option(str(seat))
        expect(page.locator(".bk-face h2")).to_contain_text(name)
        side = page.locator(".bk-face h2 .soft").inner_text()
        expect(page.locator(".temple")).to_have_attribute("aria-label", re.compile(side))
    expect(table.page.get_by_label("Look from")).to_have_count(0)


@pytest.mark.long
def test_the_eye_leaves_its_side_only_where_the_table_allows_it(visitor: Visitor) -> None:
    page = visitor(drawn=True)
    watch_frames(page)
    table = Table(page)
    rules = {"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO}
    walk = page.get_by_role("toolbar", name="Walk around the temple")
    table.open(rules)
    table.until(lambda: comes_to_rest(page), "the temple")
    expect(walk).to_have_count(0)
    table.open({**rules, "camera": "free"})
    table.until(lambda: comes_to_rest(page), "the temple")
    before = page.locator("canvas").screenshot()
    walk.get_by_label("To the right").click()
    table.until(lambda: page.locator("canvas").screenshot() != before, "another picture")
    walk.get_by_role("button", name="My side").click()
    expect(walk.get_by_role("button", name="My side")).to_be_disabled()
