"""Before the game in the browser: a table with all its rules, and the waiting room that tells them."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table


@pytest.mark.long
def test_a_table_is_set_with_every_rule_and_the_waiting_room_tells_them(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator(".game-block-and-key .wish > summary").click()
    page.locator(".game-block-and-key").get_by_role("link", name="All options").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Seat 2").select_option("invited")
    page.get_by_label("Name", exact=True).fill("Ben")
    page.get_by_label("Seat 3").select_option("bot")
    page.get_by_label("Strength").select_option("novice")
    for fold in ("Rules of the game", "Time", "Table rules", "Visitors and shuffle"):
        page.get_by_text(fold, exact=True).click()
    page.get_by_label("Edition").select_option("prototype")
    page.get_by_label("Strict claims").check()
    page.get_by_label("Clock").select_option("live")
    page.get_by_label("Minutes for each player").select_option("15")
    page.get_by_label("Undo").select_option("end-turn")
    page.get_by_label("Camera").select_option("free")
    page.get_by_label("Help with partial matches").uncheck()
    page.get_by_label("Show scores during the game").check()
    page.get_by_label("List it in the lobby").check()
    page.get_by_label("Seed of the shuffle").fill("2026")
    page.get_by_role("button", name="Create the table").click()

    page.get_by_role("heading", name="Your table: Block and Key").wait_for()
    told = page.locator(".facts")
    for fact in (
        "Edition: Prototype",
        "Strict claims.",
        "15 minutes for each player, and 10 seconds more after each turn.",
        "until you press “End turn”",
        "The camera moves freely.",
        "No help",
        "Scores are shown during the game.",
        "Everyone finds this table",
        "chose the seed",
    ):
        expect(told).to_contain_text(fact)
    rules = page.request.get(f"/api{page.url[page.url.index('/t/') :].replace('/t/', '/tables/')}").json()["rules"]
    assert rules["options"] == {"edition": "prototype", "strict_claims": True}
    assert rules["clock"] == {"kind": "live", "seconds": 900, "increment": 10}
    assert rules["seats"][1:] == [{"kind": "invited", "name": "Ben"}, {"kind": "bot", "strength": "novice"}]


def test_a_friend_comes_by_a_link_of_their_own_and_a_bot_takes_another_seat(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), visitor()
    ada.open({"game": "block-and-key", "seats": [{"kind": "mine"}, *NEWCOMERS]}, start=False)
    ada.page.locator("input[value*='invite=']").wait_for()
    ben.goto(ada.page.locator("input[value*='invite=']").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take this seat").click()
    ada.page.locator(".seat").nth(1).get_by_text("player", exact=True).wait_for()
    ada.page.get_by_label("Who sits here").select_option("bot novice")
    ada.page.get_by_role("button", name="Start the game").click()
    ben.locator(".hand-key").first.wait_for()


NEWCOMERS = [{"kind": "invited", "name": "Ben"}, {"kind": "open"}]


def test_a_first_game_of_ancient_knowledge_is_offered_starter_sets(visitor: Visitor) -> None:
    table = Table(visitor()).enter("Ada")
    card = table.page.locator(".game-ancient-knowledge")
    expect(card.get_by_label("Starter sets")).to_be_checked()
    table.play("ancient-knowledge", "Against bots")
    expect(table.page.locator(".ak-hand .ak-tile")).to_have_count(6)
    table.page.goto("/")
    table.page.get_by_text("My tables").or_(table.page.get_by_text("It is your move")).first.wait_for()
    card.wait_for()
    expect(card.get_by_label("Starter sets")).to_have_count(0)


def test_a_name_is_kept_by_whoever_learns_first_and_can_be_changed_in_the_settings(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_label("Your name").fill("Lena")
    page.get_by_role("link", name="Learn in five minutes").first.click()
    page.locator(".supply-block").first.wait_for()
    expect(page.get_by_text("Lena").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Lena")
    page.get_by_role("button", name="Settings").click()
    field = page.get_by_role("dialog").get_by_label("Your name")
    field.fill("Helena")
    with page.expect_response("**/api/guest"):
        field.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("A recovery code takes your name")
    seats = [{"kind": "mine"}, {"kind": "open"}]
    assert page.request.post("/api/tables", data={"game": "block-and-key", "seats": seats}).ok
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Helena")
    mine, ways = page.get_by_role("region", name="My tables"), page.get_by_role("link", name="Puzzles").first
    assert (mine.bounding_box() or {"y": 9999})["y"] < (ways.bounding_box() or {"y": 0})["y"]


def test_a_first_visit_leaves_nothing_in_the_console(visitor: Visitor) -> None:
    page = visitor()
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
    page.goto("/")
    page.locator(".game-card").nth(1).wait_for()
    page.goto("/learn/block-and-key")
    page.locator(".supply-block").first.wait_for()
    assert said == []
