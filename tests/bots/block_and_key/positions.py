"""Positions of Block and Key as they come about in play."""

import random
from collections.abc import Iterator
from typing import Any

from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots import Budget, bot
from digsite.games import game


def turn_positions(players: int, seed: int, every: int, **options: Any) -> Iterator[BlockAndKeyState]:
    """Positions of a game of greedy bots at the beginning of turns."""
    state, mover, rng = (
        game("block-and-key").new(players, seed, **options),
        bot("greedy", "block-and-key"),
        random.Random(seed),
    )
    assert isinstance(state, BlockAndKeyState)
    number = 0
    while not state.is_over:
        if state.step == "turn":
            if number % every == 0:
                yield state.clone()
            number += 1
        state.apply(mover.choose(state.view(state.turn), state.legal_actions(), rng, Budget()))
