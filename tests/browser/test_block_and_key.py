"""Block and Key in the browser: whole games by clicks, by keys and by touch."""

from playwright.sync_api import Locator

from tests.browser.conftest import Visitor
from tests.browser.frame_cost import frames_drawn, take_a_block, watch_frames
from tests.browser.pixels import colours_of, near, share_of
from tests.browser.table import Table

STONES = {"green": (0x4F, 0x9A, 0x7D), "grey": (0xA9, 0xB0, 0xB8), "brown": (0x7A, 0x45, 0x26)}
ANSWERS = (".hand-key .button-main", ".decision .button", ".hold-tools .button-main:enabled", ".supply-block:enabled")
LINES = (".yard-line:enabled",)


def click(found: Locator) -> None:
    found.click(timeout=3000)


def test_a_solo_game_to_its_end_by_clicks(table: Table) -> None:
    table.play("block-and-key", "Alone")
    page = table.page
    page.locator(".bk-table").wait_for()
    table.play_on(*ANSWERS, *LINES)
    page.get_by_role("heading", name="Your rank").wait_for()
    assert int(page.locator(".end-panel .player-points").inner_text()) >= 0
    page.get_by_role("button", name="Look at the table").click()
    # The temple was really drawn: the canvas has many colours, those of the stones that stand among them.
    seen = colours_of(page.locator("canvas").screenshot())
    assert len(seen) > 200
    assert any(near(seen, colour) for colour in STONES.values())


def test_two_people_in_two_browsers_play_to_the_end(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    seats = [{"kind": "mine"}, {"kind": "open"}]
    place = ada.open({"game": "block-and-key", "seats": seats, "seed": 1}, start=False)
    ben.join(place, "Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    for person in (ada, ben):
        person.page.locator(".bk-table").wait_for()
    ben.begin_to_play(*ANSWERS, *LINES)
    ada.play_on(*ANSWERS, *LINES)
    for person in (ada, ben):
        person.page.locator(".end-panel").wait_for()
    assert "Ada" in ben.page.locator(".end-panel").inner_text()
    assert "Ben" in ada.page.locator(".end-panel").inner_text()


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
    page.keyboard.press("Enter")
    page.locator(".hold-bar").wait_for(state="detached")
    assert "You place" in page.locator(".log").inner_text()


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
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


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
    assert "touches nothing" in page.locator(".verdict").inner_text()
    assert page.get_by_role("button", name="Place here").is_disabled()


def test_every_placement_is_found_in_the_list_by_what_it_claims(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.get_by_role("button", name="All places").click()
    page.locator(".placement-group").first.wait_for()
    page.locator(".placement-group button").nth(1).click()
    page.locator(".verdict-good").wait_for()


def test_a_reload_in_the_middle_of_a_decision_resumes_there(visitor: Visitor) -> None:
    table = Table(visitor())
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page = table.page
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Place here").click()
    page.get_by_role("button", name="No more claims").wait_for()
    page.reload()
    page.get_by_role("button", name="No more claims").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".supply-block").nth(1).wait_for()


def test_nothing_is_drawn_while_nothing_changes(visitor: Visitor) -> None:
    page = visitor()
    watch_frames(page)
    take_a_block(page)
    before = frames_drawn(page)
    page.keyboard.press("ArrowLeft")
    Table(page).until(lambda: frames_drawn(page) > before, "a frame after a move")


def test_a_placed_block_falls_to_its_place_and_its_colour_is_seen_there(visitor: Visitor) -> None:
    page = visitor(motion="no-preference")
    watch_frames(page)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO})
    page.locator(".supply-block").first.wait_for()
    page.wait_for_timeout(500)
    grey = share_of(page.locator("canvas").screenshot(), STONES["grey"])
    page.keyboard.press("1")
    page.locator(".verdict-good").wait_for()
    before = frames_drawn(page)
    page.get_by_role("button", name="Place here").click()
    table.until(lambda: frames_drawn(page) > before + 4, "the frames of a fall")
    page.locator(".hold-bar").wait_for(state="detached")
    page.wait_for_timeout(1500)
    assert share_of(page.locator("canvas").screenshot(), STONES["grey"]) > grey + 0.002


def test_the_eye_leaves_its_side_only_where_the_table_allows_it(visitor: Visitor) -> None:
    page = visitor()
    rules = {"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO}
    Table(page).open(rules)
    page.locator("canvas").wait_for()
    assert not page.get_by_role("toolbar", name="Walk around the temple").count()
    Table(page).open({**rules, "camera": "free"})
    walk = page.get_by_role("toolbar", name="Walk around the temple")
    before = page.locator("canvas").screenshot()
    walk.get_by_label("To the right").click()
    page.wait_for_timeout(300)
    assert page.locator("canvas").screenshot() != before
    walk.get_by_role("button", name="My side").click()
    assert walk.get_by_role("button", name="My side").is_disabled()
