"""Bodies of the HTTP part: what is asked and what is answered. The routes are in `app.py`, the page in `openapi.py`."""

from typing import Annotated, Any

import msgspec

from digsite.server.schema.descriptions import Milliseconds, Name, Part, TableLine
from digsite.server.schema.messages import LogLine, Step

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


class DailyResult(Part, frozen=True, kw_only=True):
    name: str
    score: int
    rank: str | None
    mine: bool
    table: str | None
    """To look at the game; only after the day."""


class Daily(Part, frozen=True, kw_only=True):
    """One day's deal. While the day lasts nobody is told the seed, nor sees another's game."""

    day: str
    game: str
    ends: Milliseconds
    table: str | None
    """Yours, once you have begun: one try each."""
    hash: str
    seed: int | str | None
    salt: str | None
    results: tuple[DailyResult, ...]


class Done(Part, frozen=True, kw_only=True):
    done: bool = True


class Problem(Part, frozen=True, kw_only=True):
    """A refusal over HTTP; the same fields as a `refused` message."""

    code: str
    reason: str
    details: dict[str, Any]
