"""Files that are written or read for somebody who named them."""

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import IO

from digsite.core.errors import BadOption


def own_place(file: Path) -> Path:
    """Where that file lies, or will: what a link leads to is written, and the link stays. Raises OSError for what is
    there and no file, such as a device or a pipe, in whose place a file would come."""
    place = Path(os.path.realpath(file)) if file.is_symlink() else file
    if place.is_symlink():  # it leads in a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(file))
    if place.exists() and not place.is_file():
        code = errno.EISDIR if place.is_dir() else errno.EINVAL
        raise OSError(code, os.strerror(code) if place.is_dir() else "this is no regular file", str(file))
    return place


def made(place: Path) -> int:
    """A new file for its owner's eyes only, open to be written; raises FileExistsError. What root makes belongs to the
    owner of the folder it lies in: a service that runs as somebody else is to find its files usable."""
    handle = os.open(place, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    give_as_folder(handle, place.parent)
    return handle


def give_as_folder(handle: int | Path, folder: Path) -> None:
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        found = folder.stat()
        with contextlib.suppress(OSError):  # a file system that knows no owners
            os.chown(handle, found.st_uid, found.st_gid)


def make_once(place: Path, content: bytes) -> None:
    """A file that holds all of it, unless there is one already; whatever fails, none with less. Raises OSError."""
    draft = place.with_name(f"{place.name}.{secrets.token_hex(4)}.part")
    try:
        with named(place), os.fdopen(made(draft), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _call(draft, place)
    finally:
        draft.unlink(missing_ok=True)


def _call(draft: Path, place: Path) -> None:
    """A name that is taken stays with whoever has it."""
    try:
        os.link(draft, place)
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        if not place.exists():
            draft.rename(place)


def read_whole(file: Path, most: int) -> bytes:
    """What it holds, if that is not more than so many bytes: some devices have no end. Raises OSError."""
    with file.open("rb") as found:
        content = found.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"{os.strerror(errno.EFBIG)}: {most // 1024} KiB at most are read", str(file))
    return content


@contextlib.contextmanager
def named(file: Path) -> Iterator[None]:
    """What goes wrong with an open file says which: a full disk does not."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(file)
        raise


def check_target(file: Path, option: str, other: Path | None = None) -> None:
    """Before hours of work: whether their result can be written there, and not over what they are kept in."""
    place = own_place(file)
    if other is not None and place.resolve() == other.resolve():
        raise BadOption(f"{option}: expected a file of its own, got {file} for two", option=option)
    is_new = not place.exists()
    with named(file):
        place.open("ab").close()
    if is_new:
        place.unlink()


def claimed(file: Path) -> IO[bytes]:
    """The file, for this run alone until it is closed or the process ends; made if it is not there. Raises BadOption
    while another run has it. Where a system knows no such claims (Windows), it is only opened."""
    handle = file.open("ab")
    if os.name == "posix":
        locks = import_module("fcntl")
        try:
            locks.flock(handle, locks.LOCK_EX | locks.LOCK_NB)
        except BlockingIOError:
            handle.close()
            reason = f"results: another run writes to {file} at this moment; wait for it, or name another file"
            raise BadOption(reason, code="file-in-use", file=str(file)) from None
        except OSError:
            pass  # a file system without claims, as some networks have: as before there were any
    return handle
