"""Somebody who clicks, taps, drags and types at random, twice where once was meant: no move that cannot be undone
without its own confirmation, no hand shown to somebody else, no fault of the page, and never a table that is stuck.
Luck is dealt by a seed and the page's clock goes only as far as each gesture takes: a busy machine changes nothing."""

import contextlib
import random
import time
from typing import Any, Literal

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visitor
from tests.browser.sizes import SETTLED, SIZES
from tests.browser.table import OVER, Table
from tests.browser.tables.test_by_hand import WAYS, reach
from tests.browser.watching import WATCH

KEYS = ["Enter", "Space", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"1234567rtyfi?"]
GAPS = (0, 40, 150, 300, 380, 420, 450, 700)
"""Milliseconds between two presses: within and just after the moment for which a new question takes no answer."""
PLACES = """() => {
  const places = [];
  for (const button of document.querySelectorAll("button:enabled:not(.after-end *), summary")) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInSight = width && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (isInSight && !button.closest(".settings")) places.push([x, y]);
  }
  const isThere = part => document.querySelector(part) !== null;
  return { places, dialog: isThere("dialog[open]"), settings: isThere(".settings") };
}"""
AWAY = "!location.pathname.startsWith('/t/')"


class Hands:
    """Whoever romps: a page, its clock, and luck."""

    def __init__(self, page: Page, luck: random.Random) -> None:
        self.page = page
        self.luck = luck
        self.home = page.url

    def wait(self) -> None:
        """A while passes on the page, and none in the world."""
        if gap := self.luck.choice(GAPS):
            self.page.clock.run_for(gap)

    def calm(self) -> None:
        """The server has answered, and the others have moved."""
        self.page.wait_for_function("() => window.isCalm()")

    def place(self) -> tuple[float, float]:
        """A button, most of the time: whoever presses anywhere hits little."""
        self.come_back()
        seen = self.page.evaluate(PLACES)
        # Whoever settled that nothing is asked twice would be asked nothing.
        if seen["settings"] or (seen["dialog"] and self.luck.random() < 0.7):
            self.page.keyboard.press("Escape")
            seen = self.page.evaluate(PLACES)
        size = self.page.viewport_size
        assert size is not None
        if seen["places"] and self.luck.random() < 0.75:
            x, y = self.luck.choice(seen["places"])
            return x, y
        return self.luck.random() * size["width"], self.luck.random() * (size["height"] - 1)

    def come_back(self) -> None:
        """From wherever a press has led: to the lobby, to a rule, to a replay."""
        if not self.page.evaluate(AWAY):
            return
        self.page.clock.resume()
        self.page.goto(self.home)
        self.page.locator(".action-question, .privacy, .after-end, .text-table").first.wait_for()
        stop(self.page)

    def gesture(self) -> None:
        page, luck = self.page, self.luck
        x, y = self.place()
        match luck.randrange(8):
            case 0 | 1:
                page.mouse.click(x, y)
            case 2 | 3:
                page.mouse.click(x, y)
                self.wait()
                if luck.random() < 0.5:
                    self.calm()
                page.mouse.click(x, y, click_count=2)
            case 4:
                button: Literal["left", "right"] = luck.choice(["left", "left", "right"])
                page.mouse.move(x, y)
                page.mouse.down(button=button)
                self.wait()
                if luck.random() < 0.5:
                    page.mouse.move(x + luck.randrange(-80, 80), y + luck.randrange(-80, 80), steps=2)
                page.mouse.up(button=button)
            case 5 if page.evaluate("navigator.maxTouchPoints"):
                for _ in range(luck.choice([1, 2])):
                    page.touchscreen.tap(x, y)
                    self.wait()
            case 6:
                key = luck.choice(["Enter", "Space"])
                for _ in range(luck.randrange(2, 5)):  # held: the second and the others are repeats
                    page.keyboard.down(key)
                    self.wait()
                page.keyboard.up(key)
            case _:
                for _ in range(luck.choice([1, 2, 2, 3])):
                    page.keyboard.press(luck.choice(KEYS))
                    self.wait()
        self.calm()
        self.wait()


