"""Running a server as a process: uvicorn, signals, and an orderly end."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Literal

import uvicorn
from starlette.types import ASGIApp

from digsite.bots import with_bots
from digsite.games import with_games
from digsite.server import warming_up
from digsite.server.app import make_app
from digsite.server.http.bounded import BoundedHttp
from digsite.server.preparation import Preparation
from digsite.server.server import bus_of, open_server
from digsite.server.settings import MOST_BYTES, Settings
from digsite.server.socket.wire import Wire
from digsite.server.starting import check_files, listening, unreachable
from digsite.server.time_and_secrets import TimeAndSecrets
from digsite.server.watchdog import Watchdog

Sockets = type[asyncio.Protocol] | Literal["websockets", "websockets-sansio"]
"""How WebSockets are spoken: our short way, or one of uvicorn's own."""
PING_SECONDS = 20
GRACE_SECONDS = 10
"""How long requests may take to finish when the server is told to stop."""


SWITCH_SECONDS = 0.0005
"""How soon the writing thread gets Python's lock from a busy event loop: everybody waits for its commit."""


HANGING_SECONDS = 1.0
"""How long threads may take to end when all else has."""


COLLECT_AFTER = (10_000, 5, 100)
"""New objects before Python looks for cycles in them, such looks before it looks at what was left of them too, and
those before it looks at everything. Its default of 700 new ones costs a busy server a seventh of its time; a look at
half a million held the loop for 50 to 70 milliseconds, one at 50,000 for five."""


def run(settings: Settings, ready: Callable[[str], None], tell: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once clients can come, `tell` with what its host
    should know. Raises CannotStart."""
    sys.setswitchinterval(SWITCH_SECONDS)
    check_files()
    games = with_games(settings.games)
    warming_up.check(games)
    with_bots(settings.bots, games)  # whatever is wrong with them is said before anything is opened
    sockets = listening(settings.host, settings.port)
    if settings.warm_up:
        warming_up.warm_up_at_once(games)
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    serving = serve(settings, ready, sockets=sockets, warm_up=settings.warm_up, tell=tell, watched=True)
    try:
        if sys.platform == "win32":
            asyncio.run(serving)
        else:
            import uvloop

            uvloop.run(serving)
    finally:
        for each in sockets:
            each.close()
    _leave_behind_what_hangs()


def _leave_behind_what_hangs() -> None:
    """Everything is closed. A thread that waits for a database or a name server which hangs is not waited for, nor is
    a compiler, which cannot be told to stop."""
    end = time.monotonic() + HANGING_SECONDS
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and not thread.daemon:
            thread.join(max(0.0, end - time.monotonic()))
            if thread.is_alive():
                _leave_at_once()


async def serve(
    settings: Settings,
    ready: Callable[[str], None],
    stop: asyncio.Event | None = None,
    sources: TimeAndSecrets | None = None,
    wire: Sockets = Wire,
    *,
    sockets: list[socket.socket] | None = None,
    warm_up: bool = False,
    tell: Callable[[str], None] = lambda _said: None,
    watched: bool = False,
) -> None:
    """As `run`, in a running loop; ends by a signal or by `stop`. With `warm_up`, games that take long to be there are
    loaded beside the serving, and their tables wait for them; without, each when it is first asked for."""
    games = with_games(settings.games)
    preparation = Preparation(warming_up.slow(games) if warm_up else games, partial(warming_up.warm_up, games=games))

    def begin(address: str) -> None:
        if warm_up:
            preparation.begin(then=gc.freeze)
        ready(address)

    bus = bus_of(settings)
    silence = await unreachable(bus)
    if silence is not None:
        tell(silence)
    async with open_server(settings, sources, bus, preparation=preparation) as server:
        listener = _Listener(_config(make_app(server), settings, wire), begin)
        stopping = asyncio.create_task(_stop(listener, stop or asyncio.Event()))
        unwatch = Watchdog(server.metrics).start() if watched else None
        try:
            await listener.serve(sockets or listening(settings.host, settings.port))
        finally:
            stopping.cancel()
            if unwatch is not None:
                unwatch()


def _leave_at_once() -> None:
    """Python must not take itself apart under a thread that goes on."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError):  # a full disk
            stream.flush()
    os._exit(0)


def _config(app: ASGIApp, settings: Settings, wire: Sockets) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=wire,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=settings.compression,
        http=BoundedHttp,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


async def _stop(listener: uvicorn.Server, stop: asyncio.Event) -> None:
    await stop.wait()
    listener.should_exit = True


class _Listener(uvicorn.Server):
    """Tells when it listens, and where: a port of 0 means any free one."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A terminal that is closed ends the serving in order too, unless it is to outlast it (`nohup`)."""
        with super().capture_signals():
            hang_up = getattr(signal, "SIGHUP", None)  # not every system has it
            in_main = threading.current_thread() is threading.main_thread()
            if hang_up is None or not in_main or signal.getsignal(hang_up) is not signal.SIG_DFL:
                yield
                return
            signal.signal(hang_up, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(hang_up, signal.SIG_DFL)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends the serving. It is not raised again afterwards, as uvicorn would: that would end the process
        before bots and database are closed."""
        del frame
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for served in self.servers:
            for open_socket in served.sockets:
                host, port = open_socket.getsockname()[:2]
                self._ready(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
                return
