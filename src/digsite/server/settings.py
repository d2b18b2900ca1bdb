"""How a server is set up. `docs/hosting.md` explains each for people who host."""

import ipaddress
import re
from typing import Annotated

import msgspec

from digsite.core import BadOption

MOST_BYTES = 64 << 10
"""In one message or request."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one guest, connection or address may ask for; of IPv6, a network of 64 bits is one address, one of 56 may
    have twice as much, one of 48 four times. Rates are tokens a second, bursts what can be saved up."""

    requests: float = 10
    requests_burst: float = 60
    messages: float = 20
    messages_burst: float = 100
    guests: float = 0.1
    """New guests from one address."""
    guests_burst: float = 20
    recoveries: float = 0.05
    recoveries_burst: float = 10
    """Tries at a recovery code from one address."""
    tables: float = 0.2
    tables_burst: float = 20
    """New tables by one guest, rematches among them;"""
    tables_of_address: float = 1
    tables_of_address_burst: float = 100
    """and by all guests of one address together: each is kept for long."""
    connects: float = 3
    connects_burst: float = 100
    """New WebSockets from one address."""
    work: float = 300
    work_burst: float = 3000
    """Milliseconds of the event loop, as messages cost it, for one address and for one guest; and for all together who
    only look on at one table."""
    watching: float = 75
    watching_burst: float = 750
    """What of the latter those of one address may have."""
    lines: float = 0.5
    lines_burst: float = 15
    """Of chat, by one guest; ten times as many from one address."""
    reports: float = 0.01
    reports_burst: float = 10
    """Lines of chat that are reported by one guest; five times as many from one address: a person reads them."""
    notices: float = 0.1
    notices_burst: float = 20
    """Notices to one guest by web push and webhook."""
    targets: float = 1
    targets_burst: float = 60
    """Notices to one address out there, whoever they are for; the browsers' own push services are excepted."""
    lookups: float = 0.05
    lookups_burst: float = 10
    """Addresses for web push and webhooks that one guest names."""
    connections_of_address: int = 200
    connections_of_guest: int = 12
    connections: int = 20_000
    idle_seconds: float = 3600
    """A connection on which nothing was said or sent for so long is closed."""


NO_LIMITS = Limits(
    requests=1e9,
    requests_burst=1e9,
    messages=1e9,
    messages_burst=1e9,
    guests=1e9,
    guests_burst=1e9,
    recoveries=1e9,
    recoveries_burst=1e9,
    tables=1e9,
    tables_burst=1e9,
    tables_of_address=1e9,
    tables_of_address_burst=1e9,
    connects=1e9,
    connects_burst=1e9,
    work=1e9,
    work_burst=1e9,
    watching=1e9,
    watching_burst=1e9,
    targets=1e9,
    targets_burst=1e9,
    lines=1e9,
    lines_burst=1e9,
    reports=1e9,
    reports_burst=1e9,
    notices=1e9,
    notices_burst=1e9,
    lookups=1e9,
    lookups_burst=1e9,
    connections_of_address=1_000_000,
    connections_of_guest=1_000_000,
    connections=1_000_000,
)
"""For measuring and testing."""


SHORTEST_KEY = 16
GOOD_KEY = f"{SHORTEST_KEY} characters or more, blanks not counted"


def is_weak(key: str) -> bool:
    """Whether it is none that anybody made as a key, such as a line of blanks."""
    return len("".join(key.split())) < SHORTEST_KEY


_HOST_NAME = re.compile(r"(?i)[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")

