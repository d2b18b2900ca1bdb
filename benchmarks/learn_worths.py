"""Learn what the cards of Ancient Knowledge are worth, from games played at a glance.

    python benchmarks/learn_worths.py 5 2500

plays five rounds of 2500 games with two players, now and then at random; after each, the final lead is explained by
the cards that either player created or learned, early and late (ridge regression towards what is printed on them). The
next round plays with the new worths. The result goes where the bots read it.
"""

import random
import sys

import msgspec
import numpy as np
from numpy.typing import NDArray

from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.worths import FILE, Worths, printed
from digsite.games import game

RANDOM = 0.12
"""The share of choices made at random, so that all cards are played."""
STRENGTH = 30.0
"""Of the pull towards the printed worths, in games."""
KEPT_ROUNDS = 3
CARDS = list(printed().cards)
COLUMN = {card: number for number, card in enumerate(CARDS)}


def play(seed: int, worths: Worths, rng: random.Random) -> tuple[NDArray[np.float64], int]:
    """For each card early and late how often the first seat played it more than the second, and its lead at the end."""
    state = game("ancient-knowledge").new(2, seed)
    played = np.zeros(2 * len(CARDS))
    while not state.is_over:
        seat = state.deciders[0]
        actions = state.legal_actions(seat)
        glance = Glance(state, seat, worths)
        action = rng.choice(actions) if rng.random() < RANDOM else glance.best(actions)
        if action.kind in ("create", "learn"):
            column = COLUMN[action.to_dict()["card"]]
            sign = 1 - 2 * seat
            played[column] += sign * (1 - glance.late)
            played[len(CARDS) + column] += sign * glance.late
        state.apply(action)
    return played, state.scores[0] - state.scores[1]


def explain(played: NDArray[np.float64], leads: NDArray[np.float64]) -> Worths:
    """The worths that explain the leads best."""
    start = np.array([worth[late] for late in (0, 1) for worth in printed().cards.values()])
    pull = STRENGTH * np.eye(2 * len(CARDS))
    found = start + np.linalg.solve(played.T @ played + pull, played.T @ (leads - played @ start))
    early, late = found[: len(CARDS)].round(2).tolist(), found[len(CARDS) :].round(2).tolist()
    return Worths(dict(zip(CARDS, zip(early, late, strict=True), strict=True)))


def main(rounds: int, games: int) -> None:
    worths, rng = printed(), random.Random(2)
    kept: list[tuple[NDArray[np.float64], NDArray[np.float64]]] = []
    for number in range(rounds):
        results = [play(number * games + seed, worths, rng) for seed in range(games)]
        kept.append((np.array([played for played, _ in results]), np.array([lead for _, lead in results], float)))
        kept = kept[-KEPT_ROUNDS:]
        worths = explain(np.concatenate([played for played, _ in kept]), np.concatenate([lead for _, lead in kept]))
        print(f"round {number + 1}: mean size of a lead {np.abs(kept[-1][1]).mean():.1f}")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(worths), indent=1) + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
