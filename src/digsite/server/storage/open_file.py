"""The file of an SQLite database, as long as it is found where it was opened. SQLite goes on writing into a file that
was moved or removed meanwhile, and whoever opens that name next finds another one, or none."""

import logging
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import SQLAlchemyError

ADVICE = (
    "restart the server, or put the file back under its name: what was acknowledged until now is in the file that was "
    "moved or removed and the -wal beside it, and nothing is acknowledged any more"
)
log = logging.getLogger(__name__)


class MovedAway(SQLAlchemyError):
    """As any failure of the database; nobody outside is told its name."""

    def __init__(self) -> None:
        super().__init__("the file of the database was moved or removed")


class OpenFile:
    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._opened: tuple[int, int] | None = None
        self._away = False

    def take(self) -> None:
        """It has just been opened."""
        if self._opened is None:
            self._opened = self._found()

    def check(self) -> None:
        """Raises MovedAway while the name does not lead to the file that is open."""
        if self._opened is None or self._found() == self._opened:
            if self._away:
                self._away = False
                log.warning("database-back", extra={"file": str(self._path)})
            return
        if not self._away:  # said once, not for each who asks
            self._away = True
            log.error("database-moved", extra={"file": str(self._path), "advice": ADVICE})
        raise MovedAway

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def watch(engine: Engine, file: OpenFile) -> None:
    """No transaction begins while the file is away, and none of the engine's connections opens what took its place."""

    def before_opening(*_: Any) -> None:
        file.check()  # else SQLite would make an empty one

    def after_opening(*_: Any) -> None:
        file.take()

    def before_beginning(*_: Any) -> None:
        file.check()

    event.listen(engine, "do_connect", before_opening)
    event.listen(engine, "connect", after_opening)
    event.listen(engine, "begin", before_beginning)
    engine.update_execution_options(file=file)


def check_still_there(engine: Engine) -> None:
    """What has just been committed is in the file that everybody will find; raises MovedAway. For a database that is no
    file there is nothing to check."""
    file: OpenFile | None = engine.get_execution_options().get("file")
    if file is not None:
        file.check()
