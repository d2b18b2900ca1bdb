"""What a finished game is worth to each seat."""

from collections.abc import Callable
from statistics import fmean
from typing import Literal, TypeAlias

from digsite.block_and_key.rules.numbers import RANKS
from digsite.core import BadOption, Outcome

Reward: TypeAlias = Literal["win", "rank", "points", "lead"]
Rewards: TypeAlias = Callable[[Outcome], list[float]]

MOST = 300.0
"""No score is above or below this."""
BANDS = [name for _, name in RANKS]
"""Alone one plays for these, the lowest first."""


def default_reward(players: int) -> Reward:
    """By win; alone by points."""
    return "points" if players == 1 else "win"


def rewards_by(reward: Reward) -> Rewards:
    """How to reward by that name."""
    if reward not in REWARDS:
        raise BadOption(f"reward: expected one of {', '.join(REWARDS)}; got {reward!r}", option="reward")
    return REWARDS[reward]


def worst(reward: Reward) -> float:
    """Less than any game brings that is played to its end: what an id costs that is not legal, where it ends the game.

    Were it more, a learner that is behind would do best to break off."""
    return -1.0 if reward in ("win", "rank") else -MOST


def by_win(outcome: Outcome) -> list[float]:
    """1 to the winner, the loss shared among the others; alone 1 for the best band, else -1."""
    players = len(outcome.scores)
    if players == 1:
        return [1.0 if outcome.rank == BANDS[-1] else -1.0]
    return _by_place(outcome, [1.0] + [-1.0 / (players - 1)] * (players - 1))


def by_rank(outcome: Outcome) -> list[float]:
    """From 1 for the first to -1 for the last, in even steps; alone by the band reached."""
    players = len(outcome.scores)
    if outcome.rank is not None:
        return [2.0 * BANDS.index(outcome.rank) / (len(BANDS) - 1) - 1.0]
    return _by_place(outcome, [1.0 - 2.0 * place / (players - 1) for place in range(players)])


def by_points(outcome: Outcome) -> list[float]:
    """The score."""
    return [float(score) for score in outcome.scores]


def by_lead(outcome: Outcome) -> list[float]:
    """The score less the best of the others'; alone the score."""
    scores = outcome.scores
    return [
        float(score - max((other for seat, other in enumerate(scores) if seat != own), default=0))
        for own, score in enumerate(scores)
    ]


def _by_place(outcome: Outcome, worth: list[float]) -> list[float]:
    """What each place is worth; seats that share places share their worth."""
    rewards, place = [0.0] * len(worth), 0
    for seats in outcome.ranking:
        for seat in seats:
            rewards[seat] = fmean(worth[place : place + len(seats)])
        place += len(seats)
    return rewards


REWARDS: dict[str, Rewards] = {"win": by_win, "rank": by_rank, "points": by_points, "lead": by_lead}
