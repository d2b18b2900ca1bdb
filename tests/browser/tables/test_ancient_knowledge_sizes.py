"""Ancient Knowledge at every size: whatever is asked, the question, its answers and what they are about are in sight
together, nothing covers them, and nothing moves while a turn goes on."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import State
from digsite.games import game
from tests.browser.conftest import ROOT, Visitor
from tests.browser.decisions import asks, position
from tests.browser.everywhere.test_access import faults
from tests.browser.sizes import CUT_BY, PUSHED_ASIDE, SIZES, TOO_SMALL
from tests.browser.table import Table, resting_on
from tests.browser.tables.test_ancient_knowledge import BOT, settled

ACTION_KINDS = ("create", "learn", "archive", "excavate", "search")
SEEDS = (*range(60), 233)
"""Random games that come to every question: the last one to what is asked once in hundreds."""
LOOK = (
    "() => {"
    + CUT_BY
    + PUSHED_ASIDE
    + """
  const inSight = element => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (!width || !height) return "it is not there";
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return `it is outside: ${[left, top, right, bottom].map(Math.round)}`;
    const cutter = cutBy(element);
    if (cutter) return `it is cut by ${cutter.className}`;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(found) ? "" : `it is covered by ${found?.className ?? "nothing"}`;
  };
  const name = element => `${element.className}: ${element.innerText.slice(0, 30)}`;
  const faults = [];
  const question = document.querySelector(".decision-question");
  const answers = [...document.querySelectorAll(".action-answers button, .ak-action-open")];
  for (const each of [question, ...answers])
    if (each && inSight(each)) faults.push(`${name(each)}: ${inSight(each)}`);
  if (!question) faults.push("nothing is asked");
  const cards = [...document.querySelectorAll(".ak-open, .ak-target")];
  // Actions and effects say in words what they are about.
  const inWords = document.querySelector(".ak-actions, .ak-effects");
  if (cards.length && !inWords && !cards.some(card => !inSight(card))) faults.push("no card that answers is in sight");
  if (!cards.length && !answers.length) faults.push("there is no answer");
  const box = element => element.getBoundingClientRect();
  const board = [...document.querySelectorAll(".ak-timeline, .ak-forecast")].map(box).filter(({ width }) => width);
  const meet = (one, other) => one.top < other.bottom - 1 && other.top < one.bottom - 1
    && one.left < other.right - 1 && other.left < one.right - 1;
  const hand = [...document.querySelectorAll(".ak-hand .ak-tile")].map(box).filter(({ width }) => width);
  if (hand.some(tile => board.some(part => meet(tile, part)))) faults.push("the hand lies on the board");
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls");
  return [...faults, ...pushedAside()];
}"""
)
MOVED = (
    "() => [...document.querySelectorAll('.ak-timeline, .ak-hand')].map(part => part.getBoundingClientRect().toJSON())"
)


def kinds() -> set[str]:
    """Every kind of question that the catalogue has words for."""
    catalogue = (ROOT / "src/digsite/texts/en/ancient-knowledge.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^ancient-knowledge-ask-([\w-]+) =", catalogue, re.MULTILINE)) - {"in-order"}


def decisions() -> dict[str, State]:
    """For every kind of decision that the first seat may owe alone the fullest position that random games came to."""
    found: dict[str, tuple[int, State]] = {}
    rules = game("ancient-knowledge")
    for seed in SEEDS:
        luck = random.Random(seed)
        # Whose hand, is asked only where there are several others.
        state = rules.new(3 if seed % 4 == 3 else 2, seed=seed)
        while not state.is_over:
            kind, fullness = state.decisions[0].kind, full(state)
            if state.deciders == (0,) and fullness > found.get(kind, (-1, state))[0]:
                found[kind] = fullness, state.clone()
            state.apply(luck.choice(state.legal_actions(luck.choice(state.deciders))))
    return {kind: state for kind, (_, state) in found.items()}


def full(state: State) -> int:
    """How much lies in sight of the first seat."""
    assert isinstance(state, KnowledgeState)
    mine = state.seats[0]
    return sum(map(len, (mine.hand, mine.past, mine.technologies, mine.artefacts, mine.monuments)))


@pytest.fixture(scope="module")
def asked() -> dict[str, State]:
    return decisions()


def at_every_size(page: Page) -> Iterator[str]:
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        yield name


def seat_me(page: Page, state: State) -> None:
    assert isinstance(state, KnowledgeState)
    position: dict[str, Any] = state.as_scenario()
    seats = [{"kind": "mine"}, *[BOT] * (len(state.seats) - 1)]
    Table(page).open({"game": "ancient-knowledge", "seats": seats, "scenario": position})
    page.locator(".decision-question").wait_for()
    settled(page)


def test_these_are_all_questions_there_are(asked: dict[str, State]) -> None:
    assert set(asked) == kinds()


PARTS = 8
"""Several processes share the questions; the first part is looked at in every run, the others take minutes."""
FEW = ("phone held sideways",)
"""Sizes that are played at in every run."""
LANGUAGES = ["de-DE", *(pytest.param(language, marks=pytest.mark.long) for language in ("en-GB", "fr-FR"))]
"""The longest words always."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, PARTS))])
def test_every_question_and_its_answers_are_in_sight_at_every_size(
    visitor: Visitor, asked: dict[str, State], part: int, language: str
) -> None:
    page = visitor(language=language)
    faults: list[str] = []
    for kind in sorted(asked)[part::PARTS]:
        seat_me(page, asked[kind])
        for size in at_every_size(page):
            faults += [f"{kind}, {size}: {fault}" for fault in page.evaluate(LOOK)]
    assert not faults, "\n".join(faults)


