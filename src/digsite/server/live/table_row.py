"""What is stored of a table beside its journal, for lists and timers. All of it follows from the journal."""

import msgspec

from digsite.server.presentation.redaction import seat_name
from digsite.server.schema.descriptions import BotSeat
from digsite.server.storage.interface import TableRow
from digsite.server.tables.daily import is_late
from digsite.server.tables.table import Table

BOT_PATIENCE = 6_000
"""Milliseconds after which another process may play a bot's move that is still missing."""


def moved_row(table: Table, before: TableRow) -> TableRow:
    """The row after a move, if the game goes on: of what it was before, only this changes."""
    if table.running is None or table.status != before.status:
        return table_row(table)
    deciders = table.running.waiting_for
    return msgspec.structs.replace(before, deciders=deciders, changed=table.changed, due=_due(table))


def _due(table: Table) -> int | None:
    # Bots alone are waited for by nobody: their games go on when there is time, or when somebody looks.
    return table.changed + BOT_PATIENCE if table.bots_to_move() and table.people else table.deadline()


def table_row(table: Table) -> TableRow:
    outcome = table.ending.outcome if table.ending else None
    own_seat = table.seats_of(table.creator)[:1]
    return TableRow(
        id=table.id,
        game=table.rules.game,
        status=table.status,
        public=table.rules.public,
        creator=table.creator,
        guests=tuple([place.guest or place.kept_for for place in table.places]),
        labels=tuple([seat_name(place, {}) for place in table.places]),
        bots=tuple([place.bot is not None for place in table.places]),
        deciders=table.running.waiting_for if table.running and table.status == "playing" else (),
        changed=table.changed,
        due=_due(table),
        daily=table.daily,
        scores=outcome.scores if outcome else (),
        rank=outcome.rank if outcome else None,
        arranged=table.daily is None and (table.rules.seed is not None or table.rules.scenario is not None),
        place=outcome.place(own_seat[0]) if outcome and own_seat and _compared(table) else None,
        late=is_late(table),
        puzzle=table.puzzle is not None,
        practice=table.is_practice,
        strengths=tuple([place.plan.strength if isinstance(place.plan, BotSeat) else None for place in table.places]),
    )


def _compared(table: Table) -> bool:
    """Whether others play the same against the same bots."""
    return len(table.places) > 1 and (table.daily is not None or table.group is not None)
