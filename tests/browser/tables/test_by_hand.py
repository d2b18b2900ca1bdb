"""Whole games by a hand: every touch and click is a real one, at a place in sight, and every question is asked."""

import random
import time

import pytest
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visitor
from tests.browser.sizes import SETTLED, SIZES
from tests.browser.table import OVER, Table

BOT = {"kind": "bot", "strength": "random"}
WAYS = {
    "block-and-key": (
        ".end-turn:visible, .confirm-button:visible, [data-confirm=done]:visible",
        ".claim-all:visible",
        ".hold-place:enabled:visible",
        ".action-answers > .button:visible",
        ".bk-table:has(.decision-question) .supply-block:enabled:visible",
        ".bk-table:has(.decision-question) .yard-line[aria-disabled=false]:visible",
        ".chip-wanted:visible",
        ".key-return:visible",
    ),
    "ancient-knowledge": (
        ".end-turn:visible, .confirm-button:visible, .ak-create:enabled:visible",
        ".ak-table:has(.ak-draft) .ak-hand .ak-open[aria-pressed=false]:visible",
        ".ak-gather .button-main:enabled:visible",
        ".ak-target:visible",
        ".ak-answers .button:not(.ak-cancel):visible, .ak-effect-button:visible, .ak-open[aria-pressed=false]:visible, "
        ".ak-action-open:not([aria-pressed=true]):visible",
        ".ak-cancel:visible",
        ".chip-wanted:visible",
    ),
}
"""What a hand would do, the last word first."""
LONG_ENOUGH = 1500
"""Seconds: a whole game on a busy machine."""
NOTHING_HAPPENS = 60


def reach(page: Page, ways: tuple[str, ...], luck: random.Random) -> Locator | None:
    for way in ways:
        found = page.locator(way)
        if count := found.count():
            return found.nth(luck.randrange(count))
    return None


def play(table: Table, game: str, luck: random.Random, *, touch: bool) -> int:
    """Until the game is over; returns how often something was touched."""
    page, touches = table.page, 0
    end = last = time.monotonic()
    end += LONG_ENOUGH
    while not page.locator(OVER).count():
        now = time.monotonic()
        assert now < end, "the game takes too long"
        assert now - last < NOTHING_HAPPENS, "nothing can be touched any more"
        page.wait_for_function(SETTLED)
        # Now and then a line of the yard rather than a block.
        ways = tuple(way for way in WAYS[game] if "supply-block" not in way or luck.random() < 0.6)
        found = reach(page, ways, luck)
        if found is None:
            page.wait_for_timeout(30)
            continue
        before = table.version()
        try:
            found.tap(timeout=2000) if touch else found.click(timeout=2000)
        except TooLate:
            continue  # the table moved on, or it lies under something: another one is reached for
        touches += 1
        for _ in range(20):
            if table.version() != before:
                last = time.monotonic()
                break
            page.wait_for_timeout(20)
    return touches


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("game", WAYS)
def test_a_whole_game_by_real_touches_and_clicks(visitor: Visitor, game: str, size: str) -> None:
    touch = size == "phone"
    page = visitor(phone=touch, speed=4)
    page.set_viewport_size(SIZES[size])
    table = Table(page)
    others = [] if game == "block-and-key" else [BOT]
    table.open({"game": game, "seats": [{"kind": "mine"}, *others], "undo": "end-turn"})
    page.locator(".action-question").wait_for()
    assert play(table, game, random.Random(f"{game} {size}"), touch=touch) > 30
    page.locator(".end-panel").wait_for()
