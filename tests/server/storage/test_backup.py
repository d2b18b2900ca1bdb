"""Backups are whole or refused, whatever was cut, altered or made up, and fill a database of either kind."""

import asyncio
import contextlib
import hashlib
import io
import itertools
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from digsite.core import BadOption
from digsite.server.storage import open_storage
from digsite.server.storage.backup import read_backup, write_backup
from digsite.server.storage.engine import open_engine, open_existing
from tests.server.storage.rows import OPENED, SAT, empty, guest, row


@pytest.mark.anyio
async def test_a_backup_of_one_database_fills_another(tmp_path: Path, postgresql_url: str) -> None:
    urls = [f"sqlite:///{tmp_path}/first.sqlite3", postgresql_url, f"sqlite:///{tmp_path}/last.sqlite3"]
    empty(postgresql_url)
    first = await open_storage(urls[0])
    await first.add_guest(guest("ada"))
    await first.append(row(), 0, [OPENED, SAT])
    await first.say("t1", "ada", "hello", 1, "m1")
    await first.close()
    for source, target in itertools.pairwise(urls):
        archive = io.BytesIO()
        assert await asyncio.to_thread(write_backup, source, archive) == 6
        archive.seek(0)
        assert await asyncio.to_thread(read_backup, target, archive) == 6
    for url in urls[1:]:
        storage = await open_storage(url)
        assert await storage.journal("t1") == [OPENED, SAT]
        assert (await storage.chat("t1", 5))[0].text == "hello"
        assert await storage.say("t1", "ada", "more", 2, "m2") == 2
        await storage.close()


def whole(*lines: bytes) -> bytes:
    """A backup of these lines, with the end that belongs to them."""
    text = b"".join(line + b"\n" for line in lines)
    footer = {"rows": len(lines) - 1, "sha256": hashlib.sha256(text).hexdigest()}
    return text + msgspec.json.encode(footer) + b"\n"


HEADER = b'{"digsite_backup":2}'


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}\n",
        HEADER + b"\n",
        whole(b'{"digsite_backup":1}'),
        whole(b'{"digsite_backup":3}'),
        whole(HEADER, b'{"table":"x","row":{}}'),
        whole(HEADER, b'{"table":"secrets","row":{}}'),
        whole(HEADER, b'{"table":"chat","row":{"line":"x"}}'),
        whole(HEADER) + b"\n",
        whole(HEADER) + whole(HEADER),
        whole(HEADER).replace(b'"rows":0', b'"rows":1'),
    ],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    with pytest.raises(BadOption):
        read_backup(url, io.BytesIO(content))
    assert read_backup(url, io.BytesIO(whole(HEADER))) == 0


def guest_row(**other: object) -> bytes:
    values = {"id": "ada", "name": "Ada", "recovery": "x", "epoch": 1, "seen": 1, "webhook": None}
    values |= {"silenced_until": None, "banned_until": None, **other}
    return msgspec.json.encode({"table": "guests", "row": values})


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("seen", 2**63),
        ("seen", 10**60),
        ("seen", "abc"),
        ("seen", 1.5),
        ("seen", True),
        ("epoch", None),
        ("epoch", -(2**63) - 1),
        ("name", 7),
        ("name", None),
        ("name", "A\0da"),
        ("webhook", ["x"]),
    ],
)
def test_a_row_whose_values_are_not_of_its_columns_is_refused_by_name(
    tmp_path: Path, column: str, value: object
) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    # Written by hand: the encoder refuses what is longer than a number of the machine.
    row = guest_row(**{column: "?"}).replace(b'"?"', json.dumps(value).encode())
    with pytest.raises(BadOption, match=rf"row 1: guests\.{column} "):
        read_backup(url, io.BytesIO(whole(HEADER, row)))
    assert list(tmp_path.iterdir()) == []
    assert read_backup(url, io.BytesIO(whole(HEADER, guest_row()))) == 1


def test_a_line_without_an_end_is_not_read_into_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.server.storage.backup.LONGEST", 1000)
    with pytest.raises(BadOption, match="longer than 1000"):
        read_backup(f"sqlite:///{tmp_path}/a.sqlite3", io.BytesIO(b"x" * 5000))


def test_a_restore_that_fails_leaves_only_a_database_that_was_there(tmp_path: Path) -> None:
    made, there = tmp_path / "made.sqlite3", tmp_path / "there.sqlite3"
    read_backup(f"sqlite:///{there}", io.BytesIO(whole(HEADER)))
    for file in (made, there):
        with pytest.raises(BadOption):
            read_backup(f"sqlite:///{file}", io.BytesIO(b"no backup"))
    assert there.exists()
    assert not made.exists()


@pytest.mark.parametrize(
    "url", ["sqlite:///", "sqlite:///?timeout=3", "sqlite:///file:x?mode=memory&uri=true", "", "nonsense"]
)
def test_an_address_that_names_no_file_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="only sqlite"):
        read_backup("mysql://localhost/x", io.BytesIO(whole(HEADER)))
    with pytest.raises(BadOption, match="memory"):
        read_backup("sqlite://", io.BytesIO(whole(HEADER)))
    for refused in (open_engine, open_existing, lambda url: read_backup(url, io.BytesIO(whole(HEADER)))):
        with pytest.raises(BadOption):
            refused(url)


def test_a_backup_that_was_cut_or_altered_anywhere_is_refused(tmp_path: Path) -> None:
    rows = [msgspec.json.encode({"table": "secrets", "row": {"name": f"k{n}", "value": "x"}}) for n in range(1200)]
    backup = whole(HEADER, *rows)
    lines = backup.splitlines(keepends=True)
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    for broken in (
        *(b"".join(lines[:count]) for count in (1, 2, 600, 1200, 1201)),
        backup[:-20],
        b"".join(lines[:5] + lines[6:]),
        backup.replace(b"k7", b"k8", 1),
    ):
        with pytest.raises(BadOption):
            read_backup(url, io.BytesIO(broken))
    assert read_backup(url, io.BytesIO(backup)) == 1200


def test_a_database_that_is_not_empty_is_not_filled(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    backup = whole(HEADER, b'{"table":"secrets","row":{"name":"key","value":"x"}}')
    assert read_backup(url, io.BytesIO(backup)) == 1
    with pytest.raises(BadOption, match="empty"):
        read_backup(url, io.BytesIO(backup))


def test_a_backup_of_no_database_is_refused_and_makes_none(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (text)")
    (tmp_path / "text").write_text("this is no database, however long it may be read\n" * 20)
    for path in (tmp_path / "nowhere.sqlite3", tmp_path, other, tmp_path / "text"):
        with pytest.raises(BadOption):
            write_backup(f"sqlite:///{path}", io.BytesIO())
    for url in ("nonsense", "postgresql://127.0.0.1:1/none", "mysql://x/y"):
        with pytest.raises(BadOption):
            write_backup(url, io.BytesIO())
    assert not (tmp_path / "nowhere.sqlite3").exists()
