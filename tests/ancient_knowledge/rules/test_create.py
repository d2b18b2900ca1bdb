"""Rulings 14-31: create, and the geometry of the timeline."""

import pytest

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import Created, Discarded, Drew, Happening, Moved, Swapped
from digsite.core import IllegalAction
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

LEARN = OUT_OF_REACH[1:]


def test_ruling_14_the_created_card_cannot_pay_for_itself() -> None:
    """M13 costs four cards and is locked: it needs five in hand."""
    assert "M13" not in Table({"hand": ["M13", "C1", "C2", "C3"]}).offers("create")
    table = Table({"hand": ["M13", "C1", "C2", "C3", "C4"]})
    table.do("create", "M13")
    assert table.offers("pay") == [], "all four go"
    assert table.me.hand == []
    assert table.me.monuments == ["M13"]


def test_ruling_15_pay_then_place_then_knowledge_then_effects() -> None:
    """M18's create is asked with the smaller hand."""
    table = Table({"hand": ["M18", "C1", "C6"]})
    table.do("create", "M18", space=5)
    table.do("pay", "C1")
    kinds = [event.kind for event in table.events]
    assert kinds == ["action-chosen", "announced", "discarded", "discarded-cards", "created"]
    assert table.told(Created)[0].knowledge == 3
    assert set(table.offers("create")) == {"C6"}
    assert table.offers("create", "space") == [2], "nothing is left to pay a shift with"


def test_ruling_16_shifting_costs_a_card_per_space_in_both_directions_never_into_the_past() -> None:
    hand = ["C10", "C1", "C2"]  # C10 starts on space 3 and costs nothing
    table = Table({"hand": hand})
    assert [a.to_dict()["space"] for a in table.options("create") if a.to_dict()["card"] == "C10"] == [1, 2, 3, 4, 5]
    table.create("C10", 4, pay=("C2",))
    assert table.me.hand == ["C1"]
    assert table.timeline == {4: [["C10", 4]]}


def test_ruling_16_the_shift_is_added_to_the_printed_cost() -> None:
    table = Table({"hand": ["C4", "C1", "C2", "C3"]})  # cost 2, start 5
    assert [a.to_dict()["space"] for a in table.options("create") if a.to_dict()["card"] == "C4"] == [4, 5, 6]
    with pytest.raises(IllegalAction) as refusal:
        table.state.apply(table.state.game.action({"kind": "create", "seat": 0, "card": "C4", "space": 3}))
    assert refusal.value.code == "cannot-pay"


def test_ruling_17_a_full_start_space_leaves_shifting_and_a_locked_card_nowhere() -> None:
    full = {4: [["C1", 0], ["C2", 0]]}
    table = Table({"hand": ["C9", "M1", "C35"], "timeline": full})
    offered = [(action.to_dict()["card"], action.to_dict()["space"]) for action in table.options("create")]
    assert ("C9", 4) not in offered
    assert ("C9", 3) in offered
    assert not any(card == "C35" for card, _ in offered)


def test_ruling_18_lower_row_first_and_the_upper_one_drops() -> None:
    table = Table({"hand": ["C6", "M10"], "timeline": {}})
    table.create("C6", 2)
    table.create("M10", 2)
    assert table.timeline == {1: [["C6", 2], ["M10", 2]]}, "after the slide they keep their rows"
    table = Table({"timeline": {2: [["C6", 0], ["M10", 2]]}, "artefacts": ["A13"]}, actions_left=0)
    table.do("move", "C6", space=5)
    assert table.me.cells[0] == "M10", "dropped, then slid to space 1"


@pytest.mark.parametrize("card", ["C21", "C35", "M9", "M13", "M14", "P10", "P19", "P20"])
def test_ruling_19_locked_cards_enter_on_their_start_space_only(card: str) -> None:
    hand = [card, "C1", "C2", "C3", "C4", "C5", "M1", "M2", "M3"]
    table = Table({"hand": hand})
    spaces = [a.to_dict()["space"] for a in table.options("create") if a.to_dict()["card"] == card]
    assert spaces == [BUILDERS[card].start]
    assert sorted(name for name, built in BUILDERS.items() if built.locked) == sorted(
        ["C21", "C35", "M9", "M13", "M14", "P10", "P19", "P20"]
    )


def test_ruling_19_a_locked_monument_may_be_moved_later() -> None:
    table = Table({"timeline": {6: [["C21", 1]]}}, pillars=[["T10", "T15", "T24"], *LEARN])
    table.do("learn", "T10")
    table.do("move", "C21", space=2)
    assert table.timeline == {2: [["C21", 1]]}


