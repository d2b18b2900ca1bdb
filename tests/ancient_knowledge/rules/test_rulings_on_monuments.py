"""Rulings 79-96 and 117-119: card by card, the monuments."""

import pytest

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.events import Drew, Learned
from digsite.ancient_knowledge.vocabulary import Kind
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

REST = OUT_OF_REACH[1:]
TEN = [f"M{number}" for number in range(1, 11)]


@pytest.mark.parametrize("card", ["C25", "C26", "C27", "C28", "C29"])
def test_ruling_79_with_knowledge_left_the_card_is_destroyed_and_nothing_is_lost(card: str) -> None:
    side = {"timeline": {1: [[card, 3]]}, "artefacts": ["A32"], "past": past(megaliths=6)}
    table = Table(side, actions_left=0)
    assert (table.me.lost, card in table.me.past, table.me.hand) == (0, False, [])
    assert not table.state.second_half, "it does not help towards seven"
    assert [entry[0] for entry in table.state.discard] == [card]
    table = Table({"timeline": {1: [[card, 0]]}}, actions_left=0)
    assert table.me.past == [card]


def test_ruling_79_knowledge_added_by_an_opponent_can_cause_it() -> None:
    table = Table({"hand": ["M28"]}, {"timeline": {1: [["C29", 0]]}}, actions_left=1)
    table.create("M28", 1)
    assert table.state.turn == 1
    table.do("search")
    table.do("search")
    assert table.seat(1).past == []


def test_ruling_80_c30_skips_the_decline_phase_of_this_turn() -> None:
    table = Table({"hand": ["C30"], "timeline": {1: [["C16", 2]]}}, actions_left=1)
    table.create("C30", 3)
    assert table.state.turn == 1
    assert table.timeline == {1: [["C16", 2]], 3: [["C30", 3]]}
    assert not table.state.skip_decline


def test_ruling_80_created_in_the_decline_phase_it_does_nothing() -> None:
    table = Table({"hand": ["C30"], "timeline": {1: [["M11", 0]]}}, actions_left=0)
    table.do("create", "C30", space=3)
    assert table.timeline == {2: [["C30", 3]]}
    assert not table.state.skip_decline


def test_ruling_81_c31_takes_three_from_each_of_two_cities_itself_included() -> None:
    three = {2: [["C6", 4]], 4: [["C7", 5]], 5: [["C8", 0]]}
    table = Table({"hand": ["C31"], "timeline": three})
    table.create("C31", 3)
    assert table.offers("remove") == ["C6", "C31"], "two of the three with knowledge, the lowest named first"
    table.do("remove", "C31")
    assert (table.knowledge("C31"), table.knowledge("C7"), table.knowledge("C6")) == (0, 2, 4)


def test_ruling_81_with_one_city_holding_knowledge_just_that_one_is_reduced() -> None:
    three = {2: [["C6", 0]], 4: [["C9", 0]], 5: [["C8", 0]]}
    table = Table({"hand": ["C31"], "timeline": three})
    table.create("C31", 3)
    assert table.knowledge("C31") == 0
    table = Table({"hand": ["C31"], "timeline": {2: [["C6", 1]], 4: [["C9", 1]]}})
    table.create("C31", 3)
    assert table.knowledge("C31") == 3, "only three cities"


def test_ruling_82_which_cards_may_choose_themselves() -> None:
    table = Table({"timeline": {1: [["C19", 6]]}}, actions_left=0)
    assert table.me.lost == 2, "C19 takes four off itself"
    table = Table({"timeline": {1: [["C21", 3]], 3: [["C7", 2]]}}, actions_left=0)
    assert table.offers("remove") == ["C7"]
    table = Table({"timeline": {5: [["P30", 4]]}}, actions_left=0)
    assert table.knowledge("P30") == 4
    table = Table({"hand": ["P18"]})
    table.create("P18", 1)
    assert table.knowledge("P18") == 1
    table = Table({"timeline": {5: [["P29", 3]]}, "past": ["C6"]}, actions_left=0)
    assert table.knowledge("P29") == 2


