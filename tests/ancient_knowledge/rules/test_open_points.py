"""Rulings 120-126: points that the sources leave open, as they are played here."""

from digsite.ancient_knowledge.cards import BUILDERS
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

REST = OUT_OF_REACH[1:]


def test_ruling_120_p22_eases_cities() -> None:
    assert BUILDERS["P22"].notation == "your city: enter -1 knowledge"
    table = Table({"hand": ["P31"], "timeline": {5: [["P22", 0]]}})
    table.create("P31", 4)
    assert table.knowledge("P31") == 4, "not pyramids"


def test_ruling_121_c31_takes_three_per_city() -> None:
    table = Table({"hand": ["C31"], "timeline": {2: [["C6", 3]], 4: [["C7", 0]], 5: [["C8", 0]]}})
    table.create("C31", 3)
    assert (table.knowledge("C31"), table.knowledge("C6")) == (0, 0)


def test_ruling_122_p34_and_t4_are_skipped_with_ten_in_hand() -> None:
    ten = [f"M{number}" for number in range(1, 11)]
    table = Table({"hand": ten, "timeline": {1: [["P34", 0]]}}, deck=["C1"], actions_left=0)
    assert table.state.discard == []
    table = Table({"hand": ten}, deck=["C1"], pillars=[["T4", "T15", "T24"], *REST])
    table.do("learn", "T4")
    assert table.state.discard == []


def test_ruling_123_the_amount_of_m15_and_p11_is_free() -> None:
    table = Table({"timeline": {1: [["P11", 0]]}, "lost": 9, "past": past(megaliths=3)}, actions_left=0)
    assert table.offers("amount", "amount") == [0, 1, 2, 3, 4]
    table = Table({"timeline": {1: [["M15", 0]]}, "lost": 9}, {"timeline": {2: [["C6", 0]]}}, actions_left=0)
    assert table.offers("transfer", "amount") == [1, 2, 3]


def test_ruling_124_p15_chooses_freely_among_neighbours() -> None:
    table = Table({"hand": ["P15"], "timeline": {2: [["C6", 1]], 3: [["C8", 0], ["C9", 7]]}})
    table.create("P15", 2)
    assert table.offers("remove") == ["C6", "C9"]


def test_ruling_125_a_declining_monument_is_not_swapped_by_what_it_granted() -> None:
    table = Table(
        {"timeline": {1: [["P9", 0]], 3: [["C7", 1]]}}, pillars=[["T16", "T15", "T24"], *REST], actions_left=0
    )
    table.do("learn", "T16")
    assert table.me.past == ["P9"]
    assert table.timeline == {2: [["C7", 1]]}


def test_ruling_126_a_card_that_enters_in_the_timeline_phase_acts_next_turn() -> None:
    table = Table(
        {"artefacts": ["A33"], "lost": 17, "hand": []},
        deck=["A14"],
        pillars=[["T22", "T15", "T24"], *REST],
        actions_left=0,
    )
    table.do("learn", "T22")
    table.do("create", "A14")
    assert (table.me.artefacts, table.me.hand) == (["A33", "A14"], [])
