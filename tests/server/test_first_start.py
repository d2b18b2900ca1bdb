"""On a machine that has not seen them yet, games with a kernel take long to be there. Everything else is served at
once, and their tables wait without anybody else waiting."""

import asyncio
import socket
import threading
from pathlib import Path

import httpx
import msgspec
import pytest

from digsite.games import Registrations
from digsite.server import preparation, warming_up
from digsite.server.app import make_app
from digsite.server.preparation import Preparation
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from tests.server.client import Data, Person
from tests.server.conftest import serving

pytestmark = pytest.mark.anyio
SEATS = [{"kind": "mine"}, {"kind": "mine"}]


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
async def test_an_address_of_ipv6_is_said_as_browsers_want_it(own_settings: Settings) -> None:
    async with serving(msgspec.structs.replace(own_settings, host="::1")) as base:
        assert base.startswith("http://[::1]:")
        async with httpx.AsyncClient(base_url=base, trust_env=False) as browser:
            assert (await browser.get("/healthz")).status_code == 200


class Visitor:
    """Somebody who asks a server that is still preparing a game."""

    def __init__(self, server: Server) -> None:
        self._http = httpx.AsyncClient(transport=httpx.ASGITransport(make_app(server)), base_url="http://localhost")

    async def come(self) -> "Visitor":
        keys = (await self._http.post("/api/guest", json={"name": "Ada"})).json()
        self._http.cookies.clear()
        self._http.headers["authorization"] = f"Bearer {keys['token']}"
        return self

    async def readiness(self) -> dict[str, bool]:
        games = (await self._http.get("/api/games")).json()["games"]
        return {game["name"]: game["ready"] for game in games}

    async def open(self, game: str) -> httpx.Response:
        return await self._http.post("/api/tables", json={"game": game, "seats": SEATS})

    async def start(self, table: str) -> Data:
        answer = await self._http.post(f"/api/tables/{table}/commands", json={"kind": "start", "id": "start"})
        return dict(answer.json())


async def test_other_games_are_served_and_its_tables_wait(own_settings: Settings) -> None:
    coming = Preparation(["pebbles"])
    async with open_server(own_settings, preparation=coming) as server:
        ada = await Visitor(server).come()
        ready = await ada.readiness()
        assert (ready["pebbles"], ready["ancient-knowledge"]) == (False, True)
        waiting = asyncio.create_task(ada.open("pebbles"))
        table = (await ada.open("ancient-knowledge")).json()["id"]
        assert (await ada.start(table))["kind"] == "accepted"
        assert not waiting.done()
        coming.finish("pebbles")
        opened = await waiting
        assert opened.status_code == 200
        assert (await ada.start(opened.json()["id"]))["kind"] == "accepted"
        assert (await ada.readiness())["pebbles"]


async def test_who_waits_too_long_is_asked_to_come_again(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation, "SECONDS", 0.01)
    async with open_server(own_settings, preparation=Preparation(["pebbles"])) as server:
        refused = await (await Visitor(server).come()).open("pebbles")
        assert (refused.status_code, refused.json()["code"]) == (503, "preparing")


async def test_a_game_that_is_not_warmed_up_is_made_ready_beside_the_loop_by_whoever_asks_first(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first table of Block and Key held everybody up for a second and more."""
    prepared: list[tuple[str, bool]] = []
    loop, warm_up = threading.get_ident(), warming_up.warm_up

    def watched(name: str, games: Registrations) -> None:
        prepared.append((name, threading.get_ident() != loop))
        warm_up(name, games)

    monkeypatch.setattr(warming_up, "warm_up", watched)
    async with serving(own_settings) as base, Person(base, "Ada") as ada:
        offered = (await ada.get("/api/games"))["games"]
        assert all(game["ready"] for game in offered)  # nobody is told of a wait that has not begun
        await asyncio.gather(*(ada.open("pebbles", SEATS) for _ in range(3)))
    assert prepared == [("pebbles", True)]


async def test_what_cannot_be_made_ready_keeps_nobody_waiting(caplog: pytest.LogCaptureFixture) -> None:
    def fail(name: str) -> None:
        raise ValueError(name)

    coming = Preparation(["pebbles", "caches"], fail)
    coming.begin()
    assert not coming.is_ready("caches")
    await coming.wait("pebbles")
    await coming.wait("caches")
    assert coming.done
    assert [record.message for record in caplog.records] == ["warm-up-failed"] * 2


async def test_after_a_restart_its_tables_wait_and_the_sweep_goes_on(
    own_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(own_settings) as server:
        ada = await Visitor(server).come()
        table = (await ada.open("pebbles")).json()["id"]
        await ada.start(table)
    monkeypatch.setattr(preparation, "SECONDS", 0.01)
    coming = Preparation(["pebbles"])
    async with open_server(msgspec.structs.replace(own_settings), preparation=coming) as server:
        guest = Visitor(server)
        looked = await guest._http.get(f"/api/tables/{table}")
        assert looked.json()["code"] == "preparing"
        await server.registry.sweep()
        coming.finish("pebbles")
        assert (await guest._http.get(f"/api/tables/{table}")).json()["status"] == "playing"
