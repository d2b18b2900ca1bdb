"""What moderators do: each act is written down together with its effect, and running servers read it from there."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from digsite.server.errors import Unavailable
from digsite.server.storage.base import SqlBase
from digsite.server.storage.engine import for_writing, open_engine, told_in_a_line
from digsite.server.storage.interface import ActRow, ReportRow
from digsite.server.storage.putting import put
from digsite.server.storage.schema import acts, chat, guests, kicked, marks, tables

SHOWN = 100
SURE_SECONDS = 5.0
"""How long it is believed that what could be written can be, and that what could not cannot."""
_REPORTED = (chat.c.reported_by.is_not(None), ~chat.c.hidden, ~chat.c.dismissed)


class Moderation(SqlBase):
    async def moderate(self, act: ActRow) -> bool:
        """Write it down, with its effect in the database; False, and nothing done, if what it is about is not there."""

        def do(connection: Connection) -> bool:
            filled = _affect(connection, act)
            if filled is not None:
                write_act(connection, filled)
            return filled is not None

        return await self._writer.do(do)

    async def acts_since(self, number: int) -> list[ActRow]:
        return await self._acts(select(acts).where(acts.c.number > number).order_by(acts.c.number).limit(SHOWN))

    async def acts_to_do(self) -> list[ActRow]:
        return await self._acts(select(acts).where(acts.c.done.is_(None)).order_by(acts.c.number))

    async def last_acts(self) -> list[ActRow]:
        return await self._acts(select(acts).order_by(acts.c.number.desc()).limit(SHOWN))

    async def _acts(self, query: Select[Any]) -> list[ActRow]:
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [ActRow(**row) for row in rows]

    async def act_done(self, number: int, at: int) -> None:
        change = update(acts).where(acts.c.number == number, acts.c.done.is_(None)).values(done=at)
        await self._writer.do(lambda connection: connection.execute(change))

    async def kicked(self, table_id: str) -> set[str]:
        query = select(kicked.c.guest).where(kicked.c.table_id == table_id)
        return set(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def reports(self) -> tuple[list[ReportRow], int]:
        columns = (
            chat.c.line,
            chat.c.table_id,
            chat.c.guest,
            guests.c.name,
            chat.c.text,
            chat.c.at,
            chat.c.reported_by,
        )
        turn = func.row_number().over(partition_by=chat.c.reported_by, order_by=chat.c.line.desc())
        query = select(*columns).outerjoin(guests, guests.c.id == chat.c.guest).where(*_REPORTED)
        query = query.order_by(turn, chat.c.line.desc()).limit(SHOWN)
        count = select(func.count()).select_from(chat).where(*_REPORTED)
        rows, total = await self._read(
            lambda connection: (connection.execute(query).mappings().all(), connection.execute(count).scalar_one())
        )
        return [ReportRow(**row) for row in rows], total

    # When what was last done.

    async def mark(self, name: str, at: int) -> None:
        await self._writer.do(lambda connection: put(connection, marks, {"name": name, "at": at}))

    async def check_writable(self) -> None:
        now, failing = time.monotonic(), self._writer.failing
        if failing and now - self._writer.last_failed < SURE_SECONDS:
            # On a disk that is full, or damaged in places, so little as a mark can still be written.
            raise Unavailable("something could not be written a moment ago")
        if failing or now - self._last_written >= SURE_SECONDS:  # whoever asks all the time wears out no disk
            await self.mark("readiness", int(time.time() * 1000))
            self._last_written = time.monotonic()

    async def marks(self) -> dict[str, int]:
        rows = await self._read(lambda connection: connection.execute(select(marks)).all())
        return {row.name: row.at for row in rows}


def _affect(connection: Connection, act: ActRow) -> ActRow | None:
    """The act with all that it is about; None if that is not there."""
    if act.what == "hide":
        line = update(chat).where(chat.c.line == act.line).values(hidden=True).returning(chat.c.guest, chat.c.table_id)
        found = connection.execute(line).first()
        return None if found is None else msgspec.structs.replace(act, guest=found.guest, table_id=found.table_id)
    if act.what == "dismiss":
        which = chat.c.line == act.line if act.line is not None else chat.c.reported_by == act.guest
        dismissed = connection.execute(update(chat).where(which, *_REPORTED).values(dismissed=True))
        return act if dismissed.rowcount else None
    if (
        act.table_id is not None
        and not connection.execute(select(tables.c.id).where(tables.c.id == act.table_id)).all()
    ):
        return None
    if act.guest is not None and not connection.execute(select(guests.c.id).where(guests.c.id == act.guest)).all():
        return None
    column = {"silence": "silenced_until", "ban": "banned_until"}.get(act.what)
    if column is not None:
        connection.execute(update(guests).where(guests.c.id == act.guest).values({column: act.until}))
    if act.what in ("kick", "admit"):
        whom = {"table_id": act.table_id, "guest": act.guest}
        if act.what == "kick":
            put(connection, kicked, whom)
        else:
            connection.execute(delete(kicked).filter_by(**whom))
    return act


def write_act(connection: Connection, act: ActRow) -> None:
    """Running servers go through them by their numbers: so one is there before the next is given out."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE acts IN SHARE ROW EXCLUSIVE MODE")
    values = {name: value for name, value in msgspec.to_builtins(act).items() if name != "number"}
    connection.execute(insert(acts).values(values))


def mark_backup(url: str) -> None:
    """A backup of that database has been written: the owner's page tells how old it is."""
    engine = for_writing(open_engine(url))
    try:
        with told_in_a_line(), engine.begin() as connection:
            put(connection, marks, {"name": "backup", "at": int(time.time() * 1000)})
    finally:
        engine.dispose()
