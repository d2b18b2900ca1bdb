"""HTTP with an end to everything: a request must come in so many bytes and so much time, and whoever reads its answer
must not stop reading. A proxy in front does the same; this holds without one too."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from digsite.server.rate_limits import network_of

MOST_HEADERS = 100
ADDRESS_BYTES = 4 << 10
"""Thousands of parameters take the parser of queries as many microseconds as a whole game."""
HEADER_BYTES = 32 << 10
"""Of the address and all headers together."""
REQUEST_BYTES = 256 << 10
"""Of a whole request. What an endpoint takes is less, and refused in words; this is for what goes on all the same."""
MOST_PIPELINED = 8
"""Requests that wait behind one that is being answered. No browser sends any; thousands come in one packet."""
HEADER_SECONDS = 10.0
BODY_SECONDS = 20.0
STALLED_SECONDS = 30.0
"""For an answer of which nothing more is read."""
MOST_CONNECTIONS = 64
"""Of one address, WebSockets not counted; a browser opens six. Proxies that are believed have as many as they like."""


class BoundedHttp(HttpToolsProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._came = 0
        """Bytes of the request that is coming in."""
        self._header_bytes = 0
        self._in_body = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._network: str | None = None
        """By which it is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within(HEADER_SECONDS)
        if not self._counted():
            transport.abort()

    def _counted(self) -> bool:
        """Whether there is room for one more of this address."""
        host = self.client[0] if self.client else ""
        if host in self._proxies():
            return True
        self._network = network_of(host)
        connections = self._connections()
        connections[self._network] += 1
        return connections[self._network] <= MOST_CONNECTIONS

    def _proxies(self) -> _TrustedHosts:
        proxies = self.config.forwarded_allow_ips
        found: _TrustedHosts = vars(self.server_state).setdefault("digsite_proxies", _TrustedHosts(proxies or []))
        return found

    def _connections(self) -> Counter[str]:
        """Of this server, by address."""
        found: Counter[str] = vars(self.server_state).setdefault("digsite_connections", Counter())
        return found

    def _uncount(self) -> None:
        if self._network is not None:
            connections = self._connections()
            connections[self._network] -= 1
            if not connections[self._network]:
                del connections[self._network]
            self._network = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self._uncount()
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
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)
        if len(self.url) > ADDRESS_BYTES:
            raise ValueError("too long an address")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        if name.lower() == b"content-length" and (len(value) > 9 or (value.isdigit() and int(value) > REQUEST_BYTES)):
            raise ValueError("too much for a request")
        if name.lower() == b"host" and any(known == b"host" for known, _ in self.headers):
            raise ValueError("one host too many")  # a proxy might go by the other
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
        """It counts on until it is let in: or one address could knock as often as it likes."""
        self._within(None)
        super().handle_websocket_upgrade()
        hold_place = getattr(self.transport.get_protocol(), "hold_place", None)
        if hold_place is None:  # another way of speaking WebSockets
            self._uncount()
        else:
            hold_place(self._uncount)

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
