"""A server that cannot start says why, in one line, and ends with code 2."""

import contextlib
import errno
import os
import pwd
import resource
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from digsite import __version__
from tests.server.services import ROOT, environment, free_port, serve_command

Command = Callable[..., tuple[int, str, str]]
NOBODY = 65534


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture
def refused(digsite: Command, database: str) -> Callable[..., str]:
    """Why a server with these options does not start."""

    def start(*options: str) -> str:
        where = () if "--database-url" in options else ("--database-url", database)
        code, out, err = digsite("serve", "--port", "0", *where, *options)
        assert (code, out) == (2, ""), err
        assert len(err.splitlines()) == 1, err
        assert "Traceback" not in err
        return err

    return start


def test_a_port_that_is_taken(refused: Callable[..., str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused("--port", port)
    assert list(tmp_path.iterdir()) == []  # nothing was opened


def test_too_few_files_to_answer_anybody(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (20, 20))
    assert "may open 20 files (ulimit -n); it needs 64 at least" in refused()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
def test_a_server_that_cannot_say_where_it_is_serves_all_the_same(database: str) -> None:
    port = free_port()
    with open("/dev/full", "wb") as full:
        command = serve_command("--database-url", database, port=port)
        process = subprocess.Popen(command, stdout=full, cwd=ROOT, env=environment())
    try:
        while process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).json() == {"ok": True}
                break
            time.sleep(0.1)
        process.terminate()
        assert process.wait() == 0
    finally:
        process.kill()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_who_keeps_all_in_memory_is_warned(
    digsite: Command, monkeypatch: pytest.MonkeyPatch, database: str, url: str
) -> None:
    from digsite.server import run

    monkeypatch.setattr(run, "run", lambda *_, **__: None)
    assert len(digsite("serve", "--database-url", url)[2].splitlines()) == 1
    assert digsite("serve", "--database-url", database)[2] == ""


def test_an_address_that_is_not_this_machine(refused: Callable[..., str]) -> None:
    assert "192.0.2.1" in refused("--host", "192.0.2.1")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "address of the database"),
        ("mysql://somewhere/digsite", "sqlite and postgresql"),
        ("sqlite:////nowhere/tables.sqlite3", "/nowhere/tables.sqlite3"),
        ("postgresql://digsite:hidden@127.0.0.1:1/digsite", "127.0.0.1:1"),
    ],
)
def test_a_database_that_is_not_there(refused: Callable[..., str], url: str, said: str) -> None:
    line = refused("--database-url", url)
    assert said in line
    assert "hidden" not in line


