"""WebSockets: the handshake's checks, then one reader a connection."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial

import msgspec
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite import __version__
from digsite.core import DigsiteError
from digsite.server.errors import Malformed, NoGuest, NotAllowed, NotFound, Stale, TooFast
from digsite.server.http.middleware import RECEIVE
from digsite.server.limits import Bucket
from digsite.server.present.in_words import asked_language
from digsite.server.schema import messages
from digsite.server.server import Server
from digsite.server.socket.connection import BUSY, FOREIGN, GOING, GONE, Connection
from digsite.server.socket.wire import WIRE
from digsite.server.tables.live_table import LiveTable

LINGER = 1.0
"""Seconds that are given to a connection for its last words."""
TOO_MANY_REFUSALS = 50
"""So many messages beyond the rate, and the connection is closed."""
_decode = msgspec.json.Decoder(messages.ClientMessage).decode
log = logging.getLogger(__name__)


async def play(websocket: WebSocket, server: Server) -> None:
    """`/api/tables/{table}/play`: everything that happens at one table."""
    async with _connected(websocket, server) as connection:
        if connection is None:
            return
        try:
            async with server.registry.visit(websocket.path_params["table"]) as live:
                if not live.may_look(connection.guest):
                    connection.close(GONE)
                    return
                _settle_language(websocket, connection)
                await live.enter(connection, _steps_known(websocket))
                try:
                    await _read(websocket, server, connection, partial(_answer, server, live, connection))
                finally:
                    live.leave(connection)
        except NotFound:
            connection.close(GONE)


async def watch_notices(websocket: WebSocket, server: Server) -> None:
    """`/api/notices`: notices for a page that is at no table."""
    async with _connected(websocket, server) as connection:
        if connection is None:
            return
        if connection.guest is None:
            connection.close(GONE)
            return

        async def refuse(_text: str) -> None:
            connection.send(_refused(None, NotAllowed("nothing is asked here", code="not-allowed")))

        await _read(websocket, server, connection, refuse)


def _steps_known(websocket: WebSocket) -> int:
    text = websocket.query_params.get("steps", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0


def _settle_language(websocket: WebSocket, connection: Connection) -> None:
    """Whoever asks for a language that we do not speak is told so, and plays without words."""
    try:
        connection.language = asked_language(websocket.query_params.get("language"))
    except Malformed as error:
        connection.send(_refused(None, error))


@contextlib.asynccontextmanager
async def _connected(websocket: WebSocket, server: Server) -> AsyncIterator[Connection | None]:
    """An accepted WebSocket that its connection writes to; None if it was turned away."""
    await websocket.accept()
    guest = await server.guest_of(websocket)
    code = _turned_away(websocket, server, guest.id if guest else None)
    if code is not None:
        server.metrics.dropped.labels(code).inc()
        await websocket.close(code)
        yield None
        return
    mutes = await server.storage.mutes(guest.id) if guest else set()
    connection = Connection(guest.id if guest else None, frozenset(mutes))
    now = server.sources.now()
    connection.send(messages.Hello(protocol=messages.PROTOCOL, server=__version__, guest=connection.guest, now=now))
    connection.write_to(websocket.scope["state"][WIRE])
    with _counted(websocket, server, connection):
        try:
            yield connection
        finally:
            await _close(websocket, server, connection.close(GOING))


def _turned_away(websocket: WebSocket, server: Server, guest: str | None) -> int | None:
    """The code with which to close at once, if anything speaks against this connection."""
    try:
        server.check_origin(websocket)
    except NotAllowed:
        return FOREIGN
    by_cookie = "authorization" not in websocket.headers
    if guest is not None and by_cookie and "origin" not in websocket.headers:
        return FOREIGN  # every browser names the page; what does not is no browser, and has no business with cookies
    limits = server.settings.limits
    of_guest = len(server.registry.lookouts.get(guest, ())) if guest else 0
    of_address = server.addresses.get(server.address(websocket), 0)
    everywhere = sum(server.addresses.values()) if of_address else 0
    full = (
        of_guest >= limits.connections_of_guest
        or of_address >= limits.connections_of_address
        or everywhere >= limits.connections
    )
    return BUSY if full else None


@contextlib.contextmanager
def _counted(websocket: WebSocket, server: Server, connection: Connection) -> Iterator[None]:
    address = server.address(websocket)
    server.addresses[address] = server.addresses.get(address, 0) + 1
    key = connection.guest or ""
    server.registry.lookouts.setdefault(key, set()).add(connection)
    server.metrics.connections.inc()
    try:
        yield
    finally:
        server.metrics.connections.dec()
        server.registry.lookouts[key].discard(connection)
        if not server.registry.lookouts[key]:
            del server.registry.lookouts[key]
        server.addresses[address] -= 1
        if not server.addresses[address]:
            del server.addresses[address]


async def _close(websocket: WebSocket, server: Server, code: int) -> None:
    server.metrics.dropped.labels(code).inc()
    if websocket.application_state is WebSocketState.CONNECTED:
        # The other side may be gone, or reads nothing of what it is sent.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(LINGER):
                await websocket.close(code)


async def _read(
    websocket: WebSocket, server: Server, connection: Connection, answer: Callable[[str], Awaitable[None]]
) -> None:
    """Take one message after the other until the connection ends. In a task of its own: each time one goes on, it does
    so through everything that waits for it."""
    await asyncio.create_task(_read_all(websocket.scope[RECEIVE], server, connection, answer))


async def _read_all(
    receive: Receive, server: Server, connection: Connection, answer: Callable[[str], Awaitable[None]]
) -> None:
    bucket = Bucket(server.settings.limits.messages, server.settings.limits.messages_burst)
    refusals = 0
    while (message := await connection.receive(receive)) is not None:
        if message["type"] == "websocket.disconnect":
            return
        connection.active = True
        text = message.get("text")
        if not bucket.take():
            refusals += 1
            connection.send(_refused(None, TooFast("too many messages; wait a moment")))
            if refusals > TOO_MANY_REFUSALS:
                connection.close(BUSY)
        elif text is None:
            connection.send(_refused(None, Malformed("expected text, not bytes")))
        else:
            await answer(text)


async def _answer(server: Server, live: LiveTable, connection: Connection, text: str) -> None:
    request_id: str | None = None
    try:
        try:
            request = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed(str(error)) from None
        request_id = request.id
        reply = await _carry_out(server, live, connection, request)
    except DigsiteError as error:
        server.metrics.refused.labels(error.code).inc()
        connection.send(_refused(request_id, error))
        if isinstance(error, Stale):
            await live.resync(connection)
    except Exception:
        server.metrics.errors.inc()
        log.exception("message-failed", extra={"table": live.table.id})
        connection.send(messages.Refused(id=request_id, code="internal", reason="something went wrong", details={}))
    else:
        connection.send(reply)


async def _carry_out(
    server: Server, live: LiveTable, connection: Connection, request: messages.ClientMessage
) -> messages.Accepted | messages.Previewed | messages.Told | messages.ToldLog:
    guest = connection.guest
    if isinstance(request, messages.Resync):
        connection.language = request.language or connection.language
        await live.resync(connection)
        return _done(live, request)
    if isinstance(request, messages.Tell):
        return live.tell(guest, request)
    if isinstance(request, messages.ReadLog):
        return live.read_log(guest, request)
    if guest is None:
        raise NoGuest("say who you are first (POST /api/guest)")
    match request:
        case messages.Preview():
            return live.preview(guest, request)
        case messages.Say():
            return await live.chat.say(guest, request)
        case messages.Mute():
            await server.storage.mute(guest, request.guest, on=request.muted)
            for other in server.registry.lookouts.get(guest, ()):
                (other.mutes.add if request.muted else other.mutes.discard)(request.guest)
        case messages.Report():
            if not await server.storage.report(live.table.id, request.line, guest):
                raise NotFound("there is no such line at this table", code="no-such-line")
            log.warning("chat-reported", extra={"table": live.table.id, "line": request.line})
        case _:
            return await server.carry_out(live, guest, request)
    return _done(live, request)


def _done(live: LiveTable, request: messages.Request) -> messages.Accepted:
    return messages.Accepted(id=request.id, version=live.table.version)


def _refused(request_id: str | None, error: DigsiteError) -> messages.Refused:
    return messages.Refused(id=request_id, code=error.code, reason=error.reason, details=error.details)
