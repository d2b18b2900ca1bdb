"""Where a database lies, the files beside it, which are nobody else's, and whether we may read and write them (SQLite
says only that it cannot)."""

import os
import stat
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from digsite.core import BadOption

_BESIDE = ("-wal", "-shm", "-journal", ".lock")
"""What SQLite keeps beside a database, and what servers tell each other by."""


def read_url(url: str) -> URL:
    """Raises BadOption for what is no address, and for one that names no file: what was to stand there was forgotten,
    and a database in memory, which nobody asked for, would be gone with the process."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise no_database("this is no address of a database") from None
    if where.get_backend_name() == "sqlite" and where.database == "":
        raise no_database("this address names no file: expected one such as sqlite:///digsite.sqlite3")
    if where.get_backend_name() == "sqlite" and (where.host or where.query):
        # By `uri` its file may be one in memory; what else the driver takes is set here, and the rest means nothing.
        raise no_database("expected the path of a file, as in sqlite:///digsite.sqlite3, without options")
    return where


def sqlite_file(where: URL) -> Path | None:
    """The file of a database; None if it is none, or in memory."""
    if where.get_backend_name() != "sqlite" or where.database in (None, "", ":memory:"):
        return None
    return Path(str(where.database))


def check_one_name(path: Path) -> None:
    """SQLite finds what was written last beside the name by which it opened the file: of two hard links each would miss
    what the other has. (It follows a symbolic link by itself.) Raises BadOption, also for a folder, which has many."""
    if path.is_dir():
        raise no_database(f"{path} is a folder: expected a file")
    if path.exists() and path.stat().st_nlink > 1:
        reason = f"{path} has more than one name (hard links): remove all but one"
        raise BadOption(reason, code="linked-database", option="database-url", file=str(path))


def check_apart(file: Path, url: str, option: str) -> None:
    """Before a file is read or written: it is not the database itself, nor one of those beside it, by whatever name.
    Raises BadOption."""
    path = sqlite_file(read_url(url))
    if path is None:
        return
    for own in dict.fromkeys((path, Path(os.path.realpath(path)))):  # SQLite's own lie where a link leads
        for each in (own, *(own.with_name(own.name + end) for end in _BESIDE)):
            if _same(file, each):
                reason = f"{option}: {file} is the database itself, or a file that belongs to it"
                raise BadOption(reason, code="own-database", option=option, file=str(file))


def _same(one: Path, other: Path) -> bool:
    same = os.path.realpath(one) == os.path.realpath(other)
    return same or (one.exists() and other.exists() and one.samefile(other))


def no_database(reason: str) -> BadOption:
    return BadOption(reason, option="database-url")


def check_rights(path: Path, *, writing: bool = False) -> None:
    """Of what is there: that we may read it, or also write it; raises BadOption."""
    for end in ("", "-wal", "-shm"):
        file = path.with_name(path.name + end)
        for mode, what in ((os.R_OK, "read"), (os.W_OK, "written"))[: 1 + writing]:
            if _is_there(file) and not _may(file, mode):
                raise no_database(f"{file} cannot be {what}: {rights(file)}")


def told(error: OSError) -> str:
    """Which file it is about, such as a lock in a folder that is not ours, and whose that is."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return reason
    file = Path(str(error.filename))
    near = file if _is_there(file) else file.parent
    whose = f" ({rights(near)})" if isinstance(error, PermissionError) and _is_there(near) else ""
    return f"{file}: {reason}{whose}"


def rights(file: Path) -> str:
    """Whose it is, what they allow, and who we are."""
    found = file.stat()
    us = os.geteuid() if hasattr(os, "geteuid") else found.st_uid
    owner, mode = _name(found.st_uid), stat.S_IMODE(found.st_mode)
    return f"{file} belongs to {owner}, with mode {mode:04o}, and this is {_name(us)}"


def _may(file: Path, mode: int) -> bool:
    return os.access(file, mode, effective_ids=os.access in os.supports_effective_ids)


def _is_there(file: Path) -> bool:
    """Not to be told, where its folder may not be entered, is as good as no."""
    try:
        return file.exists()
    except OSError:
        return False


def _name(user: int) -> str:
    try:
        import pwd

        return pwd.getpwuid(user).pw_name
    except (ImportError, KeyError):
        return f"user {user}"
