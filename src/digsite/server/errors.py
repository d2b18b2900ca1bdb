"""What the server refuses, besides what a game refuses. `code` is stable; `status` is the answer over HTTP.

DigsiteError (core)
└── Refusal           a request that is not carried out; nothing has changed
    ├── Malformed     it is not what the schema says
    ├── NoGuest       it needs an identity, and came without a good one
    ├── NotAllowed    it exists, but is not yours to change or see
    ├── NotFound      no such table, guest, line or page
    ├── Packed        its body is compressed, which is not read here
    ├── Preparing     the game is not there yet: its kernel is being compiled, once a machine
    ├── OtherDecision an answer to a decision that is no longer the open one
    ├── Stale         the table has moved on since the version the client saw
    ├── TooBig        its body is longer than any that is read
    ├── TooFast       more than the limits allow
    ├── Unavailable   the database does not answer; whether it was done is found out by asking again, with the same id
    └── Unreadable    a table whose journal cannot be read; it is set aside until its host has seen to it

DigsiteError (core)
└── CannotStart       no port, no database, no bus: the server ends before it has begun
"""

from digsite.core import DigsiteError

LONGEST_REASON = 500


class Refusal(DigsiteError):
    code = "refused"
    status = 409


class Malformed(Refusal):
    code = "malformed"
    status = 400


class NotFound(Refusal):
    code = "not-found"
    status = 404


class NotAllowed(Refusal):
    code = "not-allowed"
    status = 403


class NoGuest(Refusal):
    """The request needs an identity, and came without a good one."""

    code = "no-guest"
    status = 401


class Stale(Refusal):
    code = "stale"


class OtherDecision(Refusal):
    code = "other-decision"


class TooFast(Refusal):
    code = "too-fast"
    status = 429


class Unavailable(Refusal):
    code = "unavailable"
    status = 503


class Preparing(Refusal):
    code = "preparing"
    status = 503


class TooBig(Refusal):
    code = "too-big"
    status = 413


class Packed(Refusal):
    code = "packed"
    status = 415


class Unreadable(Refusal):
    code = "unreadable"
    status = 503

    def __init__(self, why: str) -> None:
        """`why` is for the host alone: it may name a card that somebody holds."""
        super().__init__("this table cannot be read at the moment")
        self.why = why


class CannotStart(DigsiteError):
    """What a server needs is not there or not to be had: its host is told in a line."""

    code = "cannot-start"


def shortened(reason: str) -> str:
    """As it is told: what somebody sent may be in it, and is not sent back by the page."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"


def no_guest() -> NoGuest:
    """Where somebody must say who they are."""
    return NoGuest("say who you are first (POST /api/guest)")


class Abandoned(Exception):
    """No refusal: a live table whose memory may differ from the database does nothing any more. At the table as it is
    loaded anew, it can be done (`TableRegistry.use`)."""