@pytest.mark.parametrize("card", ["C13", "C14", "P23"])
def test_ruling_83_a_swap_may_bring_the_card_to_space_1(card: str) -> None:
    table = Table({"hand": [card], "timeline": {1: [["C7", 5]]}}, actions_left=1)
    start = {"C13": 4, "C14": 5, "P23": 4}[card]
    table.create(card, start)
    assert table.me.past == [card], "it declined at the end of this turn"
    assert table.timeline == {start - 1: [["C7", 5]]}


def test_ruling_83_a24_looks_at_the_space_of_creation_before_the_swap() -> None:
    table = Table({"hand": ["C14"], "timeline": {2: [["C7", 5]]}, "artefacts": ["A24"]})
    table.create("C14", 5)
    table.do("resolve", "C14")
    assert table.kinds == {"remove", "done"}, "created on 5, now on 2"
    assert table.me.cells[2] == "C14"


def test_ruling_84_c32_grants_a_full_archive_that_may_be_refused() -> None:
    table = Table({"hand": ["C32", "C1", "C2"]})
    table.create("C32", 3)
    assert table.kinds == {"archive", "done"}
    table.do("archive")
    table.do("discard", "C1")
    table.do("discard", "C2")
    assert table.knowledge("C32") == 1
    assert table.state.actions_left == 1
    table = Table({"hand": ["C32", "C1"]})
    table.create("C32", 3)
    table.do("done")
    assert table.me.hand == ["C1"]


@pytest.mark.parametrize(
    ("card", "hand", "granted"),
    [
        ("M18", ["C4", "C1", "C2"], "C4"),
        ("M27", ["M3", "C1"], "M3"),
        ("M16", ["A30", "C1"], "A30"),
        ("P16", ["A30", "C1"], "A30"),
    ],
)
def test_ruling_85_a_granted_create_pays_everything(card: str, hand: list[str], granted: str) -> None:
    table = Table({"hand": [card, *hand]})
    table.do("create", card, space={"M18": 6, "M27": 3, "M16": 2, "P16": 2}[card])
    action = next(a for a in table.options("create") if a.to_dict()["card"] == granted)
    table.state.apply(action)
    while table.asked == "payment":
        table.state.apply(table.options("pay")[0])
    assert len(table.me.hand) <= len(hand) - 2


def test_ruling_85_m11_creates_before_it_leaves_its_place() -> None:
    full = {1: [["C6", 0], ["M11", 0]]}
    table = Table({"hand": ["C12", "C1"], "timeline": full}, actions_left=0)
    table.do("decline", "M11")
    assert [a.to_dict()["space"] for a in table.options("create") if a.to_dict()["card"] == "C12"] == [2]


def test_ruling_86_m14_chooses_the_opponent_first_then_sees_the_hand() -> None:
    table = Table(
        {"timeline": {1: [["M14", 0]]}}, {"hand": ["C1", "C2"]}, {"hand": []}, {"hand": ["C3"]}, actions_left=0
    )
    assert table.offers("rob", "opponent") == [1, 3]
    table.do("rob", opponent=1)
    assert table.offers("take") == ["C1", "C2"]
    table.do("take", "C2")
    assert (table.me.hand, table.seat(1).hand) == (["C2"], ["C1"])


def test_ruling_86_m14_lapses_with_ten_in_hand_or_nothing_to_take() -> None:
    table = Table(
        {"timeline": {1: [["M14", 0]]}, "hand": [f"P{n}" for n in range(1, 11)]}, {"hand": ["C1"]}, actions_left=0
    )
    assert table.state.turn == 1
    table = Table({"timeline": {1: [["M14", 0]]}}, actions_left=0)
    assert table.state.turn == 1


