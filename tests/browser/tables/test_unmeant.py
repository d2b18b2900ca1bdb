"""What nobody meant does not happen: a hint that is played, the Ancients' block, a hand that another would see, a bot
for somebody, the end of a game, a hint by chance. And what cannot be done says why."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import asks, position
from tests.browser.line import Line
from tests.browser.sizes import SETTLED
from tests.browser.table import Table
from tests.browser.tables.test_hands import sent, two, two_without_a_yard

MINE = {"kind": "mine"}
BOT = {"kind": "bot", "strength": "random"}


PRESS_AT_ONCE = """button => new MutationObserver((_, watch) => {
  const ready = document.querySelector(button);
  if (!ready) return;
  watch.disconnect();
  ready.click();
  ready.click();
}).observe(document, { subtree: true, childList: true })"""
"""A double click that was meant for the turn before lands on what has just come up, however slow the machine is."""


def settled(page: Page) -> None:
    page.wait_for_function(SETTLED)


def test_a_hint_that_is_played_is_confirmed_where_it_cannot_be_undone(visitor: Visitor) -> None:
    """Of a draft nothing can be undone: what is taken from the yard is filled at once."""
    page = visitor(drawn=False)
    kinds = sent(page)
    Table(page).open({**position("block-and-key", 1, asks("draft", at_least=2)), "undo": "end-turn"})
    page.locator(".yard-line[aria-disabled=false]").first.wait_for()
    page.locator(".hint-ask").click()
    page.locator(".hint-more").click()
    settled(page)
    page.locator(".hint-play").click()
    expect(page.locator(".confirm-button")).to_be_focused()
    expect(page.locator(".hint-panel")).to_have_count(0)
    settled(page)
    assert kinds == []
    page.locator(".confirm-button").click()
    page.locator(".log").get_by_text("You take").wait_for()
    assert kinds == ["draft"]


def test_a_hint_is_not_played_past_a_table_that_still_shows_what_happened(visitor: Visitor) -> None:
    """Others' moves are shown so slowly that they last as long as we like."""
    page = visitor(whole=True, motion="no-preference", speed=0.01)
    kinds = sent(page)
    Table(page).open(two_without_a_yard(["grey I3", "grey O4"], hints=True))
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    page.locator(".hold-place").click()
    end = page.locator(".action-bar .end-turn")
    end.wait_for()
    settled(page)
    end.click()
    skip = page.locator(".skip-frames")
    skip.wait_for()
    page.locator(".hint-ask[aria-disabled=false]").click()
    page.wait_for_timeout(500)
    expect(page.locator(".hint-panel")).to_have_count(0)
    expect(skip).to_be_visible()
    assert kinds == ["place", "done"]
    skip.click()
    page.locator(".hint-more").click()
    settled(page)
    page.locator(".hint-play").click()
    page.locator(".end-turn").wait_for()
    assert kinds == ["place", "done", "place", "done"]


def test_a_press_that_began_at_one_question_does_not_answer_the_next(visitor: Visitor) -> None:
    """A finger rests on a line of the yard while the same seat takes another one elsewhere."""
    page = visitor(quick=True)
    kinds = sent(page)
    table = Table(page)
    place = table.open({**position("block-and-key", 1, asks("draft", at_least=2)), "undo": "end-turn"})
    lines = page.locator(".yard-line[aria-disabled=false]")
    lines.first.wait_for()
    settled(page)
    other = page.context.new_page()
    other.goto(f"/t/{place}")
    other.locator(".yard-line[aria-disabled=false]").last.wait_for()
    settled(other)
    page.bring_to_front()
    lines.first.hover()
    page.mouse.down()
    other.locator(".yard-line[aria-disabled=false]").last.dispatch_event("click")
    page.locator(".log").get_by_text("You take").wait_for()
    lines.first.wait_for()
    settled(page)
    page.mouse.up()
    page.wait_for_timeout(100)
    assert kinds == []


