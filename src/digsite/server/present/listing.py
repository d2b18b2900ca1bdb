"""Tables in lists: what is stored of each beside its journal, and the line that somebody is shown."""

from collections.abc import Mapping

from digsite.server.present.redaction import seat_name
from digsite.server.schema.descriptions import TableLine
from digsite.server.storage.interface import TableRow
from digsite.server.tables.bots_and_clocks import BOT_PATIENCE
from digsite.server.tables.table import Table


def table_row(table: Table) -> TableRow:
    """What lists and timers need to know of a table without its journal."""
    due = table.changed + BOT_PATIENCE if table.bots_to_move() else table.deadline()
    outcome = table.ending.outcome if table.ending else None
    return TableRow(
        id=table.id,
        game=table.rules.game,
        status=table.status,
        public=table.rules.public,
        creator=table.creator,
        guests=tuple([place.guest for place in table.places]),
        labels=tuple([seat_name(place, {}) for place in table.places]),
        bots=tuple([place.bot is not None for place in table.places]),
        deciders=table.running.waiting_for if table.running and table.status == "playing" else (),
        changed=table.changed,
        due=due,
        daily=table.daily,
        scores=outcome.scores if outcome else (),
        rank=outcome.rank if outcome else None,
        arranged=table.daily is None and (table.rules.seed is not None or table.rules.scenario is not None),
    )


def table_line(row: TableRow, viewer: str | None, names: Mapping[str, str]) -> TableLine:
    """The table as one viewer finds it in a list."""
    shown = tuple(
        label if label is not None else names.get(guest or "")
        for label, guest in zip(row.labels, row.guests, strict=True)
    )
    mine = tuple(seat for seat, guest in enumerate(row.guests) if guest is not None and guest == viewer)
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        names=shown,
        bots=tuple(seat for seat, bot in enumerate(row.bots) if bot),
        deciders=row.deciders,
        changed=row.changed,
        mine=mine,
        my_move=any(seat in mine and not row.bots[seat] for seat in row.deciders),
        daily=row.daily,
        arranged=row.arranged,
    )
