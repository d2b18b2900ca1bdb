"""HTTP endpoints as declarations: method, path, what comes in, what goes out. From one list follow the routes, the
checks every request passes, and the OpenAPI page."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from digsite.core import DigsiteError
from digsite.server.bill import metered
from digsite.server.errors import Malformed, NotAllowed, NotFound, Packed, Refusal, TooBig, no_guest, shortened
from digsite.server.http.compression import compressed
from digsite.server.identity import Claim
from digsite.server.plain_text import bad_name
from digsite.server.schema.descriptions import is_id
from digsite.server.schema.requests import Problem
from digsite.server.server import Server
from digsite.server.settings import MOST_BYTES
from digsite.server.storage.interface import GuestRow

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PAID = 1.0
"""Milliseconds of the event loop that every request is paid for with beforehand; what it comes to beyond is owed."""
YEAR = 365 * 24 * 3600
_OF_A_NAME = re.compile(r"(?:length|matching) .*\.name`$")
Number = Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]
"""A whole number in an address."""


class Call(msgspec.Struct):
    """One request: whose it is, and what it asks for."""

    server: Server
    request: Request
    guest: GuestRow | None = None
    claim: Claim | None = None
    """By which the guest is the guest: what changes one names it."""
    query: dict[str, Any] = {}
    """What stood in the address, of what the endpoint asks for there."""
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
    query: dict[str, Any] = {}
    """What may stand behind the `?` of the address: names and types, a `Number` or a choice of words."""
    banned: bool = False
    """Whether somebody may ask for it whom a moderator has banned."""
    weight: float = 1
    """How many plain requests it costs as much as."""
    compressed: bool = False
    """Whether the answer may be made smaller: it holds nothing that is its reader's secret."""

    @property
    def summary(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())


def _query(given: Mapping[str, str], asked: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _of_address(name, given[name], kind) for name, kind in asked.items() if name in given}


def _of_address(name: str, text: str, kind: Any) -> Any:
    is_word = get_origin(kind) is Literal
    if is_word and text in get_args(kind):
        return text
    if not is_word and text.isascii() and text.isdigit() and len(text) <= 9:
        return int(text)
    expected = f"one of {', '.join(get_args(kind))}" if is_word else "a whole number"
    raise Malformed(f"{name}: expected {expected}; got {text[:20]!r}")


async def respond(server: Server, endpoint: Endpoint, request: Request) -> Response:
    """Check, decode, call, encode. What is refused becomes a `Problem` with its status."""
    try:
        call = Call(server, request)
        _check(server, request, endpoint.weight)
        call.query = _query(request.query_params, endpoint.query)
        if endpoint.body is not None:
            call.body = await _decode(request, endpoint.body)
        # Only now that all of it is here: whose token ends while a body comes in slowly is no longer a guest.
        call.claim, call.guest = await server.who(request)
        if endpoint.guest:
            _ = call.me
        if not endpoint.banned:
            call.check_not_banned()
        with server.billed(server.address(request), call.guest.id if call.guest else None):
            return await metered(_answered(endpoint, call), PAID)
    except DigsiteError as error:
        server.metrics.refused.labels(error.code).inc()
        return problem(error)
    except ClientDisconnect:
        return Response(status_code=400)  # nobody reads it


async def _answered(endpoint: Endpoint, call: Call) -> Response:
    answer = await endpoint.handler(call)
    if isinstance(answer, Response):
        return await compressed(answer, call.request) if endpoint.compressed else answer
    response = Response(msgspec.json.encode(answer), media_type="application/json")
    if endpoint.compressed:
        return await compressed(response, call.request)
    if call.cookie is not None:
        _set_cookie(response, call.server.cookie, call.cookie, secure=call.server.settings.production)
    return response


def _check(server: Server, request: Request, weight: float) -> None:
    """The rate of an address, and for whatever changes something the page it comes from."""
    server.take("requests", server.address(request), weight)
    server.take_here("work", server.address(request), PAID)  # so that nobody goes on who owes some
    if request.method not in SAFE_METHODS:
        server.check_origin(request)


def problem(error: DigsiteError) -> Response:
    status = error.status if isinstance(error, Refusal) else 422
    body = Problem(code=error.code, reason=shortened(error.reason), details=error.details)
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def _decode(request: Request, body: Any) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Malformed("expected a body of content type application/json", code="not-json")
    packed = request.headers.get("content-encoding", "identity").strip().lower() != "identity"
    if packed or request.headers.get("transfer-encoding", "chunked").strip().lower() != "chunked":
        raise Packed("expected a body as it is, not compressed")
    announced = request.headers.get("content-length", "")
    if announced.isascii() and announced.isdigit() and (len(announced) > 9 or int(announced) > MOST_BYTES):
        raise _too_big()
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > MOST_BYTES:
            raise _too_big()
    try:
        return msgspec.json.decode(bytes(raw), type=body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unread(str(error)) from None


def _unread(reason: str) -> Malformed:
    """What is wrong with a body; of a name, as something that whoever typed it can mend."""
    return bad_name(reason) if _OF_A_NAME.search(reason) else Malformed(reason)


def _too_big() -> TooBig:
    return TooBig(f"expected at most {MOST_BYTES} bytes")


def banned() -> NotAllowed:
    return NotAllowed("a moderator has banned you for a while", code="banned")


def _set_cookie(response: Response, name: str, token: str, *, secure: bool) -> None:
    response.set_cookie(
        name, token, max_age=YEAR if token else 0, httponly=True, samesite="lax", secure=secure, path="/"
    )
