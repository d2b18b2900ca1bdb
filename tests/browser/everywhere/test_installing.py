"""Digsite as an app: what a browser wants to see before it installs one, the page without a network, and that no old
code is ever shown for new."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESK, PATIENCE
from tests.browser.everywhere.test_access import faults

MINE = {"kind": "mine"}
ASKS = """() => {
    const asks = new Event("beforeinstallprompt");
    asks.prompt = async () => {};
    dispatchEvent(asks);
}"""
"""What a browser that would install an app tells its page."""


@pytest.fixture
def context(whole_browser: Browser, server: str) -> Iterator[BrowserContext]:
    made = whole_browser.new_context(base_url=server, viewport=DESK, locale="fr-FR", reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def controlled(page: Page) -> None:
    """Wait for the service worker."""
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_chromium_would_install_it(page: Page) -> None:
    controlled(page)
    session = page.context.new_cdp_session(page)
    # Whoever browses in private installs nothing; that is all that is held against it.
    errors = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []


def test_icons_are_what_the_manifest_says_and_maskable_ones_fill_their_square(page: Page) -> None:
    manifest = page.request.get("/digsite.webmanifest").json()
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        if icon["type"] != "image/png":
            continue
        drawn = Image.open(io.BytesIO(page.request.get(icon["src"]).body())).convert("RGBA")
        assert f"{drawn.width}x{drawn.height}" == icon["sizes"]
        corner = drawn.getpixel((0, 0))
        assert isinstance(corner, tuple)
        assert (corner[3] == 255) == (icon["purpose"] == "maskable")
        assert len(drawn.getcolors(maxcolors=1 << 20) or []) > 10


def test_pictures_of_links_have_the_size_that_is_told(page: Page) -> None:
    for name in ("block-and-key", "ancient-knowledge", "digsite"):
        answer = page.request.get(f"/preview/{name}.png")
        assert Image.open(io.BytesIO(answer.body())).size == (1200, 630)
        assert len(answer.body()) < 200_000


def test_without_a_network_a_page_says_so_in_the_readers_language(page: Page) -> None:
    controlled(page)
    page.context.set_offline(True)
    page.goto("/rules/block-and-key")
    heading = page.get_by_role("heading", name="Pas de connexion")
    heading.wait_for()
    expect(page.get_by_text("No connection")).to_be_hidden()
    page.context.set_offline(False)
    assert faults(page) == []
    page.get_by_role("link", name="Réessayer").click()
    page.locator(".rules").first.wait_for()


def test_the_worker_keeps_no_code_of_ours(page: Page) -> None:
    controlled(page)
    page.goto("/rules/block-and-key")
    page.locator(".rules").first.wait_for()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name => {
            const found = await (await caches.open(name)).keys();
            return found.map(request => new URL(request.url).pathname);
        }))).flat()"""
    )
    assert set(kept) <= {"/offline.html", "/language", "/words"}


def test_after_the_second_game_it_offers_to_be_installed_and_takes_a_no(page: Page) -> None:
    page.goto("/")
    offer = page.get_by_role("region", name="Digsite comme application")
    for number in range(2):
        page.evaluate(
            """async seats => {
                const post = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
                    headers: { "content-type": "application/json" } }).then(answer => answer.json());
                if (!(await (await fetch("/api/guest")).json())) await post("/api/guest", { name: "Ada" });
                const { id } = await post("/api/tables", { game: "ancient-knowledge", seats });
                await post(`/api/tables/${id}/commands`, { kind: "start", id: "start" });
                await post(`/api/tables/${id}/commands`, { kind: "resign", id: "resign", seat: 0 });
            }""",
            [MINE, {"kind": "bot", "strength": "random"}],
        )
        page.reload()
        page.locator(".game-card").nth(1).wait_for()
        page.evaluate(ASKS)
        if number == 0:
            page.get_by_text("Parties terminées").wait_for()
            expect(offer).to_have_count(0)
    offer.wait_for()
    assert faults(page) == []
    offer.get_by_role("button", name="Pas maintenant").click()
    page.reload()
    page.get_by_text("Parties terminées").wait_for()
    expect(offer).to_have_count(0)
