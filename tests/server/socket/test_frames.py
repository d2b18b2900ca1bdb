"""However the bytes of a WebSocket come, a client is understood, or refused, as RFC 6455 has it: by our short way
through uvicorn and by its own, through which the application speaks plain ASGI, alike."""

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]

from digsite.server.schema.closing import SLOW
from digsite.server.settings import MOST_BYTES, Settings
from digsite.server.socket import connection
from digsite.server.socket.wire import MOST_WAITING, OTHERS_BURST, Wire, _header
from tests.server.client import Person
from tests.server.conftest import serving
from tests.server.seated import MINE, begun, people

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=[Wire, "websockets-sansio"], ids=["short", "standard"])
async def base(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[str]:
    async with serving(settings, wire=request.param) as address:
        yield address


@asynccontextmanager
async def socket_at(base: str, **how: Any) -> AsyncIterator[ClientConnection]:
    """A client's socket at a table, past the first messages."""
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, MINE])
        where = f"{base.replace('http://', 'ws://')}/api/tables/{table}/play"
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with connect(where, additional_headers=headers, proxy=None, **({"compression": None} | how)) as socket:
            while not any(message["kind"] == "presence" for message in await heard(socket)):
                pass
            yield socket


async def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    frame = await socket.recv()
    assert isinstance(frame, str)
    return [json.loads(line) for line in frame.split("\n")]


async def answer(socket: ClientConnection, request: str) -> dict[str, Any]:
    while True:
        for message in await heard(socket):
            if message.get("id") == request:
                return message


def resync(request: str, spaces: int = 0) -> bytes:
    return json.dumps({"kind": "resync", "id": request}).encode() + b" " * spaces


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin=fin).serialize(mask=True)


async def closed_with(socket: ClientConnection) -> int:
    with contextlib.suppress(ConnectionClosed):  # it notices the end only while somebody reads
        while True:
            await socket.recv()
    await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code


@pytest.mark.parametrize("spaces", [0, 60, 90, 300, 65_000])
async def test_a_message_is_taken_whatever_its_length(base: str, spaces: int) -> None:
    async with socket_at(base) as socket:
        await socket.send(resync("a", spaces).decode())
        assert (await answer(socket, "a"))["kind"] == "accepted"


async def test_a_message_may_come_byte_by_byte(base: str) -> None:
    async with socket_at(base) as socket:
        for byte in frame(resync("a")):
            socket.transport.write(bytes((byte,)))
            await asyncio.sleep(0)
        assert (await answer(socket, "a"))["kind"] == "accepted"


async def test_many_messages_may_come_at_once_and_in_pieces(base: str) -> None:
    """More than wait to be taken at a time; the last one is cut in two."""
    async with socket_at(base) as socket:
        stream = b"".join(frame(resync(f"m{number}")) for number in range(100))
        socket.transport.write(stream[:-7])
        await answer(socket, "m98")
        socket.transport.write(stream[-7:])
        assert (await answer(socket, "m99"))["kind"] == "accepted"


async def test_a_message_may_come_in_fragments_with_a_ping_between_them(base: str) -> None:
    async with socket_at(base) as socket:
        whole = resync("a")
        first = frame(whole[:5], fin=False)
        socket.transport.write(first + frame(b"", Opcode.PING) + frame(whole[5:], Opcode.CONT))
        assert (await answer(socket, "a"))["kind"] == "accepted"
        socket.transport.write(frame(resync("b")))
        assert (await answer(socket, "b"))["kind"] == "accepted"


async def test_a_text_where_a_fragment_must_follow_breaks_the_protocol(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(b"{", fin=False) + frame(resync("a")))
        assert await closed_with(socket) == 1002


