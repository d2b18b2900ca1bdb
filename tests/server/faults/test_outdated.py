"""A game begun by rules that have changed since is closed with that reason; its journal stays, and so does a result."""

import json

import pytest
from sqlalchemy import text

from digsite.games import with_games
from digsite.server.doctor import examine
from digsite.server.errors import Refusal
from digsite.server.schema import journal, messages
from digsite.server.server import Server
from digsite.server.settings import Settings
from digsite.server.storage.checksum import checksum
from digsite.server.storage.engine import open_engine
from tests.server.conftest import GAMES
from tests.server.faults.faulty import Player, fresh, new_table, play_script
from tests.server.faults.test_unreadable import Notified, serving_again, serving_at, tamper

pytestmark = pytest.mark.anyio
EARLIER = "UPDATE entries SET body = replace(body, '\"version\":1', '\"version\":0') WHERE number = 0"
NO_LONGER_LEGAL = "UPDATE entries SET body = replace(body, '\"spot\":1', '\"spot\":9')"


async def played_by_earlier_rules(server: Server, url: str, *changes: str) -> str:
    table = await new_table(server)
    await play_script(server, table)
    async with server.registry.visit(table) as live:
        live.abandon()
    write_by_earlier_rules(url, *changes)
    return table


def write_by_earlier_rules(url: str, *changes: str) -> None:
    """Journals as earlier rules would have left them: whole, each entry with the checksum of what it says."""
    tamper(url, EARLIER, *changes)
    engine = open_engine(url)
    with engine.begin() as connection:
        for table, number, body in connection.execute(text("SELECT table_id, number, body FROM entries")).all():
            change = text("UPDATE entries SET sum = :sum WHERE table_id = :table AND number = :number")
            connection.execute(change, {"sum": checksum(table, number, body), "table": table, "number": number})
    engine.dispose()


def is_over_in_lists(url: str, scores: list[int]) -> None:
    """What lists knew of a game that its own rules had brought to an end."""
    engine = open_engine(url)
    with engine.begin() as connection:
        table, line = connection.execute(text("SELECT id, line FROM tables")).one()
        row = json.dumps(json.loads(line) | {"status": "over", "scores": scores, "deciders": [], "due": None})
        change = text("UPDATE tables SET status = 'over', due = NULL, line = :line WHERE id = :table")
        connection.execute(change, {"line": row, "table": table})
    engine.dispose()


@pytest.mark.parametrize("changes", [(), (NO_LONGER_LEGAL,)], ids=["as far as it went", "as far as it fits"])
async def test_a_running_game_is_closed_and_its_people_are_told(
    settings: Settings, url: str, changes: tuple[str, ...]
) -> None:
    async with serving_at(settings, url) as server:
        for player in ("ada", "ben"):
            server.services.open_pages.add(Notified(player))
        table = await played_by_earlier_rules(server, url, *changes)
        length = (await server.storage.lengths([table]))[table]
        for _ in range(2):
            shown = await server.registry.use(table, lambda live: live.info("ada"))
            assert (shown.status, shown.ending and shown.ending.reason) == ("cancelled", "rules-changed")
            assert shown.ending is not None
            assert shown.ending.ranking == ()
        for player in ("ada", "ben"):
            (page,) = server.services.open_pages.of(player)
            assert page.notices.count("rules-changed") == 1  # type: ignore[attr-defined]
        assert (await server.storage.row(table)).status == "cancelled"
        assert await server.storage.due_tables(server.sources.now() + 10**9, 10) == []
        kept = await server.storage.journal(table)
        assert len(kept) == length + 1
        assert isinstance(kept[-1], journal.Outdated)
    assert examine(url, with_games(GAMES)).findings == ()
    async with serving_again(settings, url) as server:
        replay = await server.registry.use(table, lambda live: live.finished_game.replay("ada", 0, 0, 100, "en"))
        assert (replay.total > 3) is not bool(changes)
        with pytest.raises(Refusal) as refused:
            await Player(server, "ada", table).ask(messages.Resign(id=fresh(), seat=0))
        assert refused.value.code == "rules-changed"
        # The same people can play on, by the rules of today.
        assert (await Player(server, "ada", table).ask(messages.Rematch(id=fresh()))).table is not None


async def test_a_finished_game_keeps_its_result(settings: Settings, url: str) -> None:
    async with serving_at(settings, url) as server:
        table = await played_by_earlier_rules(server, url, NO_LONGER_LEGAL)
        is_over_in_lists(url, [3, 7])
        assert examine(url, with_games(GAMES), healing=True).findings == ()
        for _ in range(2):
            shown = await server.registry.use(table, lambda live: live.info("ada"))
            assert shown.status == "over"
            assert shown.ending is not None
            assert shown.ending.outcome is not None
            assert (shown.ending.outcome.scores, shown.ending.ranking) == ((3, 7), ((1,), (0,)))
        assert (await server.storage.row(table)).scores == (3, 7)


async def test_a_table_that_still_waits_begins_by_the_rules_of_today(settings: Settings, url: str) -> None:
    async with serving_at(settings, url) as server:
        table = await new_table(server)
        async with server.registry.visit(table) as live:
            live.abandon()
        write_by_earlier_rules(url)
        await Player(server, "ben", table).ask(messages.Join(id=fresh()))
        await Player(server, "ada", table).ask(messages.Start(id=fresh()))
        async with server.registry.visit(table) as live:
            live.abandon()
        shown = await server.registry.use(table, lambda live: live.info("ada"))
        assert shown.status == "playing"
