"""One game played by bots."""

import random
from collections.abc import Sequence

from digsite.bots import Bot, Budget
from digsite.core import State, Watcher


def play(
    state: State,
    bots: Sequence[Bot],
    seed: int | str,
    *,
    seconds: float | None = None,
    watch: Watcher | None = None,
) -> int:
    """Play the game to its end, `bots[seat]` deciding for each seat; returns the number of decisions.

    The bots' luck comes from `seed`, apart from the game's own. Where several seats decide, the lowest goes first.
    """
    luck = [random.Random(f"{seed}/{seat}") for seat in range(state.players)]
    decisions = 0
    while not state.is_over:
        seat = state.deciders[0]
        action = bots[seat].choose(state.view(seat), state.legal_actions(seat), luck[seat], Budget(seconds))
        events = state.apply(action)
        decisions += 1
        if watch is not None:
            watch(state, action, events)
    return decisions
