"""The tables that were left last, as they were left: whoever comes back does not wait until the journal is read again,
and whoever asks for one again and again costs no more than a look at its length."""

from collections import OrderedDict

from digsite.server.live.services import Services
from digsite.server.tables.table import Table

MOST = 100


class RestedTables:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def lay_down(self, table: Table) -> None:
        """Nobody has it in hand any more."""
        self._tables[table.id] = table
        if len(self._tables) > MOST:
            self._tables.popitem(last=False)

    async def wake(self, table_id: str) -> Table | None:
        """The table, for one who will have it in hand, if the journal is still as long as it was then."""
        table = self._tables.pop(table_id, None)
        if table is None:
            return None
        length = await self._services.storage.readable_length(table_id)
        return table if length == table.entries else None

    def forget(self, guest: str) -> None:
        """That guest wants to be known no more: what they called others is not kept either."""
        for table in [each for each in self._tables.values() if each.creator == guest]:
            del self._tables[table.id]
