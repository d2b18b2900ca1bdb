"""Notices: on every open page, by web push, and by a webhook."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from websockets.asyncio.client import connect

from digsite.server.errors import Refusal
from digsite.server.notify.outgoing_http import OutgoingHttp
from tests.server.client import Person
from tests.server.seated import begun, people

pytestmark = pytest.mark.anyio


class Listener:
    """A web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = 201
        self.address = ""

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        await self.got.put((headers, body))
        writer.write(f"HTTP/1.1 {self.status} OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(listener.handle, "127.0.0.1", 0)
    async with server:
        listener.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        yield listener


async def next_notice(socket: Any, about: str) -> dict[str, Any]:
    while True:
        async with asyncio.timeout(20):
            frame = await socket.recv()
        for line in frame.split("\n"):
            message: dict[str, Any] = json.loads(line)
            if message["kind"] == "notice" and message["about"] == about:
                return message


@asynccontextmanager
async def lobby(person: Person) -> AsyncIterator[Any]:
    where = person.base.replace("http://", "ws://")
    headers = {"Authorization": f"Bearer {person.token}"}
    async with connect(f"{where}/api/notices", additional_headers=headers, proxy=None) as socket:
        assert json.loads(await socket.recv())["kind"] == "hello"
        yield socket


async def test_an_open_page_hears_of_every_table(base: str) -> None:
    async with people(base) as (ada, ben), lobby(ben) as page:
        table = await begun([ada, ben], "pebbles")
        assert (await next_notice(page, "started"))["table"] == table
        async with ada.at(table) as chair:
            await chair.choose(chair.choices(0)[0])
            notice = await next_notice(page, "your-move")
            assert (notice["table"], notice["seat"], notice["game"]) == (table, 1, "pebbles")
            await chair.ask("resign", seat=0)
        assert (await next_notice(page, "over"))["status"] == "over"
        await ada.command(table, "rematch")
        await next_notice(page, "rematch")


async def test_the_lobby_needs_an_identity_and_takes_no_requests(base: str) -> None:
    async with people(base, 1) as (ada,), lobby(ada) as page:
        await page.send('{"kind": "resync", "id": "a"}')
        assert json.loads(await page.recv())["code"] == "not-allowed"
    async with connect(f"{base.replace('http://', 'ws://')}/api/notices", proxy=None) as nobody:
        await nobody.wait_closed()
        assert nobody.close_code == 4001


async def test_a_webhook_is_called_for_who_is_not_at_the_table(base: str) -> None:
    async with listening() as listener, people(base) as (ada, ben):
        await ben.request("PATCH", "/api/guest", {"webhook": listener.address})
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as chair:
            await chair.choose(chair.choices(0)[0])
        abouts = []
        while "your-move" not in abouts:
            async with asyncio.timeout(20):
                _, body = await listener.got.get()
            abouts.append(json.loads(body)["about"])
        assert json.loads(body)["table"] == table
        await ben.request("PATCH", "/api/guest", {"webhook": ""})
        assert (await ben.get("/api/guest"))["webhook"] is None


async def test_web_push_is_encrypted_for_the_browser_and_dropped_when_it_is_gone(base: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"
    async with listening() as listener, people(base) as (ada, ben):
        subscription = {
            "endpoint": listener.address,
            "keys": {
                "p256dh": base64.urlsafe_b64encode(point).decode(),
                "auth": base64.urlsafe_b64encode(auth).decode(),
            },
        }
        assert len((await ben.get("/api/push"))["key"]) == 87
        wrong = {**subscription, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        assert (await ben.request("POST", "/api/push", wrong)).json()["code"] == "bad-keys"
        await ben.post("/api/push", subscription)
        listener.status = 410
        table = await begun([ada, ben], "pebbles")
        async with asyncio.timeout(20):
            headers, body = await listener.got.get()
        plain = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
        assert json.loads(plain)["table"] == table
        assert headers["authorization"].startswith("vapid t=")
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == table
        async with ada.at(table) as chair:
            await chair.choose(chair.choices(0)[0])
        await asyncio.sleep(0.3)
        assert listener.got.empty()


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "http://example.org/x",
        "https://ada:pass@example.org/",
        "https://",
        "https://0x7f000001/",
    ],
)
async def test_addresses_that_lead_into_the_hosts_network_are_refused(address: str) -> None:
    outside = OutgoingHttp(private=False)
    try:
        with pytest.raises(Refusal) as refused:
            await outside.check(address)
        assert refused.value.code == "bad-address"
        assert await outside.post(address, b"", {}) is None
    finally:
        await outside.close()