CREATE = {
    "seats": [
        {"hand": ["C7", "A3", "P12", "M9", "C20", "A7"], "timeline": {1: [["C16", 2]], 3: [["P25", 1], ["M3", 2]]}},
        {"timeline": {2: [["C1", 3]]}},
    ],
    "seed": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [pytest.param(size, marks=[] if size in FEW else pytest.mark.long) for size in SIZES])
def test_a_create_is_played_at_that_size_and_nothing_moves_meanwhile(
    visitor: Visitor, size: str, language: str
) -> None:
    """The card, its space, what it is paid with and the button are in sight together; so is what is confirmed."""
    page = visitor(language=language)
    page.set_viewport_size(SIZES[size])
    Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": CREATE})
    hand = page.locator(".ak-hand .ak-tile")
    hand.first.wait_for()
    settled(page)
    before = page.evaluate(MOVED)

    def check(part: str) -> None:
        page.locator(part).first.wait_for()
        settled(page)
        assert (page.evaluate(LOOK), page.evaluate(MOVED)) == ([], before), part

    check(".ak-action-open")
    hand.first.click()
    check(".ak-target")
    page.locator(".ak-target").first.click()
    check(".ak-ghost")
    hand.nth(1).click()
    hand.nth(2).click()
    check(".ak-create:enabled")
    assert faults(page) == []
    page.locator(".ak-cancel").click()
    page.locator("[data-action=learn]").click()
    page.locator(".ak-pillar .ak-open").first.click()
    page.locator(".ak-answers .button-main").wait_for()
    settled(page)
    assert page.evaluate(LOOK) == []
    page.locator(".ak-cancel").click()
    page.locator("[data-action=search]").click()
    page.locator(".confirm-button").wait_for()
    settled(page)
    assert page.evaluate(LOOK) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []


UNREAD = """() => [...document.querySelectorAll(".ak-action")].filter(action => {
  const about = action.querySelector(".ak-action-about");
  const edge = action.firstElementChild.getBoundingClientRect();
  return !about.innerText || about.getBoundingClientRect().bottom > edge.bottom + 1;
}).map(action => action.innerText)"""


def test_on_a_phone_the_actions_say_what_they_do_and_cards_what_their_signs_and_texts_are(
    visitor: Visitor, asked: dict[str, State]
) -> None:
    page = visitor(phone=True, language="de-DE")
    seat_me(page, asked["action"])
    assert page.locator(".ak-action").count() == len(ACTION_KINDS)
    for size in ("phone held sideways", "small phone", "phone"):
        page.set_viewport_size(SIZES[size])
        assert page.evaluate(UNREAD) == [], size
        assert page.evaluate(TOO_SMALL, ".ak-action-open, .chip, .brand") == [], size
    page.locator(".ak-hand .ak-signs").tap()
    assert page.locator("dialog .ak-legend li").count() > len(ACTION_KINDS)
    page.keyboard.press("Escape")
    with resting_on(page.locator(".ak-hand .ak-tile").first):
        page.locator(".ak-looked .ak-legend-card li").first.wait_for()
    page.locator(".ak-looked-close").tap()
    page.locator(".ak-space .ak-tile:not(.ak-open)").first.tap()
    page.locator(".ak-looked .ak-effect").wait_for()
    seat_me(page, asked["monument-to-move"])
    page.locator(".ak-cause").tap()
    page.locator(".ak-looked .ak-effect").wait_for()
    assert not page.locator(".ak-looked").evaluate("card => card.scrollHeight > card.clientHeight")


