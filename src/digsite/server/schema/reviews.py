"""A review of a finished game over HTTP: how far it has come, and what it says, in figures and in words."""

from typing import Any, Literal

from digsite.server.schema.descriptions import Part
from digsite.study.marks import Mark

ReviewProgress = Literal["none", "waiting", "working", "done"]


class ReviewedDecision(Part, frozen=True, kw_only=True):
    """A main decision. What is at stake is points for whoever plays alone, else the chance of winning, from 0 to 1."""

    seat: int
    step: int
    """The action's number: the position before it is `step - 1` of the replay."""
    loss: float
    """What it gave away beside the best choice; 0 where that is not clear of chance."""
    error: float
    """The standard error of that."""
    mark: Mark | None
    expected: float
    """What the seat could expect before the decision,"""
    after: float
    """and after it."""
    draw: float | None
    """What came then, up to the seat's next decision: luck, and what others did."""
    best: dict[str, Any] | None
    """Where there is a mark: the better choice,"""
    told: str
    """and in words what was chosen,"""
    better: str
    """what would have been better,"""
    reason: str
    """and what speaks for it."""


class ReviewedClaim(Part, frozen=True, kw_only=True):
    """Keys of Block and Key that could have been claimed."""

    seat: int
    step: int
    told: str
    block: str | None
    """The block that would have claimed them elsewhere, and there; None where they lay open and were left."""
    cells: Any = None


class ReviewedSeat(Part, frozen=True, kw_only=True):
    """A seat's game in a few numbers, and in words."""

    seat: int
    given_away: float
    error: float
    largest: tuple[int, ...]
    """The steps that gave away most, the worst first."""
    marks: dict[str, int]
    luck: float | None
    luck_error: float
    told: tuple[str, ...]


class ToldReview(Part, frozen=True, kw_only=True):
    decisions: tuple[ReviewedDecision, ...]
    missed: tuple[ReviewedClaim, ...]
    seats: tuple[ReviewedSeat, ...]
    how: str
    """By what it was judged."""


class Review(Part, frozen=True, kw_only=True):
    """The review of a finished game, once it is done; until then how many of the game's steps were looked at. Whoever
    waits asks again now and then: what nobody asks for is not gone on with."""

    progress: ReviewProgress
    done: int = 0
    total: int = 0
    others: int = 0
    """Reviews of this game's kind that are being made besides."""
    review: ToldReview | None = None


class NewTry(Part, frozen=True, kw_only=True):
    """Another choice at a decision that was judged."""

    step: int
    action: dict[str, Any]


class JudgedTry(Part, frozen=True, kw_only=True):
    """What it gives away beside the best choice that the review found."""

    best: bool
    """Whether it is that choice."""
    loss: float
    error: float
    mark: Mark | None
    told: str
