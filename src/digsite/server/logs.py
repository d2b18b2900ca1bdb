"""Structured logs: one JSON object a line. No tokens, codes, links, addresses of clients, chat or message bodies: none
of that is passed in, and of an error only its kind and where it came from are written, since its message may hold any
of it."""

import logging
import sys
import time
import traceback
from collections.abc import Hashable
from pathlib import Path
from types import TracebackType

import msgspec

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_TALKATIVE = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "httpx", "httpcore", "asyncio", "alembic")
"""Libraries whose remarks name clients and whole addresses; only their warnings are wanted."""

PAUSE = 10.0
"""Seconds in which nothing is told twice."""
QUIET = 120.0
"""Seconds after which it is another trouble, and told whole again."""
MOST_KINDS = 100


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.startswith("digsite")
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage() if ours else str(record.msg),  # of others not what they filled in
        }
        if ours:
            line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


class Seldom:
    """What goes wrong again and again is told whole the first time, and after that how often it did, in a short line
    every few seconds."""

    def __init__(self, log: logging.Logger, level: int, event: str) -> None:
        self._log, self._level, self._event = log, level, event
        self._told: dict[Hashable, tuple[float, int]] = {}
        """Of each kind, when it was told last, and how often it came since."""

    def tell(self, kind: Hashable, /, trace: BaseException | None = None, **facts: object) -> None:
        now = time.monotonic()
        last, since = self._told.get(kind, (float("-inf"), 0))
        if now - last < PAUSE:
            self._told[kind] = (last, since + 1)
            return
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
        self._told[kind] = (now, 0)
        if now - last < QUIET:
            self._log.log(self._level, self._event, extra={**facts, "times": since + 1})
        else:
            self._log.log(self._level, self._event, extra=facts, exc_info=trace)


def place_of(error: BaseException | None) -> str:
    """What kind of error it is, and where in the source it came up: in short, and the same each time."""
    if error is None:
        return "nothing"
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__qualname__}{where}"


def _trace(error: BaseException | None) -> str:
    """Kinds of errors and lines of the source, the cause first."""
    parts = []
    while error is not None:
        frames = traceback.format_list(traceback.extract_tb(error.__traceback__))
        parts.append("".join(frames) + _kind(error))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(reversed(parts))


def _kind(error: BaseException) -> str:
    """What the operating system says names nobody."""
    said = f": {error.strerror}" if isinstance(error, OSError) and error.strerror else ""
    return type(error).__qualname__ + said


def tell_errors_of_a_worker() -> None:
    """What ends this process is told as everything else is, and not with its message: that may name a card."""
    log_to_stderr("warning")
    log = logging.getLogger("digsite.server.bots")

    def tell(kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            log.error("worker-failed", exc_info=error)

    sys.excepthook = tell


def log_to_stderr(level: str) -> None:
    """Set up logging for a server process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
