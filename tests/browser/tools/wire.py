"""What travels between a browser and the server, and how long it takes on a slow line.

`python -m tests.browser.tools.wire ADDRESS` prints when lobby and tables can be used on a line of 1.6 Mbit/s and 150 ms
by somebody who has never been there: by a link to the table; from the lobby, where "play" is pressed as soon as it is
there; and from a lobby that has had the time to fetch the table ahead. A table can be used when its first frame is
drawn.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import DESK, FLAGS, chromium
from tests.browser.tools.frame_cost import watch_frames

TABLES = {"block-and-key": ".bk-table canvas", "ancient-knowledge": ".ak-hand .ak-tile"}
"""What is there when a game can be played."""
Way = Callable[[Page], tuple[float, float]]
"""Somebody comes that way: seconds and kilobytes until it can be used."""
BOT = {"kind": "bot", "strength": "random"}
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}


class Wire:
    """Counts the bytes of every answer to a page, its headers included."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self.asked: list[str] = []
        self._addresses: dict[str, str] = {}
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.loadingFinished", self._answered)

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]
        self.asked.append(event["request"]["url"])

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


def is_playable(page: Page, game: str) -> None:
    """Waits until the table is there, with a first frame of the temple where it has one."""
    page.locator(TABLES[game]).first.wait_for(timeout=120_000)
    if "canvas" in TABLES[game]:
        page.wait_for_function("() => window.framesDrawn > 0", timeout=120_000)


def by_link(page: Page, game: str) -> tuple[float, float]:
    path = table_of(page, game)
    wire = Wire(page)
    wire.slow_down()
    started = time.monotonic()
    page.goto(path)
    is_playable(page, game)
    return time.monotonic() - started, wire.kilobytes


def from_lobby(page: Page, game: str, *, ahead: bool) -> tuple[float, float]:
    """`ahead`: somebody reads the lobby until nothing is loaded any more; what counts begins with the press."""
    wire = Wire(page)
    wire.slow_down()
    started = time.monotonic()
    page.goto("/")
    play = page.locator(f".game-{game} .game-play")
    play.wait_for(timeout=120_000)
    if ahead:
        page.wait_for_load_state("networkidle", timeout=120_000)
        page.wait_for_timeout(6000)
        started = time.monotonic()
    play.click()
    is_playable(page, game)
    return time.monotonic() - started, wire.kilobytes


def lobby(page: Page) -> tuple[float, float]:
    wire = Wire(page)
    wire.slow_down()
    started = time.monotonic()
    page.goto("/")
    page.locator(".game-card").first.wait_for(timeout=120_000)
    return time.monotonic() - started, wire.kilobytes


def main(address: str) -> None:
    ways: dict[str, Way] = {"lobby": lobby}
    for game in TABLES:
        ways[f"{game}, by a link"] = partial(by_link, game=game)
        ways[f"{game}, through the lobby at once"] = partial(from_lobby, game=game, ahead=False)
        ways[f"{game}, from a lobby at rest"] = partial(from_lobby, game=game, ahead=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, way in ways.items():
            context = visitor(browser, address)
            page = context.new_page()
            watch_frames(page)
            seconds, kilobytes = way(page)
            sys.stdout.write(f"{name}: {seconds:.1f} s, {kilobytes:.0f} kB\n")
            sys.stdout.flush()
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
