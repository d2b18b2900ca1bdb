"""Whatever is done to one guest at the same time has the outcome of some order of doing it one after the other."""

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from digsite.server.app import make_app
from digsite.server.identity import recovery_hash
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage import open_storage
from digsite.server.storage.interface import DeviceRow, Storage
from tests.server.interleaving import Act, Stepping, Turns, every_order
from tests.server.seated import MINE, OPEN
from tests.server.storage.rows import empty

pytestmark = pytest.mark.anyio
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
Answer = tuple[int, dict[str, Any]]


class Scene:
    """One guest, with two devices: the owner's, and one that was stolen. At a table of somebody else a seat is open."""

    def __init__(self, server: Server, http: httpx.AsyncClient, turns: Turns | None) -> None:
        self.storage = server.storage
        self.http = http
        self.turns = turns
        self.owner = self.thief = self.code = self.table = ""

    async def set_up(self) -> None:
        made = (await self._ask("", "POST", "/api/guest", {"name": "Ada"}))[1]
        found = (await self._ask("", "POST", "/api/guest/recover", {"code": made["recovery_code"]}))[1]
        host = (await self._ask("", "POST", "/api/guest", {"name": "Host"}))[1]
        self.owner, self.thief, self.code = made["token"], found["token"], found["recovery_code"]
        table = await self._ask(host["token"], "POST", "/api/tables", {"game": "pebbles", "seats": [MINE, OPEN]})
        self.table = table[1]["id"]

    @property
    def guest(self) -> str:
        return self.owner.partition(".")[0]

    async def _ask(self, token: str, method: str, path: str, body: Any = None) -> Answer:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response = await self.http.request(method, path, json=body, headers=headers)
        return response.status_code, response.json()

    async def rename(self) -> Answer:
        return await self._ask(self.thief, "PATCH", "/api/guest", {"name": "Thief"})

    async def rename_slowly(self) -> Answer:
        """Half of it, then the other half."""

        async def halves() -> AsyncIterator[bytes]:
            yield b'{"name": '
            if self.turns is not None:
                await self.turns.wait()
            yield b'"Thief"}'

        headers = {"content-type": "application/json", "authorization": f"Bearer {self.thief}"}
        response = await self.http.patch("/api/guest", content=halves(), headers=headers)
        return response.status_code, response.json()

    async def new_keys(self) -> Answer:
        return await self._ask(self.owner, "POST", "/api/guest/new-keys")

    async def thiefs_new_keys(self) -> Answer:
        return await self._ask(self.thief, "POST", "/api/guest/new-keys")

    async def recover(self) -> Answer:
        return await self._ask("", "POST", "/api/guest/recover", {"code": self.code})

    async def end_the_thiefs_device(self) -> Answer:
        device = self.thief.split(".")[2]
        return await self._ask(self.owner, "DELETE", f"/api/guest/devices/{device}")

    async def delete(self) -> Answer:
        return await self._ask(self.owner, "DELETE", "/api/guest")

    async def join(self) -> Answer:
        command = {"kind": "join", "id": "j1"}
        return await self._ask(self.thief, "POST", f"/api/tables/{self.table}/commands", command)

    async def open(self) -> Answer:
        return await self._ask(
            self.thief, "POST", "/api/tables", {"game": "pebbles", "seats": [MINE, OPEN], "public": True}
        )

    async def push(self) -> Answer:
        body = {"endpoint": f"http://127.0.0.1:9/{self.guest}", "keys": KEYS}
        return await self._ask(self.thief, "POST", "/api/push", body)

    async def outcome(self, answers: list[Answer]) -> tuple[Any, ...]:
        """What was answered, and what is the case afterwards."""
        bodies = [body for _, body in answers]
        tokens = [self.owner, self.thief, *(body.get("token", "") for body in bodies)]
        codes = [self.code, *(body.get("recovery_code", "") for body in bodies)]
        storage = self.storage
        seats = (await self._ask("", "GET", f"/api/tables/{self.table}"))[1]["seats"]
        names = await storage.names([self.guest])
        pushes = await storage.pushes(self.guest)
        listed = [row for row in await storage.public_tables(99) if row.creator == self.guest]
        tables = [row for row in await storage.tables_of(self.guest, 9) if self.guest in row.guests]
        return (
            tuple((status, body.get("code")) for status, body in answers),
            tuple([await self._is_good(token) for token in tokens]),
            tuple([await _works(storage, code) for code in codes]),
            names.get(self.guest),
            tuple(seat["holder"] for seat in seats),
            (len(pushes), len(tables), len(listed)),
        )

    async def _is_good(self, token: str) -> bool:
        return bool(token) and (await self._ask(token, "GET", "/api/guest"))[0] == 200


