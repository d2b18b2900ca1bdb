"""Time on screen: it ticks, it warns by more than colour, and who ran out of it comes back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table
from tests.browser.tables.test_block_and_key import SOLO

BLOCKS = {"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO}
FOR_TWO = {
    "game": "block-and-key",
    "seats": [{"kind": "mine"}, {"kind": "open"}],
    "scenario": {
        "core": {"at": [2, 6], "north": "green"},
        "seats": [{"hand": ["st1-0"], "supply": ["green I3"]}, {"hand": ["st1-1"], "supply": ["grey I3"]}],
    },
}


@pytest.mark.long
def test_a_low_clock_warns_aloud_and_who_runs_out_takes_the_seat_back(visitor: Visitor) -> None:
    """The bot plays on until the other's turn, so that there is a game to come back to."""
    ada, ben = Table(visitor()), Table(visitor())
    place = ada.open({**FOR_TWO, "clock": {"kind": "live", "seconds": 25}}, start=False)
    ben.join(place, "Ben")
    page = ada.page
    page.get_by_role("button", name="Start the game").click()
    page.locator(".clock-runs").first.wait_for()
    page.get_by_role("img", name="running low").wait_for()
    page.get_by_text("0:10 left for you").wait_for(state="attached")
    page.get_by_text("A bot is playing for you").wait_for()
    page.get_by_role("button", name="I am back").click()
    page.get_by_text("A bot is playing for you").wait_for(state="detached")


def test_days_for_each_move_are_told_in_days_also_after_a_reload(visitor: Visitor) -> None:
    table = Table(visitor(phone=True))
    table.open({**BLOCKS, "clock": {"kind": "days", "days": 3}})
    page = table.page
    page.get_by_text("2 d 23 h").wait_for()
    page.reload()
    page.get_by_text("2 d 23 h").wait_for()
    expect(page.locator(".clock-warning")).to_have_count(0)
