"""The table under real hands: double clicks, keys that meet an old button, hidden columns, plans, a lost connection."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import CDPSession, FloatRect, Page, WebSocket, expect

import digsite
from digsite.block_and_key.actions import Place
from tests.browser.conftest import DESK, Visitor
from tests.browser.decisions import asks, position
from tests.browser.line import Line
from tests.browser.sizes import SETTLED
from tests.browser.table import BLOCK_AND_KEY, Table

CROWDED = """core: N=green E=grey S=brown W=white
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . www bbb ggg . . . .
. . . w ## ## g . . .
. . . w ## ## g . . .
. . . bbb ggg sss . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
"""
QUIET_HAND = ["mo1-0", "mo1-1", "mo1-2", "mo1-3"]
"""Keys that no single block completes on an almost empty floor."""


def sent(page: Page) -> list[str]:
    """The kinds of action that the page has sent since, one after the other."""
    kinds: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on(
            "framesent", lambda frame: kinds.extend(re.findall(r'"kind":"choose".*?"kind":"([\w-]+)"', str(frame)))
        )

    page.on("websocket", watch)
    return kinds


def two(supply: list[str], **rules: Any) -> dict[str, Any]:
    seats: list[dict[str, Any]] = [{"hand": QUIET_HAND, "supply": supply}, {"hand": ["st1-1"], "supply": ["brown I3"]}]
    scenario = {"core": {"at": [2, 6], "north": "green"}, "seats": seats, "seed": 1}
    plans = [{"kind": "mine"}, {"kind": "bot", "strength": "random"}]
    return {"game": "block-and-key", "seats": plans, "scenario": scenario, "undo": "end-turn", **rules}


def two_without_a_yard(supply: list[str], **rules: Any) -> dict[str, Any]:
    """The other can only place its block, which is told in several moments; a line of the yard is taken in one."""
    made = two(supply, **rules)
    return {**made, "scenario": {**made["scenario"], "yard": dict.fromkeys(range(1, 10))}}


def test_nothing_final_happens_by_a_double_click_or_a_key_for_something_else(visitor: Visitor) -> None:
    page = visitor()
    kinds = sent(page)
    table = Table(page)
    table.open(two(["grey I3"]))
    line = page.locator(".yard-column1")
    line.dblclick()
    expect(page.locator(".site-armed")).to_have_count(3)
    confirm = page.get_by_role("button", name="Excavate these 3")
    assert kinds == []
    page.get_by_role("button", name="Not yet").click()
    line.click()
    expect(confirm).to_be_focused()
    # The line still has been clicked last; the keys belong to the block that is taken now.
    line.focus()
    page.keyboard.press("1")
    page.locator(".verdict-good").wait_for()
    expect(page.locator(".site-armed")).to_have_count(0)
    page.wait_for_function(SETTLED)
    page.keyboard.press("Enter")
    page.locator(".action-bar .end-turn").wait_for()
    assert kinds == ["place", "done"]
    # Nothing could be claimed, so nothing was asked; the turn can be undone as a whole.
    page.locator(".undo-turn").click()
    page.locator(".supply-block:enabled").first.wait_for()
    expect(page.locator(".log")).not_to_contain_text("You place")
    page.wait_for_function(SETTLED)
    assert kinds == ["place", "done"]
    line.click()
    page.wait_for_function(SETTLED)
    confirm.dblclick()
    page.locator(".log").get_by_text("You take").wait_for()
    assert kinds == ["place", "done", "excavate"]
    page.locator(".decision-question, .decision-waiting").first.dblclick()
    assert page.evaluate("getSelection().toString()") == "", "words are marked as if to be copied"


def test_completed_keys_are_claimed_in_one_answer_or_fewer(visitor: Visitor) -> None:
    for phone, fewer in ((False, False), (True, True)):
        page = visitor(phone=phone)
        kinds = sent(page)
        table = Table(page)
        table.open({**position("block-and-key", 2, asks("claim", at_least=3)), "undo": "end-turn"})
        keys = page.locator(".claim-key")
        keys.nth(1).wait_for()
        count = keys.count()
        whole = page.get_by_role("button", name=re.compile(rf"^Claim {count} keys, \+\d+$"))
        expect(whole).to_be_visible()
        if fewer:
            page.get_by_role("button", name="Claim fewer").click()
            keys.first.click()
            whole = page.locator(".claim-all")
            expect(whole).not_to_have_text(re.compile(rf"^Claim {count} keys"))
        page.wait_for_function(SETTLED)
        whole.click()
        table.until(lambda: "done" in kinds, "the end of the claims")  # noqa: B023
        assert kinds == ["claim"] * (count - fewer) + ["done"]


def test_every_place_of_a_crowded_temple_is_reached_by_the_pointer_alone(visitor: Visitor) -> None:
    """Hidden columns too: by the flat picture, column and then depth, and the tools that turn the block."""
    scenario = {"temple": CROWDED, "seats": [{"hand": QUIET_HAND, "supply": ["green I3"]}], "seed": 1}
    state = digsite.game("block-and-key").scenario(**scenario)
    legal = {written(action.cells) for action in state.legal_actions() if isinstance(action, Place)}
    page = visitor()
    page.set_viewport_size({"width": 1100, "height": 600})
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": scenario})
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    assert reached(page) == legal
    # One arrow moves it by one place.
    before = page.locator(".bk-temple").get_attribute("data-ghost") or ""
    page.get_by_role("button", name="To the left").click()
    after = page.locator(".bk-temple").get_attribute("data-ghost") or ""
    assert {int(cell.split(",")[0]) for cell in after.split()} == {
        max(0, int(cell.split(",")[0]) - 1) for cell in before.split()
    }


def written(cells: Iterable[Sequence[int]]) -> str:
    """Cells as the page names them."""
    return " ".join(",".join(map(str, cell)) for cell in sorted(map(tuple, cells)))


def reached(page: Page) -> set[str]:
    """Where the held block can be placed by real clicks: tools that turn it, columns of the flat picture, depths."""
    found: set[str] = set()
    ways: set[str] = set()
    temple = page.locator(".bk-temple")
    columns = [box for column in page.locator(".face-column").all() if (box := column.bounding_box())]
    for turn in ("Turn", "Tip", "Turn", "Roll", "Turn", "Tip"):
        page.locator(".hold-tool").filter(has_text=turn).first.click()
        way = page.evaluate(WAY)
        if way in ways:
            continue
        ways.add(way)
        for box in columns:
            seen: set[str] = set()
            while True:
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                ghost = temple.get_attribute("data-ghost") or ""
                if ghost in seen:
                    break
                seen.add(ghost)
                if page.locator(".hold-place:enabled").count():
                    found.add(ghost)
    return found


WAY = """() => {
  const cells = document.querySelector(".bk-temple").dataset.ghost.split(" ").map(cell => cell.split(",").map(Number));
  return cells.map(cell => cell.map((value, axis) => value - Math.min(...cells.map(each => each[axis])))).join(" ");
}"""
"""How the block is turned, wherever it is."""


def test_the_hand_in_the_temple(visitor: Visitor) -> None:
    """A drag leans over and sits back; a right click turns; a second click on the pinned block places it, a double
    click does not."""
    page = visitor(motion="no-preference")
    kinds = sent(page)
    table = Table(page)
    table.open(two(["grey I3"]))
    canvas = page.locator("canvas")
    canvas.wait_for()
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    box = canvas.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 160, middle[1] + 40, steps=5)
    expect(page.locator(".temple[data-leaning]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".temple[data-leaning]")).to_have_count(0)
    temple = page.locator(".bk-temple")
    before = temple.get_attribute("data-ghost")
    page.mouse.click(*middle, button="right")
    expect(temple).not_to_have_attribute("data-ghost", before or "")
    assert kinds == []
    # Taken anew, it follows the pointer and fits.
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.locator(".verdict-good").wait_for()
    legal = place_in_sight(table, box)
    assert kinds == []
    page.wait_for_timeout(450)
    page.mouse.click(*legal)
    table.until(lambda: "place" in kinds, "the block in its place")


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """A real finger, or two."""
    places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def test_fingers_in_the_temple(visitor: Visitor) -> None:
    """A drag brings a block from the supply; once it is pinned, a finger that drags leans over; two fingers turn it; a
    second tap on the pinned block places it."""
    page = visitor(phone=True, motion="no-preference")
    kinds = sent(page)
    table = Table(page)
    table.open(two(["grey I3"]))
    canvas = page.locator("canvas")
    canvas.wait_for()
    page.wait_for_function(SETTLED)
    block, temple = page.locator(".supply-block").first, page.locator(".bk-temple")
    box, from_supply = canvas.bounding_box(), block.bounding_box()
    assert box is not None
    assert from_supply is not None
    fingers = page.context.new_cdp_session(page)
    along = from_supply["x"] + from_supply["width"] / 2

    def dragged() -> bool:
        """Again where the temple was not there yet, as anybody would."""
        touch(fingers, "touchStart", (along, from_supply["y"] + 20))
        for up in range(1, 11):
            touch(fingers, "touchMove", (along + 9 * up, from_supply["y"] + 20 - 20 * up))
        # A finger that rests before it is lifted: of a fast one a browser makes a fling, which the next tap only ends.
        page.wait_for_timeout(200)
        touch(fingers, "touchMove", (along + 90, from_supply["y"] - 180))
        touch(fingers, "touchEnd")
        return temple.get_attribute("data-ghost") is not None

    table.until(dragged, "a block over the temple")
    expect(temple).to_have_attribute("data-ghost", re.compile("."))
    assert kinds == []
    block.tap()
    expect(temple).not_to_have_attribute("data-ghost", re.compile("."))
    block.tap()
    page.locator(".verdict-good").wait_for()
    spots = [
        (box["x"] + box["width"] * column / 20, box["y"] + box["height"] * row / 20)
        for row in range(8, 14)
        for column in range(5, 16, 2)
    ]
    pinned = page.locator(".verdict-good .tool-sign")
    page.get_by_role("button", name="To the left").tap()
    page.get_by_role("button", name="Next fit").tap()
    expect(pinned).to_have_count(1)
    ghost = temple.get_attribute("data-ghost") or ""
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    touch(fingers, "touchStart", middle)
    for step in range(1, 6):
        touch(fingers, "touchMove", (middle[0] + 24 * step, middle[1] + 6 * step))
    expect(page.locator(".temple[data-leaning]")).to_have_count(1)
    touch(fingers, "touchEnd")
    expect(page.locator(".temple[data-leaning]")).to_have_count(0)
    expect(temple).to_have_attribute("data-ghost", ghost)
    touch(fingers, "touchStart", middle, (middle[0] + 60, middle[1]))
    touch(fingers, "touchEnd")
    expect(temple).not_to_have_attribute("data-ghost", ghost)
    assert kinds == []
    # Taken anew and stood up, it is tapped where it fits, twice, with a pause that says it is meant.
    block.tap()
    block.tap()
    page.get_by_role("button", name="Tip").tap()
    for spot in spots:
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(450)
        if not pinned.count():
            continue
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(100)
        if "place" in kinds:
            break
    table.until(lambda: "place" in kinds, "the block in its place")


def test_a_pinch_looks_closer_and_moves_nothing(visitor: Visitor) -> None:
    """Even where the first finger has slipped before the second one comes, the block is where it was before both; only
    beside the temple the page is enlarged."""
    page = visitor(phone=True)
    Table(page).open(two(["grey I3"]))
    canvas = page.locator("canvas")
    canvas.wait_for()
    page.locator(".supply-block").first.tap()
    page.locator(".verdict-good").wait_for()
    temple = page.locator(".bk-temple")
    ghost = temple.get_attribute("data-ghost") or ""
    box = canvas.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    touch(fingers, "touchStart", (x - 60, y))
    touch(fingers, "touchMove", (x - 66, y + 3))
    touch(fingers, "touchMove", (x - 70, y + 6))
    leaning = page.locator(".temple[data-leaning]")

    def pinch(x: float, y: float) -> None:
        for apart in range(80, 180, 10):
            kind = "touchStart" if apart == 80 else "touchMove"
            touch(fingers, kind, (x - apart, y), (x + apart, y))

    pinch(x, y)
    expect(leaning).to_have_count(1)
    touch(fingers, "touchEnd")
    expect(leaning).to_have_count(0)
    page.wait_for_timeout(200)
    expect(temple).to_have_attribute("data-ghost", ghost)
    expect(page.locator(".verdict-good .tool-sign")).to_have_count(0)
    assert page.evaluate("visualViewport.scale") == 1, "the page was enlarged"
    hand = page.locator(".hold-tools").bounding_box()
    assert hand is not None
    pinch(x, hand["y"] + hand["height"] / 2)
    touch(fingers, "touchEnd")
    page.wait_for_function("() => visualViewport.scale > 1")


def place_in_sight(table: Table, box: FloatRect) -> tuple[float, float]:
    """A point of the canvas where a double click pins the block on a legal place."""
    page = table.page
    for row in range(7, 14):
        for column in range(8, 17):
            point = (box["x"] + box["width"] * column / 20, box["y"] + box["height"] * row / 20)
            page.mouse.dblclick(*point)
            if page.locator(".verdict-good").count() and page.locator(".verdict-good .tool-sign").count():
                return point
    raise AssertionError("no legal place was clicked")


@pytest.mark.long
def test_a_move_is_planned_while_others_think_and_offered_when_the_turn_comes(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    rules = two(["grey I3"], seats=[{"kind": "mine"}, {"kind": "open"}])
    place = ada.open(rules, start=False)
    kinds = sent(ben.page)
    ben.join(place, "Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    page = ben.page
    page.locator(".supply-block").first.click()
    expect(page.locator(".verdict")).to_contain_text("nobody else sees it")
    expect(page.get_by_role("button", name="Place here")).to_be_disabled()
    planned = page.locator(".bk-temple").get_attribute("data-ghost")
    assert kinds == []
    ada.page.locator(".yard-row1").click()
    ada.page.get_by_role("button", name="Excavate these 3").click()
    expect(page.locator(".decision-question")).to_contain_text("as you planned")
    expect(page.locator(".bk-temple")).to_have_attribute("data-ghost", planned or "")
    page.get_by_role("button", name="Next fit").click()
    page.locator(".verdict-good").wait_for()
    page.keyboard.press("Enter")
    table_moved = page.locator(".log").get_by_text("You place")
    table_moved.wait_for()


def test_a_move_made_while_the_connection_is_lost_says_that_it_waits(visitor: Visitor) -> None:
    page = visitor()
    line = Line(page)
    Table(page).open(two(["grey I3"]))
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    line.lose()
    page.wait_for_function(SETTLED)
    page.get_by_role("button", name="Place here").click()
    expect(page.locator(".answer-sent")).to_contain_text("as soon as the connection is back")
    line.come_back()
    page.locator(".log").get_by_text("You place").wait_for()
    expect(page.locator(".answer-sent")).to_have_count(0)


def test_the_last_move_is_seen_before_the_result(visitor: Visitor) -> None:
    """And the steps of the last turn that change nothing any more are not asked."""
    page = visitor()
    table = Table(page)
    scenario = {**position("block-and-key", 1, asks("turn"))["scenario"], "solo_turn": 11}
    table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": scenario})
    table.act_until(".after-end", lambda found: found.click(), *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    expect(page.locator(".end-panel")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("You take")
    page.locator(".end-panel").wait_for()
    shown = page.locator(".player-points").first.inner_text()
    expect(page.locator(".end-panel .end-points").first).to_contain_text(shown)


def test_keys_are_few_and_are_listed(visitor: Visitor) -> None:
    page = visitor()
    Table(page).open(two(["grey I3"]))
    page.locator(".supply-block").first.wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("move it")
    expect(keys).to_contain_text("roll it over, to your right")
    # Also where the table is small, and its own buttons have no room for their keys.
    page.set_viewport_size({"width": 640, "height": 360})
    expect(keys.locator("kbd").first).to_be_visible()
    page.set_viewport_size(DESK)
    page.keyboard.press("Escape")
    # From the top of the page to the block that can be taken: no link of the log on the way.
    page.locator("body").press("Tab")
    stops = []
    for _ in range(12):
        stops.append(page.evaluate("document.activeElement.className"))
        if "supply-block" in stops[-1]:
            break
        page.keyboard.press("Tab")
    assert "supply-block" in stops[-1], stops
    expect(page.locator(".action-bar [role=status]").first).to_contain_text("Your turn")
