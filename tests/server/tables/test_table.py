"""A table as the fold over its journal: who is to move by itself."""

from digsite.games import with_games
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, MySeat, OpenSeat, SeatPlan, TableRules
from digsite.server.tables.folding import fold
from digsite.server.tables.new_table import opened
from digsite.server.tables.table import Table
from tests.server.conftest import GAMES, FixedSources

BOT = BotSeat(strength="random")
REGISTERED = with_games(GAMES)


def at(*plans: SeatPlan, then: tuple[journal.AnyEntry, ...] = ()) -> Table:
    """A table of Caches, at whose beginning all decide, with Ada on her seats and Ben on the open one."""
    rules = TableRules(game="caches", seats=plans)
    joined = [journal.SatDown(seat=seat, guest="ben") for seat, plan in enumerate(plans) if isinstance(plan, OpenSeat)]
    first = opened(rules, "ada", FixedSources(), REGISTERED)
    return fold("table", [first, *joined, journal.Begun(), *then], REGISTERED)


def away(*seats: int) -> tuple[journal.AnyEntry, ...]:
    return tuple(journal.SteppedOut(seat=seat) for seat in seats)


def test_bots_play_while_somebody_plays_by_their_own_hand() -> None:
    assert at(MySeat(), OpenSeat(), BOT).bots_to_move() == (2,)
    assert at(MySeat(), OpenSeat(), BOT, then=away(0)).bots_to_move() == (0, 2)


def test_all_bots_rest_when_everybody_who_still_plays_is_away() -> None:
    table = at(MySeat(), OpenSeat(), BOT, then=away(0, 1))
    assert table.resting
    assert table.bots_to_move() == ()
    assert table.deadline() is None
    assert at(MySeat(), OpenSeat(), BOT, then=(journal.Resigned(seat=0), *away(1))).resting


def test_they_go_on_when_somebody_comes_back() -> None:
    table = at(MySeat(), OpenSeat(), BOT, then=(*away(0, 1), journal.CameBack(seat=1)))
    assert not table.resting
    assert table.bots_to_move() == (0, 2)


def test_bots_among_themselves_play_on_for_whoever_looks_on() -> None:
    table = at(BOT, BOT)
    assert not table.resting
    assert table.bots_to_move() == (0, 1)


def test_who_is_played_by_a_bot_is_known_after_every_entry() -> None:
    """It is asked for at every move, and found out again only after what may change it."""
    table = at(MySeat(), OpenSeat(), BOT)
    entries: tuple[journal.AnyEntry, ...] = (
        *away(0),
        journal.CameBack(seat=0),
        *away(1),
        journal.Resigned(seat=0),
        journal.CameBack(seat=1),
    )
    found = [set(table.bots)]
    for entry in entries:
        table.apply(entry)
        found.append(set(table.bots))
        assert found[-1] == {seat for seat, place in enumerate(table.places) if place.bot is not None}
    assert found == [{2}, {0, 2}, {2}, {1, 2}, {0, 1, 2}, {0, 2}]
