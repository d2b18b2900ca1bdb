"""Rulings 97-116: card by card, the technologies and the artefacts."""

from typing import Any

import pytest

from digsite.ancient_knowledge.events import Drew
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

REST = OUT_OF_REACH[1:]
TEN = [f"M{number}" for number in range(1, 11)]


def learning(card: str, *seats: dict[str, Any], **position: Any) -> Table:
    """A table on which seat 0 has just learned that technology."""
    table = Table(*seats, pillars=[[card, "T15", "T24"], *REST], **position)
    table.do("learn", card)
    return table


@pytest.mark.parametrize(("players", "left_over"), [(2, 2), (3, 1), (4, 0)])
def test_ruling_97_t3_you_then_clockwise_then_you_again(players: int, left_over: int) -> None:
    table = learning("T3", *[{}] * players, deck=["C1", "C2", "C3", "C4", "C5"])
    for seat in range(players):
        assert table.state.deciders == (seat,)
        table.do("keep", table.offers("keep")[0])
    if table.asked == "card-to-keep":
        table.do("keep", table.offers("keep")[0])
    assert [len(player.hand) for player in table.state.seats] == [2] + [1] * (players - 1)
    assert len(table.state.discard) == left_over


def test_ruling_97_t3_skips_full_hands_and_the_second_pick_lapses_at_ten() -> None:
    table = learning(
        "T3", {"hand": TEN[:9]}, {"hand": [f"P{n}" for n in range(1, 11)]}, {}, deck=["C1", "C2", "C3", "C4", "C5"]
    )
    table.do("keep", "C2")
    assert table.state.deciders == (2,)
    table.do("keep", "C1")
    assert [len(player.hand) for player in table.state.seats] == [10, 10, 1]
    assert len(table.state.discard) == 3


def test_ruling_98_t4_is_skipped_with_ten_in_hand() -> None:
    table = learning("T4", {"hand": TEN}, deck=["C1"])
    assert (table.state.deck[0], len(table.me.hand)) == ("C1", 10)
    table = learning("T4", {"hand": TEN[:9]}, deck=["C1", "C2"])
    table.do("keep", "C2")
    assert len(table.me.hand) == 10


def test_ruling_99_t22_must_create_an_artefact_that_can_be_paid() -> None:
    deck = ["C1", "A12", "A30", "A1", *[f"P{n}" for n in range(1, 8)]]
    table = learning("T22", {"hand": ["C7"]}, deck=deck)
    assert table.offers("create") == ["A30", "A1"], "A12 costs three"
    assert "done" not in table.kinds
    table.do("create", "A30")
    assert (table.me.artefacts, table.me.hand) == (["A30"], [])
    assert len(table.state.discard) == 9 + 1


def test_ruling_99_t22_otherwise_all_ten_are_discarded() -> None:
    table = learning("T22", {"hand": []}, deck=["A12", "C1", *[f"P{n}" for n in range(1, 9)]])
    assert table.kinds == {"done"}, "nobody else knows that there is nothing to create"
    table.do("done")
    assert len(table.state.discard) == 10
    five = {"artefacts": ["A1", "A2", "A4", "A5", "A6"], "hand": TEN}
    table = learning("T22", five, deck=["A7", *[f"P{n}" for n in range(1, 10)]])
    assert table.asked == "action"
    assert len(table.state.discard) == 10


def test_ruling_100_a6_saves_one_monument_a_turn() -> None:
    table = Table({"timeline": {1: [["C7", 5], ["C8", 4]]}, "artefacts": ["A6"]}, actions_left=0)
    assert table.offers("move") == ["C7", "C8"]
    assert "done" not in table.kinds
    table.do("move", "C8", space=3)
    assert (table.me.past, table.timeline) == (["C7"], {2: [["C8", 4]]})
    full = {1: [["C7", 5]], 3: [["C9", 0], ["C10", 0]]}
    assert Table({"timeline": full, "artefacts": ["A6"]}, actions_left=0).me.past == ["C7"]
    assert Table({"timeline": {1: [["C7", 3]]}, "artefacts": ["A6"]}, actions_left=0).me.past == ["C7"]


