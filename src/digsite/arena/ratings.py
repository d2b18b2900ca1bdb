"""Ratings with their uncertainty, by openskill (Plackett-Luce): made for games of any number of players."""

from collections.abc import Iterable, Sequence

import msgspec

from digsite.arena.intervals import SURE
from digsite.core.extras import is_installed


class Rating(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    low: float
    high: float
    """The 95 % interval."""


def can_rate() -> bool:
    """Whether the package is there that rates; it comes with the extra `arena`."""
    return is_installed("openskill")


def rate(names: Sequence[str], games: Iterable[list[tuple[str, int]]]) -> dict[str, Rating]:
    """From the places of all games, in their order. A bot with several seats moves by the mean of what they moved."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for places in games:
        if len({name for name, _ in places}) < 2:
            continue
        teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name, _ in places]
        rated = model.rate(teams, ranks=[float(place) for _, place in places])
        for name in {name for name, _ in places}:
            own = [team[0] for team, (sits, _) in zip(rated, places, strict=True) if sits == name]
            ratings[name].mu = sum(each.mu for each in own) / len(own)
            ratings[name].sigma = sum(each.sigma for each in own) / len(own)
    return {
        name: Rating(each.mu, each.sigma, each.mu - SURE * each.sigma, each.mu + SURE * each.sigma)
        for name, each in ratings.items()
    }
