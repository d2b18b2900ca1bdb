"""Judging: what a guest's request means for a table, as the entries to be stored, or a refusal.

Nothing changes here. The order of the questions is the same for every request: is the table in the right status, is it
this guest's to do, is the version fresh, is it legal.
"""

from collections.abc import Callable
from functools import cache, singledispatch
from math import ceil

import msgspec

from digsite.bots import Strategies
from digsite.core import Seat
from digsite.server.errors import NotAllowed, NotFound, Refusal
from digsite.server.schema import journal, messages
from digsite.server.schema.descriptions import InvitedSeat, Status
from digsite.server.tables.new_table import check_plan, plain_plan
from digsite.server.tables.running_game import RunningGame, Tried
from digsite.server.tables.table import Place, Table
from digsite.server.time_and_secrets import TimeAndSecrets

MOST_ARRIVALS = 20
"""How often one guest may sit down at a table."""
STAND_IN_AFTER = 2 * 60 * 1000
"""Milliseconds for which a seat has to be away and waited for before a bot may be asked to play for it: whoever loads
their page anew, or whose telephone was in a pocket, comes back to a game of their own."""
LONG_AWAY = 24 * 3600 * 1000
"""Milliseconds for which a bot has to stand in for somebody before the others may end the game without a result and
without them: nobody is to find a game they were winning called off because their page was closed for a while."""


class Asked(msgspec.Struct, frozen=True):
    """Who asks, at which table, when; and who of the others is there."""

    table: Table
    guest: str
    at: int
    away_since: Callable[[Seat], int | None]
    """Since when nobody looks at the table for a seat, as far as the process knows; None: somebody does."""
    sources: TimeAndSecrets
    bots: Strategies
    """Those that may be chosen."""
    lost_rematch: str | None = None
    """The table of the next game, if that was called off."""


class Judged(msgspec.Struct, frozen=True):
    """What is to be stored; no entries: it is done already. `tried` spares doing an action a second time."""

    entries: tuple[journal.AnyEntry, ...]
    tried: Tried | None = None


_GOES_ON = (
    messages.Choose,
    messages.EndTurn,
    messages.ComeBack,
    messages.Resign,
    messages.Start,
    messages.Cancel,
    messages.Rematch,
)
"""What is always possible: none of them can be asked for without end."""


def judge(request: messages.Request, asked: Asked) -> Judged:
    """The entries that carry out the request, the first of them answering it; raises Refusal or IllegalAction."""
    verdict = _judge_of(type(request))(request, asked)
    if verdict.entries and _too_much(request, asked):
        raise Refusal("too much has been taken back and changed at this table", code="too-many-changes")
    if not verdict.entries:
        return verdict
    first, *others = verdict.entries
    entries = [msgspec.structs.replace(first, at=asked.at, by=asked.guest, request=request.id)]
    entries += [msgspec.structs.replace(entry, at=asked.at, by=asked.guest) for entry in others]
    return Judged(tuple(entries), verdict.tried)


def _too_much(request: messages.Request, asked: Asked) -> bool:
    """Whoever wears a table out and goes away must not leave the others without a bot to play on with."""
    if isinstance(request, messages.StandIn):
        return asked.table.worn_out
    return not isinstance(request, _GOES_ON) and asked.table.worn_by(asked.guest)


@singledispatch
def _judge(request: messages.Request, asked: Asked) -> Judged:
    raise TypeError(f"{type(request).__name__} does not change a table; asked by {asked.guest}")


@cache
def _judge_of(kind: type[messages.Request]) -> Callable[[messages.Request, Asked], Judged]:
    return _judge.dispatch(kind)


# In the game.


@_judge.register
def _(request: messages.Choose, asked: Asked) -> Judged:
    running = _playing(asked.table)
    action = running.state.game.action(request.action)
    _own_active(asked, action.seat)
    running.check_fresh(action.seat, request.version)
    running.check_meant(action.seat, request.decision)
    tried = running.attempt(action)
    return Judged((journal.Acted(action=action.to_dict()),), tried)


