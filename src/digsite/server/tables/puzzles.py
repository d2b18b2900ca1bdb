"""Which puzzle is whose: the day's, and the next one at somebody's strength; and how long a streak is."""

import random
from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import NamedTuple

from digsite.server.identity import Identity
from digsite.server.schema.descriptions import BotSeat, MySeat, SeatPlan, TableRules
from digsite.study.puzzles import Puzzle, puzzles
from digsite.study.puzzles.collection import GAMES
from digsite.study.puzzles.rating import MU, SIGMA, Skill, prior

DAILY_GRADES = (2, 3, 4)
LOOKED_AT = 60
"""Puzzles drawn by lot, of which the nearest to a solver's strength is taken."""


class Named(NamedTuple):
    game: str
    id: str


def of_day(identity: Identity, day: str) -> Named:
    """The puzzle of that day, the games by turns: the same for everybody, and known to nobody before."""
    game = GAMES[date.fromisoformat(day).toordinal() % len(GAMES)]
    fitting = [entry.id for entry in puzzles(game).entries if entry.grade in DAILY_GRADES]
    return Named(game, fitting[int(identity.derive(f"daily-puzzle:{game}:{day}"), 16) % len(fitting)])


def some_untried(game: str, tried: Iterable[str], rng: random.Random) -> dict[str, int]:
    """A few that this solver has not tried, and the grade of each; none if they have tried all."""
    gone = set(tried)
    left = [entry for entry in puzzles(game).entries if entry.id not in gone]
    return {entry.id: entry.grade for entry in rng.sample(left, min(LOOKED_AT, len(left)))}


def at_strength(some: Mapping[str, int], solver: Skill | None, skills: Mapping[str, Skill]) -> str:
    """Of some puzzles with their grades the one that is about as hard as the solver is strong."""
    strength = (solver or Skill(MU, SIGMA)).mu
    return min(some, key=lambda each: abs((skills.get(each) or prior(some[each])).mu - strength))


def streak(solved: Iterable[str], today: str) -> tuple[int, int]:
    """Days in a row on which the day's puzzle was solved, up to today or yesterday; and the most there ever were."""
    best = run = 0
    before: date | None = None
    for day in sorted({date.fromisoformat(each) for each in solved}):
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        best, before = max(best, run), day
    is_on = before is not None and date.fromisoformat(today) - before <= timedelta(days=1)
    return (run if is_on else 0), best


def rules_of(puzzle: Puzzle) -> TableRules:
    """The table at which it is tried: nothing is taken back, nobody looks on, and nothing helps to see the answer."""
    others = len(puzzle.position["seats"]) - 1
    seats: tuple[SeatPlan, ...] = (MySeat(), *(BotSeat("random") for _ in range(others)))
    return TableRules(
        game=puzzle.game,
        seats=seats,
        undo="none",
        assist=False,
        spectators=False,
        chat=False,
        seed=0,
        scenario=dict(puzzle.position),
    )
