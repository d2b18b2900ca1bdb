"""The line between a page and its table, which can be lost for a while."""

import re

from playwright.sync_api import Page, WebSocketRoute


class Line:
    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        """What the page has sent since the line was lost."""
        self._lost = False
        self._server: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/play"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self._server = route.connect_to_server()
        route.on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if self._lost or self._server is None:
            self.held.append(message)
        else:
            self._server.send(message)

    def lose(self) -> None:
        self._lost = True

    def come_back(self) -> None:
        self._lost = False
        for message in self.held:
            self._pass_on(message)
