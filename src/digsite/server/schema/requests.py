"""Bodies of the HTTP part: what is asked and what is answered. Routes and their page are in `http/`."""

from typing import Annotated, Any, Literal

import msgspec

from digsite.core import Seat
from digsite.server.schema.descriptions import Milliseconds, Name, Part, SeatNumber, Strength, TableLine
from digsite.server.schema.messages import LogLine, Step
from digsite.texts import Language

Address = Annotated[str, msgspec.Meta(max_length=500, pattern=r"^https?://[!-~]+$(?!\n)")]
Key = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$(?!\n)")]


class NewGuest(Part, frozen=True, kw_only=True):
    name: Name


class Guest(Part, frozen=True, kw_only=True):
    """Who you are here."""

    id: str
    name: str
    webhook: str | None


class GuestKeys(Part, frozen=True, kw_only=True):
    """Given once, when a guest is made or recovered. The cookie holds the token too; other programs send it as
    `Authorization: Bearer`. The recovery code takes the identity to another device."""

    guest: Guest
    token: str
    recovery_code: str


class Device(Part, frozen=True, kw_only=True):
    """A browser or program that is signed in as you."""

    id: str
    name: str
    """Such as "Firefox, Linux"; empty if it did not say."""
    made: Milliseconds
    seen: Milliseconds
    """To the day."""
    here: bool
    """Whether it is the one that asks."""


class Devices(Part, frozen=True, kw_only=True):
    devices: tuple[Device, ...]


class Recovery(Part, frozen=True, kw_only=True):
    code: Annotated[str, msgspec.Meta(max_length=80)]


class GuestChange(Part, frozen=True, kw_only=True):
    """What is left out stays as it is; an empty webhook takes it away."""

    name: Name | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


class PushKeys(Part, frozen=True, kw_only=True):
    p256dh: Key
    auth: Key


class PushSubscription(Part, frozen=True, kw_only=True):
    """What a browser's `PushManager.subscribe` gives."""

    endpoint: Address
    keys: PushKeys


class PushKey(Part, frozen=True, kw_only=True):
    """The server's public key for `PushManager.subscribe`."""

    key: str


class GameOption(Part, frozen=True, kw_only=True):
    name: str
    default: Any
    choices: tuple[Any, ...]
    first_game: Any
    """What suits players who do not know the game yet; None: the default."""


