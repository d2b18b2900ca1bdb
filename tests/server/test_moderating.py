"""Moderators act by the command, and running servers follow; the owner sees how it goes."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from digsite.cli.main import run
from digsite.core import BadOption
from digsite.server.settings import Settings
from tests.server.client import Person
from tests.server.conftest import serving
from tests.server.seated import MINE, OPEN, begun, people

pytestmark = pytest.mark.anyio
KEY = "the key of the owner"


async def moderate(settings: Settings, *words: str) -> int:
    return await asyncio.to_thread(run, ["moderate", *words, "--database-url", settings.database_url, "--lang", "en"])


async def test_a_reported_line_is_listed_and_hidden(own_settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as first, ben.at(table) as second:
            await first.ask("say", text="something rude")
            await first.ask("say", text="something nice")
            await second.until(lambda: len(second.chat) == 2)
            line = second.chat[0]["line"]
            await second.ask("report", line=line)
            assert await moderate(own_settings, "list") == 0
            assert f"line {line} · table {table} · Ada ({ada.id}): something rude" in capsys.readouterr().out
            assert await moderate(own_settings, "hide", str(line), "--reason", "rude") == 0
            with pytest.raises(ConnectionClosed) as closed:
                await second.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        async with ben.at(table) as again:
            assert [each["text"] for each in again.chat] == ["something nice"]
        capsys.readouterr()
        assert await moderate(own_settings, "list", "--json") == 0
        told = msgspec.json.decode(capsys.readouterr().out)
        assert told["reports"] == []
        assert [(act["what"], act["guest"], act["reason"]) for act in told["acts"]] == [("hide", ada.id, "rude")]


async def test_a_silenced_guest_plays_but_is_not_heard(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        assert await moderate(own_settings, "silence", ada.id, "--hours", "1") == 0
        async with ada.at(table) as chair:
            assert (await chair.ask("say", text="hello"))["code"] == "silenced"
            assert (await chair.choose(chair.choices(0)[0]))["kind"] == "accepted"
            assert await moderate(own_settings, "silence", ada.id, "--hours", "0") == 0
            assert (await chair.ask("say", text="hello"))["kind"] == "accepted"


async def test_a_banned_guest_is_gone_and_may_still_have_their_data_deleted(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as chair, ben.at(table) as other:
            assert await moderate(own_settings, "ban", ada.id) == 0
            with pytest.raises(ConnectionClosed) as closed:
                await chair.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
            await other.until(lambda: other.over)
        refused = await ada.request("GET", "/api/my-tables")
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        with pytest.raises(ConnectionClosed):
            async with ada.at(table):
                pass
        assert (await ada.request("DELETE", "/api/guest")).status_code == 200


async def test_a_guest_is_kicked_and_a_table_is_closed(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await ada.open("pebbles", [MINE, OPEN])
        await ben.command(table, "join")
        async with ada.at(table) as chair:
            assert await moderate(own_settings, "kick", table, ben.id) == 0
            await chair.until(lambda: chair.table["seats"][1]["holder"] == "open")
            assert await moderate(own_settings, "close", table) == 0
            await chair.until(lambda: chair.table["status"] == "cancelled")


async def test_what_was_done_while_no_server_ran_is_carried_out_by_the_next_and_once(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
    assert await moderate(own_settings, "close", table) == 0
    for _ in range(2):
        async with serving(own_settings) as base, Person(base, "Cid") as cid, asyncio.timeout(20):
            while (await cid.get(f"/api/tables/{table}"))["status"] != "cancelled":
                await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    "words", [("hide", "99"), ("ban", "nobody"), ("close", "nothing"), ("kick", "nothing", "nobody")]
)
async def test_what_is_not_there_is_said_so(
    own_settings: Settings, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(own_settings):
        assert await moderate(own_settings, *words) == 2
    assert capsys.readouterr().err.count("\n") == 1


async def test_a_database_that_is_not_there_is_not_made(own_settings: Settings, tmp_path: Path) -> None:
    assert await moderate(own_settings, "list") == 2
    assert list(tmp_path.iterdir()) == []


async def test_the_owners_page_is_behind_its_key(own_settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        Settings(owner_key="short").check()
    settings = msgspec.structs.replace(own_settings, owner_key=KEY)
    async with serving(settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        archive = ["backup", str(tmp_path / "b"), "--database-url", settings.database_url]
        assert await asyncio.to_thread(run, archive) == 0
        async with ada.at(table) as chair, httpx.AsyncClient(base_url=base, trust_env=False) as browser:
            await chair.ask("say", text="<b>rude</b>")
            await chair.until(lambda: bool(chair.chat))
            await chair.ask("report", line=chair.chat[0]["line"])
            for wrong in (None, ("owner", "a wrong key"), ("owner", "")):
                assert (await browser.get("/owner", auth=wrong)).status_code == 401
            page = await browser.get("/owner", auth=("owner", KEY))
            assert page.status_code == 200
            assert page.headers["cache-control"] == "no-store"
            assert "&lt;b&gt;rude&lt;/b&gt;" in page.text
            assert table in page.text
            assert "<td>last backup</td><td>0 d 0 h 0 min</td>" in page.text


async def test_without_a_key_there_is_no_owners_page(base: str) -> None:
    async with httpx.AsyncClient(base_url=base, trust_env=False) as browser:
        assert (await browser.get("/owner")).status_code == 404
