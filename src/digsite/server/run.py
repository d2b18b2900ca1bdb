"""Running a server as a process: uvicorn, signals, and an orderly end."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Literal

import uvicorn
from starlette.types import ASGIApp

from digsite.games import Registrations, with_games, words
from digsite.games import game as find_game
from digsite.server.app import make_app
from digsite.server.http.bounded import BoundedHttp
from digsite.server.server import open_server
from digsite.server.settings import MOST_BYTES, Settings
from digsite.server.socket.wire import Wire
from digsite.server.time_and_secrets import TimeAndSecrets
from digsite.texts import LANGUAGES

Sockets = type[asyncio.Protocol] | Literal["websockets", "websockets-sansio"]
"""How WebSockets are spoken: our short way, or one of uvicorn's own."""
PING_SECONDS = 20
GRACE_SECONDS = 10
"""How long requests may take to finish when the server is told to stop."""


SWITCH_SECONDS = 0.0005
"""How soon the writing thread gets Python's lock from a busy event loop: everybody waits for its commit."""


COLLECT_AFTER = 50_000
"""New objects before Python looks for cycles in them: its default of 700 costs a busy server a seventh of its time."""


WARM_UP_STEPS = 8
"""Steps of a game that reach everything a table needs."""


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once clients can come."""
    sys.setswitchinterval(SWITCH_SECONDS)
    if settings.warm_up:
        warm_up(with_games(settings.games))
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    if sys.platform == "win32":
        asyncio.run(serve(settings, ready))
        return
    import uvloop

    uvloop.run(serve(settings, ready))


def warm_up(games: Registrations) -> None:
    """Load every game before anybody waits for it: a first Block and Key compiles its kernel, once a machine."""
    for name in games:
        game = find_game(name, games)
        state = game.new(game.player_counts[-1], seed=1)
        for _ in range(WARM_UP_STEPS):
            state.apply(state.legal_actions(state.deciders[0])[0])
            state.view(0)
        for language in LANGUAGES:
            words(name, language, [str(seat) for seat in range(state.players)], games).describe(state.view(0))


async def serve(
    settings: Settings,
    ready: Callable[[str], None],
    stop: asyncio.Event | None = None,
    sources: TimeAndSecrets | None = None,
    wire: Sockets = Wire,
) -> None:
    """As `run`, in a running loop; ends by a signal or by `stop`."""
    async with open_server(settings, sources) as server:
        listener = _Listener(_config(make_app(server), settings, wire), ready)
        stopping = asyncio.create_task(_stop(listener, stop or asyncio.Event()))
        try:
            await listener.serve()
        finally:
            stopping.cancel()


def _config(app: ASGIApp, settings: Settings, wire: Sockets) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
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

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends the serving. It is not raised again afterwards, as uvicorn would: that would end the process
        before bots and database are closed."""
        del frame
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        for served in self.servers:
            for open_socket in served.sockets:
                host, port = open_socket.getsockname()[:2]
                self._ready(f"http://{host}:{port}")
                return
