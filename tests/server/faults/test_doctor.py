"""The doctor heals damage, and cuts nothing that is whole."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from digsite.games import with_games
from digsite.server import doctor
from digsite.server.doctor import examine
from digsite.server.errors import Unreadable
from digsite.server.server import Server
from digsite.server.settings import Settings
from digsite.server.storage.backup import read_backup, write_backup
from digsite.server.storage.engine import open_existing
from digsite.server.storage.interface import DailyRow, GroupTry
from digsite.server.tables.folding import fold
from digsite.server.tables.table import Table
from tests.server.conftest import GAMES
from tests.server.faults.faulty import Player, new_table, play_script
from tests.server.faults.test_unreadable import BROKEN, serving_again, serving_at, tamper

if TYPE_CHECKING:
    from sqlalchemy import Engine

pytestmark = pytest.mark.anyio
REGISTERED = with_games(GAMES)
WHOLE = ("against the rules", "other rules", "unknown game")
"""What another version or set-up of the server may be able to read."""


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A database that lets itself be damaged in ways the other one refuses."""
    return f"sqlite:///{tmp_path}/own.sqlite3"


async def played(server: Server) -> str:
    """A table at which a few moves were made."""
    table = await new_table(server)
    await play_script(server, table)
    return table


@pytest.mark.parametrize("how", BROKEN)
async def test_damage_is_healed_and_what_is_whole_is_left(settings: Settings, url: str, how: str) -> None:
    async with serving_at(settings, url) as server:
        table = await played(server)
        await played(server)
        tamper(url, BROKEN[how].format(table=table))
    (finding,) = examine(url, REGISTERED).findings
    assert (finding.table, finding.can_heal) == (table, how not in WHOLE)
    assert examine(url, REGISTERED, healing=True).well == (how not in WHOLE)
    async with serving_again(settings, url) as server:
        if how in WHOLE:
            with pytest.raises(Unreadable):
                await server.registry.use(table, lambda live: live.info("ada"))
            return
        ada = Player(server, "ada", table)
        async with server.registry.visit(table) as live:
            running = live.table.running
            if running is not None and 0 in running.deciders:
                action = running.state.legal_actions(0)[0].to_dict()
                await ada.choose(**action)
                assert len(await server.storage.journal(table)) == live.table.entries


async def test_a_journal_whose_length_is_no_number_is_set_aside_and_healed(settings: Settings, own: str) -> None:
    async with serving_at(settings, own) as server:
        table = await played(server)
    tamper(own, f"UPDATE tables SET entries = 'many' WHERE id = '{table}'")
    async with serving_again(settings, own) as server:
        with pytest.raises(Unreadable):
            await server.registry.use(table, lambda live: live.info("ada"))
    assert examine(own, REGISTERED, healing=True).well
    async with serving_again(settings, own) as server:
        info = await server.registry.use(table, lambda live: live.info("ada"))
        assert info.status == "playing"


async def test_a_table_that_is_healed_while_it_is_played_ends_before_its_damage_at_once(
    settings: Settings, url: str
) -> None:
    async with serving_at(settings, url) as server:
        table = await played(server)
        async with server.registry.visit(table) as live:
            tamper(url, BROKEN["no entry"].format(table=table))
            assert examine(url, REGISTERED, healing=True).well
            assert live.table.entries > 3
            await server.registry.tend(table)  # as every few seconds
            assert live.table.entries == len(await server.storage.journal(table)) == 3


async def test_servers_that_have_a_healed_table_in_memory_read_it_anew_whatever_was_written_since(
    settings: Settings, url: str
) -> None:
    async with serving_at(settings, url) as server:
        table = await played(server)
        async with server.registry.visit(table) as live:
            steps = live.table.running
            tamper(url, BROKEN["no entry"].format(table=table))
            assert examine(url, REGISTERED, healing=True).well
            await server.moderator.look()
            assert live.table.running is not steps
            assert live.table.entries == 3


async def test_a_row_that_does_not_follow_from_its_journal_is_written_anew(settings: Settings, url: str) -> None:
    async with serving_at(settings, url) as server:
        await played(server)
        (before,) = await server.storage.tables_of("ada", 5)
        tamper(url, 'UPDATE tables SET line = replace(line, \'"status":"playing"\', \'"status":"waiting"\')')
    assert [finding.can_heal for finding in examine(url, REGISTERED, healing=True).findings] == [True]
    async with serving_again(settings, url) as server:
        assert await server.storage.tables_of("ada", 5) == [before]


