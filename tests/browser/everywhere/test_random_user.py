"""Somebody who clicks, taps, drags and types at random places and times, twice where once was meant: no move that
cannot be undone without its confirmation, no fault of the page, and never a table that is stuck."""

import random
import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.sizes import SETTLED, SIZES
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS

KEYS = ["Enter", "Space", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"1234567rtyf?"]
WATCH = """() => {
  window.unmeant = [];
  const confirmed = new Map();
  const hear = event => {
    const button = event.target.closest?.("[data-confirm]");
    if (button) confirmed.set(button.dataset.confirm, performance.now());
    if (event.target.closest?.("canvas, .stage")) confirmed.set("place", performance.now());
  };
  addEventListener("click", hear, true);
  addEventListener("keydown", ({ key }) => key === "Enter" && confirmed.set("place", performance.now()), true);
  const asked = new Map();
  const Socket = window.WebSocket;
  const runs = decision => decision?.choices.flatMap(({ same, vary, values = [], final = false }) =>
    (vary ? values.map(value => ({ ...same, [vary]: value })) : [same]).map(action => ({ action, final }))) ?? [];
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        for (const line of data.split("\\n")) {
          const message = JSON.parse(line);
          if (message.kind === "update") asked.set(message.seat, message.decision);
        }
      });
    }
    send(text) {
      const { kind, action } = JSON.parse(text);
      if (kind === "choose") {
        const found = runs(asked.get(action.seat)).find(run => JSON.stringify(run.action) === JSON.stringify(action));
        const last = Math.max(0, ...confirmed.values());
        // A plan that was confirmed goes on for a while; anything else follows its confirmation at once.
        const followsOn = ["claim", "done", "pay", "archive", "refill", "discard", "set-aside"].includes(action.kind);
        const patience = followsOn ? 5000 : 200;
        if (found?.final && performance.now() - last > patience) window.unmeant.push(action);
      }
      super.send(text);
    }
  };
}"""


def romp(page: Page, seconds: float, luck: random.Random) -> None:
    """Do anything, anywhere on the table, for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not page.locator(OVER).count():
        box = page.locator("main").bounding_box()
        size = page.viewport_size
        if box is None or size is None:
            continue
        x = box["x"] + luck.random() * box["width"]
        y = min(box["y"] + luck.random() * box["height"], size["height"] - 1)
        match luck.randrange(7):
            case 0 | 1:
                page.mouse.click(x, y)
            case 2:
                page.mouse.dblclick(x, y)
            case 3:
                page.mouse.click(x, y, button="right")
            case 4:
                page.mouse.move(x, y)
                page.mouse.down()
                page.mouse.move(x + luck.randrange(-80, 80), y + luck.randrange(-80, 80), steps=3)
                page.mouse.up()
            case 5 if page.evaluate("navigator.maxTouchPoints"):
                page.touchscreen.tap(x, y)
            case _:
                for _ in range(luck.choice([1, 2, 2, 3])):
                    page.keyboard.press(luck.choice(KEYS))
        if luck.random() < 0.3:
            nudge(page, luck)


def nudge(page: Page, luck: random.Random) -> None:
    """Whoever clicks at random hits little: now and then a button, once or twice."""
    buttons = page.locator("main button:enabled:visible:not(.after-end *)")
    if count := buttons.count():
        box = buttons.nth(luck.randrange(count)).bounding_box(timeout=1000)
        if box:
            place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.dblclick(*place) if luck.random() < 0.5 else page.mouse.click(*place)


GAMES = {"block-and-key": BLOCK_AND_KEY, "ancient-knowledge": ANSWERS}


@pytest.mark.parametrize("seconds", [5, pytest.param(100, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "size", ["phone", *(pytest.param(size, marks=pytest.mark.long) for size in ("laptop", "phone held sideways"))]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_random_user_does_nothing_final_unmeant_and_is_never_stuck(
    visitor: Visitor, game: str, size: str, seconds: float
) -> None:
    page = visitor(phone=size != "laptop")
    page.add_init_script(f"({WATCH})()")
    page.set_viewport_size(SIZES[size])
    page.on("dialog", lambda dialog: dialog.dismiss())
    luck = random.Random(f"{game} {size} {seconds}")
    table = Table(page)
    table.open({"game": game, "seats": [{"kind": "mine"}, {"kind": "bot", "strength": "random"}], "undo": "end-turn"})
    page.locator(".action-question").wait_for()
    romp(page, seconds, luck)
    assert page.evaluate("window.unmeant") == []
    # Whatever was done, one can go on.
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    if not table.over:
        page.wait_for_function(SETTLED)
        if page.locator(".chip-yard").count():
            page.locator(".chip-yard").dispatch_event("click")
        table.act(lambda found: found.click(timeout=3000), *GAMES[game])
    assert page.evaluate("window.unmeant") == []
