"""Every page that guests have open at this process, at whichever table or none; and how a guest is told something."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from digsite.server.bus import bus
from digsite.server.live.background import Background
from digsite.server.live.page import Page
from digsite.server.schema.closing import IDLE, RESTART
from digsite.server.schema.messages import Notice

Deliver = Callable[[str, Notice], Awaitable[None]]
"""How a notice reaches a guest who has no page open."""
Present = Callable[[], bool]
"""Whether a guest looks at a table, at any process."""


class OpenPages:
    def __init__(self, process: str, news: bus.Bus, background: Background, deliver: Deliver) -> None:
        self._process = process
        self._bus = news
        self._background = background
        self._deliver = deliver
        self._pages: dict[str | None, set[Page]] = {}

    def add(self, page: Page) -> None:
        self._pages.setdefault(page.guest, set()).add(page)

    def discard(self, page: Page) -> None:
        pages = self._pages[page.guest]
        pages.discard(page)
        if not pages:
            del self._pages[page.guest]

    def of(self, guest: str) -> Collection[Page]:
        return self._pages.get(guest, ())

    def notify(self, guest: str, notice: Notice, at_table: Collection[Page], present: Present) -> None:
        """Tell a guest: on every page they have open elsewhere, and if none is at that table, wherever they asked
        for. A page at the table sees it happen."""
        pages = self.of(guest)
        elsewhere = [page for page in pages if page not in at_table]
        for page in elsewhere:
            page.send(notice)
        if len(elsewhere) < len(pages):
            return
        self._bus.publish(bus.Noticed(sender=self._process, guest=guest, notice=notice))
        if not present():
            self._background.start(lambda: self._deliver(guest, notice))

    def show(self, guest: str, notice: Notice) -> None:
        """Another process has something to tell a guest."""
        for page in self.of(guest):
            page.send(notice)

    def sign_out(self, guest: str, device: str | None = None) -> None:
        """Let every process close the guest's pages, or those of one device: who may still be them comes back."""
        self.close_all(guest, device)
        self._bus.publish(bus.SignedOut(sender=self._process, guest=guest, device=device))

    def close_all(self, guest: str, device: str | None) -> None:
        for page in self.of(guest):
            if device in (None, page.device):
                page.close(RESTART)

    def close_idle(self, seconds: float) -> None:
        """Close pages on which nothing was said or sent for so long."""
        now = asyncio.get_running_loop().time()
        for pages in self._pages.values():
            for page in pages:
                if page.active:
                    page.active, page.idle_since = False, now
                elif now - page.idle_since > seconds:
                    page.close(IDLE)