def test_ruling_87_m15_hands_on_one_to_three_lost_knowledge() -> None:
    table = Table({"timeline": {1: [["M15", 0]]}, "lost": 5}, {"timeline": {3: [["C7", 1], ["C8", 1]]}}, actions_left=0)
    offered = [(a.to_dict()["card"], a.to_dict()["amount"]) for a in table.options("transfer")]
    assert offered == [("C7", 1), ("C7", 2), ("C7", 3), ("C8", 1), ("C8", 2), ("C8", 3)]
    table.do("transfer", "C8", amount=2)
    assert (table.me.lost, table.knowledge("C8")) == (3, 3)
    for side, other in (({"lost": 0}, {"timeline": {3: [["C7", 1]]}}), ({"lost": 5}, {})):
        table = Table({"timeline": {1: [["M15", 0]]}} | side, other, actions_left=0)
        assert table.state.turn == 1


def test_ruling_88_p11_lets_choose_how_much() -> None:
    table = Table({"timeline": {1: [["P11", 0]]}, "lost": 3, "past": past(megaliths=3)}, actions_left=0)
    assert table.offers("amount", "amount") == [0, 1, 2, 3]
    table.do("amount", amount=2)
    assert table.me.lost == 1


ELEVEN = past(pyramids=10, megaliths=1)


def test_ruling_89_m36_fires_on_ordinary_creates_and_not_on_its_own() -> None:
    table = Table({"timeline": {6: [["M36", 0]]}, "past": ELEVEN, "hand": ["C7", "C9", "C10"]})
    table.create("C7", 3)
    assert table.asked == "granted-create"
    table.do("create", "C9", space=4)
    assert table.asked == "action", "a create granted by M36 does not fire it"
    table = Table({"timeline": {6: [["M36", 0]]}, "past": ELEVEN[:-1], "hand": ["C7", "C9"]})
    table.create("C7", 3)
    assert table.asked == "action", "ten in the past"


def test_ruling_89_m36_fires_again_for_what_another_card_granted() -> None:
    """M36 lets in M18, M18 lets in C7, and that create fires M36 again."""
    table = Table({"timeline": {6: [["M36", 0]]}, "past": ELEVEN, "hand": ["C9", "M18", "C7", "C10", "C6"]})
    table.create("C9", 4)
    table.do("create", "M18", space=6)
    assert table.state.cause == "M18"
    table.do("create", "C7", space=3)
    assert table.state.cause == "M36"
    table.do("create", "C10", space=3)
    assert table.asked == "action"
    assert table.me.hand == ["C6"]


def test_ruling_90_p7_looks_learns_one_that_fits_and_orders_the_rest() -> None:
    table = Table(
        {"timeline": {1: [["P7", 0]]}, "past": past(cities=3), "artefacts": ["A20"]},
        techdecks=[[], ["T28", "T34", "T30", "T32"]],
        pillars=[["T1", "T2", "T7"], ["T15", "T18", "T24"], OUT_OF_REACH[2]],
        actions_left=0,
    )
    assert table.offers("learn") == ["T34"]
    assert "done" not in table.kinds, "it must be learned"
    table.do("learn", "T34")
    assert table.told(Learned)[0].card == "T34"
    assert [drew.by for drew in table.told(Drew)] == ["A20"]
    assert table.state.pillars[2] == OUT_OF_REACH[2], "the display is not touched"
    rest = table.offers("bury")
    assert rest[:3] == ["T28", "T30", "T32"]
    assert len(rest) == 6
    for card in ("T32", "T28"):
        table.do("bury", card)
    assert table.state.techdecks[1][-2:] == ["T32", "T28"], "first named lies highest"


def test_ruling_90_p7_renews_an_empty_deck_first() -> None:
    others = [f"T{number}" for number in range(28, 46) if f"T{number}" not in OUT_OF_REACH[2]]
    table = Table(
        {"timeline": {1: [["P7", 0]]}, "technologies": others[:10]},
        {"technologies": others[10:-2]},
        techdiscards=[[], others[-2:]],
        pillars=[["T1", "T2", "T7"], ["T15", "T18", "T24"], OUT_OF_REACH[2]],
        actions_left=0,
    )
    assert table.asked == "learn-aside"
    assert table.state.techdiscards[1] == []


