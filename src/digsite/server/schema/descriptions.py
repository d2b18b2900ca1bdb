"""What a client is told about a table, its seats and its rules of the house. No game's own words are in here."""

import re
from typing import Annotated, Any, Literal

import msgspec

from digsite.core import Outcome, Seat

_ID = r"^[A-Za-z0-9_-]{1,40}$(?!\n)"
Id = Annotated[str, msgspec.Meta(pattern=_ID)]
"""An identifier in addresses and messages: of a table, a guest, or a client's own move."""
is_id = re.compile(_ID).match
"""The same of what comes by another way than a message."""
_LETTER = r"[^\s\x00-\x1f\x7f]"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30, pattern=rf"^{_LETTER}([^\x00-\x1f\x7f]*{_LETTER})?$")]
"""What a guest wants to be called. What is new is held to more: see `plain_text`; this is what has ever been kept."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0)]

UndoRule = Literal["none", "free", "end-turn"]
CameraRule = Literal["seat", "free"]
Strength = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,100}$(?!\n)")]
"""The name of a bot; one from outside may be `module:Class`."""
Status = Literal["waiting", "playing", "over", "cancelled"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything sent or received: unknown fields are refused, nothing is guessed."""


class NoClock(Part, frozen=True, tag="none", tag_field="kind"):
    """Nobody is hurried; the others may vote a bot in for somebody who stays away."""


class LiveClock(Part, frozen=True, tag="live", tag_field="kind"):
    """A bank of time for each seat, which runs while that seat owes a decision."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=6 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds added to the bank when a seat has decided all that it owes, and others are waited for."""


class DaysClock(Part, frozen=True, tag="days", tag_field="kind"):
    """So many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class OpenSeat(Part, frozen=True, tag="open", tag_field="kind"):
    """Whoever comes first by the table's link."""


class InvitedSeat(Part, frozen=True, tag="invited", tag_field="kind"):
    """Kept for a friend, who gets a link of their own."""

    name: Name


class BotSeat(Part, frozen=True, tag="bot", tag_field="kind"):
    strength: Strength


class MySeat(Part, frozen=True, tag="mine", tag_field="kind"):
    """The creator's own; several of them make a hot seat on one device."""

    name: Name | None = None
    """Who plays it, if not the creator by name."""


SeatPlan = OpenSeat | InvitedSeat | BotSeat | MySeat


class TableRules(Part, frozen=True, kw_only=True):
    """What the creator of a table settles beforehand."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    """Options of the game, as `games` lists them."""
    undo: UndoRule = "free"
    """`free`: steps can be taken back until something was revealed; `end-turn`: and the next player waits until the
    turn is said to be over."""
    camera: CameraRule = "seat"
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    live_scores: bool = False
    assist: bool = True
    """Whether the table helps: the client may show partial matches and forecasts, and is told what a move would win."""
    hints: bool | None = None
    """Whether players may ask a bot what to look at and what to choose; None: where one person plays alone or against
    bots. Without `assist` never, nor at a daily."""
    chat: bool = True
    seed: int | Annotated[str, msgspec.Meta(max_length=80)] | None = None
    """Given for duplicate play (everybody is told so); otherwise 128 random bits."""
    scenario: dict[str, Any] | None = None
    """A position to begin from instead of a deal: lessons, puzzles."""
    practice: bool = False
    """Made to learn something by: a lesson, a position to try. Where nobody else plays it calls nobody: it is listed
    apart and is no table that waits for its player."""


Holder = Literal["open", "invited", "guest", "bot"]
Seen = Literal["played", "watched", "replayed"]


class SeatInfo(Part, frozen=True, kw_only=True):
    """One place at the table, as one viewer sees it."""

    seat: Seat
    holder: Holder
    name: str | None
    """Whoever sits here or is invited to."""
    lookalike: bool
    """Whether somebody else at the table has a name that is easily taken for this one."""
    guest: str | None
    """The public id of the guest who sits here."""
    strength: str | None
    """Of the bot that sits or stands in here."""
    standing_in: bool
    """A bot plays until the guest returns."""
    resigned: bool
    mine: bool
    hints: int = 0
    """How many were asked for here."""
    seen: Seen | None = None
    """How whoever sits here has seen this deal at another table before, if so."""
    invite: str | None
    """The key of an invited seat's own link; only its creator is told, and only until it is taken."""
    kept: bool = False
    """Whether it waits for you: somebody you played with wants to play again."""


class Seal(Part, frozen=True, kw_only=True):
    """The verifiable shuffle: the hash is shown from the start, seed and salt after the end."""

    hash: str
    seed: int | str | None
    salt: str | None
    given: bool
    """Whether the creator chose the seed."""
    set_up: bool
    """Whether the creator set up the position: then there was no shuffle, and the creator may know every piece."""


class Ending(Part, frozen=True, kw_only=True):
    """Why and how the table came to its end."""

    reason: Literal["finished", "resigned", "cancelled", "rules-changed"]
    """`rules-changed`: it was played by rules that are no longer played."""
    outcome: Outcome | None
    """The game's own result, where it was played to its end; of one by earlier rules the points alone."""
    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; whoever resigned stands last."""


class Vote(Part, frozen=True, kw_only=True):
    """An open question among the players."""

    about: Literal["stand-in", "cancel"]
    seat: Seat | None
    """For `stand-in`: whose place the bot would take."""
    agreed: tuple[Seat, ...]


class TableInfo(Part, frozen=True, kw_only=True):
    """A table as one viewer sees it, before, during and after the game."""

    id: str
    status: Status
    rules: TableRules
    seats: tuple[SeatInfo, ...]
    creator: bool
    """Whether you made this table."""
    host: str | None = None
    """The name of whoever made it."""
    created: Milliseconds
    seal: Seal
    votes: tuple[Vote, ...]
    ending: Ending | None
    resting: bool
    """Everybody who still plays is away: nothing happens until somebody comes back."""
    rematch: str | None
    """The id of the next table of the same players, once somebody asked for it."""
    daily: str | None
    """The day whose deal this is, as YYYY-MM-DD."""
    late: bool = False
    """Whether that day was over when it was begun or came to its end."""
    hints: bool = False
    """Whether its players may ask for hints."""
    origin: str | None = None
    """The table at which the same deal was played before, where it is played again."""
    group: str | None = None
    """The group whose members are all dealt the same."""


class TableLine(Part, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: tuple[str | None, ...]
    """For each seat who sits there; None where nobody with a name does."""
    bots: tuple[Seat, ...]
    """The seats that bots play."""
    strengths: tuple[str | None, ...] = ()
    """For each seat the strength of the bot that has it, by which it is called; empty where nobody kept it."""
    deciders: tuple[Seat, ...]
    changed: Milliseconds
    mine: tuple[Seat, ...]
    my_move: bool
    daily: str | None
    arranged: bool
    """Whether its creator set up the position or chose the seed."""
    practice: bool = False
    """Whether it is there to learn something by, and waits for nobody."""
