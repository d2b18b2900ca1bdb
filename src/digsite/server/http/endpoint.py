"""HTTP endpoints as declarations: method, path, what comes in, what goes out. From one list follow the routes, the
checks every request passes, and the OpenAPI page."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from digsite.core import DigsiteError
from digsite.server.errors import Malformed, NoGuest, NotAllowed, NotFound, Refusal
from digsite.server.identity import Claim
from digsite.server.schema.descriptions import is_id
from digsite.server.schema.requests import Problem
from digsite.server.storage.interface import GuestRow

if TYPE_CHECKING:
    from digsite.server.server import Server

MOST_BYTES = 64 << 10
YEAR = 365 * 24 * 3600


class Call(msgspec.Struct):
    """One request: whose it is, and what it asks for."""

    server: "Server"
    request: Request
    guest: GuestRow | None = None
    claim: Claim | None = None
    """By which the guest is the guest: what changes one names it."""
    body: Any = None
    cookie: str | None = None
    """A handler sets it to make the browser remember a token; an empty one takes it away."""

    @property
    def me(self) -> GuestRow:
        if self.guest is None:
            raise no_guest()
        return self.guest

    def check_not_banned(self) -> None:
        if self.guest is not None and (self.guest.banned_until or 0) > self.server.sources.now():
            raise banned()

    @property
    def my_claim(self) -> Claim:
        if self.claim is None:
            raise no_guest()
        return self.claim

    def path(self, name: str) -> str:
        """An id in the address; raises NotFound for what can be none."""
        text = str(self.request.path_params[name])
        if not is_id(text):
            raise NotFound("there is nothing at this address")
        return text


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
    banned: bool = False
    """Whether somebody may ask for it whom a moderator has banned."""
    weight: float = 1
    """How many plain requests it costs as much as."""

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


async def respond(server: "Server", endpoint: Endpoint, request: Request) -> Response:
    """Check, decode, call, encode. What is refused becomes a `Problem` with its status."""
    try:
        call = Call(server, request)
        server.check_request(call, endpoint.weight)
        if endpoint.body is not None:
            call.body = await _decode(request, endpoint.body)
        # Only now that all of it is here: whose token ends while a body comes in slowly is no longer a guest.
        call.claim, call.guest = await server.who(request)
        if endpoint.guest:
            _ = call.me
        if not endpoint.banned:
            call.check_not_banned()
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
        _set_cookie(response, server.cookie, call.cookie, secure=server.settings.production)
    return response


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


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """A page may use this server if it comes from it, or from an address its host has named."""
    if origin is None or origin in allowed:
        return
    if host is not None and origin.partition("://")[2].lower() == host.lower():
        return
    raise NotAllowed("this page may not use this server", code="foreign-origin")


def cookie_name(*, production: bool) -> str:
    """The prefix makes browsers refuse it from any other host, another of the same domain included."""
    return "__Host-digsite" if production else "digsite"


def banned() -> NotAllowed:
    return NotAllowed("a moderator has banned you for a while", code="banned")


def no_guest() -> NoGuest:
    return NoGuest("say who you are first (POST /api/guest)")


def _set_cookie(response: Response, name: str, token: str, *, secure: bool) -> None:
    response.set_cookie(
        name, token, max_age=YEAR if token else 0, httponly=True, samesite="lax", secure=secure, path="/"
    )
