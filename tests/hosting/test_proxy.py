"""nginx with the example of `deploy/`, in front of a server in production: what it keeps from the world, and what it
passes on."""

import asyncio
import contextlib
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from digsite.server.settings import NO_LIMITS, Settings
from tests.server.client import PATIENCE, Chair, fresh_id
from tests.server.conftest import GAMES, serving
from tests.server.services import free_port

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
AROUND = """
daemon off;
pid {folder}/pid;
error_log stderr;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/digsite.conf;
}}
"""


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def example(port: int, upstream: str, folder: Path) -> str:
    """The file of `deploy/`, for another port and another name, with the certificate that certbot would add."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    certificate = f"ssl_certificate {folder}/cert; ssl_certificate_key {folder}/key;"
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port} ssl; {certificate}").replace("listen [::]:80;", "")
    assert "127.0.0.1:8000" in text
    return re.sub(r"(proxy_pass http://)127\.0\.0\.1:8000", rf"\g<1>{upstream}", text)


@contextlib.asynccontextmanager
async def proxied(base: str, folder: Path) -> AsyncIterator[str]:
    """The address of a proxy in front of that server."""
    port = free_port()
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    made = [*new, "-keyout", str(folder / "key"), "-out", str(folder / "cert")]
    await asyncio.to_thread(subprocess.run, made, check=True, capture_output=True)
    (folder / "digsite.conf").write_text(example(port, base.removeprefix("http://"), folder), encoding="utf-8")
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user), encoding="utf-8")
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert nginx, "`make services` brings nginx"
    process = await asyncio.create_subprocess_exec(nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"))
    try:
        async with asyncio.timeout(PATIENCE):
            while not await _listens(port):
                assert process.returncode is None
                await asyncio.sleep(0.05)
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        await process.wait()


async def _listens(port: int) -> bool:
    with contextlib.suppress(OSError):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        return True
    return False


@pytest.fixture
def production(tmp_path: Path) -> Settings:
    return Settings(
        port=0,
        database_url=f"sqlite:///{tmp_path}/tables.sqlite3",
        production=True,
        secret_key="a key for this test alone",
        owner_key="a key for the owner's page",
        games=GAMES,
        limits=msgspec.structs.replace(NO_LIMITS, guests=0, guests_burst=3),
        retention_days=0,
    )


async def test_what_is_the_hosts_alone_is_closed_however_it_is_written(production: Settings, tmp_path: Path) -> None:
    async with (
        serving(production) as base,
        proxied(base, tmp_path) as front,
        httpx.AsyncClient(verify=False, trust_env=False) as browser,
    ):
        assert (await browser.get(f"{base}/metrics")).status_code == 200
        assert (await browser.get(f"{front}/readyz")).json()["ok"]
        for path in (
            "/metrics",
            "/metrics/",
            "//metrics",
            "/./metrics",
            "/%6detrics",
            "/x/../metrics",
            "/metrics?x=1",
        ):
            for page in (path, path.replace("metrics", "owner").replace("%6detrics", "%6fwner")):
                request = httpx.Request("GET", front, extensions={"target": page.encode()})
                answer = await browser.send(request)
                assert answer.status_code == 404, page
                assert "digsite_" not in answer.text
        assert (await browser.get(f"{front}/owners")).status_code != 401


async def test_it_is_played_by_https_with_a_cookie_of_this_host_alone(production: Settings, tmp_path: Path) -> None:
    trusting = ssl.create_default_context(cafile=None)
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with (
        serving(production) as base,
        proxied(base, tmp_path) as front,
        httpx.AsyncClient(base_url=front, verify=trusting, trust_env=False, timeout=PATIENCE) as browser,
    ):
        browser.headers["origin"] = front
        answer = await browser.post("/api/guest", json={"name": "Ada"})
        assert answer.status_code == 200, answer.text
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-digsite=")
        assert "secure" in cookie.lower()
        rules = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
        table = (await browser.post("/api/tables", json=rules)).json()["id"]
        start = {"kind": "start", "id": fresh_id()}
        assert (await browser.post(f"/api/tables/{table}/commands", json=start)).status_code == 200
        there = front.replace("https://", "wss://") + f"/api/tables/{table}/play"
        headers = {"cookie": cookie.partition(";")[0], "origin": front}
        async with connect(there, ssl=trusting, additional_headers=headers, proxy=None) as socket:
            chair = Chair(socket)
            await chair.until(lambda: bool(chair.choices(0)))
            assert (await chair.choose(chair.choices(0)[0]))["kind"] == "accepted"


async def test_nobody_chooses_the_address_they_are_counted_by(production: Settings, tmp_path: Path) -> None:
    async with (
        serving(production) as base,
        proxied(base, tmp_path) as front,
        httpx.AsyncClient(base_url=front, verify=False, trust_env=False) as browser,
    ):
        told = []
        for number in range(5):
            claimed = {"x-forwarded-for": f"203.0.113.{number}", "origin": front}
            answer = await browser.post("/api/guest", json={"name": "Ada"}, headers=claimed)
            told.append(answer.status_code)
        assert told == [200, 200, 200, 429, 429]
