"""Where a connection's messages go out. The application brings the standard way, ASGI's own, which runs on any server;
a server that knows a shorter one offers it in the scope (`wire.py` does, under `digsite serve`)."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

from starlette.types import Scope, Send

OUTLET = "digsite.outlet"
"""Where the state of a WebSocket's scope has the server's own outlet, if there is one."""


class Outlet(Protocol):
    when_writable: Callable[[], None] | None
    """Called when a client that read too slowly has caught up."""

    @property
    def ready(self) -> bool:
        """Whether the client has read enough of what was written to it."""

    def write(self, text: bytes) -> None:
        """Send a text, if ready; never waits. Nothing goes to a connection that has come to its end."""

    async def finish(self) -> None:
        """Wait until what was written is on its way."""

    def admitted(self) -> None:
        """The connection was let in: from now on it counts as one of its address's WebSockets."""


class AsgiOutlet:
    """One message after the other through `send`, which waits for a slow client."""

    def __init__(self, send: Send) -> None:
        self.when_writable: Callable[[], None] | None = None
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self._sending is None

    def write(self, text: bytes) -> None:
        self._sending = asyncio.create_task(self._write(text.decode()))

    async def _write(self, text: str) -> None:
        try:
            # Whoever is gone is noticed by the one who reads; servers differ in how they say it here.
            with contextlib.suppress(OSError, RuntimeError):
                await self._send({"type": "websocket.send", "text": text})
        finally:
            self._sending = None
        if self.when_writable is not None:
            self.when_writable()

    async def finish(self) -> None:
        """Wait until what was written is on its way; cut short, it is given up."""
        if self._sending is not None:
            await self._sending

    def admitted(self) -> None:
        """What this server counts, nobody knows."""


def outlet_of(scope: Scope, send: Send) -> Outlet:
    """The server's own, or the standard one."""
    offered: Outlet | None = scope.get("state", {}).get(OUTLET)
    return offered or AsgiOutlet(send)
