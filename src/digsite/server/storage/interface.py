"""What the server asks of its storage. `open_storage("sqlite://")` is the twin in memory."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from digsite.server.identity import Claim
from digsite.server.schema.descriptions import Seen, Status
from digsite.server.schema.journal import AnyEntry
from digsite.study.puzzles.rating import Skill


class Conflict(Exception):
    """Somebody else wrote first: read what they wrote, then judge again."""


class Departed(Conflict):
    """The guest for whom it was to be stored is no more."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept beside a journal, for lists and timers. It follows from the journal."""

    id: str
    game: str
    status: Status
    public: bool
    creator: str | None
    guests: tuple[str | None, ...]
    """For each seat its guest, or the one for whom it is kept."""
    labels: tuple[str | None, ...]
    """For each seat a name that is not a guest's own: of somebody invited or at a hot seat."""
    bots: tuple[bool, ...]
    deciders: tuple[int, ...]
    changed: int
    due: int | None
    daily: str | None
    scores: tuple[int, ...] = ()
    """Of a game that was played to its end."""
    rank: str | None = None
    arranged: bool = False
    """Whether its creator set up the position or chose the seed."""
    place: int | None = None
    """Of a daily deal that was played against bots to its end: which place its player came to."""
    late: bool = False
    """Of a daily deal: whether it was begun, or came to its end, after its day."""
    puzzle: bool = False
    """Whether it is a try at a puzzle, which no list of tables shows."""
    strengths: tuple[str | None, ...] = ()
    """For each seat how strong the bot is that has it; empty in a row that was written before it was kept."""
    practice: bool = False
    """Whether it is there to learn something by, and waits for nobody."""


class Due(NamedTuple):
    """When something happens by itself at a table."""

    at: int
    id: str


NEVER = Due(0, "")
"""Before every other."""


class GuestRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    recovery: str
    """The hash of the recovery code."""
    epoch: int
    seen: int
    webhook: str | None = None
    silenced_until: int | None = None
    banned_until: int | None = None


class DeviceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where a guest is signed in."""

    id: str
    guest: str
    name: str
    made: int
    seen: int


class SignedIn(NamedTuple):
    """Whose claim is good, and when it was last made: by that device, or by the guest."""

    guest: GuestRow
    seen: int


class PushRow(msgspec.Struct, frozen=True, kw_only=True):
    endpoint: str
    guest: str
    keys: str


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    line: int
    guest: str
    text: str
    at: int


Moderating = Literal["hide", "dismiss", "silence", "kick", "admit", "ban", "close", "heal"]
"""`admit` lifts a kick; `heal` is the doctor's."""


class ActRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a moderator did."""

    number: int = 0
    at: int
    by: str
    what: Moderating
    guest: str | None = None
    table_id: str | None = None
    line: int | None = None
    until: int | None = None
    """For `silence` and `ban`; None lifts it."""
    reason: str = ""
    done: int | None = None

    @property
    def lifts(self) -> bool:
        return self.what in ("silence", "ban") and self.until is None

    @property
    def hours(self) -> int:
        """For how long it was meant."""
        return 0 if self.until is None else round((self.until - self.at) / 3_600_000)


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the chat that somebody reported, and that no moderator has hidden or dismissed."""

    line: int
    table_id: str
    guest: str
    name: str | None
    text: str
    at: int
    reported_by: str
    """Empty: somebody who is no more."""


class DailyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's one try at a day's deal of a game."""

    day: str
    game: str
    guest: str
    table_id: str


class GroupTry(msgspec.Struct, frozen=True, kw_only=True):
    """A member's one try at a deal of a group."""

    group_id: str
    deal: int
    guest: str
    table_id: str


class PuzzleTry(msgspec.Struct, frozen=True, kw_only=True):
    """The first try of a guest at a puzzle."""

    guest: str
    game: str
    puzzle: str
    table_id: str
    at: int
    day: str | None = None
    """Of which day it was the puzzle when it was begun, and then when it was judged."""
    solved: bool | None = None
    """None until it has been judged."""


Rate = Callable[[Skill | None, Skill | None], tuple[Skill, Skill]]
"""Solver and puzzle after a try, from what they were; None: not rated yet."""


