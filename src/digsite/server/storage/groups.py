"""Groups that play the same deals, and their members' tries."""

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from digsite.server.storage.base import SqlBase
from digsite.server.storage.guests import here, locked
from digsite.server.storage.interface import GroupTry, TableRow
from digsite.server.storage.lines import read_line
from digsite.server.storage.schema import group_tries, groups, tables


class Groups(SqlBase):
    async def add_group(self, group_id: str, ends: int, plan: str) -> None:
        new = insert(groups).values(id=group_id, ends=ends, plan=plan)
        await self._writer.do(lambda connection: connection.execute(new))

    async def group(self, group_id: str) -> str | None:
        query = select(groups.c.plan).where(groups.c.id == group_id)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def begin_group_try(self, first: GroupTry, most: int) -> GroupTry | None:
        of_group = group_tries.c.group_id == first.group_id
        others = select(func.count(group_tries.c.guest.distinct())).where(of_group, group_tries.c.guest != first.guest)
        mine = select(group_tries).where(of_group, group_tries.c.deal == first.deal, group_tries.c.guest == first.guest)

        def begin(connection: Connection) -> bool:
            # One after the other, or more than so many could come at once.
            connection.execute(select(groups.c.id).where(groups.c.id == first.group_id).with_for_update())
            if connection.execute(others).scalar_one() >= most:
                return False
            if locked(connection, here(first.guest)) is not None:
                connection.execute(insert(group_tries), msgspec.to_builtins(first))
            return True

        try:
            return first if await self._writer.do(begin) else None
        except IntegrityError:
            row = await self._read(lambda connection: connection.execute(mine).mappings().first())
            return first if row is None else GroupTry(**row)  # none: whoever begins twice has left meanwhile

    async def group_tries(self, group_id: str) -> list[tuple[GroupTry, TableRow]]:
        query = select(group_tries, tables.c.line).join(tables, tables.c.id == group_tries.c.table_id)
        query = query.where(group_tries.c.group_id == group_id).order_by(group_tries.c.guest, group_tries.c.deal)
        columns = group_tries.c.keys()

        def find(connection: Connection) -> list[tuple[GroupTry, TableRow]]:
            rows = connection.execute(query).mappings()
            found = [(GroupTry(**{name: row[name] for name in columns}), read_line(row["line"])) for row in rows]
            return [(each, line) for each, line in found if line is not None]

        return await self._read(find)

    async def forget_groups(self, before: int) -> int:
        old = delete(groups).where(groups.c.ends < before)
        return await self._writer.do(lambda connection: connection.execute(old).rowcount)
