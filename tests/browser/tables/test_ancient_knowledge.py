"""Ancient Knowledge in the browser: a whole game against a bot, keys, touch, effects as they fire."""

import contextlib
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visitor
from tests.browser.decisions import asks, position
from tests.browser.line import Line
from tests.browser.sizes import SETTLED, SIZES
from tests.browser.table import Table, resting_on

BOT = {"kind": "bot", "strength": "random"}
ANSWERS = (
    ".end-turn, .confirm-button, .ak-create:enabled",
    ".ak-table:has(.ak-draft) .ak-hand .ak-open[aria-pressed=false]",
    ".ak-target",
    ".ak-answers .button:not(.ak-cancel), .ak-gather .button:enabled, .ak-effect-button, .ak-open, "
    ".ak-action-open:not([aria-pressed=true])",
)
"""What is clicked, the first groups first: what was begun is brought to its end."""
BOARD = {
    "seats": [
        {
            "hand": ["C7", "A3", "P12", "M9", "C20"],
            "timeline": {1: [["C16", 2]], 3: [["P25", 1], ["M3", 2]], 4: [["P8", 3]]},
            "past": ["M1", "M2", "P3"],
            "rotated": 1,
            "lost": 4,
        },
        {"timeline": {2: [["C1", 3]]}, "past": ["M5"], "lost": 2},
    ],
    "seed": 2,
}


def nearly_over(knowledge: int = 2) -> dict[str, object]:
    """Both have thirteen monuments in the past and one about to decline, mine with that much knowledge on it."""
    return {
        "seats": [
            {
                "hand": ["C7", "A3", "P12", "M9", "C20", "A7"],
                "timeline": {1: [["C16", knowledge]], 2: [["P25", 1]]},
                "past": [f"M{number}" for number in range(11, 24)],
            },
            {"hand": ["C8", "A4"], "timeline": {1: [["C1", 3]]}, "past": [f"P{number}" for number in range(13, 25)]},
        ],
        "seed": 2,
    }


def question(page: Page, text: str) -> Locator:
    """What is asked, if that is it."""
    return page.locator(".decision-question").filter(has_text=text)


def settled(page: Page) -> None:
    """Wait until the question takes answers."""
    page.locator(":root:not([data-settling])").wait_for(state="attached")


def seat_me(table: Table, scenario: dict[str, object]) -> None:
    table.open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
    table.page.locator(".ak-hand .ak-tile").first.wait_for()


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(nearly_over(), id="its last rounds"), pytest.param(None, id="whole", marks=pytest.mark.long)],
)
def test_a_game_against_a_bot_by_clicks(visitor: Visitor, scenario: dict[str, object] | None) -> None:
    table = Table(visitor(quick=True))
    table.open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
    page = table.page
    page.locator(".ak-table").wait_for()
    table.play_on(*ANSWERS, seed=5)
    page.locator(".end-panel").wait_for()
    expect(page.locator(".end-place")).to_have_count(2)
    page.locator(".score-line").nth(5).wait_for(state="attached")