@_judge.register
def _(request: messages.Undo, asked: Asked) -> Judged:
    running = _playing(asked.table)
    _own_active(asked, request.seat)
    running.check_own_fresh(request.seat, request.version)
    running.check_own(request.seat)
    running.attempt_undo(request.seat)
    return Judged((journal.TookBack(seat=request.seat, ran=asked.table.timed if asked.table.ticks else None),))


@_judge.register
def _(request: messages.Hint, asked: Asked) -> Judged:
    """Counted once for where to look and once for the choice, however often it is asked for."""
    table = asked.table
    running = _playing(table)
    _own_active(asked, request.seat)
    if not table.hints:
        raise NotAllowed("there are no hints at this table", code="no-hints")
    if running.holding is not None or request.seat not in running.deciders:
        raise Refusal("you are asked nothing now", code="nothing-to-decide")
    running.check_fresh(request.seat, request.version)
    number, known = running.decision_number(request.seat), table.places[request.seat].hinted
    told = known is not None and known[0] == number and (known[1] or not request.full)
    return Judged(() if told else (journal.Hinted(seat=request.seat, full=request.full),))


@_judge.register
def _(request: messages.EndTurn, asked: Asked) -> Judged:
    running = _playing(asked.table)
    _own_active(asked, request.seat)
    running.check_own_fresh(request.seat, request.version)
    if running.holding != request.seat:
        raise Refusal("the table does not wait for your end of turn", code="nothing-to-end")
    return Judged((journal.TurnEnded(seat=request.seat),))


@_judge.register
def _(request: messages.Resign, asked: Asked) -> Judged:
    _playing(asked.table)
    _own(asked, request.seat)
    _no_puzzle(asked.table)
    return Judged((journal.Resigned(seat=request.seat),))


@_judge.register
def _(request: messages.ComeBack, asked: Asked) -> Judged:
    running, table = _playing(asked.table), asked.table
    if not _own(asked, request.seat).standing_in:
        raise Refusal("no bot stands in for you", code="not-away")
    is_up = table.clockwork is not None and table.clockwork.is_up(request.seat)
    if is_up and request.seat in running.waiting_for and not table.resting:
        raise Refusal("your time is up: the bot answers first", code="time-is-up")
    return Judged((journal.CameBack(seat=request.seat),))


@_judge.register
def _(request: messages.StandIn, asked: Asked) -> Judged:
    """The creator's voice is enough; otherwise all the others' who still play. Nobody's when it is too early."""
    table = asked.table
    running = _playing(table)
    place = _place(table, request.seat)
    voices = [seat for seat in table.seats_of(asked.guest) if seat != request.seat and seat in table.people]
    if not voices:
        raise NotAllowed("only another player of this table may ask for that", code="not-seated")
    if place.guest is None or place.bot is not None:
        raise Refusal("a bot plays there already", code="bot-plays")
    since = asked.away_since(request.seat)
    if since is None or request.seat not in running.waiting_for:
        raise Refusal("the player is here, or nobody waits for them", code="not-away")
    _check_waited(asked, request.seat, since)
    agreed = journal.Agreed(voice=voices[0], seat=request.seat)
    before = table.voices.get(request.seat, set())
    needed = {seat for seat in table.people if not table.places[seat].standing_in} - {request.seat}
    if asked.guest == table.creator or before.union(voices) >= needed:
        return Judged((agreed, journal.SteppedOut(seat=request.seat)))
    return Judged((agreed,) if voices[0] not in before else ())


