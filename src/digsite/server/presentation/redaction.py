"""What each viewer is told of a table: the one place where secrets could leave, so each field is named, none copied."""

from collections.abc import Mapping, Sequence

import msgspec

from digsite.core import Seat, View
from digsite.core.seal import seal
from digsite.server.plain_text import is_of_the_house, skeleton
from digsite.server.presentation.decisions import OpenDecisions
from digsite.server.presentation.log_lines import Telling
from digsite.server.schema.descriptions import (
    BotSeat,
    Holder,
    InvitedSeat,
    MySeat,
    Seal,
    SeatInfo,
    Seen,
    TableInfo,
    TableRules,
    Vote,
)
from digsite.server.schema.messages import Step, Update
from digsite.server.tables.daily import is_late
from digsite.server.tables.running_game import LoggedStep, RunningGame
from digsite.server.tables.table import Place, Table

Names = Mapping[str, str]
"""Guest id -> name, of the guests who want to be known."""


def table_info(
    table: Table, viewer: str | None, names: Names, *, sealed: bool = False, seen: Mapping[str, Seen] | None = None
) -> TableInfo:
    """`sealed` keeps the seed back after the end too, as long as others may still be dealt it; `seen` are those who
    have seen the deal at another table, which everybody is told."""
    is_creator = viewer is not None and viewer == table.creator
    return TableInfo(
        id=table.id,
        status=table.status,
        rules=_public_rules(table),
        seats=tuple(_seat_info(table, seat, viewer, names, seen or {}) for seat in range(len(table.places))),
        creator=is_creator,
        host=names.get(table.creator) if table.creator else None,
        created=table.created,
        seal=_seal(table, sealed=sealed),
        votes=tuple(_vote(seat, voices) for seat, voices in table.voices.items()),
        ending=table.ending,
        resting=table.resting,
        rematch=table.rematch,
        daily=table.daily,
        late=is_late(table),
        hints=table.hints,
        origin=table.origin,
        group=table.group,
    )


def _public_rules(table: Table) -> TableRules:
    """As they are now. A given seed or position is its creator's secret until the end."""
    return msgspec.structs.replace(table.rules, seed=None, scenario=None, chat=table.chat)


def _seal(table: Table, *, sealed: bool) -> Seal:
    over = table.status in ("over", "cancelled") and not sealed
    return Seal(
        hash=seal(table.seed, table.salt),
        seed=table.seed if over else None,
        salt=table.salt if over else None,
        given=table.rules.seed is not None,
        set_up=table.rules.scenario is not None,
    )


def _vote(seat: Seat | None, voices: set[Seat]) -> Vote:
    return Vote(about="cancel" if seat is None else "stand-in", seat=seat, agreed=tuple(sorted(voices)))


def _seat_info(table: Table, seat: Seat, viewer: str | None, names: Names, seen: Mapping[str, Seen]) -> SeatInfo:
    place = table.places[seat]
    return SeatInfo(
        seat=seat,
        holder=_holder(place),
        name=seat_name(place, names),
        lookalike=looks_like_another(table, place, names),
        guest=place.guest,
        strength=place.bot,
        standing_in=place.standing_in,
        resigned=place.resigned,
        mine=viewer is not None and place.guest == viewer,
        hints=place.hints,
        seen=seen.get(place.guest) if place.guest is not None else None,
        kept=viewer is not None and place.kept_for == viewer and not place.taken,
        invite=place.invite if viewer is not None and viewer == table.creator and not place.taken else None,
    )


def looks_like_another(table: Table, place: Place, names: Names) -> bool:
    """Whether somebody else at the table has a name that is easily taken for this one's; or it is taken for a bot's, or
    the house's own."""
    mine = seat_name(place, names)
    if mine is not None and is_of_the_house(mine):
        return True
    others = [seat_name(other, names) for other in table.places if other is not place and not _same(other, place)]
    return mine is not None and skeleton(mine) in {skeleton(name) for name in others if name is not None}


def _same(one: Place, other: Place) -> bool:
    """Whether one guest has both."""
    return one.guest is not None and one.guest == other.guest


def _holder(place: Place) -> Holder:
    if isinstance(place.plan, BotSeat):
        return "bot"
    if place.guest is not None:
        return "guest"
    return "invited" if isinstance(place.plan, InvitedSeat) or place.kept_for is not None else "open"


def seat_name(place: Place, names: Names) -> str | None:
    """Whoever sits there; before that, whoever is invited."""
    if isinstance(place.plan, BotSeat):
        return None
    if isinstance(place.plan, MySeat) and place.plan.name is not None:
        return place.plan.name
    if (guest := place.guest or place.kept_for) is not None:
        return names.get(guest)
    return place.plan.name if isinstance(place.plan, InvitedSeat) else None


def update(
    table: Table,
    running: RunningGame,
    seat: Seat | None,
    first_step: int,
    telling: Telling | None = None,
    view: View | None = None,
    steps: tuple[Step, ...] | None = None,
    decisions: OpenDecisions | None = None,
) -> Update:
    """The game for one seat (None: a spectator), with the log from `first_step` on, in words where it is told. `view`
    is the seat's, where that of several was made at once; `steps` is that log, where it was made before; `decisions`
    are those that were described before."""
    ending = running.holding if table.status == "playing" else None
    return Update(
        seat=seat,
        version=running.version,
        view=running.state.view(seat) if view is None else view,
        first_step=first_step,
        steps=log(running, seat, first_step, telling) if steps is None else steps,
        waiting_for=running.waiting_for if table.status == "playing" else (),
        decision=(decisions or OpenDecisions()).find(table, seat),
        can_undo=seat is not None and _can_undo(table, running, seat),
        can_end_turn=seat is not None and ending == seat,
        clocks=table.clockwork.describe() if table.clockwork else None,
        scores=_scores(table, running, seat),
        outlook=running.state.outlook(seat) if seat is not None and table.status == "playing" else None,
        ending=ending,
    )


def _can_undo(table: Table, running: RunningGame, seat: Seat) -> bool:
    """Whether asking for it would be granted."""
    possible = table.status == "playing" and running.can_undo(seat)
    return possible and table.places[seat].bot is None and not table.worn_by(table.places[seat].guest)


def log(
    running: RunningGame, seat: Seat | None, first: int, telling: Telling | None, end: int | None = None
) -> tuple[Step, ...]:
    """The log from step `first` on, and before step `end`, as that seat may see it."""
    return tuple([logged(step, number, seat, telling) for number, step in enumerate(running.steps[first:end], first)])


def logged(step: LoggedStep, number: int, seat: Seat | None, telling: Telling | None) -> Step:
    """A step of the log as that seat may see it. Words are made of what it sees, and of nothing else."""
    places: Sequence[int] = range(len(step.events))
    seen = places if step.open else [place for place in places if step.events[place].seen_by(seat)]
    return Step(
        number=number,
        seat=step.action.seat,
        events=step.texts if step.open else tuple([step.texts[place] for place in seen]),
        lines=telling.lines(number, step, seen, seat) if telling else (),
    )


def _scores(table: Table, running: RunningGame, seat: Seat | None) -> tuple[int, ...] | None:
    if not running.deciders:
        return running.state.scores
    return running.state.known_scores(seat) if table.rules.live_scores else None
