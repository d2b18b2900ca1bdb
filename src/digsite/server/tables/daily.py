"""The daily deal: one seed a day for a solo game, secret until the day ends. Everything follows from the server's key,
so nothing is stored beforehand."""

from datetime import UTC, date, datetime, timedelta

import msgspec

from digsite.core import Chance
from digsite.games import Registrations
from digsite.server.identity import Identity
from digsite.server.schema import journal
from digsite.server.schema.descriptions import MySeat, TableRules
from digsite.server.tables.new_table import opened
from digsite.server.tables.table import Table
from digsite.server.time_and_secrets import TimeAndSecrets


class DailyDeals:
    """Which deal belongs to which day."""

    def __init__(self, identity: Identity, game: str) -> None:
        self._identity = identity
        self.game = game

    def seed(self, day: str) -> int | str:
        return Chance(int(self._identity.derive(f"daily-seed:{self.game}:{day}"), 16)).plain_seed

    def salt(self, day: str) -> str:
        return self._identity.derive(f"daily-salt:{self.game}:{day}")

    def opened(self, day: str, guest: str, sources: TimeAndSecrets, games: Registrations) -> journal.Opened:
        """The first entry of a guest's table of that day."""
        rules = TableRules(game=self.game, seats=(MySeat(),), seed=self.seed(day), spectators=True)
        first = opened(rules, guest, sources, games)
        return msgspec.structs.replace(first, salt=self.salt(day), daily=day)


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
