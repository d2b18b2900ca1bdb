"""How well a seat decided, told by the bots between which it stands: by what a decision of theirs gives away.

What the bots give away was measured (`benchmarks/losses.py`) by the same judgement as a review's and is kept in
`losses.json`, for each game and number of players. It differs between those, and is never compared across them.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

TABLE = Path(__file__).with_name("losses.json")
BOTS = ("novice", "greedy", "adept", "master")
"""Who was measured, weakest first."""
FEWEST = 5
"""Decisions below which a game says nothing."""


class BotLoss(msgspec.Struct, frozen=True):
    mean: float
    """What a decision of this bot gives away: points alone, chance of winning among others."""
    error: float
    """Its standard error."""
    decisions: int
    """That were judged."""


Losses: TypeAlias = dict[str, BotLoss]
"""By the names of the bots."""


class MeasuredLosses(msgspec.Struct, frozen=True):
    work: int
    """Of the reviews with which it was measured."""
    games: dict[str, dict[str, Losses]]
    """By game and number of players."""


class Strength(msgspec.Struct, frozen=True):
    """Which bots clearly decide worse, and which better."""

    above: str | None
    """The strongest bot that clearly gives away more."""
    below: str | None
    """The weakest bot that clearly gives away less."""


@cache
def measured() -> MeasuredLosses:
    return msgspec.json.decode(TABLE.read_bytes(), type=MeasuredLosses)


def strength_of(game: str, players: int, given_away: float, error: float, decisions: int) -> Strength | None:
    """Where so much given away stands; None if nothing is known of such games, or if it is not clear of any bot."""
    losses = measured().games.get(game, {}).get(str(players))
    if losses is None or decisions < FEWEST:
        return None
    return placed(losses, given_away / decisions, error / decisions)


def placed(losses: Losses, loss: float, error: float) -> Strength | None:
    above = [name for name, apart in _apart(losses, loss, error) if apart > 0]
    below = [name for name, apart in _apart(losses, loss, error) if apart < 0]
    if not above and not below:
        return None
    found = Strength(above[-1] if above else None, below[0] if below else None)
    # Where the bots themselves do not stand in their order, chance speaks.
    mixed = found.above and found.below and BOTS.index(found.above) > BOTS.index(found.below)
    return None if mixed else found


def _apart(losses: Losses, loss: float, error: float) -> Iterator[tuple[str, float]]:
    """Each bot, weakest first: by how much more it gives away, 0 if that is within an error of both measurements."""
    for name in BOTS:
        bot = losses[name]
        apart, unsure = bot.mean - loss, (bot.error**2 + error**2) ** 0.5
        yield name, apart if abs(apart) > unsure else 0.0
