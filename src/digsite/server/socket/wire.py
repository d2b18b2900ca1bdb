"""A short way through a WebSocket for what nearly all of its messages are: one whole frame of text. Through uvicorn's
layers such a frame costs as much as the move it tells of. Handshake, pings, closing, fragments, compression and
everything that breaks the protocol go uvicorn's way.

It builds on parts of uvicorn and websockets that their makers may change; pyproject.toml names the versions it was
tested with. The application does not need it (`outlet.py`)."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from digsite.server.rate_limits import Bucket
from digsite.server.socket.outlet import OUTLET

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_WAITING = 8
"""Messages that may wait to be taken; until then no more is read."""
FRAMES_AT_ONCE = 64
OTHERS = 20.0
OTHERS_BURST = 200.0
"""Frames a second that are no whole texts: pings, fragments, whatever else. Messages have a rate of their own."""
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TEXT = 0x81
"""The first byte of a text that is whole and not compressed."""
MASKED = 0x80
"""The flag in the second byte, beside the length, which says that a mask follows."""
WIDE = {126: 2, 127: 8}
"""Lengths that stand for another one, which follows in so many bytes."""


class _Mailbox:
    """What came and was not taken yet, for the one who takes it: an `asyncio.Queue` is for many, and as dear."""

    __slots__ = ("_came", "_waiting")

    def __init__(self) -> None:
        self._came: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._came)

    def empty(self) -> bool:
        return not self._came

    def put_nowait(self, message: Any) -> None:
        self._came.append(message)
        waiting = self._waiting
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> Any:
        while not self._came:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._came.popleft()


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.when_writable: Callable[[], None] | None = None
        """Called when a client that read too slowly has caught up."""
        self.queue = _Mailbox()  # type: ignore[assignment] # all that is asked of the one that was there
        self._came = bytearray()
        """What no frame has been made of yet."""
        self._going_on = False
        """Whether it will be seen to soon."""
        self._others = Bucket(OTHERS, OTHERS_BURST)
        self._release: Callable[[], None] | None = None

    def hold_place(self, release: "Callable[[], None]") -> None:
        """Until it is let in, it takes the place of a plain connection, which `release` frees."""
        self._release = release

    def admitted(self) -> None:
        if self._release is not None:
            self._release()
            self._release = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.admitted()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # not turned away
            self.scope["state"][OUTLET] = self

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames. uvicorn is given whole ones only, so that it is never in the middle of one."""
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                # No handshake at all (another method, too long a line): uvicorn would neither answer nor end it.
                self.transport.write(NO_HANDSHAKE)
                self.transport.close()
            return
        self._came += data
        if not self._going_on:
            self._cut()

    def _cut(self) -> None:
        """So many frames, then others have their turn: thousands of small ones may come at once. While enough wait to
        be taken, the rest stays as it came."""
        self._going_on = False
        for _ in range(FRAMES_AT_ONCE):
            if not self._came or self.read_paused or self.transport.is_closing():
                return
            frame = self._next_frame()
            if not frame:
                return
            text = self._plain_text(frame)
            if text is not None:
                self._hand_over(text)
            elif self._others.take():
                super().data_received(frame)
            else:  # pings without end
                self.transport.abort()
        self._going_on = True
        self.loop.call_soon(self._cut)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self._came and not self._going_on:
            self._going_on = True
            self.loop.call_soon(self._cut)
        return message

    def _next_frame(self) -> bytes:
        """The next frame that is whole, or nothing; of one that is too big the header alone, which is refused."""
        came = self._came
        wide = WIDE.get(came[1] & ~MASKED, 0) if len(came) > 1 else 0
        if len(came) < 2 + wide:
            return b""
        length = int.from_bytes(came[2 : 2 + wide]) if wide else came[1] & ~MASKED
        end = 2 + wide + (length + (4 if came[1] & MASKED else 0) if length <= self.config.ws_max_size else 0)
        if len(came) < end:
            return b""
        frame = bytes(came[:end])
        del came[:end]
        return frame

    def _plain_text(self, frame: bytes) -> str | None:
        """What a frame says that is nothing but a text, masked as it must be, at a moment when a text may come."""
        if frame[0] != TEXT or not frame[1] & MASKED or self.conn.state is not OPEN:
            return None
        if self.conn.current_size is not None:  # a message in fragments is not yet at its end
            return None
        mask = 2 + WIDE.get(frame[1] & ~MASKED, 0)
        try:
            return apply_mask(frame[mask + 4 :], frame[mask : mask + 4]).decode()
        except ValueError:  # no mask: a header alone; or no text
            return None

    def _hand_over(self, text: str) -> None:
        """To whoever waits in `receive`. Nothing more is read while too much waits there."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def ready(self) -> bool:
        """Whether the client has read enough of what was written to it."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a text; nothing to a connection that has come to its end."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(_header(len(text)) + text)

    async def finish(self) -> None:
        """What was written is with the transport, which sends it before it closes."""

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_writable is not None:
            self.when_writable()


def _header(length: int) -> bytes:
    """Of a whole text that a server sends."""
    if length < 126:
        return bytes((TEXT, length))
    mark = 126 if length < 1 << 16 else 127
    return bytes((TEXT, mark)) + length.to_bytes(WIDE[mark])
