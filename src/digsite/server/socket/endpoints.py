"""WebSockets: the handshake's checks, then one reader a connection."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.core import DigsiteError
from digsite.core.version import VERSION
from digsite.server.bill import metered
from digsite.server.errors import (
    Abandoned,
    Malformed,
    NotAllowed,
    NotFound,
    Preparing,
    Refusal,
    Stale,
    TooFast,
    Unavailable,
    Unreadable,
    no_guest,
    shortened,
)
from digsite.server.live.live_table import LiveTable
from digsite.server.rate_limits import Bucket
from digsite.server.schema import messages
from digsite.server.schema.closing import BUSY, FOREIGN, GOING, GONE, RESTART, TOO_BIG
from digsite.server.schema.descriptions import Id
from digsite.server.server import Server
from digsite.server.settings import MOST_BYTES
from digsite.server.socket.connection import Connection
from digsite.server.socket.outlet import Outlet, outlet_of
from digsite.texts import LANGUAGES

LINGER = 1.0
"""Seconds that are given to a connection for its last words."""
TOO_MANY_REFUSALS = 50
"""So many messages beyond the rate, and the connection is closed."""
LINE_OF_MANY = 0.1
"""What a line of chat counts for an address, at which several people may talk."""
REPORT_OF_MANY = 0.2
"""What a report counts for an address, of which several people may report."""
MOST_MUTES = 500
"""Guests whom one guest mutes: every page of theirs has the list."""
COST = 3.0
COSTS: dict[type[messages.Request], float] = {
    messages.Tell: 15.0,
    messages.Hint: 15.0,
    messages.ReadLog: 10.0,
    messages.Resync: 6.0,
    messages.Preview: 4.0,
}
"""Milliseconds of the event loop that a message costs, roughly; `COST` where nothing else is said. That is paid
beforehand; where it comes to more, the rest is owed."""
ARRIVING = 1.0
_LOOKING = (messages.Preview, messages.Tell, messages.ReadLog, messages.Resync)
"""What changes nothing, but takes its time."""
log = logging.getLogger(__name__)


class _WithId(msgspec.Struct):
    id: Id


_decode_id = msgspec.json.Decoder(_WithId).decode


class Line(NamedTuple):
    """A WebSocket and the server's own ways in and out, without the layers between."""

    websocket: WebSocket
    receive: Receive
    outlet: Outlet


class SocketEndpoint:
    """An endpoint as ASGI has it."""

    def __init__(self, server: Server, serve: Callable[[Line, Server], Awaitable[None]]) -> None:
        self._server = server
        self._serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._serve(Line(WebSocket(scope, receive, send), receive, outlet_of(scope, send)), self._server)


async def play(line: Line, server: Server) -> None:
    """`/api/tables/{table}/play`: everything that happens at one table."""
    async with _connected(line, server) as connection:
        if connection is None:
            return
        table_id = line.websocket.path_params["table"]
        try:
            server.charge_for_work(connection.network, connection.guest, None, ARRIVING)
            with server.billed(connection.network, connection.guest):
                await server.registry.use(table_id, partial(_play, line, server, connection))
        except TooFast:
            connection.close(BUSY)
        except (NotFound, Unreadable):
            connection.close(GONE)
        except (Unavailable, Preparing):
            connection.close(RESTART)


async def _play(line: Line, server: Server, connection: Connection, live: LiveTable) -> None:
    if not await live.may_look(connection.guest):
        connection.close(GONE)
        return
    if live.crowded(connection):
        connection.close(BUSY)
        return
    _settle_language(line.websocket, connection)
    watched = _watched(live, connection)
    server.charge_for_work(connection.network, None, watched, ARRIVING)
    try:
        with server.billed(connection.network, connection.guest, watched):
            await metered(live.enter(connection, _steps_known(line.websocket)), ARRIVING)
            await _read(line, server, connection, partial(_answer, server, live, connection))
    finally:
        live.leave(connection)


def _watched(live: LiveTable, connection: Connection) -> str | None:
    """The table, if somebody only looks on there."""
    return None if live.seats_of(connection.guest) else live.table.id


async def watch_notices(line: Line, server: Server) -> None:
    """`/api/notices`: notices for a page that is at no table."""
    async with _connected(line, server) as connection:
        if connection is None:
            return
        if connection.guest is None:
            connection.close(GONE)
            return

        async def refuse(_text: str) -> None:
            connection.send(_refused(None, NotAllowed("nothing is asked here", code="not-allowed")))

        await _read(line, server, connection, refuse)


