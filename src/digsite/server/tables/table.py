"""A table as the fold over its journal. `apply` takes an entry that has been judged and stored; it refuses nothing."""

from functools import singledispatchmethod

import msgspec

from digsite.core import Game, Seat, State
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, Ending, InvitedSeat, MySeat, OpenSeat, SeatPlan, Status
from digsite.server.tables.clockwork import Clockwork
from digsite.server.tables.running_game import RunningGame, Tried

STAND_IN = "adept"
"""The strength of a bot that plays for an absent guest; a game without one lends the strongest it has."""


class Place(msgspec.Struct):
    """A seat at a table: what it is meant for, and who has it."""

    plan: SeatPlan
    invite: str | None = None
    guest: str | None = None
    standing_in: bool = False
    resigned: bool = False

    @property
    def taken(self) -> bool:
        return self.guest is not None or isinstance(self.plan, BotSeat)

    @property
    def bot(self) -> str | None:
        """The strength of whatever plays here by itself now."""
        if isinstance(self.plan, BotSeat):
            return self.plan.strength
        return STAND_IN if self.standing_in or self.resigned else None


class Table:
    """Everything about one table. Its secrets (seed, salt, state, invitations) stay inside the process."""

    def __init__(self, table_id: str, opened: journal.Opened, game: Game) -> None:
        self.id = table_id
        self.rules = opened.rules
        self.game = game
        self.seed = opened.seed
        self.salt = opened.salt
        self.creator = opened.by
        self.created = opened.at
        self.changed = opened.at
        self.daily = opened.daily
        self.status: Status = "waiting"
        self.chat = opened.rules.chat
        plans = zip(opened.rules.seats, opened.invites, opened.holders, strict=True)
        self.places = [Place(plan, invite, holder) for plan, invite, holder in plans]
        self._seats: dict[str, tuple[Seat, ...]] = {}
        """What `seats_of` has found, until somebody sits down or stands up."""
        self.running: RunningGame | None = None
        self.clockwork: Clockwork | None = None
        self.voices: dict[Seat | None, set[Seat]] = {}
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.entries = 1
        """How many entries the journal has: the number of the next one."""
        self.answers: dict[tuple[str | None, str], int] = {}
        """Requests that have had their effect, with the version they led to."""

    @property
    def version(self) -> int:
        return self.running.version if self.running else 0

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats a guest holds; several at a hot seat."""
        if guest is None:
            return ()
        if guest not in self._seats:
            self._seats[guest] = tuple(seat for seat, place in enumerate(self.places) if place.guest == guest)
        return self._seats[guest]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of guests who still play for themselves or may come back to it."""
        return tuple(seat for seat, place in enumerate(self.places) if place.guest and not place.resigned)

    @property
    def resting(self) -> bool:
        """Whether nobody plays until somebody comes back: bots alone would end the game of those who are away."""
        people = self.people
        return self.status == "playing" and bool(people) and all(self.places[seat].standing_in for seat in people)

    def bots_to_move(self) -> tuple[Seat, ...]:
        """The seats that owe a decision and are played by a bot now."""
        if self.running is None or self.status != "playing":
            return ()
        bots = tuple([seat for seat in self.running.waiting_for if self.places[seat].bot is not None])
        return bots if bots and not self.resting else ()

    def deadline(self) -> int | None:
        return self.clockwork.deadline() if self.clockwork and self.status == "playing" else None

    def deal(self) -> State:
        """The game as it begins."""
        if self.rules.scenario is not None:
            return self.game.scenario(**self.rules.scenario)
        return self.game.new(len(self.places), self.seed, **self.rules.options)

    def first_changed_step(self, entry: journal.Entry) -> int:
        """Where the log changes if that entry comes next."""
        if self.running is None:
            return 0
        undone = self.running.undoable(entry.seat) if isinstance(entry, journal.TookBack) else None
        return len(self.running.steps) if undone is None else undone

    # The fold.

    def apply(self, entry: journal.Entry, tried: Tried | None = None) -> None:
        """Take in the next entry of the journal; `tried` saves doing again what judging it has done."""
        self.entries += 1
        self.changed = entry.at
        if tried is not None and isinstance(entry, journal.Acted):
            self._act(entry, tried)
        else:
            self._apply(entry)
            self._seats.clear()
        if entry.request is not None:
            self.answers[entry.by, entry.request] = self.version

    def pass_over(self, entry: journal.Acted | journal.TookBack) -> None:
        """Take in an entry of which nothing remains (see `folding`): an action that was taken back, or its undoing."""
        seat = entry.seat if isinstance(entry, journal.TookBack) else int(str(entry.action["seat"]))
        self.entries += 1
        self.changed = entry.at
        self._playing().pass_over(seat)
        if entry.request is not None:
            self.answers[entry.by, entry.request] = self.version

    @singledispatchmethod
    def _apply(self, entry: journal.Entry) -> None:
        raise TypeError(f"unknown entry {entry}")

    @_apply.register
    def _(self, entry: journal.Arranged) -> None:
        holder = self.creator if isinstance(entry.plan, MySeat) else None
        self.places[entry.seat] = Place(entry.plan, entry.invite, holder)

    @_apply.register
    def _(self, entry: journal.SatDown) -> None:
        self.places[entry.seat].guest = entry.guest

    @_apply.register
    def _(self, entry: journal.StoodUp) -> None:
        place = self.places[entry.seat]
        plan = OpenSeat() if isinstance(place.plan, MySeat) else place.plan
        self.places[entry.seat] = Place(plan, place.invite if isinstance(plan, InvitedSeat) else None)

    @_apply.register
    def _(self, entry: journal.Begun) -> None:
        self.running = RunningGame(self.deal(), self.rules.undo)
        self.clockwork = Clockwork(self.rules.clock, len(self.places), entry.at)
        self.status = "playing"
        self._settle(entry.at)

    @_apply.register
    def _(self, entry: journal.Acted) -> None:
        running = self._playing()
        self._act(entry, running.attempt(running.state.game.action(entry.action)))

    def _act(self, entry: journal.Entry, tried: Tried) -> None:
        running = self._playing()
        running.act(tried)
        seat = tried.step.action.seat
        if running.holding == seat and self.places[seat].bot is not None:
            running.end_turn()
        self._settle(entry.at, (seat,))
        if not running.deciders:
            outcome = running.state.outcome
            self._end(Ending(reason="finished", outcome=outcome, ranking=outcome.ranking if outcome else ()))

    @_apply.register
    def _(self, entry: journal.TookBack) -> None:
        self._playing().take_back(entry.seat)
        if self.clockwork:
            self.clockwork.take_back(entry.seat, entry.at, self._timed())

    @_apply.register
    def _(self, entry: journal.TurnEnded) -> None:
        self._playing().end_turn()
        self._settle(entry.at)

    @_apply.register
    def _(self, entry: journal.SteppedOut) -> None:
        self.places[entry.seat].standing_in = True
        self.voices.pop(entry.seat, None)
        self._release(entry.seat)
        self._settle(entry.at)

    @_apply.register
    def _(self, entry: journal.CameBack) -> None:
        rested = self.resting
        self.places[entry.seat].standing_in = False
        if self.clockwork:
            self.clockwork.welcome_back(entry.seat, len(self._playing().steps), rested=rested)
        self._settle(entry.at)

    @_apply.register
    def _(self, entry: journal.Resigned) -> None:
        self.places[entry.seat].resigned = True
        self._release(entry.seat)
        self._settle(entry.at)
        if not self._worth_playing_on():
            stayed = tuple(seat for seat, place in enumerate(self.places) if not place.resigned)
            gone = tuple(seat for seat, place in enumerate(self.places) if place.resigned)
            self._end(Ending(reason="resigned", outcome=None, ranking=tuple(filter(None, (stayed, gone)))))

    def _worth_playing_on(self) -> bool:
        left = [place for place in self.places if not place.resigned]
        return len(left) > 1 and any(place.guest for place in left)

    @_apply.register
    def _(self, entry: journal.Agreed) -> None:
        self.voices.setdefault(entry.seat, set()).add(entry.voice)

    @_apply.register
    def _(self, _entry: journal.Cancelled) -> None:
        self._end(Ending(reason="cancelled", outcome=None, ranking=()))

    @_apply.register
    def _(self, entry: journal.Followed) -> None:
        self.rematch = entry.table

    @_apply.register
    def _(self, entry: journal.ChatSet) -> None:
        self.chat = entry.on

    def _playing(self) -> RunningGame:
        if self.running is None:
            raise TypeError("the journal acts before it begins")
        return self.running

    def _release(self, seat: Seat) -> None:
        if self.running and self.running.holding == seat:
            self.running.end_turn()

    def _settle(self, at: int, answered: tuple[Seat, ...] = ()) -> None:
        if self.clockwork and self.running:
            by_bot = any(self.places[seat].bot is not None for seat in answered)
            self.clockwork.settle(at, self._timed(), answered, by_bot=by_bot)

    def _timed(self) -> tuple[Seat, ...]:
        """The seats whose time runs. Bots are not timed, so neither is a seat that one plays for."""
        waiting = self.running.waiting_for if self.running else ()
        return tuple(seat for seat in waiting if self.places[seat].bot is None)

    def _end(self, ending: Ending) -> None:
        self.status = "cancelled" if ending.reason == "cancelled" else "over"
        self.ending = ending
        self.voices.clear()
        if self.clockwork:
            self.clockwork.settle(self.changed, ())
