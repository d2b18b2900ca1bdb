"""A table whose journal cannot be read is set aside: its people are told, and nobody else notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import text

from digsite.core import Actions
from digsite.games import with_games
from digsite.server.doctor import examine
from digsite.server.errors import Unreadable
from digsite.server.identity import Claim
from digsite.server.live.bots_and_clocks import MOST_FAULTS
from digsite.server.live.opening_tables import open_new
from digsite.server.schema import messages
from digsite.server.schema.descriptions import BotSeat, MySeat, TableRules
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage.engine import open_engine
from examples.pebbles import PebblesState
from tests.server.conftest import GAMES, FixedSources
from tests.server.faults.faulty import Page, Player, fresh, guests, new_table, play_script

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving_again(settings: Settings, url: str) -> AsyncIterator[Server]:
    settings = msgspec.structs.replace(settings, database_url=url, retention_days=0)
    async with open_server(settings, FixedSources()) as server:
        yield server


@asynccontextmanager
async def serving_at(settings: Settings, url: str) -> AsyncIterator[Server]:
    async with serving_again(settings, url) as server:
        await guests(server)
        yield server


def tamper(url: str, *statements: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()


BROKEN = {
    "hole": "DELETE FROM entries WHERE table_id = '{table}' AND number = 4",
    "lost end": "DELETE FROM entries WHERE table_id = '{table}' AND number > 4",
    "altered": "UPDATE entries SET body = replace(body, '\"spot\":1', '\"spot\":2') WHERE table_id = '{table}'",
    "no entry": "UPDATE entries SET body = '{{}}', sum = '' WHERE table_id = '{table}' AND number = 3",
    "against the rules": "UPDATE entries SET body = replace(body, '\"spot\":1', '\"spot\":9'), sum = ''"
    " WHERE table_id = '{table}'",
    "other rules": "UPDATE entries SET body = replace(body, '\"version\":1', '\"version\":99'), sum = ''"
    " WHERE table_id = '{table}'",
    "unknown game": 'UPDATE entries SET body = replace(body, \'"game":"caches"\', \'"game":"gone"\'), sum = \'\''
    " WHERE table_id = '{table}'",
}


@pytest.mark.parametrize("how", BROKEN)
async def test_a_table_that_cannot_be_read_is_set_aside_and_its_people_are_told(
    settings: Settings, url: str, how: str
) -> None:
    async with serving_at(settings, url) as server:
        table = await new_table(server)
        await play_script(server, table)
        await server.registry.sweep()  # nobody is there: it leaves memory
        for player in ("ada", "ben"):
            server.services.open_pages.add(Notified(player))
        async with server.registry.visit(table) as live:
            live.abandon()
        tamper(url, BROKEN[how].format(table=table))
        for _ in range(2):
            with pytest.raises(Unreadable):
                await server.registry.use(table, lambda live: live.info("ada"))
        assert [page.notices for page in server.services.open_pages.of("ada")] == [["set-aside"]]  # type: ignore[attr-defined]
        assert [page.notices for page in server.services.open_pages.of("ben")] == [["set-aside"]]  # type: ignore[attr-defined]


class Notified(Page):
    """A page that keeps what it is told of elsewhere."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.notices: list[str] = []

    def send(self, message: messages.ServerMessage) -> None:
        if isinstance(message, messages.Notice):
            self.notices.append(message.about)


async def test_the_sweep_goes_on_past_it(settings: Settings, url: str) -> None:
    """An unattended clock at another table runs out all the same."""
    async with serving_at(settings, url) as server:
        tables = [await clocked(server) for _ in range(3)]
        await server.registry.sweep()
        tamper(url, f"DELETE FROM entries WHERE table_id = '{tables[0]}' AND number = 1")
        sources = server.sources
        assert isinstance(sources, FixedSources)
        sources.time += 60_000
        await server.registry.sweep()
        for table in tables[1:]:
            shown = await server.registry.use(table, lambda live: live.info("ada"))
            assert all(seat.standing_in for seat in shown.seats)
        assert tables[0] not in [due.id for due in await server.storage.due_tables(sources.time, 10)]


async def clocked(server: Server) -> str:
    table = await new_table(server, clock={"kind": "live", "seconds": 10})
    await Player(server, "ben", table).ask(messages.Join(id=fresh()))
    await Player(server, "ada", table).ask(messages.Start(id=fresh()))
    return table


async def test_deleting_ones_data_takes_names_out_of_a_table_that_cannot_be_read(settings: Settings, url: str) -> None:
    async with serving_at(settings, url) as server:
        table = await new_table(server, seats=[{"kind": "mine"}, {"kind": "invited", "name": "Secret Friend"}])
        tamper(url, f"UPDATE tables SET entries = 7 WHERE id = '{table}'")
        ada = await server.storage.guest("ada")
        assert ada is not None
        assert await server.forget(Claim("ada", ada.epoch))
        engine = open_engine(url)
        with engine.connect() as connection:
            bodies = connection.execute(text("SELECT body FROM entries")).scalars().all()
            lines = connection.execute(text("SELECT line FROM tables")).scalars().all()
        engine.dispose()
        assert bodies
        assert "Secret Friend" not in "".join([*bodies, *lines])


async def test_nobody_but_the_host_is_told_what_is_wrong_with_it(settings: Settings, url: str) -> None:
    """What goes wrong in the rules may name what somebody holds."""
    async with serving_at(settings, url) as server:
        table = await new_table(server)
        await play_script(server, table)
        async with server.registry.visit(table) as live:
            live.abandon()
        tamper(url, BROKEN["against the rules"].format(table=table))
        for _ in range(2):
            with pytest.raises(Unreadable) as refused:
                await server.registry.use(table, lambda live: live.info("ada"))
            assert refused.value.reason == "this table cannot be read at the moment"
            assert refused.value.details == {}
            assert "spot" in refused.value.why or "9" in refused.value.why


async def test_a_table_on_which_the_rules_break_is_set_aside_instead_of_tried_for_ever(
    settings: Settings, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_at(settings, url) as server:
        rules = TableRules(game="pebbles", seats=(BotSeat(strength="random"), MySeat()))
        table = await open_new(server.services, rules, "ada")
        tries = 0

        def broken(_state: PebblesState, _seat: int | None = None) -> Actions:
            nonlocal tries
            tries += 1
            raise IndexError("list index out of range")

        monkeypatch.setattr(PebblesState, "legal_actions", broken)
        async with server.registry.visit(table) as live:
            await live.carry_out("ada", messages.Start(id=fresh()))
            for _ in range(2 * MOST_FAULTS):
                live.bots_and_clocks.tend(live.table)
                await asyncio.sleep(0.05)
        assert tries == MOST_FAULTS
        with pytest.raises(Unreadable):
            await server.storage.journal(table)
    (finding,) = examine(url, with_games(GAMES)).findings
    assert finding.table == table
