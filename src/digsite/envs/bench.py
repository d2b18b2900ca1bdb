"""How fast the environments are: part of `digsite bench`."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

from digsite.arena.bench import ROUNDS, Figure, Measure
from digsite.arena.peers import peer_of
from digsite.arena.rates import Played, now

GAMES = ("block-and-key", "ancient-knowledge")
LANES = 256
"""Games at once, ours and the peer's."""


def measures(seconds: float) -> list[Measure]:
    """What there is to measure (PettingZoo only where it is installed), about so many seconds a figure and round."""
    steps: list[Measure] = [partial(aec_steps, name, seconds) for name in GAMES] if find_spec("pettingzoo") else []
    return [*steps, partial(batch_steps, seconds)]


def aec_steps(name: str, seconds: float) -> list[Figure]:
    """Steps a second of random agents through PettingZoo, each with its observation and its mask; two players."""
    best = max(_rate(play_aec(name, seconds)) for _ in range(ROUNDS))
    return [Figure(name, "aec", round(best, 1), "1/s")]


def _rate(played: Played) -> float:
    return played.decisions / played.seconds


def play_aec(name: str, seconds: float, players: int = 2) -> Played:
    """Random games for so long, the last to its end."""
    from digsite.envs import pettingzoo_env

    env, luck = pettingzoo_env(name, players), random.Random(1)
    start = now()
    games = decisions = 0
    while now() - start < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            _, _, terminated, _, info = env.last()
            ids = info["legal_ids"]
            env.step(None if terminated else ids[luck.randrange(len(ids))])
            decisions += not terminated
        games += 1
    return Played(games, decisions, now() - start)


def batch_steps(seconds: float) -> list[Figure]:
    """Decisions a second of random play in a batch, each with its observation and its legal ids; two players.

    On one core, as its peers are: EnvPool's Go 9x9, compiled, as many at once and with about as many legal moves; and
    OpenSpiel's hive, compiled, one game at a time."""
    go, hive = GoInEnvPool() if find_spec("envpool") else None, peer_of("block-and-key")
    ours, envpool, open_spiel = [], [], []
    with one_core():
        for _ in range(ROUNDS):
            ours.append(_rate(play_batch(seconds)))
            envpool += [_rate(go.play(seconds))] if go else []
            open_spiel += [_rate(hive.play(seconds))] if hive else []
    return [
        _beside("batch", ours, go.name if go else None, envpool),
        *([_beside("batch-hive", ours, hive.name, open_spiel)] if hive else []),
    ]


def _beside(measure: str, ours: list[float], peer: str | None, theirs: list[float]) -> Figure:
    value = round(max(ours), 1)
    if peer is None:
        return Figure("block-and-key", measure, value, "1/s")
    other = round(max(theirs), 1)
    return Figure("block-and-key", measure, value, "1/s", peer, other, round(value / other, 2))


def play_batch(seconds: float, players: int = 2, lanes: int = LANES) -> Played:
    """Random games for so long, in lanes, every step asked."""
    from digsite.envs import BatchEnv

    batch, luck = BatchEnv("block-and-key", lanes, players, ask_forced=True), np.random.default_rng(1)
    batch.reset(0)
    games = decisions = 0
    start = now()
    while (spent := now() - start) < seconds:
        ids, offsets = batch.legal
        chosen = ids[offsets[:-1] + luck.integers(np.diff(offsets))]
        games += int(batch.step(chosen).done.sum())
        decisions += lanes
    return Played(games, decisions, spent)


class GoInEnvPool:
    """EnvPool's Go on a board of 9x9: C++, in batches, some sixty legal moves."""

    name = "EnvPool Go 9x9"

    def play(self, seconds: float) -> Played:
        import envpool

        pool: Any = envpool.make("Go9x9-v1", env_type="gymnasium", num_envs=LANES, num_threads=1)
        luck = np.random.default_rng(1)
        _, info = pool.reset()
        games = decisions = 0
        start = now()
        while (spent := now() - start) < seconds:
            mask = info["legal_action_mask"]
            chosen = np.where(mask, luck.random(mask.shape, np.float32), -1).argmax(1).astype(np.int32)
            _, _, ended, _, info = pool.step(chosen)
            games += int(np.sum(ended)) // (len(ended) // LANES)
            decisions += LANES
        return Played(games, decisions, spent)


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and its threads on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
