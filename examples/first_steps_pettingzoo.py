"""First steps with PettingZoo: random agents, then one that prefers what brings keys.

    pip install 'digsite[rl]'
    python examples/first_steps_pettingzoo.py [GAMES]

An agent here is a function from an observation, the legal ids and a generator to one of the ids. The second one knows
no rules: it reads the names of the ids, and claims when it can; it excavates while its supply is small, then places.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from digsite.envs import action_codec, observer, pettingzoo_env

Agent: TypeAlias = Callable[[dict[str, Any], Sequence[int], random.Random], int]

CODEC = action_codec("block-and-key")
LAYOUT = observer("block-and-key").layout
FEW = 3
# The group of every id, looked up once: names are made for people, not for speed.
KINDS = np.array([CODEC.name(number).split()[0] for number in range(CODEC.size)])


def random_agent(_observation: dict[str, Any], legal_ids: Sequence[int], rng: random.Random) -> int:
    return rng.choice(legal_ids)


def eager_agent(observation: dict[str, Any], legal_ids: Sequence[int], rng: random.Random) -> int:
    supply = LAYOUT.split(observation["observation"])["supplies"][0].sum()
    for wish in ("claim", "excavate", "place") if supply < FEW else ("claim", "place"):
        wished = [number for number in legal_ids if KINDS[number] == wish]
        if wished:
            return rng.choice(wished)
    return rng.choice(legal_ids)


def play(agents: Sequence[Agent], seed: int) -> tuple[int, ...]:
    """One game; returns the scores by seat."""
    env = pettingzoo_env("block-and-key", players=len(agents))
    env.reset(seed=seed)
    rng = random.Random(seed)
    for name in env.agent_iter():
        observation, _, terminated, _, info = env.last()
        seat = env.possible_agents.index(name)
        env.step(None if terminated else agents[seat](observation, info["legal_ids"], rng))
    return env.game_state.scores


def main(games: int) -> None:
    points: Counter[str] = Counter()
    for seed in range(games):
        # They change seats, since going first is worth something.
        agents = [random_agent, eager_agent] if seed % 2 else [eager_agent, random_agent]
        for agent, score in zip(agents, play(agents, seed), strict=True):
            points[agent.__name__] += score
    for name, total in points.most_common():
        print(f"{name}: {total / games:.1f} points a game")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