async def test_what_was_set_aside_and_can_be_read_again_comes_back(settings: Settings, url: str) -> None:
    async with serving_at(settings, url) as server:
        table = await new_table(server)
        await server.storage.set_aside(table, "the game was not there")
        with pytest.raises(Unreadable):
            await server.registry.use(table, lambda live: live.info("ada"))
    assert examine(url, REGISTERED, healing=True).well
    async with serving_again(settings, url) as server:
        assert (await server.registry.use(table, lambda live: live.info("ada"))).creator


BESIDE = {
    "no line": "UPDATE tables SET line = '{{' WHERE id = '{table}'",
    "nothing in it": "UPDATE tables SET line = 'null' WHERE id = '{table}'",
    "column": "UPDATE tables SET status = 'zzz' WHERE id = '{table}'",
    "list": "DELETE FROM seats WHERE table_id = '{table}'",
    "checksums": "UPDATE entries SET sum = '' WHERE table_id = '{table}'",
}


@pytest.mark.parametrize("how", BESIDE)
async def test_what_stands_beside_a_journal_is_made_anew_from_it(settings: Settings, url: str, how: str) -> None:
    async with serving_at(settings, url) as server:
        table = await played(server)
        (before,) = await server.storage.tables_of("ada", 5)
        entries = await server.storage.journal(table)
        tamper(url, BESIDE[how].format(table=table))
    for healing in (False, True):
        (finding,) = examine(url, REGISTERED, healing=healing).findings
        assert (finding.table, finding.can_heal, finding.healed) == (table, True, healing)
    assert examine(url, REGISTERED).findings == ()
    async with serving_again(settings, url) as server:
        assert await server.storage.tables_of("ada", 5) == [before]
        assert await server.storage.journal(table) == entries


