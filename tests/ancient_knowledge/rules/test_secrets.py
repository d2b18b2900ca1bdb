"""Ruling 78: what is hidden and what is public, and what players remember of it."""

import random
from typing import Any

import pytest

from digsite.ancient_knowledge.cards import CARDS, ORDER
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import View
from tests.ancient_knowledge.play import new_game, random_game
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table

REST = OUT_OF_REACH[1:]


def samples(table: Table, seat: int | None, number: int = 30) -> list[KnowledgeState]:
    """States that agree with what a seat knows."""
    rng = random.Random(seat or 0)
    view = table.state.view(seat)
    found: list[KnowledgeState] = []
    for _ in range(number):
        state = ANCIENT_KNOWLEDGE.determinize(view, rng)
        assert state.view(seat) == view
        found.append(state)
    return found


def mentions(view: View, card: str) -> bool:
    """Whether a view names the card anywhere."""

    def search(data: Any) -> bool:
        if isinstance(data, dict):
            return any(key == card or search(value) for key, value in data.items())
        return any(search(item) for item in data) if isinstance(data, list) else bool(data == card)

    return search(view)


def test_ruling_78_hands_and_decks_are_secret_and_their_sizes_public() -> None:
    table = Table({"hand": ["C1"]}, {"hand": ["C2", "C3"]}, deck=["P1"], techdecks=[["T1"], []])
    view = table.state.view(0)
    assert view["seats"][0]["hand"] == ["C1"]
    assert (view["seats"][1]["hand"], view["seats"][1]["hand_size"]) == (None, 2)
    assert not any(mentions(view, card) for card in ("C2", "C3", "P1", "T1"))
    assert not mentions(table.state.view(None), "C1")
    assert view["deck"] == len(table.state.deck)
    assert [len(deck) for deck in view["techdecks"]] == [len(deck) for deck in table.state.techdecks]


def test_ruling_78_everything_in_play_is_public() -> None:
    side = {
        "timeline": {3: [["C7", 4]]},
        "past": ["M1"],
        "rotated": 1,
        "artefacts": ["A1"],
        "technologies": ["T2"],
        "lost": 3,
    }
    view = Table({}, side, techdiscards=[["T5"], []]).state.view(0)
    shown = view["seats"][1]
    assert shown["timeline"][2] == [["C7", 4]]
    assert (shown["past"], shown["rotated"], shown["artefacts"]) == (["M1"], 1, ["A1"])
    assert (shown["technologies"], shown["lost"]) == (["T2"], 3)
    assert view["techdiscards"] == [["T5"], []]
    assert view["pillars"] == OUT_OF_REACH


def test_ruling_78_discards_are_known_to_their_owner_and_to_all_if_they_came_from_play() -> None:
    table = Table({"hand": ["C4", "C1", "C2"], "timeline": {1: [["C25", 3]]}})
    table.do("create", "C4", space=5)
    table.do("search")
    assert [entry["card"] for entry in table.state.view(0)["discard"]] == ["C1", "C2", "C25"]
    assert [entry["card"] for entry in table.state.view(1)["discard"]] == [None, None, "C25"]
    assert [entry["card"] for entry in table.state.view(None)["discard"]] == [None, None, "C25"]


@pytest.mark.parametrize("card", ["T4", "T22"])
def test_ruling_78_cards_looked_at_are_seen_by_their_owner_alone(card: str) -> None:
    table = Table({}, deck=["A1", "A2", "C1"], pillars=[[card, "T15", "T24"], *REST])
    events = table.do("learn", card)
    assert mentions(table.state.view(0), "C1")
    assert not mentions(table.state.view(1), "C1")
    seen = [event.kind for event in events if event.seen_by(1)]
    assert "looked-at" in seen
    assert "looked-at-cards" not in seen


def test_ruling_78_the_order_in_which_p7_puts_cards_back_is_known_to_its_owner() -> None:
    table = Table(
        {"timeline": {1: [["P7", 0]]}},
        techdecks=[[], ["T28", "T30", "T32", "T33", "T34", "T35", "T41"]],
        pillars=[["T1", "T2", "T7"], ["T15", "T18", "T24"], OUT_OF_REACH[2]],
        actions_left=0,
    )
    table.do("done")
    for card in ("T41", "T28", "T35", "T30", "T34", "T32"):
        table.do("bury", card)
    assert table.state.view(0)["techdecks"][1][-7:] == ["T41", "T28", "T35", "T30", "T34", "T32", "T33"]
    assert set(table.state.view(1)["techdecks"][1]) == {None}


def test_ruling_78_technologies_buried_openly_are_known_to_all() -> None:
    table = Table({"hand": ["P35"]}, pillars=[["T1", "T2", "T7"], ["T15", "T18", "T24"], OUT_OF_REACH[2]])
    table.create("P35", 2)
    table.do("bury", "T1")
    table.do("bury", "T15")
    for seat in (0, 1, None):
        assert table.state.view(seat)["techdecks"][0][-2:] == ["T1", "T15"]


