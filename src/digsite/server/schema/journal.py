"""A table is its journal: entries in order, appended and never changed. Everything else is a fold over them.

An entry says what happened, when, by whom (a guest's id, or None where the server acted: bots, clocks), and which
request of a client it answers. Names of people are not in here: a guest's id leads to a name as long as the guest
wants to be known.
"""

import msgspec

from digsite.bots.reason import Reason
from digsite.core import Json, Seat
from digsite.server.schema.descriptions import InvitedSeat, MySeat, SeatPlan, TableRules


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """Base of all entries."""

    at: int = 0
    by: str | None = None
    request: str | None = None


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """Always the first entry."""

    rules: TableRules
    seed: int | str
    salt: str
    invites: tuple[str | None, ...]
    """For each seat the key of its own link, where it is kept for a friend."""
    holders: tuple[str | None, ...]
    """For each seat the guest who has it from the start."""
    kept: tuple[str | None, ...] = ()
    """For each seat the guest for whom it is kept: whoever played the game before and was not asked; empty: none is."""
    daily: str | None = None
    version: int | None = None
    """Of the game's rules, by which the actions are to be read; None: written before it was kept."""
    puzzle: str | None = None
    """The puzzle that is tried here."""
    origin: str | None = None
    """The table at which the same deal was played before."""
    group: str | None = None
    """The group whose members are all dealt the same,"""
    sealed_until: int | None = None
    """and when it is over: until then others may still be dealt it."""


class Arranged(Entry, frozen=True, kw_only=True, tag="arranged"):
    seat: Seat
    plan: SeatPlan
    invite: str | None
    out: str | None = None
    """The guest who sat there, and may come back only by an invitation."""


class SatDown(Entry, frozen=True, kw_only=True, tag="sat-down"):
    seat: Seat
    guest: str


class StoodUp(Entry, frozen=True, kw_only=True, tag="stood-up"):
    seat: Seat


class Begun(Entry, frozen=True, kw_only=True, tag="begun"):
    """The deal."""

    version: int | None = None
    """Of the game's rules, where they are not those the table was opened with."""


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    action: dict[str, Json]
    reason: Reason | None = None
    """Of a bot that can say why; told to nobody before the end."""


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    seat: Seat
    ran: tuple[Seat, ...] | None = None
    """Where there is a clock: whose time ran while what is taken back stood. With it both can be passed over when the
    journal is read. None: written before it was kept."""


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """A seat was shown where to look or, in full, what to choose."""

    seat: Seat
    full: bool = False


class TurnEnded(Entry, frozen=True, kw_only=True, tag="turn-ended"):
    seat: Seat


class SteppedOut(Entry, frozen=True, kw_only=True, tag="stepped-out"):
    """A bot stands in from here on."""

    seat: Seat


class CameBack(Entry, frozen=True, kw_only=True, tag="came-back"):
    seat: Seat


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    seat: Seat


class Agreed(Entry, frozen=True, kw_only=True, tag="agreed"):
    """One more voice: for a bot in the place of `seat`, or, with None, for clearing the table."""

    voice: Seat
    seat: Seat | None


class Cancelled(Entry, frozen=True, kw_only=True, tag="cancelled"):
    """The table was cleared without a result."""


class Outdated(Entry, frozen=True, kw_only=True, tag="outdated"):
    """The game was begun by rules that are no longer played: it is not played on. A result it had by them stays."""

    scores: tuple[int, ...] = ()
    rank: str | None = None


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The same players go on at another table."""

    table: str


class ChatSet(Entry, frozen=True, kw_only=True, tag="chat-set"):
    on: bool


AnyEntry = (
    Opened
    | Arranged
    | SatDown
    | StoodUp
    | Begun
    | Acted
    | TookBack
    | Hinted
    | TurnEnded
    | SteppedOut
    | CameBack
    | Resigned
    | Agreed
    | Cancelled
    | Outdated
    | Followed
    | ChatSet
)

NOBODY = "…"


def nameless(entry: AnyEntry) -> AnyEntry:
    """The entry without the names of people that a creator wrote into the plans of seats."""
    if isinstance(entry, Opened):
        seats = tuple(_nameless_plan(plan) for plan in entry.rules.seats)
        return msgspec.structs.replace(entry, rules=msgspec.structs.replace(entry.rules, seats=seats))
    return msgspec.structs.replace(entry, plan=_nameless_plan(entry.plan)) if isinstance(entry, Arranged) else entry


def _nameless_plan(plan: SeatPlan) -> SeatPlan:
    if isinstance(plan, InvitedSeat):
        return InvitedSeat(name=NOBODY)
    return MySeat() if isinstance(plan, MySeat) else plan


def without_makings(rules: TableRules) -> TableRules:
    """The rules without what their creator wrote: pieces of their own, a position, a seed."""
    options = {name: value for name, value in rules.options.items() if not isinstance(value, dict | list)}
    return msgspec.structs.replace(rules, options=options, scenario=None, seed=None)


def undealt(entry: AnyEntry) -> AnyEntry:
    """The entry without that, at a table at which nothing was ever dealt."""
    if not isinstance(entry, Opened):
        return entry
    seed = entry.seed if entry.rules.seed is None else 0
    return msgspec.structs.replace(entry, rules=without_makings(entry.rules), seed=seed)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
