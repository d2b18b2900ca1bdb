"""Sequential halving: choices are tried again and again on the same luck; the worse half drops out, the rest share the
work that is left."""

from collections.abc import Callable, Sequence

from digsite.bots.bot import Budget


def best_of(
    prior: Sequence[float],
    try_all: Callable[[list[int]], Sequence[float] | None],
    work: float,
    budget: Budget,
    *,
    deals_a_try: int = 1,
) -> int:
    """The number of the best of some choices; `prior` is what each has gained beforehand.

    `try_all` tells how well each of those that are named does on one more deal of luck (or on `deals_a_try` of them),
    the same for all of them, or None if time ran out over it. `work`: how often a choice is tried on a deal, all of
    them together; each round of halving has an equal part of it, and at least one deal. Time only ends it early.
    """
    total = list(prior)
    left = list(range(len(total)))
    rounds = (len(total) - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(1, round(work / (rounds * len(left) * deals_a_try)))):
            gained = None if budget.spent else try_all(left)
            if gained is None:
                return max(left, key=lambda i: total[i])
            for i, gain in zip(left, gained, strict=True):
                total[i] += gain
        left = sorted(left, key=lambda i: -total[i])[: (len(left) + 1) // 2]
    return max(left, key=lambda i: total[i])
