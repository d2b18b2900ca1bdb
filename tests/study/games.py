"""Short games to look at again."""

import random
from functools import cache

import msgspec

from digsite.bots import Budget, bot
from digsite.core import State
from digsite.games import game


@cache
def played(name: str, bots: tuple[str, ...], seed: int) -> State:
    """A game of these bots to its end."""
    state, rng = game(name).new(len(bots), seed), random.Random(seed)
    movers = [bot(each, name) for each in bots]
    while not state.is_over:
        seat = state.deciders[0]
        state.apply(movers[seat].choose(state.view(seat), state.legal_actions(seat), rng, Budget(0.0)))
    return state


@cache
def record(name: str, bots: tuple[str, ...] = ("novice", "greedy"), seed: int = 3, steps: int | None = None) -> str:
    """Its record, or so much of it: a review of a whole game takes seconds."""
    whole = played(name, bots, seed).record()
    return msgspec.structs.replace(whole, actions=whole.actions[:steps]).dumps()
