"""Time: what each seat has left, and what happens when nothing is."""

import asyncio

import pytest

from digsite.server.schema import messages
from digsite.server.schema.descriptions import DaysClock, LiveClock, NoClock
from digsite.server.settings import Settings
from digsite.server.tables.clockwork import DAY, Clockwork
from tests.server.conftest import FixedSources, serving
from tests.server.seated import begun, people
from tests.server.sitting import Sitting

LIVE = {"kind": "live", "seconds": 60, "increment": 5}


def test_a_live_clock_runs_while_its_seat_decides_and_gains_by_each_answer() -> None:
    clock = Clockwork(LiveClock(seconds=60, increment=5), 2, at=0)
    clock.settle(0, (0,))
    clock.settle(10_000, (1,), answered=(0,))
    assert clock.left == [55_000, 60_000]
    assert clock.deadline() == 70_000
    clock.settle(30_000, (0,), answered=(1,))
    assert clock.left == [55_000, 45_000]
    assert clock.late(84_999) == ()
    assert clock.late(85_000) == (0,)


def test_many_small_answers_gain_no_more_than_one() -> None:
    """Also while others decide, and when the last of them is taken back and given again."""
    clock = Clockwork(LiveClock(seconds=60, increment=5), 2, at=0)
    clock.settle(0, (0, 1))
    clock.settle(1_000, (0, 1), answered=(0,))
    clock.settle(2_000, (0, 1), answered=(0,))
    assert clock.left == [58_000, 58_000]
    clock.settle(3_000, (1,), answered=(0,))
    assert clock.left == [62_000, 57_000]
    clock.take_back(0, 3_000, (0, 1))
    clock.take_back(0, 3_000, (0, 1))
    assert clock.left == [57_000, 57_000]
    clock.settle(3_000, (0, 1), answered=(0,))
    clock.settle(3_000, (1,), answered=(0,))
    assert clock.left == [62_000, 57_000]


def test_a_turn_that_is_to_be_ended_gains_when_it_is() -> None:
    sitting = Sitting(LiveClock(seconds=60, increment=5), undo="end-turn")
    table = sitting.table
    assert table.clockwork is not None
    sitting.ask("ben", messages.EndTurn(id="b", version=table.version, seat=1))
    before = table.clockwork.left[0]
    sitting.choose("ada", {"kind": "mark", "seat": 0, "spot": 3})
    sitting.choose("ada", {"kind": "rest", "seat": 0})
    assert table.clockwork.left[0] == before
    sitting.ask("ada", messages.EndTurn(id="e", version=table.version, seat=0))
    assert table.clockwork.left[0] == before + 5_000


def test_seats_that_decide_at_the_same_time_are_all_charged() -> None:
    clock = Clockwork(LiveClock(seconds=60), 3, at=0)
    clock.settle(0, (0, 1, 2))
    clock.settle(20_000, (0, 2), answered=(1,))
    clock.settle(30_000, (0,), answered=(2,))
    assert clock.left == [30_000, 40_000, 30_000]


def test_a_clock_of_days_begins_anew_with_each_decision() -> None:
    clock = Clockwork(DaysClock(days=2), 2, at=0)
    clock.settle(0, (0,))
    clock.settle(DAY, (1,), answered=(0,))
    clock.settle(DAY + 5, (0,), answered=(1,))
    assert clock.left[0] == 2 * DAY
    clock.settle(2 * DAY, (0,), answered=(0,))
    assert clock.left[0] == 2 * DAY


def test_time_never_runs_backwards_or_below_nothing() -> None:
    clock = Clockwork(LiveClock(seconds=10), 1, at=1000)
    clock.settle(1000, (0,))
    clock.settle(500, (0,))
    assert clock.left == [10_000]
    clock.settle(60_000, (0,))
    assert clock.left == [0]


def test_taking_back_gains_no_time() -> None:
    """Undo and the same move, twenty times: what was used is used."""
    clock = Clockwork(LiveClock(seconds=60, increment=30), 2, at=0)
    clock.settle(0, (0,))
    for moment in range(1000, 41_000, 2000):
        clock.settle(moment, (1,), answered=(0,))
        clock.take_back(0, moment + 1000, (0,))
    assert clock.left == [60_000 - 40 * 1000, 60_000]  # also when it was the other's turn, for nothing
    clock.settle(41_000, (1,), answered=(0,))
    assert clock.left[0] == 60_000 - 41 * 1000 + 30_000


def test_who_decides_at_the_same_time_pays_for_themselves() -> None:
    clock = Clockwork(LiveClock(seconds=60), 3, at=0)
    clock.settle(0, (0, 1))
    clock.settle(5_000, (1, 2), answered=(0,))
    clock.take_back(0, 9_000, (0, 1))
    assert clock.left == [60_000 - 5_000 - 4_000, 60_000 - 9_000, 60_000]


def test_who_takes_back_what_saved_them_is_late() -> None:
    clock = Clockwork(LiveClock(seconds=60, increment=30), 1, at=0)
    clock.settle(0, (0,))
    clock.settle(59_000, (), answered=(0,))
    clock.settle(69_000, (0,))
    clock.settle(100_000, (0,))
    clock.take_back(0, 100_000, (0,))
    assert clock.late(100_000) == (0,)


