"""The deals of the day in the browser: both games in the lobby, a day's page before and after one's own result."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor

WORDS = {
    "en-GB": ("Play today’s deal", "Share my result", "More points than 2 of 3 others.", "Played late."),
    "de-DE": ("Heutige Partie spielen", "Mein Ergebnis teilen", "Mehr Siegpunkte als 2 von 3 anderen.", "Nachgeholt."),
}


def result(name: str, score: int, *, mine: bool = False, late: bool = False) -> dict[str, object]:
    return {"name": name, "score": score, "rank": None, "mine": mine, "table": None, "place": 2, "late": late}


def told(page: Page, day: str, *, late: bool) -> None:
    """Let the server tell of a day that was played, without playing it."""
    answer = {
        "day": day,
        "game": "ancient-knowledge",
        "ends": 0,
        "table": "mine",
        "hash": "h",
        "seed": None,
        "salt": None,
        "results": [result("Ben", 64), result("Ada", 57, mine=True, late=late)],
        "players": 4,
        "below": 2,
        "histogram": [{"score": 20, "number": 2}, {"score": 57, "number": 1}, {"score": 64, "number": 1}],
        "master": {"score": 71, "table": "masters"},
    }

    def tell(route: Route) -> None:
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    page.route(f"**/api/daily/{day}/ancient-knowledge", tell)


@pytest.mark.parametrize(("phone", "language"), [pytest.param(False, "en-GB", marks=pytest.mark.long), (True, "de-DE")])
def test_a_day_before_and_after_ones_own_result(visitor: Visitor, phone: bool, language: str) -> None:
    play, share, compared, late = WORDS[language]
    page = visitor(phone=phone, language=language, textMode=True)
    page.goto("/")
    card = page.locator(".daily")
    expect(card.locator(".daily-play")).to_have_count(2)
    card.locator(".daily-game").nth(1).locator(".button-quiet").click()
    expect(page.get_by_role("button", name=play)).to_be_visible()
    expect(page.locator(".daily-days li")).to_have_count(31)
    expect(page.locator(".histogram, .daily-results")).to_have_count(0)
    page.locator(".daily-play").press("Enter")
    page.locator(".text-table").wait_for()
    days = page.request.get("/api/dailies").json()
    (game,) = [each for each in days["games"] if each["game"] == "ancient-knowledge"]
    assert game["today"]["table"] in page.url
    assert len(game["bots"]) == 2

    told(page, days["day"], late=False)
    page.goto("/daily/ancient-knowledge")
    expect(page.locator(".daily-mine")).to_contain_text(compared)
    expect(page.locator(".histogram .mine")).to_contain_text("55–59")
    bar = page.locator(".histogram-bar").first.bounding_box()
    assert bar is not None
    assert bar["width"] > 130
    expect(page.locator(".daily-master")).to_have_count(0)
    expect(page.get_by_role("button", name=share)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    yesterday = game["past"][0]["day"]
    told(page, yesterday, late=True)
    page.locator(".daily-day").nth(1).press("Enter")
    expect(page.locator(".daily-mine")).to_contain_text(late)
    expect(page.locator(".daily-master")).to_contain_text("71")
    expect(page.locator(".histogram .mine")).to_have_count(0)
    assert page.url.endswith(yesterday)
