"""Around every answer: headers that keep pages safe, a line in the log, and no stack trace for anybody."""

import logging
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.metrics import Metrics

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
TRANSPORT_SECURITY = "max-age=31536000"
log = logging.getLogger("digsite.server.access")


class Guard:
    def __init__(self, app: ASGIApp, metrics: Metrics, *, production: bool) -> None:
        self._app = app
        self._metrics = metrics
        headers = HEADERS | ({"strict-transport-security": TRANSPORT_SECURITY} if production else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.monotonic()
        seen: dict[str, int] = {}

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            await self._app(scope, receive, send_safely)
        except Exception:
            self._metrics.errors.inc()
            log.exception("request-failed", extra={"path": _route(scope)})
        self._log(scope, seen.get("status", 500), time.monotonic() - started)

    def _add_headers(self, scope: Scope, message: MutableMapping[str, Any]) -> None:
        headers = list(message.get("headers", ()))
        headers += self._headers
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        milliseconds = round(seconds * 1000, 1)
        log.info(
            "request", extra={"method": scope["method"], "path": _route(scope), "status": status, "ms": milliseconds}
        )


def _route(scope: Scope) -> str:
    """The pattern of the path, not the path: an address may hold an invitation."""
    route = scope.get("route")
    return getattr(route, "path", "") or "other"
