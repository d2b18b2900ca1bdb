"""The end of a game as it is shown: what was built, how the points came, and a picture of it."""

import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import is_late, most_claiming, position
from tests.browser.pixels import colours_of, pixels_of
from tests.browser.sizes import SIZES, TOO_SMALL
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, BOT, nearly_over
from tests.browser.tables.test_block_and_key import SOLO, STONES, click
from tests.browser.tools.pictures import TEMPLE

MINE = {"kind": "mine"}
SETTLE_FOR_TEXT = """() => {
  const kept = JSON.parse(localStorage["digsite-settings"]);
  kept.state.textMode = true;
  localStorage["digsite-settings"] = JSON.stringify(kept);
}"""
RANDOM = {"kind": "bot", "strength": "random"}


def ended_in_stone(page: Page, scenario: dict[str, object]) -> None:
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": {**scenario, "solo_turn": 11}})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])


def ended_between_two(page: Page, seat: int) -> str:
    """A game with a bot, sitting at that seat."""
    table = Table(page)
    late = position("block-and-key", 2, is_late)
    place = table.open({**late, "seats": [MINE, RANDOM] if seat == 0 else [RANDOM, MINE]})
    table.play_on(*BLOCK_AND_KEY)
    return place


def ended_in_knowledge(page: Page) -> str:
    table = Table(page)
    # More knowledge than any two actions save: something is lost, whatever is clicked.
    place = table.open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over(knowledge=12)})
    table.play_on(*ANSWERS)
    return place


def picture_shared(page: Page) -> NDArray[np.int16]:
    """The pixels of the picture that is handed on."""
    with page.expect_download() as download:
        page.locator(".share-picture").click()
    expect(page.get_by_text("The picture is saved.")).to_be_visible()
    shared = pixels_of(Path(download.value.path()).read_bytes())
    assert shared.shape == (630, 1200, 3)
    return shared


WALL = {"side": 42, "right": 1200 - 64, "base": 630 - 120}
"""Where the face of a temple stands in the picture; see sharePicture.ts."""


