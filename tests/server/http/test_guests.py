"""Guests: a name is enough; a code takes one to another device; and one can be forgotten."""

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from digsite.server.identity import Claim, Identity, recovery_code, recovery_hash
from digsite.server.settings import Settings
from tests.server.client import Person, http_client
from tests.server.conftest import serving
from tests.server.seated import MINE, OPEN, begun, people


def test_a_token_is_good_only_as_it_was_signed() -> None:
    identity = Identity("a key of this test")
    token = identity.token(Claim("ada", 1))
    assert identity.read(token) == Claim("ada", 1)
    at_phone = Claim("ada", 1, "phone")
    assert identity.read(identity.token(at_phone)) == at_phone
    assert identity.read(token.replace("ada.1.", "ada.1.phone.")) is None
    for wrong in ("", "ada", "ada.1", "ada.1.", f"bob.1.{token[6:]}", token.replace(".1.", ".2."), token[:-1], "a.ü.x"):
        assert identity.read(wrong) is None
    assert Identity("another key").read(token) is None
    assert Identity("another key", ["a key of this test"]).read(token) == Claim("ada", 1)


def test_a_recovery_code_may_be_typed_carelessly() -> None:
    code = recovery_code()
    assert recovery_hash(code.lower().replace("-", " ")) == recovery_hash(code)
    assert recovery_hash(recovery_code()) != recovery_hash(code)


@pytest.mark.anyio
async def test_the_cookie_is_kept_from_scripts_and_other_sites(base: str) -> None:
    async with http_client(base) as browser:
        made = await browser.post("/api/guest", json={"name": "Ada"})
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        me = await browser.get("/api/guest")
        assert me.json()["name"] == "Ada"


