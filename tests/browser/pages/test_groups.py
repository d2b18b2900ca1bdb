"""A group in the browser: made by keyboard at a desk, joined by its link on a phone."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitor


def test_a_group_is_made_and_joined_by_its_link(visitor: Visitor) -> None:
    page = visitor(textMode=True)
    page.goto("/")
    page.get_by_role("link", name="Groups: the same deals").press("Enter")
    page.get_by_label("Deals").select_option("2")
    page.get_by_label("Game").select_option("ancient-knowledge")
    page.get_by_role("button", name="Create the group").press("Enter")
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    link = page.url
    page.locator(".group-play").first.press("Enter")
    page.locator(".text-table").wait_for()
    page.goto(link)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(page.locator(".group-standing tbody tr")).to_contain_text("(you)")

    friend = visitor(phone=True, language="fr-FR", textMode=True)
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Classement")).to_be_visible()
    expect(friend.locator(".group-standing tbody tr")).to_contain_text("–")
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    friend.get_by_role("button", name="Jouer la donne 2").tap()
    friend.locator(".text-table").wait_for()
    tables = [guest.request.get("/api/my-tables").json()["tables"] for guest in (page, friend)]
    assert [[table["mine"] for table in mine] for mine in tables] == [[[0]], [[1]]]
