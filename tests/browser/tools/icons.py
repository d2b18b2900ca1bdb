"""Draws the icons of the installed app, and the pictures that messengers show of a link, from the client's own
drawings: `python -m tests.browser.tools.icons ADDRESS`, of a running server with a client. They are kept in
`web/public`.
"""

import base64
import json
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS, ROOT, chromium

PUBLIC = ROOT / "web/public"
ICON = PUBLIC / "icon.svg"
COLOURS = 200
GAMES = ("block-and-key", "ancient-knowledge")

ICON_PAGE = """
<style>html, body {{ margin: 0; background: {ground}; }} img {{ display: block; position: absolute; inset: 0;
margin: auto; width: 100%; height: 100%; }}</style><img src="data:image/svg+xml;base64,{drawing}">
"""

EMBLEMS = ("C30", "M1", "P25", "C16", "P12", "A3", "C7", "P1", "M3", "T5")
"""What stands for Ancient Knowledge: places and things that one knows at a glance."""
CARDS = ROOT / "web/src/games/ancient-knowledge/cards/en.json"
ORDER = [card["id"] for card in json.loads(CARDS.read_text(encoding="utf-8"))]
GO_ON = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""To another page of the client, with the style sheets of this one."""

PREVIEW = """({ title, temple, emblems, mark }) => {
  const cards = emblems.map(one => `<div class="preview-emblem">${one}</div>`).join("");
  const pictures = [
    temple && `<div class="preview-temple">${temple}</div>`,
    cards && `<div class="preview-cards">${cards}</div>`,
  ];
  document.body.innerHTML = `
    <div class="preview">
      <div class="preview-pictures">${pictures.filter(Boolean).join("")}</div>
      <div class="preview-words"><h1>${title}</h1><p>${mark} Digsite</p></div>
    </div>
    <style>
      html, body { background: none !important; }
      .preview { position: fixed; inset: 0; display: grid; grid-template-rows: 1fr auto; background: var(--panel); }
      .preview-pictures { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; min-height: 0; }
      .preview-temple, .preview-cards { position: relative; min-height: 0; }
      .preview-temple { background:
        radial-gradient(90% 80% at 50% 42%, var(--sky-near), var(--sky) 62%, var(--sky-far)); }
      .preview-temple svg { position: absolute; inset: 0; width: 100%; height: 100%; }
      .preview-cards { display: grid; grid-template-columns: repeat(${temple ? 3 : 5}, 1fr); gap: 14px; padding: 22px;
        align-content: center; justify-items: center; background: linear-gradient(var(--sky), var(--sky-near)); }
      .preview-emblem { aspect-ratio: 1; height: ${temple ? 172 : 208}px; overflow: hidden; border-radius: 14px;
        border: 5px solid var(--panel); }
      .preview-emblem svg { width: 100%; height: 100%; display: block; }
      .preview-words { display: flex; align-items: center; justify-content: space-between; padding: 20px 56px 24px; }
      .preview h1 { font-size: ${temple && cards ? 46 : 68}px; }
      .preview p { display: flex; align-items: center; gap: 14px; font: 40px var(--display); color: var(--ink-soft); }
      .preview .brand-mark { width: 52px; height: 52px; }
    </style>`;
}"""


def draw_icons(page: Page) -> None:
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    svg = ICON.read_text(encoding="utf-8")
    full = svg.replace('rx="12"', 'rx="0"')  # the drawing itself is within what a mask leaves
    for name, size, ground, drawing in (
        ("icon-192", 192, "transparent", svg),
        ("icon-512", 512, "transparent", svg),
        ("touch-180", 180, "#8f3f22", full),
        ("maskable-192", 192, "#8f3f22", full),
        ("maskable-512", 512, "#8f3f22", full),
    ):
        page.set_viewport_size(ViewportSize(width=size, height=size))
        encoded = base64.b64encode(drawing.encode()).decode()
        page.set_content(ICON_PAGE.format(ground=ground, drawing=encoded))
        page.wait_for_function("document.images[0].complete")
        page.screenshot(path=folder / f"{name}.png", omit_background=True)


def draw_previews(page: Page, address: str) -> None:
    folder = PUBLIC / "preview"
    folder.mkdir(exist_ok=True)
    page.set_viewport_size(ViewportSize(width=1200, height=630))
    for name in (*GAMES, "digsite"):
        page.goto(address)
        page.locator(".game-card").nth(1).wait_for()
        shown = [game for game in GAMES if name in (game, "digsite")]
        facts: dict[str, object] = {
            "title": " · ".join(page.locator(f".game-{game} h2").inner_text() for game in shown),
            "temple": outer(page, ".showpiece .still") if "block-and-key" in shown else "",
            "mark": outer(page, ".brand-mark"),
            "emblems": [],
        }
        if "ancient-knowledge" in shown:
            page.evaluate(GO_ON, "/cards")
            page.locator(".ak-card-art").nth(188).wait_for()
            few = EMBLEMS[:6] if name == "digsite" else EMBLEMS
            arts = page.locator(".ak-card-art").evaluate_all("all => all.map(one => one.outerHTML)")
            facts["emblems"] = [arts[ORDER.index(card)] for card in few]
        page.evaluate(PREVIEW, facts)
        page.evaluate("document.fonts.ready")
        # A messenger waits for it: as many colours as it needs, a quarter of the bytes.
        drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
        drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)


def outer(page: Page, selector: str) -> str:
    return str(page.locator(selector).first.evaluate("element => element.outerHTML"))


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(locale="en-GB", color_scheme="light", reduced_motion="reduce").new_page()
        draw_icons(page)
        draw_previews(page, address)
        browser.close()
    for file in sorted([*Path(PUBLIC / "icons").glob("*.png"), *Path(PUBLIC / "preview").glob("*.png")]):
        sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1])