def test_ruling_78_t3_is_open_and_what_was_kept_is_known_to_all() -> None:
    table = Table({}, {}, {}, deck=["C1", "C2", "C3", "C4", "C5"], pillars=[["T3", "T15", "T24"], *REST])
    table.do("learn", "T3")
    assert mentions(table.state.view(None), "C5")
    for card in ("C1", "C2", "C3", "C4"):
        table.do("keep", card)
    assert table.seat(1).hand == ["C2"]
    assert table.state.view(2)["memory"]["seen"] == {"C1": [[0, 0]], "C2": [[1, 0]], "C4": [[0, 0]]}
    assert table.state.view(1)["memory"]["shown"] == {"C2": [0, 2]}
    for state in samples(table, 2):
        assert (set(state.seats[0].hand), state.seats[1].hand) == ({"C1", "C4"}, ["C2"])


def test_ruling_78_p33_is_open() -> None:
    table = Table({"timeline": {1: [["P33", 0]]}}, deck=["M1", "C1", "C2"], actions_left=0)
    view = table.state.view(1)
    assert set(view["memory"]["seen"]) == {"C1", "C2"}
    assert [entry["card"] for entry in view["discard"]] == ["M1"]


def robbed() -> Table:
    """Seat 0 looked at seat 1's three cards and took C2; seat 2 was not involved."""
    table = Table({"timeline": {1: [["M14", 0]]}}, {"hand": ["C1", "C2", "C10"]}, {"hand": ["C4"]}, actions_left=0)
    table.do("rob", opponent=1)
    table.do("take", "C2")
    return table


def test_ruling_78_m14_teaches_thief_and_victim_and_nobody_else() -> None:
    table = robbed()
    assert set(table.state.view(0)["memory"]["seen"]) == {"C1", "C10"}
    assert table.state.view(1)["memory"]["seen"] == {"C2": [[0, 0]]}
    assert table.state.view(2)["memory"]["seen"] == {}
    took = [event for event in table.events if event.kind in ("took-card", "saw-hand-cards")]
    assert [event.to for event in took] == [(0,), (0, 1)]
    for state in samples(table, 0):
        assert set(state.seats[1].hand) == {"C1", "C10"}
    for state in samples(table, 1):
        assert state.seats[0].hand == ["C2"]
    assert len({tuple(state.seats[0].hand) for state in samples(table, 2)}) > 1


def test_what_was_seen_is_certain_while_nothing_left_that_hand_unseen() -> None:
    table = robbed()
    for turn in (1, 1, 2, 2):
        assert table.state.turn == turn
        table.do("search")
    for state in samples(table, 0):
        assert set(state.seats[1].hand) >= {"C1", "C10"}


def test_a_forced_discard_makes_what_was_seen_uncertain() -> None:
    table = Table({"timeline": {1: [["M14", 0], ["M10", 0]]}}, {"hand": ["C1", "C2", "C3", "C4"]}, actions_left=0)
    table.do("decline", "M14")
    table.do("take", "C2")
    table.do("discard", "C3", seat=1)
    view = table.state.view(0)
    assert set(view["memory"]["seen"]) == {"C1", "C3", "C4"}, "seat 0 does not know which one went"
    gone = {next(card for card in ("C1", "C3", "C4") if card not in state.seats[1].hand) for state in samples(table, 0)}
    assert gone == {"C1", "C3", "C4"}
    for state in samples(table, 0):
        assert {"C1", "C3", "C4"} == {*state.seats[1].hand, state.discard[0][0]}


def test_a_second_look_tells_what_was_discarded() -> None:
    """Seat 0 saw C4 in that hand once; now it is not there, and one card had left it unseen."""
    table = Table(
        {"timeline": {1: [["M14", 0]]}, "memory": {"seen": {"C4": [[1, 0]]}}},
        {"hand": ["C1", "C3"], "memory": {"hidden": 1}},
        discard=["C4"],
        discard_marks=[[0b10, 1, 0]],
        actions_left=0,
    )
    assert table.state.view(0)["discard"][0]["card"] == "C4"
    table.do("take", "C1")
    assert set(table.state.view(0)["memory"]["seen"]) == {"C3"}


def test_for_the_third_player_a_known_card_may_have_been_the_one_taken() -> None:
    """Everybody saw C1 go to seat 1; then seat 0 robs seat 1."""
    table = Table(
        {"timeline": {1: [["M14", 0]]}},
        {"hand": ["C1", "C3"]},
        {"memory": {"seen": {"C1": [[1, 0]]}}},
        actions_left=0,
    )
    table.do("take", "C3")
    assert table.state.view(2)["memory"]["seen"] == {"C1": [[1, 0], [0, 0]]}
    holders = {0 if "C1" in state.seats[0].hand else 1 for state in samples(table, 2)}
    assert holders == {0, 1}
    assert all("C1" in [*state.seats[0].hand, *state.seats[1].hand] for state in samples(table, 2))


