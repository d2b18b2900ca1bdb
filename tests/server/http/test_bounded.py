"""A request comes in so many bytes and so much time, or not at all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from digsite.server.http import bounded
from tests.server.client import Person
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


async def test_an_address_has_an_end(base: str) -> None:
    async with raw(base) as (reader, writer):
        writer.write(b"GET /" + b"x" * (40 << 10) + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = await until_cut(reader)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


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