def test_taking_back_gives_no_new_days() -> None:
    clock = Clockwork(DaysClock(days=2), 2, at=0)
    clock.settle(0, (0,))
    for moment in (DAY, DAY + 10):
        clock.settle(moment, (1,), answered=(0,))
        clock.take_back(0, moment + 5, (0,))
    assert clock.left[0] == DAY - 5
    assert clock.deadline() == 2 * DAY + 10


def test_nobody_gains_by_what_a_bot_answers_for_them() -> None:
    clock = Clockwork(LiveClock(seconds=60, increment=30), 2, at=0)
    clock.settle(0, (1,))
    clock.settle(0, (1,), answered=(0,), by_bot=True)
    assert clock.left[0] == 60_000
    clock.take_back(0, 0, (0,))
    assert clock.left[0] == 60_000


def test_stepping_out_and_in_gains_time_only_for_what_a_bot_has_answered() -> None:
    clock = Clockwork(LiveClock(seconds=10), 2, at=0)
    clock.settle(0, (0,))
    clock.settle(9_000, (0,))
    clock.welcome_back(0, rested=False)
    assert clock.left[0] == 1000
    clock.settle(11_000, ())
    assert clock.is_up(0)
    clock.settle(12_000, (1,), answered=(0,), by_bot=True)
    assert not clock.is_up(0)
    clock.welcome_back(0, rested=False)
    assert clock.left[0] == 30_000
    clock.settle(12_000, (0,), answered=(1,))
    clock.settle(41_000, (0,))
    clock.welcome_back(0, rested=False)
    assert clock.left[0] == 1000
    clock.settle(41_500, (1,), answered=(0,), by_bot=True)
    clock.welcome_back(0, rested=False)
    assert clock.left[0] == 500  # a bot has answered, but there was time
    clock.welcome_back(0, rested=True)  # nobody was there to wait
    assert clock.left[0] == 30_000


def test_who_comes_back_again_and_again_is_given_no_more_than_the_clock_gave() -> None:
    clock, given = Clockwork(LiveClock(seconds=70), 2, at=0), []
    for _ in range(5):
        clock.settle(clock.at, (0,))
        clock.settle(clock.at + 100_000, ())
        clock.settle(clock.at, (1,), answered=(0,), by_bot=True)
        clock.welcome_back(0, rested=False)
        given.append(clock.left[0])
    assert given == [30_000, 30_000, 10_000, 0, 0]
    clock.settle(clock.at, (0,), answered=(0,), by_bot=True)
    assert clock.is_up(0)


def test_without_a_clock_nobody_is_late() -> None:
    clock = Clockwork(NoClock(), 2, at=0)
    clock.settle(0, (0,))
    assert clock.deadline() is None
    assert clock.late(10**12) == ()
    assert clock.describe() is None


@pytest.mark.anyio
async def test_when_time_is_up_a_bot_stands_in_until_the_player_returns(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "caches", clock=LIVE)
        async with ada.at(table) as first, ben.at(table) as second:
            sources.time += 50_000
            for answers in (1, 2):
                await second.choose(second.choices(1)[0])
                await second.until(lambda answers=answers: len(second.log[1]) == answers)  # type: ignore[misc]
            assert second.updates[1]["clocks"] == {"at": sources.time, "left": [10_000, 15_000], "running": [0]}
            sources.time += 10_500
            await asyncio.wait_for(second.until(lambda: second.table["seats"][0]["standing_in"]), 20)
            await second.until(lambda: second.updates[1]["view"]["caches"][0] == 2)
            await first.ask("come-back", seat=0)
            await first.until(lambda: first.updates[0]["clocks"]["left"][0] == 30_000)


@pytest.mark.anyio
async def test_a_deadline_passes_at_a_table_that_nobody_watches(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "caches", clock={"kind": "days", "days": 1})
        sources.time += DAY + 1
        async with asyncio.timeout(20):
            while not all(seat["standing_in"] for seat in (await ada.get(f"/api/tables/{table}"))["seats"]):
                await asyncio.sleep(0.2)


@pytest.mark.anyio
async def test_undo_and_the_same_move_again_and_again_gain_nothing(own_settings: Settings) -> None:
    sources = FixedSources()
    async with serving(own_settings, sources) as base, people(base) as (ada, ben):
        table = await begun([ada, ben], "caches", clock={"kind": "live", "seconds": 100, "increment": 30})
        async with ada.at(table) as chair:
            for _ in range(5):
                version = chair.updates[0]["version"]
                await chair.choose(chair.choices(0)[0])
                await chair.until(lambda version=version: chair.updates[0]["version"] > version)  # type: ignore[misc]
                undone = await chair.ask("undo", seat=0, version=chair.updates[0]["version"])
                assert undone["kind"] == "accepted", undone
                await chair.until(lambda version=version: chair.updates[0]["version"] > version + 1)  # type: ignore[misc]
            assert chair.updates[0]["clocks"]["left"] == [100_000, 100_000]
