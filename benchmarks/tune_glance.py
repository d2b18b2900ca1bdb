"""Find what to lean to at a glance in Ancient Knowledge, by an evolution strategy.

    python benchmarks/tune_glance.py 12 60

takes twelve steps. In each, six changes of the leanings and their opposites play sixty deals, in both seats, against
the leanings that the bots use; the step goes towards the best four. Prints each step's leanings, and at the end how
they do against the present ones on deals of their own.
"""

import math
import random
import sys

import msgspec
import numpy as np
from numpy.typing import NDArray

from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.leanings import LEANINGS, Leanings
from digsite.games import game

PAIRS = 6
PARENTS = 4
SIZE, SHRINKING = 0.5, 0.93
"""How far a change goes at first, and what is left of that after each step."""
SCALES = Leanings(
    worth=0.25, monument=0.8, artefact=0.8, late_create=0.8, technology=0.8, late_technology=0.8, up=0.3, down=0.3,
    search=0.5, late_search=0.5, card=0.4, late_card=0.4, crowded=0.05, excavate=0.6, rotated=0.3, archive=0.6,
    token=0.3, token_fading=0.15, cheapest=0.25, promise=0.12,
)  # fmt: skip
FRESH = 1_000_000
"""Deals from here on are for the last comparison."""


def lead(mine: Leanings, theirs: Leanings, seat: int, deal: int) -> int:
    """Of that seat at the end, if it plays by the first leanings and the other one by the second."""
    state = game("ancient-knowledge").new(2, deal)
    while not state.is_over:
        decider = state.deciders[0]
        leanings = mine if decider == seat else theirs
        glance = Glance(state, decider, leanings=leanings)  # type: ignore[arg-type]  # the game's own state
        state.apply(glance.best(state.legal_actions(decider)))
    return state.scores[seat] - state.scores[1 - seat]


def mean_lead(mine: Leanings, deals: range) -> float:
    return float(np.mean([lead(mine, LEANINGS, seat, deal) for deal in deals for seat in (0, 1)]))


def made_of(numbers: NDArray[np.float64]) -> Leanings:
    return Leanings(*(round(float(number), 3) for number in numbers))


def main(steps: int, deals: int) -> None:
    luck = np.random.default_rng(random.Random(1).getrandbits(32))
    scales = np.array(msgspec.structs.astuple(SCALES))
    middle = np.array(msgspec.structs.astuple(LEANINGS))
    weights = np.array([math.log(PARENTS + 0.5) - math.log(place) for place in range(1, PARENTS + 1)])
    for step in range(steps):
        half = luck.normal(size=(PAIRS, len(middle)))
        changes = np.concatenate([half, -half]) * scales * SIZE * SHRINKING**step
        found = [mean_lead(made_of(middle + change), range(step * deals, (step + 1) * deals)) for change in changes]
        best = np.argsort(found)[::-1][:PARENTS]
        middle = middle + weights @ changes[best] / weights.sum()
        print(
            f"step {step + 1}: mean lead {np.mean(found):+.1f}, best {max(found):+.1f}: {made_of(middle)}", flush=True
        )
    print(f"on fresh deals {mean_lead(made_of(middle), range(FRESH, FRESH + 4 * deals)):+.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
