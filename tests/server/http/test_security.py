"""What a server refuses for everybody's sake."""

import asyncio
import logging
import shutil
import signal
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from digsite.core import BadOption
from digsite.server.logs import JsonLines
from digsite.server.rate_limits import Bucket
from digsite.server.schema.closing import GOING, SLOW
from digsite.server.schema.messages import Presence
from digsite.server.settings import Limits, Settings
from digsite.server.socket.connection import MOST_MESSAGES, Connection
from tests.server.client import Person, http_client
from tests.server.conftest import serving
from tests.server.seated import MINE, OPEN, bot, people, seated
from tests.server.services import server_process

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_headers_that_keep_pages_safe(base: str) -> None:
    async with http_client(base) as browser:
        for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/healthz"):
            headers = (await browser.get(path)).headers
            runs = "default-src 'none'" if path.startswith("/api/") else "script-src 'self'"
            assert runs in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await browser.get("/api/games")).headers["cache-control"] == "no-store"
        assert (await browser.get("/api/nothing")).json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/assets/nothing.js"])
async def test_pages_give_nothing_but_the_clients_files(base: str, path: str) -> None:
    async with http_client(base) as browser:
        text = (await browser.get(path)).text
        assert "import" not in text
        assert "[project]" not in text


async def test_requests_from_a_foreign_page_are_refused(base: str) -> None:
    async with people(base, 1) as (ada,):
        body = {"game": "pebbles", "seats": [MINE, OPEN]}
        foreign = await ada.http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
        own = await ada.http.post("/api/tables", json=body, headers={"origin": base})
        assert own.status_code == 200


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null"])
async def test_a_cookie_opens_a_socket_only_from_our_own_page(base: str, origin: str | None) -> None:
    async with people(base, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, OPEN])
        headers = {"Cookie": f"digsite={ada.token}"} | ({"Origin": origin} if origin else {})
        where = f"{base.replace('http://', 'ws://')}/api/tables/{table}/play"
        async with connect(where, additional_headers=headers, proxy=None) as socket:
            await socket.wait_closed()
            assert socket.close_code == 4002
        headers["Origin"] = base
        async with connect(where, additional_headers=headers, proxy=None) as socket:
            assert msgspec.json.decode(str(await socket.recv()).split("\n")[0])["guest"] == ada.id


async def test_a_page_the_host_has_named_may_use_the_server(own_settings: Settings) -> None:
    allowed = msgspec.structs.replace(own_settings, origins=("https://friends.example",))
    async with serving(allowed) as base, people(base, 1) as (ada,):
        body = {"game": "pebbles", "seats": [MINE, OPEN]}
        answer = await ada.http.post("/api/tables", json=body, headers={"origin": "https://friends.example"})
        assert answer.status_code == 200


@pytest.mark.parametrize(
    ("kind", "body", "code"),
    [
        ("text/plain", b'{"name": "Ada"}', "not-json"),
        ("application/json", b'{"name": "Ada", "admin": true}', "malformed"),
        ("application/json", b"{" * 3000, "malformed"),
        ("application/json", b"\xff\xfe", "malformed"),
        ("application/json", b'"' + b"x" * (65 << 10) + b'"', "too-big"),
    ],
)
async def test_bodies_that_are_not_as_described_are_refused(base: str, kind: str, body: bytes, code: str) -> None:
    async with http_client(base) as browser:
        answer = await browser.post("/api/guest", content=body, headers={"content-type": kind})
        assert answer.json()["code"] == code


async def test_in_production_a_page_that_came_unencrypted_is_a_strangers(own_settings: Settings) -> None:
    safe = msgspec.structs.replace(own_settings, production=True, secret_key="0123456789abcdef")
    async with serving(safe) as base, people(base, 1) as (ada,):
        body = {"game": "pebbles", "seats": [MINE, OPEN]}
        host = base.removeprefix("http://")
        answers = [
            (await ada.http.post("/api/tables", json=body, headers={"origin": f"{scheme}://{host}"})).status_code
            for scheme in ("http", "https")
        ]
        assert answers == [403, 200]


