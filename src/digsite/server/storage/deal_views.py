"""Who has seen which deal at which table."""

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from digsite.server.schema.descriptions import Seen
from digsite.server.storage.base import SqlBase
from digsite.server.storage.guests import here, locked
from digsite.server.storage.schema import deal_views


class DealViews(SqlBase):
    async def saw_deal(self, deal: str, guest: str, table_id: str, how: Seen) -> None:
        view = insert(deal_views).values(deal=deal, guest=guest, table_id=table_id, how=how)

        def note(connection: Connection) -> None:
            if locked(connection, here(guest)) is not None:
                connection.execute(view)

        try:
            await self._writer.do(note)
        except IntegrityError:  # it is known already, or the table is gone
            return

    async def deal_viewers(self, deal: str, elsewhere: str, guests: Iterable[str]) -> dict[str, Seen]:
        query = select(deal_views.c.guest, deal_views.c.how).where(
            deal_views.c.deal == deal, deal_views.c.table_id != elsewhere, deal_views.c.guest.in_(list(guests))
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        # Of several ways the one by which most was seen: a replay shows every seat.
        return {row.guest: row.how for row in sorted(rows, key=lambda row: _LEAST.index(row.how))}


_LEAST: tuple[Seen, ...] = ("watched", "played", "replayed")