def test_several_cards_are_picked_in_any_order_and_sent_together(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page
    page.get_by_role("button", name="Archive").click()
    send = page.locator(".ak-gather .button-main")
    expect(send).to_be_disabled()
    hand = page.locator(".ak-hand .ak-tile")
    hand.nth(3).click()
    hand.nth(0).click()
    send.click()
    question(page, "From which monument do you remove one knowledge?").wait_for()
    expect(hand).to_have_count(3)


def test_of_a_paid_card_only_the_payment_is_undone_and_the_button_says_so(visitor: Visitor) -> None:
    """That it is created everybody has seen."""
    page = visitor()
    Table(page).open(
        {
            "game": "ancient-knowledge",
            "seats": [{"kind": "mine"}, BOT],
            "scenario": {"seats": [{"hand": ["C7", "A3", "P12", "M9"]}, {}], "actions_left": 1, "seed": 2},
            "undo": "end-turn",
        }
    )
    hand = page.locator(".ak-hand .ak-tile")
    hand.first.click()
    page.locator(".ak-target").get_by_text("1 card").first.click()
    hand.nth(1).click()
    settled(page)
    page.locator(".ak-create").click()
    undo = page.locator(".undo-turn")
    expect(undo).to_contain_text("Pay otherwise")
    expect(hand).to_have_count(2)
    settled(page)
    undo.click()
    question(page, "With which card do you pay for Luxor Temple?").wait_for()
    expect(page.locator(".ak-ghost")).to_contain_text("Luxor Temple")
    expect(hand).to_have_count(3)


def test_a_turn_that_goes_on_after_others_have_chosen_is_not_called_done(visitor: Visitor) -> None:
    """Of five cards everybody keeps one, and whoever learned this one more."""
    page = visitor()
    scenario = {"seats": [{"hand": ["C7", "A3", "P12"]}, {"hand": ["C1"]}], "pillars": [["T3"], [], []], "seed": 2}
    Table(page).open(
        {"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario, "undo": "end-turn"}
    )
    page.locator("[data-action=learn]").wait_for()
    settled(page)
    page.locator(".ak-pillars .ak-open").first.click()
    learn = page.get_by_role("button", name="Learn Hermes Trismegistus")
    learn.wait_for()
    settled(page)
    learn.click()
    question(page, "Which card do you keep?").wait_for()
    settled(page)
    page.locator(".ak-aside .ak-open").first.click()
    question(page, "after that your turn goes on").wait_for()
    settled(page)
    page.get_by_role("button", name="Go on").click()
    question(page, "Which card do you keep?").wait_for()


def test_a_card_is_paid_for_before_anything_is_sent_and_can_be_given_up_until_then(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    hand = page.locator(".ak-hand .ak-tile")
    targets = page.locator(".ak-target")
    hand.first.click()
    prices = ["2 cards", "1 card", "1 card", "2 cards", "3 cards"]
    expect(targets).to_have_text([re.compile(price) for price in prices], use_inner_text=True)
    targets.first.click()
    ghost = page.locator(".ak-ghost")
    expect(ghost).to_contain_text("Luxor Temple")
    expect(page.locator(".ak-forecast-sum:has(.ak-forecast-with)")).to_contain_text("−10")
    create = page.locator(".ak-create")
    expect(create).to_be_disabled()
    hand.nth(1).click()
    hand.nth(2).click()
    expect(page.locator(".ak-pays")).to_have_count(2)
    page.locator(".ak-cancel").click()
    expect(ghost).to_have_count(0)
    expect(hand).to_have_count(5)
    assert not [frame for frame in sent if '"choose"' in frame], "nothing was sent"
    hand.first.click()
    targets.first.click()
    hand.nth(1).click()
    hand.nth(2).click()
    create.click()
    expect(hand).to_have_count(2)
    page.locator(".ak-timeline .ak-tile").filter(has_text="Luxor Temple").wait_for()
    assert len([frame for frame in sent if '"choose"' in frame]) == 3


def test_what_costs_every_other_card_says_so_and_asks_first(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, {"seats": [{"hand": ["C7", "A3", "P12"], "timeline": {1: [["C16", 2]]}}, {}], "seed": 2})
    page = table.page
    page.locator(".ak-hand .ak-tile").first.click()
    page.locator(".ak-target").get_by_text("2 cards").first.click()
    question(page, "It takes all your other cards.").wait_for()
    expect(page.locator(".ak-pays")).to_have_count(2)
    expect(page.locator(".ak-hand .ak-tile")).to_have_count(3)
    page.locator(".ak-create").click()
    expect(page.locator(".ak-hand .ak-tile")).to_have_count(0)


def test_what_cannot_be_done_says_why(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, {"seats": [{"hand": ["C7"], "past": ["M1", "M2"], "rotated": 2}, {}], "seed": 2})
    page = table.page
    closed = page.locator(".ak-action-closed")
    expect(closed.filter(has_text="Archive")).to_contain_text("no knowledge in your timeline")
    expect(closed.filter(has_text="Excavate")).to_contain_text("everything is rotated")
    expect(page.locator(".ak-need").first).to_contain_text("/")


def test_a_double_click_or_a_key_never_does_a_second_final_thing(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page
    hand = page.locator(".ak-hand .ak-tile")
    search = page.locator("[data-action=search]")
    search.dblclick(delay=50)
    confirm = page.locator(".confirm-button")
    confirm.wait_for()
    expect(hand).to_have_count(5)
    page.locator(".confirm-cancel").click()
    search.click()
    confirm.dblclick(delay=50)
    expect(hand).to_have_count(6)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)
    expect(hand).to_have_count(6)


def test_what_was_sent_while_the_line_is_lost_can_be_neither_given_up_nor_followed_by_another(visitor: Visitor) -> None:
    page = visitor(phone=True)
    line = Line(page)
    table = Table(page)
    table.open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": BOARD})
    search = page.locator(".ak-action-open[data-action=search]")
    search.tap()
    settled(page)
    line.lose()
    page.locator(".confirm-button").tap()
    expect(page.locator(".answer-sent")).to_contain_text("as soon as the connection is back")
    for gone in (search, page.locator(".confirm"), page.locator(".ak-hand .ak-open")):
        expect(gone).to_have_count(0)
    line.come_back()
    expect(page.locator(".answer-sent")).to_have_count(0)
    search.wait_for()
    assert sum('"choose"' in str(message) for message in line.held) == 1


def test_while_others_think_a_create_is_planned_and_offered_when_the_turn_comes(visitor: Visitor) -> None:
    ada, ben = Table(visitor()), Table(visitor())
    place = ada.open(
        {"game": "ancient-knowledge", "seats": [{"kind": "mine"}, {"kind": "open"}], "scenario": {**BOARD, "turn": 1}},
        start=False,
    )
    ben.join(place, "Ben")
    ada.page.get_by_role("button", name="Start").click()
    page = ada.page
    page.get_by_text("Waiting for Ben").wait_for()
    page.locator(".ak-hand .ak-tile").first.click()
    page.locator(".ak-target").first.click()
    page.get_by_text("Planned: Create Luxor Temple").wait_for()
    expect(page.locator(".ak-ghost")).to_contain_text("Luxor Temple")
    for _ in range(2):
        ben.page.locator("[data-action=search]").click()
        ben.page.locator(".confirm-button").click()
    page.get_by_role("button", name="Do as planned").click()
    expect(page.locator(".ak-ghost")).to_contain_text("Luxor Temple")
    page.locator(".ak-create").wait_for()


def test_the_forecast_tells_what_declines_when_and_what_it_does_to_the_score(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    forecast = table.page.locator(".ak-forecast")
    expect(forecast.locator("li")).to_have_count(3)
    expect(forecast.locator("li").first).to_contain_text("this turn")
    expect(forecast.locator(".ak-forecast-sum")).to_contain_text("−6")
    turns = forecast.locator("li b").all_inner_texts()
    assert sum(int(turn.replace("−", "-")) for turn in turns) == -6
    # How that comes about, in words: card by card.
    forecast.locator("li button").first.focus()
    reckoned = table.page.get_by_role("tooltip")
    expect(reckoned).to_contain_text("no longer counts in the timeline")
    parts = [figure.split() for figure in reckoned.locator("dl").all_inner_texts()]
    assert all("lost" in words and "past" in words for words in parts)
    table.page.keyboard.press("ArrowRight")
    expect(forecast.locator("li button").nth(1)).to_be_focused()


PILED = {
    "seats": [
        {
            "hand": ["C7", "A3"],
            "timeline": {2: [["C16", 2]]},
            "technologies": [f"T{number}" for number in range(20, 39)],
        },
        {
            "timeline": {2: [["C1", 3]]},
            "past": ["M1", "M2", "P3", "C4", "P6", "C11", "M13", "P21", "C25", "M18", "C33", "P17"],
            "artefacts": ["A20", "A21", "A22"],
            "technologies": [f"T{number}" for number in range(1, 20)],
        },
    ],
    "seed": 2,
}
"""Two who have learned as much as there is."""
SCROLLS = """selector =>
  [...document.querySelectorAll(selector)].some(part => part.scrollHeight > part.clientHeight + 1)"""


@pytest.mark.parametrize("phone", [True, False])
def test_nineteen_technologies_are_seen_at_a_glance(visitor: Visitor, phone: bool) -> None:
    """One's own, and another's on a board that was opened: nothing has to be scrolled."""
    page = visitor(phone=phone)
    if not phone:
        page.set_viewport_size(SIZES["laptop"])
    table = Table(page)
    seat_me(table, PILED)
    if phone:
        page.locator(".chip-others").tap()
    mine = page.locator(".ak-right > .ak-collection")
    expect(mine.locator(".ak-stones").last.locator(".ak-stone")).to_have_count(19)
    assert not page.evaluate(SCROLLS, ".ak-right > .ak-collection")
    page.locator(".ak-small").first.click()
    board = page.get_by_role("dialog")
    expect(board.locator(".ak-stones").last.locator(".ak-stone")).to_have_count(19)
    page.mouse.move(1, 1)
    assert not page.evaluate(SCROLLS, "dialog[open], dialog[open] .ak-collection")


def test_a_turn_is_played_by_keys_alone(visitor: Visitor) -> None:
    """A card chosen by its key leads to its cheapest space, arrows move inside a part, and the focus is never lost."""
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page
    settled(page)

    def walk_to(target: Locator, key: str, most: int) -> None:
        for _ in range(most + 1):
            if target.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press(key)
        raise AssertionError(f"not reached by {most} times {key}: {target}")

    hand = page.locator(".ak-hand .ak-tile")
    settled(page)
    page.keyboard.press("1")
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    targets = page.locator(".ak-target")
    expect(targets.nth(1)).to_be_focused()
    expect(page.locator(".ak-looked")).to_have_count(0)
    walk_to(targets.first, "ArrowLeft", 4)
    walk_to(targets.nth(1), "ArrowRight", 4)
    page.keyboard.press("Enter")
    question(page, "Choose the card you pay with.").wait_for()
    expect(page.locator(".action-bar")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator(".ak-create")).to_be_focused()
    settled(page)
    page.keyboard.press("Enter")
    question(page, "one action left").wait_for()
    expect(page.locator(".action-bar")).to_be_focused()
    expect(page.get_by_role("button", name=re.compile(r"^Search ?, draw a card"))).to_be_visible()
    settled(page)
    page.keyboard.press("Shift+Digit5")
    expect(page.locator(".confirm-button")).to_be_focused()
    settled(page)
    page.keyboard.press("Enter")
    question(page, "one action left").wait_for(state="detached")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("a card from your hand").wait_for()


def test_what_happens_by_itself_is_named_while_it_happens_and_can_be_skipped(visitor: Visitor) -> None:
    """The page's clock stands still and is moved on by hand: on a slow machine nothing passes unseen."""
    table = Table(visitor(motion="no-preference"))
    page = table.page
    page.clock.install()
    seat_me(table, BOARD)
    search = page.locator("[data-action=search]")
    search.click()
    page.locator(".confirm-button").click()
    question(page, "one action left").wait_for()
    search.click()
    page.locator(".confirm-button").wait_for()
    settled(page)  # or the button would wait for a moment that never comes
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)  # in seconds
    page.locator(".confirm-button").click()
    acting = page.locator(".ak-acting")
    acting.wait_for()

    def move_on_to(what: Locator, said: str) -> None:
        def is_there() -> bool:
            page.clock.run_for(100)
            return bool(what.count())

        table.until(is_there, said)

    move_on_to(page.locator(".ak-stepper [aria-current]").get_by_text("Decline"), "the phase of decline")
    move_on_to(page.locator(".ak-timeline .ak-acting-now"), "the card that acts")
    move_on_to(acting.get_by_text("Heracleion declines and goes to the past"), "the decline")
    acting.get_by_role("button", name="Skip").click()
    expect(acting).to_have_count(0)
    page.locator(".log").get_by_text("Heracleion declines and goes to the past").wait_for()


@pytest.mark.long
def test_on_a_phone_the_last_round_is_played_by_touch(visitor: Visitor) -> None:
    table = Table(visitor(phone=True))
    seat_me(table, nearly_over())
    page = table.page
    groups = (
        ".end-turn, .confirm-button, .ak-create:enabled",
        "[data-action]:not([data-action=create], [data-action=learn])",
        ".ak-gather .button:enabled",
        ".ak-answers .button:not(.ak-cancel)",
        ".ak-effect-button",
        ".ak-open:not([aria-pressed=true])",
    )
    while not table.over:
        if found := table.one_of(*groups):
            with contextlib.suppress(TooLate):
                found.tap(timeout=3000)
        page.wait_for_timeout(30)
    page.locator(".end-panel").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_phone_a_finger_that_rests_on_a_card_opens_it_large_and_chooses_nothing(visitor: Visitor) -> None:
    table = Table(visitor(phone=True))
    seat_me(table, BOARD)
    page = table.page
    tile = page.locator(".ak-hand .ak-tile.ak-open").first
    with resting_on(tile):
        expect(page.locator(".ak-looked .ak-card")).to_be_visible()
    expect(tile).to_have_attribute("aria-pressed", "false")
    page.locator(".ak-looked").get_by_role("button", name="Close").tap()
    expect(page.locator(".ak-looked .ak-card")).to_have_count(0)
    with resting_on(tile):
        expect(page.locator(".ak-looked .ak-card")).to_be_visible()
    page.locator(".chip-technologies").tap()  # beside it: that closes it, and no more
    expect(page.locator(".ak-looked .ak-card")).to_have_count(0)
    expect(page.locator(".chip-technologies")).to_have_attribute("aria-pressed", "false")
    tile.tap()
    expect(tile).to_have_attribute("aria-pressed", "true")


def test_by_keys_a_card_is_seen_large_where_it_has_the_focus(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page
    page.locator(".ak-hand .ak-tile").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".ak-looked .ak-card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ak-looked .ak-card")).to_have_count(0)


CUT = "all => all.filter(text => text.scrollHeight > text.clientHeight + 1).map(text => text.innerText)"
FONTS = "document.body.offsetHeight && document.fonts.ready.then(() => true)"


def texts_cut(page: Page, selector: str, *, at_least: int) -> list[str]:
    """The texts that do not fit into their places, once they are all there in their own letters."""
    texts = page.locator(selector)
    texts.nth(at_least - 1).wait_for()
    page.evaluate(FONTS)
    return [str(text) for text in texts.evaluate_all(CUT)]


def test_on_a_desk_every_technology_is_whole(visitor: Visitor) -> None:
    table = Table(visitor(language="de-DE"))
    seat_me(table, nearly_over())
    assert texts_cut(table.page, ".ak-pillar .ak-tile-text", at_least=9) == []


WRAPPED = """() => {
  const row = document.querySelector(".ak-forecast-turns").getBoundingClientRect();
  return [...document.querySelectorAll(".ak-forecast-turn")].filter(
    each => each.getBoundingClientRect().top > row.bottom).map(each => each.innerText);
}"""


def test_on_a_phone_every_turn_is_foretold_whose_past_it_is_said_and_a_space_is_tapped_anywhere(
    visitor: Visitor,
) -> None:
    page = visitor(phone=True)
    table = Table(page)
    mine = {"hand": ["C7", "A3", "P12"], "timeline": {1: [["C16", 2]], 3: [["P25", 3]], 5: [["P8", 3]]}}
    seat_me(table, {"seats": [mine, {}], "seed": 2})
    page.locator(".ak-hand .ak-tile").first.wait_for()
    expect(page.locator(".ak-forecast-turn")).to_have_count(3)
    assert page.evaluate(WRAPPED) == []
    page.locator(".chip-others").tap()
    expect(page.locator(".ak-right .ak-collection")).to_contain_text("Ada · You")
    page.locator(".chip-mine").tap()
    settled(page)
    page.locator(".ak-hand [data-piece=C7]").tap()
    space = page.locator(".ak-space:has(.ak-target):not(:has(.ak-standing-card))").first
    space.tap(position={"x": 50, "y": 12})
    expect(page.locator(".ak-ghost")).to_be_visible()
    # A name of more lines ends in a whole one.
    name = page.locator(".ak-ghost-name")
    assert name.evaluate("each => getComputedStyle(each).webkitLineClamp") == "2"


def test_a_choice_that_is_made_says_which_it_was(visitor: Visitor) -> None:
    page = visitor()
    Table(page).open({**position("ancient-knowledge", 2, asks("card-to-keep")), "undo": "end-turn"})
    page.locator(".ak-open").first.wait_for()
    page.wait_for_function(SETTLED)
    page.locator(".ak-open").first.click()
    expect(question(page, "Your choice is made")).to_be_visible()
    expect(page.locator(".action-question")).to_contain_text("You keep Llaqtapata")
