"""A request comes in so many bytes and so much time, or not at all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest

from digsite.server import rate_limits
from digsite.server.http import bounded
from digsite.server.settings import Limits, Settings
from tests.server.client import Person, http_client
from tests.server.conftest import serving
from tests.server.seated import MINE, OPEN

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def raw(base: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, _, port = base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def until_cut(reader: asyncio.StreamReader) -> bytes:
    """What came before the server ended the connection."""
    async with asyncio.timeout(30):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    "header",
    [
        b"X-Long: " + b"x" * (40 << 10) + b"\r\n",
        b"".join(b"X-%d: y\r\n" % number for number in range(200)),
        b"X-Endless: " + b"x" * (300 << 10),
    ],
)
async def test_headers_have_an_end(base: str, header: bytes) -> None:
    async with raw(base) as (reader, writer):
        writer.write(HEAD + header + b"\r\n")
        answer = await until_cut(reader)  # nothing, if it was cut while still writing
        assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


async def test_a_request_is_to_one_host(base: str) -> None:
    async with raw(base) as (reader, writer):
        writer.write(HEAD + b"host: y\r\n\r\n")
        assert (await until_cut(reader)).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    ("request_line", "headers", "status", "code"),
    [
        (b"POST /api/guest", b"Transfer-Encoding: gzip, chunked\r\n", b"415", b"packed"),
        (b"OPTIONS *", b"", b"404", b"not-found"),
        (b"POST /api/nothing", b"Content-Length: 0\r\n", b"405", b"no-such-method"),
    ],
)
async def test_what_is_not_done_is_refused_with_a_code(
    base: str, request_line: bytes, headers: bytes, status: bytes, code: bytes
) -> None:
    async with raw(base) as (reader, writer):
        writer.write(request_line + b" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + headers)
        writer.write(b"Connection: close\r\n\r\n" + (b"2\r\n{}\r\n0\r\n\r\n" if b"chunked" in headers else b""))
        answer = await until_cut(reader)
    assert answer.startswith(b"HTTP/1.1 " + status)
    assert b'"code":"' + code + b'"' in answer


@pytest.mark.parametrize("address", [b"x" * (40 << 10), b"api/tables?" + b"a=1&" * 1024])
async def test_an_address_has_an_end(base: str, address: bytes) -> None:
    async with raw(base) as (reader, writer):
        writer.write(b"GET /" + address + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = await until_cut(reader)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


UPGRADE = (
    b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    "handshake",
    [
        b"GET /api/notices HTTP/1.1\r\n" + UPGRADE + b"Sec-WebSocket-Protocol: " + b"p," * 8000 + b"\r\n\r\n",
        b"GET /api/notices HTTP/1.1\r\n" + UPGRADE + b"Sec-WebSocket-Extensions: x" + b"; y" * 8000 + b"\r\n\r\n",
        b"POST /api/notices HTTP/1.1\r\n" + UPGRADE + b"\r\n",
        b"GET /api/notices HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 2\r\n\r\n{}",
    ],
)
async def test_a_handshake_that_is_none_is_refused_and_not_kept(base: str, handshake: bytes) -> None:
    async with raw(base) as (reader, writer):
        writer.write(handshake)
        assert (await until_cut(reader)).startswith((b"HTTP/1.1 400", b"HTTP/1.1 405"))


async def test_a_body_that_does_not_end_is_cut(base: str) -> None:
    async with raw(base) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        ended = asyncio.create_task(until_cut(reader))
        for _ in range(40):
            writer.write(b"4000\r\n" + b"x" * 0x4000 + b"\r\n")
        await ended


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET /heal",
        HEAD + b"X-Slow: ",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_a_request_that_stays_unfinished_is_cut(base: str, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    monkeypatch.setattr(bounded, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(bounded, "BODY_SECONDS", 0.2)
    async with raw(base) as (reader, writer):
        writer.write(start)
        assert b"200" not in await until_cut(reader)


async def test_blank_lines_do_not_keep_a_connection(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "HEADER_SECONDS", 0.3)
    async with raw(base) as (reader, writer):
        writer.write(HEAD + b"\r\n")
        await reader.readuntil(b"}")
        ended = asyncio.create_task(until_cut(reader))
        while not ended.done():
            writer.write(b"\r\n")
            await asyncio.sleep(0.05)


async def test_an_answer_of_which_nothing_is_read_is_cut(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "STALLED_SECONDS", 0.3)
    async with raw(base) as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write((b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n") * 400)
        async with asyncio.timeout(30):
            while not writer.transport.is_closing():
                writer.write(b"\r\n")
                await asyncio.sleep(0.05)


async def test_a_table_is_not_bound_by_what_binds_requests(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "HEADER_SECONDS", 0.1)
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, OPEN])
        async with ada.at(table) as chair:
            await asyncio.sleep(0.4)
            assert (await chair.ask("resync"))["kind"] == "accepted"


STRANGER = ("127.0.0.9", 0)
"""Another address than the one that is taken for a proxy's."""


