"""An evolution strategy for the numbers by which a bot judges: changes of them play their opposites.

What a change is ahead of its opposite by, on one deal and in both seats, says how far to go its way.
"""

import os
import random
from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from digsite.arena.pool import pool

Numbers: TypeAlias = NDArray[np.float64]
"""In units of the size of a change."""
Lead: TypeAlias = Callable[[Numbers, Numbers, int], float]
"""By how much the first numbers beat the second ones on a deal, on average over both seats."""

PAIRS = 48
"""Changes that are tried in a step."""
SLOWEST, STEPS = 0.25, 60
"""The share of its first pace that a step keeps, from so many steps on."""
MOST = 50.0
"""A greater lead counts as this one."""


FIRST_DEAL, FRESH_DEAL = 10_000, 1_000_000


def tune(
    number: int, made_of: Callable[[Numbers], object], lead: Lead, steps: int, fresh: int, rate: float = 0.12
) -> None:
    """Print what is made of so many numbers after each step, and how the last do against the first on fresh deals.

    `rate`: how far a step goes at first for a point of lead.
    """
    start = middle = np.zeros(number)
    for step, middle in enumerate(evolve(start, lead, steps, rate)):
        print(f"step {step + 1}: {made_of(middle)}", flush=True)
    leads = [lead(middle, start, deal) for deal in range(FRESH_DEAL, FRESH_DEAL + fresh)]
    print(f"on {fresh} fresh deals {np.mean(leads):+.1f} ± {1.96 * np.std(leads) / fresh**0.5:.1f}")


def evolve(start: Numbers, lead: Lead, steps: int, rate: float) -> Iterator[Numbers]:
    """The numbers after each step; `lead` must be a function of a module, for it runs in other processes."""
    luck = np.random.default_rng(random.Random(1).getrandbits(32))
    middle = start
    with pool(os.cpu_count() or 1) as processes:
        for step in range(steps):
            changes = luck.normal(size=(PAIRS, len(middle)))
            deals = range(FIRST_DEAL + step * PAIRS, FIRST_DEAL + (step + 1) * PAIRS)
            leads = np.clip([*processes.map(lead, middle + changes, middle - changes, deals)], -MOST, MOST)
            pace = rate * max(SLOWEST, 1 - step / STEPS)
            middle = middle + pace * leads @ changes / (2 * PAIRS)
            yield middle
