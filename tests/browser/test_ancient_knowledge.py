"""Ancient Knowledge in the browser: a whole game against a bot by clicks."""

import contextlib
import random

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.table import Table

OPEN = ".ak-tile.ak-open"


def test_a_whole_game_against_a_bot_by_clicks(table: Table) -> None:
    table.play("ancient-knowledge", "Against bots")
    rng = random.Random(5)
    page = table.page
    page.locator(".ak-table").wait_for()
    for _ in range(900):
        if table.over:
            break
        found = page.locator(".ak-target").all() or page.locator(f".ak-answers .button, {OPEN}").all()
        if found:
            # What is clicked may be gone a moment later: then there is something else to click.
            with contextlib.suppress(TooLate):
                rng.choice(found).click(timeout=1000)
        page.wait_for_timeout(30)
    page.locator(".end-panel").wait_for()
    assert page.locator(".end-place").count() == 2
    page.locator(".end-panel summary").first.click()
    assert page.locator(".end-lines li").count() > 5
