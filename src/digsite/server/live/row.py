"""What is stored of a table beside its journal, for lists and timers. All of it follows from the journal."""

from digsite.server.present.redaction import seat_name
from digsite.server.storage.interface import TableRow
from digsite.server.tables.table import Table

BOT_PATIENCE = 6_000
"""Milliseconds after which another process may play a bot's move that is still missing."""


def table_row(table: Table) -> TableRow:
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
