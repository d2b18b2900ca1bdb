"""What a stranger found who tried everything: each answered in words, and nobody else any the worse."""

import asyncio
import gzip
import json

import httpx
import msgspec
import pytest
from sqlalchemy import text

from digsite.core import BadOption
from digsite.server.errors import LONGEST_REASON, NotAllowed, Unavailable
from digsite.server.live.viewers import Viewers
from digsite.server.schema.descriptions import MySeat, TableRules
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage import moderation
from digsite.server.storage.engine import open_engine
from digsite.server.storage.interface import ActRow, GuestRow
from tests.server.client import Person, http_client
from tests.server.conftest import serving
from tests.server.seated import MINE, OPEN, people, seated

pytestmark = pytest.mark.anyio
KEY = "kept by the owner alone"


async def test_whoever_leaves_takes_the_names_they_gave_out_of_every_list(base: str) -> None:
    async with people(base) as (ada, ben):
        seats = [MINE, OPEN, {"kind": "invited", "name": "Zanzibarina"}]
        table = await ada.open("caches", seats, public=True)
        invite = (await ada.get(f"/api/tables/{table}"))["seats"][2]["invite"]
        await ben.command(table, "join")
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200
        assert "Zanzibarina" not in (await ben.request("GET", "/api/tables")).text
        # Nor does it wait for an invitation that nobody could give again.
        assert [seat["holder"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]] == [
            "open",
            "guest",
            "open",
        ]
        async with Person(base, "Cid") as cid, Person(base, "Dot") as dot:
            await cid.command(table, "join", invite=invite)
            assert (await cid.get(f"/api/tables/{table}"))["seats"][2]["mine"]
            await dot.command(table, "join")
            await ben.command(table, "start")


