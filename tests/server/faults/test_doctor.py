"""The doctor heals damage, and cuts nothing that is whole."""

import pytest

from digsite.games import with_games
from digsite.server.doctor import examine
from digsite.server.errors import Unreadable
from digsite.server.settings import Settings
from tests.server.conftest import GAMES
from tests.server.faults.faulty import Player, new_table, play_script
from tests.server.faults.test_unreadable import BROKEN, serving_again, serving_at, tamper

pytestmark = pytest.mark.anyio
REGISTERED = with_games(GAMES)
WHOLE = ("against the rules", "other rules", "unknown game")
"""What another version or set-up of the server may be able to read."""


@pytest.mark.parametrize("how", BROKEN)
async def test_damage_is_healed_and_what_is_whole_is_left(settings: Settings, url: str, how: str) -> None:
    async with serving_at(settings, url) as server:
        table, other = await new_table(server), await new_table(server)
        for each in (table, other):
            await play_script(server, each)
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


async def test_a_table_that_is_healed_while_it_is_played_ends_before_its_damage_at_once(
    settings: Settings, url: str
) -> None:
    async with serving_at(settings, url) as server:
        table = await new_table(server)
        await play_script(server, table)
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
        table = await new_table(server)
        await play_script(server, table)
        async with server.registry.visit(table) as live:
            steps = live.table.running
            tamper(url, BROKEN["no entry"].format(table=table))
            assert examine(url, REGISTERED, healing=True).well
            await server.moderator.look()
            assert live.table.running is not steps
            assert live.table.entries == 3


async def test_a_row_that_does_not_follow_from_its_journal_is_written_anew(settings: Settings, url: str) -> None:
    async with serving_at(settings, url) as server:
        table = await new_table(server)
        await play_script(server, table)
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
