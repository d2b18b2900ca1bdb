"""A seat's game in a few numbers."""

import math
from collections.abc import Iterable

import msgspec

from digsite.core import Seat, State
from digsite.study.findings import Decision

LARGEST = 3


class Summary(msgspec.Struct, frozen=True):
    seat: Seat
    decisions: int
    """How many were judged."""
    given_away: float
    """By all of them: points alone, chance of winning among others. The sum of what was measured, also where a single
    decision is not clear of chance: that would only count chance that looks like a loss, never chance like a gain."""
    error: float
    largest: tuple[int, ...]
    """The steps that gave away most, the worst first; none that gave away nothing."""
    marks: dict[str, int]
    """How often each mark was given."""
    luck: float | None
    """What neither the seat's decisions nor what could be expected explains: draws, and what others did. A story, not a
    measure: it is less steady than the score itself. None before the end."""
    luck_error: float


def summarise(decisions: Iterable[Decision], end: State, seat: Seat) -> Summary:
    own = [decision for decision in decisions if decision.seat == seat]
    lost = sorted((decision for decision in own if decision.loss > 0.0), key=lambda decision: -decision.loss)
    return Summary(
        seat=seat,
        decisions=len(own),
        given_away=sum(decision.difference for decision in own),
        error=together(decision.error for decision in own),
        largest=tuple(decision.step for decision in lost[:LARGEST]),
        marks=_counted(own),
        luck=_luck(own, end, seat),
        luck_error=together(decision.swing_error for decision in own),
    )


def draws(decisions: Iterable[Decision], end: State) -> dict[int, float]:
    """By step: what came between that decision and the seat's next one, or the end, for better or worse: luck, and what
    others did. They add up to a seat's luck. Nothing is said of the last decision in a game without an end."""
    told: dict[int, float] = {}
    last: dict[Seat, Decision] = {}
    for decision in decisions:
        before = last.get(decision.seat)
        if before is not None:
            told[before.step] = decision.expected - before.after
        last[decision.seat] = decision
    if end.outcome is not None:
        told |= {decision.step: _result(end, seat) - decision.after for seat, decision in last.items()}
    return told


def _counted(own: list[Decision]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for decision in own:
        if decision.mark is not None:
            counts[decision.mark] = counts.get(decision.mark, 0) + 1
    return counts


def _luck(own: list[Decision], end: State, seat: Seat) -> float | None:
    """The result, less what was to be expected at first, less what the seat's own decisions did."""
    if end.outcome is None or not own:
        return None
    swings = sum(decision.after - decision.expected for decision in own)
    return _result(end, seat) - own[0].expected - swings


def _result(end: State, seat: Seat) -> float:
    """Alone the score; else 1 for the winner, who shares it with those who share the place."""
    if end.outcome is None or end.players == 1:
        return float(end.scores[seat])
    best = end.outcome.ranking[0]
    return 1.0 / len(best) if seat in best else 0.0


def together(errors: Iterable[float]) -> float:
    """The standard error of a sum."""
    return math.sqrt(sum(error * error for error in errors))