async def test_a_text_that_is_not_masked_breaks_the_protocol(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(Frame(Opcode.TEXT, resync("a")).serialize(mask=False))
        assert await closed_with(socket) == 1002


async def test_a_text_that_is_no_text_ends_the_connection(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(b'"\xff"'))
        assert await closed_with(socket) == 1007


@pytest.mark.parametrize("sent", [0, 100])
async def test_a_message_that_says_it_is_too_big_is_refused_by_its_header(base: str, sent: int) -> None:
    async with socket_at(base) as socket:
        header = bytes((0x81, 0xFF)) + (MOST_BYTES + 1).to_bytes(8) + os.urandom(4)
        socket.transport.write(header + b"x" * sent)
        assert await closed_with(socket) == 1009


async def test_a_length_may_be_written_wider_than_it_need_be(base: str) -> None:
    async with socket_at(base) as socket:
        mask, text = os.urandom(4), resync("a")
        header = bytes((0x81, 0xFF)) + len(text).to_bytes(8)
        socket.transport.write(header + mask + apply_mask(text, mask))
        assert (await answer(socket, "a"))["kind"] == "accepted"


async def test_a_client_that_says_goodbye_is_answered(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(resync("a")) + frame((1000).to_bytes(2), Opcode.CLOSE))
        assert await closed_with(socket) == 1000


async def test_letters_may_be_cut_anywhere(base: str) -> None:
    """Of a text in fragments each letter counts as a whole, wherever its bytes are."""
    async with socket_at(base) as socket:
        whole = json.dumps({"kind": "say", "id": "a", "text": "\u00e9\u20ac\U0001f3db"}, ensure_ascii=False).encode()
        pieces = [bytes((byte,)) for byte in whole]
        first, last = frame(pieces[0], fin=False), frame(pieces[-1], Opcode.CONT)
        socket.transport.write(first + b"".join(frame(piece, Opcode.CONT, fin=False) for piece in pieces[1:-1]) + last)
        assert (await answer(socket, "a"))["kind"] == "accepted"


async def test_fragments_that_make_no_text_end_the_connection(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(b'"\xe2', fin=False) + frame(b'\x28\xa1"', Opcode.CONT))
        assert await closed_with(socket) == 1007


async def test_fragments_that_grow_too_big_are_refused(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(b" " * 40_000, fin=False) + frame(b" " * 40_000, Opcode.CONT))
        assert await closed_with(socket) == 1009


async def test_a_ping_is_answered_with_what_it_said(base: str) -> None:
    async with socket_at(base) as socket:
        pong = await socket.ping(b"\x00\xff" * 60)
        await socket.send(resync("a").decode())
        assert (await answer(socket, "a"))["kind"] == "accepted"
        await pong


async def test_a_pong_nobody_asked_for_means_nothing(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(b"well", Opcode.PONG) + frame(resync("a")))
        assert (await answer(socket, "a"))["kind"] == "accepted"


async def test_bytes_are_refused_and_the_connection_goes_on(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame(resync("a"), Opcode.BINARY) + frame(resync("b")))
        told: list[dict[str, Any]] = []
        while not any(message.get("id") == "b" for message in told):
            told += await heard(socket)
        assert [message["code"] for message in told if message["kind"] == "refused"] == ["malformed"]


def control(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client as it may not be sent: the library would refuse to make it."""
    mask = os.urandom(4)
    wide = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes((opcode | (0x80 if fin else 0),)) + wide + mask + apply_mask(payload, mask)


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(control(0x41, b"{}"), id="first reserved bit"),
        pytest.param(control(0x21, b"{}"), id="second reserved bit"),
        pytest.param(control(0x11, b"{}"), id="third reserved bit"),
        pytest.param(control(0x03, b"{}"), id="reserved data opcode"),
        pytest.param(control(0x0B), id="reserved control opcode"),
        pytest.param(control(0x00, b"{}"), id="continuation of nothing"),
        pytest.param(control(0x09, b"x" * 126), id="long ping"),
        pytest.param(control(0x09, fin=False), id="ping in fragments"),
        pytest.param(control(0x08, b"x"), id="half a close code"),
        pytest.param(control(0x08, (999).to_bytes(2)), id="close code too small"),
        pytest.param(control(0x08, (1005).to_bytes(2)), id="close code that is never sent"),
    ],
)
async def test_what_breaks_the_protocol_ends_the_connection(base: str, broken: bytes) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(broken)
        assert await closed_with(socket) == 1002


async def test_a_reason_for_closing_that_is_no_text_ends_the_connection(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(control(0x08, (1000).to_bytes(2) + b"\xff"))
        assert await closed_with(socket) in (1002, 1007)


async def test_what_comes_after_a_goodbye_is_not_done(base: str) -> None:
    async with socket_at(base) as socket:
        socket.transport.write(frame((1000).to_bytes(2), Opcode.CLOSE) + frame(resync("late")))
        assert await closed_with(socket) == 1000


async def test_a_client_that_does_not_read_makes_nobody_wait(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is sent piles up to a bound, then it is dropped; the others at the table go on."""
    monkeypatch.setattr(connection, "MOST_MESSAGES", 20)
    async with people(base) as (ada, ben):
        table = await begun([ada, ben], "caches")
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that it does not take long
        small.connect(("127.0.0.1", int(base.rpartition(":")[2])))
        where, headers = f"{base.replace('http://', 'ws://')}/api/tables/{table}/play", bearer(ben)
        async with ada.at(table) as chair, connect(where, additional_headers=headers, sock=small, proxy=None) as deaf:
            deaf.transport.pause_reading()
            before = await dropped(ada, SLOW)
            many = b"".join(frame(resync(f"m{number}")) for number in range(40))
            while await dropped(ada, SLOW) == before:
                deaf.transport.write(many)
                assert (await chair.ask("resync"))["kind"] == "accepted"
            assert (await chair.choose(chair.choices(0)[0]))["kind"] == "accepted"
            deaf.transport.abort()


def bearer(person: Person) -> dict[str, str]:
    return {"Authorization": f"Bearer {person.token}"}


async def dropped(person: Person, code: int) -> float:
    """How many connections the server has closed with that code."""
    page = (await person.http.get("/metrics")).text
    counts = [
        line.split()[1] for line in page.splitlines() if line.startswith(f'digsite_dropped_total{{code="{code}"}}')
    ]
    return float(counts[0]) if counts else 0.0


async def test_compressed_messages_go_the_long_way(own_settings: Settings) -> None:
    async with (
        serving(msgspec.structs.replace(own_settings, compression=True)) as base,
        socket_at(base, compression="deflate") as socket,
    ):
        await socket.send(resync("a", 300).decode())
        assert (await answer(socket, "a"))["kind"] == "accepted"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 1 << 20])
