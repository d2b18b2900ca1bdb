"""A stretch of wire between us and a service: it can hang, be cut, and be mended."""

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Proxy:
    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()

    def hang(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._flowing.clear()

    def cut(self) -> None:
        """Connections break, and no new ones can be made."""
        self._cut = True
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        self._cut = False
        self._flowing.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        there = await asyncio.open_connection(*self._target)
        self._ends |= {writer, there[1]}
        pumps = [asyncio.create_task(self._pump(*pair)) for pair in ((reader, there[1]), (there[0], writer))]
        self._pumps |= set(pumps)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(1 << 16):
                await self._flowing.wait()
                sink.write(data)
        sink.close()
        self._ends.discard(sink)

    async def close(self) -> None:
        self.cut()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)


@contextlib.asynccontextmanager
async def proxied(port: int) -> AsyncIterator[tuple[Proxy, int]]:
    """A proxy to a port of this machine, and its own port."""
    proxy = Proxy("127.0.0.1", port)
    server = await asyncio.start_server(proxy.connect, "127.0.0.1", 0)
    try:
        yield proxy, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await proxy.close()
