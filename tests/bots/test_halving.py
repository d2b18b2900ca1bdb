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

    assert best_of([0.0] * 8, try_all, 100, Budget()) == 7
    assert tried[7] > 2 * tried[0] > 0
    assert 90 <= tried.total() <= 110


def test_time_is_a_fence_around_the_work_and_no_part_of_it() -> None:
    """A slow clock and a quick one see the same tries, as long as neither runs out."""

    def tries(seconds: float | None) -> list[list[int]]:
        rng, seen = random.Random(2), []

        def try_all(which: list[int]) -> list[float]:
            seen.append(list(which))
            return [rng.random() for _ in which]

        best_of([0.0] * 6, try_all, 60, Budget(seconds, clock=Clock()))
        return seen

    assert tries(None) == tries(1000.0)
    assert tries(9.0) == tries(None)[: len(tries(9.0))]
    assert 0 < len(tries(9.0)) < len(tries(None))


def test_several_cores_share_the_work() -> None:
    tried = Counter[int]()

    def try_all(which: list[int]) -> list[float]:
        tried.update(which)
        return [float(i) for i in which]

    best_of([0.0] * 4, try_all, 64, Budget(), deals_a_try=2)
    assert tried.total() == 32


def test_without_time_what_one_knew_before_counts() -> None:
    assert best_of([0.0, 2.0, 1.0], lambda which: [9.0 - i for i in which], 100, Budget(0)) == 1


def test_what_was_begun_when_time_ran_out_does_not_count() -> None:
    assert best_of([1.0, 0.0], lambda _: None, 100, Budget(100, clock=Clock())) == 0
