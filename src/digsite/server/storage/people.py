"""What guests are called, what they said, where to notify them, and the daily deal's results."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.storage.base import SqlBase
from digsite.server.storage.guests import here, locked
from digsite.server.storage.interface import ChatRow, DailyRow, PushRow, TableRow
from digsite.server.storage.schema import chat, daily, guests, mutes, pushes, secrets, tables


class People(SqlBase):
    async def names(self, guest_ids: Iterable[str]) -> dict[str, str]:
        query = select(guests.c.id, guests.c.name).where(guests.c.id.in_(list(guest_ids)))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: row.name for row in rows}

    # Web push.

    async def pushes(self, guest: str) -> list[PushRow]:
        query = select(pushes).where(pushes.c.guest == guest)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [PushRow(**row) for row in rows]

    async def drop_push(self, endpoint: str, guest: str | None = None) -> None:
        gone = delete(pushes).where(pushes.c.endpoint == endpoint)
        if guest is not None:
            gone = gone.where(pushes.c.guest == guest)
        await self._writer.do(lambda connection: connection.execute(gone))

    # Chat.

    async def say(self, table_id: str, guest: str, text: str, at: int, request: str) -> int | None:
        values = {"table_id": table_id, "guest": guest, "text": text, "at": at, "request": request}
        line = insert(chat).values(values).returning(chat.c.line)

        def put(connection: Connection) -> int | None:
            speaker = locked(connection, here(guest))
            return None if speaker is None else connection.execute(line).scalar_one()

        try:
            return await self._writer.do(put)
        except IntegrityError:
            return None

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        columns = (chat.c.line, chat.c.guest, chat.c.text, chat.c.at)
        query = (
            select(*columns)
            .where(chat.c.table_id == table_id, ~chat.c.hidden)
            .order_by(chat.c.line.desc())
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [ChatRow(**row) for row in reversed(rows)]

    async def report(self, table_id: str, line: int, guest: str) -> bool:
        found = update(chat).where(chat.c.table_id == table_id, chat.c.line == line).values(reported_by=guest)
        return await self._writer.do(lambda connection: connection.execute(found).rowcount > 0)

    async def mute(self, guest: str, muted: str, *, on: bool) -> None:
        def set_mute(connection: Connection) -> None:
            connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))
            if on and locked(connection, here(guest)) is not None:
                connection.execute(insert(mutes).values(guest=guest, muted=muted))

        await self._writer.do(set_mute)

    async def mutes(self, guest: str) -> set[str]:
        query = select(mutes.c.muted).where(mutes.c.guest == guest)
        return set(await self._read(lambda connection: connection.execute(query).scalars().all()))

    # The daily deal.

    async def begin_daily(self, first: DailyRow) -> DailyRow:
        def begin(connection: Connection) -> None:
            if locked(connection, here(first.guest)) is not None:
                connection.execute(insert(daily), msgspec.to_builtins(first))

        try:
            await self._writer.do(begin)
        except IntegrityError:
            query = select(daily).where(daily.c.day == first.day, daily.c.guest == first.guest)
            row = await self._read(lambda connection: connection.execute(query).mappings().one())
            return DailyRow(**row)
        return first

    async def daily(self, day: str) -> list[tuple[DailyRow, TableRow]]:
        query = select(daily.c.guest, daily.c.table_id, tables.c.line).join(tables, tables.c.id == daily.c.table_id)
        rows = await self._read(lambda connection: connection.execute(query.where(daily.c.day == day)).all())
        return [
            (DailyRow(day=day, guest=guest, table_id=table_id), msgspec.json.decode(line, type=TableRow))
            for guest, table_id, line in rows
        ]

    # Secrets.

    async def secret(self, name: str, fresh: str) -> str:
        query = select(secrets.c.value).where(secrets.c.name == name)

        def keep(connection: Connection) -> str:
            found = connection.execute(query).scalar()
            if found is None:
                connection.execute(insert(secrets).values(name=name, value=fresh))
            return found or fresh

        try:
            return await self._writer.do(keep)
        except IntegrityError:  # another process made one at the same moment
            return await self._read(lambda connection: connection.execute(query).scalar_one())
