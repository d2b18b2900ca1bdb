"""Tables in lists: the line that somebody is shown."""

from collections.abc import Mapping

from digsite.server.schema.descriptions import TableLine
from digsite.server.storage.interface import TableRow


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
        strengths=row.strengths,
        deciders=row.deciders,
        changed=row.changed,
        mine=mine,
        my_move=not row.practice and any(seat in mine and not row.bots[seat] for seat in row.deciders),
        daily=row.daily,
        arranged=row.arranged,
        practice=row.practice,
    )
