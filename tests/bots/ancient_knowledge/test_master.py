"""Master in Ancient Knowledge: it keeps to its time, stops when called off, and sees what one step does not show."""

import random

import digsite
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.bots import Bot, Budget, bot
from digsite.bots.ancient_knowledge.greedy import GreedyBot
from digsite.bots.ancient_knowledge.master import Trial
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.core import Action

GAME = digsite.game("ancient-knowledge")


def position(decisions: int) -> KnowledgeState:
    state, novice, rng = GAME.new(2, 5), bot("novice", "ancient-knowledge"), random.Random(1)
    assert isinstance(state, KnowledgeState)
    made = 0
    while made < decisions or len(state.legal_actions(state.deciders[0])) < 4 or state.stack:
        seat = state.deciders[0]
        state.apply(novice.choose(state.view(seat), state.legal_actions(seat), rng, Budget()))
        made += 1
    return state


def choose(state: KnowledgeState, budget: Budget, player: Bot | None = None) -> Action:
    """By that player, or else by master."""
    seat = state.deciders[0]
    player = player or bot("master", "ancient-knowledge")
    return player.choose(state.view(seat), state.legal_actions(seat), random.Random(1), budget)


def test_without_time_it_plays_what_one_step_shows() -> None:
    state = position(40)
    assert choose(state, Budget(0)) == choose(state, Budget(0), GreedyBot(SHREWD))


def test_it_stops_when_it_is_called_off() -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    state = position(40)
    assert choose(state, Budget(10_000, cancelled)) in state.legal_actions()
    assert asked < 10


def test_another_core_plans_on_as_many_deals_again() -> None:
    """What the companion finds is added to one's own, choice by choice, and it may be asked again and again."""
    state = position(40)
    seat = state.deciders[0]
    view, actions = state.view(seat), list(state.legal_actions(seat))[:3]

    def played(cores: int) -> list[list[float] | None]:
        trial = Trial(view, actions, random.Random(1), Budget(cores=cores))
        return [trial._plan([0, 2]) for _ in range(2)]

    alone, together = played(1), played(2)
    assert [len(found or ()) for found in (*alone, *together)] == [2, 2, 2, 2]
    # The first draw of the generator is the companion's, so the sums are not those of one core, but are the same again.
    assert together != alone
    assert played(2) == together


def test_in_its_last_turn_it_takes_the_points_on_the_table() -> None:
    """With the end near, a technology of level 2 is worth its points; another card in the hand is worth nothing."""
    state = GAME.scenario(
        seats=[{"hand": [], "past": [f"C{i}" for i in range(1, 8)]}, {"past": [f"M{i}" for i in range(1, 15)]}],
        pillars=[["T1", "T5", "T9"], ["T10", "T11", "T12"], ["T28", "T29", "T30"]],
        start=1,
        turn=0,
        actions_left=1,
        last_round=True,
        second_half=True,
        seed=3,
    )
    assert isinstance(state, KnowledgeState)
    points = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        while not after.is_over:
            after.apply(after.legal_actions(after.deciders[0])[0])
        points[action] = after.scores[0]
    assert points[choose(state, Budget(2.0))] == max(points.values())
