"""Files that are written or read for somebody who named them."""

import contextlib
import errno
import os
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


def read_whole(file: Path, most: int) -> bytes:
    """What it holds, if that is not more than so many bytes: some devices have no end. Raises OSError."""
    with file.open("rb") as found:
        content = found.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
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
