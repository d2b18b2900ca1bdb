"""Sequential halving finds the best of some choices, and gives more tries to the better ones."""

import random
from collections import Counter

from digsite.bots import Budget
from digsite.bots.halving import best_of


class Clock:
    """A second for every look at it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


def test_the_best_is_found_and_tried_most() -> None:
    rng, tried = random.Random(1), Counter[int]()

    def try_all(which: list[int]) -> list[float]:
        tried.update(which)
        return [i + rng.gauss(0, 2) for i in which]

    assert best_of([0.0] * 8, try_all, Budget(300, clock=Clock())) == 7
    assert tried[7] > 2 * tried[0] > 0


def test_without_time_what_one_knew_before_counts() -> None:
    assert best_of([0.0, 2.0, 1.0], lambda which: [9.0 - i for i in which], Budget(0)) == 1


def test_what_was_begun_when_time_ran_out_does_not_count() -> None:
    assert best_of([1.0, 0.0], lambda _: None, Budget(100, clock=Clock())) == 0
