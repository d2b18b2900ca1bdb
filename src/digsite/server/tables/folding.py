"""A journal becomes a table again, entry by entry. Whatever goes wrong on the way means that it cannot be read."""

from collections.abc import Sequence

from digsite.core import Game, UnknownGame
from digsite.games import Registrations
from digsite.games import game as find_game
from digsite.server.errors import Unreadable
from digsite.server.schema import journal
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
    undone = _undone(entries)
    for place, entry in enumerate(entries[1:], 1):
        if isinstance(entry, journal.Begun):
            _check_version(entry.version, table.game)
        try:
            if table.lost_track and isinstance(entry, _OF_A_GAME):
                table.pass_by(entry, place)
            elif place in undone and _timeless(table) and isinstance(entry, journal.Acted | journal.TookBack):
                table.pass_over(entry)
            else:
                table.apply(entry)
        except Exception as error:
            if not table.outdated:
                raise Unreadable(f"entry {place}: {error}") from error
            table.pass_by(entry, place)


def _undone(entries: Sequence[journal.AnyEntry]) -> set[int]:
    """The places of actions that were taken back before anything else happened, and of their undoing. Of them nothing
    remains but a higher version, so they need not be played again: they may be thousands."""
    found: set[int] = set()
    actions: list[tuple[int, object]] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, journal.Acted):
            actions.append((place, entry.action.get("seat")))
        elif isinstance(entry, journal.TookBack) and actions and actions[-1][1] == entry.seat:
            found.update((actions.pop()[0], place))
        else:
            actions.clear()
    return found


def _timeless(table: Table) -> bool:
    """Whether no clock has run meanwhile."""
    return table.clockwork is not None and not table.clockwork.ticks
