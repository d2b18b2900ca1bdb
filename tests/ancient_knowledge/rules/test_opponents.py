"""Rulings 68-72: effects on opponents."""

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.events import Discarded, Drew
from digsite.ancient_knowledge.vocabulary import EachKeepsOne, OpponentsDestroyArtefact, OpponentsDiscard
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table

REST = OUT_OF_REACH[1:]


def test_ruling_68_an_opponent_with_nothing_to_hit_is_skipped_and_the_rest_goes_on() -> None:
    table = Table({}, {}, {"timeline": {3: [["C7", 1]]}}, pillars=[["T21", "T15", "T24"], *REST])
    table.do("learn", "T21")
    assert table.knowledge("C7") == 2
    assert [drew.by for drew in table.told(Drew)] == ["T21"]
    table = Table({}, {}, {}, pillars=[["T21", "T15", "T24"], *REST])
    table.do("learn", "T21")
    assert [drew.by for drew in table.told(Drew)] == ["T21"], "nobody to hit: it still draws"


def test_ruling_69_the_active_player_picks_one_monument_of_every_opponent() -> None:
    table = Table(
        {"hand": ["M24"]},
        {"timeline": {3: [["C7", 1], ["C8", 1]]}},
        {"timeline": {2: [["C9", 0], ["C10", 9]]}},
    )
    table.create("M24", 3)
    assert table.state.deciders == (0,)
    assert table.offers("add") == ["C7", "C8"], "the left neighbour first"
    table.do("add", "C8")
    table.do("add", "C10")
    assert (table.knowledge("C8"), table.knowledge("C10")) == (4, 12)


def test_ruling_70_the_victim_picks_and_with_fewer_all_go() -> None:
    table = Table({"timeline": {1: [["M9", 0]]}}, {"hand": ["C1", "C2", "C3"]}, {"hand": ["C4"]}, actions_left=0)
    assert table.seat(2).hand == []
    assert table.state.deciders == (1,)
    table.do("discard", "C1")
    table.do("discard", "C3")
    assert table.seat(1).hand == ["C2"]


def test_ruling_71_victims_choose_at_the_same_time_in_any_order_and_in_secret() -> None:
    table = Table(
        {"timeline": {1: [["M10", 0]]}},
        {"hand": ["C1", "C2"]},
        {"hand": ["C4", "C5"]},
        {"hand": ["C8", "C9"]},
        actions_left=0,
    )
    assert table.deciders == [1, 2, 3]
    events = table.state.apply(table.options("discard", seat=3)[0])
    assert table.deciders == [1, 2]
    assert [event.kind for event in events if event.seen_by(1)] == ["discarded"]
    assert [event.kind for event in events if event.seen_by(3)] == ["discarded", "discarded-cards"]
    table.state.apply(table.options("discard", seat=1)[1])
    table.state.apply(table.options("discard", seat=2)[0])
    assert [player.hand for player in table.state.seats[1:]] == [["C1"], ["C5"], ["C9"]]
    assert table.state.turn == 1


def test_ruling_72_the_only_cards_that_ask_an_opponent() -> None:
    asking = OpponentsDiscard | OpponentsDestroyArtefact | EachKeepsOne
    cards = {card.id for card in CARDS.values() if any(isinstance(clause.verb, asking) for clause in card.clauses)}
    assert cards == {"M9", "M10", "A34", "T26", "P8", "T3"}


def test_ruling_72_a_victim_with_no_more_than_the_number_is_not_asked() -> None:
    table = Table({}, {"hand": ["C1"]}, pillars=[["T26", "T15", "T24"], *REST])
    table.do("learn", "T26")
    assert table.seat(1).hand == []
    assert table.state.deciders == (0,)
    assert [event.seat for event in table.told(Discarded)] == [1]
    table = Table({"timeline": {1: [["P8", 0]]}}, {"artefacts": ["A1"]}, actions_left=0)
    assert table.seat(1).artefacts == []


def test_ruling_72_p8_asks_opponents_with_several_artefacts() -> None:
    table = Table(
        {"timeline": {1: [["P8", 0]]}}, {"artefacts": ["A1", "A2"]}, {"artefacts": ["A4", "A5"]}, actions_left=0
    )
    assert table.state.deciders == (1, 2)
    table.state.apply(table.options("destroy", seat=2)[1])
    table.state.apply(table.options("destroy", seat=1)[0])
    assert (table.seat(1).artefacts, table.seat(2).artefacts) == (["A2"], ["A4"])
