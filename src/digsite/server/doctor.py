"""`digsite doctor`: looks at every journal of a database, tells what is wrong, and heals what can be healed.

Damage is what was not written so: an entry that is missing, altered or no entry at all. The journal is then healed by
letting it end before that; what came after is put by (`cut_entries`). An entry that is whole, but against the rules of
this version, is no damage: nothing is cut there, for another version may be able to read it.
"""

import getpass
import time
from collections.abc import Callable, Iterator

import msgspec
from sqlalchemy import Connection, Engine

from digsite.games import Registrations
from digsite.server.errors import Unreadable
from digsite.server.live.table_row import table_row
from digsite.server.storage.engine import for_writing, open_existing
from digsite.server.storage.healing import Kept, heal, kept, table_ids
from digsite.server.storage.interface import ActRow, TableRow
from digsite.server.storage.moderation import write_act
from digsite.server.tables.folding import fold


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    table: str | None
    """None: the database as a whole."""
    problem: str
    can_heal: bool
    healed: bool = False


class Examination(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    findings: tuple[Finding, ...]

    @property
    def well(self) -> bool:
        return all(finding.healed for finding in self.findings)


def count_tables(url: str) -> int:
    """How many there are to look at."""
    engine = open_existing(url)
    try:
        with engine.connect() as connection:
            return len(table_ids(connection))
    finally:
        engine.dispose()


def examine(
    url: str, games: Registrations, *, healing: bool = False, progress: Callable[[], None] = lambda: None
) -> Examination:
    """Look at everything; `progress` is called after each table."""
    engine = open_existing(url)
    try:
        with engine.connect() as connection:
            tables = table_ids(connection)
        findings = list(_of_database(engine))
        for table_id in tables:
            with (for_writing(engine) if healing else engine).begin() as connection:
                findings += _of_table(connection, kept(connection, table_id), games, healing=healing)
            progress()
    finally:
        engine.dispose()
    return Examination(tables=len(tables), findings=tuple(findings))


def _of_database(engine: Engine) -> Iterator[Finding]:
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        for (said,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
            if said != "ok":
                yield Finding(table=None, problem=str(said), can_heal=False)


def _of_table(connection: Connection, found: Kept, games: Registrations, *, healing: bool) -> Iterator[Finding]:
    try:
        row = _row(found, games)
    except Unreadable as error:
        yield Finding(table=found.table_id, problem=error.why, can_heal=False)
        return
    problem = _problem(found, row)
    if problem is not None:
        if healing:
            heal(connection, row, len(found.entries))
            if found.length != len(found.entries):
                _tell(connection, found.table_id)
        yield Finding(table=found.table_id, problem=problem, can_heal=True, healed=healing)


def _tell(connection: Connection, table_id: str) -> None:
    """Running servers may have in memory what was cut."""
    at = int(time.time() * 1000)
    write_act(connection, ActRow(at=at, by=getpass.getuser()[:60], what="heal", table_id=table_id))


def _row(found: Kept, games: Registrations) -> TableRow:
    """What the table's row is to say, by what is whole of its journal; raises Unreadable."""
    if not found.entries:
        raise Unreadable(found.damage or "there is no entry at all")
    table = fold(found.table_id, found.entries, games)
    if table.outdated and (table.ending is None or table.ending.reason != "rules-changed"):
        return found.row  # it is closed, with what the row says of it, when it is next opened
    # Names that somebody gave and took out again are known to the row alone.
    return msgspec.structs.replace(table_row(table), labels=found.row.labels)


def _problem(found: Kept, row: TableRow) -> str | None:
    if found.damage is not None:
        return found.damage
    if found.length != len(found.entries):
        return f"the journal has {len(found.entries)} entries; expected {found.length}"
    if row != found.row:
        return "what lists show does not follow from the journal"
    return f"set aside: {found.set_aside}" if found.set_aside is not None else None
