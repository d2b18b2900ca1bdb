"""HTTP with an end to everything: a request must come in so many bytes and so much time, and whoever reads its answer
must not stop reading. A proxy in front does the same; this holds without one too."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEADERS = 100
HEADER_BYTES = 32 << 10
"""Of the address and all headers together."""
REQUEST_BYTES = 256 << 10
"""Of a whole request. What an endpoint takes is less, and refused in words; this is for what goes on all the same."""
HEADER_SECONDS = 10.0
BODY_SECONDS = 20.0
STALLED_SECONDS = 30.0
"""For an answer of which nothing more is read."""


class BoundedHttp(HttpToolsProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._came = 0
        """Bytes of the request that is coming in."""
        self._header_bytes = 0
        self._in_body = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._within(HEADER_SECONDS)
        self._came += len(data)
        super().data_received(data)
        if self._came > (REQUEST_BYTES if self._in_body else HEADER_BYTES) and not self.transport.is_closing():
            self.send_400_response("Too much for a request.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, more: int) -> None:
        """What is raised here, the parser makes a bad request of."""
        self._header_bytes += more
        if self._header_bytes > HEADER_BYTES or len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many headers")

    def on_headers_complete(self) -> None:
        self._in_body = True
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        self._came = 0
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _within(self, seconds: float | None) -> None:
        """The connection is cut unless the next step comes within so many seconds; None: there is time."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
