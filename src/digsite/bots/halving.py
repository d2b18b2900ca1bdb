"""Sequential halving: choices are tried again and again on the same luck; the worse half drops out, the rest share the
time that is left."""

from collections.abc import Callable, Sequence

from digsite.bots.bot import Budget


def best_of(prior: Sequence[float], try_all: Callable[[list[int]], Sequence[float] | None], budget: Budget) -> int:
    """The number of the best of some choices; `prior` is what each has gained beforehand.

    `try_all` tells how well each of those that are named does on one more deal of luck, the same for all of them, or
    None if time ran out over it.
    """
    total = list(prior)
    left = list(range(len(total)))
    rounds = (len(total) - 1).bit_length()
    for number in range(rounds):
        while budget.used < (number + 1) / rounds:
            gained = try_all(left)
            if gained is None:
                return max(left, key=lambda i: total[i])
            for i, gain in zip(left, gained, strict=True):
                total[i] += gain
        left = sorted(left, key=lambda i: -total[i])[: (len(left) + 1) // 2]
    return max(left, key=lambda i: total[i])
