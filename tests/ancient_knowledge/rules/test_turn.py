"""Rulings 8-13: the frame of a turn."""

import pytest

from digsite.ancient_knowledge.events import Drew, KnowledgeRemoved, Learned
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past


def test_ruling_8_exactly_two_actions_the_same_twice_is_fine_and_no_pass() -> None:
    table = Table({}, {})
    assert table.kinds == {"search"}
    table.do("search")
    assert table.state.turn == 0
    table.do("search")
    assert table.state.turn == 1
    assert len(table.me.hand) == 2


@pytest.mark.parametrize(
    ("seat", "kinds"),
    [
        ({}, {"search"}),
        ({"hand": ["C4"]}, {"search"}),  # costs two cards
        ({"hand": ["C4", "A1"]}, {"create", "search"}),
        ({"hand": ["A12"], "timeline": {3: [["C7", 1]]}}, {"archive", "search"}),
        ({"hand": ["A12"], "timeline": {3: [["C7", 0]]}}, {"search"}),
        ({"timeline": {3: [["C7", 1]]}}, {"search"}),
        ({"past": ["C6", "C8"], "rotated": 1}, {"excavate", "search"}),
        ({"past": ["C6", "C8"], "rotated": 2}, {"search"}),
    ],
)
def test_ruling_9_what_an_action_needs(seat: dict[str, object], kinds: set[str]) -> None:
    assert Table(seat).kinds == kinds


def test_ruling_9_learn_needs_a_displayed_card_whose_requirement_is_met() -> None:
    pillars = [["T15", "T24", "T27"], ["T2", "T7", "T18"], OUT_OF_REACH[2]]
    assert "learn" not in Table({"past": past(cities=1)}, pillars=pillars).kinds
    assert Table({"past": past(cities=2)}, pillars=pillars).offers("learn") == ["T15"]


def test_ruling_9_search_is_legal_with_ten_cards_and_draws_nothing() -> None:
    hand = [f"M{number}" for number in range(1, 11)]
    table = Table({"hand": hand})
    table.do("search")
    assert table.me.hand == hand
    assert table.state.actions_left == 1
    assert not table.told(Drew)


def test_ruling_10_a_granted_create_costs_no_action() -> None:
    table = Table({"hand": ["M18", "C7"]})
    table.create("M18", 6)
    table.do("create", "C7", space=3)
    assert table.state.actions_left == 1


def test_ruling_11_fixed_numbers_are_fixed() -> None:
    """A removal of exactly three from the timeline cannot be cut short; "up to" can."""
    table = Table(
        {"artefacts": ["A1", "A2", "A4"], "timeline": {2: [["C6", 2]], 3: [["C7", 2]]}},
        pillars=[["T12", "T15", "T24"], *OUT_OF_REACH[1:]],
    )
    table.do("learn", "T12")
    assert table.knowledge("C6") == 1, "the other has only two: one must come from here"
    assert "done" not in table.kinds
    table.do("remove", "C6")
    assert (table.knowledge("C6"), table.knowledge("C7")) == (0, 1), "the third has one answer"


def test_ruling_11_the_impossible_part_lapses() -> None:
    table = Table(
        {"artefacts": ["A1", "A2", "A4"], "timeline": {2: [["C6", 1]]}},
        pillars=[["T12", "T15", "T24"], *OUT_OF_REACH[1:]],
    )
    table.do("learn", "T12")
    assert table.knowledge("C6") == 0
    assert table.asked == "action"


def test_ruling_12_an_effect_inside_another_is_resolved_completely_first() -> None:
    """T22 creates an artefact; M26 acts on it before the rest of the looked-at cards is discarded."""
    table = Table(
        {"timeline": {6: [["M26", 2]]}},
        deck=["A1", "C1", "C2"],
        pillars=[["T22", "T15", "T24"], *OUT_OF_REACH[1:]],
    )
    table.do("learn", "T22")
    table.do("create", "A1")
    order = [(event.kind, getattr(event, "by", None)) for event in table.events]
    assert order.index(("knowledge-removed", "M26")) < order.index(("drew", "M26")) < order.index(("discarded", "T22"))


def test_ruling_13_a_condition_is_tested_when_the_effect_is_about_to_be_resolved() -> None:
    """Two artefacts that want three of them on the board: the first to act may change that."""
    table = Table(
        {"artefacts": ["A5", "A15", "A1"], "past": ["C6"], "rotated": 1, "hand": ["C1"]},
        deck=["C2"],
        actions_left=0,
    )
    assert table.offers("resolve") == ["A5", "A15"]
    table.do("resolve", "A15")
    assert not table.told(Drew), "only two artefacts are left"
    assert table.state.turn == 1


def test_an_event_names_the_card_and_the_clause_that_caused_it() -> None:
    table = Table(
        {"timeline": {5: [["C11", 2]]}, "hand": []},
        pillars=[["T13", "T15", "T24"], *OUT_OF_REACH[1:]],
    )
    table.do("learn", "T13")
    table.do("resolve", "C11")
    (learned,) = table.told(Learned)
    (removed,) = table.told(KnowledgeRemoved)
    assert (learned.by, learned.clause) == (None, None)
    assert (removed.by, removed.clause) == ("C11", 0)
    assert [(drew.by, drew.clause) for drew in table.told(Drew)] == [("C11", 1), ("T13", 0)]
