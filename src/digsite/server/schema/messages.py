"""Everything that passes over a table's WebSocket, once: this is what the server checks, and what the browser's
types are generated from (`typescript.py`). A message is one JSON object with its `kind`; a frame of the server's holds
one or several, a line each. See docs/protocol.md."""

from typing import Annotated, Any, Literal

import msgspec

from digsite.core import Seat
from digsite.server.schema.descriptions import Id, Milliseconds, Part, SeatNumber, SeatPlan, Status, TableInfo, Version
from digsite.texts import Language

PROTOCOL = 3
"""Counts up when an old client could no longer follow."""


# What a client sends.


class Request(Part, frozen=True, kw_only=True, tag_field="kind"):
    """Every message of a client has an id of the client's own making; the answer repeats it. The same id of the same
    guest has one effect, however often it is sent."""

    id: Id


class Choose(Request, frozen=True, kw_only=True, tag="choose"):
    """Answer an open decision. `action` is one of the offered choices, as it was given."""

    version: Version
    action: dict[str, Any]
    decision: Version | None = None
    """The `number` of the decision it answers. An answer that was meant for another one is refused, however legal it
    would be."""


class Preview(Request, frozen=True, kw_only=True, tag="preview"):
    """Ask what an action would lead to, without doing it; refused where that would reveal something."""

    version: Version
    action: dict[str, Any]


class Tell(Request, frozen=True, kw_only=True, tag="tell"):
    """Ask for the table in words, and for the open choices grouped as a player would look through them. The moves of
    `group` are spelled out."""

    seat: SeatNumber | None
    language: Language
    group: Annotated[int, msgspec.Meta(ge=0)] | None = None


class ReadLog(Request, frozen=True, kw_only=True, tag="read-log"):
    """Ask for the log in words, from step `first` on."""

    seat: SeatNumber | None
    language: Language
    first: Annotated[int, msgspec.Meta(ge=0)] = 0


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """Ask what a strong bot sees in the place of this seat, with what the seat knows: where to look, and with `full`
    what to choose and why. Counted, and told to everybody."""

    version: Version
    seat: SeatNumber
    language: Language
    full: bool = False


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    version: Version
    seat: SeatNumber


class EndTurn(Request, frozen=True, kw_only=True, tag="end-turn"):
    version: Version
    seat: SeatNumber


class Join(Request, frozen=True, kw_only=True, tag="join"):
    """Sit down on an open seat (None: the first free one), or with an invitation's key on the seat it is for."""

    seat: SeatNumber | None = None
    invite: Id | None = None


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Before the game: free the seat. In the game: let a bot stand in until you come back."""

    seat: SeatNumber


class ComeBack(Request, frozen=True, kw_only=True, tag="come-back"):
    seat: SeatNumber


class Arrange(Request, frozen=True, kw_only=True, tag="arrange"):
    """Before the game, its creator gives a seat another plan."""

    seat: SeatNumber
    plan: SeatPlan
    guest: Id | None = None
    """Of a seat that somebody has taken: who is to get up, and may come back only by an invitation. Whoever sat down
    meanwhile is not meant, and stays."""


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """Begin. Needs every seat to be taken."""


class Cancel(Request, frozen=True, kw_only=True, tag="cancel"):
    """Before the game: its creator clears the table. In the game: a vote to end it without a result, for which
    everybody's voice is needed who has not resigned, and for whom a bot has not stood in for a day."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    seat: SeatNumber


class StandIn(Request, frozen=True, kw_only=True, tag="stand-in"):
    """Vote that a bot plays for an absent player: the creator's voice is enough, or that of all the others. Only where
    no time is measured, and after two minutes."""

    seat: SeatNumber


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """After the end: a new table, seats rotated by one. The others' seats are kept for them: who asks second comes to
    the same table, and sits down there."""


