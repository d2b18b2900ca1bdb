"""A page whose name is made to point here (DNS rebinding) asks by that name, and gets nothing."""

import asyncio
import socket

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from digsite.core import BadOption
from digsite.server.allowed_hosts import AllowedHosts
from digsite.server.errors import NotAllowed
from digsite.server.schema.closing import FOREIGN
from digsite.server.settings import Settings
from tests.server.client import http_client

pytestmark = pytest.mark.anyio
KEY = "a key of sixteen characters"
EVIL = "evil.example:8000"


def allows(settings: Settings, *hosts: str) -> bool:
    try:
        AllowedHosts(settings).check(hosts)
    except NotAllowed:
        return False
    return True


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "table.localhost", "127.0.0.1", "127.0.0.1:8000", "192.168.1.7:80"),
        *("[::1]", "[::1]:8000", "[fe80::1]:8000", "digsite", "my-pc:8000", "localhost.", ""),
        f"{socket.gethostname()}.local:8000",
    ],
)
async def test_what_no_strangers_page_is_called_is_ours(host: str) -> None:
    assert allows(Settings(), host)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            EVIL,
            "evil.example.",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evil.localhost.example",
        ),
        *("evil.example:80:80", "[::1].evil.example", "[::1]evil.example:8000", "evil.local", "1.2.3", "a.b:x", "x:y"),
    ],
)
async def test_any_other_name_is_a_strangers(host: str) -> None:
    assert not allows(Settings(), host)
    assert not allows(Settings(), "localhost", host)  # and of two, both count


async def test_a_server_is_called_what_its_host_says() -> None:
    named = Settings(allowed_hosts=("Play.example.org",), origins=("https://friends.example:8443",))
    assert all(allows(named, host) for host in ("play.example.org", "play.example.org.:443", "friends.example"))
    assert not allows(named, "example.org")
    assert allows(Settings(allowed_hosts=("*",)), EVIL)


async def test_in_production_the_proxy_knows_the_name_unless_it_is_told() -> None:
    assert allows(Settings(production=True, secret_key=KEY), EVIL)
    assert not allows(Settings(production=True, secret_key=KEY, allowed_hosts=("play.example.org",)), EVIL)


@pytest.mark.parametrize(
    "name", ["https://play.example.org", "play.example.org:443", "", "play example", "*.example.org"]
)
async def test_a_name_that_is_none_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(BadOption, match="allowed-host"):
        Settings(allowed_hosts=(name,)).check()


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/guest"), ("GET", "/metrics")]
)
async def test_by_a_strangers_name_there_is_no_page_and_no_answer(base: str, method: str, path: str) -> None:
    headers = {"host": EVIL, "origin": f"http://{EVIL}"}
    async with http_client(base) as browser:
        refused = await browser.request(method, path, headers=headers, json={"name": "Eve"})
        assert (refused.status_code, refused.json()["code"]) == (403, "unknown-host")
        assert "frame-ancestors 'none'" in refused.headers["content-security-policy"]
        assert (await browser.get("/healthz", headers=headers)).status_code == 200  # balancers have names of their own


@pytest.mark.parametrize(
    ("version", "host", "status"),
    [("1.1", "", 400), ("1.1", "Host: localhost\r\nHost: localhost\r\n", 400), ("1.0", "", 200)],
)
async def test_a_request_names_one_host(base: str, version: str, host: str, status: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
    writer.write(f"GET /api/guest HTTP/{version}\r\n{host}\r\n".encode())
    assert int((await reader.readline()).split()[1]) == status
    writer.close()


@pytest.mark.parametrize("path", ["/api/notices", "/api/tables/none/play"])
async def test_by_a_strangers_name_no_socket_is_opened(base: str, path: str) -> None:
    port = int(base.rpartition(":")[2])
    async with connect(f"ws://evil.example:{port}{path}", host="127.0.0.1", port=port, proxy=None) as socket_:
        with pytest.raises(ConnectionClosed) as closed:
            await socket_.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == FOREIGN


async def test_settings_without_a_name_of_their_own_stay_as_they_are(settings: Settings) -> None:
    settings.check()
    msgspec.structs.replace(settings, allowed_hosts=("play.example.org", "*")).check()