def test_ruling_101_a13_moves_a_monument_without_knowledge_even_to_space_1() -> None:
    table = Table({"timeline": {6: [["M36", 0]], 4: [["C7", 1]]}, "artefacts": ["A13"]}, actions_left=0)
    assert set(table.offers("move")) == {"M36"}
    table.do("move", "M36", space=1)
    assert table.me.past == ["M36"]


@pytest.mark.parametrize(("rotated", "learns"), [(2, False), (3, True), (4, True)])
def test_ruling_102_a16_wants_at_least_three_rotated(rotated: int, learns: bool) -> None:
    table = Table({"past": past(cities=4), "artefacts": ["A16"]}, pillars=[["T5", "T13", "T27"], *REST])
    table.do("excavate")
    table.do("amount", amount=rotated)
    assert (table.asked == "granted-learn") is learns
    assert table.told(Drew)[0].number == 2 * rotated


def test_ruling_103_a25_replaces_the_draw_of_exactly_two() -> None:
    side = {"past": past(cities=3), "artefacts": ["A25", "A29"], "timeline": {3: [["C20", 4]]}}
    table = Table(side)
    table.do("excavate")
    table.do("amount", amount=2)
    assert table.kinds == {"resolve", "done"}
    table.do("resolve", "A25")
    table.do("remove", "C20")
    table.do("remove", "C20")
    table.do("done")
    assert (table.me.hand, table.knowledge("C20"), table.me.rotated) == ([], 2, 2)
    table = Table(side)
    table.do("excavate")
    table.do("amount", amount=2)
    table.do("done")
    assert len(table.me.hand) == 6, "with A29 the alternative is six cards"
    table = Table(side)
    table.do("excavate")
    table.do("amount", amount=1)
    assert len(table.me.hand) == 3, "not asked with one"


def test_ruling_104_a32_adds_up_what_was_lost_in_the_phase() -> None:
    """Two and four make six: four cards; each for itself would give two."""
    table = Table({"timeline": {1: [["C7", 2], ["C8", 4]]}, "artefacts": ["A32"]}, actions_left=0)
    table.do("decline", "C7")
    assert [drew.number for drew in table.told(Drew)] == [4]
    table = Table({"timeline": {1: [["C7", 6]]}, "artefacts": ["A32"]}, skip_decline=True, actions_left=0)
    assert table.me.hand == []


@pytest.mark.parametrize(("rotated", "hit"), [(2, False), (3, True), (4, False)])
def test_ruling_105_a34_wants_exactly_three_and_takes_two_or_all(rotated: int, hit: bool) -> None:
    table = Table({"past": past(cities=4), "artefacts": ["A34"]}, {"hand": ["C20", "C21"]}, {"hand": ["C22"]})
    table.do("excavate")
    table.do("amount", amount=rotated)
    assert (table.seat(1).hand == [], table.seat(2).hand == []) == (hit, hit)


def test_ruling_106_a24_counts_creating_on_5_or_6_only_and_may_be_refused() -> None:
    table = Table({"hand": ["C14", "C8"], "artefacts": ["A24"]})
    table.create("C8", 5)
    assert table.kinds == {"remove", "done"}
    table.do("done")
    assert table.knowledge("C8") == 9
    table = Table({"hand": ["C7"], "artefacts": ["A24"]})
    table.create("C7", 3)
    assert table.asked == "action"


def test_ruling_107_the_discard_is_a_price_to_be_paid_whole() -> None:
    table = Table({"hand": ["C1", "C2"], "artefacts": ["A3"], "timeline": {3: [["C7", 5]]}}, actions_left=0)
    table.do("discard", "C1")
    assert table.me.hand == [], "the second has to follow"
    table.do("done")
    assert table.state.turn == 1, "the removal may be anything from none"
    assert Table({"hand": ["C1"], "artefacts": ["A3"]}, actions_left=0).state.turn == 1


def test_ruling_107_a7_wants_artefact_cards_from_the_hand() -> None:
    table = Table({"hand": ["A1", "C1", "A2"], "artefacts": ["A7"]}, actions_left=0)
    assert table.offers("discard") == ["A1"], "the first of two"
    table.do("discard", "A1")
    table.do("discard", "A2")
    assert len(table.me.hand) == 1 + 4
    table = Table({"hand": ["A1", "C1"], "artefacts": ["A7", "A26"]}, actions_left=0)
    assert table.kinds == {"done"}, "asked all the same: what is in the hand is a secret"


