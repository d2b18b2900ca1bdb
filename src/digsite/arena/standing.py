"""What a tournament says of its bots: ratings, wins, scores, times, conduct."""

import statistics
from collections.abc import Iterable, Sequence
from itertools import combinations, groupby

import msgspec

from digsite.arena.complaints import Complaint, complaints
from digsite.arena.intervals import Share, error_of_mean, share_of
from digsite.arena.ratings import Rating, can_rate, rate
from digsite.arena.referee import Conduct
from digsite.arena.series import Result
from digsite.core import Chance


class Standing(msgspec.Struct, frozen=True):
    name: str
    rating: Rating | None
    """None where the package that rates is not installed."""
    first: Share
    """Games in first place."""
    mean_score: float
    score_error: float
    """Half the width of the 95 % interval of the mean score."""
    scores: tuple[int, ...]
    mean_winning_score: float | None
    seconds_per_decision: float
    decisions: int
    illegal: int
    timeouts: int
    crashes: int
    failures: int


class Standings(msgspec.Struct, frozen=True):
    """Where the bots of a tournament stand."""

    bots: tuple[Standing, ...]
    """Best rating first; without ratings, whoever was first most often."""
    ahead: dict[str, dict[str, Share]]
    """For each bot and each other the games in which it stood before it; alone: with the same deal."""
    faults: tuple[Complaint, ...]
    """What bots did wrong, the first of each."""


def standings(results: Sequence[Result]) -> Standings:
    """Count up what was played; with ratings where the extra `arena` is installed."""
    names = list(dict.fromkeys(name for result in results for name in result.seats))
    comparisons = list(_comparisons(results))
    ratings = rate(names, comparisons) if can_rate() else {}
    bots = [_standing(name, results, ratings.get(name)) for name in names]
    return Standings(
        bots=tuple(sorted(bots, key=lambda bot: -(bot.rating.mu if bot.rating else bot.first.share))),
        ahead={name: {other: _ahead(name, other, comparisons) for other in names if other != name} for name in names},
        faults=complaints(results),
    )


def _comparisons(results: Sequence[Result]) -> Iterable[list[tuple[str, int]]]:
    """Who stood where, game by game. Games of one player are compared with the others of the same deal."""
    if all(len(result.seats) > 1 for result in results):
        for result in results:
            yield [(name, result.place(seat)) for seat, name in enumerate(result.seats)]
        return
    for _, same in groupby(sorted(results, key=_deal), key=_deal):
        scores = [(result.seats[0], result.scores[0]) for result in same]
        yield [(name, 1 + sum(other > score for _, other in scores)) for name, score in scores]


def _deal(result: Result) -> int:
    return Chance(result.deal).seed


def _ahead(name: str, other: str, comparisons: Iterable[list[tuple[str, int]]]) -> Share:
    wins, games = 0.0, 0
    for places in comparisons:
        for one, another in combinations(places, 2):
            if {one[0], another[0]} == {name, other}:
                own, their = (one[1], another[1]) if one[0] == name else (another[1], one[1])
                games += 1
                wins += 1.0 if own < their else 0.5 if own == their else 0.0
    return share_of(wins, games)


def _standing(name: str, results: Sequence[Result], rating: Rating | None) -> Standing:
    own = [(result, seat) for result in results for seat, sits in enumerate(result.seats) if sits == name]
    scores = tuple(result.scores[seat] for result, seat in own)
    won = [result.scores[seat] for result, seat in own if result.place(seat) == 1]
    conduct = [result.conduct[seat] for result, seat in own]
    decisions = sum(each.decisions for each in conduct)
    return Standing(
        name=name,
        rating=rating,
        first=share_of(sum(_first(result, seat) for result, seat in own), len(own)),
        mean_score=statistics.fmean(scores),
        score_error=error_of_mean(scores),
        scores=scores,
        mean_winning_score=statistics.fmean(won) if won else None,
        seconds_per_decision=_seconds_per_decision(conduct),
        decisions=decisions,
        illegal=sum(each.illegal for each in conduct),
        timeouts=sum(each.timeouts for each in conduct),
        crashes=sum(each.crashes for each in conduct),
        failures=sum(each.failed for each in conduct),
    )


def _seconds_per_decision(conduct: Sequence[Conduct]) -> float:
    """Of the games whose time is known: a line of a file tells it only where time was limited."""
    timed = [each for each in conduct if each.seconds]
    return sum(each.seconds for each in timed) / max(sum(each.decisions for each in timed), 1)


def _first(result: Result, seat: int) -> float:
    return 1 / len(result.ranking[0]) if seat in result.ranking[0] else 0.0
