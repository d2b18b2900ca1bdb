"""A journal becomes a table again, entry by entry. Whatever goes wrong on the way means that it cannot be read."""

from collections.abc import Iterator, Sequence

from digsite.core import UnknownGame
from digsite.games import Registrations
from digsite.games import game as find_game
from digsite.server.errors import Unreadable
from digsite.server.schema import journal
from digsite.server.tables.table import Table


def fold(table_id: str, entries: Sequence[journal.AnyEntry], games: Registrations) -> Table:
    """The table that a journal describes; raises Unreadable."""
    table = first(table_id, entries, games)
    for _ in rest(table, entries):
        pass
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
    if opened.version not in (None, game.version):
        raise Unreadable(f"played by version {opened.version} of the rules; this server has {game.version}")
    return Table(table_id, opened, game)


def rest(table: Table, entries: Sequence[journal.AnyEntry]) -> Iterator[None]:
    """Take in everything after the opening, an entry at a time: whoever folds a long journal may do other things
    between them."""
    undone = _undone(entries)
    for place, entry in enumerate(entries[1:], 1):
        try:
            if place in undone and _timeless(table) and isinstance(entry, journal.Acted | journal.TookBack):
                table.pass_over(entry)
            else:
                table.apply(entry)
        except Exception as error:
            raise Unreadable(f"entry {place}: {error}") from error
        yield


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
