"""What two processes put into a database at the same moment fails neither of them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from sqlalchemy import text

from digsite.server.identity import Claim
from digsite.server.storage import Storage, open_storage
from digsite.server.storage.engine import migrate, open_engine
from digsite.server.storage.interface import ActRow, PushRow, PuzzleTry
from digsite.study.puzzles.rating import Skill
from tests.server.storage.rows import OPENED, empty, guest, row

ADA = Claim("ada", 1, None)
TRIED = PuzzleTry(guest="ada", game="pebbles", puzzle="p1", table_id="t1", at=1)


@pytest.fixture
async def storage(postgresql_url: str) -> AsyncIterator[Storage]:
    empty(postgresql_url)
    opened = await open_storage(postgresql_url)
    await opened.append(row(), 0, [OPENED])
    for name in ("ada", "ben"):
        await opened.add_guest(guest(name))
    await opened.begin_puzzle(TRIED)
    yield opened
    await opened.close()


async def _mark(storage: Storage) -> None:
    await storage.mark("retention", 2)
    assert (await storage.marks())["retention"] == 2


async def _kick(storage: Storage) -> None:
    act = ActRow(at=1, by="cy", what="kick", table_id="t1", guest="ada", reason="")
    assert await storage.moderate(act)
    assert await storage.kicked("t1") == {"ada"}


async def _subscribe(storage: Storage) -> None:
    assert await storage.add_push(ADA, PushRow(endpoint="https://push", guest="ada", keys="new"), 5)
    assert [push.keys for push in await storage.pushes("ada")] == ["new"]


async def _rate(storage: Storage) -> None:
    def rate(_solver: Skill | None, _puzzle: Skill | None) -> tuple[Skill, Skill]:
        return Skill(30, 5), Skill(20, 5)

    assert await storage.judge_puzzle(TRIED, solved=True, day=None, rate=rate)
    assert await storage.puzzle_skills("pebbles", puzzles=["p1"]) == {"p1": Skill(20, 5)}


async def _mute(storage: Storage) -> None:
    assert await storage.mute("ada", "ben", on=True, most=5)
    assert await storage.mutes("ada") == {"ben"}


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("other", "own"),
    [
        ("INSERT INTO marks (name, at) VALUES ('retention', 1)", _mark),
        ("INSERT INTO kicked (table_id, guest) VALUES ('t1', 'ada')", _kick),
        ("INSERT INTO pushes (endpoint, guest, keys) VALUES ('https://push', 'ben', 'old')", _subscribe),
        ("INSERT INTO puzzle_ratings VALUES ('pebbles', 'p1', false, 25, 8)", _rate),
        ("SELECT id FROM guests WHERE id = 'ada' FOR UPDATE; INSERT INTO mutes VALUES ('ada', 'ben')", _mute),
    ],
)
async def test_a_row_that_another_process_adds_meanwhile(
    storage: Storage, postgresql_url: str, other: str, own: Callable[[Storage], Awaitable[None]]
) -> None:
    engine = open_engine(postgresql_url)
    try:
        with engine.connect() as connection:
            for statement in other.split(";"):
                connection.execute(text(statement))
            waiting = asyncio.ensure_future(own(storage))
            await _somebody_waits(postgresql_url)
            connection.commit()
        await waiting
    finally:
        engine.dispose()


async def _somebody_waits(url: str) -> None:
    engine = open_engine(url)
    end = time.monotonic() + 5
    query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    with engine.connect() as connection:
        while not connection.exec_driver_sql(query).scalar_one() and time.monotonic() < end:
            await asyncio.sleep(0.02)
    engine.dispose()


def test_processes_that_open_a_new_file_at_once_all_find_its_tables(tmp_path: Path) -> None:
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as processes:
        list(processes.map(_now, [0.0] * 3))  # they are there
        for number in range(4):
            url, soon = f"sqlite:///{tmp_path}/{number}.sqlite3", time.time() + 0.1
            for process in [processes.submit(_open, url, soon) for _ in range(3)]:
                process.result()


def _now(_: float) -> float:
    import alembic.command
    import alembic.config  # noqa: F401 - what takes long to load is loaded

    time.sleep(0.2)  # so that no process takes two of these
    return time.time()


def _open(url: str, at: float) -> None:
    while time.time() < at:
        pass
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()
