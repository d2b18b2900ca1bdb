"""A player as a program: what the tests use to sit at tables through real sockets."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]
Pick = Callable[[list[Data]], Data]
PATIENCE = 120
_ids = itertools.count()


def unpack(decision: Data) -> list[Data]:
    """Every choice of a decision, as a client unpacks them."""
    return [
        action
        for run in decision["choices"]
        for action in (
            [{**run["same"], run["vary"]: value} for value in run["values"]] if "vary" in run else [run["same"]]
        )
    ]


def fresh_id() -> str:
    return f"m{next(_ids)}"


def http_client(base: str, **settings: Any) -> httpx.AsyncClient:
    """A client that keeps no connection for its next request: one that has been idle for as long as a server waits is
    closed by it at the moment it is used again."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=base, trust_env=False, limits=limits, **settings)


class Person:
    """A guest of one server."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = http_client(base, timeout=PATIENCE)
        self.keys: Data = {}

    async def __aenter__(self) -> "Person":
        answer = await self.post("/api/guest", {"name": self.name})
        self.keys = answer
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {answer['token']}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def id(self) -> str:
        return str(self.keys["guest"]["id"])

    @property
    def token(self) -> str:
        return str(self.keys["token"])

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )

    async def get(self, path: str) -> Data:
        response = await self.request("GET", path)
        assert response.status_code == 200, response.text
        return dict(response.json())

    async def post(self, path: str, body: Any) -> Data:
        response = await self.request("POST", path, body)
        assert response.status_code == 200, response.text
        return dict(response.json())

    async def open(self, game: str, seats: list[Data], **rules: Any) -> str:
        """Make a table; returns its id. As long as the game is being prepared, it is asked for again."""
        while True:
            answer = await self.request("POST", "/api/tables", {"game": game, "seats": seats, **rules})
            if answer.status_code != 503 or answer.json()["code"] != "preparing":
                assert answer.status_code == 200, answer.text
                return str(answer.json()["id"])

    async def command(self, table: str, kind: str, **fields: Any) -> Data:
        return await self.post(f"/api/tables/{table}/commands", {"kind": kind, "id": fresh_id(), **fields})

    async def refused(self, table: str, kind: str, **fields: Any) -> str:
        """Send a command that is refused; returns the code."""
        body = {"kind": kind, "id": fresh_id(), **fields}
        response = await self.request("POST", f"/api/tables/{table}/commands", body)
        assert response.status_code >= 400, response.text
        return str(response.json()["code"])

    @contextlib.asynccontextmanager
    async def at(
        self, table: str, base: str | None = None, steps: int | None = None, language: str | None = None
    ) -> AsyncIterator["Chair"]:
        """Connect to a table."""
        where = (base or self.base).replace("http://", "ws://")
        asked = {"steps": steps, "language": language}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        headers = {"Authorization": f"Bearer {self.token}"} if self.keys else {}
        async with connect(
            f"{where}/api/tables/{table}/play?{query}",
            additional_headers=headers,
            proxy=None,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
        ) as socket:
            chair = Chair(socket)
            await chair.until(lambda: chair.presence is not None)
            yield chair


class Chair:
    """One connection to a table, with what it was told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self._lines: list[str] = []
        self.hello: Data = {}
        self.table: Data = {}
        self.updates: dict[int | None, Data] = {}
        self.log: dict[int | None, list[Data]] = {}
        self.chat: list[Data] = []
        self.notices: list[Data] = []
        self.presence: Data | None = None
        self.answers: dict[str, Data] = {}
        self.unasked: list[Data] = []
        self.replies = 0

    async def next(self) -> Data:
        if not self._lines:
            async with asyncio.timeout(PATIENCE):
                frame = await self.socket.recv()
            assert isinstance(frame, str)
            self._lines = frame.split("\n")
        text = self._lines.pop(0)
        self.raw.append(text)
        message: Data = msgspec.json.decode(text)
        self._take_in(message)
        return message

    def _take_in(self, message: Data) -> None:
        match message["kind"]:
            case "hello":
                self.hello = message
            case "table":
                self.table = message["table"]
            case "update":
                self.updates[message["seat"]] = message
                log = self.log.setdefault(message["seat"], [])
                log[message["first_step"] :] = message["steps"]
            case "presence":
                self.presence = message
            case "chat":
                self.chat += message["lines"]
            case "notice":
                self.notices.append(message)
            case _ if message["id"] is None:
                self.unasked.append(message)
                self.replies += 1
            case _:
                self.answers[message["id"]] = message
                self.replies += 1

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.next()

    async def ask(self, kind: str, *, id: str | None = None, **fields: Any) -> Data:  # noqa: A002
        """Send a request and wait for its answer."""
        request_id = id or fresh_id()
        self.answers.pop(request_id, None)
        await self.socket.send(msgspec.json.encode({"kind": kind, "id": request_id, **fields}).decode())
        await self.until(lambda: request_id in self.answers)
        return self.answers[request_id]

    async def choose(self, action: Data, **fields: Any) -> Data:
        seat = action["seat"]
        return await self.ask("choose", **{"version": self.updates[seat]["version"], "action": action, **fields})

    def choices(self, seat: int) -> list[Data]:
        decision = self.updates[seat]["decision"] if seat in self.updates else None
        return unpack(decision) if decision else []

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["status"] in ("over", "cancelled")

    @property
    def seats(self) -> list[int]:
        return [seat["seat"] for seat in self.table["seats"] if seat["mine"]]

    async def play_on(self, pick: Pick, moves: int | None = None) -> int:
        """Answer every decision of one's own seats until the end, or so many times."""
        made = 0
        while not self.over and made != moves:
            seat = next((seat for seat in self.seats if self.choices(seat)), None)
            if seat is None:
                await self.next()
                continue
            version = self.updates[seat]["version"]
            answer = await self.choose(pick(self.choices(seat)))
            if answer["kind"] == "accepted":
                made += 1
                await self.until(lambda seat=seat, version=version: self.over or self._later(seat, version))  # type: ignore[misc]
            else:
                assert answer["code"] == "stale", answer
                await self.until(lambda seat=seat, version=version: self._later(seat, version))  # type: ignore[misc]
        return made

    def _later(self, seat: int, version: int) -> bool:
        return bool(self.updates[seat]["version"] > version)