class Storage(Protocol):
    """Every write is durable when its call returns. A database that does not answer raises Unavailable."""

    # Journals.
    async def append(self, row: TableRow, first: int, entries: Sequence[AnyEntry], *, guest: str | None = None) -> None:
        """Store entries numbered from `first` on, and the row that follows from them; raises Conflict. What
        seats somebody, or holds their words, names the `guest` who wants it: if they are no more, raises Departed. So
        whoever clears away what was theirs finds all of it."""

    async def journal(self, table_id: str, start: int = 0) -> list[AnyEntry]:
        """The entries from that number on, none if there is no such table; raises Unreadable, and Conflict if there are
        not so many."""

    async def row(self, table_id: str) -> TableRow:
        """What is kept beside a journal that is there; raises Unreadable."""

    async def set_aside(self, table_id: str, why: str) -> TableRow | None:
        """Let a table rest that cannot be read; None if it does already, or nothing is known of it."""

    async def lengths(self, table_ids: Iterable[str]) -> dict[str, int]:
        """How many entries each of these journals has."""

    async def readable_length(self, table_id: str) -> int | None:
        """How many entries the journal has; None if there is none, or it was set aside."""

    # Lists.
    async def table_row(self, table_id: str) -> TableRow | None: ...
    async def public_tables(self, limit: int) -> list[TableRow]: ...
    async def tables_of(self, guest: str, limit: int, *, puzzles: bool = True) -> list[TableRow]:
        """Those a guest sits at or made, latest first; those at which puzzles are tried only if they are wanted."""

    async def waiting_tables_of(self, guest: str) -> list[TableRow]:
        """The public tables that have not begun, and at which a guest sits or which they made."""

    async def due_tables(self, now: int, limit: int, after: Due = NEVER) -> list[Due]:
        """Tables at which something is to happen by itself, in order, behind a given one."""

    async def forget_tables(self, before: int) -> int:
        """Retention: drop tables that nobody touched since."""

    async def ids_of(self, guest: str) -> list[str]:
        """The tables a guest sits at or made, whether they can be read or not."""

    async def forget_labels(self, table_id: str, guest: str) -> None:
        """Take out the names that its creator, if that is this guest, gave to seats: of people invited, or beside them
        on one device; and where no game began, whatever else they made up for it."""

    # Guests. Whatever changes one names the claim by which it is done, and holds only if that is good at the moment of
    # the change; each changes its own columns and no others.
    async def add_guest(self, guest: GuestRow, device: DeviceRow | None = None) -> None: ...
    async def guest(self, guest_id: str) -> GuestRow | None:
        """That guest; None also for one who is leaving."""

    async def signed_in(self, claim: Claim, since: int = 0) -> SignedIn | None:
        """Whose claim that is, if it is good; that of a device not seen `since` is not."""

    async def saw(self, claim: Claim, at: int) -> None: ...
    async def change_guest(self, claim: Claim, **columns: str | None) -> GuestRow | None:
        """The guest as changed; None if the claim is not good."""

    async def recover(self, recovery: str, new: str, device: DeviceRow) -> GuestRow | None:
        """Use up a recovery code (they are hashes) for a device, whose `guest` is filled in; None if it is nobody's."""

    async def new_keys(self, claim: Claim, recovery: str, device: DeviceRow) -> GuestRow | None:
        """A new epoch with this one device; None if the claim is not good."""

    async def add_device(self, claim: Claim, device: DeviceRow) -> bool: ...
    async def devices(self, guest: str) -> list[DeviceRow]: ...
    async def end_device(self, claim: Claim, device: str) -> bool | None:
        """Whether it was signed in; None if the claim is not good."""

    async def begin_leaving(self, claim: Claim) -> bool:
        """From here on nothing is done in this guest's name; False if the claim is not good."""

    async def leaving(self) -> list[str]:
        """Guests who wanted to be forgotten, and are not yet."""

    async def forget_guest(self, guest_id: str) -> None:
        """Drop the guest and everything they said; what they played stays, nameless."""

    async def forget_strangers(self, before: int) -> int:
        """Retention: drop guests who were not seen since, and have no table any more."""

    async def names(self, guest_ids: Iterable[str]) -> dict[str, str]: ...
    async def add_push(self, claim: Claim, push: PushRow, most: int) -> bool | None:
        """False if the guest has so many already; None if the claim is not good."""

    async def pushes(self, guest: str) -> list[PushRow]: ...
    async def drop_push(self, endpoint: str, guest: str | None = None) -> None: ...

    # Chat.
    async def say(self, table_id: str, guest: str, text: str, at: int, request: str) -> int | None:
        """The number of the new line; None if that request has been heard before."""

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]: ...
    async def report(self, table_id: str, line: int, guest: str) -> bool:
        """Whether there is such a line. It is listed once, whoever else reports it, and not again once it was
        dismissed."""

    async def mute(self, guest: str, muted: str, *, on: bool, most: int) -> bool:
        """Hide what somebody says from a guest, or no longer; False if that guest mutes `most` already."""

    async def mutes(self, guest: str) -> set[str]: ...

    # Moderation.
    async def moderate(self, act: ActRow) -> bool:
        """Write an act down with its effect; False if what it is about is not there."""

    async def acts_since(self, number: int) -> list[ActRow]:
        """In their order; none of a lower number comes later."""

    async def acts_to_do(self) -> list[ActRow]:
        """Those that no server has carried out yet, in their order."""

    async def last_acts(self) -> list[ActRow]:
        """The latest first."""

    async def act_done(self, number: int, at: int) -> None: ...
    async def kicked(self, table_id: str) -> set[str]:
        """Whom moderators do not want at that table."""

    async def reports(self) -> tuple[list[ReportRow], int]:
        """Some of them, each reporter's latest first and in turn, so that nobody's many hide another's; and how many
        there are."""

    async def mark(self, name: str, at: int) -> None:
        """Something of that name was done."""

    async def marks(self) -> dict[str, int]: ...

    # Reviews.
    async def review(self, table_id: str, edition: int) -> str | None:
        """The review of a finished game, if one of that edition was kept."""

    async def keep_review(self, table_id: str, edition: int, body: str, at: int) -> bool:
        """Keep it with its table; False if the table is gone, or another was quicker."""

    # Daily deal, secrets, health.
    async def begin_daily(self, daily: DailyRow) -> DailyRow:
        """One try each: the first row of that day, game and guest stays, and is returned."""

    async def daily(
        self, day: str, game: str, guest: str | None = None, most: int = 1
    ) -> list[tuple[DailyRow, TableRow]]:
        """Tries of that day with their tables: the best of them, late ones last, and that guest's own."""

    async def daily_scores(self, day: str, game: str) -> dict[int, int]:
        """How many came to each score before the day was over, the lowest first."""

    async def dailies_of(self, guest: str, game: str) -> list[tuple[DailyRow, TableRow]]:
        """All tries of a guest at a game's daily deals, the oldest first."""

    # Deals.
    async def saw_deal(self, deal: str, guest: str, table_id: str, how: Seen) -> None:
        """A guest has seen that deal at that table; what was noted first stays."""

    async def deal_viewers(self, deal: str, elsewhere: str, guests: Iterable[str]) -> dict[str, Seen]:
        """Which of these guests have seen that deal at another table than this one, and how."""

    # Groups.
    async def add_group(self, group_id: str, ends: int, plan: str) -> None: ...
    async def group(self, group_id: str) -> str | None:
        """What was settled for that group."""

    async def begin_group_try(self, first: GroupTry, most: int) -> GroupTry | None:
        """One try each: the first row of that deal and guest stays, and is returned; None if `most` others play."""

    async def group_tries(self, group_id: str) -> list[tuple[GroupTry, TableRow]]:
        """All tries of its members, with their tables."""

    async def forget_groups(self, before: int) -> int:
        """Retention: drop groups that were over by then."""

    # Puzzles.
    async def begin_puzzle(self, first: PuzzleTry) -> PuzzleTry:
        """One try counts: the first row of that guest and puzzle stays, and is returned."""

    async def puzzle_try(self, guest: str, game: str, puzzle: str) -> PuzzleTry | None: ...
    async def puzzle_tries(self, guest: str) -> list[PuzzleTry]:
        """In the order in which they were begun."""

    async def judge_puzzle(self, tried: PuzzleTry, *, solved: bool, day: str | None, rate: Rate) -> bool:
        """Write down how it went and what follows for the ratings; False if that was done before."""

    async def solve_again(self, tried: PuzzleTry, day: str) -> None:
        """One that was solved at first is solved once more on the day whose puzzle it is: that counts as the day's."""

    async def puzzle_skills(
        self, game: str, guest: str | None = None, *, puzzles: Iterable[str] = ()
    ) -> dict[str, Skill]:
        """Of these puzzles, those that have been rated; or of that guest, by id."""

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name; `fresh` is kept if there was none."""

    async def ping(self) -> None: ...
    async def check_writable(self) -> None:
        """Raises Unavailable if nothing can be stored: a disk may be full that can still be read. What was found out a
        moment ago is believed."""

    async def close(self) -> None: ...