def _check_waited(asked: Asked, seat: Seat, away_since: int) -> None:
    """Refuse a bot for a seat that has time left, or, where no time is measured, may come back any moment."""
    clockwork = asked.table.clockwork
    if clockwork is None:
        raise TypeError("a table that plays has a clockwork")
    if clockwork.ticks:
        if seat not in clockwork.late(asked.at):
            raise Refusal("that player has time left; when it is up, a bot plays by itself", code="time-left")
        return
    left = max(away_since, clockwork.waited_since(seat)) + STAND_IN_AFTER - asked.at
    if left > 0:
        seconds = ceil(left / 1000)
        raise Refusal(f"they may come back: ask in {seconds} seconds", code="not-away-long", seconds=seconds)


# Around the game.


@_judge.register
def _(request: messages.Join, asked: Asked) -> Judged:
    table = asked.table
    _in_status(table, "waiting")
    if request.invite is not None:
        seat = _seat_by_invite(table, request.invite)
    elif request.seat is None and table.seats_of(asked.guest):
        raise Refusal("you sit here already; for one seat more, say which", code="already-seated")
    else:
        seat = _open_seat(table, request.seat, asked.guest)
        if asked.guest in table.put_out:
            raise NotAllowed("your seat here was given away: come by an invitation", code="given-away")
    if table.rules.public and asked.guest != table.creator and table.seats_of(asked.guest):
        raise Refusal("at a public table there is one seat for each", code="one-seat-each")
    if table.arrivals[asked.guest] >= MOST_ARRIVALS:  # or one of them could wear the table out for all
        raise Refusal("you have sat down here often enough", code="too-many-changes")
    return Judged((journal.SatDown(seat=seat, guest=asked.guest),))


def _seat_by_invite(table: Table, invite: str) -> Seat:
    for seat, place in enumerate(table.places):
        if place.invite == invite:
            if place.taken:
                raise Refusal("that seat is taken", code="seat-taken", seat=seat)
            return seat
    raise NotFound("this invitation is not, or no longer, good at this table", code="no-invitation")


def _open_seat(table: Table, wanted: Seat | None, guest: str) -> Seat:
    if wanted is not None:
        place = _place(table, wanted)
        if place.taken:
            raise Refusal("that seat is taken", code="seat-taken", seat=wanted)
        if not _is_open_to(place, guest):
            raise NotAllowed("that seat is kept for somebody", code="seat-kept", seat=wanted)
        return wanted
    others = [seat for seat, place in enumerate(table.places) if not place.taken and _is_open_to(place, guest)]
    for seat in (*table.kept_for(guest), *others):
        return seat
    raise Refusal("no seat is free", code="table-full")


def _is_open_to(place: Place, guest: str) -> bool:
    return not isinstance(place.plan, InvitedSeat) and place.kept_for in (None, guest)


@_judge.register
def _(request: messages.Leave, asked: Asked) -> Judged:
    table = asked.table
    place = _own(asked, request.seat)
    if table.status == "waiting":
        return Judged((journal.StoodUp(seat=request.seat),))
    _playing(table)
    if place.bot is not None:
        raise Refusal("a bot plays there already", code="bot-plays")
    return Judged((journal.SteppedOut(seat=request.seat),))


@_judge.register
def _(request: messages.Arrange, asked: Asked) -> Judged:
    table = asked.table
    _in_status(table, "waiting")
    _creator(asked)
    place = _place(table, request.seat)
    out = None if place.guest == asked.guest else place.guest
    if out not in (None, request.guest):
        raise Refusal("somebody sits there", code="seat-taken", seat=request.seat)
    check_plan(table.game, request.plan, asked.bots)
    invite = asked.sources.key() if isinstance(request.plan, InvitedSeat) else None
    return Judged((journal.Arranged(seat=request.seat, plan=plain_plan(request.plan), invite=invite, out=out),))


@_judge.register
def _(_request: messages.Start, asked: Asked) -> Judged:
    table = asked.table
    _in_status(table, "waiting")
    if not table.seats_of(asked.guest) and asked.guest != table.creator:
        raise NotAllowed("only its players may start the game", code="not-seated")
    empty = [seat for seat, place in enumerate(table.places) if not place.taken]
    if empty:
        raise Refusal(f"seats {empty} are still empty", code="seats-empty", seats=empty)
    return Judged((journal.Begun(version=_begun_by(table)),))


