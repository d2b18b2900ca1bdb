"""Measuring time: games for so long, or one call again and again.

Seconds are those of this process's processor: what others do on the machine counts as little as can be.
"""

import random
import time
from collections.abc import Callable
from typing import NamedTuple

from digsite.arena.referee import Referee
from digsite.bots.random_bot import RandomBot
from digsite.core import Game, State

now = time.process_time


class Played(NamedTuple):
    games: int
    decisions: int
    seconds: float


def play_randomly(game: Game, seconds: float, players: int = 2, *, ask_forced: bool = True) -> Played:
    """Random games through the public interface, for so long (the last game to its end); every step asked, or not."""
    luck = random.Random(1)
    start = now()
    games = decisions = 0
    while now() - start < seconds:
        state = game.new(players, games, ask_forced=ask_forced)
        while deciders := state.deciders:
            actions = state.legal_actions(deciders[0])
            state.apply(luck.choice(actions))
            decisions += 1
        games += 1
    return Played(games, decisions, now() - start)


def play_simulated(game: Game, seconds: float, players: int = 2) -> Played:
    """The same with random bots, as a simulation plays them."""
    start = now()
    games = decisions = 0
    while now() - start < seconds:
        referee = Referee([RandomBot() for _ in range(players)], games, None)
        referee.play(game.new(players, games))
        decisions += sum(conduct.decisions for conduct in referee.conduct)
        games += 1
    return Played(games, decisions, now() - start)


def middle_of_a_game(game: Game, steps: int, players: int = 2, seed: int = 1) -> State:
    """A state so many random steps into a game."""
    state, luck = game.new(players, seed), random.Random(seed)
    for _ in range(steps):
        actions = state.legal_actions(state.deciders[0])
        state.apply(actions[luck.randrange(len(actions))])
    return state


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """What one call takes, on average over so long; the call before the first does not count."""
    call()
    start = now()
    calls = 0
    while (spent := now() - start) < seconds:
        call()
        calls += 1
    return spent / calls * 1e6