async def _works(storage: Storage, code: str) -> bool:
    device = DeviceRow(id=f"d{next(_numbers)}", guest="", name="", made=0, seen=0)
    return bool(code) and await storage.recover(recovery_hash(code), f"used {device.id}", device) is not None


_numbers = itertools.count()


@asynccontextmanager
async def stepping(settings: Settings) -> AsyncIterator[tuple[Callable[[Turns | None], Scene], Stepping]]:
    storage = Stepping(await open_storage(settings.database_url))
    async with open_server(settings, storage=storage) as server:
        transport = httpx.ASGITransport(app=make_app(server))
        async with httpx.AsyncClient(base_url="http://test", transport=transport) as http:
            yield lambda turns: Scene(server, http, turns), storage


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    if request.param == "sqlite":
        return msgspec.structs.replace(settings, database_url="sqlite://")
    url: str = request.getfixturevalue("postgresql_url")
    empty(url)
    return msgspec.structs.replace(settings, database_url=url)


Doing = Callable[[Scene], Callable[[], Awaitable[Answer]]]
PAIRS: list[tuple[Doing, Doing]] = [
    (lambda scene: scene.new_keys, lambda scene: scene.rename),
    (lambda scene: scene.new_keys, lambda scene: scene.rename_slowly),
    (lambda scene: scene.new_keys, lambda scene: scene.thiefs_new_keys),
    (lambda scene: scene.new_keys, lambda scene: scene.recover),
    (lambda scene: scene.recover, lambda scene: scene.recover),
    (lambda scene: scene.recover, lambda scene: scene.rename),
    (lambda scene: scene.end_the_thiefs_device, lambda scene: scene.rename_slowly),
    (lambda scene: scene.end_the_thiefs_device, lambda scene: scene.thiefs_new_keys),
    (lambda scene: scene.delete, lambda scene: scene.rename_slowly),
    (lambda scene: scene.delete, lambda scene: scene.thiefs_new_keys),
    (lambda scene: scene.delete, lambda scene: scene.recover),
    (lambda scene: scene.delete, lambda scene: scene.join),
    (lambda scene: scene.delete, lambda scene: scene.open),
    (lambda scene: scene.delete, lambda scene: scene.push),
]


@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.long)])
async def test_every_interleaving_has_the_outcome_of_some_order(stored: Settings, part: int) -> None:
    async with stepping(stored) as (scenes, storage):
        for pair in PAIRS[part::2]:
            await _check_pair(scenes, storage, pair)


async def _check_pair(scenes: Callable[[Turns | None], Scene], storage: Stepping, pair: tuple[Doing, Doing]) -> None:
    allowed = []
    for order in ((0, 1), (1, 0)):
        scene = scenes(None)
        await scene.set_up()
        answers: list[Answer] = [(0, {}), (0, {})]
        for place in order:
            answers[place] = await pair[place](scene)()
        allowed.append(await scene.outcome(answers))

    async def once(turns: Turns) -> tuple[tuple[Any, ...], list[int]]:
        scene = scenes(turns)
        await scene.set_up()
        acts: list[Act] = [doing(scene) for doing in pair]
        storage.turns = turns
        answers = await turns.run(acts)
        storage.turns = None
        return await scene.outcome(answers), turns.options

    orders = [found async for found in every_order(once)]
    assert len(orders) > 1
    for outcome, options in orders:
        assert outcome in allowed, (outcome, allowed, options)


async def test_the_search_finds_every_order() -> None:
    """Two with two steps each: six orders."""

    async def once(turns: Turns) -> str:
        done: list[str] = []

        async def act(name: str) -> None:
            for _ in range(2):
                await turns.wait()
                done.append(name)

        await turns.run([lambda: act("a"), lambda: act("b")])
        return "".join(done)

    seen = [order async for order in every_order(once)]
    assert sorted(seen) == ["aabb", "abab", "abba", "baab", "baba", "bbaa"]
