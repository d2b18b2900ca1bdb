"""Around every answer: what it costs, headers that keep pages safe, a line in the log, and no stack trace for anybody.
Whoever asks too fast is told so after a while: to answer at once is to be asked again at once."""

import logging
import time
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.errors import Malformed, NotAllowed, TooFast
from digsite.server.http.endpoint import problem
from digsite.server.metrics import Metrics
from digsite.server.rate_limits import Waits, network_of

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold an invitation
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OF_FILES = ("x-content-type-options", "cross-origin-resource-policy")
"""Of these, what says anything to a script, a style or a font: the others are for pages, and a page has many files."""
OF_DATA = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
"""Of what the API answers, in which nothing is ever to be run or shown."""
COST = 0.1
COSTS = {"/healthz": 0.0, "/api/openapi.json": 2.0, "/metrics": 0.5, "/readyz": 0.5}
"""Of any request whatever, in plain requests to the API; those cost what their endpoint says besides."""
ASKED_BY_ANY_NAME = ("/healthz", "/readyz")
"""Balancers have names of their own for a server; these tell nothing."""
TRANSPORT_SECURITY = "max-age=31536000"
log = logging.getLogger("digsite.server.access")


class Guard:
    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        take: Callable[[str, float], None],
        check_host: Callable[[Scope], None],
        waits: Waits,
        *,
        production: bool,
    ) -> None:
        """`take` counts what an address asks for; raises TooFast. `check_host` raises NotAllowed and Malformed."""
        self._app = app
        self._metrics = metrics
        self._take = take
        self._check_host = check_host
        self._waits = waits
        secure = {"strict-transport-security": TRANSPORT_SECURITY} if production else {}
        self._headers = _encoded(HEADERS | secure)
        self._of_data = [*_encoded(OF_DATA | secure), (b"cache-control", b"no-store")]
        self._of_files = _encoded({name: HEADERS[name] for name in OF_FILES})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.monotonic()
        seen: dict[str, int] = {}
        client = scope.get("client")
        address = network_of(client[0]) if client else ""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
                if message["status"] == TooFast.status:
                    await self._waits.hold_back(address)
                self._add_headers(scope, message)
            await send(message)

        try:
            try:
                self._take(address, COSTS.get(scope["path"], COST))
                if scope["path"] not in ASKED_BY_ANY_NAME:
                    self._check_host(scope)
            except (TooFast, NotAllowed, Malformed) as error:
                await problem(error)(scope, receive, send_safely)
            else:
                await self._app(scope, receive, send_safely)
        except Exception:
            self._metrics.errors.inc()
            log.exception("request-failed", extra={"path": _route(scope)})
        self._log(scope, seen.get("status", 500), time.monotonic() - started)

    def _add_headers(self, scope: Scope, message: MutableMapping[str, Any]) -> None:
        added = self._headers
        if scope["path"].startswith(("/assets/", "/icon")):
            added = self._of_files
        elif scope["path"].startswith("/api/"):
            added = self._of_data
        message["headers"] = [*message.get("headers", ()), *added]

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        milliseconds = round(seconds * 1000, 1)
        log.info(
            "request", extra={"method": scope["method"], "path": _route(scope), "status": status, "ms": milliseconds}
        )


def _encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _route(scope: Scope) -> str:
    """The pattern of the path, not the path: an address may hold an invitation."""
    route = scope.get("route")
    return getattr(route, "path", "") or "other"
