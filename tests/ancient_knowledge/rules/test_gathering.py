"""Cards that are asked for one by one may be picked together: what the view says is what the rules then take."""

import random

import pytest

from digsite.ancient_knowledge.gathering import Gathering
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Action, Seat
from tests.ancient_knowledge.play import random_game
from tests.ancient_knowledge.rules.table import Table

NAMES_A_CARD = {"discard", "pay", "set-aside"}


def naming(state: KnowledgeState, seat: Seat) -> dict[str, Action]:
    """The offered actions that name a card of the hand, by their card."""
    return {action.to_dict()["card"]: action for action in state.legal_actions(seat) if action.kind in NAMES_A_CARD}


def name_all(state: KnowledgeState, seat: Seat, picked: list[str]) -> None:
    """Answer one question after the other; what the table takes by itself must be of the same cards."""
    for place, card in enumerate(picked):
        if seat not in state.deciders or card not in naming(state, seat):
            assert not set(picked[place:]) & set(state.seats[seat].hand)
            return
        state.apply(naming(state, seat)[card])


def check(state: KnowledgeState, seat: Seat, gathering: Gathering, rng: random.Random) -> None:
    cards, least, most = gathering["cards"], gathering["least"], gathering["most"]
    number = rng.randint(least, most)
    places = sorted(rng.sample(range(len(cards)), number))
    asked = state.question
    name_all(state, seat, [cards[place] for place in places])
    if number == most:
        assert state.question is not asked
    elif places[-1] < len(cards) - 1:
        assert any(action.kind == "done" for action in state.legal_actions(seat)), "fewer are enough: say so"


@pytest.mark.parametrize("batch", range(4))
def test_any_number_between_least_and_most_can_be_named_in_the_order_of_the_hand(batch: int) -> None:
    rng = random.Random(batch)
    asked_by = set()
    for seed in range(batch, 48, 4):
        for state in random_game(seed):
            for seat in state.deciders:
                gathering = state.view(seat)["gathering"]
                assert (gathering is None) == (not naming(state, seat))
                if gathering is not None:
                    asked_by |= {decision.kind for decision in state.decisions}
                    check(state.clone(), seat, gathering, rng)
    assert {"opening-hands", "payment", "cards-to-archive", "cards-to-discard", "opponents-to-discard"} == asked_by


def test_it_is_told_to_nobody_else() -> None:
    state = next(random_game(3))
    assert state.view(None)["gathering"] is None
    for state in random_game(3):
        for seat in range(state.players):
            if seat not in state.deciders:
                assert state.view(seat)["gathering"] is None


def test_an_archive_under_way_has_room_for_what_is_left_of_the_knowledge() -> None:
    state = Table({"hand": ["C1", "C2", "C3", "C4"], "timeline": {3: [["P1", 3]]}}).state
    state.apply(next(action for action in state.legal_actions(0) if action.kind == "archive"))
    assert state.view(0)["gathering"] == {"cards": ["C1", "C2", "C3", "C4"], "least": 1, "most": 3}
    state.apply(naming(state, 0)["C2"])
    assert state.view(0)["gathering"] == {"cards": ["C3", "C4"], "least": 1, "most": 2}
