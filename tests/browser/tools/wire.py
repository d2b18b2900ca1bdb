"""What travels between a browser and the server, and how long it takes on a slow line.

`python -m tests.browser.tools.wire ADDRESS` prints when lobby and tables can be used on a line of 1.6 Mbit/s and 150 ms
by somebody who has never been there.
"""

import sys
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import DESK, FLAGS, chromium

TABLES = {"block-and-key": ".bk-table canvas", "ancient-knowledge": ".ak-hand .ak-tile"}
"""What is there when a game can be played."""
BOT = {"kind": "bot", "strength": "random"}
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}


class Wire:
    """Counts the bytes of every answer to a page, its headers included."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.loadingFinished", self._answered)

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], event["requestId"])
        self.sizes[address] = self.sizes.get(address, 0) + int(event["encodedDataLength"])

    @property
    def kilobytes(self) -> float:
        return sum(self.sizes.values()) / 1000

    def told(self) -> str:
        """Everything that came, the largest first."""
        largest = sorted(self.sizes.items(), key=lambda item: -item[1])
        return "\n".join(f"{size} {address}" for address, size in largest)

    def spare(self) -> None:
        """Let the browser say that it saves data: then nothing is fetched ahead."""
        self.session.send("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})

    def slow_down(self) -> None:
        self.session.send("Network.emulateNetworkConditions", SLOW)


def visitor(browser: Browser, address: str) -> BrowserContext:
    """Without the service worker, which has no part in what is first shown."""
    return browser.new_context(
        base_url=address, viewport=DESK, locale="de-DE", reduced_motion="reduce", service_workers="block"
    )


def table_of(page: Page, game: str) -> str:
    """A running game of one's own; returns its path."""
    request = page.request
    assert request.get("/api/guest").json() or request.post("/api/guest", data={"name": "Ada"}).ok
    table = request.post("/api/tables", data={"game": game, "seats": [{"kind": "mine"}, BOT]}).json()["id"]
    assert request.post(f"/api/tables/{table}/commands", data={"kind": "start", "id": "start"}).ok
    return f"/t/{table}"


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in ("lobby", *TABLES):
            context = visitor(browser, address)
            page = context.new_page()
            path = "/" if name == "lobby" else table_of(page, name)
            wire = Wire(page)
            wire.slow_down()
            started = time.monotonic()
            page.goto(path)
            page.locator(TABLES.get(name, ".game-card")).first.wait_for(timeout=120_000)
            seconds = time.monotonic() - started
            sys.stdout.write(f"{name}: {seconds:.1f} s, {wire.kilobytes:.0f} kB\n")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
