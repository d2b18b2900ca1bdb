"""A storage that fails when it is told to, and players who do not give up."""

import asyncio
import itertools
from typing import Any, cast

import msgspec

from digsite.server.errors import Unavailable
from digsite.server.live.opening_tables import open_table
from digsite.server.schema import journal, messages
from digsite.server.schema.descriptions import MySeat, OpenSeat, TableRules
from digsite.server.server import Server
from digsite.server.socket.connection import Connection
from digsite.server.storage import GuestRow, Storage
from digsite.server.tables.folding import fold
from digsite.server.tables.new_table import opened

RULES = TableRules(game="caches", seats=(MySeat(), OpenSeat()))
WHILE = 0.01
"""Seconds until a failure is noticed: time for others to wait in line."""
_ids = itertools.count()


class Fault:
    """Which call fails, counted from 0 after `arm`; and whether what it asked for was done all the same."""

    def __init__(self) -> None:
        self.calls = 0
        self._at: int | None = None
        self._done = False

    def arm(self, at: int | None, *, done: bool) -> None:
        self.calls, self._at, self._done = 0, at, done

    async def call(self, method: Any, *args: Any, **kwargs: Any) -> Any:
        number, self.calls = self.calls, self.calls + 1
        if number != self._at:
            return await method(*args, **kwargs)
        if self._done:
            await method(*args, **kwargs)
        await asyncio.sleep(WHILE)
        raise Unavailable("the database was cut off")


class FaultyStorage:
    """A storage, every call of which may fail."""

    def __init__(self, inner: Storage, fault: Fault) -> None:
        self._inner = inner
        self._fault = fault

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._inner, name)
        if name in ("close", "due_tables"):  # the sweep asks at times of its own
            return method
        return lambda *args, **kwargs: self._fault.call(method, *args, **kwargs)


def faulty(inner: Storage, fault: Fault) -> Storage:
    return cast("Storage", FaultyStorage(inner, fault))


class Page(Connection):
    """A page that keeps what it is sent."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.version = 0
        self.view: Any = None

    def send_encoded(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["kind"] == "update" and not self.closing:
            self.version, self.view = message["version"], message["view"]


class Player:
    """A guest as the browser plays for them: comes back when sent away, and asks again under the same id until there
    is an answer."""

    def __init__(self, server: Server, guest: str, table: str) -> None:
        self.guest = guest
        self.page = Page(guest)
        self.acknowledged: list[str] = []
        self.refusals = 0
        self._server = server
        self._table = table

    async def enter(self) -> None:
        while True:
            self.page = Page(self.guest)
            try:
                await self._server.registry.use(self._table, lambda live: live.enter(self.page))
            except Unavailable:
                await self._pause()
            else:
                return

    async def _pause(self) -> None:
        self.refusals += 1
        await asyncio.sleep(0.001)

    async def look(self) -> Page:
        """The page, come back if it was closed."""
        while self.page.closing or not self.page.version:
            await self.enter()
        return self.page

    async def ask(self, request: messages.Request) -> messages.Accepted:
        """Ask until there is an answer."""
        while True:
            try:
                answer = await self._server.registry.use(self._table, lambda live: live.carry_out(self.guest, request))
            except Unavailable:
                await self._pause()
            else:
                self.acknowledged.append(request.id)
                return answer

    async def choose(self, kind: str, seat: int, **fields: int) -> messages.Accepted:
        request, page = fresh(), await self.look()
        action = {"kind": kind, "seat": seat, **fields}
        return await self.ask(messages.Choose(id=request, version=page.version, action=action))

    async def undo(self, seat: int) -> messages.Accepted:
        page = await self.look()
        return await self.ask(messages.Undo(id=fresh(), version=page.version, seat=seat))


def fresh() -> str:
    return f"f{next(_ids)}"


async def guests(server: Server) -> None:
    for name in ("ada", "ben"):
        await server.storage.add_guest(GuestRow(id=name, name=name, recovery=name, epoch=1, seen=server.sources.now()))


async def new_table(server: Server, **changes: Any) -> str:
    """A table of Ada's with a seat for Ben; `changes` are rules of another kind."""
    table, services = f"t{next(_ids)}", server.services
    rules = msgspec.convert({**msgspec.to_builtins(RULES), **changes}, TableRules)
    await open_table(services, table, opened(rules, "ada", services.sources, services.games))
    return table


async def play_script(server: Server, table: str) -> list[Player]:
    """A short game with everything that stores: joining, starting, deciding at once, undo, turns."""
    ada, ben = players = [Player(server, name, table) for name in ("ada", "ben")]
    await ben.ask(messages.Join(id=fresh()))
    await ada.ask(messages.Start(id=fresh()))
    for spot in (1, 2):
        for seat, player in enumerate(players):
            await player.choose("hide", seat, spot=spot)
    await ada.choose("mark", 0, spot=3)
    await ada.undo(0)
    await ada.choose("rest", 0)
    await ben.choose("dig", 1, spot=1)
    return players


async def check(server: Server, storage: Storage, table: str, players: list[Player]) -> None:
    """Every acknowledged request is there once, the clients agree with the database, and the game goes on."""
    entries = await storage.journal(table)
    answered = [entry.request for entry in entries if entry.request is not None]
    asked = [request for player in players for request in player.acknowledged]
    assert sorted(answered) == sorted(asked)
    for player in players:
        assert [request for request in answered if request in player.acknowledged] == player.acknowledged
    stored = fold(table, entries, server.services.games)
    assert stored.running is not None
    for seat, player in enumerate(players):
        page = await player.look()
        assert page.version == stored.version
        assert page.view == stored.running.state.view(seat)
    await players[0].choose("rest", 0)
    assert (await storage.journal(table))[-1].request == players[0].acknowledged[-1]


def requests_of(entries: list[journal.AnyEntry]) -> list[str]:
    return [entry.request for entry in entries if entry.request is not None]