UNSEEN = """card => {
  const box = card.getBoundingClientRect();
  const bar = document.querySelector(".action-bar").getBoundingClientRect();
  return [...card.querySelectorAll("header, .ak-figures, .ak-requirement, .ak-effect")].filter(part => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < box.top - 1 || bottom > Math.min(box.bottom, innerHeight) + 1 || box.right > bar.left + 1;
  }).map(part => part.innerText);
}"""
LOW = ("phone held sideways", "laptop at 200 %")


def test_on_a_low_screen_the_card_one_reads_tells_its_numbers_and_its_effect_at_once(visitor: Visitor) -> None:
    page = visitor(language="de-DE")
    scenario = {"seats": [{"hand": LONGEST, "timeline": {1: [["C16", 2]]}}, {}], "seed": 2}
    Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
    page.locator(".ak-hand .ak-tile").last.wait_for()
    for size in LOW:
        page.set_viewport_size(SIZES[size])
        page.keyboard.press("Tab")
        for card in LONGEST:
            page.locator(f".ak-hand [data-piece={card}]").focus()
            read = page.locator(".ak-looked:has(.ak-effect)")
            read.wait_for()
            assert read.evaluate(UNSEEN) == [], f"{size}: {card}"


WHOLE = """card => {
  const [own, row] = [card, card.closest(".ak-cards")].map(each => each.getBoundingClientRect());
  return own.left >= row.left - 1 && own.right <= row.right + 1;
}"""


def test_on_a_phone_the_card_one_has_chosen_comes_whole_into_sight(visitor: Visitor) -> None:
    page = visitor(phone=True, language="de-DE")
    scenario = {"seats": [{"hand": LONGEST, "timeline": {1: [["C16", 2]]}}, {}], "seed": 2}
    Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
    tiles = page.locator(".ak-hand .ak-tile")
    tiles.last.wait_for()
    settled(page)
    cut = next(tile for tile in tiles.all() if not tile.evaluate(WHOLE))
    box = cut.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 10, box["y"] + box["height"] / 2)
    page.locator(".ak-hand .ak-tile[aria-pressed=true], .ak-drafted").first.wait_for()
    assert cut.evaluate(WHOLE)


ON_TOP = """card => {
  const { left, top, width } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(left + width / 2, top + 20));
}"""


def test_on_a_phone_the_cards_of_others_can_be_read_and_mine_lie_beside_them(
    visitor: Visitor, asked: dict[str, State]
) -> None:
    page = visitor(phone=True)
    seat_me(page, asked["offer"])
    page.locator(".chip-others").tap()
    mine, bar = (page.locator(part).bounding_box() for part in (".ak-right > .ak-collection", ".action-bar"))
    assert mine is not None
    assert bar is not None
    assert mine["y"] + mine["height"] <= bar["y"] + 1, "what I have gathered lies below what is asked"
    assert mine["height"] > SIZES["phone"]["height"] / 5, "and there is a sliver of it"
    few = ".ak-stones:not(.ak-stones-many) li:first-child .ak-stone-named"
    page.locator(few).scroll_into_view_if_needed()
    assert page.evaluate(TOO_SMALL, few) == []
    page.locator(".ak-small").first.tap()
    page.locator("dialog .ak-tile").first.tap()
    page.locator(".ak-looked").wait_for()
    assert page.locator(".ak-looked").evaluate(ON_TOP), "the card lies below the board it is on"


LONG_LISTS = ".ak-players, .ak-collection, .ak-pillars"


def test_four_at_a_small_laptop_are_in_sight_with_all_that_is_mine(visitor: Visitor) -> None:
    luck, state = random.Random(3), game("ancient-knowledge").new(4, seed=3)
    fullest: tuple[int, State] = -1, state
    while not state.is_over:
        if state.deciders == (0,) and state.decisions[0].kind == "action" and full(state) > fullest[0]:
            fullest = full(state), state.clone()
        state.apply(luck.choice(state.legal_actions(luck.choice(state.deciders))))
    page = visitor(language="de-DE")
    page.set_viewport_size(SIZES["laptop"])
    seat_me(page, fullest[1])
    hidden = "lists => lists.filter(list => list.scrollHeight > list.clientHeight).map(list => list.className)"
    assert page.locator(LONG_LISTS).evaluate_all(hidden) == []


