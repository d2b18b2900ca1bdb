"""What a seat may expect to count at the end of the game, and how likely a condition is to hold then."""

from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary import All, AtLeast, AtMost, Between, Condition, Count, Score

Expected: TypeAlias = dict[Count, float]
"""How much of everything there will be, on average."""

FLEETING: dict[Count, float] = {
    Count.TIMELINE_CITY: 0.3,
    Count.TIMELINE_PYRAMID: 0.3,
    Count.TIMELINE_SET: 0.5,
    Count.TIMELINE_SPACE1: 0.35,
    Count.TIMELINE_KNOWLEDGE: 0.45,
    Count.ADJACENT_PYRAMID: 0.25,
    Count.ADJACENT_SAMEKIND: 0.35,
    Count.HAND: 0.25,
    Count.ROTATED: 0.5,
    Count.THIS_KNOWLEDGE: 0.5,
}
"""How often conditions hold that come and go."""

USUAL: dict[Count, float] = {
    Count.TIMELINE_CITY: 1.5,
    Count.ROTATED: 2.5,
    Count.NEWLY_LOST: 2.0,
    Count.CARDS_DISCARDED: 2.0,
}
"""How much there usually is of what comes and goes."""

_NARROW, _WIDER_A_TURN = 1.0, 0.3


def number_of(count: Count, expected: Expected) -> float:
    """How much of it there will be; one, where nothing is known of it."""
    return USUAL[count] if count in USUAL else expected.get(count, 1.0)


def chance(condition: Condition, expected: Expected, turns: float) -> float:
    """How likely the condition is to hold in so many turns; certain to be or not to be when none are left."""
    if isinstance(condition, All):
        product = 1.0
        for part in condition.conditions:
            product *= chance(part, expected, turns)
        return product
    if condition.count in FLEETING:
        return FLEETING[condition.count]
    if isinstance(condition, AtLeast):
        return _reaches(condition.count, condition.number, expected, turns)
    if isinstance(condition, AtMost):
        return 1.0 - _reaches(condition.count, condition.number + 1, expected, turns)
    low, high = (condition.low, condition.high) if isinstance(condition, Between) else (condition.number,) * 2
    return _reaches(condition.count, low, expected, turns) - _reaches(condition.count, high + 1, expected, turns)


def _reaches(count: Count, number: int, expected: Expected, turns: float) -> float:
    width = _NARROW + _WIDER_A_TURN * turns
    return min(1.0, max(0.0, 0.5 + (number_of(count, expected) - number + 0.5) / width))


def points(scores: tuple[Score, ...], expected: Expected, turns: float) -> float:
    """What endgame effects may be expected to bring."""
    total = 0.0
    for score in scores:
        if score.per is not None:
            total += score.points * number_of(score.per, expected)
        elif score.condition is not None:
            total += score.points * chance(score.condition, expected, turns)
        else:
            total += score.points
    return total