def test_creating_a_card_ends_what_was_remembered_of_it() -> None:
    table = robbed()
    table.do("create", "C10", space=3)
    assert set(table.state.view(0)["memory"]["seen"]) == {"C1"}


def test_the_cards_one_set_aside_are_in_the_deck_while_nobody_has_drawn() -> None:
    state = new_game(2, 4)
    aside: dict[int, list[str]] = {0: [], 1: []}
    while state.stack:
        action = state.legal_actions(state.deciders[0])[-1]
        aside[action.seat].append(action.to_dict()["card"])
        state.apply(action)
    rng = random.Random(1)
    for seat in (0, 1):
        for _ in range(20):
            sample = ANCIENT_KNOWLEDGE.determinize(state.view(seat), rng)
            assert isinstance(sample, KnowledgeState)
            assert set(aside[seat]) <= set(sample.deck)


def test_at_most_as_many_of_them_as_an_opponent_drew_can_be_in_that_hand() -> None:
    table = Table(
        {"memory": {"buried": ["C1", "C2", "C3", "C4"]}},
        {"hand": ["C5", "C6", "C7", "C8", "C9"], "memory": {"fresh": 1}},
    )
    held = [len({"C1", "C2", "C3", "C4"} & set(state.seats[1].hand)) for state in samples(table, 0, 200)]
    assert set(held) == {0, 1}


def test_nobody_remembers_uncertain_cards_over_a_reshuffle() -> None:
    table = Table(
        {"memory": {"seen": {"C1": [[1, 0]], "C2": [[1, 1]]}}},
        {"hand": ["C2", "C3"], "memory": {"hidden": 1}},
        discard=["C1"],
        discard_marks=[[0b10, 1, 0]],
    )
    state = table.state
    state.discard += [(card, 0, -1, -1) for card in state.deck]
    state.deck = []
    table.do("search")
    assert set(state.view(0)["memory"]["seen"]) == {"C2"}
    assert state.view(1)["memory"]["buried"] == [ORDER["C1"]], "its owner knows that it went into the deck"


def test_payments_under_way_show_only_what_is_announced() -> None:
    table = Table({"hand": ["C4", "C1", "C2", "C3"]})
    table.do("create", "C4", space=5)
    table.do("pay", "C2")
    other = table.state.view(1)
    assert other["pending"] == [{"step": "payment", "card": "C4", "space": 5, "left": 1}]
    assert other["decisions"] == [{"seat": 0, "kind": "payment", "cause": None}]
    assert table.state.view(0)["pending"][0]["floor"] == 1


@pytest.mark.parametrize("hand", [["A1", "A2"], ["C1", "C2"]])
def test_asking_tells_nothing_about_secret_cards(hand: list[str]) -> None:
    """Whether seat 0 could use M18's create, or A7, changes nothing that seat 1 sees."""
    table = Table({"hand": ["M18", "A1", "A2"] if hand[0] == "A1" else ["M18", "C1", "C2"]})
    events = table.create("M18", 6)
    assert table.asked == "granted-create"
    assert [event.kind for event in events if event.seen_by(1)] == ["action-chosen", "announced", "created"]
    assert table.state.view(1)["decisions"] == [{"seat": 0, "kind": "granted-create", "cause": "M18"}]
    table = Table({"hand": hand, "artefacts": ["A7"]}, actions_left=0)
    assert table.state.view(1)["decisions"] == [{"seat": 0, "kind": "cards-to-discard", "cause": "A7"}]


def test_ruling_78_a_thief_does_not_learn_what_a_third_player_saw_in_the_robbed_hand() -> None:
    views = []
    for seen in ({}, {"C2": [[1, 0]]}):
        table = Table(
            {"timeline": {1: [["M14", 0]]}}, {"hand": ["C2", "C3"]}, {"memory": {"seen": seen}}, actions_left=0
        )
        table.do("take", "C2")
        views.append(table.state.view(0))
    assert views[0]["memory"]["shown"] == {"C2": [1]}
    assert views[0] == views[1]


def named_in(data: Any) -> set[str]:
    """Every card that some plain data names."""
    if isinstance(data, dict):
        return set().union(*(named_in(key) | named_in(value) for key, value in data.items()))
    if isinstance(data, list):
        return set().union(*(named_in(item) for item in data))
    return {data} & CARDS.keys() if isinstance(data, str) else set()


@pytest.mark.parametrize("seed", range(8))
def test_a_view_names_a_hidden_builder_card_only_if_the_seat_has_seen_it(seed: int) -> None:
    for number, state in enumerate(random_game(seed)):
        if number % 5:
            continue
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            seen = set(view["memory"]["seen"]) if view["memory"] else set()
            hands = {card for other, player in enumerate(state.seats) if other != seat for card in player.hand}
            assert named_in(view) & hands <= seen
            assert not named_in(view) & set(state.deck)