def test_the_menu_gives_way_to_a_press_elsewhere_and_to_escape(visitor: Visitor) -> None:
    page = visitor(drawn=False)
    Table(page).open(two(["grey I3"]))
    menu, items = page.locator(".menu summary"), page.locator(".menu-items")
    menu.click()
    expect(items).to_be_visible()
    page.keyboard.press("Escape")
    expect(items).to_be_hidden()
    menu.click()
    expect(items).to_be_visible()
    page.locator(".action-question").click()
    expect(items).to_be_hidden()
    # What lies below the press is not meant.
    menu.click()
    expect(items).to_be_visible()
    page.locator(".supply-block").first.click()
    expect(items).to_be_hidden()
    expect(page.locator(".hold-place")).to_have_count(0)
    page.locator(".supply-block").first.click()
    page.locator(".hold-place").wait_for()


def test_a_thumb_that_closes_the_menu_chooses_no_card(visitor: Visitor) -> None:
    page = visitor(phone=True)
    scenario = {"seats": [{"hand": ["C7", "A3", "P12", "M9", "C20"]}, {}], "seed": 2}
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": scenario})
    menu, items = page.locator(".menu summary"), page.locator(".menu-items")
    card = page.locator(".ak-hand .ak-tile").first
    card.wait_for()
    settled(page)
    menu.tap()
    expect(items).to_be_visible()
    card.tap()
    expect(items).to_be_hidden()
    page.wait_for_timeout(400)
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    # What opens from the bar has room around its words.
    menu.tap()
    page.get_by_role("button", name="Resign").tap()
    for answer in page.get_by_role("dialog").locator(".button:not(.button-quiet)").all():
        expect(answer).to_have_css("padding-left", "16px")


