"""How well a seat decided, told by the bots between which it stands: by what a decision of theirs gives away.

What the bots give away was measured (`benchmarks/losses.py`) by the same judgement as a review's and is kept in
`losses.json`, for each game and number of players. It differs between those, and is never compared across them.

Where a game is as good as decided, no choice gives much away, however bad it is: whoever is soon beaten would pass for
a master. So only decisions of open games count, here as in what was measured.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from digsite.study.findings import Decision
from digsite.study.summary import together

TABLE = Path(__file__).with_name("losses.json")
BOTS = ("novice", "greedy", "adept", "master")
"""Who was measured, weakest first."""
FEWEST = 5
"""Decisions below which a game says nothing."""
LEAST, MOST = 0.1, 0.9
"""Chances of winning between which a game is open."""


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


def is_open(players: int, expected: float) -> bool:
    """Whether something can still be given away. Alone, points always can."""
    return players == 1 or LEAST <= expected <= MOST


def strength_of(game: str, players: int, decisions: Iterable[Decision]) -> Strength | None:
    """Where a seat stands by its decisions; None if nothing is known of such games, or if no bot is clear of it."""
    losses = measured().games.get(game, {}).get(str(players))
    judged = [decision for decision in decisions if is_open(players, decision.expected)]
    if losses is None or len(judged) < FEWEST:
        return None
    loss = sum(decision.difference for decision in judged) / len(judged)
    return placed(losses, loss, together(decision.error for decision in judged) / len(judged))


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
