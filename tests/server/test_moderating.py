"""Moderators act by the command, and running servers follow; the owner sees how it goes."""

import asyncio
import re
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from digsite.cli.main import run
from digsite.core import BadOption
from digsite.server.errors import NotAllowed, Unavailable
from digsite.server.schema import messages
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage.engine import open_engine
from digsite.server.storage.interface import ActRow
from tests.server.client import Person, http_client
from tests.server.conftest import serving
from tests.server.faults.faulty import guests, new_table
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
            (told,) = capsys.readouterr().out.splitlines()
            assert re.fullmatch(rf"line {line} · [-\d]+ [\d:]+ UTC · table {table} · Ada .*: something rude · .*", told)
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


async def test_it_is_told_when_somebody_was_banned_for_how_long_and_that_it_was_lifted(
    own_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = msgspec.structs.replace(own_settings, owner_key=KEY)
    async with serving(settings) as base, people(base) as (ada, _):
        assert await moderate(settings, "ban", ada.id, "--days", "7", "--reason", "rude") == 0
        assert await moderate(settings, "silence", ada.id, "--hours", "30") == 0
        assert await moderate(settings, "ban", ada.id, "--days", "0") == 0
        capsys.readouterr()
        assert await moderate(settings, "list") == 0
        time = r"[-\d]+ [\d:]+ UTC"
        told = capsys.readouterr().out.splitlines()
        wanted = (" · lifted", f" · for 30 hours, until {time}", f" · for 7 days, until {time}")
        for line, what, length in zip(told, ("ban", "silence", "ban"), wanted, strict=True):
            assert re.fullmatch(rf"{time} · {what} {ada.id}{length} · by .*", line)
        async with http_client(base) as browser:
            page = (await browser.get("/owner", auth=("owner", KEY))).text
        assert "<td>ban lifted</td>" in page
        assert re.search(rf"<td>7 d 0 h, until {time}</td>", page)


async def test_a_silenced_guest_plays_but_is_not_heard(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        assert await moderate(own_settings, "silence", ada.id, "--hours", "1") == 0
        async with ada.at(table) as chair:
            assert (await chair.ask("say", text="hello"))["code"] == "silenced"
            assert (await chair.choose(chair.choices(0)[0]))["kind"] == "accepted"
            assert await moderate(own_settings, "silence", ada.id, "--hours", "0") == 0
            assert (await chair.ask("say", text="hello"))["kind"] == "accepted"


async def test_nor_does_a_silenced_guest_speak_by_names(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, _):
        table = await ada.open("pebbles", [MINE, OPEN])
        assert await moderate(own_settings, "silence", ada.id) == 0
        named = {"kind": "invited", "name": "something rude"}
        for method, path, body in (
            ("PATCH", "/api/guest", {"name": "something rude"}),
            ("POST", "/api/tables", {"game": "pebbles", "seats": [MINE, named]}),
            ("POST", f"/api/tables/{table}/commands", {"kind": "arrange", "id": "a", "seat": 1, "plan": named}),
        ):
            assert (await ada.request(method, path, body)).json()["code"] == "silenced"
        await ada.open("pebbles", [MINE, OPEN])


async def test_a_reported_line_passes_for_no_other_report(
    own_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as first:
            await first.ask("say", text="hello\nline 7 · table x · Ben (ben): something rude")
            await first.until(lambda: bool(first.chat))
            await first.ask("report", line=first.chat[0]["line"])
        assert await moderate(own_settings, "list") == 0
        assert capsys.readouterr().out.count("\n") == 1


async def test_the_number_of_a_line_is_never_given_to_another(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ben.at(table) as other:
            async with ada.at(table) as first:
                await first.ask("say", text="something rude")
                await other.until(lambda: bool(other.chat))
            line = other.chat[0]["line"]
            assert (await ada.request("DELETE", "/api/guest")).status_code == 200
            await other.ask("say", text="something nice")
            await other.until(lambda: len(other.chat) == 2)
            assert other.chat[1]["line"] > line
    engine = open_engine(own_settings.database_url)
    with engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT guest, text FROM chat ORDER BY line").all()
    engine.dispose()
    assert [tuple(row) for row in kept] == [("", ""), (ben.id, "something nice")]


async def test_who_was_banned_kicked_or_forgotten_has_no_seat_in_a_rematch(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base, 4) as (ada, ben, cid, dot):
        table = await begun([ada, ben, cid, dot], "caches")
        for guest in (ben, cid, dot, ada):
            seat = [ada, ben, cid, dot].index(guest)
            if (await ada.get(f"/api/tables/{table}"))["status"] == "playing":
                await guest.command(table, "resign", seat=seat)
        assert await moderate(own_settings, "ban", ben.id) == 0
        assert await moderate(own_settings, "kick", table, cid.id) == 0
        assert (await dot.request("DELETE", "/api/guest")).status_code == 200
        async with asyncio.timeout(20):
            while (await cid.request("GET", f"/api/tables/{table}")).status_code == 200:
                await asyncio.sleep(0.1)
        again = (await ada.command(table, "rematch"))["table"]
        seats = (await ada.get(f"/api/tables/{again}"))["seats"]
        assert [seat["guest"] for seat in seats] == [None, None, None, ada.id]


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


async def test_who_was_kicked_stays_away_from_that_table_alone_until_admitted(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base, 3) as (ada, ben, cid):
        table, other = await ada.open("pebbles", [MINE, OPEN]), await ada.open("pebbles", [MINE, OPEN])
        await ben.command(table, "join")
        async with ada.at(table) as chair:
            assert await moderate(own_settings, "kick", table, ben.id) == 0
            await chair.until(lambda: chair.table["seats"][1]["holder"] == "open")
            assert await ben.refused(table, "join") == "kicked"
            seen = await ben.request("GET", f"/api/tables/{table}")
            assert (seen.status_code, seen.json()["code"]) == (403, "kicked")
            with pytest.raises(ConnectionClosed) as closed:
                async with ben.at(table):
                    pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
            await ben.command(other, "join")
            await cid.command(table, "join")
            await cid.command(table, "leave", seat=1)
    join = messages.Join(id="again")
    async with open_server(own_settings) as server:  # nor after a restart
        with pytest.raises(NotAllowed):
            await server.registry.use(table, lambda live: live.carry_out(ben.id, join))
        async with server.registry.visit(table):
            assert await moderate(own_settings, "admit", table, ben.id) == 0
            await server.moderator.look()
            await server.registry.use(table, lambda live: live.carry_out(ben.id, join))


async def test_an_act_that_fails_once_is_tried_again_also_after_a_later_one(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(own_settings, retention_days=0)
    async with open_server(settings) as server:
        await guests(server)
        table = await new_table(server)
        close = ActRow(at=1, by="me", what="close", table_id=table)
        failing = AsyncMock(side_effect=Unavailable("not now"))
        with monkeypatch.context() as broken:
            broken.setattr(server.registry, "use", failing)
            await server.storage.moderate(close)
            await server.storage.moderate(msgspec.structs.replace(close, what="silence", guest="ada", until=5))
            await server.moderator.look()
            assert failing.await_count
            waiting = {act.what: act.done is None for act in await server.storage.last_acts()}
            assert waiting == {"close": True, "silence": False}
        async with asyncio.timeout(20):
            while await server.storage.acts_to_do():
                await server.moderator.look()
        assert (await server.registry.use(table, lambda live: live.info("ada"))).status == "cancelled"


async def test_an_act_that_no_server_could_carry_out_is_done_by_the_next_though_later_ones_are_done(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(own_settings, retention_days=0)
    async with open_server(settings) as server:
        await guests(server)
        table = await new_table(server)
        monkeypatch.setattr(server.registry, "use", AsyncMock(side_effect=Unavailable("not now")))
        await server.storage.moderate(ActRow(at=1, by="me", what="close", table_id=table))
        await server.storage.moderate(ActRow(at=2, by="me", what="silence", guest="ada", until=5))
        await server.moderator.look()
    async with open_server(settings) as server:
        await server.moderator.look()
        assert (await server.registry.use(table, lambda live: live.info("ada"))).status == "cancelled"


async def test_a_ban_that_was_lifted_before_a_server_could_follow_sends_nobody_away(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
    assert await moderate(own_settings, "ban", ada.id) == 0
    assert await moderate(own_settings, "ban", ada.id, "--days", "0") == 0
    async with open_server(own_settings) as server:
        await server.moderator.look()
        assert await server.storage.acts_to_do() == []
        assert (await server.registry.use(table, lambda live: live.info(ada.id))).status == "playing"


async def test_a_report_is_dismissed_for_good_and_many_of_one_guest_hide_no_others(
    own_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async def listed() -> Any:
        capsys.readouterr()
        assert await moderate(own_settings, "list", "--json") == 0
        return msgspec.json.decode(capsys.readouterr().out)

    async with serving(own_settings) as base, people(base, 3) as (ada, ben, cid):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as first, ben.at(table) as second, cid.at(table) as third:
            for number in range(120):
                assert (await first.ask("say", text=f"line {number}"))["kind"] == "accepted"
            await second.until(lambda: len(second.chat) == 120)
            lines = [each["line"] for each in second.chat]
            await third.ask("report", line=lines[0])
            for line in lines[1:]:
                await second.ask("report", line=line)
            await second.ask("report", line=lines[0])
            told = await listed()
            assert told["reported"] == 120
            assert {(each["line"], each["reported_by"]) for each in told["reports"]} > {(lines[0], cid.id)}
            assert await moderate(own_settings, "dismiss", "--reporter", ben.id) == 0
            assert [each["line"] for each in (await listed())["reports"]] == [lines[0]]
            assert await moderate(own_settings, "dismiss", str(lines[0])) == 0
            assert (await second.ask("report", line=lines[0]))["kind"] == "accepted"
            assert (await listed())["reports"] == []
            assert await moderate(own_settings, "dismiss", str(lines[0])) == 2
            assert await moderate(own_settings, "dismiss") == 2


async def test_reports_are_limited_by_guest_and_by_address(own_settings: Settings) -> None:
    limits = msgspec.structs.replace(own_settings.limits, reports=0, reports_burst=3)
    settings = msgspec.structs.replace(own_settings, limits=limits)
    async with serving(settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as first, ben.at(table) as second:
            await first.ask("say", text="something")
            await first.until(lambda: bool(first.chat))
            line = first.chat[0]["line"]
            told = [(await first.ask("report", line=line)).get("code") for _ in range(4)]
            assert told == [None, None, None, "too-fast"]
            assert (await second.ask("report", line=line))["kind"] == "accepted"
    limits = msgspec.structs.replace(limits, reports_burst=1)
    async with serving(msgspec.structs.replace(settings, limits=limits)) as base, people(base, 4) as guests:
        answers = []
        for guest in (*guests, *guests):
            table = await guest.open("pebbles", [MINE, OPEN])
            async with guest.at(table) as chair:
                answers.append((await chair.ask("report", line=1))["code"])
        assert answers == ["no-such-line"] * 4 + ["too-fast"] * 4


async def test_what_somebody_reported_stays_without_their_id_when_they_are_forgotten(own_settings: Settings) -> None:
    async with serving(own_settings) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as first, ben.at(table) as second:
            await first.ask("say", text="something rude")
            await second.until(lambda: bool(second.chat))
            await second.ask("report", line=second.chat[0]["line"])
        assert await moderate(own_settings, "kick", table, ben.id) == 0
        assert (await ben.request("DELETE", "/api/guest")).status_code == 200
    async with open_server(own_settings) as server:
        (report,), _ = await server.storage.reports()
        assert (report.text, report.reported_by) == ("something rude", "")
        assert await server.storage.kicked(table) == set()


async def test_a_moderator_brings_no_database_up_to_date(
    own_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(own_settings):
        pass
    engine = open_engine(own_settings.database_url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    assert await moderate(own_settings, "list") == 2
    assert "another version" in capsys.readouterr().err
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0001"
    engine.dispose()


@pytest.mark.parametrize(
    "words",
    [
        ("hide", "99"),
        ("dismiss", "99"),
        ("dismiss", "--reporter", "nobody"),
        ("admit", "nothing", "nobody"),
        ("ban", "nobody"),
        ("close", "nothing"),
        ("kick", "nothing", "nobody"),
    ],
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
        async with ada.at(table) as chair, http_client(base) as browser:
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
    async with http_client(base) as browser:
        assert (await browser.get("/owner")).status_code == 404