async def test_a_database_in_memory_is_served_only_to_who_asks_for_it(own_settings: Settings) -> None:
    for forgotten in ("sqlite:///", "sqlite:///?timeout=3"):
        with pytest.raises(BadOption, match="names no file"):
            msgspec.structs.replace(own_settings, database_url=forgotten).check()
    for asked in ("sqlite://", "sqlite:///:memory:"):
        settings = msgspec.structs.replace(own_settings, database_url=asked, secret_key="0123456789abcdef")
        settings.check()
        with pytest.raises(BadOption, match="stays"):
            msgspec.structs.replace(settings, production=True).check()


async def test_production_needs_a_secret_key_and_marks_its_cookies(own_settings: Settings) -> None:
    with pytest.raises(BadOption, match="secret key"):
        async with serving(msgspec.structs.replace(own_settings, production=True)):
            pass
    with pytest.raises(BadOption, match="16 characters"):
        Settings(secret_key="short").check()
    safe = msgspec.structs.replace(own_settings, production=True, secret_key="0123456789abcdef")
    async with serving(safe) as base, http_client(base) as browser:
        made = await browser.post("/api/guest", json={"name": "Ada"})
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-digsite=")
        assert "; secure" in cookie.lower()
        assert "; path=/" in cookie.lower()
        assert "domain=" not in cookie.lower()
        assert "strict-transport-security" in made.headers


@pytest.mark.parametrize("space", ["\xa0", "\x85"])
async def test_no_cookie_of_another_name_is_taken_for_ours(own_settings: Settings, space: str) -> None:
    """A page of a sibling host may set one whose name looks the same to a parser that strips every kind of space."""
    safe = msgspec.structs.replace(own_settings, production=True, secret_key="0123456789abcdef")
    async with serving(safe) as base, http_client(base) as browser:
        ada, eve = [(await browser.post("/api/guest", json={"name": name})).json()["token"] for name in ("Ada", "Eve")]
        browser.cookies.clear()
        for theirs in (f"{space}__Host-digsite={eve}", f"__Host-digsite{space}={eve}"):
            for cookies in (f"__Host-digsite={ada}; {theirs}", f"{theirs}; __Host-digsite={ada}"):
                answer = await browser.get("/api/guest", headers={b"cookie": cookies.encode("latin-1")})
                assert answer.json()["name"] == "Ada"
            answer = await browser.get("/api/guest", headers={b"cookie": theirs.encode("latin-1")})
            assert answer.json() is None


def test_a_bucket_gives_what_flowed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("digsite.server.rate_limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]


async def test_rates_and_connections_are_limited(own_settings: Settings) -> None:
    limits = Limits(
        requests=0.001,
        requests_burst=12,
        guests=0.001,
        guests_burst=2,
        messages=0.001,
        messages_burst=3,
        connections_of_guest=1,
    )
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 2) as (ada, ben):
        third = await ada.request("POST", "/api/guest", {"name": "Cid"})
        assert (third.status_code, third.json()["code"]) == (429, "too-fast")
        table = await ada.open("pebbles", [MINE, MINE])
        async with ada.at(table) as chair:
            with pytest.raises(ConnectionClosed) as closed:
                async with ada.at(table):
                    pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            for _ in range(4):
                await chair.socket.send('{"kind": "resync", "id": "a"}')
            await chair.until(lambda: chair.replies == 4)
            assert chair.answers["a"]["code"] == "too-fast"
            for _ in range(60):
                await chair.socket.send('{"kind": "resync", "id": "a"}')
            with pytest.raises(ConnectionClosed):
                await chair.until(lambda: False)
        answers = [(await ben.request("GET", "/api/games")).status_code for _ in range(12)]
        assert answers[-1] == 429


async def test_who_reads_too_slowly_is_dropped_not_buffered() -> None:
    connection = Connection("ada")
    for _ in range(MOST_MESSAGES + 1):
        connection.send(Presence(present=(), spectators=0))
    assert connection.close_code == SLOW
    connection.send(Presence(present=(), spectators=0))
    assert connection.unsent == 0
    assert connection.close(GOING) == SLOW


