"""The quick judgement of Ancient Knowledge: what it knows of cards, and that its games are games."""

import random
import statistics

import digsite
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.worths import Worths, learned, printed

GAME = digsite.game("ancient-knowledge")


def test_every_card_has_a_learned_worth() -> None:
    assert learned().cards.keys() == {*BUILDERS, *TECHNOLOGIES} == printed().cards.keys()


def test_a_worth_goes_from_early_to_late() -> None:
    worths = Worths({"C1": (4.0, 2.0)})
    assert [worths.of("C1", late) for late in (0.0, 0.5, 1.0)] == [4.0, 3.0, 2.0]


def test_the_cheapest_cards_are_set_aside_in_the_order_of_the_hand() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, KnowledgeState)
    glance = Glance(state, 0)
    dealt = list(state.seats[0].hand)
    while 0 in state.deciders:
        state.apply(glance.best(state.legal_actions(0)))
    gone = [card for card in dealt if card not in state.seats[0].hand]
    assert len(gone) == 4
    assert sorted(gone) == sorted(sorted(dealt, key=glance.price)[:4])


def test_it_plays_far_better_than_at_random() -> None:
    leads = []
    for seed in range(4):
        state, rng = GAME.new(2, seed), random.Random(seed)
        assert isinstance(state, KnowledgeState)
        while not state.is_over:
            seat = state.deciders[0]
            actions = state.legal_actions(seat)
            state.apply(Glance(state, 0).best(actions) if seat == 0 else rng.choice(actions))
        leads.append(state.scores[0] - state.scores[1])
    assert statistics.fmean(leads) > 15
