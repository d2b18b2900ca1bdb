"""Draws the icons of the installed app, and the pictures that messengers show of a link, from the client's own
drawings: `python -m tests.browser.tools.icons ADDRESS`, of a running server with a client. They are kept in
`web/public`.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS, ROOT, chromium

PUBLIC = ROOT / "web/public"
ICON = PUBLIC / "icon.svg"
GAMES = ("block-and-key", "ancient-knowledge")

ICON_PAGE = """
<style>html, body {{ margin: 0; background: {ground}; }} img {{ display: block; position: absolute; inset: 0;
margin: auto; width: 100%; height: 100%; }}</style><img src="data:image/svg+xml;base64,{drawing}">
"""

PREVIEW = """({ title, pictures }) => {
  const found = pictures.map(name => document.querySelector(`.game-${name} .game-picture`).outerHTML);
  const mark = document.querySelector(".brand-mark").outerHTML;
  document.body.innerHTML = `
    <div class="preview">
      <div class="preview-pictures">${found.join("")}</div>
      <div class="preview-words"><h1>${title}</h1><p>${mark} Digsite</p></div>
    </div>
    <style>
      html, body { background: none !important; }
      .preview { position: fixed; inset: 0; display: grid; grid-template-rows: 1fr auto; background: var(--panel); }
      .preview-pictures { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 6px; min-height: 0; }
      .preview .game-picture { width: 100%; height: 100%; max-height: none; border-radius: 0; }
      .preview-words { display: flex; align-items: center; justify-content: space-between; padding: 24px 56px 28px; }
      .preview h1 { font-size: ${pictures.length > 1 ? 46 : 76}px; }
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
        pictures = list(GAMES) if name == "digsite" else [name]
        title = " · ".join(page.locator(f".game-{game} h2").inner_text() for game in pictures)
        page.evaluate(PREVIEW, {"title": title, "pictures": pictures})
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"{name}.png")


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
