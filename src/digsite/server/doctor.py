"""`digsite doctor`: looks at every journal of a database, tells what is wrong, and heals what can be healed.

Damage is what was not written so: an entry that is missing, altered or no entry at all. The journal is then healed by
letting it end before that; what came after is put by (`cut_entries`). What is kept beside a journal is made anew from
it. An entry that is whole, but against the rules of this version, is no damage: nothing is cut there, for another
version may be able to read it.
"""

import getpass
import time
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
from sqlalchemy import Connection, Engine, select

from digsite.games import Registrations
from digsite.server.errors import Unreadable
from digsite.server.live.table_row import table_row
from digsite.server.storage.engine import for_writing, open_existing, patiently, told_in_a_line
from digsite.server.storage.healing import Kept, heal, kept, known_guests, mend_text, missing, spoiled, table_ids
from digsite.server.storage.interface import ActRow, TableRow
from digsite.server.storage.moderation import write_act
from digsite.server.storage.schema import entries, groups, tables
from digsite.server.tables.folding import fold
from digsite.server.tables.groups import GroupPlan


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
        with told_in_a_line(), engine.connect() as connection:
            patiently(connection)
            return 0 if missing(connection) else len(table_ids(connection))
    finally:
        engine.dispose()


def examine(
    url: str, games: Registrations, *, healing: bool = False, progress: Callable[[], None] = lambda: None
) -> Examination:
    """Look at everything; `progress` is called after each table. Raises BadOption."""
    engine = open_existing(url)
    try:
        with told_in_a_line():
            return _examined(engine, games, healing=healing, progress=progress)
    finally:
        engine.dispose()


def _examined(engine: Engine, games: Registrations, *, healing: bool, progress: Callable[[], None]) -> Examination:
    with engine.connect() as connection:
        patiently(connection)
        findings = [*_of_pages(connection), *(_left(problem) for problem in missing(connection))]
        if findings:  # what stands on it says nothing
            return Examination(tables=0, findings=tuple(findings))
        ids = table_ids(connection)
    for table_id in ids:
        findings += _of_table(engine, table_id, games, healing=healing)
        progress()
    with engine.connect() as connection:
        patiently(connection)
        findings += [*_of_references(connection), *_of_derived(connection)]
    findings += _of_texts(engine, {finding.table for finding in findings}, healing=healing)
    return Examination(tables=len(ids), findings=tuple(findings))


def _left(problem: str) -> Finding:
    return Finding(table=None, problem=problem, can_heal=False)


def _of_pages(connection: Connection) -> Iterator[Finding]:
    if connection.dialect.name == "sqlite":
        for (said,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
            if said != "ok":
                yield _left(str(said))


def _of_references(connection: Connection) -> Iterator[Finding]:
    """What belongs to something that is gone; PostgreSQL does not let that be."""
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        for name, number in Counter(str(row[0]) for row in rows if row[0] != entries.name).items():
            yield _left(f"{name}: {number} rows belong to something that is gone")


def _of_derived(connection: Connection) -> Iterator[Finding]:
    """What else is kept as text that is decoded. A review that cannot be read is made anew when it is asked for."""
    for group_id, plan in connection.execute(select(groups.c.id, groups.c.plan)):
        try:
            msgspec.json.decode(plan, type=GroupPlan)
        except msgspec.DecodeError:
            yield _left(f"the plan of group {group_id} cannot be read")


def _of_texts(engine: Engine, told: set[str | None], *, healing: bool) -> Iterator[Finding]:
    """What is to be text, and is none; but for the rows of tables that were told of, which are written anew whole."""
    with engine.connect() as connection:
        found = [each for each in spoiled(connection) if each.column.table is not tables or each.key[0] not in told]
    if healing:
        with for_writing(engine).begin() as connection:
            for each in found:
                if each.can_heal:
                    mend_text(connection, each)
    for (column, can_heal), number in Counter((each.column, each.can_heal) for each in found).items():
        problem = f"{column.table.name}.{column.name}: bytes that are no text, in {number} of its rows"
        yield Finding(table=None, problem=problem, can_heal=can_heal, healed=healing and can_heal)


def _of_table(engine: Engine, table_id: str, games: Registrations, *, healing: bool) -> Iterator[Finding]:
    """Read in one transaction, judged in none, for replaying takes its time, and healed in another: if it is still what
    was judged."""
    while True:
        found, known = _read(engine, table_id)
        if found is None:
            return
        try:
            row = _row(found, games)
        except Unreadable as error:
            yield Finding(table=table_id, problem=error.why, can_heal=False)
            return
        problem = _problem(found, row, known)
        if problem is None:
            return
        if not healing or _healed(engine, found, row):
            yield Finding(table=table_id, problem=problem, can_heal=True, healed=healing)
            return


def _read(engine: Engine, table_id: str) -> tuple[Kept | None, frozenset[str]]:
    """The table, and those at it who want to be known."""
    with engine.begin() as connection:
        found = kept(connection, table_id)
        known = known_guests(connection, found.row) if found is not None and found.row is not None else frozenset()
    return found, known


def _healed(engine: Engine, found: Kept, row: TableRow) -> bool:
    """False if something was written there meanwhile."""
    with for_writing(engine).begin() as connection:
        if kept(connection, found.table_id) != found:
            return False
        heal(connection, found, row)
        if found.length != len(found.entries):
            _tell(connection, found.table_id)
    return True


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
        return found.row or table_row(table)  # it is closed, with what the row says of it, when it is next opened
    # Names that somebody gave and took out again are known to the row alone.
    fresh = table_row(table)
    return fresh if found.row is None else msgspec.structs.replace(fresh, labels=found.row.labels)


def _problem(found: Kept, row: TableRow, known: frozenset[str]) -> str | None:
    if found.damage is not None:
        return found.damage
    if found.columns is None:
        return "there is a journal, but nothing beside it"
    if found.length != len(found.entries):
        return f"the journal has {len(found.entries)} entries; expected {found.length}"
    if found.row is None:
        return "what lists show cannot be read"
    if row != found.row or found.columns != (row.status, row.public, row.changed, row.due):
        return "what lists show does not follow from the journal"
    if not known <= found.seated:
        return "it is missing in somebody's list"
    if found.unchecked:
        return f"entry {found.unchecked[0]} has lost its checksum"
    return f"set aside: {found.set_aside}" if found.set_aside is not None else None