def test_ruling_20_five_artefacts_and_no_more() -> None:
    four = ["A1", "A2", "A4", "A5"]
    table = Table({"hand": ["A12", "C1", "C2", "C3", "A10"], "artefacts": four})
    table.create("A12", pay=("C1", "C2", "C3"))
    assert table.me.artefacts == [*four, "A12"]
    assert table.options("create") == []
    with pytest.raises(IllegalAction) as refusal:
        table.state.apply(table.state.game.action({"kind": "create", "seat": 0, "card": "A10"}))
    assert refusal.value.code == "no-place"


def test_ruling_21_reductions_add_up_and_stop_at_zero() -> None:
    easing = {"artefacts": ["A28"], "timeline": {5: [["C24", 1], ["P22", 1]]}, "past": []}
    table = Table(easing | {"hand": ["C7", "C9"]})
    table.create("C7", 3)
    assert table.knowledge("C7") == 10 - 3
    table = Table(easing | {"hand": ["C9"]})
    table.create("C9", 4)
    assert table.knowledge("C9") == 0


def test_ruling_21_a_card_never_reduces_itself_and_the_past_reduces_nothing() -> None:
    table = Table({"hand": ["C24"], "past": ["P22"]})
    table.create("C24", 5)
    assert table.knowledge("C24") == 3


@pytest.mark.parametrize(
    ("card", "side", "entering"),
    [
        ("C22", {"past": past(cities=3)}, 1),
        ("C22", {"past": past(cities=2)}, 6),
        ("C23", {"past": past(cities=3)}, 2),
        ("C33", {"technologies": ["T10", "T11", "T13"]}, 1),
        ("C33", {"technologies": ["T10", "T11", "T1"]}, 6),
        ("M17", {"past": past(megaliths=3)}, 1),
        ("M21", {"past": past(megaliths=4)}, 1),
        ("P17", {"past": past(pyramids=2)}, 3),
        ("P17", {"past": past(pyramids=7)}, 0),
    ],
)
def test_ruling_22_own_reductions_look_at_the_moment_of_entering(
    card: str, side: dict[str, object], entering: int
) -> None:
    table = Table(side | {"hand": [card]})
    table.do("create", card)
    assert table.knowledge(card) == entering


def test_ruling_23_a_granted_create_pays_and_may_shift_and_may_be_refused() -> None:
    table = Table({"hand": ["M27", "M1", "C1", "A1"]})
    table.create("M27", 3)
    assert {action.to_dict()["card"] for action in table.options("create")} == {"M1"}, "megaliths only"
    assert table.offers("create", "space") == [2, 3, 4]
    assert "done" in table.kinds
    table.do("create", "M1", space=4)
    assert table.me.hand == [], "cost and shift take all there is"


def test_ruling_24_immediate_effect_and_reactions_are_one_pool_in_the_owners_order() -> None:
    hand = ["P18", "C1", "C2", "C3", "C4", "C5", "M1", "M2", "M3", "M4"]
    for first, second in (("P18", "A22"), ("A22", "P18")):
        table = Table({"hand": hand, "artefacts": ["A22"]})
        table.create("P18", 1)
        assert set(table.offers("resolve")) == {"P18", "A22"}
        table.do("resolve", first)
        assert [event.by for event in table.told(Happening) if event.kind in ("knowledge-removed", "drew")] == [
            first,
            second,
        ]


def test_ruling_24_in_a_pool_an_effect_may_be_spent_while_it_can_do_nothing() -> None:
    """C13 alone in the timeline: its swap lapses if it goes before M36's create, and is due if it goes after."""
    side = {"hand": ["C13", "C6"], "past": past(megaliths=10, pyramids=1), "timeline": {4: [["M36", 0]]}}
    table = Table(side)
    table.create("C13", 4)
    table.do("resolve", "M36")
    table.do("create", "C6", space=2)
    assert table.timeline == {2: [["C13", 1]], 4: [["M36", 0], ["C6", 2]]}, "M36 lies on the same space: one partner"
    table = Table(side)
    table.create("C13", 4)
    table.do("resolve", "C13")
    table.do("create", "C6", space=2)
    assert table.timeline == {2: [["C6", 2]], 4: [["M36", 0], ["C13", 1]]}


def test_ruling_25_no_card_reacts_to_its_own_creation() -> None:
    table = Table({"hand": ["M36", "C6"], "past": past(megaliths=10, pyramids=1)})
    table.create("M36", 6)
    assert table.asked == "action"


