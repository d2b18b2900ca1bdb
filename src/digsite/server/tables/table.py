"""A table as the fold over its journal. `apply` takes an entry that has been judged and stored; it refuses nothing."""

from collections import Counter
from functools import singledispatchmethod
from hashlib import sha256

import msgspec

from digsite.bots.json_lines import SEED_BITS
from digsite.core import Game, Outcome, Seat, State
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, Ending, InvitedSeat, MySeat, OpenSeat, SeatPlan, Status
from digsite.server.tables.clockwork import Clockwork
from digsite.server.tables.running_game import RunningGame, Tried

STAND_IN = "adept"
"""The strength of a bot that plays for an absent guest; a game without one lends the strongest it has."""
FIRST_RULES = 1
"""By which games were played before a journal said by which."""


MOST_ASIDES = 2000
"""Entries of a journal that bring its game no further: what was taken back, who came and went. No people need as many;
and whoever opens the table has to read all of them. Each seat has its part, so that nobody uses up another's."""


class Place(msgspec.Struct):
    """A seat at a table: what it is meant for, and who has it."""

    plan: SeatPlan
    invite: str | None = None
    guest: str | None = None
    kept_for: str | None = None
    """The guest who alone may sit down here, until they have or it is arranged otherwise."""
    away_since: int | None = None
    """When a bot began to stand in for whoever sits here, as long as it does."""
    resigned: bool = False
    hints: int = 0
    """How many were asked for."""
    hinted: tuple[int, bool] | None = None
    """The decision for which the last one was, by its number, and whether it was told in full."""

    @property
    def taken(self) -> bool:
        return self.guest is not None or isinstance(self.plan, BotSeat)

    @property
    def standing_in(self) -> bool:
        return self.away_since is not None

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
        self.puzzle = opened.puzzle
        self.origin = opened.origin
        self.group = opened.group
        self.sealed_until = opened.sealed_until
        self.status: Status = "waiting"
        self.chat = opened.rules.chat
        plans = zip(opened.rules.seats, opened.invites, opened.holders, strict=True)
        self.places = [Place(plan, invite, holder) for plan, invite, holder in plans]
        for place, guest in zip(self.places, opened.kept, strict=False):
            place.kept_for = guest
        self._seats: dict[str, tuple[Seat, ...]] = {}
        """What `seats_of` has found, until somebody sits down or stands up."""
        self._bots: frozenset[Seat] | None = None
        """What `bots` has found, for as long."""
        self.rules_version = FIRST_RULES if opened.version is None else opened.version
        """Of the game's rules: those it was begun by, before that those it was opened with."""
        self.lost_track = False
        """Whether an entry did not fit these rules: the game is known only up to there."""
        self.running: RunningGame | None = None
        self.clockwork: Clockwork | None = None
        self.voices: dict[Seat | None, set[Seat]] = {}
        self.arrivals: Counter[str] = Counter()
        """How often each guest has sat down here."""
        self.put_out: set[str] = set()
        """Guests whose seats whoever made the table has given away: they come back by an invitation only."""
        self._asides_of: Counter[str | None] = Counter()
        """By whom the entries are that brought the game no further."""
        self.guests = {guest for guest in (opened.by, *opened.holders, *opened.kept) if guest is not None}
        """Everybody who ever sat or did something here, or is expected to."""
        self.ending: Ending | None = None
        self.ended: int | None = None
        """When it came to its end."""
        self.rematch: str | None = None
        self.entries = 1
        """How many entries the journal has: the number of the next one."""
        self.answers: dict[tuple[str | None, str], int] = {}
        """Requests that have had their effect, with the version they led to."""

    @property
    def version(self) -> int:
        return self.running.version if self.running else 0

    @property
    def outdated(self) -> bool:
        """Whether its game was begun by earlier rules than the ones played now."""
        return self.status != "waiting" and self.rules_version < self.game.version

    def worn_by(self, guest: str | None) -> bool:
        """Whether that guest has taken back and changed so much here that they can only play on."""
        return self._asides_of[guest] >= MOST_ASIDES // len(self.places)

    @property
    def worn_out(self) -> bool:
        """Whether so much was, by whomever, that not even what helps a game to go on is taken."""
        return self.asides >= 2 * MOST_ASIDES

    @property
    def asides(self) -> int:
        """Entries that brought the game no further."""
        return self.entries - (len(self.running.steps) if self.running else 0)

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats a guest holds; several at a hot seat."""
        if guest is None:
            return ()
        if guest not in self._seats:
            self._seats[guest] = tuple(seat for seat, place in enumerate(self.places) if place.guest == guest)
        return self._seats[guest]

    def kept_for(self, guest: str) -> list[Seat]:
        """The seats that wait for a guest."""
        return [seat for seat, place in enumerate(self.places) if place.kept_for == guest and not place.taken]

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play now. No move changes that, and every move asks for it several times."""
        if self._bots is None:
            self._bots = frozenset([seat for seat, place in enumerate(self.places) if place.bot is not None])
        return self._bots

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of guests who still play for themselves or may come back to it."""
        return tuple(seat for seat, place in enumerate(self.places) if place.guest and not place.resigned)

    @property
    def is_practice(self) -> bool:
        """Whether somebody only learns or tries something here, so that it waits for nobody: a puzzle, a lesson."""
        alone = len({place.guest for place in self.places if not isinstance(place.plan, BotSeat)}) <= 1
        return alone and (self.rules.practice or self.puzzle is not None)

    @property
    def hints(self) -> bool:
        """Whether a player may ask for hints. Unless its creator said otherwise: where one plays alone or against bots.
        Never where others are dealt the same, nor at a puzzle, nor where the table is to help with nothing."""
        if self.daily is not None or self.group is not None or self.puzzle is not None or not self.rules.assist:
            return False
        if self.rules.hints is not None:
            return self.rules.hints
        return sum(not isinstance(place.plan, BotSeat) for place in self.places) == 1

    @property
    def resting(self) -> bool:
        """Whether nobody plays until somebody comes back: bots alone would end the game of those who are away."""
        people = self.people
        return self.status == "playing" and bool(people) and all(self.places[seat].standing_in for seat in people)

    def bots_to_move(self) -> tuple[Seat, ...]:
        """The seats that owe a decision and are played by a bot now."""
        bots = self.bots
        if not bots or self.running is None or self.status != "playing":
            return ()
        to_move = tuple([seat for seat in self.running.waiting_for if seat in bots])
        return to_move if to_move and not self.resting else ()

    def bot_seed(self, seat: Seat) -> int:
        """Of the chances of a bot that is to move: whoever is dealt the same and plays the same meets the same bots.
        The salt keeps the deal's own seed from being guessed by it."""
        number = sum(step.action.seat == seat for step in self.running.steps) if self.running else 0
        digest = sha256(f"bot:{self.salt}:{self.seed}:{seat}:{number}".encode()).digest()
        return int.from_bytes(digest) % (1 << SEED_BITS)

    @property
    def ticks(self) -> bool:
        """Whether time is measured now."""
        return self.clockwork is not None and self.clockwork.ticks

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
        asides = self.asides
        self.entries += 1
        self.changed = entry.at
        if entry.by is not None:
            self.guests.add(entry.by)
        if tried is not None and isinstance(entry, journal.Acted):
            self._act(entry, tried)
        else:
            self._apply(entry)
            self._seats.clear()
            self._bots = None
            self._asides_of[entry.by] += self.asides - asides
        if entry.request is not None:
            self.answers[entry.by, entry.request] = self.version

    def pass_over(self, entry: journal.Acted | journal.TookBack, waiting: tuple[Seat, ...] | None) -> None:
        """Take in an entry of which nothing remains but the time (see `folding`): an action that was taken back, or its
        undoing. From then on the time of those in `waiting` runs (None: of those for whom the game waits)."""
        seat = entry.seat if isinstance(entry, journal.TookBack) else int(str(entry.action["seat"]))
        self.entries += 1
        self._asides_of[entry.by] += 1
        self.changed = entry.at
        self._playing().pass_over(seat)
        timed = self.timed if waiting is None else waiting
        if self.clockwork is not None and isinstance(entry, journal.TookBack):
            self.clockwork.take_back(seat, entry.at, timed)
        elif self.clockwork is not None:
            self.clockwork.settle(entry.at, timed, (seat,), by_bot=self.places[seat].bot is not None)
        if entry.request is not None:
            self.answers[entry.by, entry.request] = self.version

    def pass_by(self, entry: journal.AnyEntry, number: int) -> None:
        """Take in an entry of an outdated game that these rules cannot follow: it is kept, and no more."""
        self.entries = number + 1
        self.changed = entry.at
        if entry.by is not None:
            self.guests.add(entry.by)
        self.lost_track = True

    @singledispatchmethod
    def _apply(self, entry: journal.Entry) -> None:
        raise TypeError(f"unknown entry {entry}")

    @_apply.register
    def _(self, entry: journal.Arranged) -> None:
        holder = self.creator if isinstance(entry.plan, MySeat) else None
        self.places[entry.seat] = Place(entry.plan, entry.invite, holder)
        if entry.out is not None:
            self.put_out.add(entry.out)

    @_apply.register
    def _(self, entry: journal.SatDown) -> None:
        self.arrivals[entry.guest] += 1
        self.put_out.discard(entry.guest)
        self.guests.add(entry.guest)
        self.places[entry.seat].guest = entry.guest

    @_apply.register
    def _(self, entry: journal.StoodUp) -> None:
        place = self.places[entry.seat]
        plan = OpenSeat() if isinstance(place.plan, MySeat) else place.plan
        self.places[entry.seat] = Place(plan, place.invite if isinstance(plan, InvitedSeat) else None)

    @_apply.register
    def _(self, entry: journal.Begun) -> None:
        self.status = "playing"
        if entry.version is not None:
            self.rules_version = entry.version
        self.running = RunningGame(self.deal(), self.rules.undo)
        self.clockwork = Clockwork(self.rules.clock, len(self.places), entry.at)
        self._settle(entry.at)

    @_apply.register
    def _(self, entry: journal.Acted) -> None:
        running = self._playing()
        self._act(entry, running.attempt(running.state.game.action(entry.action), entry.reason))

    def _act(self, entry: journal.Entry, tried: Tried) -> None:
        running = self._playing()
        seat = tried.step.action.seat
        running.act(tried, by_bot=seat in self.bots)
        if running.holding == seat and seat in self.bots:
            running.end_turn()
        self._settle(entry.at, (seat,))
        if not running.deciders:
            outcome = running.state.outcome
            self._end(Ending(reason="finished", outcome=outcome, ranking=outcome.ranking if outcome else ()))

    @_apply.register
    def _(self, entry: journal.TookBack) -> None:
        self._playing().take_back(entry.seat)
        if self.clockwork:
            self.clockwork.take_back(entry.seat, entry.at, self.timed)

    @_apply.register
    def _(self, entry: journal.Hinted) -> None:
        place, number = self.places[entry.seat], self._playing().decision_number(entry.seat)
        # Where to look and what to choose are one hint.
        place.hints += place.hinted is None or place.hinted[0] != number
        place.hinted = (number, entry.full)

    @_apply.register
    def _(self, entry: journal.TurnEnded) -> None:
        self._playing().end_turn()
        self._settle(entry.at, (entry.seat,))

    @_apply.register
    def _(self, entry: journal.SteppedOut) -> None:
        place = self.places[entry.seat]
        place.away_since = entry.at if place.away_since is None else place.away_since
        self.voices.pop(entry.seat, None)
        self._release(entry.seat)
        self._settle(entry.at)

    @_apply.register
    def _(self, entry: journal.CameBack) -> None:
        rested = self.resting
        self.places[entry.seat].away_since = None
        if self.clockwork:
            self.clockwork.welcome_back(entry.seat, rested=rested)
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
        self._end(Ending(reason="cancelled", outcome=None, ranking=()), "cancelled")

    @_apply.register
    def _(self, entry: journal.Outdated) -> None:
        outcome = _kept_outcome(entry) if entry.scores else None
        self._end(
            Ending(reason="rules-changed", outcome=outcome, ranking=outcome.ranking if outcome else ()),
            "over" if outcome else "cancelled",
        )

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
            # Where no time is measured, nobody asks who gains some.
            by_bot = self.clockwork.ticks and any(self.places[seat].bot is not None for seat in answered)
            self.clockwork.settle(at, self.timed, answered, by_bot=by_bot)

    @property
    def timed(self) -> tuple[Seat, ...]:
        """The seats whose time runs. Bots are not timed, so neither is a seat that one plays for."""
        waiting = self.running.waiting_for if self.running else ()
        return tuple(seat for seat in waiting if self.places[seat].bot is None)

    def _end(self, ending: Ending, status: Status = "over") -> None:
        self.status = status
        self.ending = ending
        self.ended = self.changed if self.ended is None else self.ended
        self.voices.clear()
        if self.clockwork:
            self.clockwork.settle(self.changed, ())


def _kept_outcome(entry: journal.Outdated) -> Outcome:
    """What is known of a result by earlier rules: the points. Where those are equal, the place is shared."""
    best_first = sorted(set(entry.scores), reverse=True)
    ranking = tuple(tuple(seat for seat, own in enumerate(entry.scores) if own == points) for points in best_first)
    return Outcome("rules-changed", ranking, entry.scores, ((),) * len(entry.scores), rank=entry.rank)
