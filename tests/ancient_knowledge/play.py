"""Playing Ancient Knowledge at random, and what must hold of every state on the way."""

import random
from collections.abc import Iterator

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, ORDER, TECHNOLOGIES
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.player import PAST_INDEX, TECH_INDEX, Player
from digsite.ancient_knowledge.positions.scenario import placed_cards
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import Trigger

ALL_CARDS = sorted(CARDS, key=ORDER.__getitem__)


def new_game(players: int, seed: int, *, ask_forced: bool = False, starter_sets: bool = False) -> KnowledgeState:
    state = ANCIENT_KNOWLEDGE.new(players, seed, ask_forced=ask_forced, starter_sets=starter_sets)
    assert isinstance(state, KnowledgeState)
    return state


def random_game(seed: int) -> Iterator[KnowledgeState]:
    """A game of 2 to 4 players, yielded at every decision and at its end."""
    rng = random.Random(seed)
    state = new_game(2 + seed % 3, seed, ask_forced=bool(seed % 2), starter_sets=seed % 5 == 0)
    yield state
    while not state.is_over:
        seat = rng.choice(state.deciders)
        state.apply(rng.choice(state.legal_actions(seat)))
        yield state


def check_invariants(state: KnowledgeState) -> None:
    """Cards conserved, counts true, limits kept, and somebody to decide until the end."""
    assert sorted((card for _, card in placed_cards(state)), key=ORDER.__getitem__) == ALL_CARDS
    for player in state.seats:
        check_player(player)
    for pillar in state.pillars:
        assert len(pillar) in (0, 2, 3)
        assert len({TECHNOLOGIES[card].level for card in pillar}) <= 1
    check_decision(state)


def check_player(player: Player) -> None:
    assert len(player.hand) <= 10
    assert len(player.artefacts) <= 5
    assert 0 <= player.rotated <= len(player.past)
    assert player.lost >= 0
    for cell, card in enumerate(player.cells):
        assert player.knowledge[cell] >= 0
        if card is None:
            assert player.knowledge[cell] == 0
            assert cell % 2 or player.cells[cell + 1] is None, "the lower row is filled first"
    for index in range(3):
        assert player.past_kinds[index] == sum(PAST_INDEX[card] == index for card in player.past)
        assert player.tech_kinds[index] == sum(TECH_INDEX[card] == index for card in player.technologies)
    assert player.endgame == sum(BUILDERS[card].trigger is Trigger.ENDGAME for card in player.past)


def check_decision(state: KnowledgeState) -> None:
    """No orphaned decision: one question on top, running effects under it, and answers for all who owe one."""
    if state.is_over:
        assert not state.stack
        assert state.deciders == ()
        assert state.outcome is not None
        return
    assert state.outcome is None
    assert state.deciders
    assert all(not isinstance(pending, Question) for pending in state.stack[:-1])
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in state.deciders)
        assert len(set(legal)) == len(legal)
        assert all(action.seat == seat for action in legal)
