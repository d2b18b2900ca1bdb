"""Your move, wherever you are: the tab's title, the next table, and push with its service worker."""

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table
from tests.browser.tables.test_block_and_key import SOLO

BLOCKS = {"game": "block-and-key", "seats": [{"kind": "mine"}], "scenario": SOLO}

ADDRESS = "https://push.example/1"
PUSH_SERVICE = """
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  window.serverKey = applicationServerKey.length;
  made = {
    toJSON: () => ({ endpoint: "https://push.example/1", expirationTime: null, keys: { p256dh: "a", auth: "b" } }),
    unsubscribe: async () => { made = null; return true; },
  };
  return made;
};
"""
"""The one part of push that is not ours: a browser's push service, which needs the network."""


def told(page: Page) -> list[tuple[str, str]]:
    """The notices that the service worker shows now."""
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then(worker => worker.getNotifications())"
        ".then(all => all.map(notice => [notice.title, notice.body]))"
    )
    return [(title, body) for title, body in shown]


def test_push_is_switched_on_shows_a_notice_opens_its_table_and_is_switched_off(visitor: Visitor) -> None:
    page = visitor(whole=True, language="de-DE")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(PUSH_SERVICE)
    calls: list[tuple[str, str]] = []

    def push_service(route: Route) -> None:
        if route.request.method == "GET":
            return route.fallback()
        calls.append((route.request.method, json.loads(route.request.post_data or "")["endpoint"]))
        return route.fulfill(json={"done": True})

    page.route("**/api/push", push_service)
    place = Table(page).open(BLOCKS)
    page.goto("/")
    page.get_by_role("button", name="Einstellungen").click()
    push = page.get_by_label("Benachrichtigen, wenn ich dran bin")
    expect(push).not_to_be_checked()
    push.click()
    table = Table(page)
    table.until(lambda: ("POST", ADDRESS) in calls, "the address at the server")
    assert page.evaluate("window.serverKey") == 65
    # A page that was there before its worker is now and then not taken over by it; one that is loaded now is.
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    table.until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")), "the service worker")

    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    table.until(lambda: bool(found), "the service worker")
    notice = {"about": "your-move", "table": place, "game": "block-and-key"}
    pushed = {"origin": page.url.rstrip("/"), "registrationId": found[-1], "data": json.dumps(notice)}

    def pushed_and_shown() -> bool:
        session.send("ServiceWorker.deliverPushMessage", pushed)
        page.wait_for_timeout(500)
        return told(page) == [("Block and Key", "Du bist dran.")]

    table.until(pushed_and_shown, "one notice, in German")

    table.until(lambda: bool(page.context.service_workers), "the service worker")
    worker = page.context.service_workers[0]
    worker.evaluate(
        "registration.getNotifications().then(([notification]) =>"
        " { self.dispatchEvent(new NotificationEvent('notificationclick', { notification })) })"
    )
    page.wait_for_url(f"**/t/{place}")
    page.goto("/")
    page.evaluate(
        "navigator.serviceWorker.ready.then(worker => worker.pushManager.subscribe({applicationServerKey: ''}))"
    )
    page.get_by_role("button", name="Einstellungen").click()
    expect(push).to_be_checked()
    push.click()
    table.until(lambda: ("DELETE", ADDRESS) in calls, "the server to forget the address")


def test_the_title_counts_the_tables_that_wait_and_leads_from_one_to_the_next(visitor: Visitor) -> None:
    table = Table(visitor())
    first, second = table.open(BLOCKS), table.open(BLOCKS)
    page = table.page
    table.until(lambda: page.title() == "(1) ● Your move – Digsite", "the title")
    page.get_by_role("link", name="Next table").click()
    page.wait_for_url(f"**/t/{first}")
    page.get_by_role("link", name="Next table").wait_for()
    page.goto("/")
    table.until(lambda: page.title() == "(2) Digsite", "the title of the lobby")
    expect(page.locator(f".my-move[href='/t/{second}']")).to_be_visible()


def test_on_a_phone_no_other_table_calls_while_one_is_asked_and_all_tools_stand_in_one_row(visitor: Visitor) -> None:
    table = Table(visitor(phone=True, language="fr-FR"))
    for _ in range(2):
        table.open(BLOCKS)
    page, other = table.page, table.page.locator(".top-bar a[href^='/t/']")
    table.until(lambda: page.title().startswith("(1) ●"), "the title")
    expect(other).to_have_count(1)
    expect(other).to_be_hidden()
    other.evaluate("link => link.classList.replace('next-later', 'button-main')")  # as while another is waited for
    expect(other).to_be_visible()
    assert page.locator(".top-bar").evaluate("bar => bar.offsetHeight") < 60