async def test_a_table_at_which_nobody_is_left_waits_for_nobody(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await ada.open("caches", [MINE, OPEN], public=True)
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200
        assert (await ben.get(f"/api/tables/{table}"))["status"] == "cancelled"
        assert table not in (await ben.request("GET", "/api/tables")).text


async def test_the_owners_page_refuses_what_is_no_key_at_all(own_settings: Settings) -> None:
    settings = msgspec.structs.replace(own_settings, owner_key=KEY)
    async with serving(settings) as base, http_client(base) as http:
        for given in (b"Basic \xff\xfe", b"Basic ====", b"Basic w7w=", b"Basic"):
            assert (await http.get("/owner", headers={b"authorization": given})).status_code == 401


async def test_who_can_read_but_not_write_is_not_ready(own_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "SURE_SECONDS", 0.0)
    async with serving(own_settings) as base, http_client(base) as http:
        assert (await http.get("/readyz")).json()["ok"]
        engine = open_engine(own_settings.database_url)
        with engine.begin() as connection:
            connection.execute(text("CREATE TRIGGER full BEFORE UPDATE ON marks BEGIN SELECT RAISE(FAIL, 'full'); END"))
        engine.dispose()
        refused = await http.get("/readyz")
        assert (refused.status_code, refused.json()["database"]) == (503, False)


@pytest.mark.parametrize("where", ["options", "scenario"])
async def test_whoever_is_silenced_calls_no_piece_by_a_name_either(own_settings: Settings, where: str) -> None:
    pieces = {"pieces": {"name": "You are rude"}}
    rules = TableRules(
        game="block-and-key",
        seats=(MySeat(),),
        options=pieces if where == "options" else {},
        scenario=pieces if where == "scenario" else None,
    )
    async with open_server(own_settings) as server:
        await server.storage.add_guest(GuestRow(id="ada", name="Ada", recovery="r", epoch=1, seen=server.sources.now()))
        await server.check_may_name("ada", rules.seats, rules)
        until = server.sources.now() + 60_000
        assert await server.storage.moderate(ActRow(at=1, by="host", what="silence", guest="ada", until=until))
        with pytest.raises(NotAllowed) as refused:
            await server.check_may_name("ada", rules.seats, rules)
        assert refused.value.code == "silenced"
        await server.check_may_name("ada", rules.seats, TableRules(game="block-and-key", seats=(MySeat(),)))


async def test_who_has_seen_a_deal_is_written_down_when_the_database_is_back(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digsite.server.live import viewers
    from tests.server.faults.faulty import guests, new_table, play_script

    monkeypatch.setattr(viewers, "FIRST_PAUSE", 0.01)
    async with open_server(own_settings) as server:
        await guests(server)
        table_id = await new_table(server)
        await play_script(server, table_id)
        table = await server.registry.use(table_id, lambda live: live.look(lambda table: table))
        tried: list[str] = []
        written = asyncio.Event()

        async def saw(_deal: str, guest: str, _table: str, _how: str) -> None:
            tried.append(guest)
            if len(tried) < 4:
                raise Unavailable("the database cannot be reached")
            written.set()

        monkeypatch.setattr(server.storage, "saw_deal", saw)
        noted = Viewers(server.services)
        noted.note(table, "cid", "watched")
        async with asyncio.timeout(20):
            await written.wait()
        noted.note(table, "cid", "watched")
        assert tried == ["cid"] * 4


async def test_a_body_is_plain_and_not_larger_than_it_says(base: str) -> None:
    body = json.dumps({"name": "Ada"}).encode()
    async with http_client(base) as http:
        kind = {"content-type": "application/json"}
        packed = await http.post("/api/guest", content=gzip.compress(body), headers=kind | {"content-encoding": "gzip"})
        assert (packed.status_code, packed.json()["code"]) == (415, "packed")
    address = httpx.URL(base)
    for announced, answer in ((100_000, b"413"), (99_999_999_999, b"400")):
        reader, writer = await asyncio.open_connection(address.host, address.port)
        head = f"POST /api/guest HTTP/1.1\r\nhost: {address.host}\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: {announced}\r\n\r\n".encode())
        async with asyncio.timeout(10):  # of the body nothing ever comes
            assert answer in await reader.readline()
        writer.close()


async def test_no_file_is_a_page_and_no_day_is_before_all_days(base: str) -> None:
    async with http_client(base) as http:
        assert "Disallow: /t/" in (await http.get("/robots.txt")).text
        assert [(await http.get(path)).status_code for path in ("/sw.js", "/t/x.png", "/lobby")] == [404, 404, 200]
        for day in ("0001-01-01", "1969-12-30"):
            assert (await http.get(f"/api/daily/{day}/pebbles")).json()["code"] == "no-such-day"


async def test_a_refusal_names_its_request_and_is_short(base: str) -> None:
    async with seated(base, "pebbles") as (ada, _):
        for broken in ('"\\ud800"', '"x", "more": "\\udfff"'):
            ada.answers.clear()
            await ada.socket.send(f'{{"kind": "say", "id": "half", "text": {broken}}}')
            await ada.until(lambda: bool(ada.answers) or bool(ada.unasked))
            assert ada.answers["half"]["code"] == "malformed"
        long = await ada.ask("choose", version=ada.updates[0]["version"], action={"kind": "x" * 30_000, "seat": 0})
        assert len(long["reason"]) <= LONGEST_REASON + 1


async def test_names_of_bots_and_of_the_house_are_marked(base: str) -> None:
    async with Person(base, "Ada") as ada, Person(base, "D1gsite") as house:
        table = await ada.open("pebbles", [MINE, OPEN])
        await house.command(table, "join")
        seats = (await ada.get(f"/api/tables/{table}"))["seats"]
        assert [seat["lookalike"] for seat in seats] == [False, True]


@pytest.mark.parametrize(
    "wrong",
    [
        {"proxies": "999.1.1.1,foo"},
        {"proxies": "127.0.0.1,foo"},
        {"origins": ("not a url",)},
        {"origins": ("https://play.example.org/path",)},
        {"contact": "javascript:x"},
    ],
)
def test_options_that_can_mean_nothing_are_refused_at_the_start(wrong: dict[str, str | tuple[str, ...]]) -> None:
    with pytest.raises(BadOption):
        Settings(**wrong).check()  # type: ignore[arg-type]


def test_options_that_mean_something_are_taken() -> None:
    Settings(
        proxies="127.0.0.1, ::1,172.16.0.0/12,*",
        origins=("https://play.example.org", "http://localhost:5173", "http://[::1]:8000"),
        contact="https://example.org/about",
    ).check()