def wall_of(shared: NDArray[np.int16], width: int) -> list[str]:
    """The face of the temple as its pixels show it, rows from the top, a letter a stone."""
    side, left = WALL["side"], WALL["right"] - width * WALL["side"]
    letters = {**{name[0]: colour for name, colour in STONES.items()}, "s": STONES["grey"], "w": (0xF6, 0xEF, 0xE0)}
    letters["g"] = STONES["green"]

    def letter(row: int, column: int) -> str:
        y, x = WALL["base"] - (6 - row) * side + 12, left + column * side + 12
        seen = shared[y, x]
        return next((name for name, colour in letters.items() if np.abs(seen - colour).max() < 8), ".")

    return ["".join(letter(row, column) for column in range(width)) for row in range(6)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.long
def test_the_finished_temple_is_seen_with_the_rank_and_what_was_found_is_lit_on_its_stones(
    visitor: Visitor, theme: str
) -> None:
    page = visitor(theme=theme, drawn=True)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": {**TEMPLE, "solo_turn": 11}})
    Table(page).hold_at(*most_claiming(TEMPLE))
    page.get_by_role("button", name="Place here").click()
    page.locator(".claim-all").click()
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    expect(page.locator(".finale[data-resting]")).to_be_visible()
    table.until(lambda: len(colours_of(page.locator(".finale").screenshot())) > 500, "the temple drawn")
    expect(page.locator(".finale .claimed-faces polygon").nth(3)).to_be_attached()
    points = page.locator(".end-points .hidden-visually").inner_text()
    expect(page.locator(".finale-count b")).to_have_text(points)
    expect(page.locator(".end-screen")).to_contain_text(re.compile(r"Best turn: Ada, \+[1-9]"))
    expect(page.get_by_role("link", name="See it again")).to_have_attribute("href", re.compile(r"/replay\?at=\d+$"))
    expect(page.locator(".rank-mine")).to_have_count(1)
    expect(page.locator(".ranks p")).to_contain_text("more point")
    expect(page.locator(".curve .curve-line").first).to_be_attached()
    expect(page.locator(".curve .curve-points").nth(1)).to_be_attached()
    expect(page.locator(".end-screen .button").first).to_have_text("Play again")


@pytest.mark.long
def test_the_tour_counts_the_keys_of_every_seat_on_their_own_side(visitor: Visitor) -> None:
    page = visitor(motion="no-preference", quick=True)
    ended_between_two(page, 1)
    page.locator(".finale-faces button").nth(1).wait_for()
    names = page.locator(".finale-count > span:not(.avatar)")
    expect(names).to_have_text("Fortuna")
    expect(names).to_have_text("Ada")
    expect(page.locator(".finale[data-resting]")).to_be_visible()
    scores = page.locator(".end-place .end-points .hidden-visually").all_inner_texts()
    shown = page.locator(".finale-name b").all_inner_texts()
    assert sorted(shown) == sorted(scores)
    expect(page.locator(".finale-count b")).to_have_text(shown[1])
    page.locator(".finale-faces button").first.click()
    expect(page.locator(".finale-faces button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".finale-count b")).to_have_text(shown[0])
    expect(page.locator(".finale-faces")).to_contain_text("Fortuna scored")


@pytest.mark.long
def test_the_picture_shows_ones_own_side_in_the_theme_of_the_page(visitor: Visitor) -> None:
    pictures = {}
    for seat in (0, 1):
        page = visitor(theme="dark" if seat else "light")
        place = ended_between_two(page, seat)
        pictures[seat] = picture_shared(page)
        frames = page.request.get(f"/api/tables/{place}/replay?first=0").json()
        faces = page.request.get(f"/api/tables/{place}/replay?first={frames['total'] - 1}").json()["frames"][-1][
            "view"
        ]["faces"]
        assert wall_of(pictures[seat], len(faces[seat][0])) == faces[seat]
        assert faces[0] != faces[1]
    assert pictures[0].mean() > 170 > 90 > pictures[1].mean()


def test_on_a_phone_the_end_tells_who_stands_where_before_anything_else(visitor: Visitor) -> None:
    page = visitor(phone=True, language="de-DE", quick=True)
    ended_in_knowledge(page)
    for size in ("small phone", "phone", "phone held sideways"):
        page.set_viewport_size(SIZES[size])
        page.locator(".end-screen").evaluate("screen => screen.parentElement.scrollTo(0, 0)")
        for points in page.locator(".end-points").all():
            expect(points).to_be_in_viewport(ratio=1)
        expect(page.locator(".end-points")).to_have_count(2)
        page.locator(".share-picture").scroll_into_view_if_needed()
        expect(page.get_by_role("button", name="Schließen")).to_be_in_viewport(ratio=1)
        assert page.evaluate(TOO_SMALL, "dialog .dialog-head .button") == []
        covered = "part => part.getBoundingClientRect().height"
        assert page.locator("dialog .dialog-head").evaluate(covered) < SIZES[size]["height"] / 4, size


MEET = """() => {
  const boxes = selector => [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect())
    .filter(({ width, height }) => width && height);
  const groups = [".ak-space", ".ak-forecast", ".ak-hand .ak-cards", ".action-chips", ".scrubber"].map(boxes);
  const meet = (one, other) => one.right > other.left + 1 && other.right > one.left + 1
    && one.bottom > other.top + 1 && other.bottom > one.top + 1;
  return groups.flatMap((group, place) => groups.slice(place + 1).flat()
    .filter(other => group.some(one => meet(one, other))).map(({ left, top }) => [left, top].map(Math.round)));
}"""
LOW = ("small phone", "phone held sideways", "laptop at 200 %")


def test_on_a_phone_the_replay_leaves_the_board_its_room(visitor: Visitor) -> None:
    page = visitor(phone=True, language="de-DE", quick=True)
    place = ended_in_knowledge(page)
    page.goto(f"/t/{place}/replay?at=2")
    page.locator(".ak-hand .ak-tile").first.wait_for()
    for size in LOW:
        page.set_viewport_size(SIZES[size])
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(MEET) == [], size
        assert page.locator(".ak-hand .ak-tile").first.evaluate("tile => tile.offsetHeight") > 100, size
        assert page.evaluate(TOO_SMALL, ".scrubber button:not(.scrubber-turn, .explained)") == [], size
    page.locator(".scrubber-more").tap()
    page.locator(".play-on").tap()
    page.wait_for_url(lambda address: "/replay" not in address)


def test_in_text_mode_the_result_is_told_and_nothing_of_three_dimensions_is_loaded(visitor: Visitor) -> None:
    page = visitor()
    ended_in_stone(page, SOLO)
    page.evaluate(SETTLE_FOR_TEXT)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    panel = page.locator(".end-panel")
    expect(panel).to_contain_text("Ada scored")
    expect(panel.locator(".curve")).to_contain_text("after a quarter of the game")
    expect(panel.locator("canvas")).to_have_count(0)
    assert not [url for url in loaded if re.search(r"/(Turning|Temple|Stage)", url)]


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_what_is_left_of_every_civilisation_is_told_in_pictures_and_words(visitor: Visitor, theme: str) -> None:
    page = visitor(theme=theme)
    ended_in_knowledge(page)
    gallery = page.locator(".finale-gallery:visible")
    expect(gallery.locator(".emblem").nth(3)).to_be_visible()
    expect(page.locator(".sources > div")).to_have_count(4)
    expect(page.locator(".losses")).to_contain_text(re.compile(r"Ada lost (one|\d+) knowledge"))
    expect(page.locator(".losses-turns li b").first).to_have_text(re.compile(r"\d"))
    expect(page.locator(".curve")).to_contain_text("after a quarter of the game")
    mine = gallery.inner_text()
    own = picture_shared(page)
    page.locator(".end-screen .segment").last.click()
    expect(gallery).not_to_have_text(mine)
    # Whoever is looked at, the picture shows one's own monuments.
    assert (picture_shared(page) == own).all()
    assert (own.mean() > 150) == (theme == "light")
    # The first emblem is there, in its place.
    assert len(np.unique(own[178:290, 648:760].reshape(-1, 3), axis=0)) > 20