def test_a_file_that_is_no_database(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is no database. " * 50)
    assert "letter.txt" in refused("--database-url", f"sqlite:///{file}")


def test_a_key_for_notices_that_is_damaged(refused: Callable[..., str], tmp_path: Path) -> None:
    from sqlalchemy import text

    from digsite.server.storage.engine import migrate, open_engine

    url = f"sqlite:///{tmp_path}/keys.sqlite3"
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO secrets (name, value) VALUES ('push', 'half a k')"))
    engine.dispose()
    assert "`push`" in refused("--database-url", url)


def test_a_database_of_a_newer_version(refused: Callable[..., str], tmp_path: Path) -> None:
    from sqlalchemy import text

    from digsite.server.storage.engine import migrate, open_engine

    url = f"sqlite:///{tmp_path}/newer.sqlite3"
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer version" in refused("--database-url", url)


def test_a_folder_that_may_not_be_written(refused: Callable[..., str], tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o555)
    with _as_nobody():
        assert "kept" in refused("--database-url", f"sqlite:///{folder}/tables.sqlite3")
        assert "kept" in refused("--secret-key-file", str(folder / "key"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be two")
def test_of_what_is_somebody_elses_it_is_said_whose_it_is_and_who_asks(
    refused: Callable[..., str], tmp_path: Path, open_to_all: Path
) -> None:
    file = open_to_all / "tables.sqlite3"
    file.touch(mode=0o600)
    with _as_nobody():
        line = refused("--database-url", f"sqlite:///{file}")
    owner = pwd.getpwuid(os.getuid()).pw_name
    assert f"{file} belongs to {owner}, with mode 0600, and this is {pwd.getpwuid(NOBODY).pw_name}" in line
    file.chmod(0o444)
    with _as_nobody():
        assert f"{file} cannot be written" in refused("--database-url", f"sqlite:///{file}")
    (open_to_all / "tables.sqlite3.lock").unlink()
    open_to_all.chmod(0o555)
    with _as_nobody():
        assert f"{file}.lock: Permission denied" in refused("--database-url", f"sqlite:///{file}")
    assert f"{tmp_path} is a folder: expected a file" in refused("--database-url", f"sqlite:///{tmp_path}")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_makes_belongs_to_whoever_has_the_folder(digsite: Command, database: str, tmp_path: Path) -> None:
    from digsite.cli.serve import key_in
    from digsite.server.storage.database_lock import FileLock
    from digsite.server.storage.engine import migrate, open_engine

    engine = open_engine(database)
    migrate(engine)
    engine.dispose()
    state = tmp_path / "state"
    state.mkdir()
    os.chown(state, NOBODY, NOBODY)
    assert digsite("backup", tmp_path / "kept", "--database-url", database)[0] == 0
    assert digsite("restore", tmp_path / "kept", "--database-url", f"sqlite:///{state}/tables.sqlite3")[0] == 0
    FileLock(state / "tables.sqlite3", shared=False).close()
    key_in(state / "key")
    assert digsite("backup", state / "kept", "--keep", 1, "--database-url", f"sqlite:///{state}/tables.sqlite3")[0] == 0
    assert len(list(state.rglob("*"))) == 5
    assert {(file.stat().st_uid, file.stat().st_mode & 0o077) for file in state.rglob("*")} == {(NOBODY, 0)}
    assert (tmp_path / "kept").stat().st_uid == 0


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that others may enter too; those of pytest are its owner's alone."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)
        Path(name).chmod(0o700)


@contextmanager
def _as_nobody() -> Iterator[None]:
    """Root may write anywhere."""
    was_root = os.geteuid() == 0
    if was_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if was_root:
            os.seteuid(0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--production"], "--secret-key-file"),
        (["--secret-key", "short"], "16 characters"),
        (["--owner-key", "short"], "16 characters"),
        (["--production", "--secret-key", " " * 20], "blanks not counted"),
        (["--secret-key", "a-key-of-many-letters", "--old-secret-key", "\t" * 20], "blanks not counted"),
        (["--secret-key-file", "/dev/zero"], "/dev/zero: this is no regular file"),
        (["--bus-url", "nonsense"], "bus"),
        (["--extra-game", "chess=no_such_module:CHESS"], "no_such_module"),
        (["--extra-game", "chess=examples.pebbles:CHESS"], "CHESS"),
        (["--extra-game", "chess=os:system"], "os:system"),
        (["--bots", "os:system"], "os:system"),
        (["--proxies", "999.1.1.1,foo"], "999.1.1.1"),
        (["--origin", "not a url"], "not a url"),
        (["--contact", "javascript:x"], "javascript:x"),
        (["--log-level", "loud"], "loud"),
    ],
)
def test_options_that_lead_nowhere(refused: Callable[..., str], options: list[str], said: str) -> None:
    assert said in refused(*options)


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    from digsite.cli.serve import key_in

    file = tmp_path / "key"
    key = key_in(file)
    assert len(key) == 64
    assert file.stat().st_mode & 0o777 == 0o600
    assert key_in(file) == key


@pytest.mark.parametrize("links", [True, False])
def test_a_key_is_written_whole_or_not_at_all(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    from digsite.cli.serve import key_in

    folder = tmp_path / "keys"
    folder.mkdir()
    if not links:
        monkeypatch.setattr(os, "link", _fails(errno.EPERM))
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", _fails(errno.ENOSPC))
        assert f"{folder}/key: No space left" in refused("--secret-key-file", str(folder / "key"))
    assert list(folder.iterdir()) == []
    key = key_in(folder / "key")
    assert key_in(folder / "key") == key
    assert [file.name for file in folder.iterdir()] == ["key"]


def _fails(code: int) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def test_of_two_that_make_a_key_both_have_the_first(tmp_path: Path) -> None:
    from digsite.core.files import make_once

    make_once(tmp_path / "key", b"first")
    make_once(tmp_path / "key", b"second")
    assert (tmp_path / "key").read_bytes() == b"first"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_without_a_key_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "key").write_text("\n")
    assert "holds no key: expected 16 characters" in refused("--secret-key-file", str(tmp_path / "key"))


def test_no_key_is_waited_for_or_read_without_end(refused: Callable[..., str], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "no regular file" in refused("--secret-key-file", str(tmp_path / "pipe"))
    (tmp_path / "long").write_text("0123456789abcdef" * 2**16)
    assert "File too large: 64 KiB at most" in refused("--secret-key-file", str(tmp_path / "long"))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
@pytest.mark.parametrize(
    "command", [("replay", "/dev/zero"), ("study", "/dev/zero"), ("play", "pebbles", "--load", "/dev/zero")]
)
def test_no_record_is_read_without_end(digsite: Command, command: tuple[str, ...]) -> None:
    assert digsite(*command) == (2, "", "digsite: /dev/zero: File too large: 65536 KiB at most are read\n")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
def test_nor_is_a_set_of_pieces(digsite: Command) -> None:
    code, _, err = digsite("workshop", "/dev/zero")
    assert code == 2
    assert len(err.splitlines()) == 1


def test_the_version_is_told(digsite: Command) -> None:
    assert digsite("--version") == (0, f"digsite {__version__}\n", "")
