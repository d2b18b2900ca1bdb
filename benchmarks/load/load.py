"""`make load`: what the server bears, in parts (`--only NAME`, several with commas):

peer    our server and boardgame.io's under the same load, in one run: the same trivial game, the same tables, the same
        driver, one process each, ours with its commits on. Runs take turns, so that neither has the quieter hour.
        Then our games, with the log in words and without
left    what a table costs that was begun and left alone
crowd   a thousand tables at which people think, a move each every five seconds
flood   the same with fewer tables, without and with one address that asks for all it can
idle    ten thousand connections at which nothing happens
scale   one, two and four processes on PostgreSQL and Redis

How many and how long is said by `--tables`, `--left`, `--crowd`, `--idle`, `--seconds` and `--runs`; a short look at
all of it: `--tables 10 --left 50 --crowd 40 --idle 100 --seconds 3 --runs 1`.
Every measurement is told on standard error as it is made, all of them together at the end.
Whatever held an event loop for more than 20 ms of processor time is listed (`loop_held`), with its place in the source,
and the program fails.
Latencies are those of the machine as well: the drivers run beside the server."""

import argparse
import contextlib
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from digsite import game as digsite_game

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OUR_GAMES = ("block-and-key", "ancient-knowledge")
PATIENCE = 120.0
"""Seconds that are waited for one answer: on a machine that is full of other things, an answer takes its time."""
EVERY_MS = 5000
"""Between two moves of a table where people think."""
FLOOD_RATE = 2000
"""Messages and requests a second."""
DEAR = 300
"""Choices of a position that is dear to describe."""
ERRORS = "errors"
Figures = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, errors: Path | None = None) -> Iterator[tuple[str, int]]:
    """A server process; gives its address and process id."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT), str(HERE)))}
    with contextlib.ExitStack() as stack:
        stderr = stack.enter_context(errors.open("a")) if errors else None
        process = stack.enter_context(
            subprocess.Popen(command, cwd=HERE, env=environment, stdout=subprocess.DEVNULL, stderr=stderr)
        )
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


def _wait_for_games(address: str) -> None:
    """A server that was just installed, or changed, compiles one of them first."""
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http:
        for _ in range(3000):
            if all(game["ready"] for game in http.get("/api/games").json()["games"]):
                return
            time.sleep(0.1)
    raise SystemExit(f"the games of {address} are not ready")


@contextlib.contextmanager
def digsite(folder: str, *more: str, unlimited: bool = True, database: str = "") -> Iterator[tuple[str, int]]:
    port = free_port()
    options = ["--port", str(port), "--log-level", "warning", "--extra-game", "counter=counter:COUNTER", *more]
    options += ["--unlimited"] if unlimited else []
    database = database or f"sqlite:///{folder}/load-{port}.sqlite3"
    program = [sys.executable, "-c", "from digsite.cli.main import main; main()", "serve", "--database-url", database]
    with running([*program, *options], port, Path(folder) / ERRORS) as server:
        _wait_for_games(server[0])
        yield server


def loop_held(folder: str) -> list[Figures]:
    """What held an event loop, the longest first."""
    lines = (Path(folder) / ERRORS).read_text().splitlines() if (Path(folder) / ERRORS).exists() else []
    found = [json.loads(line) for line in lines if '"loop-held"' in line]
    return [{"ms": each["ms"], "where": each["where"]} for each in sorted(found, key=lambda each: -each["ms"])[:5]]


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
    done = subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True)
    return told(done.stdout)


def told(text: str) -> Figures:
    """What a driver has measured. It is said at once: a run that is broken off has not been for nothing."""
    print(text.strip(), file=sys.stderr, flush=True)
    figures: Figures = json.loads(text)
    return figures


def median(runs: list[Figures]) -> Figures:
    """The run whose speed is in the middle."""
    middle = statistics.median_low(run["moves_per_second"] for run in runs)
    return next(run for run in runs if run["moves_per_second"] == middle)


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmRSS"))


def idle_table_bytes(server: tuple[str, int], tables: int) -> int:
    """What one more table costs that was begun and left alone: between a fifth of so many and all of them."""
    address, pid = server
    few = tables // 5
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http:
        token = http.post("/api/guest", json={"name": "Idle"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        used = {}
        for number in range(1, tables + 1):
            table = http.post("/api/tables", json={"game": "block-and-key", "seats": seats}).json()["id"]
            http.post(f"/api/tables/{table}/commands", json={"kind": "start", "id": "s"}).raise_for_status()
            if number in (few, tables):
                used[number] = memory(pid)
    return (used[tables] - used[few]) // (tables - few)


def times(one: float | None, other: float | None) -> float | None:
    """How many times the other; None where a run was too short, or the machine too full, for either to be anything."""
    return round(one / other, 2) if one and other else None


def node_figures(node: str, program: str, **asked: Any) -> Figures:
    done = subprocess.run([node, program, json.dumps(asked)], cwd=HERE, check=True, stdout=subprocess.PIPE, text=True)
    return told(done.stdout)


def peer(chosen: argparse.Namespace, folder: str) -> Figures:
    ours, theirs = [], []
    with digsite(folder) as us, boardgame_io(chosen.node) as them:
        for _ in range(chosen.runs):
            ours.append(drive(chosen.node, "digsite", us, "counter", chosen.tables, chosen.seconds))
            theirs.append(drive(chosen.node, "boardgame.io", them, "counter", chosen.tables, chosen.seconds))
        games = [
            drive(chosen.node, "digsite", us, game, chosen.tables, chosen.seconds, language)
            for game in OUR_GAMES
            for language in ("", "fr")
        ]
    figures: Figures = {"digsite": median(ours), "boardgame.io": median(theirs), "games": games}
    speeds = [figures[name]["moves_per_second"] for name in ("digsite", "boardgame.io")]
    costs = [figures[name]["cpu_us_per_move"] for name in ("digsite", "boardgame.io")]
    return figures | {
        "times_the_peer": times(*speeds),
        "times_the_peers_processor_time": times(*costs),
    }


def left(chosen: argparse.Namespace, folder: str) -> Figures:
    with digsite(folder) as us:
        return {"idle_table_bytes": idle_table_bytes(us, chosen.left)}


def crowd(chosen: argparse.Namespace, folder: str) -> Figures:
    with digsite(folder, unlimited=False) as (address, pid):
        return {
            game: node_figures(
                chosen.node,
                "crowd.mjs",
                addresses=[address],
                pids=[pid],
                game=game,
                tables=chosen.crowd,
                every=EVERY_MS,
                seconds=3 * chosen.seconds,
            )
            for game in OUR_GAMES
        }


def flood(chosen: argparse.Namespace, folder: str) -> Figures:
    """Others' latencies without and with it, at one server."""
    figures: Figures = {}
    with digsite(folder, unlimited=False) as (address, pid):
        asked = {"addresses": [address], "pids": [pid], "game": "block-and-key", "tables": chosen.crowd // 10}
        asked |= {"every": EVERY_MS // 5, "seconds": chosen.seconds}
        figures["without"] = node_figures(chosen.node, "crowd.mjs", **asked)
        command = [chosen.node, "flood.mjs"]
        seconds = 2 * chosen.seconds + 20
        asking = {"address": address, "seconds": seconds, "rate": FLOOD_RATE, "dear": dear_position()}
        flooding = json.dumps(asking)
        with subprocess.Popen([*command, flooding], cwd=HERE, stdout=subprocess.PIPE, text=True) as process:
            figures["with"] = node_figures(chosen.node, "crowd.mjs", **asked)
            figures["flood"] = json.loads(process.communicate()[0])
    figures["times_p99"] = times(figures["with"]["p99_ms"], figures["without"]["p99_ms"])
    return figures


def dear_position() -> Figures:
    """A position of Block and Key that is dear to describe: without keys in hand or on the altars, each of some hundred
    placements has to be tried to know whether it ends the game."""
    state, rng = digsite_game("block-and-key").new(2, seed=0), random.Random(1)
    while len(state.legal_actions()) < DEAR:
        state.apply(rng.choice(state.legal_actions()))
    found: Figures = dict(state.as_scenario())
    keys = [key for altar in found["altars"].values() for key in altar]
    keys += [key for seat in found["seats"] for key in seat["hand"]]
    for number, seat in enumerate(found["seats"]):
        seat["hand"] = []
        seat["claimed"] += [] if number == found["turn"] else keys
    return found | {"altars": {"sun": [], "moon": []}}


def idle(chosen: argparse.Namespace, folder: str) -> Figures:
    with digsite(folder, unlimited=False) as (address, pid):
        return node_figures(chosen.node, "idle.mjs", address=address, pid=pid, connections=chosen.idle)


def scale(chosen: argparse.Namespace, folder: str) -> Figures:
    sys.path.append(str(ROOT))  # this is a program, which finds nothing but its neighbours by itself
    from tests.server.services import postgresql, redis

    figures: Figures = {}
    for processes in (1, 2, 4):
        with postgresql() as database, redis() as bus, contextlib.ExitStack() as stack:
            more = ("--bus-url", bus)
            servers = [stack.enter_context(digsite(folder, *more, database=database)) for _ in range(processes)]
            figures[str(processes)] = node_figures(
                chosen.node,
                "crowd.mjs",
                addresses=[address for address, _ in servers],
                pids=[pid for _, pid in servers],
                game="block-and-key",
                tables=chosen.tables,
                every=EVERY_MS // 10,
                seconds=chosen.seconds,
            )
    return figures


PARTS: dict[str, Callable[[argparse.Namespace, str], Figures]] = {
    "peer": peer,
    "left": left,
    "crowd": crowd,
    "flood": flood,
    "idle": idle,
    "scale": scale,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--node", default="node")
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--left", type=int, default=2500)
    parser.add_argument("--crowd", type=int, default=1000)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # server and driver have a file for each connection
    figures: Figures = {}
    held_somewhere: list[str] = []
    for part in chosen.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            found = PARTS[part](chosen, folder)
            held = loop_held(folder)
        held_somewhere += [part] if held else []
        figures |= found | {"loop_held": held} if part == "peer" else {part: found | {"loop_held": held}}
    print(json.dumps(figures, indent=None if chosen.json else 1))
    if held_somewhere:
        sys.exit(f"an event loop was held: {', '.join(held_somewhere)}")


if __name__ == "__main__":
    main()
