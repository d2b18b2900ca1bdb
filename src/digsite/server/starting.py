"""What a server needs before it can begin: its sockets, its database, a bus. What cannot be had is told in one line."""

import asyncio
import contextlib
import socket
import sys
from collections.abc import Iterator

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from digsite.server.bus.bus import Bus
from digsite.server.errors import CannotStart
from digsite.server.storage.database_file import told

FEWEST_FILES = 64
"""Sockets among them: for a handful of people. A thousand people take a thousand more."""
PATIENCE = 2.0
"""Seconds that a start waits for the bus."""


def check_files() -> None:
    """A server that could open no database, and answer nobody, does not say that it is open; raises CannotStart."""
    if sys.platform == "win32":
        return
    import resource

    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != resource.RLIM_INFINITY and allowed < FEWEST_FILES:
        raise CannotStart(f"this process may open {allowed} files (ulimit -n); it needs {FEWEST_FILES} at least")


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of that host, bound, so that a port that is taken is known before anything is opened;
    raises CannotStart."""
    opened: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(found):
            opened.append(_bound(family, address))
            if port == 0:
                break  # any free port: the next address would get another
    except (OSError, UnicodeError) as error:
        for each in opened:
            each.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart(f"nothing can listen at {host}, port {port}: {reason}") from None
    return opened


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


@contextlib.contextmanager
def told_of_database(url: str) -> Iterator[None]:
    """What goes wrong with the database meanwhile, in a line that names it without its password; raises CannotStart."""
    try:
        shown = make_url(url)
    except ArgumentError:
        raise CannotStart("the address of the database is none (sqlite:///FILE or postgresql://...)") from None
    try:
        yield
    except OSError as error:
        raise CannotStart(f"the database {shown}: {told(error)}") from None
    except (NoSuchModuleError, ImportError):
        raise CannotStart(f"the database {shown}: only sqlite and postgresql are spoken here") from None
    except DBAPIError as error:
        raise CannotStart(f"the database {shown}: {_first_line(error.orig)}") from None
    except SQLAlchemyError as error:
        raise CannotStart(f"the database {shown}: {_first_line(error)}") from None


def _first_line(error: object) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".")


async def unreachable(bus: Bus) -> str | None:
    """Why the bus does not answer now, if it does not: it may come later, and a server that runs does without it. One
    that will never let us in is not waited for; raises CannotStart."""
    if bus.alone:
        return None
    from redis.exceptions import AuthenticationError, RedisError  # long to load, and most have no bus

    try:
        async with asyncio.timeout(PATIENCE):
            await bus.ping()
    except AuthenticationError as error:
        raise CannotStart(f"the bus does not let us in: {_first_line(error)}") from None
    except (RedisError, OSError) as error:
        return _first_line(error) or type(error).__name__
    return None