RELAXED = {
    "T7": (past(cities=1, megaliths=1), past(cities=1)),
    "T18": (past(cities=1), []),
    "T39": (past(cities=3, megaliths=3, pyramids=2), past(cities=3, megaliths=2, pyramids=2)),
    "T34": (past(cities=2), past(cities=1)),
    "T37": (past(megaliths=6), past(megaliths=5)),
}


@pytest.mark.parametrize("card", RELAXED)
def test_ruling_91_p19_relaxes_one_number_by_one(card: str) -> None:
    pillars = [[card], ["T1", "T2"], OUT_OF_REACH[0]] if card < "T28" and len(card) < 4 else [["T1", "T2"], [], [card]]
    enough, missing = RELAXED[card]
    for cards, offered in ((enough, True), (missing, False)):
        table = Table({"timeline": {4: [["P19", 1]]}, "past": cards}, pillars=pillars)
        assert (card in table.offers("learn")) is offered
        assert card not in Table({"past": cards}, pillars=pillars).offers("learn")


def test_ruling_91_upper_limits_gain_nothing() -> None:
    pillars = [["T8", "T1"], [], ["T37", "T36"]]
    side = {"timeline": {4: [["P19", 1]]}}
    assert Table(side | {"hand": ["C1"]}, pillars=pillars).offers("learn") == ["T8"]
    assert Table(side | {"hand": ["C1", "C2"]}, pillars=pillars).offers("learn") == []
    assert (
        Table(side | {"past": past(megaliths=7), "lost": 4, "hand": ["C1", "C2"]}, pillars=pillars).offers("learn")
        == []
    )
    assert Table(side | {"past": past(megaliths=6), "lost": 3, "hand": ["C1", "C2"]}, pillars=pillars).offers(
        "learn"
    ) == ["T37"]


def test_ruling_92_p33_reveals_until_two_cities_and_holds_the_misses() -> None:
    table = Table({"timeline": {1: [["P33", 0]]}}, deck=["M1", "C1", "A1", "C2", "C3"], actions_left=0)
    assert table.me.hand == ["C1", "C2"]
    assert [entry[0] for entry in table.state.discard] == ["M1", "A1"]
    assert table.state.deck[0] == "C3"


def test_ruling_92_p33_stops_at_ten_in_hand() -> None:
    nine = [f"P{number}" for number in range(1, 10)]
    table = Table({"timeline": {1: [["P33", 0]]}, "hand": nine}, deck=["M1", "C1", "C2"], actions_left=0)
    assert table.me.hand == [*nine, "C1"]
    table = Table({"timeline": {1: [["P33", 0]]}, "hand": [*nine, "P10"]}, deck=["M1"], actions_left=0)
    assert table.state.deck[0] == "M1"


def test_ruling_92_p33_ends_when_deck_and_discards_are_used_up() -> None:
    """No city is left in either; the misses do not come round again."""
    artefacts = [card.id for card in BUILDERS.values() if card.kind is Kind.ARTEFACT]
    table = Table(
        {"timeline": {1: [["P33", 0]]}},
        {"past": [card for card in BUILDERS if card not in artefacts and card != "P33"]},
        deck=artefacts[:5],
        discard=artefacts[5:],
        actions_left=0,
    )
    assert table.me.hand == []
    assert sorted(entry[0] for entry in table.state.discard) == sorted(artefacts)


def test_ruling_93_p34_keeps_one_of_eight_and_is_skipped_with_ten() -> None:
    deck = [f"C{number}" for number in range(1, 10)]
    table = Table({"timeline": {1: [["P34", 0]]}}, deck=deck, actions_left=0)
    assert table.offers("keep") == deck[:8]
    assert "done" not in table.kinds
    table.do("keep", "C5")
    assert table.me.hand == ["C5"]
    assert len(table.state.discard) == 7
    table = Table({"timeline": {1: [["P34", 0]]}, "hand": TEN}, deck=deck, actions_left=0)
    assert (table.state.deck[0], table.state.discard) == ("C1", [])