async def test_one_line_that_cannot_be_read_takes_no_list_from_anybody(
    settings: Settings, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_at(settings, url) as server:
        whole, broken = await new_table(server), await new_table(server)
        day = DailyRow(day="2026-01-01", game="caches", guest="ada", table_id=broken)
        await server.storage.begin_daily(day)
        await server.storage.begin_daily(msgspec.structs.replace(day, guest="ben", table_id=whole))
        await server.storage.add_group("group", 1, "{")
        await server.storage.begin_group_try(GroupTry(group_id="group", deal=0, guest="ada", table_id=broken), 5)
        tamper(url, BESIDE["no line"].format(table=broken), "UPDATE tables SET public = (1 = 1)")
        assert [row.id for row in await server.storage.public_tables(5)] == [whole]
        assert [row.id for row in await server.storage.tables_of("ada", 5)] == [whole]
        assert [row.id for _, row in await server.storage.daily("2026-01-01", "caches", "ada", 5)] == [whole]
        assert await server.storage.daily_scores("2026-01-01", "caches") == {}
        assert await server.storage.dailies_of("ada", "caches") == []
        assert await server.storage.group_tries("group") == []
        assert "line-unreadable" in caplog.messages
        assert (await server.registry.use(broken, lambda live: live.info("ada"))).creator
    found = examine(url, REGISTERED).findings
    assert [finding.problem for finding in found if finding.table is None] == ["the plan of group group cannot be read"]


async def test_a_journal_without_a_row_gets_one_again(settings: Settings, own: str) -> None:
    async with serving_at(settings, own) as server:
        table = await played(server)
        entries = await server.storage.journal(table)
    with closing(sqlite3.connect(own.removeprefix("sqlite:///"))) as connection:  # which knows of no references
        connection.execute("DELETE FROM tables")
        connection.commit()
    assert [finding.table for finding in examine(own, REGISTERED, healing=True).findings] == [table]
    assert examine(own, REGISTERED).findings == ()
    async with serving_again(settings, own) as server:
        assert await server.storage.journal(table) == entries


async def test_a_table_of_the_database_that_is_gone_is_told(settings: Settings, url: str) -> None:
    async with serving_at(settings, url):
        pass
    tamper(url, "DROP TABLE devices")
    assert [finding.problem for finding in examine(url, REGISTERED).findings] == ["the table devices is missing"]


async def test_no_transaction_is_open_while_a_table_is_replayed(
    settings: Settings, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a database that waits for nobody who says nothing would end it (`idle_in_transaction_session_timeout`)."""
    async with serving_at(settings, url) as server:
        await played(server)
    opened = []

    def fold_beside(*arguments: Any) -> Table:
        opened.append(sum(engine.pool.checkedout() for engine in engines))  # type: ignore[attr-defined]
        return fold(*arguments)

    engines: list[Engine] = []

    def open_known(url: str) -> "Engine":
        engines.append(open_existing(url))
        return engines[-1]

    monkeypatch.setattr(doctor, "open_existing", open_known)
    monkeypatch.setattr(doctor, "fold", fold_beside)
    assert examine(url, REGISTERED, healing=True).well
    assert opened == [0]


async def test_what_was_played_while_it_was_judged_is_judged_anew(
    settings: Settings, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_at(settings, url) as server:
        table = await played(server)
        tamper(url, BESIDE["no line"].format(table=table))
    tries: list[tuple[Any, ...]] = []

    def fold_beside(*arguments: Any) -> Table:
        if not tries:
            tamper(url, f"UPDATE tables SET set_aside = 'meanwhile' WHERE id = '{table}'")
        tries.append(arguments)
        return fold(*arguments)

    monkeypatch.setattr(doctor, "fold", fold_beside)
    assert examine(url, REGISTERED, healing=True).well
    assert len(tries) == 2


NO_TEXT = {
    "entry": "UPDATE entries SET body = CAST(x'7bff7d' AS TEXT) WHERE table_id = '{table}' AND number = 3",
    "line": "UPDATE tables SET line = CAST(x'7bff7d' AS TEXT) WHERE id = '{table}'",
    "status": "UPDATE tables SET status = CAST(x'ff' AS TEXT) WHERE id = '{table}'",
    "name": "UPDATE guests SET name = CAST(x'41ff' AS TEXT) WHERE id = 'ada'",
    "zero": "UPDATE guests SET name = CAST(x'4100' AS TEXT) WHERE id = 'ada'",
    "chat": "UPDATE chat SET text = CAST(x'41ff' AS TEXT)",
}
"""One byte that is no text, as a disk may leave it behind."""


@pytest.mark.parametrize("how", NO_TEXT)
async def test_a_byte_that_is_no_text_harms_its_row_alone_and_is_healed(
    settings: Settings, own: str, tmp_path: Path, how: str
) -> None:
    async with serving_at(settings, own) as server:
        broken, whole = await played(server), await played(server)
        await server.storage.say(broken, "ada", "hello", 1, "m1")
        tamper(own, NO_TEXT[how].format(table=broken), "UPDATE tables SET public = 1")
    async with serving_again(settings, own) as server:
        assert whole in [row.id for row in await server.storage.public_tables(5)]
        assert (await server.storage.names(["ada"]))["ada"]
        assert await server.storage.chat(broken, 5)
        if how == "entry":
            with pytest.raises(Unreadable):
                await server.registry.use(broken, lambda live: live.info("ada"))
        assert (await server.registry.use(whole, lambda live: live.info("ada"))).creator
    restored = f"sqlite:///{tmp_path}/restored.sqlite3"
    with (tmp_path / "backup").open("w+b") as file:
        rows = write_backup(own, file)
        file.seek(0)
        assert read_backup(restored, file) == rows
    for database in (own, restored):
        examine(database, REGISTERED, healing=True)
        assert examine(database, REGISTERED).findings == ()


@pytest.mark.parametrize("how", NO_TEXT)
async def test_the_doctor_tells_of_bytes_that_are_no_text_once_and_without_them(
    settings: Settings, own: str, how: str
) -> None:
    async with serving_at(settings, own) as server:
        table = await played(server)
        await server.storage.say(table, "ada", "hello", 1, "m1")
        tamper(own, NO_TEXT[how].format(table=table))
    (finding,) = examine(own, REGISTERED).findings
    assert finding.can_heal
    assert "\ufffd" not in finding.problem
    assert finding.table == (table if how in ("entry", "line", "status") else None)


async def test_a_key_of_the_server_that_is_no_text_is_told_and_left(settings: Settings, own: str) -> None:
    async with serving_at(settings, own) as server:
        await server.storage.secret("spare", "a key")
    tamper(own, "UPDATE secrets SET value = CAST(x'41ff' AS TEXT) WHERE name = 'spare'")
    (finding,) = examine(own, REGISTERED, healing=True).findings
    assert finding.problem == "secrets.value: bytes that are no text, in 1 of its rows"
    assert (finding.can_heal, finding.healed) == (False, False)
