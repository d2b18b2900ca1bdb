"""A journal becomes a table again, entry by entry. Whatever goes wrong on the way means that it cannot be read."""

from collections.abc import Sequence

import msgspec

from digsite.core import Game, Seat, UnknownGame
from digsite.games import Registrations
from digsite.games import game as find_game
from digsite.server.errors import Unreadable
from digsite.server.schema import journal
from digsite.server.schema.descriptions import NoClock
from digsite.server.tables.table import Table

_OF_A_GAME = (journal.Acted, journal.TookBack, journal.TurnEnded)


def fold(table_id: str, entries: Sequence[journal.AnyEntry], games: Registrations) -> Table:
    """The table that a journal describes; raises Unreadable."""
    table = first(table_id, entries, games)
    _take_in(table, entries)
    return table


def first(table_id: str, entries: Sequence[journal.AnyEntry], games: Registrations) -> Table:
    """The table as it was opened."""
    opened = entries[0]
    if not isinstance(opened, journal.Opened):
        raise Unreadable(f"expected a journal to begin with its opening, got {type(opened).__name__}")
    try:
        game = find_game(opened.rules.game, games)
    except UnknownGame as error:
        raise Unreadable(error.reason) from error
    _check_version(opened.version, game)
    return Table(table_id, opened, game)


def _check_version(version: int | None, game: Game) -> None:
    """What later rules have begun cannot be read here. What earlier ones have is closed (`live/outdated.py`)."""
    if version is not None and version > game.version:
        raise Unreadable(f"played by version {version} of the rules; this server has {game.version}")


def _take_in(table: Table, entries: Sequence[journal.AnyEntry]) -> None:
    """Everything after the opening."""
    undone = _Undone(entries, timed=not isinstance(table.rules.clock, NoClock))
    for place, entry in enumerate(entries[1:], 1):
        if isinstance(entry, journal.Begun):
            _check_version(entry.version, table.game)
        try:
            if table.lost_track and isinstance(entry, _OF_A_GAME):
                table.pass_by(entry, place)
            elif place in undone.places and isinstance(entry, journal.Acted | journal.TookBack):
                table.pass_over(entry, undone.waiting(place))
            else:
                table.apply(entry)
        except Exception as error:
            if not table.outdated:
                raise Unreadable(f"entry {place}: {error}") from error
            table.pass_by(entry, place)


class _Standing(msgspec.Struct):
    """An action that may still be taken back."""

    place: int
    seat: object
    whole: bool = True
    """Whether all that was done and taken back after it can be passed over."""


class _Undone:
    """The actions that were taken back before anything else happened, and their undoing. Of them nothing remains but a
    higher version and the time they took, so they need not be played again: they may be thousands. Where time is
    measured, the undoing has to tell whose ran."""

    def __init__(self, entries: Sequence[journal.AnyEntry], *, timed: bool) -> None:
        self.places: set[int] = set()
        self._ran: dict[int, tuple[Seat, ...] | None] = {}
        """By the place of an action."""
        self._on: dict[int, int] = {}
        """The place of an undoing -> the action that stood before it."""
        standing: list[_Standing] = []
        for place, entry in enumerate(entries):
            if isinstance(entry, journal.Acted):
                standing.append(_Standing(place, entry.action.get("seat")))
            elif isinstance(entry, journal.TookBack) and standing and standing[-1].seat == entry.seat:
                undone = standing.pop()
                if standing:
                    self._on[place] = standing[-1].place
                if undone.whole and (entry.ran is not None or not timed):
                    self.places |= {undone.place, place}
                    self._ran[undone.place] = entry.ran
                elif standing:
                    standing[-1].whole = False
            else:
                standing.clear()

    def waiting(self, place: int) -> tuple[Seat, ...] | None:
        """Whose time runs after that entry; None: as the game has it that is played."""
        return self._ran.get(self._on.get(place, -1) if place not in self._ran else place)