@pytest.mark.parametrize("card", ["A15", "A21", "A31"])
def test_ruling_108_the_card_is_destroyed_first_even_for_nothing(card: str) -> None:
    table = Table({"artefacts": [card]}, actions_left=0)
    assert table.kinds == {"resolve", "done"}
    table.do("resolve", card)
    assert table.me.artefacts == []
    assert table.state.discard[-1][0] == card


def test_ruling_109_a27_counts_space_1_when_it_is_resolved() -> None:
    table = Table({"timeline": {1: [["C7", 1]], 4: [["M36", 0]]}, "artefacts": ["A27", "A13"]}, actions_left=0)
    table.do("move", "M36", space=1)
    assert [drew.by for drew in table.told(Drew)] == ["A27"]


def test_ruling_110_some_may_and_some_remove_if_possible_and_draw_in_any_case() -> None:
    table = learning("T5", {"artefacts": ["A30"], "timeline": {3: [["C7", 1]]}})
    table.do("resolve", "T5")
    assert table.kinds == {"remove", "done"}, "A30 may"
    table = learning("T5", {"timeline": {5: [["P21", 0]]}})
    table.do("resolve", "P21")
    assert [drew.by for drew in table.told(Drew)] == ["P21", "T5"], "nothing to remove, drawn all the same"


def test_ruling_111_t12_and_t13_count_when_they_are_resolved() -> None:
    table = learning("T12", {"artefacts": ["A1", "A2"], "timeline": {3: [["C7", 9]]}})
    assert table.knowledge("C7") == 7
    table = learning("T13", {"timeline": {3: [["C7", 9], ["C8", 1]], 4: [["M36", 0]]}})
    assert [drew.number for drew in table.told(Drew)] == [2]


def test_ruling_112_c15_and_p12_cannot_move_themselves() -> None:
    for card in ("C15", "P12"):
        table = Table({"timeline": {1: [[card, 0]], 4: [["C7", 1]]}}, actions_left=0)
        assert set(table.offers("move")) == {"C7"}
        assert Table({"timeline": {1: [[card, 0]]}}, actions_left=0).me.past == [card]


def test_ruling_113_t17_discards_first_so_the_limit_never_bites() -> None:
    table = learning("T17", {"hand": TEN})
    table.do("discard", "M1")
    table.do("discard", "M5")
    table.do("done")
    assert len(table.me.hand) == 10
    assert [drew.number for drew in table.told(Drew)] == [2]
    table = learning("T17", {"hand": TEN})
    table.do("done")
    assert not table.told(Drew)


def test_ruling_114_t19_and_a15_straighten_as_many_as_are_rotated() -> None:
    table = learning("T19", {"past": past(cities=3), "rotated": 3})
    assert table.me.rotated == 1
    table = Table({"past": past(cities=3), "rotated": 3, "artefacts": ["A15"]}, actions_left=0)
    table.do("resolve", "A15")
    assert table.me.rotated == 0


def test_ruling_115_t27_lapses_without_a_level_2_card_and_refills_otherwise() -> None:
    table = Table({"past": past(cities=5)}, pillars=[["T27", "T15", "T24"], ["T1", "T2", "T7"], []])
    table.do("learn", "T27")
    assert table.asked == "action"
    table = Table({"past": past(cities=5)}, pillars=[["T27", "T15", "T24"], [], ["T44", "T45"]])
    table.do("learn", "T27")
    table.do("bury", "T45")
    assert len(table.state.pillars[2]) == 3


def test_ruling_116_t36_wants_ten_cards_nine_with_p19() -> None:
    pillars = [["T1", "T2"], [], ["T36", "T44"]]
    side = {"timeline": {4: [["P19", 1]]}}
    assert Table({"hand": TEN}, pillars=pillars).offers("learn") == ["T36"]
    assert Table({"hand": TEN[:9]}, pillars=pillars).offers("learn") == []
    assert Table(side | {"hand": TEN[:9]}, pillars=pillars).offers("learn") == ["T36"]
