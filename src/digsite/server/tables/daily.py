"""The daily deal: one seed a day for a solo game, secret until the day ends. Everything follows from the server's key,
so nothing is stored beforehand; but once it has been played, what was dealt is what counts."""

from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec

from digsite.core import Chance
from digsite.core.seal import seal
from digsite.games import Registrations
from digsite.server.identity import Identity
from digsite.server.schema import journal
from digsite.server.schema.descriptions import MySeat, TableRules
from digsite.server.tables.new_table import opened
from digsite.server.tables.table import Table
from digsite.server.time_and_secrets import TimeAndSecrets


class Deal(NamedTuple):
    seed: int | str
    salt: str

    @property
    def hash(self) -> str:
        return seal(self.seed, self.salt)


class DailyDeals:
    """Which deal belongs to which day."""

    def __init__(self, key: str, game: str) -> None:
        self._identity = Identity(key)
        self.game = game

    def planned(self, day: str) -> Deal:
        """What whoever plays that day first is dealt."""
        seed = Chance(int(self._identity.derive(f"daily-seed:{self.game}:{day}"), 16)).plain_seed
        return Deal(seed, self._identity.derive(f"daily-salt:{self.game}:{day}"))

    def opened(self, day: str, deal: Deal, guest: str, sources: TimeAndSecrets, games: Registrations) -> journal.Opened:
        """The first entry of a guest's table of that day."""
        rules = TableRules(game=self.game, seats=(MySeat(),), seed=deal.seed, spectators=True)
        first = opened(rules, guest, sources, games)
        return msgspec.structs.replace(first, salt=deal.salt, daily=day)


def day_of(now: int) -> str:
    """The day, by the clock of Greenwich."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The moment at which that day is over, in milliseconds since 1970."""
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(next_day.year, next_day.month, next_day.day, tzinfo=UTC).timestamp() * 1000)


def is_day(text: str) -> bool:
    """Whether it is written YYYY-MM-DD, and is one."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_sealed(table: Table, now: int) -> bool:
    """Whether others may still be dealt what this table was dealt."""
    return table.daily is not None and now < end_of(table.daily)
