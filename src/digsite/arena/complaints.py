"""What bots did wrong, so that whoever wrote one can have it again: the game, its seed, and what was returned."""

from collections.abc import Iterable

import msgspec

from digsite.arena.referee import Fault
from digsite.arena.series import Result

MOST = 3
"""Told of each bot, one of a kind in a game; the rest is counted."""


class Complaint(msgspec.Struct, frozen=True):
    bot: str
    deal: int | str
    """The seed of the game,"""
    seats: tuple[str, ...]
    """who sat where in it,"""
    seat: int
    """and where the bot did, counted from 0."""
    fault: Fault


def complaints(results: Iterable[Result]) -> tuple[Complaint, ...]:
    """The first of each bot, in the order of the games."""
    found: dict[str, list[Complaint]] = {}
    for result in results:
        for seat, (name, conduct) in enumerate(zip(result.seats, result.conduct, strict=True)):
            own = found.setdefault(name, [])
            room = MOST - len(own)
            first = {fault.kind: fault for fault in reversed(conduct.faults)}.values()
            own += [Complaint(name, result.deal, result.seats, seat, fault) for fault in first][:room]
    return tuple(each for own in found.values() for each in own)
