"""What guests are called, what they said, and where to notify them."""

from collections.abc import Iterable

from sqlalchemy import Connection, Integer, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.storage.base import SqlBase
from digsite.server.storage.guests import here, locked
from digsite.server.storage.interface import ChatRow, PushRow
from digsite.server.storage.schema import chat, guests, mutes, pushes, secrets

# Asked whenever somebody comes to a table. Put together once: that takes longer than to ask.
_NAMES = select(guests.c.id, guests.c.name).where(guests.c.id.in_(bindparam("guests", expanding=True)))
_PUSHES = select(pushes).where(pushes.c.guest == bindparam("guest"))
_MUTES = select(mutes.c.muted).where(mutes.c.guest == bindparam("guest"))
_CHAT = (
    select(chat.c.line, chat.c.guest, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("table"), ~chat.c.hidden)
    .order_by(chat.c.line.desc())
    .limit(bindparam("most"))
)

KEPT = 500
"""Lines of a table: whoever comes is shown fewer, and nobody is to fill the disk. What waits for a moderator stays."""
_FIRST_KEPT = (
    select(chat.c.line)
    .where(chat.c.table_id == bindparam("table"))
    .order_by(chat.c.line.desc())
    .limit(1)
    .offset(bindparam("kept", type_=Integer))
)
_OLD_LINES = delete(chat).where(
    chat.c.table_id == bindparam("table"),
    chat.c.line < _FIRST_KEPT.scalar_subquery(),
    or_(chat.c.reported_by.is_(None), chat.c.dismissed),
)


class ChatAndPushes(SqlBase):
    async def names(self, guest_ids: Iterable[str]) -> dict[str, str]:
        wanted = {"guests": list(guest_ids)}
        rows = await self._read(lambda connection: connection.execute(_NAMES, wanted).all())
        return {row.id: row.name for row in rows}

    # Web push.

    async def pushes(self, guest: str) -> list[PushRow]:
        rows = await self._read(lambda connection: connection.execute(_PUSHES, {"guest": guest}).mappings().all())
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
            if locked(connection, here(guest)) is None:
                return None
            number: int = connection.execute(line).scalar_one()
            connection.execute(_OLD_LINES, {"table": table_id, "kept": KEPT - 1})
            return number

        try:
            return await self._writer.do(put)
        except IntegrityError:
            return None

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        which = {"table": table_id, "most": limit}
        rows = await self._read(lambda connection: connection.execute(_CHAT, which).mappings().all())
        return [ChatRow(**row) for row in reversed(rows)]

    async def report(self, table_id: str, line: int, guest: str) -> bool:
        which = (chat.c.table_id == table_id, chat.c.line == line)
        first = update(chat).where(*which, chat.c.reported_by.is_(None)).values(reported_by=guest)

        def put(connection: Connection) -> bool:
            if locked(connection, here(guest)) is not None:
                connection.execute(first)
            return connection.execute(select(chat.c.line).where(*which)).first() is not None

        return await self._writer.do(put)

    async def mute(self, guest: str, muted: str, *, on: bool, most: int) -> bool:
        others = select(func.count()).select_from(mutes).where(mutes.c.guest == guest)

        def set_mute(connection: Connection) -> bool:
            is_here = locked(connection, here(guest)) is not None  # first: whoever wants the same meanwhile waits
            connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))
            if not on or not is_here:
                return True
            if connection.execute(others).scalar_one() >= most:
                return False
            connection.execute(insert(mutes).values(guest=guest, muted=muted))
            return True

        return await self._writer.do(set_mute)

    async def mutes(self, guest: str) -> set[str]:
        return set(await self._read(lambda connection: connection.execute(_MUTES, {"guest": guest}).scalars().all()))

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
