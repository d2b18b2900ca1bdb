"""Random play, for tests of every game."""

import random
from collections.abc import Iterator

from digsite.core import Action, State


def random_action(state: State, rng: random.Random) -> Action:
    actions = state.legal_actions(rng.choice(state.deciders))
    return actions[rng.randrange(len(actions))]


def random_steps(state: State, rng: random.Random, limit: int = 5_000) -> Iterator[tuple[State, Action]]:
    """The state before each step of a random game and the action it is about to take; the state plays on."""
    for _ in range(limit):
        if state.is_over:
            return
        action = random_action(state, rng)
        yield state, action
        state.apply(action)
    raise AssertionError(f"no end after {limit} steps")


def sampled_positions(state: State, rng: random.Random, every: int) -> Iterator[State]:
    """Copies of positions of a random game, one in `every`, and its end."""
    for number, (position, _) in enumerate(random_steps(state, rng)):
        if number % every == 0:
            yield position.clone()
    yield state.clone()
