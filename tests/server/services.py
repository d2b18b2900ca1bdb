"""Real PostgreSQL, real Redis and real server processes, started by the tests on throwaway ports."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import httpx

from tests.server.conftest import GAMES

ROOT = Path(__file__).parents[2]
PATIENCE = 180


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _postgres_tool(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")) or [Path(shutil.which(name) or name)]
    return str(found[-1])


def _as_postgres(*command: str) -> None:
    """PostgreSQL refuses to run as root, so root becomes `postgres` for it."""
    prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []
    subprocess.run([*prefix, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="digsite-postgres-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port, data = free_port(), str(folder / "data")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    try:
        _as_postgres(_postgres_tool("initdb"), "-D", data, "-U", "digsite", "-A", "trust", "--no-sync")
        log = str(folder / "log")
        _as_postgres(_postgres_tool("pg_ctl"), "-D", data, "-l", log, "-w", "-o", options, "start")
        try:
            yield f"postgresql://digsite@127.0.0.1:{port}/postgres"
        finally:
            _as_postgres(_postgres_tool("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis that forgets everything."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([*command, "--dir", folder], stdout=subprocess.DEVNULL)
        try:
            _wait_for(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


def serve_command(*options: str, port: int = 0) -> list[str]:
    """The command line of a server with the games of the tests."""
    games = [part for name, place in GAMES.items() for part in ("--extra-game", f"{name}={place}")]
    run = "from digsite.cli.main import main; main()"
    fixed = ("--port", str(port), "--unlimited", "--no-warm-up", "--log-level", "warning", "--lang", "en")
    return [sys.executable, "-c", run, "serve", *fixed, *games, *options]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT)}


async def counted(address: str, name: str) -> float:
    """What a server has counted under that name."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as watcher:
        page = (await watcher.get("/metrics")).text
    return next(float(line.split()[1]) for line in page.splitlines() if line.split(" ")[0] == name)


class ServerProcess:
    """`digsite serve` as a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    @staticmethod
    async def start(*options: str, port: int = 0, under: Sequence[str] = ()) -> "ServerProcess":
        process = await asyncio.create_subprocess_exec(
            *under, *serve_command(*options, port=port), stdout=asyncio.subprocess.PIPE, cwd=ROOT, env=environment()
        )
        out = process.stdout
        if out is None:
            raise RuntimeError("no output")
        try:
            async with asyncio.timeout(PATIENCE):
                line = (await out.readline()).decode()
            address = next((word for word in line.split() if word.startswith("http://")), None)
            if address is None:
                raise RuntimeError(f"the server said {line!r}")
        except BaseException:
            process.kill()
            await process.wait()
            raise
        return ServerProcess(process, address)

    async def kill(self) -> None:
        """As a crash would."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        self._let_go()

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """As a host would; returns the exit code."""
        if self.process.returncode is None:
            self.process.send_signal(by)
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
        self._let_go()
        return code

    def _let_go(self) -> None:
        """Of its pipes too, which its own workers may hold for a moment longer: uvloop closes with none open."""
        transport: asyncio.BaseTransport = self.process._transport  # type: ignore[attr-defined]
        transport.close()


@contextlib.asynccontextmanager
async def server_process(*options: str, port: int = 0, under: Sequence[str] = ()) -> AsyncIterator[ServerProcess]:
    """`under`: a command that starts it."""
    server = await ServerProcess.start(*options, port=port, under=under)
    try:
        yield server
    finally:
        await server.kill()