class GameInfo(Part, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    players: tuple[int, ...]
    options: tuple[GameOption, ...]
    strengths: tuple[str, ...]
    """The bots that can take a seat, weakest first."""
    ready: bool = True
    """False while a server that was just installed prepares the game: a table of it takes a little longer to open."""


class Games(Part, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]


class Tables(Part, frozen=True, kw_only=True):
    tables: tuple[TableLine, ...]


class Frame(Part, frozen=True, kw_only=True):
    """One position of a finished game, seen from one seat, with the step that led to it."""

    number: int
    step: Step | None
    lines: tuple[LogLine, ...]
    """That step in words, where a language was asked for."""
    view: dict[str, Any]
    scores: tuple[int, ...]


class Replay(Part, frozen=True, kw_only=True):
    """Positions `first` and following; `total` is how many there are (one more than actions)."""

    game: str
    total: int
    first: int
    frames: tuple[Frame, ...]


class ToldPosition(Part, frozen=True, kw_only=True):
    """One position of a finished game in words."""

    lines: tuple[str, ...]
    ending: tuple[str, ...]
    """How the game ended, a line each; empty before the last position."""


class WholePosition(Part, frozen=True, kw_only=True):
    """One position of a finished game with all its secrets: a new table can begin there."""

    game: str
    options: dict[str, Any]
    scenario: dict[str, Any]


class NewDuplicate(Part, frozen=True, kw_only=True):
    """The deal of a finished game once more, to be played by you."""

    seat: SeatNumber
    """Yours."""
    friends: bool = False
    """Whether people are to take the other seats that people had; else bots do."""


class NewGroup(Part, frozen=True, kw_only=True):
    """Deals that everybody with the group's link plays against the same bots."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    """At each table, bots and all."""
    strength: Strength | None = None
    """Of the bots."""
    deals: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    days: Annotated[int, msgspec.Meta(ge=1, le=14)] = 3
    """After which the group is over."""


class GroupDeal(Part, frozen=True, kw_only=True):
    """A deal of a group."""

    hash: str
    seat: Seat
    """Everybody's own at this deal."""
    table: str | None
    """Yours, once you have begun."""
    done: bool
    """Whether you have a result."""
    seed: int | str | None
    salt: str | None
    """Both told when the group is over."""


class GroupLine(Part, frozen=True, kw_only=True):
    """A member's results."""

    name: str
    mine: bool
    scores: tuple[int | None, ...]
    """For each deal; None where there is none, or where it is not told you before your own."""
    places: tuple[int | None, ...]
    """The same for the place among the bots, where there are some."""
    tables: tuple[str | None, ...]
    """To look at the games, when the group is over."""
    played: int
    """How many deals have been played to their end."""
    total: int
    """Of the scores that are told."""


class Group(Part, frozen=True, kw_only=True):
    """Some deals, and how those stand who play them."""

    id: str
    game: str
    bots: tuple[str, ...]
    ends: Milliseconds
    over: bool
    deals: tuple[GroupDeal, ...]
    standing: tuple[GroupLine, ...]
    """Best first."""


class DailyResult(Part, frozen=True, kw_only=True):
    name: str
    score: int
    rank: str | None
    mine: bool
    table: str | None
    """To look at the game; only after the day."""
    place: int | None = None
    """Which place it was among the bots, where there are some."""
    late: bool = False
    """Whether the game came to its end after its day: then it is not counted."""


class DailyBar(Part, frozen=True, kw_only=True):
    """How many came to a score before the day was over."""

    score: int
    number: int


class DailyMaster(Part, frozen=True, kw_only=True):
    """What the strongest bot made of the same deal."""

    score: int | None
    """None while it still plays: ask again."""
    table: str | None
    """To look at its game."""


class Daily(Part, frozen=True, kw_only=True):
    """One day's deal of a game. While the day lasts nobody is told the seed, nor sees another's game."""

    day: str
    game: str
    ends: Milliseconds
    table: str | None
    """Yours, once you have begun: one try each."""
    hash: str
    seed: int | str | None
    salt: str | None
    results: tuple[DailyResult, ...]
    """Told after your own, or after the day: the best, and yours."""
    players: int = 0
    """How many have come to an end in time;"""
    below: int = 0
    """and how many of them to fewer points than you."""
    histogram: tuple[DailyBar, ...] = ()
    """Theirs; told after your own result."""
    master: DailyMaster | None = None
    """Told after the day, if you have played it."""


class DailyTry(Part, frozen=True, kw_only=True):
    """A day's deal, and how far you have come with it."""

    day: str
    table: str | None = None
    """Yours, once you have begun."""
    score: int | None = None
    rank: str | None = None
    place: int | None = None
    late: bool = False
    """Whether you began, or came to the end, after the day."""


class DailyGame(Part, frozen=True, kw_only=True):
    """The daily deals of one game."""

    game: str
    bots: tuple[str, ...]
    """Against whom everybody plays; none: alone."""
    today: DailyTry
    streak: int
    """Days in a row on which you have played it to its end in time."""
    longest: int
    past: tuple[DailyTry, ...]
    """The days before, yesterday first, that can still be played."""


class Dailies(Part, frozen=True, kw_only=True):
    day: str
    ends: Milliseconds
    games: tuple[DailyGame, ...]


PuzzleState = Literal["new", "begun", "solved", "failed"]


class PuzzleInfo(Part, frozen=True, kw_only=True):
    """A puzzle without what its solver alone knows of the position, which its table shows, and without its answer."""

    game: str
    id: str
    goal: str
    about: str | None
    """The card that the goal names, where it names one."""
    grade: int
    """From 1, easy, to 5."""
    rating: int
    """How hard it is, on the scale of the solvers."""
    day: str | None
    """Whose daily puzzle it is."""
    state: PuzzleState
    """Your first try, which is the one that counts."""
    view: dict[str, Any] | None = None
    """Its position as a spectator sees it, to make a picture of; None while the server still prepares the game."""


class MyPuzzles(Part, frozen=True, kw_only=True):
    """Where you stand with the puzzles."""

    daily: PuzzleInfo
    ends: Milliseconds
    streak: int
    """Days in a row on which you have solved the day's puzzle."""
    longest: int
    tried: int
    solved: int
    ratings: dict[str, int]
    """Yours, for each game that has puzzles."""


class PuzzleTable(Part, frozen=True, kw_only=True):
    """The table at which it is tried; what you do there is your answer."""

    table: str


class PuzzleAnswer(Part, frozen=True, kw_only=True):
    table: Annotated[str, msgspec.Meta(max_length=40)]
    language: Language = "en"
    """In which the solution is told."""
    give_up: bool = False
    """Whether to have it judged before it is decided."""


class PuzzleSolution(Part, frozen=True, kw_only=True):
    moves: tuple[str, ...]
    """In words."""
    view: dict[str, Any]
    """Where they lead."""


class PuzzleJudged(Part, frozen=True, kw_only=True):
    """How a try went, by the rules."""

    solved: bool
    finished: bool
    """Whether it was played as far as the goal asks; what cannot reach the goal any more need not be."""
    gave_up: bool
    """Whether it was judged before anything was decided."""
    value: int | None
    """What it reached of what the goal counts, or the most that it still could have; None if it was given up or broke
    what the goal forbids."""
    best: int
    lost: int
    """Knowledge that was lost."""
    by_luck: bool
    """Whether it used a card that nobody could know beforehand."""
    counted: bool
    """Whether it was the first try at this puzzle."""
    rating: int
    """Yours now."""
    solution: PuzzleSolution


class Done(Part, frozen=True, kw_only=True):
    done: bool = True


class Problem(Part, frozen=True, kw_only=True):
    """A refusal over HTTP; the same fields as a `refused` message."""

    code: str
    reason: str
    details: dict[str, Any]
