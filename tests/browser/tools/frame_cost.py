"""What a frame of the temple costs in this browser: `python -m tests.browser.tools.frame_cost ADDRESS`.

ADDRESS is a running server with a client, such as http://localhost:8000. A block is moved over a temple of many
blocks; each move is one frame, timed from the key to the finished picture, the graphics pipe drained. Then nothing is
done for a while, and the frames drawn meanwhile are counted: there should be none.
"""

import json
import statistics
import sys

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import DESK, FLAGS, PHONE, chromium
from tests.browser.table import Table
from tests.browser.tools.pictures import TEMPLE

COUNT_FRAMES = """
const draw = WebGL2RenderingContext.prototype.clear;
window.framesDrawn = 0;
WebGL2RenderingContext.prototype.clear = function (...all) { window.framesDrawn++; return draw.apply(this, all); };
"""
"""A frame begins by clearing: the shadows once, the picture once."""

MOVES = ["ArrowLeft"] * 4 + ["ArrowRight"] * 8 + ["ArrowLeft"] * 4
TIMED = """async key => {
  const frame = () => new Promise(requestAnimationFrame);
  const gl = document.querySelector("canvas").getContext("webgl2");
  const start = performance.now();
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await frame();
  await frame();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now() - start;
}"""
IDLE = 2000


def watch_frames(page: Page) -> None:
    page.add_init_script(COUNT_FRAMES)


def frames_drawn(page: Page) -> int:
    return int(page.evaluate("window.framesDrawn"))


def comes_to_rest(page: Page) -> bool:
    """Something was drawn, and then nothing for a second."""
    before = frames_drawn(page)
    page.wait_for_timeout(1000)
    return frames_drawn(page) == before > 0


def take_a_block(page: Page) -> None:
    Table(page).open({"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": TEMPLE})
    page.locator(".supply-block").nth(1).click()
    page.locator(".verdict-good").wait_for()
    Table(page).until(lambda: comes_to_rest(page), "a picture that rests")


def measure(page: Page) -> dict[str, float]:
    take_a_block(page)
    times = [float(page.evaluate(TIMED, key)) for _ in range(3) for key in MOVES]
    page.wait_for_timeout(500)
    before = frames_drawn(page)
    page.wait_for_timeout(IDLE)
    return {
        "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(statistics.quantiles(times, n=20)[-1], 1),
        "frames_while_idle": frames_drawn(page) - before,
    }


def main(address: str) -> None:
    sizes: dict[str, ViewportSize] = {"1440x900": DESK, "390x844": PHONE}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size in sizes.items():
            page = browser.new_page(base_url=address, viewport=size, locale="en-GB", reduced_motion="reduce")
            page.set_default_timeout(60_000)
            watch_frames(page)
            sys.stdout.write(json.dumps({"window": name, **measure(page)}) + "\n")
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
