"""News between server processes that share tables. It only hurries things along: whatever gets lost on the way is found
in the database a moment later, so the bus may fail without anything going wrong."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from digsite.core import Seat
from digsite.server.rate_limits import LimitName
from digsite.server.schema.messages import ChatLine, Notice
from digsite.server.schema.workshop import PiecesTrial


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Base of all news."""

    sender: str
    """The process that tells it, which knows it already."""


class Changed(News, frozen=True, kw_only=True, tag="changed"):
    """A journal has grown."""

    table: str
    entries: int


class Here(News, frozen=True, kw_only=True, tag="here"):
    """Who is connected to a table at the sender's; told again now and then, as it is forgotten otherwise."""

    table: str
    seats: tuple[Seat, ...]
    spectators: int


class Said(News, frozen=True, kw_only=True, tag="said"):
    table: str
    line: ChatLine


class Noticed(News, frozen=True, kw_only=True, tag="noticed"):
    guest: str
    notice: Notice


class Renamed(News, frozen=True, kw_only=True, tag="renamed"):
    """A guest has another name, or (None) is gone."""

    guest: str
    name: str | None


class SignedOut(News, frozen=True, kw_only=True, tag="signed-out"):
    """A guest's tokens, or those of one device, are no longer good: their connections are to be closed."""

    guest: str
    device: str | None = None


class Took(News, frozen=True, kw_only=True, tag="took"):
    """Somebody used up some of a limit that holds for all processes together."""

    limit: LimitName
    key: str
    weight: float = 1


class Reviewing(News, frozen=True, kw_only=True, tag="reviewing"):
    """How far a review has come that the sender makes."""

    table: str
    done: int
    total: int


class Awaited(News, frozen=True, kw_only=True, tag="awaited"):
    """Somebody at the sender's waits for the review of a table, which another process makes."""

    table: str


class Trialled(News, frozen=True, kw_only=True, tag="trialled"):
    """What a trial of pieces has found that the sender makes."""

    guest: str
    trial: PiecesTrial


class TrialAsked(News, frozen=True, kw_only=True, tag="trial-asked"):
    """Its guest asks the sender for a trial that another process makes, or (`ended`) wants it no more."""

    guest: str
    trial: str
    ended: bool


AnyNews = Changed | Here | Said | Noticed | Renamed | SignedOut | Took | Reviewing | Awaited | Trialled | TrialAsked
Listener = Callable[[AnyNews], None]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyNews).decode


class Bus(Protocol):
    alone: bool
    """Whether there can be no other process."""

    async def open(self, hear: Listener) -> None: ...
    def publish(self, news: AnyNews) -> None:
        """Send it off; never waits, never fails."""

    async def ping(self) -> None: ...
    async def close(self) -> None: ...


class NoBus:
    """The bus of a server that is the only one."""

    alone = True

    async def open(self, hear: Listener) -> None: ...

    def publish(self, news: AnyNews) -> None: ...

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


class Exchange:
    """Where the in-memory twins of a test meet."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []


class MemoryBus:
    """The in-memory twin of `RedisBus`: several servers in one process."""

    alone = False

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._hear: Listener | None = None

    async def open(self, hear: Listener) -> None:
        self._hear = hear
        self._exchange.listeners.append(hear)

    def publish(self, news: AnyNews) -> None:
        loop = asyncio.get_running_loop()
        for listener in self._exchange.listeners:
            if listener is not self._hear:
                loop.call_soon(listener, decode(encode(news)))

    async def ping(self) -> None: ...

    async def close(self) -> None:
        if self._hear in self._exchange.listeners:
            self._exchange.listeners.remove(self._hear)
