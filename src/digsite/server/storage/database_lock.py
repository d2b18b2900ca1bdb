"""One server on an SQLite file, or several that share a bus: two that know nothing of each other would each show its
players half of what happens."""

import contextlib
import os
import sys
from collections.abc import Iterator

from sqlalchemy import make_url

from digsite.core import BadOption


@contextlib.contextmanager
def using(url: str, *, shared: bool) -> Iterator[None]:
    """Hold the database meanwhile, alone or together with others that share it; raises BadOption if that cannot be."""
    where = make_url(url)
    file = where.database
    if where.get_backend_name() != "sqlite" or file in (None, "", ":memory:") or sys.platform == "win32":
        yield
        return
    import fcntl

    # Not the file itself: SQLite's own locks on it would go when ours is closed.
    lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(
                f"another server uses {file}: stop it, or give both the same bus (--bus-url)", option="database-url"
            ) from None
        yield
    finally:
        os.close(lock)
