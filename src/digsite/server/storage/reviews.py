"""Reviews of finished games. Each follows from its table's journal, and goes with it."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from digsite.server.storage.base import SqlBase
from digsite.server.storage.schema import reviews


class Reviews(SqlBase):
    async def review(self, table_id: str, edition: int) -> str | None:
        query = select(reviews.c.body).where(reviews.c.table_id == table_id, reviews.c.edition == edition)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def keep_review(self, table_id: str, edition: int, body: str, at: int) -> bool:
        row = {"table_id": table_id, "edition": edition, "made": at, "body": body}

        def keep(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            connection.execute(insert(reviews).values(row))

        try:
            await self._writer.do(keep)
        except IntegrityError:  # the table is gone, or another process has kept the same review meanwhile
            return False
        return True