def stop(page: Page) -> None:
    """From now on the page's clock goes only where it is told to."""
    page.wait_for_function(SETTLED)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)  # in seconds


def romp(page: Page, gestures: int, luck: random.Random) -> None:
    """Do anything, anywhere on the page, so many times."""
    hands = Hands(page, luck)
    stop(page)
    for _ in range(gestures):
        if page.locator(OVER).count():
            break
        hands.gesture()
    hands.come_back()
    page.clock.resume()


SIZED = ("phone", "laptop", "phone held sideways")
GLANCE, LONG = 40, 1500
"""Gestures: half a minute for all of these tests together, and ten minutes."""


def at_a_table(visitor: Visitor, game: str, size: str, others: list[dict[str, Any]]) -> Table:
    # Where things move, more has happened than is shown.
    page = visitor(phone=size != "laptop", motion="no-preference" if size == "laptop" else "reduce")
    page.clock.install()
    page.add_init_script(f"({WATCH})()")
    page.set_viewport_size(SIZES[size])
    page.on("dialog", lambda dialog: dialog.dismiss())
    table = Table(page)
    table.open({"game": game, "seats": [{"kind": "mine"}, *others], "undo": "end-turn", "seed": 7})
    page.locator(".action-question, .privacy").first.wait_for()
    return table


IN_THE_WAY = (
    ".rules-drawer .dialog-head button:visible, .chat .dialog-head button:visible",
    ".hint-close:visible",
    ".privacy .button:visible",
    ".room-word .button-main:visible",
)
"""What whoever romps has opened, and would close."""
IN_TEXT = (".text-moves .button:visible", ".text-table .button[aria-expanded=false]:visible")
"""And the text mode, if they have found it."""


STUCK = 180
"""Seconds. What is stuck is so for ever; a bot whose process has just been started on a busy machine takes a minute."""


def go_on(table: Table, game: str) -> None:
    """Whatever was done, the game goes on from there: an answer is found, and the server takes it."""
    page = table.page
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    before, luck = page.evaluate("window.answered"), random.Random(1)
    ways = (*IN_THE_WAY, *WAYS[game], *IN_TEXT)
    deadline = time.monotonic() + STUCK
    while not table.over and page.evaluate("window.answered") == before:
        assert time.monotonic() < deadline, f"stuck at {page.url}: {page.locator('body').inner_text()}"
        page.wait_for_function(SETTLED)
        found = reach(page, ways, luck)
        if found is None:
            page.wait_for_timeout(50)
            continue
        with contextlib.suppress(TooLate):  # the table moved on: another one is reached for
            found.click(timeout=2000)


OFTEN = pytest.mark.parametrize("gestures", [GLANCE, pytest.param(LONG, marks=pytest.mark.long)])


@OFTEN
@pytest.mark.parametrize("size", SIZED)
@pytest.mark.parametrize("game", WAYS)
def test_a_random_user_does_nothing_final_unmeant_and_is_never_stuck(
    visitor: Visitor, game: str, size: str, gestures: int
) -> None:
    table = at_a_table(visitor, game, size, [{"kind": "bot", "strength": "greedy"}])
    romp(table.page, gestures, random.Random(f"{game} {size} {gestures}"))
    go_on(table, game)
    assert table.page.evaluate("window.unmeant") == []


@OFTEN
@pytest.mark.parametrize("game", WAYS)
def test_at_one_device_no_hand_is_shown_unmeant(visitor: Visitor, game: str, gestures: int) -> None:
    table = at_a_table(visitor, game, "phone", [{"kind": "mine"}])
    romp(table.page, gestures, random.Random(f"{game} at one device {gestures}"))
    go_on(table, game)
    assert table.page.evaluate("window.unmeant") == []
