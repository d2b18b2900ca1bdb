"""Rulings 73-77: the end of the game and the score."""

import pytest

from digsite.core import Outcome
from tests.ancient_knowledge.rules.table import Table, past


def outcome(table: Table) -> Outcome:
    found = table.state.outcome
    assert found is not None
    return found


def lines(table: Table, seat: int = 0) -> list[tuple[str, int, str | None]]:
    return [(line.kind, line.points, line.source) for line in outcome(table).lines[seat]]


def ended(*seats: dict[str, object]) -> Table:
    """The last turn of the last round ends with nothing to do."""
    table = Table(*seats, last_round=True, second_half=True, turn=len(seats) - 1, actions_left=0, skip_decline=True)
    assert table.state.is_over
    return table


def test_ruling_73_play_goes_on_until_the_starting_player_would_move_again() -> None:
    table = Table({}, {}, {}, last_round=True, start=1, turn=2, actions_left=0)
    assert table.state.turn == 0
    assert not table.state.is_over
    table = Table({}, {}, {}, last_round=True, start=1, turn=0, actions_left=0)
    assert table.state.is_over
    assert outcome(table).reason == "fourteen-in-the-past"
    assert table.state.legal_actions(1) == ()


def test_ruling_73_if_the_last_seat_sets_it_the_game_is_over_at_once() -> None:
    thirteen = past(megaliths=10, pyramids=3)
    table = Table({}, {"past": thirteen, "timeline": {1: [["C1", 0]]}}, second_half=True, turn=1, actions_left=0)
    assert table.state.is_over


def test_ruling_74_the_sum() -> None:
    table = ended(
        {
            "past": ["C6", "C5"],
            "technologies": ["T1", "T28"],
            "timeline": {2: [["C29", 9]], 3: [["M36", 0]]},
            "lost": 4,
        },
        {},
    )
    assert lines(table) == [
        ("monument", 2, "C6"),
        ("endgame", 2, "C5"),
        ("technology", 3, "T28"),
        ("timeline", 1, "C29"),
        ("timeline", 1, "M36"),
        ("lost", -4, None),
    ]
    assert outcome(table).scores == (5, 0)


def test_before_the_end_scores_are_what_they_would_be_now() -> None:
    table = Table({"past": ["C6"], "lost": 1}, {"timeline": {2: [["C29", 9]]}})
    assert table.state.scores == (1, 1)
    assert table.state.outcome is None


@pytest.mark.parametrize(
    ("card", "side", "points"),
    [
        ("C1", {"technologies": ["T1", "T2"]}, 0),
        ("C1", {"technologies": ["T1", "T2", "T3", "T4"]}, 4),
        ("C1", {"technologies": ["T1", "T2", "T3", "T4", "T5"]}, 7),  # bands are not cumulative
        ("C3", {"past": past(megaliths=3, pyramids=2)}, 3),  # the best kind
        ("C4", {"past": past(megaliths=3, pyramids=2)}, 2),  # counts itself in the set
        ("C5", {"past": past(cities=2)}, 3),  # counts itself
        ("M7", {"past": past(megaliths=2)}, 3),
        ("P6", {"past": past(megaliths=1, cities=1)}, 2),
        ("P32", {"past": ["C1", "C2"]}, 3),
        ("P1", {"technologies": [f"T{number}" for number in range(1, 9)]}, 5),
        ("P1", {"technologies": [f"T{number}" for number in range(1, 13)]}, 12),
    ],
)
def test_ruling_75_endgame_effects_count_from_the_past_on_the_final_state(
    card: str, side: dict[str, list[str]], points: int
) -> None:
    table = ended({**side, "past": [*side.get("past", []), card]}, {})
    assert sum(line[1] for line in lines(table) if line[0] == "endgame" and line[2] == card) == points


def test_ruling_75_endgame_effects_do_not_count_from_the_timeline() -> None:
    table = ended({"timeline": {5: [["C5", 0]]}, "past": past(cities=2)}, {})
    assert not [line for line in lines(table) if line[0] == "endgame"]


@pytest.mark.parametrize(("card", "lost", "points"), [("M2", 15, 9), ("M2", 14, 0), ("M19", 10, 4), ("M32", 20, 12)])
def test_ruling_76_thresholds_of_lost_knowledge_compare_the_final_number_which_is_subtracted_too(
    card: str, lost: int, points: int
) -> None:
    table = ended({"past": [card], "lost": lost}, {})
    assert outcome(table).scores[0] == points - lost


def test_ruling_77_ties_go_to_the_least_lost_knowledge_then_are_shared() -> None:
    table = ended({"past": ["C6"], "lost": 0}, {"past": ["C36"], "lost": 5})
    assert outcome(table).scores == (2, 2)
    assert outcome(table).ranking == ((0,), (1,))
    assert outcome(table).tie_break == "least-lost-knowledge"
    table = ended({"past": ["C6"]}, {"past": ["M12"]}, {})
    assert outcome(table).ranking == ((0, 1), (2,))
    assert outcome(table).tie_break is None
