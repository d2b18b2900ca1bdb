"""Who goes and comes back gains nothing by it: no time, no advice, no way to be in another's."""

import pytest

from digsite.server.errors import Refusal
from digsite.server.presentation.redaction import update
from digsite.server.schema import journal, messages
from digsite.server.schema.descriptions import Clock, DaysClock, LiveClock
from digsite.server.tables import table as table_module
from digsite.server.tables.judging import STAND_IN_AFTER
from tests.server.sitting import Sitting

LEAVE, COME_BACK = messages.Leave(id="l", seat=0), messages.ComeBack(id="b", seat=0)
STAND_IN = messages.StandIn(id="s", seat=0)
MARK = {"kind": "mark", "seat": 0, "spot": 3}


def left(sitting: Sitting) -> int:
    assert sitting.table.clockwork is not None
    return sitting.table.clockwork.left[0]


def bot_marks(sitting: Sitting) -> None:
    sitting.table.apply(journal.Acted(at=sitting.sources.now(), action=MARK))


def test_going_and_coming_back_at_once_gains_no_time() -> None:
    sitting = Sitting(LiveClock(seconds=10))
    sitting.sources.time += 9_000
    for _ in range(3):
        sitting.ask("ada", LEAVE)
        sitting.ask("ada", COME_BACK)
    assert left(sitting) == 1_000


def test_whose_time_is_up_comes_back_when_the_bot_has_answered() -> None:
    sitting = Sitting(LiveClock(seconds=10))
    sitting.sources.time += 10_000
    sitting.table.apply(journal.SteppedOut(at=sitting.sources.now(), seat=0))
    with pytest.raises(Refusal) as refused:
        sitting.ask("ada", COME_BACK)
    assert refused.value.code == "time-is-up"
    bot_marks(sitting)
    sitting.ask("ada", COME_BACK)
    assert left(sitting) == 30_000


def test_what_the_bot_did_meanwhile_stays() -> None:
    sitting = Sitting()
    sitting.ask("ada", LEAVE)
    bot_marks(sitting)
    sitting.ask("ada", COME_BACK)
    assert sitting.table.running is not None
    assert not update(sitting.table, sitting.table.running, 0, 0).can_undo
    with pytest.raises(Refusal) as refused:
        sitting.undo("ada", 0)
    assert refused.value.code == "nothing-to-undo"
    sitting.choose("ada", MARK | {"spot": 0})
    assert sitting.undo("ada", 0) == 1  # one's own is another matter


def test_who_comes_and_goes_without_end_is_in_nobody_elses_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_ASIDES", 20)
    sitting = Sitting()
    while not sitting.table.worn_by("ada"):
        sitting.ask("ada", LEAVE)
        sitting.ask("ada", COME_BACK)
    with pytest.raises(Refusal) as refused:
        sitting.ask("ada", LEAVE)
    assert refused.value.code == "too-many-changes"
    assert sitting.ask("ben", messages.Leave(id="l", seat=1)) == 1


def gone() -> Sitting:
    """Nobody looks at the table for Ada, who made it and is waited for."""
    sitting = Sitting()
    sitting.away[0] = sitting.sources.now()
    return sitting


def why_not(sitting: Sitting) -> Refusal:
    with pytest.raises(Refusal) as refused:
        sitting.ask("ben", STAND_IN)
    return refused.value


def test_nobody_is_stood_in_for_who_may_come_back_any_moment() -> None:
    sitting = gone()
    sitting.sources.time += STAND_IN_AFTER - 1
    refused = why_not(sitting)
    assert (refused.code, refused.details) == ("not-away-long", {"seconds": 1})
    sitting.sources.time += 1
    sitting.ask("ben", STAND_IN)
    assert sitting.table.places[0].standing_in


def test_whoever_has_been_away_for_long_is_waited_for_all_the_same() -> None:
    sitting = gone()
    sitting.away[0] -= STAND_IN_AFTER
    assert why_not(sitting).details == {"seconds": STAND_IN_AFTER // 1000}
    sitting.sources.time += STAND_IN_AFTER
    sitting.choose("ada", MARK)  # from another page
    sitting.undo("ada", 0)
    assert why_not(sitting).details == {"seconds": STAND_IN_AFTER // 1000}


@pytest.mark.parametrize("clock", [LiveClock(seconds=600), DaysClock(days=3)])
def test_nobody_is_stood_in_for_who_has_time_left(clock: Clock) -> None:
    sitting = Sitting(clock)
    sitting.away[0] = sitting.sources.now() - STAND_IN_AFTER
    sitting.sources.time += left(sitting) - 1
    assert why_not(sitting).code == "time-left"
    sitting.sources.time += 1
    sitting.ask("ben", STAND_IN)
    assert sitting.table.places[0].standing_in
