"""No journal grows without end: whoever opens a table has to read all of it."""

import pytest

from digsite.bots import BOTS
from digsite.games import with_games
from digsite.server.errors import Refusal
from digsite.server.presentation.redaction import update
from digsite.server.schema import journal, messages
from digsite.server.schema.descriptions import MySeat, OpenSeat, TableRules
from digsite.server.tables import table as table_module
from digsite.server.tables.folding import fold
from digsite.server.tables.judging import MOST_ARRIVALS, STAND_IN_AFTER, Asked, judge
from digsite.server.tables.new_table import opened
from tests.server.conftest import GAMES, FixedSources
from tests.server.sitting import Sitting

SOURCES, REGISTERED = FixedSources(), with_games(GAMES)


MARK = {"kind": "mark", "seat": 0, "spot": 3}


@pytest.fixture
def worn(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Where so much was taken back that no more can be."""
    monkeypatch.setattr(table_module, "MOST_ASIDES", 20)
    sitting = Sitting()
    while not sitting.table.worn_by("ada"):
        sitting.choose("ada", MARK)
        if not sitting.table.worn_by("ada"):
            sitting.undo("ada", 0)
    return sitting


def test_a_table_at_which_too_much_was_taken_back_has_to_be_played_on(worn: Sitting) -> None:
    with pytest.raises(Refusal) as refused:
        worn.undo("ada", 0)
    assert refused.value.code == "too-many-changes"
    running = worn.table.running
    assert running is not None
    assert not update(worn.table, running, 0, 0).can_undo
    with pytest.raises(Refusal):
        worn.ask("ada", messages.SetChat(id="x", on=False))
    assert worn.ask("ben", messages.Resign(id="r", seat=1)) == 1


@pytest.mark.parametrize(
    ("guest", "request_"),
    [("ada", messages.Cancel(id="x")), ("ada", messages.SetChat(id="x", on=False))],
)
def test_what_has_been_said_once_is_not_written_down_again(guest: str, request_: messages.Request) -> None:
    sitting = Sitting()
    assert sitting.ask(guest, request_) == 1
    assert [sitting.ask(guest, request_) for _ in range(3)] == [0, 0, 0]


def test_an_update_offers_no_undo_that_would_be_refused() -> None:
    """Where a bot stands in."""
    sitting = Sitting()
    sitting.choose("ada", MARK)
    running = sitting.table.running
    assert running is not None
    assert update(sitting.table, running, 0, 0).can_undo
    sitting.table.apply(journal.SteppedOut(seat=0))
    assert not update(sitting.table, running, 0, 0).can_undo


def test_whoever_wears_a_table_and_goes_away_leaves_the_others_a_bot(worn: Sitting) -> None:
    worn.choose("ada", {"kind": "rest", "seat": 0})
    assert worn.table.worn_by("ada")
    assert worn.table.running is not None
    waited_for = worn.table.running.waiting_for[0]
    other = ("ada", "ben")[1 - waited_for]
    worn.away[waited_for] = worn.sources.now()
    stand_in, come_back = messages.StandIn(id="s", seat=waited_for), messages.ComeBack(id="b", seat=waited_for)
    while not worn.table.worn_out:
        worn.sources.time += STAND_IN_AFTER
        assert worn.ask(other, stand_in) >= 1
        assert worn.ask(("ada", "ben")[waited_for], come_back) == 1
    worn.sources.time += STAND_IN_AFTER
    with pytest.raises(Refusal) as refused:  # two who belong together cannot go on like that without end
        worn.ask(other, stand_in)
    assert refused.value.code == "too-many-changes"


def test_no_stranger_wears_a_table_out_by_coming_and_going() -> None:
    rules = TableRules(game="caches", seats=(MySeat(), OpenSeat()), public=True)
    table = fold("t", [opened(rules, "ada", SOURCES, REGISTERED)], REGISTERED)

    def ask(guest: str, request: messages.Request) -> None:
        for entry in judge(request, Asked(table, guest, SOURCES.now(), lambda _seat: None, SOURCES, BOTS)).entries:
            table.apply(entry)

    for _ in range(MOST_ARRIVALS):
        ask("eve", messages.Join(id="j"))
        ask("eve", messages.Leave(id="l", seat=1))
    with pytest.raises(Refusal) as refused:
        ask("eve", messages.Join(id="j"))
    assert refused.value.code == "too-many-changes"
    ask("ben", messages.Join(id="j"))
    assert table.places[1].guest == "ben"
