"""A test that stops when it is decided: right as often as it says, and in half the games of one that does not stop."""

import math
import random
from collections.abc import Iterator, Sequence

import pytest

from digsite.arena.intervals import SURE
from digsite.arena.series import Pairing, Result
from digsite.arena.sprt import ENOUGH, OUTCOMES, Bounds, Sprt, expected_share, log_likelihood_ratio
from digsite.core import BadOption

BOTS = ("new", "old")
RUNS = 120
ONE_SIDED = 1.645
"""Standard deviations that 5 % lie beyond."""


def games(deals: int) -> list[Pairing]:
    return [Pairing(deal, seats) for deal in range(deals) for seats in (("new", "old"), ("old", "new"))]


def result(pairing: Pairing, winner: str) -> Result:
    seat = pairing.seats.index(winner)
    return Result(pairing.deal, pairing.seats, (0, 0), ((seat,), (1 - seat,)), "", ())


def played(elo: float, luck: random.Random, deals: int) -> Iterator[Result]:
    """Games of two bots so far apart; half of the deals are won by whoever sits first."""
    share = expected_share(elo)
    for first, second in zip(*[iter(games(deals))] * 2, strict=True):
        if luck.random() < 0.5:
            # Both orders are won by the seat unless one bot is better there; the mean share stays as it is.
            tilt = 2 * (share - 0.5)
            if luck.random() < abs(tilt):
                winner = "new" if tilt > 0 else "old"
                yield from (result(first, winner), result(second, winner))
            else:
                yield from (result(first, first.seats[0]), result(second, second.seats[0]))
        else:
            yield from (result(each, "new" if luck.random() < share else "old") for each in (first, second))


def decide(results: Iterator[Result], bounds: Bounds, deals: int) -> Sprt:
    test = Sprt(BOTS, bounds, games(deals))
    for each in results:
        if test.hear(each):
            break
    return test


def games_of_a_fixed_test(bounds: Bounds, variance: float) -> float:
    """For the same two errors of 5 %, by the mean share of so many games whose shares scatter so."""
    apart = expected_share(bounds.high) - expected_share(bounds.low)
    return (2 * ONE_SIDED) ** 2 * variance / apart**2


GAME_BY_GAME = 0.25
"""The variance of a share that is 0 or 1,"""
PAIR_BY_PAIR = 2 * 0.0625
"""and of the pairs above, counted by games: half of the deals say nothing of the bots."""


@pytest.mark.parametrize(("elo", "decision"), [(50, "stronger"), (0, "not-stronger")])
def test_a_true_difference_is_found_and_a_true_zero_rejected_in_half_the_games(elo: float, decision: str) -> None:
    luck, bounds, most = random.Random(f"sprt {elo}"), Bounds(0, 50), 5000
    verdicts = [decide(played(elo, luck, most), bounds, most).verdict for _ in range(RUNS)]
    right = [2 * verdict.pairs for verdict in verdicts if verdict.decision == decision]
    # 95 %, less what so many runs may show by chance.
    assert len(right) / RUNS >= 0.95 - SURE * math.sqrt(0.05 * 0.95 / RUNS)
    mean_games = sum(2 * verdict.pairs for verdict in verdicts) / RUNS
    half = games_of_a_fixed_test(bounds, GAME_BY_GAME) / 2
    assert mean_games <= 0.75 * half
    # A single run may take longer. No test can be right and as short as that in 95 %: even one of just so many games,
    # pair by pair, is wrong in 5 %.
    assert half == pytest.approx(games_of_a_fixed_test(bounds, PAIR_BY_PAIR))
    assert sum(games <= half for games in right) / RUNS >= 0.7


def test_deals_are_judged_in_their_order_whichever_ends_first() -> None:
    results = list(played(200, random.Random(1), 300))
    verdict = decide(iter(results), Bounds(0, 50), 300).verdict
    assert verdict.decision == "stronger"
    early, late = results[:200], results[200:]
    random.Random(2).shuffle(early)
    assert decide(iter([*early, *late]), Bounds(0, 50), 300).verdict == verdict


def test_a_verdict_says_what_it_rests_on() -> None:
    test = Sprt(BOTS, Bounds(0, 100), games(3))
    for each in games(2):
        assert not test.hear(result(each, "new"))
    verdict = test.verdict
    assert (verdict.decision, verdict.pairs, verdict.mean) == ("open", 2, 1.0)
    assert 0 < verdict.ratio < ENOUGH == pytest.approx(2.944, abs=0.001)


def test_alone_the_points_on_the_same_deal_are_compared() -> None:
    alone = [Pairing(deal, (name,)) for deal in range(40) for name in BOTS]
    test = Sprt(BOTS, Bounds(0, 100), alone)
    for each in alone:
        points = 30 if each.seats == ("new",) else 20
        if test.hear(Result(each.deal, each.seats, (points,), ((0,),), "", ())):
            break
    assert test.verdict.decision == "stronger"
    assert test.verdict.mean == 1.0


@pytest.mark.parametrize("counts", [(0, 0, 10, 0, 0), (1, 2, 3, 2, 1), (0, 0, 0, 0, 50), (50, 0, 0, 0, 0)])
def test_the_ratio_turns_with_the_results(counts: Sequence[int]) -> None:
    mean = sum(share * count for share, count in zip(OUTCOMES, counts, strict=True)) / sum(counts)
    ratio = log_likelihood_ratio(counts, Bounds(-40, 40))
    assert math.isfinite(ratio)
    assert ratio == pytest.approx(-log_likelihood_ratio(counts[::-1], Bounds(-40, 40)))
    assert (ratio > 1e-9) == (mean > 0.5)


@pytest.mark.parametrize("text", ["", "5", "5:5", "10:0", "a:b", "0:nan", "0:9999"])
def test_bounds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="LOW:HIGH"):
        Bounds.parse(text)


def test_more_than_two_bots_or_players_are_refused() -> None:
    for bots, seats in ((("a", "b", "c"), ("a", "b")), (("a", "a"), ("a", "a")), (("a", "b"), ("a", "b", "b"))):
        with pytest.raises(BadOption, match="two different bots"):
            Sprt(bots, Bounds(0, 10), [Pairing(1, seats)])
