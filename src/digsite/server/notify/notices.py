"""What somebody should be told of who may be looking elsewhere: their move, or something that was done to them."""

from collections.abc import Collection, Iterator

from digsite.core import Seat
from digsite.server.schema import journal
from digsite.server.schema.messages import Notice, NoticeAbout
from digsite.server.tables.table import Table


def notices(table: Table, entries: Collection[journal.Entry], waited: Collection[Seat]) -> Iterator[tuple[str, Notice]]:
    """Guests and what to tell them, after these entries; `waited` are the seats on whom the table waited before."""
    for entry in entries:
        yield from _of_entry(table, entry)
    if table.status == "playing" and table.running and not table.is_practice:
        for seat in table.running.waiting_for:
            guest = table.places[seat].guest
            if seat not in waited and guest is not None and seat not in table.bots:
                yield guest, _notice(table, "your-move", seat)


def _of_entry(table: Table, entry: journal.Entry) -> Iterator[tuple[str, Notice]]:
    match entry:
        case journal.Acted() | journal.Resigned():
            if table.status == "over":
                yield from _to_all(table, "over", entry.by)
        case journal.Begun():
            yield from _to_all(table, "started", entry.by)
        case journal.Cancelled():
            yield from _to_all(table, "cancelled", entry.by)
        case journal.Outdated():
            if table.status == "cancelled":
                yield from _to_all(table, "rules-changed", None)
        case journal.Followed():
            yield from _to_all(table, "rematch", entry.by)
        case journal.SteppedOut(seat=seat):
            guest = table.places[seat].guest
            if guest is not None and guest != entry.by:
                yield guest, _notice(table, "stand-in", seat)
        case journal.Arranged(seat=seat, out=str(guest)):
            yield guest, _notice(table, "given-away", seat)
        case journal.SatDown(seat=seat):
            if table.creator is not None and table.creator != entry.by:
                yield table.creator, _notice(table, "joined", seat)


def _to_all(table: Table, about: NoticeAbout, but: str | None) -> Iterator[tuple[str, Notice]]:
    told = {but, None}
    for seat, place in enumerate(table.places):
        if place.guest not in told and place.guest is not None:
            told.add(place.guest)
            yield place.guest, _notice(table, about, seat)


def _notice(table: Table, about: NoticeAbout, seat: Seat) -> Notice:
    return Notice(about=about, table=table.id, game=table.rules.game, status=table.status, seat=seat)
