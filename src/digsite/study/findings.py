"""What is found out about single actions of a game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from digsite.bots.reason import Reason
from digsite.core import Action, Game, Seat
from digsite.study.marks import Mark


class Decision(msgspec.Struct, frozen=True):
    """One choice, beside the best that was found."""

    seat: Seat
    step: int
    """The number of its action in the record, from 1."""
    kind: str
    """What was decided."""
    chosen: Action
    best: Action
    """The better choice; the one that was made, if none is clearly better."""
    loss: float
    """What was given away: points alone, chance of winning among others. 0 where that is not clear of chance."""
    difference: float
    """The same as it was measured, chance included: what adds up to a seat's whole loss."""
    error: float
    """The standard error of the difference."""
    mark: Mark | None
    reason: Reason
    """What speaks for `best`."""
    expected: float
    """What the seat could expect before its choice, if it goes on like a good player."""
    after: float
    """And after it. The difference is what the decision did, up to the next decision the rest is luck and others."""
    swing_error: float
    """The standard error of that difference."""


class MissedClaim(msgspec.Struct, frozen=True):
    """Block and Key: keys that could have been claimed. Exact: nothing is imagined for it."""

    seat: Seat
    step: int
    keys: tuple[str, ...]
    points: int
    """How many more than could be claimed with the place that was chosen."""
    cells: Any = None
    """Where the same block would have claimed them; None where they lay open and were left."""


class Findings(msgspec.Struct, frozen=True):
    """What some steps of a record showed."""

    decisions: tuple[Decision, ...] = ()
    missed: tuple[MissedClaim, ...] = ()


class TriedChoice(msgspec.Struct, frozen=True):
    """Another choice beside the best one."""

    loss: float
    """What it gives away; 0 where that is not clear of chance."""
    error: float
    mark: Mark | None


def read_findings(data: Mapping[str, Any], game: Game) -> Findings:
    """What was found by a process that told it as plain data."""
    missed = msgspec.convert(data["missed"], tuple[MissedClaim, ...])
    return Findings(tuple(_read_decision(each, game) for each in data["decisions"]), missed)


def _read_decision(data: Mapping[str, Any], game: Game) -> Decision:
    actions = {name: game.action(data[name]) for name in ("chosen", "best")}
    return Decision(**{**data, **actions, "reason": msgspec.convert(data["reason"], Reason)})
