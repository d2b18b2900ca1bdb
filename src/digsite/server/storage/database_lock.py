"""One server on a database, or several that share a bus: two that know nothing of each other would each show its
players half of what happens. An SQLite file has a lock beside it, PostgreSQL one of its own, which goes with the
session that holds it."""

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from pathlib import Path

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from digsite.core import BadOption
from digsite.core.files import made
from digsite.server.storage.database_file import check_one_name, read_url, sqlite_file
from digsite.server.storage.engine import open_engine

LOCK = 0x_D165_17F
"""The advisory lock of PostgreSQL by which servers tell each other; see `engine.LOCK` for another."""
PATIENCE = 3.0
"""Seconds in which PostgreSQL may find out that a server which was killed is gone."""
LOOK_SECONDS = 15.0
_NOTICE_SOON = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 3")
"""That a machine is gone which held the lock: PostgreSQL would wait for hours."""
log = logging.getLogger(__name__)


class DatabaseLock:
    """Nothing to hold: a database that nobody else can reach."""

    async def keep_for_ever(self) -> None:
        """See to it that it is still held."""

    def close(self) -> None: ...


async def hold(url: str, *, shared: bool) -> DatabaseLock:
    """Hold the database, alone or together with others that share it; raises BadOption if that cannot be."""
    where = read_url(url)
    if where.get_backend_name() == "postgresql":
        lock = SessionLock(url, shared=shared)
        await asyncio.to_thread(lock.open)
        return lock
    file = sqlite_file(where)
    return DatabaseLock() if file is None or sys.platform == "win32" else FileLock(file, shared=shared)


def _taken(what: str) -> BadOption:
    return BadOption(
        f"another server uses {what}: stop it, or give both the same bus (--bus-url)", option="database-url"
    )


class FileLock(DatabaseLock):
    def __init__(self, file: Path, *, shared: bool) -> None:
        import fcntl

        check_one_name(file)
        self._locks: list[int] = []
        # Not the file itself: SQLite's own locks on it would go when ours is closed. Where a link leads, whatever it is
        # called; and beside the link too, where earlier versions looked.
        names = dict.fromkeys(os.path.realpath(f"{name}.lock") for name in (os.path.realpath(file), file))
        try:
            for name in names:
                self._locks.append(_opened(Path(name)))
                fcntl.flock(self._locks[-1], (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError as error:
            self.close()
            if isinstance(error, BlockingIOError):
                raise _taken(str(file)) from None
            raise

    def close(self) -> None:
        while self._locks:
            os.close(self._locks.pop())


def _opened(lock: Path) -> int:
    try:
        return made(lock)
    except FileExistsError:
        return os.open(lock, os.O_RDWR)


class SessionLock(DatabaseLock):
    def __init__(self, url: str, *, shared: bool) -> None:
        self._where = make_url(url)
        self._engine = open_engine(url).execution_options(isolation_level="AUTOCOMMIT")
        self._take = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({LOCK})"
        self._session: Connection | None = None
        self._one_at_a_time = threading.Lock()

    def open(self) -> None:
        try:
            end = time.monotonic() + PATIENCE
            while not self.try_to_hold():
                if time.monotonic() > end:
                    raise _taken(str(self._where))  # which shows no password
                time.sleep(0.1)
        except BaseException:
            self.close()
            raise

    def try_to_hold(self) -> bool:
        """Whether it is held now. A session that was cut is begun anew; raises SQLAlchemyError where none can be."""
        with self._one_at_a_time:
            if self._session is not None:
                with contextlib.suppress(SQLAlchemyError):
                    self._session.exec_driver_sql("SELECT 1")
                    return True
                self._end_session()
            self._session = self._engine.connect()
            for setting in _NOTICE_SOON:
                self._session.exec_driver_sql(f"SET {setting}")
            if self._session.exec_driver_sql(self._take).scalar():
                return True
            self._end_session()
            return False

    async def keep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(SQLAlchemyError):  # not there at the moment: whoever moves is told
                if not await asyncio.to_thread(self.try_to_hold):
                    log.error("database-shared-without-bus")

    def _end_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(SQLAlchemyError):
                session.invalidate()  # given back to the pool, it would keep the lock
            session.close()

    def close(self) -> None:
        if self._one_at_a_time.acquire(timeout=1):  # else the database hangs, and the thread that asks it
            self._end_session()
            self._engine.dispose()
