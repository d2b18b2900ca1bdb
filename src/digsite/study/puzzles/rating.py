"""How strong a solver is and how hard a puzzle: a try is a game between the two, rated by openskill."""

from typing import NamedTuple


class Skill(NamedTuple):
    """A strength with its uncertainty."""

    mu: float
    sigma: float


MU, SIGMA = 25.0, 25.0 / 3
"""What openskill thinks of somebody it knows nothing of."""
A_GRADE = 4.0
"""By how much a grade makes a puzzle harder, before anybody has tried it."""
KNOWN = SIGMA / 2
"""How sure the grade is."""
MIDDLE = 3
SHOWN = 40.0
"""Ratings are shown as whole numbers around 1000."""


def prior(grade: int) -> Skill:
    """How hard a puzzle is thought to be until it has been tried."""
    return Skill(MU + A_GRADE * (grade - MIDDLE), KNOWN)


def rated(solver: Skill | None, puzzle: Skill | None, grade: int, *, solved: bool) -> tuple[Skill, Skill]:
    """Solver and puzzle after a try, which is a game between the two."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    sides = [solver or Skill(MU, SIGMA), puzzle or prior(grade)]
    teams = [[model.rating(mu=side.mu, sigma=side.sigma)] for side in sides]
    after = model.rate(teams, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    first, second = (Skill(team[0].mu, team[0].sigma) for team in after)
    return first, second


def shown(skill: Skill | None) -> int:
    """A rating as people read it."""
    return round((skill or Skill(MU, SIGMA)).mu * SHOWN)
