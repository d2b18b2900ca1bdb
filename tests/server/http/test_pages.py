"""The client's files over HTTP: as small as the browser takes them, asked for once, and never an old one for a new one;
and what a messenger shows of a link."""

import gzip
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from digsite.server.http import pages
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from tests.server.client import Person, http_client
from tests.server.conftest import serving

pytestmark = pytest.mark.anyio
SCRIPT = b"console.log('a client');" * 200
INDEX = '<!doctype html><html lang="en"><head><title>Digsite</title></head><body></body></html>'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client, as a build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli has it")
    (folder / "worker.js").write_bytes(SCRIPT)
    (folder / "digsite.webmanifest").write_text("{}")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
async def http(built: Path, own_settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        serving(own_settings) as base,
        http_client(base, headers={"accept-encoding": "identity"}) as client,
    ):
        yield client


async def raw(http: httpx.AsyncClient, path: str, encodings: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its bytes as they came."""
    async with http.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
        return answer, b"".join([piece async for piece in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("encodings", "expected"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("", None),
        ("GZIP;q=0.000", None),
    ],
)
async def test_a_file_comes_in_the_best_form_that_is_taken(
    http: httpx.AsyncClient, encodings: str, expected: str | None
) -> None:
    answer, body = await raw(http, "/assets/app-1a2b.js", encodings)
    assert answer.headers.get("content-encoding") == expected
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == len(body)
    assert {"br": b"as brotli has it", "gzip": gzip.compress(SCRIPT)}.get(expected or "", SCRIPT)[20:] == body[20:]


async def test_every_form_has_its_own_tag_and_is_not_sent_twice(http: httpx.AsyncClient) -> None:
    tags = {}
    for encoding in ("br", "gzip", "identity"):
        answer, _ = await raw(http, "/assets/app-1a2b.js", encoding)
        tags[encoding] = answer.headers["etag"]
        headers = {"accept-encoding": encoding, "if-none-match": f'"other", W/{tags[encoding]}'}
        again = await http.get("/assets/app-1a2b.js", headers=headers)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tags[encoding]
    assert len(set(tags.values())) == 3
    other = await http.get("/assets/app-1a2b.js", headers={"if-none-match": tags["br"]})
    assert other.status_code == 200


async def test_what_keeps_its_name_is_asked_for_anew_and_is_never_old(http: httpx.AsyncClient, built: Path) -> None:
    before = await http.get("/worker.js")
    assert before.headers["cache-control"] == "no-cache"
    (built / "worker.js").write_bytes(SCRIPT + b"// newer")
    after = await http.get("/worker.js", headers={"if-none-match": before.headers["etag"]})
    assert (after.status_code, after.content) == (200, SCRIPT + b"// newer")
    assert (await http.get("/digsite.webmanifest")).headers["content-type"] == "application/manifest+json"


async def test_forms_are_no_files_of_their_own_and_a_head_has_no_body(http: httpx.AsyncClient) -> None:
    for path in ("/assets/app-1a2b.js.br", "/assets/app-1a2b.js.gz", "/assets/none.js"):
        assert (await http.get(path)).status_code == 404
    head = await http.head("/assets/app-1a2b.js")
    assert head.content == b""
    assert int(head.headers["content-length"]) == len(SCRIPT)


async def test_answers_without_secrets_are_gzipped_and_others_are_not(http: httpx.AsyncClient) -> None:
    answer, body = await raw(http, "/api/games", "gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).startswith(b'{"games"')
    assert answer.headers["vary"] == "accept-encoding"
    keys = await http.post("/api/guest", json={"name": "A" * 30}, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in keys.headers


# What a page asks for first.

AHEAD = """{"lobby": {"files": ["assets/Lobby-1.js", "assets/lobby-2.css"],
  "texts": {"en": ["assets/en-3.js"], "fr": ["assets/fr-4.js"]}, "asks": ["/api/games"]},
  "table": {"files": ["assets/Table-5.js"], "texts": {}, "asks": []}}"""


async def test_a_page_names_what_it_asks_for_first(http: httpx.AsyncClient, built: Path) -> None:
    assert "modulepreload" not in (await http.get("/")).text
    (built / "ahead.json").write_text(AHEAD)
    lobby = (await http.get("/", headers={"accept-language": "fr"})).text
    assert re.findall('<link rel="modulepreload" crossorigin href="(.*?)">', lobby) == [
        "/assets/Lobby-1.js",
        "/assets/fr-4.js",
    ]
    assert '<link rel="preload" as="style" crossorigin href="/assets/lobby-2.css">' in lobby
    assert '<link rel="preload" as="fetch" crossorigin href="/api/games">' in lobby
    table = (await http.get("/t/abc")).text
    assert "Table-5" in table
    assert "Lobby-1" not in table
    for other in ("/t/abc/replay", "/privacy"):
        assert "preload" not in (await http.get(other)).text


# Links.


def shown(html: str) -> dict[str, str]:
    """What a messenger reads of a page."""
    return {name: unescape(said) for name, said in re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', html)}


async def test_a_link_to_a_table_says_who_invites_to_what(http: httpx.AsyncClient) -> None:
    base = str(http.base_url)
    async with Person(base, '<b>"Ada"') as ada:
        seats = [{"kind": "mine"}, {"kind": "open"}]
        table = await ada.open("ancient-knowledge", seats)
        page = (await http.get(f"/t/{table}?invite=x", headers={"accept-language": "xx, de-CH;q=0.8, en"})).text
        assert "<b>" not in page
        said = shown(page)
        assert said["title"] == '<b>"Ada" lädt dich zu Ancient Knowledge ein'
        assert said["image"] == f"{base.rstrip('/')}/preview/ancient-knowledge.png"
        assert said["locale"] == "de"
        french = shown((await http.get(f"/t/{table}", headers={"accept-language": "fr"})).text)
        assert french["title"] == '<b>"Ada" t’invite à jouer à Ancient Knowledge'


async def test_a_link_to_a_game_that_is_played_tells_nothing_unless_it_is_public(http: httpx.AsyncClient) -> None:
    lobby = shown((await http.get("/")).text)
    assert lobby["image"].endswith("/preview/digsite.png")
    async with Person(str(http.base_url), "Ada") as ada:
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        private = await ada.open("pebbles", seats)
        public = await ada.open("ancient-knowledge", seats, public=True)
        for table in (private, public):
            await ada.command(table, "start")
        assert shown((await http.get(f"/t/{private}")).text) == lobby
        said = shown((await http.get(f"/t/{public}")).text)
        assert said["title"] == "Ancient Knowledge"
    for path in ("/t/nowhere", "/t/..%2f", "/nowhere"):
        page = await http.get(path)
        assert page.status_code == 404 or shown(page.text) == lobby
    assert shown((await http.get("/rules/block-and-key")).text)["title"] == "Block and Key"


@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/daily/block-and-key", "Deals of the day: Block and Key", "block-and-key"),
        ("/daily/ancient-knowledge/2026-11-16", "Deals of the day: Ancient Knowledge", "ancient-knowledge"),
        ("/puzzles", "Puzzles", "digsite"),
        ("/puzzles/block-and-key/3", "Puzzles", "digsite"),
        ("/workshop", "Workshop", "block-and-key"),
        ("/cards", "All cards", "ancient-knowledge"),
        ("/groups", "The same deals for all", "digsite"),
        ("/group/secret", "The same deals for all", "digsite"),
    ],
)
async def test_a_link_to_a_page_says_what_is_there(
    http: httpx.AsyncClient, path: str, title: str, picture: str
) -> None:
    said = shown((await http.get(path)).text)
    assert (said["title"], said["image"].split("/")[-1]) == (title, f"{picture}.png")
    assert "secret" not in said["description"]


@pytest.mark.parametrize(
    ("game", "title", "about"),
    [
        ("block-and-key", "Donnes du jour\N{NO-BREAK SPACE}: Block and Key", "En solo"),
        ("ancient-knowledge", "Donnes du jour\N{NO-BREAK SPACE}: Ancient Knowledge", "contre "),
    ],
)
async def test_a_link_to_a_deal_of_the_day_says_against_whom_it_is_played(
    http: httpx.AsyncClient, game: str, title: str, about: str
) -> None:
    said = shown((await http.get(f"/daily/{game}", headers={"accept-language": "fr"})).text)
    assert said["title"] == title
    assert about in said["description"]


async def test_a_page_is_served_although_the_database_is_silent(
    built: Path, own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digsite.server.errors import Unavailable

    async def silent(_table: str) -> None:
        raise Unavailable("the database does not answer")

    async with open_server(own_settings) as server:
        monkeypatch.setattr(server.storage, "table_row", silent)
        assert shown((await _asked(server, "/t/abc")).text)["image"].endswith("digsite.png")


async def _asked(server: Server, path: str) -> httpx.Response:
    from digsite.server.app import make_app

    async with httpx.AsyncClient(transport=httpx.ASGITransport(make_app(server)), base_url="http://localhost") as http:
        return await http.get(path)
