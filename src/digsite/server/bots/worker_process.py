"""A process that is asked by lines and answers by lines, with pipes that are closed when it is ended."""

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import cast

LONGEST_LINE = 1 << 20
"""Bytes of an answer: what was found at some steps of a game is more than a bot has to say."""


class WorkerProcess(asyncio.SubprocessProtocol):
    """Python's own `Process` is not enough: it cannot close a pipe whose other end somebody else holds too, and says
    that it has ended while its pipes are still open."""

    def __init__(self) -> None:
        self.answers = asyncio.StreamReader(limit=LONGEST_LINE)
        self._gone = asyncio.get_running_loop().create_future()

    @classmethod
    async def start(cls, program: str, arguments: Sequence[str]) -> "WorkerProcess":
        """A module of Python as a process."""
        pipe = asyncio.subprocess.PIPE
        _, process = await asyncio.get_running_loop().subprocess_exec(
            cls, sys.executable, "-m", program, *arguments, stdin=pipe, stdout=pipe, stderr=None, env=_environment()
        )
        return process

    @property
    def pid(self) -> int:
        return self._transport.get_pid()

    def put(self, line: bytes) -> None:
        """Who asks one that is gone gets an empty answer."""
        if not self._questions.is_closing():  # uvloop lets nobody write to what is closed
            self._questions.write(line)

    async def end(self) -> None:
        """Kill it, and wait until it and its pipes are gone."""
        if not self._questions.is_closing():
            self._questions.abort()  # `close` would wait until somebody has read what is still to be written
        self._transport.close()
        await self._gone

    # What the event loop tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._questions = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(0))
        pipe = self._transport.get_pipe_transport(1)
        if pipe is not None:
            self.answers.set_transport(pipe)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.answers.feed_data(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 1:
            self.answers.feed_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended, and all its pipes are closed."""
        self._gone.set_result(None)


def _environment() -> dict[str, str]:
    """Without what a server is told by it: where its tables are kept, and its secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("DIGSITE_")}
