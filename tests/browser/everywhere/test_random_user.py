"""Somebody who clicks, taps, drags and types at random places and times, twice where once was meant: no move that
cannot be undone without its own confirmation, no hand shown to somebody else, no fault of the page, and never a table
that is stuck."""

import contextlib
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visitor
from tests.browser.sizes import SETTLED, SIZES
from tests.browser.table import OVER, Table
from tests.browser.tables.test_by_hand import WAYS, reach

KEYS = ["Enter", "Space", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"1234567rtyfi?"]
WATCH = """() => {
  window.unmeant = [];
  window.answered = 0;
  // What each confirmation is for: itself, and what is named with it.
  const WITH = { claim: ["done"], create: ["pay"], pay: ["done"], discard: ["done"], "set-aside": ["done"],
    done: ["mark", "return", "refill"] };
  const AT_ONCE = 300, NEXT_PART = 5000, LOOKED_AT = 350;
  let confirmed = { kind: "", kinds: [], at: -Infinity }, grave = -Infinity, privacy = 0;
  const hear = event => {
    const button = event.target.closest?.("[data-confirm]");
    const kind = button?.dataset.confirm;
    if (kind) confirmed = { kind, kinds: [kind, ...(WITH[kind] ?? [])], at: performance.now(), patience: AT_ONCE };
    if (event.target.closest?.("dialog .button-main")) grave = performance.now();
    if (event.target.closest?.(".privacy .button") && performance.now() - privacy >= LOOKED_AT) privacy = 0;
  };
  addEventListener("click", hear, true);
  new MutationObserver(() => {
    const isPrivate = document.querySelector(".privacy") !== null;
    if (isPrivate && !window.isPrivate) privacy = performance.now();
    // Who leaves the page, sees no hand either.
    const isTable = document.querySelector(".bk-table, .ak-table, .text-table") !== null;
    if (!isPrivate && window.isPrivate && privacy && isTable) window.unmeant.push("a hand was shown");
    window.isPrivate = isPrivate;
  }).observe(document, { subtree: true, childList: true });
  const asked = new Map();
  const Socket = window.WebSocket;
  const runs = decision => decision?.choices.flatMap(({ same, vary, values = [], final = false }) =>
    (vary ? values.map(value => ({ ...same, [vary]: value })) : [same]).map(action => ({ action, final }))) ?? [];
  const judge = ({ kind, action }) => {
    const now = performance.now();
    if (["resign", "leave", "cancel", "stand-in"].includes(kind))
      return now - grave > AT_ONCE && `${kind} without a second word`;
    const named = kind === "choose" ? action.kind : kind === "end-turn" ? kind : null;
    if (!named) return false;
    window.answered++;
    const final = named === kind ||
      runs(asked.get(action.seat)).find(run => JSON.stringify(run.action) === JSON.stringify(action))?.final;
    const isMeant = confirmed.kinds.includes(named) && now - confirmed.at <= confirmed.patience;
    if (final && !isMeant) return `${named} after ${confirmed.kind}, ${Math.round(now - confirmed.at)} ms`;
    // What was confirmed in several parts goes on.
    if (isMeant) Object.assign(confirmed, { at: now, patience: NEXT_PART });
    return false;
  };
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
      const fault = judge(JSON.parse(text));
      if (fault) window.unmeant.push(fault);
      super.send(text);
    }
  };
}"""
"""Every request that the page sends is held against what was clicked before it."""


def romp(page: Page, seconds: float, luck: random.Random) -> None:
    """Do anything, anywhere on the page, for so long."""
    end, home = time.monotonic() + seconds, page.url
    while time.monotonic() < end and not page.locator(OVER).count():
        size = page.viewport_size
        assert size is not None
        come_back(page, home, luck)
        x, y = luck.random() * size["width"], luck.random() * (size["height"] - 1)
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
        if luck.random() < 0.5:
            nudge(page, luck)


def come_back(page: Page, home: str, luck: random.Random) -> None:
    """Who left the table comes back to it; a dialog is closed, most of the time, and settings are left as they are."""
    if page.url != home:
        page.goto(home)
        page.locator(".action-question, .privacy, .after-end").first.wait_for()
    if page.locator("dialog[open]").count() and (page.locator("dialog .settings").count() or luck.random() < 0.7):
        page.keyboard.press("Escape")


def nudge(page: Page, luck: random.Random) -> None:
    """Whoever clicks at random hits little: now and then a button, once or twice."""
    buttons = page.locator("button:enabled:visible:not(.after-end *, dialog *)")
    if count := buttons.count():
        box = buttons.nth(luck.randrange(count)).bounding_box(timeout=1000)
        if box:
            place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.dblclick(*place) if luck.random() < 0.5 else page.mouse.click(*place)


BOT = {"kind": "bot", "strength": "random"}
SIZED = ("phone", "laptop", "phone held sideways")
SECONDS = 4
"""A glance; and then ten minutes for all of them together."""


def at_a_table(visitor: Visitor, game: str, size: str, others: list[dict[str, Any]]) -> Table:
    page = visitor(phone=size != "laptop")
    page.add_init_script(f"({WATCH})()")
    page.set_viewport_size(SIZES[size])
    page.on("dialog", lambda dialog: dialog.dismiss())
    table = Table(page)
    table.open({"game": game, "seats": [{"kind": "mine"}, *others], "undo": "end-turn"})
    page.locator(".action-question, .privacy").first.wait_for()
    return table


IN_THE_WAY = (
    ".privacy .button:visible",
    ".rules-drawer .dialog-head button:visible, .chat .dialog-head button:visible",
    ".toast-calm .button-main:visible",
)
"""What whoever romps has opened, and would close."""
IN_TEXT = (".text-moves .button:visible", ".text-table .button[aria-expanded=false]:visible")
"""And the text mode, if they have found it."""


def go_on(table: Table, game: str) -> None:
    """Whatever was done, the game goes on from there: an answer is found, and the server takes it."""
    page = table.page
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    before, luck = page.evaluate("window.answered"), random.Random(1)
    ways = (*IN_THE_WAY, *WAYS[game], *IN_TEXT)
    deadline = time.monotonic() + 60
    while not table.over and page.evaluate("window.answered") == before:
        assert time.monotonic() < deadline, "the table is stuck"
        page.wait_for_function(SETTLED)
        found = reach(page, ways, luck)
        if found is None:
            page.wait_for_timeout(50)
            continue
        with contextlib.suppress(TooLate):  # the table moved on: another one is reached for
            found.click(timeout=2000)


@pytest.mark.parametrize("seconds", [SECONDS, 80])
@pytest.mark.parametrize("size", SIZED)
@pytest.mark.parametrize("game", WAYS)
@pytest.mark.long
def test_a_random_user_does_nothing_final_unmeant_and_is_never_stuck(
    visitor: Visitor, game: str, size: str, seconds: float
) -> None:
    table = at_a_table(visitor, game, size, [BOT])
    romp(table.page, seconds, random.Random(f"{game} {size} {seconds}"))
    go_on(table, game)
    assert table.page.evaluate("window.unmeant") == []


@pytest.mark.parametrize("seconds", [SECONDS, 60])
@pytest.mark.parametrize("game", WAYS)
@pytest.mark.long
def test_at_one_device_no_hand_is_shown_unmeant(visitor: Visitor, game: str, seconds: float) -> None:
    table = at_a_table(visitor, game, "phone", [{"kind": "mine"}])
    romp(table.page, seconds, random.Random(f"{game} at one device {seconds}"))
    go_on(table, game)
    assert table.page.evaluate("window.unmeant") == []