CUT = """() => [...document.querySelectorAll(".ak-hand .ak-tile, .ak-pillar .ak-tile")].filter(tile => {
  if (!tile.getClientRects().length) return false;
  const [name, text, foot] = ["name", "text", "foot"].map(part => tile.querySelector(`.ak-tile-${part}`));
  const isCut = part => part && part.scrollHeight > part.clientHeight + 1;
  const end = Math.max(...[name, text, foot].filter(Boolean).map(part => part.getBoundingClientRect().bottom));
  return isCut(name) || isCut(text) || end > tile.getBoundingClientRect().bottom + 1;
}).map(tile => tile.dataset.piece)"""
BRIEF = "() => [...document.querySelectorAll('.ak-hand .ak-tile[data-brief]')].map(tile => tile.dataset.piece)"
"""Cards whose signs stand for their text."""
ALL = len(BUILDERS) + len(TECHNOLOGIES)


def dealt(part: dict[str, Any]) -> dict[str, Any]:
    """A part of a view, with every card there is in the hand and on the pillars."""
    if isinstance(part.get("hand"), list):
        part["hand"] = list(BUILDERS)
    if "pillars" in part:
        part["pillars"] = [list(TECHNOLOGIES)[place::3] for place in range(3)]
    return part


def deal_everything(socket: WebSocketRoute) -> None:
    def retell(message: str | bytes) -> None:
        lines = [json.loads(line, object_hook=dealt) for line in str(message).split("\n")]
        socket.send("\n".join(map(json.dumps, lines)))

    socket.connect_to_server().on_message(retell)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_can_point_the_text_of_every_card_is_whole(visitor: Visitor, language: str) -> None:
    page = visitor(phone=True, language=language)
    page.route_web_socket(re.compile(""), deal_everything)
    Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": CREATE})
    tiles = page.locator(".ak-hand .ak-tile, .ak-pillar .ak-tile")
    tiles.nth(ALL - 1).wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    cut: list[str] = []
    for size in ("phone held sideways", "laptop at 200 %", "small phone", "phone"):
        page.set_viewport_size(SIZES[size])
        for part in ("technologies", "mine"):
            page.locator(f".chip-{part}").dispatch_event("click")
            page.locator(f".chip-{part}[aria-pressed=true]").wait_for()
            cut += [f"{size}: {card}" for card in page.evaluate(CUT) + page.evaluate(BRIEF)]
    assert cut == []
    assert page.locator(".top-bar").evaluate("bar => bar.offsetHeight") < 60, "the tools need more than one row"


TEN = ["C7", "A3", "P12", "M9", "C20", "A7", "P33", "C31", "M27", "A22"]
LONGEST = ["P7", "M36", "A25", "P1", "P33", "A9", "A31", "P29", "P19", "P4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_card_tells_its_text_whole_or_by_its_signs(visitor: Visitor, language: str) -> None:
    """Ten cards side by side, or a lesson above a low table: nothing fades, and the whole card is a look away."""
    page = visitor(language=language)
    for hand, most in ((LONGEST, len(LONGEST)), (TEN, len(TEN) / 2)):
        page.set_viewport_size(SIZES["laptop"])
        scenario = {"seats": [{"hand": hand, "timeline": {1: [["C16", 2]]}}, {}], "seed": 2}
        Table(page).open({"game": "ancient-knowledge", "seats": [{"kind": "mine"}, BOT], "scenario": scenario})
        page.locator(".ak-hand .ak-tile").last.wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")
        assert page.evaluate(CUT) == []
        brief = page.evaluate(BRIEF)
        assert len(brief) < most
        for card in brief[:1]:
            page.locator(f"[data-piece={card}]").hover()
            page.locator(".ak-looked .ak-effect").wait_for()
    page.set_viewport_size(SIZES["large desk"])
    page.wait_for_function("() => !document.querySelector('.ak-hand .ak-tile[data-brief]')")
    page.goto("/learn/ancient-knowledge")
    page.set_viewport_size(SIZES["laptop at 200 %"])
    page.locator(".ak-hand .ak-tile").last.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) == []


def test_on_a_phone_ones_hand_can_be_looked_at_while_cards_beside_it_are_asked_about(visitor: Visitor) -> None:
    keeps = asks("card-to-keep")

    def keeps_beside_a_hand(state: State) -> bool:
        assert isinstance(state, KnowledgeState)
        return keeps(state) and len(state.seats[0].hand) > 0

    page = visitor(phone=True)
    Table(page).open(position("ancient-knowledge", 2, keeps_beside_a_hand))
    aside, hand = page.locator(".ak-aside .ak-tile").first, page.locator(".ak-hand .ak-tile").first
    expect(aside).to_be_visible()
    settled(page)
    expect(hand).to_be_hidden()
    page.locator(".ak-below-parts .chip").last.tap()
    expect(hand).to_be_visible()
    expect(aside).to_be_hidden()
    page.locator(".ak-below-parts .chip").first.tap()
    aside.tap()
    expect(page.locator(".ak-below-parts")).to_have_count(0)
    expect(hand).to_be_visible()