async def test_a_reader_that_stops_reading_does_not_stop_the_others(base: str) -> None:
    async with seated(base, "pebbles") as (ada, _), Person(base, "Cid") as cid:
        where = f"{base.replace('http://', 'ws://')}/api/tables/{ada.table['id']}/play"
        headers = {"Authorization": f"Bearer {cid.token}"}
        async with connect(where, additional_headers=headers, proxy=None, max_queue=1, compression=None) as deaf:
            deaf.transport.pause_reading()
            for _ in range(6000):
                await deaf.send('{"kind": "resync", "id": "a"}')
            async with asyncio.timeout(60):
                await ada.until(lambda: ada.presence is not None and ada.presence["spectators"] == 0)
            assert (await ada.choose(ada.choices(0)[0]))["kind"] == "accepted"
            deaf.transport.abort()


async def test_a_connection_that_has_fallen_asleep_is_closed(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(own_settings.limits, idle_seconds=0.5)
    async with serving(msgspec.structs.replace(own_settings, limits=limits)) as base, people(base, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, OPEN])
        async with ada.at(table) as chair:
            with pytest.raises(ConnectionClosed) as closed:
                await chair.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4003


async def test_a_server_that_stops_says_so_to_its_clients(own_settings: Settings) -> None:
    async with serving(own_settings) as base:
        ada = await Person(base, "Ada").__aenter__()
        table = await ada.open("pebbles", [MINE, MINE])
        await ada.command(table, "start")
        stack = ada.at(table)
        chair = await stack.__aenter__()
        await chair.choose(chair.choices(0)[0])
    with pytest.raises(ConnectionClosed) as closed:
        await chair.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    await stack.__aexit__(None, None, None)
    await ada.__aexit__(None, None, None)
    async with serving(own_settings) as base:
        ada.base = base
        async with ada.at(table) as again:
            assert len(again.log[0]) == 1


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGHUP])
async def test_a_process_that_is_told_to_stop_ends_in_order(tmp_path: Path, by: signal.Signals) -> None:
    """Also with a bot at work: its process ends with the server's."""
    async with server_process("--database-url", f"sqlite:///{tmp_path}/tables.sqlite3") as server:
        async with Person(server.address, "Ada") as ada:
            table = await ada.open("pebbles", [MINE, bot()])
            await ada.command(table, "start")
            async with ada.at(table) as chair:
                await chair.choose(chair.choices(0)[0])
                await chair.until(lambda: chair.over or bool(chair.choices(0)))
                assert await server.stop(by) == 0
                with pytest.raises(ConnectionClosed) as closed:
                    await chair.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert not (tmp_path / "tables.sqlite3-wal").exists()


@pytest.mark.skipif(shutil.which("nohup") is None, reason="nothing here outlasts its terminal")
async def test_a_process_that_is_to_outlast_its_terminal_does(tmp_path: Path) -> None:
    options = ("--database-url", f"sqlite:///{tmp_path}/tables.sqlite3")
    async with server_process(*options, under=("nohup",)) as server:
        server.process.send_signal(signal.SIGHUP)
        await asyncio.sleep(0.5)
        async with http_client(server.address) as browser:
            assert (await browser.get("/healthz")).json() == {"ok": True}
        assert await server.stop() == 0


async def test_health_and_metrics(base: str) -> None:
    async with seated(base, "pebbles") as (ada, _), http_client(base) as watcher:
        await ada.choose(ada.choices(0)[0])
        assert (await watcher.get("/healthz")).json() == {"ok": True}
        metrics = (await watcher.get("/metrics")).text
        assert "digsite_actions_total" in metrics
        assert "digsite_connections 2.0" in metrics


async def test_logs_are_json_without_secrets_or_bodies(base: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with people(base) as (ada, ben):
        table = await ada.open("pebbles", [MINE, {"kind": "invited", "name": "Ben"}])
        key = (await ada.get(f"/api/tables/{table}"))["seats"][1]["invite"]
        await ben.command(table, "join", invite=key)
        async with ada.at(table) as chair:
            await chair.ask("say", text="words for friends only")
    ours = [record for record in caplog.records if record.name.startswith("digsite")]
    lines = [JsonLines().format(record) for record in ours]
    assert any(msgspec.json.decode(line)["event"] == "request" for line in lines)
    for secret in (ada.token, ada.keys["recovery_code"], key, "friends only", table):
        assert not any(secret in line for line in lines)
