"""Rulings 1-7: setting up."""

from collections import Counter

import pytest

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import HandsReady
from tests.ancient_knowledge.play import new_game
from tests.ancient_knowledge.rules.table import Table


def test_ruling_1_the_starting_player_is_random_and_the_marker_stays() -> None:
    starts = Counter(new_game(3, seed).start for seed in range(60))
    assert set(starts) == {0, 1, 2}
    table = Table({}, {}, start=1, turn=1, actions_left=1)
    table.do("search")
    assert (table.state.turn, table.state.start) == (0, 1)


def test_ruling_2_everybody_keeps_six_of_ten_at_the_same_time_and_in_secret() -> None:
    state = new_game(3, 1)
    assert state.deciders == (0, 1, 2)
    assert [len(player.hand) for player in state.seats] == [10, 10, 10]
    action = state.legal_actions(2)[0]
    events = state.apply(action)
    assert state.deciders == (0, 1, 2)
    assert [event.kind for event in events if event.seen_by(0)] == ["set-aside"]
    for seat in (2, 1, 0):
        while seat in state.deciders:
            state.apply(state.legal_actions(seat)[0])
    assert sorted(len(player.hand) for player in state.seats) == [6, 6, 7]


def test_ruling_2_no_set_of_cards_is_offered_in_two_orders() -> None:
    """Ten over four ways to set four cards aside, each offered once."""

    def ways(state: object) -> int:
        legal = state.legal_actions(0)  # type: ignore[attr-defined]
        if not legal:
            return 1
        found = 0
        for action in legal:
            twin = state.clone()  # type: ignore[attr-defined]
            twin.apply(action)
            found += ways(twin)
        return found

    assert ways(new_game(2, 1)) == 210


def test_ruling_3_the_rejected_cards_are_shuffled_back() -> None:
    state = new_game(2, 5)
    rejected = []
    while state.stack:
        action = state.legal_actions(state.deciders[0])[0]
        rejected.append(action.to_dict()["card"])
        events = state.apply(action)
    assert len(rejected) == 8
    assert set(rejected) <= set(state.deck)
    assert state.discard == []
    assert any(isinstance(event, HandsReady) for event in events)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_4_third_and_fourth_in_turn_order_get_a_card_before_the_rejected_go_back(players: int) -> None:
    for seed in range(8):
        state = new_game(players, seed)
        rejected = []
        while state.stack:
            action = state.legal_actions(state.deciders[0])[0]
            rejected.append(action.to_dict()["card"])
            state.apply(action)
        sizes = [len(state.seats[(state.start + place) % players].hand) for place in range(players)]
        assert sizes == [6, 6, 7, 7][:players]
        assert not any(card in player.hand for player in state.seats for card in rejected)


@pytest.mark.parametrize("players", [2, 4])
def test_ruling_5_starter_sets(players: int) -> None:
    state = new_game(players, 3, starter_sets=True)
    numbers = []
    for place in range(players):
        hand = state.seats[(state.start + place) % players].hand
        assert len(hand) == (6 if place < 2 else 7)
        numbers.append(BUILDERS[hand[0]].starter_set)
        assert {BUILDERS[card].starter_set for card in hand[:6]} == {numbers[-1]}
    assert len(set(numbers)) == players
    assert 0 not in numbers
    unused = [card.id for card in BUILDERS.values() if card.starter_set and card.starter_set not in numbers]
    assert set(unused) <= set(state.deck) | {hand for player in state.seats for hand in player.hand[6:]}
    assert state.deciders == (state.start,)


def test_ruling_6_three_pillars_and_two_decks() -> None:
    state = new_game(2, 1)
    assert [len(pillar) for pillar in state.pillars] == [3, 3, 3]
    assert [state.view(0)["pillars"][number][0] in state.pillars[number] for number in range(3)] == [True] * 3
    assert [len(deck) for deck in state.techdecks] == [21, 15]
    assert [len(cards) for cards in state.techdiscards] == [0, 0]


def test_ruling_7_knowledge_is_unlimited() -> None:
    table = Table({"hand": ["M24"]}, {"timeline": {6: [["C7", 60]]}})
    table.create("M24", 3)
    assert table.knowledge("C7") == 63
