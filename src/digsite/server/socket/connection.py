"""One open WebSocket: what it is for, and its bounded outbox. Whoever reads too slowly is dropped, not buffered."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from digsite.server.schema.closing import SLOW
from digsite.server.schema.messages import ServerMessage, encode
from digsite.server.socket.outlet import Outlet

MOST_MESSAGES = 256
MOST_BYTES = 4 << 20
MOST_BESIDE = 4
"""Requests that are carried out beside the others: somebody who asks more often at once is no person."""

T = TypeVar("T")


class Connection:
    def __init__(
        self, guest: str | None, mutes: frozenset[str] = frozenset(), device: str | None = None, network: str = ""
    ) -> None:
        self.guest = guest
        self.device = device
        self.network = network
        """The address that the limits count it by."""
        self.mutes = set(mutes)
        self.language: str | None = None
        """In which the log is told to it; None: not at all."""
        self.close_code: int | None = None
        self.active = True
        """Whether anything was said or sent since the last look; see `OpenPages.close_idle`."""
        self.idle_since = 0.0
        self._outbox: list[bytes] = []
        self._size = 0
        self._outlet: Outlet | None = None
        self._flushing = False
        """Whether the outbox will be seen to before anything else is read."""
        self._task: asyncio.Task[Any] | None = None
        """The one that reads, and carries out what it has read."""
        self._reading = False
        self._beside: set[asyncio.Task[None]] = set()

    @property
    def closing(self) -> bool:
        return self.close_code is not None

    @property
    def unsent(self) -> int:
        """How many messages wait in the outbox."""
        return len(self._outbox)

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, text: bytes) -> None:
        """Put a message into the outbox; never waits."""
        if self.close_code is not None:
            return
        self.active = True
        self._outbox.append(text)
        self._size += len(text)
        if len(self._outbox) > MOST_MESSAGES or self._size > MOST_BYTES:
            self.close(SLOW)
        elif not self._flushing and self._outlet is not None:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def close(self, code: int) -> int:
        """Let the connection end with that code, or with the one that was given first, which is returned. What waits in
        the outbox is dropped."""
        if self.close_code is None:
            self.close_code = code
            self._outbox.clear()
            if self._reading and self._task is not None:
                self._task.cancel()
        return self.close_code

    async def receive(self, read: Callable[[], Awaitable[T]]) -> T | None:
        """What the client sends next; None as soon as the connection is to be closed. Only this waiting is cut short:
        whatever is being carried out for a client is carried out to its end."""
        if self._task is None:
            self._task = asyncio.current_task()
        self._reading = True
        try:
            return None if self.close_code is not None else await read()
        except asyncio.CancelledError:
            if self._task is None or not self.closing:
                raise
            self._task.uncancel()
            return None
        finally:
            self._reading = False

    def do_beside(self, work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Carry something out, to its end, while more is read; False if so much is being done already."""
        if len(self._beside) >= MOST_BESIDE:
            return False
        task = asyncio.create_task(work())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
        return True

    def write_to(self, outlet: Outlet) -> None:
        """What is in the outbox goes there from now on."""
        self._outlet = outlet
        outlet.when_writable = self._flush
        self._flush()

    def _flush(self) -> None:
        self._flushing = False
        if self._outbox and self._outlet is not None and self._outlet.ready:
            self._outlet.write(b"\n".join(self._outbox))  # a frame costs more than a line: they go together
            self._outbox.clear()
            self._size = 0
