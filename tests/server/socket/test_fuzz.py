"""Anything may be sent: every message is answered or refused, nothing crashes, and nothing piles up."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from digsite.games import GAMES
from digsite.texts import LANGUAGES
from tests.server.client import Chair, Data, Person, fresh_id, unpack
from tests.server.seated import MINE
from tests.server.services import ServerProcess, counted, server_process
from tests.server.soaking import portions

pytestmark = pytest.mark.anyio
KINDS = (
    *("choose",) * 20,  # deep into games too
    *("preview", "tell", "read-log", "undo", "end-turn", "join", "leave", "come-back", "come-back", "arrange", "start"),
    *("stand-in", "say", "mute", "report", "set-chat", "resync", "rematch", "resign", "cancel"),
)
JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "x", "\x00", "🪨" * 50, [], {}, [[[]]], {"a": {"b": []}}, "1")
AT_ONCE = 5
"""Players who send at the same time."""
MORE_MEMORY = 40 << 20
"""Bytes by which a server may have grown after thousands of messages: caches warm up, nothing piles up."""


def memory(server: ServerProcess) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmRSS"))


async def errors(base: str) -> float:
    return await counted(base, "digsite_errors_total")


class Fuzzer:
    """Makes messages: every second one well-formed and the sender's to send, the others broken in some way."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._made = 0

    def message(self, chair: Chair) -> str | bytes:
        self._made += 1
        message = self._well_formed(chair)
        if self._made % 2:
            return msgspec.json.encode(message).decode()
        return self._broken(message)

    def _well_formed(self, chair: Chair) -> Data:
        rng = self._rng
        kind = rng.choice(KINDS)
        seat = rng.randrange(2)
        version = max((update["version"] for update in chair.updates.values()), default=0) - rng.choice((0, 0, 0, 1))
        fields: dict[str, Data] = {
            "choose": {"version": version, "action": self._action(chair)},
            "preview": {"version": version, "action": self._action(chair)},
            "undo": {"version": version, "seat": seat},
            "end-turn": {"version": version, "seat": seat},
            "arrange": {"seat": seat, "plan": rng.choice(({"kind": "open"}, {"kind": "mine"}))},
            "read-log": {"seat": seat, "language": "en", "first": rng.randrange(9)},
            "say": {"text": rng.choice(("hello", "🪨", "<script>", " "))},
            "tell": {"seat": seat, "language": rng.choice(LANGUAGES), "group": rng.choice((None, 0, 9))},
            "mute": {"guest": "somebody", "muted": rng.random() < 0.5},
            "report": {"line": rng.randrange(5)},
            "set-chat": {"on": rng.random() < 0.5},
        }
        plain = {"seat": seat} if kind in ("leave", "come-back", "stand-in", "resign") else {}
        return {"kind": kind, "id": fresh_id(), **fields.get(kind, plain)}

    def _action(self, chair: Chair) -> Data:
        rng = self._rng
        decisions = [update["decision"] for update in chair.updates.values() if update["decision"]]
        choices = unpack(rng.choice(decisions)) if decisions else []
        return dict(rng.choice(choices)) if choices else {"kind": "take", "seat": 0, "count": 1}

    def _broken(self, message: Data) -> str | bytes:
        rng = self._rng
        match rng.randrange(7):
            case 6 if isinstance(message.get("action"), dict):
                message["action"][rng.choice(list(message["action"]))] = rng.choice(JUNK)
            case 6 if "seat" in message:
                message["seat"] = rng.choice((2, 15, -1))
            case 0 | 6:
                message.pop(rng.choice(list(message)))
            case 1:
                message[rng.choice(list(message))] = rng.choice(JUNK)
            case 2:
                message[rng.choice(("admin", "seed", "kind2"))] = rng.choice(JUNK)
            case 3:
                text = msgspec.json.encode(message).decode()
                return text[: rng.randrange(len(text))]
            case 4:
                return rng.randbytes(rng.randrange(40))
            case 5:
                return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(60)))
        return msgspec.json.encode(message).decode()


@asynccontextmanager
async def fresh_table(person: Person, game: str) -> AsyncIterator[Chair]:
    table = await person.open(game, [MINE, MINE])
    await person.command(table, "start")
    async with person.at(table) as chair:
        yield chair


async def send_all(base: str, count: int, luck: int, checkpoint: Callable[[int], None]) -> int:
    """Send so many messages at tables of every game, several at a time; returns how many were accepted."""
    sent = itertools.count(1)

    async def send_some(share: int, rng: random.Random) -> int:
        fuzzer, left, accepted = Fuzzer(rng), share, 0
        games = [*GAMES, "pebbles", "caches"]
        async with Person(base, "Fuzz") as person:
            while left > 0:
                async with fresh_table(person, rng.choice(games)) as chair:
                    for _ in range(min(100, left)):
                        replies = chair.replies
                        await chair.socket.send(fuzzer.message(chair))
                        await chair.until(lambda replies=replies: chair.replies > replies)  # type: ignore[misc]
                        left -= 1
                        checkpoint(next(sent))
                        if chair.over:
                            break
                    answers = [*chair.answers.values(), *chair.unasked]
                    assert not [answer for answer in answers if answer.get("code") == "internal"]
                    accepted += sum(answer["kind"] != "refused" for answer in answers)
        return accepted

    shares = [send_some(count // AT_ONCE, random.Random(f"{luck} {number}")) for number in range(AT_ONCE)]
    return sum(await asyncio.gather(*shares))


async def fuzz(folder: Path, count: int, luck: int) -> float:
    """Returns how often the event loop was held meanwhile; the log of the server names what held it."""
    async with server_process("--warm-up", "--database-url", f"sqlite:///{folder}/fuzz.sqlite3") as server:
        warm: list[int] = []

        def checkpoint(sent: int) -> None:
            if sent >= count // 2 and not warm:
                warm.append(memory(server))

        accepted = await send_all(server.address, count, luck, checkpoint)
        assert accepted > count // 5
        assert await errors(server.address) == 0
        assert memory(server) - warm[0] < MORE_MEMORY
        assert server.process.returncode is None
        return await counted(server.address, "digsite_loop_held_seconds_count")


async def test_hundreds_of_messages(tmp_path: Path) -> None:
    await fuzz(tmp_path, 500, luck=1)


@pytest.mark.long
async def test_a_million_messages(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    for number in portions(request, 1_000_000, 100_000):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert await fuzz(folder, 100_000, luck=2 + number) == 0
