"""Rulings 43-50: archive, excavate, search, hand and deck."""

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import DeckRenewed, Drew
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

TEN = [f"M{number}" for number in range(1, 11)]


def test_ruling_43_archive_any_number_then_remove_one_for_each_in_any_split() -> None:
    table = Table({"hand": ["C1", "C2", "C3"], "timeline": {2: [["C6", 2]], 3: [["C7", 2]]}})
    table.do("archive")
    assert table.kinds == {"discard"}, "at least one"
    table.do("discard", "C1")
    assert table.kinds == {"discard", "done"}
    table.do("discard", "C3")
    assert table.kinds == {"done"}, "C2 was passed over; that nothing else can follow is a secret, so it is asked"
    table.do("done")
    assert table.offers("remove") == ["C6", "C7"]
    table.do("remove", "C6")
    table.do("remove", "C7")
    assert (table.knowledge("C6"), table.knowledge("C7")) == (1, 1)
    assert table.me.hand == ["C2"]


def test_ruling_43_no_more_cards_than_there_is_knowledge() -> None:
    table = Table({"hand": ["C1", "C2", "C3"], "timeline": {2: [["C6", 1]]}})
    table.do("archive")
    table.do("discard", "C2")
    assert table.asked == "action"
    assert table.me.hand == ["C1", "C3"]
    assert table.knowledge("C6") == 0


def test_ruling_44_excavate_draws_two_for_each_as_one_lump() -> None:
    table = Table({"past": past(cities=3)})
    table.do("excavate")
    assert table.offers("amount", "amount") == [1, 2, 3]
    table.do("amount", amount=2)
    assert (len(table.me.hand), table.me.rotated) == (4, 2)
    assert [drew.number for drew in table.told(Drew)] == [4]


def test_ruling_44_the_draw_is_cut_at_ten_and_they_stay_rotated() -> None:
    table = Table({"past": past(cities=3), "hand": TEN[:8], "artefacts": ["A29"]})
    table.do("excavate")
    table.do("amount", amount=3)
    assert (len(table.me.hand), table.me.rotated) == (10, 3)


def test_ruling_45_the_draw_comes_before_a16_and_a34_and_these_are_ordered() -> None:
    table = Table(
        {"past": past(cities=3), "artefacts": ["A16", "A34"]},
        {"hand": ["C1", "C2", "C3"]},
        pillars=[["T5", "T13", "T24"], *OUT_OF_REACH[1:]],
    )
    table.do("excavate")
    table.do("amount", amount=3)
    assert [drew.number for drew in table.told(Drew)] == [6]
    assert set(table.offers("resolve")) == {"A16", "A34"}


def test_ruling_46_only_the_number_of_rotated_monuments_matters() -> None:
    table = Table({"past": past(cities=2), "rotated": 2, "timeline": {1: [["M10", 0]]}}, actions_left=0)
    assert table.me.past[-1] == "M10"
    assert table.me.upright == 1, "it arrived upright"


def test_ruling_47_a_draw_stops_at_ten() -> None:
    table = Table({"hand": TEN[:9], "timeline": {1: [["C17", 0]]}}, actions_left=0)
    assert len(table.me.hand) == 10
    assert [drew.number for drew in table.told(Drew)] == []
    assert table.state.seats[0].past == ["C17"]


def test_ruling_48_the_discards_become_the_deck_when_a_draw_needs_more() -> None:
    """Everything but two cards of the deck lies in the discard pile or in hands."""
    rest = [card for card in BUILDERS if card not in ("C16", "C1", "C2")]
    table = Table(
        {"past": past(), "timeline": {2: [["C16", 0]]}, "hand": []},
        {},
        deck=["C1", "C2"],
        discard=rest,
        actions_left=2,
    )
    table.do("search")
    table.do("search")
    assert table.me.hand == ["C1", "C2"]
    assert table.state.turn == 1
    table.do("search")
    (renewed,) = table.told(DeckRenewed)
    assert renewed.number == len(rest)
    assert len(table.seat(1).hand) == 1
    assert table.state.discard == []


def test_ruling_48_if_both_run_out_fewer_are_drawn() -> None:
    """Every card but one lies in a past, on a board or in a hand."""
    *artefacts, left = [card for card in BUILDERS if card[0] == "A"]
    monuments = [card for card in BUILDERS if card[0] != "A" and card != "C16"]
    table = Table(
        {"timeline": {1: [["C16", 0]]}, "artefacts": artefacts[:5]},
        {"artefacts": artefacts[5:10], "hand": artefacts[10:20], "past": monuments},
        {"artefacts": artefacts[20:25], "hand": artefacts[25:35]},
        {"hand": artefacts[35:]},
        actions_left=0,
    )
    assert table.me.hand == [left]
    assert table.state.deck == []


def test_ruling_49_cards_that_lie_aside_are_not_caught_by_a_reshuffle() -> None:
    """T4 looks at eight cards; three are in the deck, the rest comes from the discards, and none comes twice."""
    rest = [card for card in BUILDERS if card not in ("C1", "C2", "C3")]
    table = Table({}, deck=["C1", "C2", "C3"], discard=rest, pillars=[["T4", "T15", "T24"], *OUT_OF_REACH[1:]])
    table.do("learn", "T4")
    offered = table.offers("keep")
    assert offered[:3] == ["C1", "C2", "C3"]
    assert len(set(offered)) == 8
    assert table.state.discard == []
    table.do("keep", offered[0])
    assert len(table.state.discard) == 7


def test_ruling_50_everything_discarded_goes_to_the_one_pile() -> None:
    table = Table({"hand": ["C4", "C1", "C2"], "timeline": {1: [["C25", 3]]}})
    table.do("create", "C4", space=5)
    table.do("search")
    assert {entry[0] for entry in table.state.discard} == {"C1", "C2", "C25"}
