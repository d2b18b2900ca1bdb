"""The workshop over HTTP: a set of pieces of one's own, what is wrong with it, and how bots play with it."""

from typing import Annotated, Any, Literal

import msgspec

from digsite.server.schema.descriptions import Part

TrialProgress = Literal["waiting", "working", "done", "failed"]


class PiecesToCheck(Part, frozen=True, kw_only=True):
    """A set of pieces, as plain data or as the text of a data file; one of the two."""

    pieces: Any = None
    text: str | None = None


class PiecesFault(Part, frozen=True, kw_only=True):
    code: str
    entry: str
    """Where it is, such as `keys.sun.su1-0` or `blocks[3]`."""
    told: str
    """In words."""


class CheckedPieces(Part, frozen=True, kw_only=True):
    faults: tuple[PiecesFault, ...]
    """The first ones; none if one can play with the set."""
    pieces: dict[str, Any] | None = None
    """What a text says, as plain data, if it could be read."""
    text: str | None = None
    """The set as the text of a data file, if there are no faults."""


class NewTrial(Part, frozen=True, kw_only=True):
    """Have bots play with a set of pieces."""

    pieces: dict[str, Any]
    players: Annotated[int, msgspec.Meta(ge=1, le=4)]


class TrialBot(Part, frozen=True, kw_only=True):
    bot: str
    games: int
    points: float
    """On average."""
    error: float | None
    """The standard error of that; null of one game."""
    usual: float | None
    """What it has on average with the pieces designed here."""


class TrialKey(Part, frozen=True, kw_only=True):
    key: str
    held: int
    """In how many games somebody had it in hand,"""
    claimed: int
    """and in how many it was claimed."""


class PiecesTrial(Part, frozen=True, kw_only=True):
    """How bots have played with a set so far. Whoever waits asks again now and then: what nobody asks for ends."""

    id: str
    progress: TrialProgress
    done: int
    """Games that were played,"""
    total: int
    """of so many."""
    others: int = 0
    """Trials of others that are under way."""
    bots: tuple[TrialBot, ...] = ()
    keys: tuple[TrialKey, ...] = ()
    dead: tuple[str, ...] = ()
    """Keys that somebody had in hand and nobody claimed."""
    unseen: tuple[str, ...] = ()
    """Keys that nobody had in hand."""
