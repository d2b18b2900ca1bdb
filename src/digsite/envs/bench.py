"""How fast the environments are: part of `digsite bench`."""

import random
import time
from functools import partial
from importlib.util import find_spec

from digsite.arena.bench import ROUNDS, Figure, Measure
from digsite.arena.rates import Played

GAMES = ("block-and-key", "ancient-knowledge")


def measures(seconds: float) -> list[Measure]:
    """What there is to measure where PettingZoo is installed, for about so many seconds a figure and round."""
    return [partial(aec_steps, name, seconds) for name in GAMES] if find_spec("pettingzoo") else []


def aec_steps(name: str, seconds: float) -> list[Figure]:
    """Steps a second of random agents through PettingZoo, each with its observation and its mask; two players."""
    best = max(_rate(name, seconds) for _ in range(ROUNDS))
    return [Figure(name, "aec", round(best, 1), "1/s")]


def _rate(name: str, seconds: float) -> float:
    played = play_aec(name, seconds)
    return played.decisions / played.seconds


def play_aec(name: str, seconds: float, players: int = 2) -> Played:
    """Random games for so long, the last to its end."""
    from digsite.envs import pettingzoo_env

    env, luck = pettingzoo_env(name, players), random.Random(1)
    start = time.perf_counter()
    games = decisions = 0
    while time.perf_counter() - start < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            _, _, terminated, _, info = env.last()
            ids = info["legal_ids"]
            env.step(None if terminated else ids[luck.randrange(len(ids))])
            decisions += not terminated
        games += 1
    return Played(games, decisions, time.perf_counter() - start)
