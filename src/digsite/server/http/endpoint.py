"""HTTP endpoints as declarations: method, path, what comes in, what goes out. From one list follow the routes, the
checks every request passes, and the OpenAPI page."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from digsite.core import DigsiteError
from digsite.server.errors import Malformed, NoGuest, Refusal
from digsite.server.schema.requests import Problem
from digsite.server.server import COOKIE, Server
from digsite.server.settings import MOST_BYTES
from digsite.server.storage.interface import GuestRow

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 24 * 3600


class Call(msgspec.Struct):
    """One request: whose it is, and what it asks for."""

    server: Server
    request: Request
    guest: GuestRow | None
    body: Any = None
    cookie: str | None = None
    """A handler sets it to make the browser remember a token; an empty one takes it away."""

    @property
    def me(self) -> GuestRow:
        if self.guest is None:
            raise NoGuest("say who you are first (POST /api/guest)")
        return self.guest

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    method: str
    path: str
    handler: Handler
    body: Any = None
    """The type of the request's JSON body."""
    answer: Any
    """The type of the answer's JSON body."""
    guest: bool = True
    """Whether one must say who one is."""
    query: tuple[str, ...] = ()
    """Names of optional whole numbers in the address."""

    @property
    def summary(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())


def query_number(call: Call, name: str, default: int | None = None) -> int | None:
    """An optional whole number of the address."""
    text = call.request.query_params.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Malformed(f"{name}: expected a whole number, got {text[:20]!r}")
    return int(text)


async def respond(server: Server, endpoint: Endpoint, request: Request) -> Response:
    """Check, decode, call, encode. What is refused becomes a `Problem` with its status."""
    try:
        call = Call(server, request, await server.guest_of(request))
        _check(server, request)
        if endpoint.guest:
            _ = call.me
        if endpoint.body is not None:
            call.body = await _decode(request, endpoint.body)
        answer = await endpoint.handler(call)
    except DigsiteError as error:
        server.metrics.refused.labels(error.code).inc()
        return problem(error)
    except ClientDisconnect:
        return Response(status_code=400)  # nobody reads it
    if isinstance(answer, Response):
        return answer
    response = Response(msgspec.json.encode(answer), media_type="application/json")
    if call.cookie is not None:
        _set_cookie(response, call.cookie, secure=server.settings.production)
    return response


def _check(server: Server, request: Request) -> None:
    """The rate of an address, and for whatever changes something the page it comes from."""
    server.take("requests", server.address(request))
    if request.method not in SAFE_METHODS:
        server.check_origin(request)


def problem(error: DigsiteError) -> Response:
    status = error.status if isinstance(error, Refusal) else 422
    body = Problem(code=error.code, reason=error.reason, details=error.details)
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def _decode(request: Request, body: Any) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Malformed("expected a body of content type application/json", code="not-json")
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > MOST_BYTES:
            raise Refusal(f"expected at most {MOST_BYTES} bytes", code="too-big")
    try:
        return msgspec.json.decode(bytes(raw), type=body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def _set_cookie(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR if token else 0, httponly=True, samesite="lax", secure=secure, path="/"
    )