_ORIGIN = re.compile(r"(?i)https?://([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
_FORGOTTEN = re.compile(r"(?i)sqlite(\+\w+)?:///(\?.*)?")
_IN_MEMORY = re.compile(r"(?i)sqlite(\+\w+)?:///?(:memory:)?(\?.*)?")
_CONTACT = re.compile(r"(?i)mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    database_url: str = "sqlite:///digsite.sqlite3"
    bus_url: str | None = None
    """Redis, where several processes share one database."""
    production: bool = False
    secret_key: str | None = None
    """Signs the guests' cookies. Without one, a key is made and kept in the database; not so in production."""
    old_secret_keys: tuple[str, ...] = ()
    """What these have signed is still believed, so that a new key signs nobody out."""
    owner_key: str | None = None
    """Opens the owner's page; without one there is none."""
    origins: tuple[str, ...] = ()
    """Other addresses from which pages may use this server, such as https://play.example.org."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which this server may be asked, besides those that no stranger's page can have; `*`: any."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose word on a client's address is believed."""
    retention_days: int = 365
    """Tables that nobody touched, finished or not, are forgotten after so many days; 0: never."""
    quick_bots: int = 1
    deep_bots: int = 1
    """Worker processes for bots that answer at once, and for those that search."""
    bot_seconds: float = 2.0
    """How long a bot may think about one turn, all its decisions together."""
    bot_cores: int = 1
    """How many cores a bot that searches may keep busy."""
    private_webhooks: bool = False
    """Allow webhooks and push services at private addresses: for tests, and for a network of one's own."""
    contact: str = "mailto:host@example.org"
    """Whom a push service may write to."""
    games: dict[str, str] = {}
    """More games than the house's own: name -> `module:attribute`."""
    bots: tuple[str, ...] = ()
    """More bots than the house's own: `module:Class`, or what an installed package calls them."""
    daily_games: tuple[str, ...] = ("block-and-key", "ancient-knowledge")
    """The games that have a deal of the day."""
    warm_up: bool = True
    """Load every game before listening, so that no table waits for it."""
    compression: bool = False
    """Compress WebSocket messages: less traffic, more memory for each connection."""
    limits: Limits = Limits()

    def check(self) -> None:
        """Refuse a set-up that would not be safe."""
        if self.production and not self.secret_key:
            raise BadOption(
                "production mode needs a secret key (--secret-key-file, or DIGSITE_SECRET_KEY)", option="secret_key"
            )
        if self.owner_key is not None and is_weak(self.owner_key):
            raise BadOption(f"the owner's key needs {GOOD_KEY}", option="owner_key")
        if any(is_weak(key) for key in (self.secret_key, *self.old_secret_keys) if key is not None):
            raise BadOption(f"the secret key needs {GOOD_KEY}", option="secret_key")
        self._check_database()
        self._check_addresses()
        for name in self.allowed_hosts:
            if name != "*" and not _HOST_NAME.fullmatch(name):
                raise BadOption(
                    f"allowed-host: expected a name such as play.example.org, without a port; got {name!r}",
                    option="allowed-host",
                )

    @property
    def in_memory(self) -> bool:
        """Whether all is gone with the process."""
        return bool(_IN_MEMORY.fullmatch(self.database_url.strip()))

    def _check_database(self) -> None:
        """What is kept in memory is gone with the process: only who asks for that gets it, and nobody in production."""
        address = self.database_url.strip()
        if _FORGOTTEN.fullmatch(address):
            reason = "this address names no file: expected one such as sqlite:///digsite.sqlite3"
            raise BadOption(f"database-url: {reason}", option="database-url")
        if self.production and self.in_memory:
            reason = "production mode needs a database that stays: sqlite:///FILE or postgresql://..."
            raise BadOption(f"database-url: {reason}", option="database-url")

    def _check_addresses(self) -> None:
        for proxy in filter(None, (each.strip() for each in self.proxies.split(","))):
            if proxy != "*" and not _is_network(proxy):
                raise BadOption(
                    f"proxies: expected addresses or networks such as 172.16.0.0/12, or *; got {proxy!r}",
                    option="proxies",
                )
        for origin in self.origins:
            if not _ORIGIN.fullmatch(origin):
                raise BadOption(
                    f"origin: expected an address such as https://play.example.org, without a path; got {origin!r}",
                    option="origin",
                )
        if not _CONTACT.fullmatch(self.contact):
            raise BadOption(
                f"contact: expected mailto:somebody@example.org or an address with https; got {self.contact!r}",
                option="contact",
            )


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
