"""`make load`: our server and boardgame.io's under the same load, in one run: the same trivial game, the same tables,
the same driver, one process each, ours with its commits on. Runs take turns, so that neither has the quieter hour."""

import argparse
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OUR_GAMES = ("block-and-key", "ancient-knowledge")
FEW, MANY = 500, 2500
"""Idle tables between which the memory is compared."""

Figures = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[tuple[str, int]]:
    """A server process; gives its address and process id."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT), str(HERE)))}
    with subprocess.Popen(command, cwd=HERE, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()


def _wait_for(port: int) -> None:
    for _ in range(3000):
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.1)
    raise SystemExit(f"nothing listens at port {port}")


@contextlib.contextmanager
def digsite(folder: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    options = ["--port", str(port), "--unlimited", "--log-level", "warning", "--extra-game", "counter=counter:COUNTER"]
    database = f"sqlite:///{folder}/load-{port}.sqlite3"
    program = [sys.executable, "-c", "from digsite.cli.main import main; main()", "serve", "--database-url", database]
    with running([*program, *options], port) as server:
        yield server


@contextlib.contextmanager
def boardgame_io(node: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    with running([node, "peer.cjs", str(port)], port) as server:
        yield server


def drive(
    node: str, kind: str, server: tuple[str, int], game: str, tables: int, seconds: int, language: str = ""
) -> Figures:
    """With a language, the log is told in it."""
    address, pid = server
    command = [node, "drive.mjs", kind, address, game, str(tables), str(seconds), str(pid), language]
    done = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def median(runs: list[Figures]) -> Figures:
    """The run whose speed is in the middle."""
    middle = statistics.median_low(run["moves_per_second"] for run in runs)
    return next(run for run in runs if run["moves_per_second"] == middle)


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmRSS"))


def idle_table_bytes(server: tuple[str, int]) -> int:
    """What one more table costs that was begun and left alone."""
    address, pid = server
    with httpx.Client(base_url=address, trust_env=False) as http:
        token = http.post("/api/guest", json={"name": "Idle"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        used = {}
        for number in range(1, MANY + 1):
            table = http.post("/api/tables", json={"game": "block-and-key", "seats": seats}).json()["id"]
            http.post(f"/api/tables/{table}/commands", json={"kind": "start", "id": "s"}).raise_for_status()
            if number in (FEW, MANY):
                used[number] = memory(pid)
    return (used[MANY] - used[FEW]) // (MANY - FEW)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--node", default="node")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder, digsite(folder) as us, boardgame_io(chosen.node) as them:
        for _ in range(chosen.runs):
            ours.append(drive(chosen.node, "digsite", us, "counter", chosen.tables, chosen.seconds))
            theirs.append(drive(chosen.node, "boardgame.io", them, "counter", chosen.tables, chosen.seconds))
        games = [
            drive(chosen.node, "digsite", us, game, chosen.tables, chosen.seconds, language)
            for game in OUR_GAMES
            for language in ("", "fr")
        ]
    with tempfile.TemporaryDirectory() as folder, digsite(folder) as us:
        idle = idle_table_bytes(us)
    figures: Figures = {
        "digsite": median(ours),
        "boardgame.io": median(theirs),
        "games": games,
        "idle_table_bytes": idle,
    }
    speeds = [figures[name]["moves_per_second"] for name in ("digsite", "boardgame.io")]
    figures["times_the_peer"] = round(speeds[0] / speeds[1], 2)
    print(json.dumps(figures, indent=None if chosen.json else 1))


if __name__ == "__main__":
    main()
