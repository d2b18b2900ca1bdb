"""A game without words of its own is told from its plain data."""

import pytest

from digsite.core import IllegalAction, Outcome, ScoreLine
from digsite.texts import Words, texts
from examples.pebbles import PEBBLES, Take, Took

ENGLISH = Words(PEBBLES, texts("en"))


def test_a_move_is_written_and_read_back() -> None:
    assert ENGLISH.notation(Take(1, 3)) == "take count=3"
    assert ENGLISH.parse("take count=3", 1) == Take(1, 3)


@pytest.mark.parametrize("typed", ["take", "take 3", "take count=many", "jump count=3", 'take "', ""])
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        ENGLISH.parse(typed, 0)
    assert refusal.value.code == "malformed-action"


def test_moves_are_grouped_by_their_kind() -> None:
    state = PEBBLES.new(2, 1)
    (group,) = ENGLISH.groups(state.legal_actions(), state.view(0))
    assert group == ("take", [Take(0, 1), Take(0, 2), Take(0, 3)])


def test_a_view_is_told_field_by_field_or_the_one_asked_for() -> None:
    view = PEBBLES.new(2, 1).view(0)
    assert "heap: 12" in ENGLISH.describe(view)
    assert ENGLISH.describe(view, "heap") == ["heap: 12"]


def test_an_event_is_told_by_its_fields() -> None:
    told = ENGLISH.event(Took(seat=0, count=2, rolled_back=True), None)
    assert told == "kind=took seat=0 count=2 rolled_back=true"


def test_the_end_is_told_place_by_place_with_each_line_of_the_score() -> None:
    lines = ((ScoreLine("lucky", 1), ScoreLine("bonus", 2, "blue")), ())
    outcome = Outcome(reason="stop", ranking=((0,), (1,)), scores=(3, 0), lines=lines, tie_break="luck", rank="best")
    assert ENGLISH.outcome(outcome, 1) == [
        "The game is over: stop.",
        "1. Player 1: 3 points (lucky 1; bonus blue 2)",
        "2. You: 0 points (nothing scored)",
        "The tie was broken by: luck.",
        "Your rank: best.",
    ]


@pytest.mark.parametrize(("language", "written"), [("en", "1.3"), ("fr", "1,3"), ("de", "1,3")])
def test_numbers_are_written_as_the_language_does(language: str, written: str) -> None:
    decimal = texts(language).decimal
    assert [decimal(1.26), decimal(-1.26), decimal(1.26, signed=True)] == [
        written,
        f"\N{MINUS SIGN}{written}",
        f"+{written}",
    ]
    assert [decimal(-0.01), decimal(0.0, signed=True)] == [written.replace("1", "0").replace("3", "0")] * 2
    assert decimal(1234.4, 0) == "1234"
