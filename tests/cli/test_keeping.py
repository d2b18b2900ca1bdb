"""`digsite backup`, `restore` and `doctor`: what a host does with a database."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from digsite.server.storage.engine import migrate, open_engine

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return _database(tmp_path / "tables.sqlite3")


def _database(file: Path) -> str:
    url = f"sqlite:///{file}"
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()
    return url


def test_a_backup_is_for_its_owner_alone_and_fills_another_database(
    digsite: Command, database: str, tmp_path: Path
) -> None:
    archive = tmp_path / "backup"
    archive.write_text("an older one")
    archive.chmod(0o644)
    assert digsite("backup", archive, "--database-url", database)[0] == 0
    assert archive.stat().st_mode & 0o777 == 0o600
    assert digsite("restore", archive, "--database-url", f"sqlite:///{tmp_path}/other.sqlite3")[0] == 0


def test_a_backup_of_nothing_is_refused_and_leaves_nothing(digsite: Command, tmp_path: Path) -> None:
    for name in ("backup", "doctor"):
        file = [str(tmp_path / "backup")] if name == "backup" else []
        code, _, err = digsite(name, *file, "--database-url", f"sqlite:///{tmp_path}/nowhere.sqlite3")
        assert code == 2
        assert "nowhere" in err
        assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_tells_what_is_wrong_by_words_data_and_code(digsite: Command, database: str) -> None:
    assert digsite("doctor", "--database-url", database) == (0, "0 tables examined, nothing found.\n", "")
    engine = open_engine(database)
    with engine.begin() as connection:
        line = (
            '{"id":"t","game":"pebbles","status":"over","public":false,"creator":null,"guests":[],"labels":[],"bots":[],'
            '"deciders":[],"changed":0,"due":null,"daily":null}'
        )
        row = "INSERT INTO tables (id, entries, status, public, changed, line) VALUES ('t', 1, 'over', 0, 0, :line)"
        connection.execute(text(row), {"line": line})
    engine.dispose()
    code, out, _ = digsite("doctor", "--heal", "--json", "--database-url", database)
    assert code == 1
    found = json.loads(out)
    assert [finding["table"] for finding in found["findings"]] == ["t"]
    assert not found["findings"][0]["healed"]


def test_of_dated_backups_only_the_latest_are_kept(digsite: Command, database: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"digsite-2026-01-0{day}T04-15-00Z.backup" for day in (1, 2, 3)]
    foreign = folder / "digsite-2026-01-01.backup"
    for file in (*old, foreign):
        file.write_text("kept by somebody")
    code, out, _ = digsite("backup", folder, "--keep", 2, "--database-url", database)
    assert code == 0
    left = sorted(folder.iterdir())
    assert [file.exists() for file in old] == [False, False, True]
    assert foreign in left
    assert len(left) == 3
    assert str(left[-1]) in out
    assert digsite("restore", left[-1], "--database-url", f"sqlite:///{tmp_path}/other.sqlite3")[0] == 0


def test_what_is_to_be_kept_is_kept_in_a_folder(digsite: Command, database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("an older one")
    code, _, err = digsite("backup", file, "--keep", 2, "--database-url", database)
    assert (code, file.read_text()) == (2, "an older one")
    assert f"{file} is no folder" in err


def test_of_a_file_that_is_damaged_it_is_said_what_to_do(digsite: Command, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada, this is no database. " * 50)
    whole = tmp_path / "tables.sqlite3"
    url = _database(whole)
    with whole.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (whole.stat().st_size - 4096))
    for command in (("doctor",), ("backup", tmp_path / "kept")):
        for where in (url, f"sqlite:///{tmp_path}/letter"):
            code, _, err = digsite(*command, "--database-url", where)
            assert code == 2
            assert "restore the last backup (docs/hosting.md#restoring)" in err
            assert len(err.splitlines()) == 1


def test_a_backup_that_fails_forgets_no_older_one(digsite: Command, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "digsite-2026-01-01T04-15-00Z.backup"
    old.write_text("the last good one")
    other = folder / "digsite-2026-01-02T04-15-00Z.backup"
    other.write_text("another")
    assert digsite("backup", folder, "--keep", 1, "--database-url", f"sqlite:///{tmp_path}/none.sqlite3")[0] == 2
    assert sorted(folder.iterdir()) == [old, other]


def test_a_link_stays_and_what_it_leads_to_is_written(digsite: Command, database: str, tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    link.symlink_to("target")
    for _ in range(2):  # it is not there, then it is
        assert digsite("backup", link, "--database-url", database)[0] == 0
        assert link.is_symlink()
        assert target.stat().st_size > 0
    assert {file.name for file in tmp_path.iterdir() if "sqlite3" not in file.name} == {"link", "target"}


def test_what_is_no_file_is_left_where_it_is(digsite: Command, database: str, tmp_path: Path) -> None:
    pipe, link, circle = tmp_path / "pipe", tmp_path / "link", tmp_path / "circle"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    circle.symlink_to(circle)
    for file in (pipe, link, circle):
        for command in (("backup", file, "--database-url", database), (*PLAYED, file), (*SIMULATED, file)):
            code, _, err = digsite(*command)
            assert code == 2
            assert str(file) in err.splitlines()[-1]
    assert pipe.is_fifo()
    assert link.is_symlink()
    assert circle.is_symlink()


PLAYED = ("play", "pebbles", "--save")
SIMULATED = ("simulate", "pebbles", "--games", 1, "--out")


@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal", ".lock"])
def test_no_backup_takes_the_place_of_the_database_or_of_what_belongs_to_it(
    digsite: Command, database: str, tmp_path: Path, end: str
) -> None:
    own = tmp_path / f"tables.sqlite3{end}"
    own.touch()
    link, twin, spelt = tmp_path / "link", tmp_path / "twin", tmp_path / "." / "none" / ".." / own.name
    (tmp_path / "none").mkdir()
    link.symlink_to(own.name)
    os.link(own, twin)
    before = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    for file in (own, link, twin, spelt):
        for command in (("backup", file), ("restore", file)):
            code, _, err = digsite(*command, "--database-url", database)
            assert (code, err) == (2, f"digsite: {file} is the database itself, or belongs to it. Name another file.\n")
    assert {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()} == before
    os.unlink(twin)
    assert digsite("doctor", "--database-url", database)[0] == 0


def test_nor_does_what_is_written_on_the_way_to_a_backup(digsite: Command, tmp_path: Path) -> None:
    database = _database(tmp_path / "tables.part")
    code, _, err = digsite("backup", tmp_path / "tables", "--database-url", database)
    assert code == 2
    assert "tables.part is the database itself" in err
    assert digsite("doctor", "--database-url", database)[0] == 0


def test_files_beside_where_a_link_to_the_database_leads_belong_to_it_too(
    digsite: Command, database: str, tmp_path: Path
) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to("tables.sqlite3")
    for own in ("tables.sqlite3", "tables.sqlite3-wal", "link.sqlite3.lock"):
        assert digsite("backup", tmp_path / own, "--database-url", f"sqlite:///{link}")[0] == 2
    assert digsite("doctor", "--database-url", database)[0] == 0


def test_no_key_is_kept_in_the_database(digsite: Command, database: str, tmp_path: Path) -> None:
    for url in (database, f"sqlite:///{tmp_path}/new.sqlite3"):
        code, _, err = digsite("serve", "--secret-key-file", url.removeprefix("sqlite:///"), "--database-url", url)
        assert code == 2
        assert "is the database itself" in err
    assert not (tmp_path / "new.sqlite3").exists()


def test_what_could_not_be_restored_leaves_nothing_where_a_link_leads(digsite: Command, tmp_path: Path) -> None:
    archive, link = tmp_path / "backup", tmp_path / "link.sqlite3"
    archive.write_text("no backup")
    link.symlink_to("new.sqlite3")
    assert digsite("restore", archive, "--database-url", f"sqlite:///{link}")[0] == 2
    assert sorted(tmp_path.iterdir()) == [archive, link]


def test_a_full_disk_is_told_with_the_files_name(
    digsite: Command, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    archive = tmp_path / "backup"
    code, _, err = digsite("backup", archive, "--database-url", database)
    assert (code, err) == (2, f"digsite: {archive}: No space left on device\n")
    assert not archive.exists()


def test_a_backup_that_cannot_be_noted_is_a_backup_all_the_same(
    digsite: Command, database: str, tmp_path: Path
) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        no_room = "CREATE TRIGGER no_room BEFORE INSERT ON marks BEGIN SELECT RAISE(FAIL, 'disk is full'); END"
        connection.execute(text(no_room))
    engine.dispose()
    folder = tmp_path / "kept"
    code, out, err = digsite("backup", folder, "--keep", 1, "--database-url", database)
    (archive,) = folder.iterdir()
    assert code == 0
    assert out.startswith("Wrote ")
    assert str(archive) in out
    assert "the backup is good" in err
    assert "disk is full" in err
    assert len(err.splitlines()) == 1


def test_nothing_is_restored_from_what_may_have_no_end(digsite: Command, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    code, _, err = digsite("restore", pipe, "--database-url", f"sqlite:///{tmp_path}/new.sqlite3")
    assert (code, err) == (2, f"digsite: {pipe}: this is no regular file\n")
    assert list(tmp_path.iterdir()) == [pipe]


def test_an_address_that_was_forgotten_is_refused_by_every_command(digsite: Command, tmp_path: Path) -> None:
    archive = tmp_path / "backup"
    archive.write_text("whatever")
    for command in (["backup", tmp_path / "other"], ["restore", archive], ["doctor"], ["serve"]):
        code, _, err = digsite(*command, "--database-url", "sqlite:///")
        assert code == 2
        assert "names no file" in err
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("end", ["/tables.sqlite3?nolock=1", "/tables.sqlite3?timeout=soon", "tables.sqlite3"])
def test_so_is_one_with_options_or_with_too_few_slashes(digsite: Command, tmp_path: Path, end: str) -> None:
    archive = tmp_path / "backup"
    archive.write_text("whatever")
    for command in (["backup", tmp_path / "other"], ["restore", archive], ["doctor"], ["serve", "--port", 0]):
        code, _, err = digsite(*command, "--database-url", f"sqlite://{end}")
        assert code == 2
        assert "as in sqlite:///digsite.sqlite3, without options" in err
        assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == [archive]
