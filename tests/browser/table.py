"""A person at a table, by what they see and click."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 60
"""Seconds to wait for something to happen at the table."""
PREPARING = 503
"""What a server answers whose geometry is not compiled yet."""
CLICKS = 2000
"""More than any game of random clicks needs."""
OVER = ".after-end"
"""What is there as soon as a game is over."""


CLICK_ON = """async ({ groups, seed, patience, clicks }) => {
  const pause = () => new Promise(done => setTimeout(done, 15));
  const written = () => document.querySelector("main")?.innerText ?? "";
  let chance = seed;
  const draw = () => (chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const one = all => all[Math.floor(draw() * all.length)];
  const isOnTop = element => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (let last = performance.now(); clicks > 0 && performance.now() - last < 1000 * patience; ) {
    if (document.querySelector(".after-end")) return;
    const group = groups.map(selector => [...document.querySelectorAll(selector)]).find(found => found.length);
    const chosen = group && one(group);
    const settles = "settling" in document.documentElement.dataset;
    if (settles || !chosen || !isOnTop(chosen)) { await pause(); continue; }
    const before = written();
    chosen.click();
    clicks--;
    last = performance.now();
    for (let waits = 0; waits < 100 && written() === before; waits++) await pause();
  }
}"""
"""Clicks, in the page itself, something of the first group of which anything is there, until the game is over. What
lies under something else is not clicked: a person could not do it either."""


@contextmanager
def resting_on(target: Locator) -> Iterator[None]:
    """A finger that rests on something for as long as this lasts."""
    # A trial waits until it stands still and nothing lies over it, and touches nothing.
    target.tap(trial=True)
    box = target.bounding_box()
    assert box is not None
    session = target.page.context.new_cdp_session(target.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


ASKED = ".bk-table:has(.decision-question)"
"""While others act, blocks can be taken too, but only to plan with."""
BLOCK_AND_KEY = (
    ".action-bar .end-turn",
    ".confirm-button",
    ".claim-all",
    ".hold-place:enabled",
    ".action-answers > .button",
    f"{ASKED} .supply-block:enabled",
    f"{ASKED} .yard-line[aria-disabled=false]",
)
"""Whatever can be answered at a table of Block and Key, the last word first."""


STEP_TO = """async ([block, cells]) => {
  for (const group of document.querySelectorAll(".placement-group")) {
    const next = group.querySelectorAll("button")[1];
    const many = Number(group.querySelector(".placement-place").textContent.split("/")[1]);
    for (let step = 0; step < many; step++) {
      next.click();
      await new Promise(done => setTimeout(done));
      if (document.querySelector(".supply-block[aria-pressed=true]").dataset.piece !== block) break;
      if (document.querySelector(".bk-temple").dataset.ghost === cells) return true;
    }
  }
  return false;
}"""
"""Steps through the list of all placements as far as one of them."""


class Table:
    def __init__(self, page: Page) -> None:
        self.page = page

    # In the lobby.

    def enter(self, name: str) -> "Table":
        self.page.goto("/")
        self.page.get_by_label("Your name").fill(name)
        return self

    def play(self, game: str, company: str, players: int | None = None) -> "Table":
        """Start a game from its card in the lobby."""
        card = self.page.locator(f".game-{game}")
        card.locator(".wish > summary").click()
        self.choose(card, company)
        if players is not None:
            self.choose(card, str(players))
        card.locator(".game-play").click()
        return self

    @staticmethod
    def choose(part: Locator, option: str) -> None:
        """Take one of a few options that are all in sight."""
        part.locator(".segment").get_by_text(option, exact=True).click()

    def open(self, rules: dict[str, Any], *, start: bool = True) -> str:
        """Make a table of one's own by the server's HTTP, where the lobby offers no such rules; returns its id."""
        request = self.page.request
        assert request.get("/api/guest").json() or request.post("/api/guest", data={"name": "Ada"}).ok
        deadline = time.monotonic() + PATIENCE
        while (made := request.post("/api/tables", data=rules)).status == PREPARING and time.monotonic() < deadline:
            self.page.wait_for_timeout(100)
        table = made.json()["id"]
        if start:
            assert request.post(f"/api/tables/{table}/commands", data={"kind": "start", "id": "start"}).ok
        self.page.goto(f"/t/{table}")
        return str(table)

    def take_over(self) -> None:
        """Sit down at a device that others use too, once it has asked for a moment: a click before that was meant for
        the turn before."""
        self.page.locator(".privacy .button[data-waits=false]").click()

    def join(self, table: str, name: str) -> None:
        """Take a free seat as a new guest."""
        self.page.goto(f"/t/{table}")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take this seat").click()

    # At the table.

    def hold_at(self, block: str, cells: str) -> None:
        """Hold a block where the list of all placements has it."""
        self.page.get_by_role("button", name="All placements").click()
        self.page.locator(".placement-group").first.wait_for()
        assert self.page.evaluate(STEP_TO, [block, cells])

    def until(self, condition: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"waited in vain for: {what}"
            self.page.wait_for_timeout(50)

    def one_of(self, *selectors: str) -> Locator | None:
        """The first of these that is there now."""
        for selector in selectors:
            found = self.page.locator(selector)
            if found.count():
                return found.first
        return None

    @property
    def over(self) -> bool:
        return bool(self.page.locator(OVER).count())

    def version(self) -> str:
        """Something that changes with every step: all that is written on the table."""
        return str(self.page.evaluate("document.querySelector('main')?.innerText ?? ''"))

    def begin_to_play(self, *groups: str, seed: int = 1) -> None:
        """The same, without waiting for the end: for a second person."""
        start = f"args => {{ window.playing = ({CLICK_ON})(args); }}"
        self.page.evaluate(start, self._clicking(groups, seed))

    def play_on(self, *groups: str, seed: int = 1) -> None:
        """Click whatever can be clicked, the first groups first, until the game is over."""
        self.page.evaluate(CLICK_ON, self._clicking(groups, seed))
        assert self.over, "nothing could be clicked any more, or clicking led nowhere"

    def _clicking(self, groups: tuple[str, ...], seed: int) -> dict[str, object]:
        return {"groups": groups, "seed": seed, "patience": PATIENCE, "clicks": CLICKS}

    def act_until(self, end: str, tap: Callable[[Locator], None], *selectors: str) -> None:
        """Use the first of these that can be used, again and again, until that is there."""
        while True:
            self.until(lambda: self.one_of(end, *selectors) is not None, f"{end}, or something to do among {selectors}")
            if self.page.locator(end).count():
                return
            self.act(tap, *selectors)

    def act(self, tap: Callable[[Locator], None], *selectors: str) -> None:
        """Use the first of these that can be used now, and wait until the table has taken it."""
        found = self.one_of(*selectors)
        if found is None:
            return
        before = self.version()
        try:
            tap(found)
        except TooLate:
            return  # the table moved on while we reached for it
        self.until(lambda: self.version() != before, f"an answer to {found}")
