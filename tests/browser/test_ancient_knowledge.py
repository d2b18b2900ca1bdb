"""Ancient Knowledge in the browser: a whole game against a bot, keys, touch, effects as they fire."""

import contextlib

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visitor
from tests.browser.table import Table, resting_on

BOT = {"kind": "bot", "strength": "random"}
ANSWERS = ".ak-answers .button, .ak-gather .button:enabled, .ak-action-open, .ak-effect-button, .ak-tile.ak-open"
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


def nearly_over() -> dict[str, object]:
    """Both have thirteen monuments in the past and one about to decline."""
    return {
        "seats": [
            {
                "hand": ["C7", "A3", "P12", "M9", "C20", "A7"],
                "timeline": {1: [["C16", 2]], 2: [["P25", 1]]},
                "past": [f"M{number}" for number in range(11, 24)],
            },
            {"hand": ["C8", "A4"], "timeline": {1: [["C1", 3]]}, "past": [f"P{number}" for number in range(13, 25)]},
        ],
        "seed": 2,
    }


def seat_me(table: Table, scenario: dict[str, object]) -> None:
    table.open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
    table.page.locator(".ak-hand .ak-tile").first.wait_for()


def test_a_whole_game_against_a_bot_by_clicks(table: Table) -> None:
    table.play("ancient-knowledge", "Against bots")
    page = table.page
    page.locator(".ak-table").wait_for()
    table.play_on(".ak-target", ANSWERS, seed=5)
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
    page.get_by_text("From which monument do you remove one knowledge?").wait_for()
    expect(hand).to_have_count(3)


def test_a_card_in_hand_shows_its_price_on_every_space_it_may_go_to(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page
    page.locator(".ak-hand .ak-tile").first.click()
    prices = ["2 cards", "1 card", "1 card", "2 cards", "3 cards"]
    expect(page.locator(".ak-target")).to_have_text(prices, use_inner_text=True)


def test_the_forecast_tells_what_declines_when_and_what_it_does_to_the_score(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    forecast = table.page.locator(".ak-forecast")
    expect(forecast.locator("li")).to_have_count(3)
    expect(forecast.locator("li").first).to_contain_text("this turn")
    expect(forecast.locator(".ak-forecast-sum")).to_contain_text("−6")


def test_a_turn_is_played_by_keys_alone(visitor: Visitor) -> None:
    table = Table(visitor())
    seat_me(table, BOARD)
    page = table.page

    def use(target: Locator) -> None:
        """Walk to it with the Tab key and press Enter."""
        target.wait_for()
        for _ in range(120):
            if target.evaluate("element => element === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"not reached by Tab: {target}")

    hand = page.locator(".ak-hand .ak-tile")
    use(hand.nth(0))
    use(page.locator(".ak-target").nth(1))
    page.get_by_text("Which card do you discard to pay?").wait_for()
    use(hand.nth(0))
    page.get_by_text("one action left").wait_for()
    use(page.get_by_role("button", name="Search"))
    page.get_by_text("one action left").wait_for(state="detached")


def test_what_happens_by_itself_is_named_while_it_happens_and_can_be_skipped(visitor: Visitor) -> None:
    """The page's clock stands still and is moved on by hand: on a slow machine nothing passes unseen."""
    table = Table(visitor(motion="no-preference"))
    page = table.page
    page.clock.install()
    seat_me(table, BOARD)
    page.get_by_role("button", name="Search").click()
    page.get_by_text("one action left").wait_for()
    page.get_by_role("button", name="Search").and_(page.locator(":enabled")).wait_for()
    page.clock.pause_at(int(page.evaluate("Date.now()")) + 1000)
    page.get_by_role("button", name="Search").click()
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


def test_on_a_phone_the_last_round_is_played_by_touch(visitor: Visitor) -> None:
    table = Table(visitor(phone=True))
    seat_me(table, nearly_over())
    page = table.page
    groups = (
        ".ak-action-open",
        ".ak-gather .button:enabled",
        ".ak-answers .button",
        ".ak-effect-button",
        ".ak-tile.ak-open",
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


def test_on_a_phone_every_text_is_whole(visitor: Visitor) -> None:
    """Nobody can point there; in German the texts are the longest."""
    table = Table(visitor(phone=True, language="de-DE"))
    seat_me(table, nearly_over())
    assert texts_cut(table.page, ".ak-tile-text", at_least=13) == []


def test_on_a_desk_every_technology_is_whole(visitor: Visitor) -> None:
    table = Table(visitor(language="de-DE"))
    seat_me(table, nearly_over())
    assert texts_cut(table.page, ".ak-pillar .ak-tile-text", at_least=9) == []
