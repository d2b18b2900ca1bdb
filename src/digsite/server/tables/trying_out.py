"""Positions in the middle of a decision that somebody made up: there the rules may break, steps later."""

import random

from digsite.core import BadPosition, DigsiteError, State

CHOICES = 60
"""Of the open question, each tried."""
STEPS = 8
"""After the first few of them, by lot: what is pending is done by then."""
LINES = 3


def try_out(state: State) -> None:
    """Play on from here a little, and look at it from every side; raises BadPosition if the rules break."""
    luck = random.Random(0)
    try:
        _look(state)
        for seat in state.deciders:
            choices = list(state.legal_actions(seat))
            for number, action in enumerate(luck.sample(choices, min(CHOICES, len(choices)))):
                line = state.clone()
                line.apply(action)
                if number < LINES:
                    _play(line, luck)
    except DigsiteError:
        raise
    except Exception as error:
        expected = "expected a position that a game can come to, got one on which the rules break"
        raise BadPosition(f"scenario: {expected}", where="pending") from error


def _play(state: State, luck: random.Random) -> None:
    for _ in range(STEPS):
        if not state.is_over:
            state.apply(luck.choice(state.legal_actions(luck.choice(state.deciders))))
    _look(state)


def _look(state: State) -> None:
    for seat in (None, *range(state.players)):
        state.view(seat)
