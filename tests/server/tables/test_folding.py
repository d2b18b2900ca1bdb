"""A long journal is read as cheaply as a short one, and to the same end."""

import random
import threading

import pytest

from digsite.games import with_games
from digsite.server.errors import Refusal, Stale
from digsite.server.live.loading import folded
from digsite.server.live.opening_tables import open_new
from digsite.server.schema import journal
from digsite.server.schema.descriptions import (
    Clock,
    DaysClock,
    LiveClock,
    MySeat,
    NoClock,
    OpenSeat,
    TableRules,
    UndoRule,
)
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.tables.folding import first, fold
from digsite.server.tables.new_table import opened
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table
from tests.server.conftest import GAMES, FixedSources
from tests.server.faults.faulty import guests

REGISTERED = with_games(GAMES)
SEATS = (0, 1)
PAIRS = 800
CLOCKS = (NoClock(), LiveClock(seconds=600, increment=3), DaysClock(days=1))


def beginning(undo: UndoRule, clock: Clock) -> list[journal.AnyEntry]:
    rules = TableRules(game="caches", seats=(MySeat(), OpenSeat()), undo=undo, clock=clock)
    first_entry = opened(rules, "ada", FixedSources(), REGISTERED)
    return [first_entry, journal.SatDown(at=first_entry.at, seat=1, guest="ben"), journal.Begun(at=first_entry.at)]


def one_by_one(entries: list[journal.AnyEntry]) -> Table:
    """The table with every entry carried out, none passed over."""
    table = first("table", entries, REGISTERED)
    for entry in entries[1:]:
        table.apply(entry)
    return table


def grow(entries: list[journal.AnyEntry], steps: int, luck: int) -> list[journal.AnyEntry]:
    """So many random steps of two who cannot make up their minds."""
    rng, table = random.Random(luck), one_by_one(entries)
    for number in range(steps):
        running = table.running
        if running is None or not running.deciders:
            break
        entry = _next(table, rng, number)
        stamp = {"at": table.changed + rng.randrange(900), "by": "ada", "request": f"r{number}"}
        entries.append(type(entry)(**{**{name: getattr(entry, name) for name in entry.__struct_fields__}, **stamp}))
        table.apply(entries[-1])
    return entries


def _next(table: Table, rng: random.Random, number: int) -> journal.AnyEntry:
    running = table.running
    assert running is not None
    undoable = [seat for seat in SEATS if may_undo(running, seat)]
    if undoable and rng.random() < 0.45:
        told = table.ticks and rng.random() < (1.0 if number > 60 else 0.7)  # before, it was not kept
        return journal.TookBack(seat=rng.choice(undoable), ran=table.timed if told else None)
    if running.holding is not None:
        return journal.TurnEnded(seat=running.holding)
    if rng.random() < 0.05:
        return journal.ChatSet(on=False)
    seat = rng.choice(running.deciders)
    return journal.Acted(action=rng.choice(list(running.state.legal_actions(seat))).to_dict())


def may_undo(running: RunningGame, seat: int) -> bool:
    try:
        running.attempt_undo(seat)
    except Refusal:
        return False
    return True


def stale(table: Table, seat: int, version: int) -> bool:
    running = table.running
    assert running is not None
    try:
        running.check_own_fresh(seat, version)
    except Stale:
        return True
    return False


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "live", "days"])
@pytest.mark.parametrize("undo", ["free", "end-turn"])
@pytest.mark.parametrize("luck", range(8))
def test_what_was_taken_back_is_passed_over_and_nothing_else_changes(undo: UndoRule, clock: Clock, luck: int) -> None:
    entries = grow(beginning(undo, clock), 120, luck)
    quick, slow = fold("table", entries, REGISTERED), one_by_one(entries)
    assert quick.running is not None
    assert slow.running is not None
    assert quick.running.state == slow.running.state
    assert [step.action for step in quick.running.steps] == [step.action for step in slow.running.steps]
    for name in ("version", "entries", "changed", "status", "answers", "chat"):
        assert getattr(quick, name) == getattr(slow, name)
    assert quick.running.waiting_for == slow.running.waiting_for
    assert quick.deadline() == slow.deadline()
    assert quick.clockwork is not None
    assert slow.clockwork is not None
    assert quick.clockwork.describe() == slow.clockwork.describe()
    waited = [
        [table.clockwork.waited_since(seat) for seat in table.timed if table.clockwork] for table in (quick, slow)
    ]
    assert waited[0] == waited[1]
    for seat in SEATS:
        assert quick.running.undoable(seat) == slow.running.undoable(seat)
        versions = range(slow.version + 2)
        assert [stale(quick, seat, version) for version in versions] == [stale(slow, seat, v) for v in versions]


def hesitating(clock: Clock) -> list[journal.AnyEntry]:
    """Somebody marks a spot and takes it back, again and again."""
    entries = beginning("free", clock)
    acts = [{"kind": "hide", "seat": seat, "spot": spot} for spot in (1, 2) for seat in SEATS]
    entries += [journal.Acted(at=entries[0].at, action=act) for act in acts]
    mark = journal.Acted(at=entries[0].at, action={"kind": "mark", "seat": 0, "spot": 3})
    ran = None if isinstance(clock, NoClock) else (0,)
    return entries + [mark, journal.TookBack(at=entries[0].at, seat=0, ran=ran)] * PAIRS


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "live", "days"])
def test_a_journal_full_of_second_thoughts_plays_none_of_them(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    entries, apply = hesitating(clock), Table.apply
    applied: list[journal.Entry] = []

    def count(table: Table, entry: journal.Entry) -> None:
        applied.append(entry)
        apply(table, entry)

    monkeypatch.setattr(Table, "apply", count)
    table = fold("table", entries, REGISTERED)
    assert len(applied) == len(entries) - 2 * PAIRS - 1
    assert table.version == 1 + 4 + 2 * PAIRS


@pytest.mark.anyio
async def test_whoever_reads_a_long_journal_lets_others_have_their_turn(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is folded in another thread."""
    entries, apply = hesitating(LiveClock(seconds=600)), Table.apply
    threads: set[int] = set()

    def note(table: Table, entry: journal.Entry) -> None:
        threads.add(threading.get_ident())
        apply(table, entry)

    monkeypatch.setattr(Table, "apply", note)
    async with open_server(own_settings) as server:
        await guests(server)
        await open_new(server.services, TableRules(game="caches", seats=(MySeat(), MySeat())), "ada")
        threads.clear()
        assert (await folded(server.services, "t", entries)).version == 1 + 4 + 2 * PAIRS
        assert len(threads) == 1
        assert threading.get_ident() not in threads
