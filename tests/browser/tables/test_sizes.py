"""Every kind of decision at every size: the question, every answer and what it is about are in sight together."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.decisions import Rules, asks, position
from tests.browser.sizes import LOOK, SETTLED, SIZES, Case, faults_of
from tests.browser.table import Table
from tests.browser.tables.test_hands import two_without_a_yard

BK = "block-and-key"
YARD = (".yard-line[aria-disabled=false]", ".site-block")
FACE = (".face-view", ".hand-key")


def solo(kind: str, at_least: int = 2, rather: str | None = None) -> Rules:
    return position(BK, 1, asks(kind, at_least=at_least), rather=rather)


def with_a_bot(kind: str, at_least: int = 2) -> Rules:
    return {**position(BK, 2, asks(kind, at_least=at_least)), "undo": "end-turn"}


def hold(page: Page) -> None:
    page.locator(".supply-block:enabled").first.click()
    page.locator(".verdict").wait_for()


def arm_a_line(page: Page) -> None:
    page.locator(".chip-yard").dispatch_event("click")
    page.locator(".yard-line[aria-disabled=false]").first.click()
    page.locator(".confirm-button").wait_for()


def end_a_turn(page: Page) -> None:
    hold(page)
    page.locator(".hold-place").click()
    page.locator(".action-bar .end-turn").wait_for()


def lays_nothing_to_claim() -> Rules:
    """Nothing that is placed completes a key: the turn ends by itself, but for its last word."""
    seats: list[dict[str, object]] = [{"hand": ["mo1-0", "mo1-1", "mo1-2", "mo1-3"], "supply": ["grey I3"]}, {}]
    scenario = {"core": {"at": [2, 6], "north": "green"}, "seats": seats, "seed": 1}
    plans = [{"kind": "mine"}, {"kind": "bot", "strength": "random"}]
    return {"game": BK, "seats": plans, "undo": "end-turn", "scenario": scenario}


FEW = ("holding", "claim")
"""Looked at in every run; the others take minutes."""
CASES = [
    Case("core", lambda: solo("core"), (".action-answers .button",)),
    Case("draft", lambda: solo("draft"), (*YARD, ".action-hint")),
    Case("turn", lambda: solo("turn"), (".supply-block", *FACE, ".action-hint"), (".bk-temple",)),
    Case(
        "holding",
        lambda: solo("turn"),
        (".hold-tools .button", ".arrow", ".verdict"),
        (".bk-temple", *FACE),
        reach=hold,
    ),
    Case(
        "a key shown",
        lambda: solo("turn"),
        (".key-detail .button", ".key-detail .pattern", *FACE),
        reach=lambda page: page.locator(".key-button").nth(3).click(),
    ),
    Case(
        "armed",
        lambda: solo("turn"),
        (".confirm-button", ".confirm-cancel", ".final-note"),
        (".armed-block",),
        reach=arm_a_line,
    ),
    Case("discard", lambda: solo("discard", rather="excavate"), (".supply-block:enabled",)),
    Case("claim", lambda: with_a_bot("claim"), (".claim-all", ".claim-fewer", ".claim-key"), FACE),
    Case("mark", lambda: solo("mark"), (".action-answers .button",)),
    Case("return", lambda: solo("return"), (".action-answers .button", ".key-return"), FACE),
    Case("refill", lambda: solo("refill"), (".action-answers .button",), FACE),
    Case("ancients", lambda: solo("ancients"), (".supply-block",), (".bk-temple",)),
    Case("end of turn", lays_nothing_to_claim, (".action-bar .end-turn", ".undo-turn"), reach=end_a_turn),
]


LANGUAGES = ("de-DE", "en-GB", "fr-FR")
"""In every run the one with the longest words."""


@pytest.mark.parametrize(
    ("case", "language"),
    [
        pytest.param(
            case,
            language,
            id=f"{case.name} {language}",
            marks=[] if case.name in FEW and language == LANGUAGES[0] else pytest.mark.long,
        )
        for case in CASES
        for language in LANGUAGES
    ],
)
def test_the_question_and_its_answers_are_in_sight_at_every_size(visitor: Visitor, case: Case, language: str) -> None:
    table = Table(visitor(language=language))
    table.open(case.rules())
    table.page.locator(case.prompt).wait_for()
    table.page.wait_for_function(SETTLED)
    case.reach(table.page)
    assert faults_of(table.page, case) == []


def test_what_another_does_is_told_whole_with_the_way_past_it(visitor: Visitor) -> None:
    """Others' moves are shown so slowly that they last as long as we like."""
    page = visitor(whole=True, motion="no-preference", speed=0.01)
    Table(page).open(two_without_a_yard(["grey I3"]))
    page.locator(".supply-block").first.click()
    page.locator(".verdict-good").wait_for()
    page.locator(".hold-place").click()
    end = page.locator(".action-bar .end-turn")
    end.wait_for()
    page.wait_for_function(SETTLED)
    end.click()
    skip = page.locator(".skip-frames")
    skip.wait_for()
    # As long as anything that is told of a move gets.
    long = "Pernickety places the brown left screw. " * 4
    page.locator(".happening").evaluate("(told, words) => { told.textContent = words; }", long)
    asked = {"prompt": ".happening", "controls": [".skip-frames"], "about": []}
    faults = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        faults += [f"{name}: {fault}" for fault in page.evaluate(LOOK, asked)]
    assert faults == []


@pytest.mark.long
def test_the_board_keeps_its_size_while_a_turn_goes_on(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    for name in ("phone", "laptop", "phone held sideways"):
        page.set_viewport_size(SIZES[name])
        table.open(lays_nothing_to_claim())
        page.locator("canvas").wait_for()
        board = page.locator(".bk-temple")
        seen = [board.bounding_box()]
        arm_a_line(page)
        seen.append(board.bounding_box())
        page.get_by_role("button", name="Not yet").click()
        end_a_turn(page)
        seen.append(board.bounding_box())
        page.locator(".action-bar .end-turn").click()
        page.locator(".action-bar .end-turn").wait_for(state="detached")
        seen.append(board.bounding_box())
        assert seen == seen[:1] * 4, name
