"""One open WebSocket: what it is for, and its bounded outbox. Whoever reads too slowly is dropped, not buffered."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from digsite.server.messages import ServerMessage

MOST_MESSAGES = 256
MOST_CHARACTERS = 4 << 20
GOING, RESTART, BUSY = 1001, 1012, 1013
GONE, FOREIGN, IDLE, SLOW = 4001, 4002, 4003, 4004

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class Connection:
    def __init__(self, guest: str | None, mutes: frozenset[str] = frozenset()) -> None:
        self.guest = guest
        self.mutes = set(mutes)
        self.close_code: int | None = None
        self.active = True
        """Whether anything was said or sent since the last look; see `Hall.sweep`."""
        self.idle_since = 0.0
        self._outbox: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[Any] | None = None
        """The one that reads, and carries out what it has read."""
        self._reading = False

    @property
    def closing(self) -> bool:
        return self.close_code is not None

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Put a message into the outbox; never waits."""
        if self.close_code is not None:
            return
        self.active = True
        self._outbox.append(text)
        self._size += len(text)
        if len(self._outbox) > MOST_MESSAGES or self._size > MOST_CHARACTERS:
            self.close(SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Let the connection end with that code; what waits in the outbox is dropped."""
        if self.close_code is None:
            self.close_code = code
            self._outbox.clear()
            self._wake.set()
            if self._reading and self._task is not None:
                self._task.cancel()

    async def receive(self, read: Callable[[], Awaitable[T]]) -> T | None:
        """What the client sends next; None as soon as the connection is to be closed. Only this waiting is cut short:
        whatever is being carried out for a client is carried out to its end."""
        if self._task is None:
            self._task = asyncio.current_task()
        self._reading = True
        try:
            return None if self.closing else await read()
        except asyncio.CancelledError:
            if self._task is None or not self.closing:
                raise
            self._task.uncancel()
            return None
        finally:
            self._reading = False

    async def drain(self, write: Callable[[dict[str, Any]], Awaitable[None]]) -> int:
        """Write what comes into the outbox until the connection is to be closed; returns the code."""
        while self.close_code is None:
            await self._wake.wait()
            self._wake.clear()
            if self._outbox:
                frame = "\n".join(self._outbox)  # a frame costs more than a line: what waits together goes together
                self._outbox.clear()
                self._size = 0
                await write({"type": "websocket.send", "text": frame})
        return self.close_code
