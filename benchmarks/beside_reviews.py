"""Whether reviews slow games down: how long moves take at a server, without and with a queue of reviews beside them.

    python -m benchmarks.beside_reviews 60

starts a server of its own and has people play Block and Key by lot at several tables for so many seconds: half of them
alone, half while reviews of finished games are asked for without end. Prints the median and the 99th percentile of the
time from a choice to its answer, and how many steps of games were looked at meanwhile. The machine may do other things
besides: run it more than once.
"""

import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import numpy as np

from tests.server.client import Chair, Person
from tests.server.seated import MINE, begun
from tests.server.services import server_process

TABLES = 4
FINISHED = 12
PAUSE = 0.05
"""Seconds between two moves of a person."""


async def finish(guest: Person) -> str:
    """A game alone, by lot, to its end."""
    table = await guest.open("block-and-key", [MINE])
    await guest.command(table, "start")
    async with guest.at(table) as chair:
        await chair.play_on(random.Random(table).choice)
    return table


async def moves(guests: list[Person], until: float, rng: random.Random) -> list[float]:
    """Play game after game, and how long each move took."""
    took: list[float] = []
    while time.monotonic() < until:
        table = await begun(guests, "block-and-key")
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(guest.at(table)) for guest in guests]
            while time.monotonic() < until and not chairs[0].over:
                await asyncio.gather(*(_move(chair, seat, rng, took) for seat, chair in enumerate(chairs)))
                await asyncio.sleep(PAUSE)
    return took


async def _move(chair: Chair, seat: int, rng: random.Random, took: list[float]) -> None:
    await chair.ask("resync")
    choices = chair.choices(seat)
    if choices:
        begun_at = time.perf_counter()
        await chair.choose(rng.choice(choices))
        took.append(time.perf_counter() - begun_at)


async def review_on(asking: list[Person], tables: list[str], until: float) -> int:
    """Ask for one review after the other, of every guest some; how many steps were looked at."""
    looked = dict.fromkeys(tables, 0)
    while time.monotonic() < until:
        for number, table in enumerate(tables):
            answer = await asking[number % len(asking)].request("POST", f"/api/tables/{table}/review")
            if answer.status_code == 200:
                looked[table] = answer.json()["done"]
        await asyncio.sleep(1.0)
    return sum(looked.values())


def told(took: list[float]) -> str:
    middle, slow = np.percentile(np.array(took) * 1000, [50, 99])
    return f"{len(took)} moves, median {middle:.1f} ms, p99 {slow:.1f} ms"


async def main(seconds: float) -> None:
    folder = Path(tempfile.mkdtemp(prefix="digsite-reviews-"))
    async with (
        server_process("--database-url", f"sqlite:///{folder}/tables.sqlite3") as server,
        AsyncExitStack() as stack,
    ):
        people = [
            await stack.enter_async_context(Person(server.address, f"P{number}")) for number in range(2 * TABLES + 4)
        ]
        asking, players = people[:4], people[4:]
        tables = [await finish(asking[number % 4]) for number in range(FINISHED)]
        seen: dict[str, list[float]] = {"without reviews": [], "with reviews": []}
        looked = 0
        for number, name in enumerate(seen):
            until = time.monotonic() + seconds / 2
            pairs = [players[2 * place : 2 * place + 2] for place in range(TABLES)]
            playing = asyncio.gather(*(moves(pair, until, random.Random(number)) for pair in pairs))
            if name == "with reviews":
                looked = await review_on(asking, tables, until)
            for took in await playing:
                seen[name] += took
        for name, took in seen.items():
            print(f"{name}: {told(took)}")
        print(f"{looked} steps of {len(tables)} games looked at meanwhile")


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1])))
