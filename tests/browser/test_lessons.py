"""The lessons in the browser, each to its end: only the marked step can be done, and one follows the other."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor


def step(page: Page, number: int) -> None:
    page.locator(".lesson-count").get_by_text(f"{number} / ").wait_for()


def test_the_lesson_of_block_and_key_to_its_end(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/block-and-key")
    step(page, 1)
    page.locator(".supply-block").first.click()
    page.get_by_text("Completes 2 keys").wait_for()
    expect(page.locator(".yard-line:enabled")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Place here")).to_be_disabled()
    page.get_by_role("button", name="Next fit").click()
    page.get_by_role("button", name="Place here").click()
    step(page, 2)
    claims = page.get_by_role("button", name="Claim", exact=True)
    claims.nth(1).click()
    expect(claims).to_have_count(1)
    claims.click()
    expect(claims).to_have_count(0)
    page.get_by_role("button", name="No more claims").click()
    step(page, 3)
    for keys in (3, 4):
        page.get_by_role("button", name="Sun altar").click()
        page.locator(".hand-key").nth(keys - 1).wait_for()
    step(page, 4)
    page.locator(".yard-line:enabled").first.click()
    page.get_by_text("That is a turn").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator(".hand-key").nth(3).wait_for()
    expect(page.locator(".player")).to_have_count(2)


@pytest.mark.parametrize("dear", [False, True])
def test_the_lesson_of_ancient_knowledge_to_its_end(visitor: Visitor, dear: bool) -> None:
    """It goes on whatever one pays: a last card is archived without a question."""
    page = visitor(phone=dear)

    def use(found: Locator) -> None:
        found.tap() if dear else found.click()

    page.goto("/learn/ancient-knowledge")
    step(page, 1)
    hand = page.locator(".ak-hand .ak-open")
    expect(hand).to_have_count(1)
    use(hand)
    use(page.locator(".ak-target").get_by_text("3 cards" if dear else "2 cards").first)
    step(page, 2)
    for number in range(3 if dear else 2):
        use(hand.nth(number))
    use(page.get_by_role("button", name="Pay "))
    step(page, 3)
    use(page.locator(".ak-action-open"))
    step(page, 4)
    if not dear:
        use(hand.first)
        use(page.get_by_role("button", name="Discard 1"))
    use(page.locator(".ak-timeline .ak-open"))
    step(page, 5)
    use(page.locator(".ak-action-open"))
    page.get_by_text("That is a turn").wait_for()
    use(page.get_by_role("link", name="Back to the lobby"))
    page.locator(".game-card").first.wait_for()


def test_a_lesson_can_be_left_at_any_time(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/ancient-knowledge")
    page.get_by_role("link", name="Skip the lesson").click()
    page.locator(".game-card").first.wait_for()