@_judge.register
def _(_request: messages.Cancel, asked: Asked) -> Judged:
    """Before the game its creator's right; in the game a vote of all who have not given it up."""
    table = asked.table
    if table.status == "waiting":
        _creator(asked)
        return Judged((journal.Cancelled(),))
    _playing(table)
    voices = [seat for seat in table.seats_of(asked.guest) if seat in table.people]
    if not voices:
        raise NotAllowed("only its players may end the game", code="not-seated")
    _no_puzzle(table)
    _no_single_try(table)
    before = table.voices.get(None, set())
    agreed = tuple(journal.Agreed(voice=seat, seat=None) for seat in voices if seat not in before)
    needed = {seat for seat in table.people if not _is_long_away(table.places[seat], asked.at)}
    return Judged((*agreed, journal.Cancelled()) if before.union(voices) >= needed else agreed)


@_judge.register
def _(_request: messages.Rematch, asked: Asked) -> Judged:
    """The link to the new table comes first, so that two who ask at once come to the same one."""
    table = asked.table
    if table.status not in ("over", "cancelled") or table.daily is not None:
        raise Refusal("a rematch comes after the end", code="not-over")
    if not table.seats_of(asked.guest):
        raise NotAllowed("only its players may ask for a rematch", code="not-seated")
    return Judged((journal.Followed(table=asked.sources.name()),) if table.rematch == asked.lost_rematch else ())


@_judge.register
def _(request: messages.SetChat, asked: Asked) -> Judged:
    _creator(asked)
    return Judged((journal.ChatSet(on=request.on),) if request.on != asked.table.chat else ())


# Questions asked again and again.


def _no_puzzle(table: Table) -> None:
    """A try at a puzzle ends by being judged, and in no other way."""
    if table.puzzle is not None:
        raise Refusal("a puzzle is given up where it is judged", code="puzzle-counts")


def _no_single_try(table: Table) -> None:
    """Whoever calls such a game off could not begin it again, and would know what others are still dealt."""
    if table.daily is not None or table.group is not None:
        raise Refusal("everybody has one try at this deal: come back to it, or resign", code="one-try")


def _is_long_away(place: Place, at: int) -> bool:
    return place.away_since is not None and at - place.away_since >= LONG_AWAY


def _begun_by(table: Table) -> int | None:
    """The version of the rules, where the table was opened with an earlier one."""
    return None if table.rules_version == table.game.version else table.game.version


def _in_status(table: Table, status: Status) -> None:
    if table.ending is not None and table.ending.reason == "rules-changed":
        raise Refusal("the rules of the game have changed since it began: it is closed", code="rules-changed")
    if table.status != status:
        raise Refusal(f"the table is {table.status}; expected {status}", code=f"not-{status}")


def _playing(table: Table) -> RunningGame:
    _in_status(table, "playing")
    if table.running is None:
        raise TypeError("a table that plays has a game")
    return table.running


def _place(table: Table, seat: Seat) -> Place:
    if seat >= len(table.places):
        raise NotFound(f"the table has {len(table.places)} seats; got seat {seat}", code="no-such-seat")
    return table.places[seat]


def _own(asked: Asked, seat: Seat) -> Place:
    """The guest's own seat, still in the game."""
    place = _place(asked.table, seat) if seat >= 0 else None
    if place is None or place.guest != asked.guest:
        raise NotAllowed(f"seat {seat} is not yours", code="not-your-seat", seat=seat)
    if place.resigned:
        raise Refusal("you have resigned", code="resigned")
    return place


def _own_active(asked: Asked, seat: Seat) -> None:
    if _own(asked, seat).standing_in:
        raise Refusal("a bot stands in for you: come back first", code="away", seat=seat)


def _creator(asked: Asked) -> None:
    if asked.guest != asked.table.creator:
        raise NotAllowed("only the creator of the table may do that", code="not-creator")
