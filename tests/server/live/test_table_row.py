"""What is stored of a table beside its journal: after a move, what changed of it, and that is the whole of it."""

import random

from digsite.games import with_games
from digsite.server.live.table_row import moved_row, table_row
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, LiveClock, MySeat, OpenSeat, TableRules
from digsite.server.tables.folding import fold
from digsite.server.tables.new_table import opened
from tests.server.conftest import GAMES, FixedSources


def test_the_row_after_a_move_is_the_one_that_would_be_made_anew() -> None:
    games, rng = with_games(GAMES), random.Random(1)
    rules = TableRules(
        game="pebbles", seats=(MySeat(), OpenSeat()), clock=LiveClock(seconds=60, increment=1), undo="none"
    )
    first = opened(rules, "ada", FixedSources(), games)
    table = fold("table", [first, journal.SatDown(seat=1, guest="ben"), journal.Begun()], games)
    row, at, seen = table_row(table), table.changed, set()
    while table.status == "playing" and table.running is not None:
        at += 700
        action = rng.choice(table.running.state.legal_actions(table.running.deciders[0]))
        table.apply(journal.Acted(at=at, by="ada", action=action.to_dict()), table.running.attempt(action))
        row = moved_row(table, row)
        seen.add(row.status)
        assert row == table_row(table)
    assert seen == {"playing", "over"}


def test_where_a_bot_is_to_move_it_is_due_whoever_moved() -> None:
    games = with_games(GAMES)
    rules = TableRules(game="pebbles", seats=(MySeat(), BotSeat(strength="random")))
    table = fold("table", [opened(rules, "ada", FixedSources(), games), journal.Begun()], games)
    running = table.running
    assert running is not None
    before = table_row(table)
    action = running.state.legal_actions(running.deciders[0])[0]
    table.apply(journal.Acted(at=table.changed + 5, by="ada", action=action.to_dict()), running.attempt(action))
    after = moved_row(table, before)
    assert after == table_row(table)
    assert (before.due is None) != (after.due is None)