async def nowhere(line: Line, server: Server) -> None:
    """Any other address: a handshake costs the same everywhere, and is counted everywhere."""
    async with _connected(line, server) as connection:
        if connection is not None:
            connection.close(GONE)


def _steps_known(websocket: WebSocket) -> int:
    text = websocket.query_params.get("steps", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0


def _settle_language(websocket: WebSocket, connection: Connection) -> None:
    """Whoever asks for a language that we do not speak is told so, and plays without words."""
    asked = websocket.query_params.get("language")
    if asked is None or asked in LANGUAGES:
        connection.language = asked
    else:
        expected = ", ".join(LANGUAGES)
        connection.send(_refused(None, Malformed(f"language: expected one of {expected}; got {asked[:20]!r}")))


@contextlib.asynccontextmanager
async def _connected(line: Line, server: Server) -> AsyncIterator[Connection | None]:
    """An accepted WebSocket that its connection writes to; None if it was turned away."""
    websocket = line.websocket
    await websocket.accept()
    network = server.address(websocket)
    code = _turned_away(websocket, server, network)
    if code is not None:
        await server.waits.hold_back(network)
        await _close(line, server, code)
        yield None
        return
    line.outlet.admitted()
    try:
        connection = await _connection(websocket, server, network)
        if isinstance(connection, int):
            await _close(line, server, connection)
            yield None
            return
        now = server.sources.now()
        connection.send(messages.Hello(protocol=messages.PROTOCOL, server=VERSION, guest=connection.guest, now=now))
        connection.write_to(line.outlet)
        with _listed(server, connection):
            try:
                yield connection
            finally:
                await _close(line, server, connection.close(GOING))
    finally:
        server.door.leave(network)


def _turned_away(websocket: WebSocket, server: Server, network: str) -> int | None:
    """The code with which to close at once, if anything speaks against this connection; otherwise it is let in at the
    door, and counts from here on."""
    try:
        server.check_host(websocket.scope)
        server.check_origin(websocket)
        server.take_here("connects", network)
    except (NotAllowed, Malformed):
        return FOREIGN
    except TooFast:
        return BUSY
    return None if server.door.enter(network) else BUSY


async def _connection(websocket: WebSocket, server: Server, network: str) -> Connection | int:
    """Whose it is decides the rest: the connection, or the code with which they are turned away after all."""
    try:
        claim, guest = await server.who(websocket)
        mutes = await server.storage.mutes(guest.id) if guest else set()
    except Unavailable:
        return RESTART
    if guest is None:
        return Connection(None, network=network)
    by_cookie = "authorization" not in websocket.headers
    if by_cookie and "origin" not in websocket.headers:
        return FOREIGN  # every browser names the page; what does not is no browser, and has no business with cookies
    if (guest.banned_until or 0) > server.sources.now():
        return GONE
    if len(server.services.open_pages.of(guest.id)) >= server.settings.limits.connections_of_guest:
        return BUSY
    return Connection(guest.id, frozenset(mutes), claim.device if claim else None, network)


@contextlib.contextmanager
def _listed(server: Server, connection: Connection) -> Iterator[None]:
    server.services.open_pages.add(connection)
    server.metrics.connections.inc()
    try:
        yield
    finally:
        server.metrics.connections.dec()
        server.services.open_pages.discard(connection)


async def _close(line: Line, server: Server, code: int) -> None:
    server.metrics.dropped.labels(code).inc()
    if line.websocket.application_state is WebSocketState.CONNECTED:
        # The other side may be gone, or reads nothing of what it is sent.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(LINGER):
                await line.outlet.finish()
                await line.websocket.close(code)


async def _read(line: Line, server: Server, connection: Connection, answer: Callable[[str], Awaitable[None]]) -> None:
    """Take one message after the other until the connection ends. In a task of its own: each time one goes on, it does
    so through everything that waits for it."""
    await asyncio.create_task(_read_all(line.receive, server, connection, answer))


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
            connection.send(_refused(_id_in(text), TooFast("too many messages; wait a moment")))
            if refusals > TOO_MANY_REFUSALS:
                connection.close(BUSY)
        elif text is None:
            connection.send(_refused(None, Malformed("expected text, not bytes")))
        elif _too_big(text):
            connection.close(TOO_BIG)
        else:
            await answer(text)


def _too_big(text: str) -> bool:
    """Most servers are told how much to take; the others are not relied upon."""
    return len(text) > MOST_BYTES // 4 and len(text.encode()) > MOST_BYTES


async def _answer(server: Server, live: LiveTable, connection: Connection, text: str) -> None:
    try:
        request = messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        _refuse(server, connection, _id_in(text), Malformed(str(error)))
        return
    reply = partial(_reply, server, live, connection, request)
    if not isinstance(request, messages.Hint):
        await reply()
    # A bot thinks about it for seconds: what its player does meanwhile does not wait for that.
    elif not connection.do_beside(reply):
        _refuse(server, connection, request.id, TooFast("so many hints are being thought about; wait for one"))


async def _reply(server: Server, live: LiveTable, connection: Connection, request: messages.ClientMessage) -> None:
    try:
        cost = COSTS.get(type(request), COST)
        server.charge_for_work(connection.network, connection.guest, _watched(live, connection), cost)
        reply = await metered(_carry_out(server, live, connection, request), cost)
    except DigsiteError as error:
        _refuse(server, connection, request.id, error)
        if isinstance(error, Stale):
            await metered(live.resync(connection))
    except Abandoned:
        connection.close(RESTART)  # and whoever comes back with the same id is answered
    except Exception:
        server.metrics.errors.inc()
        log.exception("message-failed")
        connection.send(messages.Refused(id=request.id, code="internal", reason="something went wrong", details={}))
    else:
        connection.send(reply)


def _refuse(server: Server, connection: Connection, request_id: str | None, error: DigsiteError) -> None:
    server.metrics.refused.labels(error.code).inc()
    connection.send(_refused(request_id, error))


def _id_in(text: str | None) -> str | None:
    """The id of a message that is not carried out, where it has one: its sender waits for an answer."""
    try:
        return _decode_id(text or "").id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _id_beside(text or "")


def _id_beside(text: str) -> str | None:
    """The same in a message that is none because of something else in it, such as half a sign."""
    try:
        found = json.loads(text)
        return msgspec.convert(found, _WithId).id
    except (ValueError, RecursionError):  # msgspec's own are values that are not as expected
        return None


async def _carry_out(
    server: Server, live: LiveTable, connection: Connection, request: messages.ClientMessage
) -> messages.Accepted | messages.Previewed | messages.Told | messages.ToldLog | messages.Hinted:
    if isinstance(request, messages.Choose) and connection.guest is not None:  # nearly all of them
        return await live.carry_out(connection.guest, request)
    if isinstance(request, _LOOKING):
        async with server.turns.turn(connection.network):
            return await _look_up(live, connection, request)
    guest = connection.guest
    if guest is None:
        raise no_guest()
    match request:
        case messages.Say():
            server.take("lines", guest)
            server.take("lines", connection.network, LINE_OF_MANY)
            return await live.say(guest, request)
        case messages.Hint():
            return await live.hint(guest, request)
        case messages.Mute():
            if not await server.storage.mute(guest, request.guest, on=request.muted, most=MOST_MUTES):
                raise Refusal(f"you can mute {MOST_MUTES} guests at most", code="too-many-mutes", most=MOST_MUTES)
            for other in server.services.open_pages.of(guest):
                (other.mutes.add if request.muted else other.mutes.discard)(request.guest)
        case messages.Report():
            server.take("reports", guest)
            server.take("reports", connection.network, REPORT_OF_MANY)
            heard = live.may_hear(guest)  # whoever may not is not told either which lines there are
            if not heard or not await server.storage.report(live.table.id, request.line, guest):
                raise NotFound("there is no such line at this table", code="no-such-line")
            log.warning("chat-reported", extra={"line": request.line})
        case _:
            return await server.carry_out(live, guest, request, connection.network)
    return await _done(live, request)


async def _look_up(
    live: LiveTable,
    connection: Connection,
    request: messages.Preview | messages.Tell | messages.ReadLog | messages.Resync,
) -> messages.Accepted | messages.Previewed | messages.Told | messages.ToldLog:
    match request:
        case messages.Resync():
            connection.language = request.language or connection.language
            await live.resync(connection)
            return await _done(live, request)
        case messages.Tell():
            return await live.tell(connection.guest, request)
        case messages.ReadLog():
            return await live.read_log(connection.guest, request)
        case messages.Preview():
            if connection.guest is None:
                raise no_guest()
            return await live.preview(connection.guest, request)


async def _done(live: LiveTable, request: messages.Request) -> messages.Accepted:
    return messages.Accepted(id=request.id, version=await live.look(lambda table: table.version))


def _refused(request_id: str | None, error: DigsiteError) -> messages.Refused:
    return messages.Refused(id=request_id, code=error.code, reason=shortened(error.reason), details=error.details)