async def test_one_address_has_so_many_connections_and_no_more(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "MOST_CONNECTIONS", 3)
    host, _, port = base.removeprefix("http://").partition(":")
    opened = [await asyncio.open_connection(host, int(port), local_addr=STRANGER) for _ in range(4)]
    assert await until_cut(opened[3][0]) == b""
    for reader, writer in opened[:3]:
        writer.write(HEAD + b"\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    for _, writer in opened:
        writer.transport.abort()
    async with raw(base) as (_, _), raw(base) as (_, _), raw(base) as (_, _), raw(base) as (reader, writer):
        writer.write(HEAD + b"\r\n")  # a proxy has as many as it likes
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")


async def test_pages_are_counted_too_and_whoever_asks_too_fast_waits_for_the_answer(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one address only so many answers are held back; and whether the server lives can always be asked."""
    held: list[float] = []
    pause = asyncio.sleep

    async def sleep(seconds: float) -> None:
        held.append(seconds)
        await pause(0)

    limits = Limits(requests=0.001, requests_burst=2)
    async with (
        serving(msgspec.structs.replace(own_settings, limits=limits)) as base,
        http_client(base) as http,
    ):
        monkeypatch.setattr("digsite.server.rate_limits.asyncio.sleep", sleep)
        statuses = [(await http.get("/")).status_code for _ in range(22)]
        assert statuses == [200] * 20 + [429] * 2
        assert held.count(rate_limits.SLOW_SECONDS) == 2
        monkeypatch.setattr(rate_limits, "MOST_SLOWED", 0)
        assert (await http.get("/metrics")).status_code == 429
        assert held.count(rate_limits.SLOW_SECONDS) == 2
        assert (await http.get("/healthz")).status_code == 200


async def test_requests_that_come_all_at_once_are_refused(base: str) -> None:
    """One connection asks one thing after the other; thousands fit into one packet."""
    async with raw(base) as (reader, writer):
        writer.write((HEAD + b"\r\n") * 1000)
        said = await until_cut(reader)
        assert said.count(b"200 OK") <= bounded.MOST_PIPELINED + 1
        assert b"400" in said


UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


@pytest.mark.parametrize("path", [b"/api/notices", pytest.param(b"/no/such/page", marks=pytest.mark.long)])
async def test_nobody_knocks_as_often_as_they_like(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch, path: bytes
) -> None:
    """A WebSocket that is turned away keeps its place for a while; whoever has no more places is not even heard."""
    monkeypatch.setattr(bounded, "MOST_CONNECTIONS", 4)
    monkeypatch.setattr(rate_limits, "SLOW_SECONDS", 60.0)
    settings = msgspec.structs.replace(own_settings, proxies="", limits=Limits(connects=0.001, connects_burst=2))
    async with serving(settings) as base, AsyncExitStack() as stack:
        first: list[bytes] = []
        for _ in range(10):
            reader, writer = await stack.enter_async_context(raw(base))
            writer.write(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n" + UPGRADE + KEY)
            async with asyncio.timeout(10):
                try:
                    first.append(await reader.read(12))
                except ConnectionError:
                    first.append(b"")
        # Two are let in, and free their places when they are gone; four wait; the others are cut off.
        assert first[:6] == [b"HTTP/1.1 101"] * 6
        assert first[6:] == [b""] * 4
