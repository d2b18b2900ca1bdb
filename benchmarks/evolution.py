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
RATE, SLOWEST, STEPS = 0.12, 0.03, 60
"""How far a step goes for a point of lead: at first, and from so many steps on."""
MOST = 50.0
"""A greater lead counts as this one."""


FIRST_DEAL, FRESH_DEAL = 10_000, 1_000_000


def tune(number: int, made_of: Callable[[Numbers], object], lead: Lead, steps: int, fresh: int) -> None:
    """Print what is made of so many numbers after each step, and how the last do against the first on fresh deals."""
    start = middle = np.zeros(number)
    for step, middle in enumerate(evolve(start, lead, steps)):
        print(f"step {step + 1}: {made_of(middle)}", flush=True)
    leads = [lead(middle, start, deal) for deal in range(FRESH_DEAL, FRESH_DEAL + fresh)]
    print(f"on {fresh} fresh deals {np.mean(leads):+.1f} ± {1.96 * np.std(leads) / fresh**0.5:.1f}")


def evolve(start: Numbers, lead: Lead, steps: int) -> Iterator[Numbers]:
    """The numbers after each step; `lead` must be a function of a module, for it runs in other processes."""
    luck = np.random.default_rng(random.Random(1).getrandbits(32))
    middle = start
    with pool(os.cpu_count() or 1) as processes:
        for step in range(steps):
            changes = luck.normal(size=(PAIRS, len(middle)))
            deals = range(FIRST_DEAL + step * PAIRS, FIRST_DEAL + (step + 1) * PAIRS)
            leads = np.clip([*processes.map(lead, middle + changes, middle - changes, deals)], -MOST, MOST)
            rate = max(SLOWEST, RATE * (1 - step / STEPS))
            middle = middle + rate * leads @ changes / (2 * PAIRS)
            yield middle
