"""Block and Key in the browser: whole games by clicks, by keys and by touch."""

from playwright.sync_api import Locator

from tests.browser.conftest import Visitor
from tests.browser.pixels import colours_of, near
from tests.browser.table import Table

STONES = {"green": (0x4F, 0x9A, 0x7D), "grey": (0xA9, 0xB0, 0xB8), "brown": (0x7A, 0x45, 0x26)}
ANSWERS = (".hand-key .button-main", ".decision .button", ".hold-tools .button-main:enabled", ".supply-block:enabled")
LINES = (".yard-line:enabled",)


def click(found: Locator) -> None:
    found.click(timeout=3000)


def step(table: Table) -> None:
    """One answer: claim, answer, put down, take up; or take a line of the yard where nothing can be placed."""
    table.act(click, *ANSWERS, *LINES)


def test_a_solo_game_to_its_end_by_clicks(table: Table) -> None:
    table.play("block-and-key", "Alone")
    page = table.page
    page.locator(".bk-table").wait_for()
    table.play_on(*ANSWERS, *LINES)
    assert page.locator(".end-panel").is_visible()
    assert page.locator(".end-rank").inner_text()
    assert int(page.locator(".end-panel .player-points").inner_text()) >= 0
    # The temple was really drawn: the canvas has many colours, those of the stones that stand among them.
    seen = colours_of(page.locator("canvas").screenshot())
    assert len(seen) > 200
    assert any(near(seen, colour) for colour in STONES.values())


NEARLY_WON = {
    "game": "block-and-key",
    "seats": [{"kind": "mine"}, {"kind": "open"}],
    "scenario": {
        "core": {"at": [2, 6], "north": "green"},
        "blocks": [["white I3", [[4, 6, 0], [4, 7, 0], [4, 8, 0]]]],
        "seats": [
            {"hand": ["st1-0"], "claimed": [f"su{n}-{m}" for n in (1, 2, 3) for m in range(4)], "supply": ["green I3"]},
            {"hand": ["st1-1"], "supply": ["grey I3"]},
        ],
        "last_turns": 2,
    },
}


def test_two_people_in_two_browsers_play_to_the_end(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    place = ada.open(NEARLY_WON, start=False)
    ben.page.goto(f"/t/{place}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for _ in range(40):
        for person in (ada, ben):
            if not person.over and person.one_of(*ANSWERS, *LINES):
                step(person)
        if ada.over and ben.over:
            break
        ada.page.wait_for_timeout(50)
    for person in (ada, ben):
        person.page.locator(".end-panel").wait_for()
    assert "Ada" in ben.page.locator(".end-panel").inner_text()


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
