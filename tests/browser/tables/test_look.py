"""What is there to be seen and heard: light, sound, faces, and a game seen again."""

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Visitor
from tests.browser.decisions import most_claiming
from tests.browser.pixels import colours_of, pixels_of
from tests.browser.table import BLOCK_AND_KEY, OVER, Table
from tests.browser.tables.test_ancient_knowledge import ANSWERS, BOT, nearly_over
from tests.browser.tables.test_block_and_key import SOLO, click
from tests.browser.tools.frame_cost import comes_to_rest, frames_drawn, watch_frames
from tests.browser.tools.pictures import TEMPLE, WITH_A_CARD

MINE = {"kind": "mine"}
COUNT_SOUNDS = """
window.heard = 0;
for (const name of ["createOscillator", "createBufferSource"]) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () { window.heard++; return make.call(this); };
}
"""


WATCH_FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const animation = animate.call(this, frames, options);
  if (this.matches(".claimed-key") && frames[0].transform) {
    const { x, y } = this.getBoundingClientRect();
    window.flights.push({ x, y, out: this.matches(".flying-out") });
  }
  return animation;
};
"""
"""Where each claimed key begins to fly."""
WATCH_TOKENS = """
window.tokens = [];
const fall = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.matches(".ak-falling")) {
    const [, x, y] = /translate\\((.+?)px, (.+?)px\\)/.exec(frames.at(-1).transform).map(Number);
    const jars = [...document.querySelectorAll(".ak-jar")].map(jar => jar.getBoundingClientRect());
    const near = jar => jar.width && Math.abs(jar.left - x) < 40 && Math.abs(jar.top - y) < 40;
    window.tokens.push({ end: { x, y }, jar: jars.some(near) });
  }
  return fall.call(this, frames, options);
};
"""
"""Where each token that is lost falls, and whether a jar stands there."""
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"


def settle(page: Page, label: str, value: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(label).select_option(value)
    page.keyboard.press("Escape")


def warmth(page: Page) -> float:
    """How much more red than blue there is in the temple."""
    seen = pixels_of(page.locator(".bk-temple canvas").screenshot()).astype(np.float64)
    return float((seen[..., 0] - seen[..., 2]).mean())


@pytest.mark.long
def test_the_temple_has_the_light_that_is_chosen_and_rests_in_it(visitor: Visitor) -> None:
    page = visitor(drawn=True)
    watch_frames(page)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": SOLO})
    settle(page, "Light on the temple", "evening")
    table.until(lambda: comes_to_rest(page), "a picture that rests")
    evening = warmth(page)
    settle(page, "Light on the temple", "night")
    table.until(lambda: comes_to_rest(page) and warmth(page) < evening - 4, "moonlight that rests")


@pytest.mark.long
def test_shadows_fall_as_if_the_light_had_always_been_the_one_that_is_chosen_now(visitor: Visitor) -> None:
    page = visitor(drawn=True)
    watch_frames(page)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": TEMPLE})
    temple = page.locator(".bk-temple canvas")
    temple.wait_for()
    settle(page, "Light on the temple", "morning")
    table.until(lambda: comes_to_rest(page), "a picture that rests")
    morning = pixels_of(temple.screenshot())
    settle(page, "Light on the temple", "evening")
    table.until(lambda: comes_to_rest(page), "the evening")
    changed = pixels_of(temple.screenshot())
    page.reload()
    temple.wait_for()
    table.until(lambda: comes_to_rest(page), "the evening from the first frame on")
    evening = pixels_of(temple.screenshot())
    assert float((np.abs(changed - evening).max(axis=2) > 12).mean()) < 0.002
    assert float((np.abs(changed - morning).max(axis=2) > 12).mean()) > 0.02


@pytest.mark.long
def test_the_lobby_has_a_temple_that_stands_still_until_it_can_be_built_and_then_rests(visitor: Visitor) -> None:
    page = visitor(motion="no-preference", drawn=True)
    page.add_init_script(WITH_A_CARD)
    watch_frames(page)
    page.goto("/")
    page.locator(".showpiece .still").wait_for()
    table = Table(page)
    page.locator(".showpiece[data-live] canvas").wait_for()
    table.until(lambda: len(colours_of(page.locator(".showpiece").screenshot())) > 300, "the temple drawn")
    table.until(lambda: frames_drawn(page) > 6, "a block that falls")
    page.emulate_media(reduced_motion="reduce")
    table.until(lambda: comes_to_rest(page), "a temple that stands")


@pytest.mark.parametrize("device", [SAVES_DATA, ""], ids=["that saves data", "without a graphics card"])
def test_on_a_device_the_lobby_keeps_its_still_picture(visitor: Visitor, device: str) -> None:
    page = visitor()
    page.add_init_script(device)
    page.goto("/")
    page.locator(".game-card").nth(1).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("new Promise(done => requestIdleCallback(() => requestIdleCallback(done)))")
    expect(page.locator(".showpiece .still")).to_be_visible()
    expect(page.locator(".showpiece canvas")).to_have_count(0)


@pytest.mark.long
def test_a_claimed_key_flies_from_the_stones_that_show_it(visitor: Visitor) -> None:
    page = visitor(motion="no-preference", quick=True)
    page.add_init_script(WATCH_FLIGHTS)
    Table(page).open({"game": "block-and-key", "seats": [MINE], "scenario": TEMPLE})
    Table(page).hold_at(*most_claiming(TEMPLE))
    page.get_by_role("button", name="Place here").click()
    page.locator(".claim-all").click()
    expect(page.locator(".claimed-faces polygon").nth(2)).to_be_attached()
    page.wait_for_function("window.flights.length")
    temple = page.locator(".bk-temple").bounding_box()
    flight = page.evaluate("window.flights[0]")
    assert temple is not None
    assert temple["x"] < flight["x"] < temple["x"] + temple["width"]
    assert temple["y"] < flight["y"] < temple["y"] + temple["height"]


@pytest.mark.long
def test_on_a_phone_a_claimed_key_flies_from_the_stones_to_the_chip_of_those_who_play(visitor: Visitor) -> None:
    page = visitor(phone=True, motion="no-preference", quick=True)
    page.add_init_script(WATCH_FLIGHTS)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": TEMPLE})
    page.locator(".chip-log").tap()
    Table(page).hold_at(*most_claiming(TEMPLE))
    page.get_by_role("button", name="Place here").tap()
    page.locator(".claim-all").tap()
    table.until(lambda: page.evaluate("window.flights.length > 0"), "the key that flies")
    assert page.evaluate("window.flights[0].out")


@pytest.mark.long
def test_on_a_phone_lost_knowledge_falls_into_a_jar_that_is_seen(visitor: Visitor) -> None:
    page = visitor(phone=True, motion="no-preference", quick=True)
    page.add_init_script(WATCH_TOKENS)
    table = Table(page)
    table.open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over()})
    table.begin_to_play(*ANSWERS)
    table.until(lambda: page.evaluate("window.tokens.length > 0"), "knowledge that is lost")
    for token in page.evaluate("window.tokens"):
        assert token["jar"], "it falls where no jar is"
        assert 0 < token["end"]["x"] < 390


def test_what_a_bot_has_to_say_is_read_by_touching_its_name(visitor: Visitor) -> None:
    page = visitor(whole=True, phone=True)
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over()})
    page.locator(".chip-others").tap()
    expect(page.locator(".ak-standing .player-mine .avatar")).to_have_css("position", "static")
    page.locator(".bot-name").tap()
    expect(page.get_by_role("tooltip")).to_contain_text("I let the dice decide")


def test_anothers_board_opens_large_without_leaving_the_table(visitor: Visitor) -> None:
    page = visitor()
    Table(page).open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over()})
    page.locator(".ak-small").click()
    large = page.get_by_role("dialog")
    expect(large.locator(".ak-large [data-piece=C1]")).to_be_visible()
    expect(large.locator(".ak-large [data-piece=P13]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(page.locator(".ak-small")).to_be_focused()


def test_where_a_key_was_claimed_is_shown_without_motion_and_at_its_line_of_the_log(visitor: Visitor) -> None:
    page = visitor()
    Table(page).open({"game": "block-and-key", "seats": [MINE], "scenario": TEMPLE})
    Table(page).hold_at(*most_claiming(TEMPLE))
    page.get_by_role("button", name="Place here").click()
    page.locator(".claim-all").click()
    lit = page.locator(".claimed-faces polygon")
    expect(lit.nth(2)).to_be_attached()
    expect(page.locator(".face-view .pointed-square").nth(2)).to_be_attached()
    page.reload()
    expect(lit.nth(2)).to_be_attached()
    page.locator(".log p", has_text="You claim").first.hover()
    expect(lit.nth(2)).to_be_attached()


def test_sound_is_off_until_chosen_and_then_heard(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(COUNT_SOUNDS)
    table = Table(page)
    table.open({"game": "block-and-key", "seats": [MINE], "scenario": SOLO})
    page.locator(".supply-block").first.wait_for()
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds:").check()
    table.until(lambda: page.evaluate("window.heard") >= 2, "the sound of a stone")
    page.get_by_label("Volume").press("ArrowRight")
    expect(page.get_by_label("Volume")).to_have_value("0.7")
    page.keyboard.press("Escape")
    before = page.evaluate("window.heard")
    page.locator(".supply-block").first.click()
    page.get_by_role("button", name="Place here").click()
    table.until(lambda: page.evaluate("window.heard") > before, "the block set down")


@pytest.mark.long
def test_bots_are_somebody_and_a_game_is_seen_again_by_keys_and_played_on(visitor: Visitor) -> None:
    page = visitor()
    table = Table(page)
    place = table.open({"game": "ancient-knowledge", "seats": [MINE, BOT], "scenario": nearly_over()})
    expect(page.locator(".player .avatar")).to_have_count(2)
    table.play_on(*ANSWERS)
    page.goto(f"/t/{place}/replay")
    marks = page.locator(".scrubber-turn")
    marks.first.wait_for()
    count = page.locator(".scrubber-count")
    page.locator("body").press("End")
    expect(count).not_to_have_text("0 /", use_inner_text=True)
    last = int(count.inner_text().split("/")[1])
    expect(count).to_have_text(f"{last} / {last}")
    expect(page.locator(".play-on")).to_be_disabled()
    page.locator("body").press("ArrowLeft")
    expect(count).to_have_text(f"{last - 1} / {last}")
    page.locator("body").press("Home")
    expect(count).to_have_text(f"0 / {last}")
    page.locator("body").press("Shift+ArrowRight")
    expect(count).not_to_have_text(f"0 / {last}")
    page.locator("body").press("Home")
    page.locator(".play-on").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    page.locator(".ak-hand .ak-tile").first.wait_for()
    assert place not in page.url


TELL = """(place, words) => {
  const told = document.createElement("p");
  told.className = "happening";
  told.textContent = words;
  place.append(told);
  const isWhole = told.clientHeight > 0 && told.scrollHeight <= told.clientHeight + 1;
  told.remove();
  return isWhole;
}"""
"""Whether words of what happens are seen whole."""


@pytest.mark.long
def test_a_temple_is_walked_around_in_its_replay_and_played_on_from_the_middle(visitor: Visitor) -> None:
    page = visitor(drawn=True)
    table = Table(page)
    place = table.open({"game": "block-and-key", "seats": [MINE], "scenario": {**SOLO, "solo_turn": 11}})
    table.act_until(OVER, click, *BLOCK_AND_KEY[:-2], BLOCK_AND_KEY[-1])
    page.goto(f"/t/{place}/replay?at=1")
    temple = page.locator(".bk-temple canvas")
    page.locator(".walk-tools").wait_for()
    # As long as two claims of one block are told: nothing of it is cut, where nobody has to answer anything.
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator(".decision-waiting").evaluate(TELL, "Magpie sees its pattern in column 4 (level 2). " * 6)
    page.set_viewport_size(DESK)
    table.until(lambda: len(colours_of(temple.screenshot())) > 200, "the temple drawn")
    before = pixels_of(temple.screenshot())
    page.locator(".walk-tools button").first.click()
    table.until(lambda: float((pixels_of(temple.screenshot()) != before).mean()) > 0.1, "another side of it")
    page.locator(".play-on").click()
    page.wait_for_url(lambda address: "/replay" not in address and place not in address)
    page.locator(".bk-table .decision-question").wait_for()
    blocks = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}").json()
    assert blocks["status"] == "playing"