def test_our_frames_have_the_header_of_the_protocol(length: int) -> None:
    text = bytes(length)
    assert _header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.fixture(scope="module")
async def short(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """A server as `digsite serve` runs it, beside the others of this file."""
    file = tmp_path_factory.mktemp("short") / "own.sqlite3"
    async with serving(msgspec.structs.replace(settings, database_url=f"sqlite:///{file}")) as address:
        yield address


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.BINARY])
async def test_whoever_sends_other_frames_than_texts_without_end_is_cut_off(short: str, opcode: Opcode) -> None:
    """Thousands come in one packet, and each costs as much as a message."""
    async with socket_at(short) as socket:
        socket.transport.write(frame(b"", opcode) * (int(OTHERS_BURST) * 2))
        assert await closed_with(socket) == 1006


async def test_a_message_in_pieces_without_end_is_cut_off(short: str) -> None:
    async with socket_at(short) as socket:
        socket.transport.write(frame(b"{", fin=False) + frame(b"", Opcode.CONT, fin=False) * (int(OTHERS_BURST) * 2))
        assert await closed_with(socket) == 1006


async def test_of_thousands_of_messages_at_once_a_few_are_taken_at_a_time_and_each_is_answered(
    short: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once: list[int] = []
    hand_over = Wire._hand_over

    def note(wire: Wire, text: str) -> None:
        hand_over(wire, text)
        at_once.append(wire.queue.qsize())

    monkeypatch.setattr(Wire, "_hand_over", note)
    async with socket_at(short) as socket:
        count = 3000
        socket.transport.write(
            b"".join(frame(b'{"kind": "nonsense", "id": "n%d"}' % number) for number in range(count))
        )
        answers = 0
        while answers < count:
            answers += sum(message["kind"] == "refused" for message in await heard(socket))
        assert max(at_once) <= MOST_WAITING + 1