def test_ruling_26_reactions_fire_for_granted_creates_and_learns() -> None:
    """A23 draws for M27 and for the megalith that M27 grants."""
    table = Table({"hand": ["M27", "M1", "C1"], "artefacts": ["A23"]})
    table.create("M27", 3)
    table.do("resolve", "M27")
    table.do("create", "M1", space=3)
    assert [drew.by for drew in table.told(Drew)] == ["A23", "A23"]


def test_ruling_27_adjacent_is_the_same_space_or_the_same_row_next_to_it() -> None:
    table = Table(
        {"timeline": {2: [["C1", 3], ["C2", 3]], 3: [["P28", 1], ["C3", 3]], 4: [["C4", 3], ["C5", 3]]}},
        actions_left=0,
    )
    left = {card: table.knowledge(card) for card in ("C1", "C2", "C3", "C4", "C5")}
    assert left == {"C1": 2, "C2": 3, "C3": 2, "C4": 2, "C5": 3}


def test_ruling_28_a_move_goes_to_another_space_with_a_free_place_and_takes_knowledge_along() -> None:
    table = Table(
        {"timeline": {2: [["C1", 3]], 3: [["C2", 0], ["C3", 0]], 4: [["C4", 1]]}},
        pillars=[["T10", "T15", "T24"], *LEARN],
    )
    table.do("learn", "T10")
    assert [a.to_dict()["space"] for a in table.options("move") if a.to_dict()["card"] == "C1"] == [1, 4, 5, 6]
    table.do("move", "C1", space=4)
    assert table.timeline[4] == [["C4", 1], ["C1", 3]]
    assert [(moved.origin, moved.space) for moved in table.told(Moved)] == [(2, 4)]


def test_ruling_28_without_a_free_place_a_move_lapses() -> None:
    cards = [f"P{number}" for number in range(1, 13)]
    full = {space: [[cards[2 * space - 2], 1], [cards[2 * space - 1], 1]] for space in range(1, 7)}
    table = Table({"timeline": full}, pillars=[["T10", "T15", "T24"], *LEARN])
    table.do("learn", "T10")
    assert table.asked == "action"


def test_ruling_29_a_swap_exchanges_space_and_row_and_never_on_one_space() -> None:
    table = Table({"timeline": {2: [["C1", 3], ["C2", 1]], 5: [["C3", 2]]}}, pillars=[["T16", "T15", "T24"], *LEARN])
    table.do("learn", "T16")
    pairs = {(a.to_dict()["card"], a.to_dict()["other"]) for a in table.options("swap")}
    assert pairs == {("C1", "C3"), ("C2", "C3")}
    table.do("swap", "C2", other="C3")
    assert table.timeline == {2: [["C1", 3], ["C3", 2]], 5: [["C2", 1]]}
    assert len(table.told(Swapped)) == 1


def test_ruling_29_with_one_pair_on_one_space_the_swap_lapses() -> None:
    table = Table({"timeline": {2: [["C1", 3], ["C2", 1]]}}, pillars=[["T16", "T15", "T24"], *LEARN])
    table.do("learn", "T16")
    assert table.asked == "action"


def test_ruling_30_a_swap_lapses_with_fewer_than_two_monuments_and_is_mandatory_otherwise() -> None:
    table = Table({"hand": ["C13"]})
    table.create("C13", 4)
    assert table.asked == "action"
    table = Table({"hand": ["C13"], "timeline": {2: [["C1", 3]], 3: [["C2", 1]]}})
    table.create("C13", 4)
    assert table.kinds == {"swap"}


def test_ruling_31_a_declining_monument_stays_but_counts_and_can_be_relieved() -> None:
    table = Table(
        {"timeline": {1: [["P9", 2]], 3: [["C1", 3]]}},
        pillars=[["T10", "T16", "T14"], *LEARN],
        actions_left=0,
    )
    table.do("learn", "T10")
    assert {action.to_dict()["card"] for action in table.options("move")} == {"C1"}
    table = Table({"timeline": {1: [["P9", 6]]}}, pillars=[["T10", "T16", "T14"], *LEARN], actions_left=0)
    table.do("learn", "T14")
    assert table.me.lost == 3
    assert table.me.past == ["P9"]


def test_paying_offers_no_set_of_cards_in_two_orders() -> None:
    table = Table({"hand": ["C4", "C1", "C2", "C3"]})  # cost 2 of three cards
    table.do("create", "C4", space=5)
    assert table.offers("pay") == ["C1", "C2"]
    table.do("pay", "C2")
    assert table.offers("pay") == ["C3"]
    table.do("pay", "C3")
    assert [event.number for event in table.told(Discarded)] == [1, 1]
    assert table.me.hand == ["C1"]
