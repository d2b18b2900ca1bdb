"""A row in the place of the one with its key, if there is one. Between looking for it and adding it another process
might add it: the database itself knows."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = insert(table).values(values)
    keys = [column.name for column in table.primary_key]
    rest = {name: new.excluded[name] for name in values if name not in keys}
    if rest:
        connection.execute(new.on_conflict_do_update(index_elements=keys, set_=rest))
    else:
        connection.execute(new.on_conflict_do_nothing(index_elements=keys))
