"""A player as a program, in one file: sits down at a table of a Digsite server and plays a whole game at random.

    python examples/table_client.py http://localhost:8000 block-and-key       opens a table against a bot
    python examples/table_client.py http://localhost:8000/t/TABLE             joins the table of that link

The protocol is in docs/protocol.md: a client holds no rules, it picks from the choices that it is sent.
"""

import asyncio
import json
import random
import sys
import uuid
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]


def unpack(decision: Data) -> list[Data]:
    """Choices travel in runs that differ in one field."""
    actions = []
    for run in decision["choices"]:
        values = run.get("values", [None])
        actions += [{**run["same"], run["vary"]: value} if "vary" in run else run["same"] for value in values]
    return actions


async def messages(socket: ClientConnection) -> AsyncIterator[Data]:
    """A frame holds one message or several, a line each."""
    async for frame in socket:
        for line in str(frame).split("\n"):
            yield json.loads(line)


async def play(socket: ClientConnection, rng: random.Random) -> Data:
    """Answer every decision of our seats until the table is over; returns how it ended."""
    async for message in messages(socket):
        match message["kind"]:
            case "table" if message["table"]["ending"]:
                ending: Data = message["table"]["ending"]
                return ending
            case "update" if message["decision"]:
                choice = rng.choice(unpack(message["decision"]))
                request = {"kind": "choose", "id": uuid.uuid4().hex, "version": message["version"], "action": choice}
                await socket.send(json.dumps(request))
            case "refused" if message["code"] != "stale":  # after "stale" the update comes anew by itself
                raise SystemExit(f"refused: {message['reason']}")
    raise SystemExit("the connection ended before the game")


async def sit_down(http: httpx.AsyncClient, game_or_table: str) -> str:
    """Join the table of a link, or open one against a bot; returns its id."""
    if "/t/" in game_or_table:
        table = game_or_table.rpartition("/t/")[2]
        await http.post(f"/api/tables/{table}/commands", json={"kind": "join", "id": uuid.uuid4().hex})
        return table
    seats = [{"kind": "mine"}, {"kind": "bot", "strength": "random"}]
    answer = await http.post("/api/tables", json={"game": game_or_table, "seats": seats})
    table = str(answer.raise_for_status().json()["id"])
    await http.post(f"/api/tables/{table}/commands", json={"kind": "start", "id": uuid.uuid4().hex})
    return table


async def main(base: str, game_or_table: str, seed: int | None = None) -> Data:
    async with httpx.AsyncClient(base_url=base, trust_env=False) as http:
        keys = (await http.post("/api/guest", json={"name": "Example"})).raise_for_status().json()
        http.headers["authorization"] = f"Bearer {keys['token']}"
        table = await sit_down(http, game_or_table)
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/play"
        headers = {"Authorization": f"Bearer {keys['token']}"}
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            return await play(socket, random.Random(seed))


if __name__ == "__main__":
    place = sys.argv[1]
    server = place.partition("/t/")[0]
    print(json.dumps(asyncio.run(main(server, sys.argv[2] if len(sys.argv) > 2 else place)), indent=1))
