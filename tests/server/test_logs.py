"""Logs keep what the docs promise: they are searched for every secret and every address of a run."""

import asyncio
import base64
import logging
import sqlite3
import sys
import time
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from digsite.server import logs
from digsite.server.live.background import Background
from digsite.server.logs import JsonLines
from digsite.server.metrics import Metrics
from digsite.server.storage import writer
from digsite.server.storage.engine import open_engine
from tests.server.client import Person, http_client
from tests.server.seated import MINE
from tests.server.services import ROOT, environment, serve_command

pytestmark = pytest.mark.anyio
CHAT = "words for friends only"
CLIENT = "203.0.113.77"
OWNER_KEY = "for the owner's eyes only"


async def test_a_run_leaves_no_secret_and_no_address_in_the_logs(tmp_path: Path) -> None:
    """Also one in which the database fails under moves, chat and renames."""
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    command = serve_command("--database-url", url, "--log-level", "debug", "--owner-key", OWNER_KEY)
    log = (tmp_path / "log").open("wb")
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=log, cwd=ROOT, env=environment()
    )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        base = next(word for word in line.split() if word.startswith("http://"))
        secrets = await _run(base, tmp_path / "tables.sqlite3")
    finally:
        process.terminate()
        await process.wait()
        log.close()
    lines = (tmp_path / "log").read_text().splitlines()
    events = [msgspec.json.decode(line)["event"] for line in lines]
    assert {"request", "request-failed", "database-failed", "outside-failed"} <= set(events)
    found = {secret for secret in secrets for line in lines if secret in line}
    assert found == set()


async def test_what_fails_again_and_again_is_told_whole_once_and_then_counted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    background = Background(Metrics())

    async def fail() -> None:
        raise RuntimeError

    for _ in range(5):
        await background.guard(fail)
    now[0] += logs.PAUSE
    await background.guard(fail)
    now[0] += logs.QUIET
    await background.guard(fail)
    told = [msgspec.json.decode(JsonLines().format(record)) for record in caplog.records]
    assert [(line.get("times"), "error" in line) for line in told] == [(None, True), (5, False), (None, True)]
    assert all(line["kind"].startswith("RuntimeError at test_logs.py:") for line in told)
    await background.close()


async def test_why_a_database_cannot_be_reached_is_told_without_a_password(
    caplog: pytest.LogCaptureFixture,
) -> None:
    engine = open_engine("postgresql://digsite:hidden@127.0.0.1:1/digsite")
    with pytest.raises(SQLAlchemyError) as failed, engine.connect():
        pass
    engine.dispose()
    assert isinstance(failed.value, SQLAlchemyError)
    writer._explained(failed.value)
    assert "refused" in vars(caplog.records[-1])["cause"]
    assert "hidden" not in str(vars(caplog.records[-1]))


async def _run(base: str, file: Path) -> set[str]:
    async with Person(base, "Ada the Unlogged") as ada, Person(base, "Ben the Unlogged") as ben:
        for person in (ada, ben):
            person.http.headers["x-forwarded-for"] = CLIENT
        table = await ada.open("caches", [MINE, {"kind": "invited", "name": "Ben the Invited"}])
        key = (await ada.get(f"/api/tables/{table}"))["seats"][1]["invite"]
        await ben.command(table, "join", invite=key)
        _notify(file, ben.id)
        await ada.command(table, "start")
        async with ada.at(table) as first, ben.at(table) as second:
            await first.ask("say", text=CHAT)
            await second.until(lambda: bool(second.chat))
            await second.ask("report", line=second.chat[0]["line"])
            await first.choose(first.choices(0)[0])
            _break(file)
            assert (await second.ask("say", text=CHAT))["code"] == "unavailable"
            assert (await ada.request("PATCH", "/api/guest", {"name": "Ada the Renamed"})).status_code == 500
        async with http_client(base) as stranger:
            await stranger.get(f"/t/{table}?invite={key}")
            await stranger.post("/api/guest/recover", json={"code": ada.keys["recovery_code"]})
            await stranger.get("/owner", auth=("", OWNER_KEY))
        people = {secret for person in (ada, ben) for secret in (person.token, person.id, person.keys["recovery_code"])}
        named = {
            table,
            key,
            CHAT,
            CLIENT,
            OWNER_KEY,
            "Unlogged",
            "Renamed",
            "Invited",
            "127.0.0.1:",
            "hook-of",
            "push-of",
        }
        return people | named | _kept(file)


def _notify(file: Path, guest: str) -> None:
    """Where somebody is to be told, though nobody can be told there."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(raw).decode(), "auth": base64.urlsafe_b64encode(b"0" * 16).decode()}
    with sqlite3.connect(file) as database:
        database.execute("UPDATE guests SET webhook = 'https://127.0.0.1/hook-of-ben' WHERE id = ?", (guest,))
        push = ("https://127.0.0.1/push-of-ben", guest, msgspec.json.encode(keys).decode())
        database.execute("INSERT INTO pushes (endpoint, guest, keys) VALUES (?, ?, ?)", push)


def _kept(file: Path) -> set[str]:
    """What the database holds that is nobody's business: keys, devices, addresses, seeds and salts, and what was
    hidden where."""
    with sqlite3.connect(file) as database:
        found = {value for (value,) in database.execute("SELECT value FROM secrets")}
        found |= {line for value in found for line in value.splitlines() if "KEY" not in line}
        found |= {value for (value,) in database.execute("SELECT id FROM devices")}
        found |= {value for row in database.execute("SELECT endpoint, keys FROM pushes") for value in row}
        entries = [msgspec.json.decode(body) for (body,) in database.execute("SELECT body FROM entries")]
    hidden = [msgspec.json.encode(entry["action"]).decode() for entry in entries if "action" in entry]
    dealt = [str(entry[name]) for entry in entries for name in ("seed", "salt") if entry.get(name)]
    assert hidden
    assert len(dealt) == 2
    return found.union(hidden, dealt)


def _break(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("DROP TABLE chat")
        database.execute("CREATE TRIGGER t BEFORE UPDATE ON guests BEGIN SELECT RAISE(ABORT, 'no'); END")


def test_an_error_is_told_by_its_kind_and_place_alone() -> None:
    try:
        try:
            raise KeyError("the secret")
        except KeyError as error:
            raise ValueError("the other secret") from error
    except ValueError:
        record = logging.getLogger("digsite.x").makeRecord("digsite.x", 40, "f", 1, "it-failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "KeyError" in line
    assert "ValueError" in line
    assert "test_logs.py" in line
    assert "the secret" not in msgspec.json.decode(line)["error"].replace('raise KeyError("the secret")', "")


def test_what_a_library_fills_in_is_not_written() -> None:
    record = logging.makeLogRecord({"name": "uvicorn.error", "msg": "%s - opened", "args": (CLIENT,), "levelno": 40})
    assert CLIENT not in JsonLines().format(record)


def test_sql_errors_hold_no_parameters() -> None:
    engine = open_engine("sqlite://")
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as failed:
        connection.execute(text("SELECT * FROM nothing WHERE x = :x"), {"x": "a secret card"})
    assert "a secret card" not in str(failed.value)
    engine.dispose()