def test_a_double_click_on_resign_does_not_say_yes(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    table.open(two(["grey I3"]))
    page.locator(".menu summary").click()
    page.evaluate(PRESS_AT_ONCE, "dialog .button-main")
    page.get_by_role("button", name="Resign").click()
    sure = page.get_by_role("dialog")
    sure.wait_for()
    page.wait_for_timeout(450)
    expect(sure).to_be_visible()
    assert not table.over
    sure.get_by_role("button", name="Resign").click()
    page.locator(".after-end").wait_for()


def test_the_block_of_the_ancients_is_placed_by_a_second_word(visitor: Visitor) -> None:
    page = visitor()
    kinds = sent(page)
    Table(page).open({**position("block-and-key", 1, asks("ancients", at_least=2)), "undo": "end-turn"})
    page.locator(".supply-block:enabled").first.click()
    page.locator(".verdict-good").wait_for()
    settled(page)
    page.keyboard.press("Enter")
    confirm = page.locator(".confirm-button")
    expect(confirm).to_be_focused()
    expect(page.locator(".final-note:visible")).to_be_visible()
    settled(page)
    assert kinds == []
    # Another place is another question.
    page.keyboard.press("ArrowLeft")
    expect(confirm).to_have_count(0)
    page.get_by_role("button", name="Next fit").click()
    page.locator(".verdict-good").wait_for()
    page.locator(".hold-place").click()
    expect(confirm).to_be_focused()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    page.locator(".hold-place").wait_for()
    page.locator(".hold-place").click()
    settled(page)
    confirm.click()
    page.locator(".log").get_by_text("The Ancients").first.wait_for()
    assert kinds == ["ancients"]


def placed(page: Page) -> Locator:
    """The first block is placed where it fits; what ends the turn then."""
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    page.locator(".hold-place").click()
    end = page.locator(".action-bar .end-turn")
    end.wait_for()
    settled(page)
    return end


def test_the_next_hand_at_one_device_is_not_seen_by_pressing_enter_twice(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    table.open({**two(["grey I3"]), "seats": [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Ben"}]})
    table.take_over()
    end = placed(page)
    end.focus()
    page.evaluate(PRESS_AT_ONCE, ".privacy .button")
    page.keyboard.press("Enter")
    page.locator(".privacy").wait_for()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    expect(page.locator(".privacy")).to_contain_text("Ben")
    expect(page.locator(".hand-key")).to_have_count(0)
    table.take_over()
    page.locator(".hand-key").first.wait_for()


def test_a_bot_for_somebody_is_asked_for_twice_and_not_while_they_are_there(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    place = ada.open(two(["grey I3"], seats=[{"kind": "mine"}, {"kind": "open"}]), start=False)
    ben.join(place, "Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    page = ben.page
    page.locator(".supply-block").first.wait_for()
    page.locator(".menu summary").click()
    expect(page.get_by_role("button", name="Let a bot stand in for me")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play for Ada")).to_have_count(0)
    ada.page.close()
    page.get_by_role("button", name="Let a bot play for Ada").click()
    sure = page.get_by_role("dialog", name="Let a bot play for Ada")
    sure.get_by_role("button", name="No").click()
    expect(sure).to_have_count(0)
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Let a bot stand in for me").click()
    page.get_by_role("dialog").get_by_role("button", name="No").click()
    expect(page.locator(".room-word")).not_to_contain_text("A bot is playing")


def test_who_is_away_is_told_where_one_acts_and_covers_no_button(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor(phone=True))
    place = ada.open(two(["grey I3"], seats=[{"kind": "mine"}, {"kind": "open"}]), start=False)
    ben.join(place, "Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    page = ben.page
    page.locator(".supply-block").first.wait_for()
    ada.page.close()
    expect(page.locator(".room-word")).to_contain_text("Ada is away")
    page.get_by_role("button", name="Chat").tap()
    page.locator(".chat").wait_for()


def test_a_game_is_cancelled_by_a_second_word(visitor: Visitor) -> None:
    page = visitor()
    Table(page).open({"game": "block-and-key", "seats": [MINE, {"kind": "open"}]}, start=False)
    page.get_by_role("button", name="Cancel the game").click()
    sure = page.get_by_role("dialog", name="Cancel the game")
    expect(sure).to_contain_text("leads nowhere")
    sure.get_by_role("button", name="No").click()
    page.get_by_role("button", name="Cancel the game").wait_for()
    page.get_by_role("button", name="Cancel the game").click()
    sure.get_by_role("button", name="Cancel the game").click()
    page.get_by_text("This game was cancelled").wait_for()


def test_a_double_click_on_undo_undoes_one_step_and_without_one_it_says_why(visitor: Visitor) -> None:
    page = visitor()
    scenario = {
        "seats": [{"hand": ["C7", "A3", "P12", "M9", "C20"], "timeline": {1: [["C16", 3]], 3: [["P25", 2]]}}, {}],
        "seed": 2,
    }
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": scenario, "undo": "end-turn"})
    page.locator("[data-action=archive]").wait_for()
    settled(page)
    undo = page.locator(".undo-top")
    undo.click(force=True)  # it is there to say why
    expect(page.locator(".undo-why")).to_contain_text("nothing to undo")
    settled(page)
    page.locator("[data-action=archive]").click()
    hand = page.locator(".ak-hand .ak-tile")
    page.locator(".ak-gather").wait_for()
    settled(page)
    hand.nth(0).click()
    hand.nth(1).click()
    page.locator(".ak-gather .button-main").click()
    page.locator(".decision-question").get_by_text("From which monument").wait_for()
    settled(page)
    undo.dblclick()
    # Two cards and then the end were said, one after the other: of these steps the last one is taken back.
    page.locator(".ak-gather").wait_for()
    settled(page)
    expect(hand).to_have_count(3)


def test_cards_are_picked_as_fast_as_keys_are_pressed_and_a_double_press_is_one(visitor: Visitor) -> None:
    page = visitor()
    scenario = {
        "seats": [{"hand": ["C7", "A3", "P12", "M9", "C20"], "timeline": {1: [["C16", 3]], 3: [["P25", 2]]}}, {}],
        "seed": 2,
    }
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": scenario, "undo": "end-turn"})
    page.locator("[data-action=archive]").click()
    page.locator(".ak-gather").wait_for()
    settled(page)
    for key in "1345":
        page.keyboard.press(key)
    send = page.locator(".ak-gather-done")
    expect(send).to_contain_text("4 / 5")
    settled(page)
    page.keyboard.press("2")
    page.keyboard.press("2")
    expect(send).to_contain_text("5 / 5")
    expect(send).to_be_focused()


def test_the_last_card_by_its_digit_and_then_enter_is_an_answer(visitor: Visitor) -> None:
    page = visitor()
    kinds = sent(page)
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT]})
    send = page.locator(".ak-gather-done")
    expect(send).to_be_disabled()
    settled(page)
    for key in "123":
        page.keyboard.press(key)
    expect(send).to_be_disabled()
    page.wait_for_timeout(500)
    page.keyboard.press("4")
    expect(send).to_be_focused()
    page.keyboard.press("Enter")
    expect(send).to_have_count(0)
    assert set(kinds) == {"set-aside"}


def test_a_key_asks_for_no_hint_that_is_counted(visitor: Visitor) -> None:
    page = visitor()
    requests: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: requests.append(str(frame))))
    Table(page).open({"game": "block-and-key", "seats": [MINE, BOT]})
    page.locator(".hint-ask").wait_for()
    page.keyboard.press("i")
    expect(page.locator(".hint-panel")).to_contain_text("counted")
    assert not [frame for frame in requests if '"hint"' in frame]
    expect(page.locator(".hint-take")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hint-panel")).to_contain_text("Look here")
    assert len([frame for frame in requests if '"hint"' in frame]) == 1
    # It lies above the table: Escape closes it, and nothing else.
    page.keyboard.press("Escape")
    expect(page.locator(".hint-panel")).to_have_count(0)


def test_the_last_turn_alone_ends_by_its_players_word(visitor: Visitor) -> None:
    page = visitor()
    scenario = {**position("block-and-key", 1, asks("turn"))["scenario"], "solo_turn": 11}
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": scenario, "undo": "end-turn"})
    blocks = page.locator(".supply-block:enabled")
    blocks.first.click()
    page.locator(".verdict-good").wait_for()
    settled(page)
    page.locator(".hold-place").click()
    end = page.locator(".action-bar [data-confirm=done], .claim-all").first
    end.wait_for()
    assert not table.over
    if page.locator(".claim-all").count():
        page.locator(".claim-fewer").click()
    page.locator(".undo-top[aria-disabled=false]").wait_for()
    settled(page)
    page.locator(".undo-top").click()
    blocks.first.wait_for()
    assert not table.over


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True])
def test_an_end_of_turn_that_waits_for_the_connection_says_so_and_moves_nothing(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    line = Line(page)
    Table(page).open(two(["grey I3"]))
    end = placed(page)
    before = page.locator(".bk-temple").bounding_box()
    line.lose()
    end.dblclick()
    expect(page.locator(".answer-sent")).to_contain_text("as soon as the connection is back")
    assert page.locator(".bk-temple").bounding_box() == before
    expect(end).to_have_count(0)
    assert len([message for message in line.held if "end-turn" in str(message)]) == 1
    line.come_back()
    expect(page.locator(".answer-sent")).to_have_count(0)
    expect(end).to_have_count(0)


def test_alone_on_a_phone_a_key_shows_what_the_ancients_read(visitor: Visitor) -> None:
    page = visitor(phone=True)
    Table(page).open(position("block-and-key", 1, asks("turn")))
    foot = page.locator(".hand-key .key-foot:has(.key-pips)").first
    expect(foot).to_be_visible()


def test_a_line_of_the_yard_that_cannot_be_taken_says_why(visitor: Visitor) -> None:
    page = visitor()
    seats = [{"hand": ["mo1-0"], "supply": ["grey I3"]}, {"hand": ["st1-1"], "supply": ["brown I3"]}]
    yard = {1: "green O4", 2: "grey L3", 3: "green T4", **dict.fromkeys(range(4, 10))}
    scenario = {"core": {"at": [2, 6], "north": "green"}, "seats": seats, "yard": yard, "seed": 1}
    Table(page).open({"game": "block-and-key", "seats": [MINE, BOT], "scenario": scenario})
    # It calls itself disabled, so that a click would wait: the hand goes there, and presses.
    page.locator(".yard-row3:enabled").hover()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".yard-why")).to_contain_text("Nothing lies there")
    expect(page.locator(".confirm-button")).to_have_count(0)
    page.locator(".yard-row1").click()
    page.locator(".confirm-button").wait_for()
    expect(page.locator(".yard-why")).to_have_count(0)