@pytest.mark.anyio
async def test_without_an_identity_one_may_look_but_not_sit(base: str) -> None:
    async with http_client(base) as nobody, Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, OPEN])
        assert (await nobody.get(f"/api/tables/{table}")).status_code == 200
        unknown = await nobody.get("/api/guest")
        assert (unknown.status_code, unknown.json()) == (200, None)
        for answer in (
            await nobody.patch("/api/guest", json={"name": "Nobody"}),
            await nobody.post(f"/api/tables/{table}/commands", json={"kind": "join", "id": "a"}),
            await nobody.get("/api/guest", headers={"authorization": "Bearer x.1.y"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


@pytest.mark.anyio
async def test_a_recovery_code_brings_the_guest_to_another_device_once(base: str) -> None:
    async with Person(base, "Ada") as ada, http_client(base) as other:
        code = ada.keys["recovery_code"]
        wrong = await other.post("/api/guest/recover", json={"code": "AAAAA-AAAAA"})
        assert wrong.json()["code"] == "no-such-code"
        found = await other.post("/api/guest/recover", json={"code": code})
        assert found.json()["guest"]["id"] == ada.id
        assert (await other.get("/api/guest")).json()["name"] == "Ada"
        again = await other.post("/api/guest/recover", json={"code": code})
        assert again.json()["code"] == "no-such-code"
        assert (await ada.get("/api/guest"))["id"] == ada.id


@pytest.mark.anyio
async def test_new_keys_sign_out_every_other_device(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [MINE, OPEN])
        async with ada.at(table) as chair:
            await ada.post("/api/guest/new-keys", None)
            with pytest.raises(ConnectionClosed) as closed:
                await chair.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        ada.http.cookies.clear()
        assert (await ada.request("GET", "/api/guest")).status_code == 401


@pytest.mark.anyio
async def test_another_name_is_shown_at_once(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ben.at(table) as chair:
            await ada.request("PATCH", "/api/guest", {"name": "Ada Lovelace"})
            await chair.until(lambda: chair.table["seats"][0]["name"] == "Ada Lovelace")


@pytest.mark.anyio
async def test_devices_are_listed_and_signed_out_one_by_one(base: str) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    async with Person(base, "Ada") as ada, http_client(base) as browser:
        found = await browser.post(
            "/api/guest/recover", json={"code": ada.keys["recovery_code"]}, headers={"user-agent": firefox}
        )
        listed = (await ada.get("/api/guest/devices"))["devices"]
        assert {(device["name"], device["here"]) for device in listed} == {
            ("Firefox, Linux", False),
            ("python-httpx", True),
        }
        table = await ada.open("pebbles", [MINE, OPEN])
        other = Person(base, "Ada")
        other.keys = found.json()
        async with ada.at(table) as stays, other.at(table) as goes:
            browsers = next(device["id"] for device in listed if not device["here"])
            assert (await ada.request("DELETE", f"/api/guest/devices/{browsers}")).status_code == 200
            with pytest.raises(ConnectionClosed):
                await goes.until(lambda: False)
            assert (await stays.ask("resync"))["kind"] == "accepted"
        await other.http.aclose()
        assert (await browser.get("/api/guest")).status_code == 401
        again = await ada.request("DELETE", f"/api/guest/devices/{browsers}")
        assert (again.status_code, again.json()["code"]) == (404, "no-such-device")


@pytest.mark.anyio
async def test_a_new_key_signs_nobody_out_while_the_old_one_is_named(own_settings: Settings) -> None:
    old, new = "the old key, long enough", "the new key, long enough"
    first = msgspec.structs.replace(own_settings, secret_key=old)
    async with serving(first) as base, http_client(base) as browser:
        await browser.post("/api/guest", json={"name": "Ada"})
        cookies = browser.cookies
    both = msgspec.structs.replace(first, secret_key=new, old_secret_keys=(old,))
    async with serving(both) as base, http_client(base, cookies=cookies) as browser:
        assert (await browser.get("/api/guest")).json()["name"] == "Ada"  # and is given one by the new key
        cookies = browser.cookies
    last = msgspec.structs.replace(first, secret_key=new)
    async with serving(last) as base, http_client(base, cookies=cookies) as browser:
        assert (await browser.get("/api/guest")).json()["name"] == "Ada"


@pytest.mark.anyio
async def test_a_token_from_before_devices_becomes_one_that_is_listed(own_settings: Settings) -> None:
    key = "a key that is long enough"
    with_key = msgspec.structs.replace(own_settings, secret_key=key)
    async with serving(with_key) as base, http_client(base) as browser:
        guest = (await browser.post("/api/guest", json={"name": "Ada"})).json()["guest"]["id"]
        browser.cookies.set("digsite", Identity(key).token(Claim(guest, 1)), domain="127.0.0.1", path="/")
        assert (await browser.get("/api/guest")).json()["id"] == guest
        listed = (await browser.get("/api/guest/devices")).json()["devices"]
        assert [device["here"] for device in listed].count(True) == 1


@pytest.mark.anyio
async def test_chat_is_plain_text_for_players_and_can_be_muted_reported_and_switched_off(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await begun([ada, ben], "pebbles")
        async with ada.at(table) as first, ben.at(table) as second:
            for _ in range(2):
                await first.ask("say", id="m1", text="<b>hello</b>")  # the same request has one effect
            await second.until(lambda: bool(second.chat))
            line = second.chat[0]
            assert (line["name"], line["text"], line["guest"]) == ("Ada", "<b>hello</b>", ada.id)
            assert (await second.ask("report", line=line["line"]))["kind"] == "accepted"
            assert (await second.ask("report", line=10**6))["code"] == "no-such-line"
            await second.ask("mute", guest=ada.id, muted=True)
            await first.ask("say", text="again")
            await second.ask("resync")
            assert len(second.chat) == 1
            assert (await second.ask("set-chat", on=False))["code"] == "not-creator"
            await first.ask("set-chat", on=False)
            assert (await second.ask("say", text="?"))["code"] == "chat-off"
            assert second.table["rules"]["chat"] is False
        async with ben.at(table) as late:
            assert late.chat == []
            await late.ask("mute", guest=ada.id, muted=False)
        async with ben.at(table) as later:
            assert [line["text"] for line in later.chat] == ["<b>hello</b>", "again"]


@pytest.mark.anyio
async def test_who_wants_to_be_forgotten_is_forgotten(base: str) -> None:
    async with people(base) as (ada, ben):
        playing = await begun([ada, ben], "pebbles")
        waiting = await ben.open("pebbles", [MINE, OPEN])
        made = await ada.open("pebbles", [{"kind": "invited", "name": "Grandma"}, {"kind": "mine", "name": "Ada L."}])
        await ada.command(waiting, "join")
        async with ben.at(playing) as chair:
            async with ada.at(playing) as leaving:
                await leaving.ask("say", text="my secret")
            response = await ada.request("DELETE", "/api/guest")
            assert response.status_code == 200
            await chair.until(lambda: chair.over)
            assert chair.table["ending"]["reason"] == "resigned"
        assert (await ada.request("GET", "/api/guest")).status_code == 401
        seats = [(await ben.get(f"/api/tables/{table}"))["seats"] for table in (playing, waiting, made)]
        assert seats[0][0]["name"] is None
        assert seats[1][1]["holder"] == "open"
        assert {seat["name"] for seat in seats[2]} <= {None, "…"}
        async with ben.at(playing) as chair:
            assert chair.chat == []
        assert (await ben.request("GET", f"/api/tables/{playing}/record")).status_code == 200