def test_ruling_94_p35_buries_two_one_after_the_other_with_a_refill_between() -> None:
    table = Table(
        {"hand": ["P35"]},
        pillars=[["T1", "T2"], ["T7", "T15", "T18"], OUT_OF_REACH[2]],
        techdecks=[["T24", "T25", "T27"], []],
    )
    table.create("P35", 2)
    assert len(table.offers("bury")) == 8
    table.do("bury", "T1")
    assert table.state.pillars[0] == ["T24", "T25", "T27"]
    assert {"T24", "T25", "T27"} <= set(table.offers("bury")), "a fresh card may be next"
    table.do("bury", "T24")
    assert table.state.techdecks[0][-1] == "T24"


def test_ruling_94_with_one_card_displayed_one_pick() -> None:
    rest = [card for card in TECHNOLOGIES if card != "T29"]
    table = Table({"hand": ["P35"], "technologies": rest}, pillars=[["T29"], [], []])
    table.create("P35", 2)
    assert table.asked == "action"
    assert table.state.removed == ["T29"]


def test_ruling_95_p13_destroys_any_number_of_artefacts_for_four_each() -> None:
    table = Table({"hand": ["P13"], "artefacts": ["A1", "A2", "A4"]})
    table.create("P13", 4)
    table.do("destroy", "A1")
    assert table.offers("destroy") == ["A2", "A4"]
    table.do("destroy", "A4")
    assert (table.me.artefacts, table.knowledge("P13")) == (["A2"], 14 - 8)
    table = Table({"hand": ["P13"], "artefacts": ["A1"]})
    table.create("P13", 4)
    table.do("done")
    assert table.knowledge("P13") == 14


def test_ruling_96_p15_relieves_one_neighbour_by_up_to_three() -> None:
    table = Table({"hand": ["P15"], "timeline": {2: [["C6", 1]], 3: [["C8", 5], ["C9", 4]]}})
    table.create("P15", 2)
    assert table.offers("remove") == ["C6", "C9"], "same space, same row; a neighbour with fewer than three too"
    assert "done" in table.kinds
    table.do("remove", "C9")
    assert table.offers("remove") == ["C9"], "one neighbour only"
    table.do("remove", "C9")
    table.do("done")
    assert (table.knowledge("C9"), table.knowledge("C6")) == (2, 1)


def test_ruling_117_m33_and_p36_count_timeline_monuments_at_the_end() -> None:
    side = {"past": ["M33", "P36"], "timeline": {2: [["C29", 9], ["C28", 9]], 3: [["C27", 9]]}}
    table = Table(side, last_round=True, second_half=True, turn=1, actions_left=0)
    found = table.state.outcome
    assert found is not None
    assert [(line.kind, line.points) for line in found.lines[0] if line.kind == "endgame"] == [
        ("endgame", 3),
        ("endgame", 6),
    ]
    assert found.scores[0] == 1 + 1 + 3 + 6 + 3


def test_ruling_118_m8_and_m13_act_before_their_own_knowledge_is_lost() -> None:
    table = Table({"timeline": {1: [["M13", 3]]}, "lost": 20}, actions_left=0)
    assert table.me.lost == 20 - 15 + 3
    table = Table({"timeline": {1: [["M13", 3]]}, "lost": 19}, actions_left=0)
    assert table.me.lost == 22
    table = Table({"timeline": {1: [["M8", 2]]}, "lost": 3, "past": past(megaliths=6)[1:]}, actions_left=0)
    assert table.me.lost == 2


def test_ruling_119_c18_needs_a_city_in_the_past_and_p22_reduces_every_city() -> None:
    for cards, entering in ((past(cities=1), 9), ([], 10)):
        table = Table({"hand": ["C7"], "timeline": {6: [["C18", 0]]}, "past": cards})
        table.create("C7", 3)
        assert table.knowledge("C7") == entering
    table = Table({"hand": ["C7"], "timeline": {5: [["P22", 0]]}})
    table.create("C7", 3)
    assert table.knowledge("C7") == 9
