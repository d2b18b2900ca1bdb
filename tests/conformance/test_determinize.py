"""States drawn from one view again and again are those that would be drawn from it anew."""

import random

import pytest

import digsite
from digsite.ancient_knowledge.positions import determinize as of_knowledge
from digsite.block_and_key.positions import determinize as of_keys
from digsite.core import BadPosition, Position, State, View

ANEW = {"block-and-key": of_keys.position, "ancient-knowledge": of_knowledge.fill}
PLAYERS = {"block-and-key": (1, 2, 4), "ancient-knowledge": (2, 4)}


def drawn_anew(state: State, view: View, rng: random.Random) -> State:
    """Without anything that was kept of the view."""
    while True:
        position: Position = ANEW[state.game.name](view, rng)
        try:
            return state.game.scenario(**position)
        except BadPosition as error:
            if error.code != "unanswerable":
                raise


@pytest.mark.parametrize(("name", "players"), [(name, count) for name in PLAYERS for count in PLAYERS[name]])
def test_the_same_luck_draws_the_same_state(name: str, players: int) -> None:
    luck = random.Random(f"{name}/{players}")
    state, steps = digsite.game(name).new(players, 3), 0
    while not state.is_over:
        if steps % 4 == 0:
            for seat in (*range(players), None):
                view = state.view(seat)
                for number in range(3):
                    found = state.game.determinize(view, random.Random(number))
                    assert found == drawn_anew(state, view, random.Random(number))
                    assert found.view(seat) == view
                    assert found.record().to_dict() == digsite.replay(found.record().dumps()).record().to_dict()
        state.apply(luck.choice(state.legal_actions(state.deciders[0])))
        steps += 1


@pytest.mark.parametrize("name", PLAYERS)
def test_what_is_done_with_one_is_not_seen_in_the_next(name: str) -> None:
    state = digsite.game(name).new(2, 5)
    view = state.view(0)
    first = state.game.determinize(view, random.Random(1))
    again, luck = first.clone(), random.Random(2)
    for _ in range(20):
        first.apply(luck.choice(first.legal_actions(first.deciders[0])))
    assert state.game.determinize(view, random.Random(1)) == again
