"""One game played by bots."""

import random
from collections.abc import Sequence

from digsite.arena.turn_clock import TurnClock
from digsite.bots import Bot
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

    The bots' luck comes from `seed`, apart from the game's own; `seconds` are for each turn of a bot. Where several
    seats decide, the lowest goes first.
    """
    luck = [random.Random(f"{seed}/{seat}") for seat in range(state.players)]
    clock = TurnClock(state.players, seconds)
    decisions = 0
    while not state.is_over:
        seat = state.deciders[0]
        begun = clock.now()
        action = bots[seat].choose(state.view(seat), state.legal_actions(seat), luck[seat], clock.budget(seat))
        clock.charge(seat, clock.now() - begun)
        events = state.apply(action)
        clock.hear(events)
        decisions += 1
        if watch is not None:
            watch(state, action, events)
    return decisions
