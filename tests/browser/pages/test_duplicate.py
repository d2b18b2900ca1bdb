"""A finished game's deal once more: from the replay to a table of one's own, and both games beside each other."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_block_and_key import SOLO, click


def test_a_deal_is_played_again_and_compared_turn_by_turn(visitor: Visitor) -> None:
    page = visitor(quick=True, drawn=False)
    table = Table(page)
    scenario = {**SOLO, "solo_turn": 11}
    first = table.open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": scenario})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    page.goto(f"/t/{first}/replay")
    page.locator(".play-deal").press("Enter")
    expect(page).not_to_have_url(f"/t/{first}/replay")
    expect(page.locator(".seen")).to_contain_text("Ada has played this deal before")
    expect(page.locator(".top-title")).not_to_contain_text("a deal played before")
    again = page.url.rsplit("/", 1)[1]
    resigned = {"kind": "resign", "id": "enough", "seat": 0}
    assert page.request.post(f"/api/tables/{again}/commands", data=resigned).ok
    page.goto(f"/t/{again}")
    page.locator(".end-panel").get_by_role("link", name="Compare turn by turn").click()
    rows = page.locator(".beside-turns tbody tr")
    expect(rows.first).to_contain_text("points")
    expect(page.locator(".beside-turns thead th")).to_have_count(3)
    expect(page.locator(".beside-game")).to_contain_text(["your later game", "your earlier game"])
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rows.first.get_by_role("link").last.click()
    expect(page.locator(".scrubber")).to_be_visible()
