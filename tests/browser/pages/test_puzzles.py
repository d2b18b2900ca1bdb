"""Puzzles in the browser: the page, a try at the game's own table, why not, and the solution."""

import json
import re
from contextlib import suppress
from itertools import count

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from digsite.games import game, words
from digsite.study.puzzles import Puzzle, puzzles
from digsite.study.puzzles.solving import whole_line
from tests.browser.conftest import Visitor
from tests.browser.sizes import SETTLED
from tests.browser.table import Table


def come(visitor: Visitor, *, in_words: bool = False, phone: bool = False) -> Page:
    page = visitor(phone=phone)
    kept = json.dumps({"state": {"textMode": in_words, "confirm": False}, "version": 0})
    page.add_init_script(f"localStorage.setItem('digsite-settings', {json.dumps(kept)})")
    return page


def easy(goal: str) -> Puzzle:
    found = puzzles("block-and-key")
    return next(puzzle for puzzle in found if puzzle.goal == goal and puzzle.grade < 4)


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True])
def test_the_page_leads_to_a_puzzle_that_can_be_given_up(visitor: Visitor, phone: bool) -> None:
    page = come(visitor, phone=phone)
    page.goto("/puzzles")
    expect(page.get_by_text("No streak yet.")).to_be_visible()
    page.locator(".puzzle-stream button").filter(has_text="Ancient Knowledge").click()
    page.locator(".ak-table, .ak-hand").first.wait_for()
    page.get_by_role("button", name="Give up").click()
    sure = page.get_by_role("dialog", name="Give up")
    expect(sure).to_contain_text("your rating falls")
    sure.get_by_role("button", name="No").click()
    expect(page.get_by_role("button", name="Give up")).to_be_focused()
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Give up").wait_for()
    page.get_by_role("button", name="Give up").click()
    sure.get_by_role("button", name="Give up").click()
    expect(other.locator(".puzzle-verdict")).to_contain_text("You gave up.")
    expect(other.locator(".puzzle-verdict")).to_contain_text("This puzzle was finished in another window.")
    other.close()
    verdict = page.locator(".puzzle-verdict")
    expect(verdict).to_contain_text("You gave up.")
    expect(verdict).to_be_focused()
    expect(verdict.locator("li").first).to_be_visible()
    verdict.get_by_role("button", name="Show the solution").click()
    first = page.url
    verdict.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    assert page.url != first


@pytest.mark.long
def test_a_puzzle_is_solved_in_words_by_keyboard(visitor: Visitor) -> None:
    puzzle = easy("most-points")
    page = come(visitor, in_words=True)
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.id}")
    expect(page.locator(".lesson-words")).to_contain_text("as many points as possible with one block")
    # The moves of a puzzle are told without what they claim: that would be the answer.
    state, speaker = game(puzzle.game).scenario(**puzzle.position), words(puzzle.game, "en").aloud.unaided
    for action in whole_line(puzzle):
        say(page, speaker.choice(action, state.view(0)))
        state.apply(action)
    expect(page.locator(".puzzle-verdict")).to_contain_text("Solved!")


def say(page: Page, move: str) -> None:
    """Choose a move by the keyboard, in whatever group it is."""
    # Places that look alike go on after it, with what else they take.
    wanted = page.locator(".text-moves button").filter(has_text=re.compile(rf"{re.escape(move)}(?!;)"))
    groups, opened = page.locator(".text-table button[aria-expanded]"), count()

    def is_told() -> bool:
        if not wanted.count() and (known := groups.count()):
            with suppress(TooLate):  # the table may move on meanwhile
                groups.nth(next(opened) % known).press("Enter", timeout=3000)
                page.locator(".text-moves button").first.wait_for(timeout=3000)
        return wanted.count() > 0

    Table(page).until(is_told, move)
    page.wait_for_function(SETTLED)
    wanted.first.press("Enter")