class Say(Request, frozen=True, kw_only=True, tag="say"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Hide what a guest says, for you alone."""

    guest: Id
    muted: bool


class Report(Request, frozen=True, kw_only=True, tag="report"):
    """Bring a line of the chat to the host's attention."""

    line: Annotated[int, msgspec.Meta(ge=0, le=(1 << 31) - 1)]


class SetChat(Request, frozen=True, kw_only=True, tag="set-chat"):
    """The creator switches the table's chat on or off."""

    on: bool


class Resync(Request, frozen=True, kw_only=True, tag="resync"):
    """Ask for everything anew; with a language, in that one from now on."""

    language: Language | None = None


Command = Join | Leave | ComeBack | Arrange | Start | Cancel | Resign | StandIn | Rematch | SetChat
"""What changes a table; also taken by HTTP."""
ClientMessage = Choose | Preview | Tell | ReadLog | Hint | Undo | EndTurn | Command | Say | Mute | Report | Resync


# What the server sends.


class ServerPart(Part, frozen=True, kw_only=True, tag_field="kind"):
    """Base of the server's messages."""


class Hello(ServerPart, frozen=True, kw_only=True, tag="hello"):
    """The first message of a connection."""

    protocol: int
    server: str
    guest: str | None
    """Your public id; None for a spectator without an identity."""
    now: Milliseconds
    """The server's time, by which clocks are to be read."""


class Table(ServerPart, frozen=True, kw_only=True, tag="table"):
    """The table changed, or you have just come: seats, votes, status, ending."""

    table: TableInfo


class Choices(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A run of choices that differ in one field. An action is `same` plus, for each of `values`, the field `vary`;
    without `vary` the run is `same` alone."""

    same: dict[str, Any]
    vary: str | None = None
    values: tuple[Any, ...] = ()
    final: bool = False
    """Each of them reveals something: it cannot be taken back."""


class OpenDecision(Part, frozen=True, kw_only=True):
    """What a seat is asked now."""

    type: str
    """The game's word for this kind of decision."""
    cause: str | None
    """The card that asks, if it is not the turn itself."""
    choices: tuple[Choices, ...]
    final: tuple[str, ...] = ()
    """The kinds of which every choice is final."""
    number: int | None = None
    """Names it for `choose`: no two decisions of a seat have the same one. None in a preview."""


class Mention(Part, frozen=True, kw_only=True):
    """A piece that is named in a line of the log."""

    text: str
    """Its name, as it stands in the line."""
    piece: str
    """Its id in the game's views."""


class LogLine(Part, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, as a sentence, and by which rule."""

    step: int
    event: int
    """Which of the step's events it tells, as this seat sees them."""
    seat: Seat
    """Whose action led to it."""
    text: str
    brief: str = ""
    """The same for somebody who sees it happen; left out where that is no shorter."""
    rule: str | None
    """The section of the game's rules; None where a piece named in the line caused it."""
    title: str
    """What that section is called; empty without one."""
    mentions: tuple[Mention, ...]
    why: str = ""
    """Why a bot did so, on the first line of its step; only after the end."""


class Step(Part, frozen=True, kw_only=True, omit_defaults=True):
    """What one action brought about, as far as this seat may see it."""

    number: int
    """Counted from 0 since the beginning of the game."""
    seat: Seat
    events: tuple[msgspec.Raw, ...]
    """Each as its `to_dict` gives it, encoded once for all who may see it."""
    lines: tuple[LogLine, ...] = ()
    """The events in words, for a connection that named its language."""


class Clocks(Part, frozen=True, kw_only=True):
    """Time left for each seat at the moment `at`; only that of `running` seats goes down."""

    at: Milliseconds
    left: tuple[Milliseconds | None, ...]
    running: tuple[Seat, ...]


class Update(ServerPart, frozen=True, kw_only=True, tag="update"):
    """The game as one seat may know it. Steps from `first_step` on replace those you had from there on: an undo
    takes some away, a resync gives all anew."""

    seat: Seat | None
    """Whose view this is; None: a spectator's."""
    version: int
    view: dict[str, Any]
    first_step: int
    steps: tuple[Step, ...]
    waiting_for: tuple[Seat, ...]
    """The seats that owe a decision."""
    decision: OpenDecision | None
    """What this seat is asked."""
    can_undo: bool
    can_end_turn: bool
    """The turn waits for this seat's `end-turn`."""
    clocks: Clocks | None
    scores: tuple[int, ...] | None
    """Live scores as this seat may know them, where the table shows them, and after the end."""
    outlook: dict[str, Any] | None = None
    """What this seat could do and what not, and why, in games that tell it: also while others play."""
    ending: Seat | None = None
    """Whose turn waits for their `end-turn`: until they say it, it is theirs, though the view and the last step are
    already the next one's."""


class Previewed(ServerPart, frozen=True, kw_only=True, tag="previewed"):
    """What the previewed action would lead to."""

    id: str
    view: dict[str, Any]
    decision: OpenDecision | None


class ToldGroup(Part, frozen=True, kw_only=True):
    """Choices that belong together: their places in the unpacked choices of the decision."""

    title: str
    choices: tuple[int, ...]


class Told(ServerPart, frozen=True, kw_only=True, tag="told"):
    """The table in words."""

    id: str
    version: int
    question: str
    """Empty where the seat is asked nothing."""
    lines: tuple[str, ...]
    groups: tuple[ToldGroup, ...]
    moves: tuple[str, ...]
    """The moves of the group asked for, in its order."""
    ending: tuple[str, ...]


class ToldLog(ServerPart, frozen=True, kw_only=True, tag="told-log"):
    """A piece of the log from the step asked for on, as far as the seat may know it."""

    id: str
    lines: tuple[LogLine, ...]
    next: int | None
    """The step to ask for next; None: that was all."""


class Hinted(ServerPart, frozen=True, kw_only=True, tag="hinted"):
    """A hint for the decision that is open."""

    id: str
    version: int
    look: str
    """Where to look, in words."""
    pieces: tuple[str, ...]
    """What to look at, by the ids of the game's views."""
    action: dict[str, Any] | None
    """In full: one of the offered choices, as it was given,"""
    then: tuple[dict[str, Any], ...]
    """the answers to the decisions that only complete it,"""
    move: str
    """all of it in words,"""
    why: str
    """and its reason."""


class Presence(ServerPart, frozen=True, kw_only=True, tag="presence"):
    """Which seats have somebody connected, and how many look on."""

    present: tuple[Seat, ...]
    spectators: int


class ChatLine(Part, frozen=True, kw_only=True):
    """Plain text: a client must never render it as anything else."""

    line: int
    guest: str
    name: str
    seats: tuple[Seat, ...]
    """Which the speaker holds; none: somebody who looks on."""
    text: str
    at: Milliseconds
    lookalike: bool = False
    """Whether the speaker's name is easily taken for that of somebody else who sits here or has spoken."""


class Chat(ServerPart, frozen=True, kw_only=True, tag="chat"):
    lines: tuple[ChatLine, ...]


class Accepted(ServerPart, frozen=True, kw_only=True, tag="accepted", omit_defaults=True):
    """The request with that id has had its effect, and it is stored."""

    id: str
    version: int
    table: str | None = None
    """For a rematch: the new table."""


class Refused(ServerPart, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed. `code` is stable, `reason` is for people, `details` for a client's own words."""

    id: str | None
    code: str
    reason: str
    details: dict[str, Any]


NoticeAbout = Literal[
    "your-move",
    "started",
    "over",
    "cancelled",
    "stand-in",
    "rematch",
    "joined",
    "set-aside",
    "rules-changed",
    "given-away",
]


class Notice(ServerPart, frozen=True, kw_only=True, tag="notice"):
    """Something happened at one of your tables; sent to every page you have open, by web push and to your webhook."""

    about: NoticeAbout
    table: str
    game: str
    status: Status
    seat: Seat | None


ServerMessage = (
    Hello | Table | Update | Previewed | Told | ToldLog | Hinted | Presence | Chat | Accepted | Refused | Notice
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
