"""Since when somebody is away, as far as a process can know."""

from collections.abc import AsyncIterator

import pytest

from digsite.server.bus import bus
from digsite.server.live.attendance import FORGET_OTHERS, Attendance
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.tables.table import Table
from tests.server.conftest import FixedSources
from tests.server.sitting import Sitting

pytestmark = pytest.mark.anyio


@pytest.fixture
def sources() -> FixedSources:
    return FixedSources()


@pytest.fixture
def table() -> Table:
    return Sitting().table


@pytest.fixture
async def attendance(own_settings: Settings, sources: FixedSources, table: Table) -> AsyncIterator[Attendance]:
    async with open_server(own_settings, sources) as server:
        yield Attendance(server.services, table.seats_of)


def elsewhere(*seats: int) -> bus.Here:
    """Another process tells who is there."""
    return bus.Here(sender="another", table="t", seats=seats, spectators=0)


async def test_a_process_counts_from_when_it_began_to_look(
    attendance: Attendance, sources: FixedSources, table: Table
) -> None:
    began = sources.now()
    sources.time += 1000
    assert attendance.away_since(table, 1) == began


async def test_whoever_looks_at_another_process_is_not_away(
    attendance: Attendance, sources: FixedSources, table: Table
) -> None:
    attendance.heard_of(elsewhere(1), table)
    assert attendance.away_since(table, 1) is None
    sources.time += 1000
    attendance.heard_of(elsewhere(), table)
    left = sources.now()
    sources.time += 1000
    assert attendance.away_since(table, 1) == left


async def test_whoever_looked_at_a_process_that_is_no_more_is_away_when_that_is_noticed(
    attendance: Attendance, sources: FixedSources, table: Table
) -> None:
    attendance.heard_of(elsewhere(1), table)
    sources.time += FORGET_OTHERS + 1
    noticed = sources.now()
    attendance.tell_again(table)
    sources.time += 1000
    assert attendance.away_since(table, 1) == noticed
