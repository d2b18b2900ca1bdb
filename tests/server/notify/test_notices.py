"""Notices: on every open page, by web push, and by a webhook."""

import asyncio
import base64
import json
import re
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import http_ece
import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from websockets.asyncio.client import connect

from digsite.server.errors import Refusal
from digsite.server.metrics import Metrics
from digsite.server.notify.addresses import is_public
from digsite.server.notify.delivery import Delivery
from digsite.server.notify.outgoing_http import OutgoingHttp
from digsite.server.rate_limits import Buckets
from digsite.server.schema.messages import Notice
from digsite.server.settings import NO_LIMITS, Settings
from digsite.server.storage import GuestRow, open_storage
from tests.server.client import Person
from tests.server.conftest import serving
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
        # Not the table's id, by which anybody could go there.
        assert re.fullmatch(r"[\w-]{32}", headers["topic"], re.ASCII)
        assert table not in headers["topic"]
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
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::a00:1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[ff02::1]/",
        "https://[fec0::1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001::1]/",
        "https://224.0.0.1/",
        "https://100.64.0.1/",
        "https://192.88.99.1/",
        "https://255.255.255.255/",
        "https://1.1.1.1:8443/",
        "https://1.1.1.1:99999/",
        "https://[1.1.1.1/",
        "https://1.1.1.1/\x00",
        "https://1.1.1.1/ \r\nHost: x",
        "https://exämple.org/",
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


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001::200e"])
def test_public_servers_are_public(number: str) -> None:
    assert is_public(number)


async def test_a_name_with_one_private_address_among_public_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(0, 0, 0, "", (number, 443)) for number in ("1.1.1.1", "10.0.0.1")]
    monkeypatch.setattr("digsite.server.notify.outgoing_http.socket.getaddrinfo", lambda *_, **__: found)
    outside = OutgoingHttp(private=False)
    with pytest.raises(Refusal):
        await outside.check("https://rebinding.example/x")
    await outside.close()


async def test_the_client_for_calls_is_made_once_and_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads the world's certificates, for as long as many moves take."""
    make, threads = httpx.AsyncClient, []

    def made(**settings: Any) -> httpx.AsyncClient:
        threads.append(threading.get_ident())
        return make(**settings)

    monkeypatch.setattr(httpx, "AsyncClient", made)
    outside = OutgoingHttp(private=True)
    await asyncio.gather(*(outside.post("http://127.0.0.1:9/", b"", {}) for _ in range(3)))
    await outside.close()
    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def test_a_guest_has_so_many_push_addresses_and_no_more(base: str) -> None:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(raw).decode(), "auth": base64.urlsafe_b64encode(b"0" * 16).decode()}
    async with people(base, 1) as (ada,):
        answers = []
        for number in range(12):
            body = {"endpoint": f"http://127.0.0.1:9/{ada.id}/{number}", "keys": keys}
            answers.append((await ada.request("POST", "/api/push", body)).json().get("code"))
        assert answers == [None] * 10 + ["too-many-pushes"] * 2


async def test_addresses_to_look_up_and_notices_have_a_rate(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, lookups=0.001, lookups_burst=3, notices=0.001, notices_burst=2)
    settings = msgspec.structs.replace(own_settings, limits=limits)
    async with serving(settings) as base, listening() as listener, people(base) as (ada, ben):
        hook = {"webhook": listener.address}
        answers = [(await ben.request("PATCH", "/api/guest", hook)).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        for _ in range(4):
            await begun([ada, ben], "pebbles")
        metrics = ""
        async with asyncio.timeout(20):
            # Four times each it began, somebody joined, a move was to be made: two notices came through to each guest.
            while 'digsite_notices_total{way="dropped"} 8.0' not in metrics:
                metrics = (await ada.http.get("/metrics")).text
        assert 'digsite_notices_total{way="webhook"} 2.0' in metrics


async def test_one_guests_slow_servers_keep_nobody_elses_notices_waiting() -> None:
    """However many notices there are for a guest, one call at a time is made."""
    outside, notice = Slow(), Notice(about="your-move", table="t", game="pebbles", status="playing", seat=0)
    storage = await open_storage("sqlite://")
    delivery = Delivery(storage, cast("Any", None), cast("Any", outside), Metrics(), lambda _guest: None)
    try:
        for name in ("eve", "ben"):
            await storage.add_guest(
                GuestRow(id=name, name=name, recovery=name, epoch=1, seen=1, webhook=f"https://{name}.example")
            )
        for_eve = [asyncio.create_task(delivery.deliver("eve", notice)) for _ in range(30)]
        await outside.called.wait()
        outside.called.clear()
        for_ben = asyncio.create_task(delivery.deliver("ben", notice))
        await outside.called.wait()
        assert outside.under_way == {"https://eve.example": 1, "https://ben.example": 1}
        outside.go_on.set()
        await asyncio.gather(*for_eve, for_ben)
    finally:
        await storage.close()


class Slow:
    """An outside that takes its time."""

    def __init__(self) -> None:
        self.under_way: Counter[str] = Counter()
        self.called, self.go_on = asyncio.Event(), asyncio.Event()

    async def post(self, address: str, _content: bytes, _headers: dict[str, str]) -> int:
        self.under_way[address] += 1
        self.called.set()
        await self.go_on.wait()
        self.under_way[address] -= 1
        return 201


async def test_an_address_out_there_is_called_so_often_whoever_it_is_for() -> None:
    """Many guests who name the same server make us no tool against it; nobody else's goes without."""
    buckets = Buckets(rate=0.001, burst=2)
    outside = OutgoingHttp(private=True, take=buckets.take)
    async with listening() as listener:
        answers = [await outside.post(f"{listener.address}/{guest}", b"{}", {}) for guest in range(4)]
        assert answers == [201, 201, None, None]
        other = listener.address.replace("127.0.0.1", "localhost")
        assert await outside.post(other, b"{}", {}) is None  # another name is no other server
    buckets.take("192.0.2.1")
    await outside.close()
