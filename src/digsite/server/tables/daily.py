"""The daily deals: for each of some games one seed a day, secret until the day ends. Everything follows from the
server's key, so nothing is stored beforehand; but once it has been played, what was dealt is what counts."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec

from digsite.bots.registry import nearest_strength
from digsite.core import Chance
from digsite.core.seal import seal
from digsite.games import Registrations
from digsite.games import game as find_game
from digsite.server.identity import Identity
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, MySeat, SeatPlan, TableRules
from digsite.server.tables.new_table import opened
from digsite.server.tables.puzzles import Named, of_day
from digsite.server.tables.table import Table
from digsite.server.time_and_secrets import TimeAndSecrets

OPPONENTS = ("greedy", "adept")
"""Who plays against everybody, where a game is none for one alone."""
MASTER = "master"
"""Whose own score is told when the day is over."""
PAST_DAYS = 30
"""So many days that are over can still be played."""


class Deal(NamedTuple):
    seed: int | str
    salt: str

    @property
    def hash(self) -> str:
        return seal(self.seed, self.salt)


class DailyDeals:
    """Which deals belong to which day."""

    def __init__(self, key: str, games: tuple[str, ...]) -> None:
        self._identity = Identity(key)
        self.games = games
        """Those that have a deal each day."""

    def planned(self, day: str, game: str) -> Deal:
        """What whoever plays that day's first is dealt."""
        seed = Chance(int(self._identity.derive(f"daily-seed:{game}:{day}"), 16)).plain_seed
        return Deal(seed, self._identity.derive(f"daily-salt:{game}:{day}"))

    def puzzle(self, day: str) -> Named:
        """The puzzle of that day."""
        return of_day(self._identity, day)

    def opened(
        self, day: str, game: str, deal: Deal, guest: str, sources: TimeAndSecrets, games: Registrations
    ) -> journal.Opened:
        """The first entry of a guest's table of that day."""
        return _opened(day, game, deal, MySeat(), guest, sources, games)

    def master_table(self, day: str, game: str) -> str:
        """The id of the table at which the strongest bot plays that day's deal."""
        return self._identity.derive(f"daily-master:{game}:{day}")

    def opened_for_master(
        self, day: str, game: str, deal: Deal, sources: TimeAndSecrets, games: Registrations
    ) -> journal.Opened:
        """Its first entry: nobody's table, with the bots that everybody else plays against."""
        return _opened(day, game, deal, BotSeat(nearest_strength(game, MASTER)), None, sources, games)


def _opened(
    day: str,
    game: str,
    deal: Deal,
    player: SeatPlan,
    guest: str | None,
    sources: TimeAndSecrets,
    games: Registrations,
) -> journal.Opened:
    others = tuple(BotSeat(name) for name in opponents(game, games))
    rules = TableRules(game=game, seats=(player, *others), undo="end-turn", seed=deal.seed, spectators=True)
    first = opened(rules, guest, sources, games)
    return msgspec.structs.replace(first, salt=deal.salt, daily=day)


def opponents(game: str, games: Registrations) -> tuple[str, ...]:
    """The bots that everybody plays against, in the order of their seats; none where the game can be played alone."""
    counts = find_game(game, games).player_counts
    if 1 in counts:
        return ()
    number = len(OPPONENTS) if len(OPPONENTS) + 1 in counts else counts[0] - 1
    return tuple(nearest_strength(game, name) for name in OPPONENTS[:number])


def past_days(today: str) -> Iterator[str]:
    """The days that can still be played, yesterday first."""
    last = date.fromisoformat(today)
    return ((last - timedelta(days=back)).isoformat() for back in range(1, PAST_DAYS + 1))


def is_late(table: Table) -> bool:
    """Whether it was begun, or came to its end, when its day was over: its player may have seen others play it."""
    end = sealed_until(table)
    return end is not None and (table.created if table.ended is None else table.ended) >= end


def day_of(now: int) -> str:
    """The day, by the clock of Greenwich."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The moment at which that day is over, in milliseconds since 1970."""
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(next_day.year, next_day.month, next_day.day, tzinfo=UTC).timestamp() * 1000)


def is_day(text: str) -> bool:
    """Whether it is written YYYY-MM-DD, and is one that ends: after the last one nothing follows."""
    try:
        return date.fromisoformat(text).isoformat() == text != date.max.isoformat()
    except ValueError:
        return False


def sealed_until(table: Table) -> int | None:
    """Until when others may be dealt what this table was dealt; None: nobody is."""
    return table.sealed_until if table.daily is None else end_of(table.daily)


def is_sealed(table: Table, now: int) -> bool:
    """Whether others may still be dealt what this table was dealt."""
    end = sealed_until(table)
    return end is not None and now < end
