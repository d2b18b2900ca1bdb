"""The running game of a table: its state, its log, how far it can be taken back, and which version of it a seat's
open decision is. It knows no game; what was revealed, the events say."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from digsite.bots.reason import Reason
from digsite.core import Action, Event, IllegalAction, Seat, State
from digsite.server.errors import OtherDecision, Refusal, Stale
from digsite.server.schema.descriptions import UndoRule

_encode = msgspec.json.Encoder().encode


def reveals(events: Iterable[Event]) -> bool:
    """Whether something became known by them."""
    # Asked at every move of a few events each: a list is quicker than `any` with a generator.
    return True in [event.reveals for event in events]


@cache
def _is_judged_by_to(kind: type[Event]) -> bool:
    """Whether who sees such an event is said by its `to` alone, as it is meant. A game that says it in another way is
    asked for every seat."""
    return kind.seen_by is Event.seen_by


class LoggedStep(msgspec.Struct, frozen=True):
    """One action and all that it brought about, for every eye; only filtered copies leave the server."""

    action: Action
    events: tuple[Event, ...]
    texts: tuple[msgspec.Raw, ...]
    """The events as they travel."""
    open: bool
    """Whether everybody sees all of them, as with most steps: then nobody need be asked for."""
    reason: Reason | None = None
    """Why a bot did it. It may tell what is hidden, so nobody hears of it before the end."""
    by_bot: bool = False

    @staticmethod
    def of(action: Action, events: list[Event], reason: Reason | None = None, *, by_bot: bool = False) -> "LoggedStep":
        texts = tuple([msgspec.Raw(_encode(event)) for event in events])
        is_open = False not in [event.to is None and _is_judged_by_to(type(event)) for event in events]
        return LoggedStep(action, tuple(events), texts, is_open, reason, by_bot)


class Tried(msgspec.Struct, frozen=True):
    """An action judged on a copy: what the state will be once it is stored."""

    state: State
    step: LoggedStep


class Before(NamedTuple):
    """A state that a step may be taken back to, and who decided in it."""

    state: State
    deciders: tuple[Seat, ...]


class RunningGame:
    def __init__(self, state: State, undo: UndoRule) -> None:
        self.state = state
        self.deciders = state.deciders
        """Those of the state, asked once a step."""
        self.undo_rule = undo
        self.version = 1
        self.steps: list[LoggedStep] = []
        self.holding: Seat | None = None
        """The seat whose turn is done but not yet said to be over."""
        self._before: list[Before] = []
        """What was before each of the last steps, as far as they may be taken back."""
        self._since = dict.fromkeys(state.deciders, 1)
        """For each deciding seat the version at which its decision became what it is."""
        self._own: dict[Seat, int] = {}
        """For each seat the version to which its last step, undo or end of turn led."""

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats on which the table waits."""
        return self.deciders if self.holding is None else (self.holding,)

    def decision_number(self, seat: Seat) -> int:
        """What names the open decision of a seat: the version at which it became what it is."""
        return self._since[seat]

    # Judging: nothing changes here.

    def check_meant(self, seat: Seat, number: int | None) -> None:
        """Refuse an answer that names another decision than the open one."""
        if number is not None and number != self._since.get(seat):
            raise OtherDecision(f"expected an answer to decision {self._since.get(seat)}, got one to {number}")

    def check_fresh(self, seat: Seat, version: int) -> None:
        """Refuse an answer to a decision that is no longer the one the client saw."""
        if self._since.get(seat, self.version) <= version <= self.version:
            return
        raise Stale(f"expected an answer to version {self.version}, got one to {version}", version=self.version)

    def check_own_fresh(self, seat: Seat, version: int) -> None:
        """Refuse what rests on this seat's own last step, if that is no longer the one the client saw. What others did
        at the same time does not matter."""
        if self._own.get(seat, 0) <= version <= self.version:
            return
        raise Stale(f"expected version {self.version}, got {version}", version=self.version)

    def attempt(self, action: Action, reason: Reason | None = None) -> Tried:
        """The action on a copy; raises IllegalAction."""
        if self.holding is not None and action.seat != self.holding:
            raise Refusal("the player before you has not yet ended the turn", code="turn-not-ended", seat=self.holding)
        trial = self.state.clone()
        events = trial.apply(action)
        return Tried(trial, LoggedStep.of(action, events, reason))

    def preview(self, action: Action) -> State:
        """The state an action leads to, if nothing comes to light by it: anybody could work that out. So it is told
        too where nothing is taken back."""
        tried = self.attempt(action)
        if reveals(tried.step.events):
            raise Refusal("what this leads to is not known before it is done", code="would-reveal")
        return tried.state

    def undoable(self, seat: Seat) -> int | None:
        """The number of the step this seat may take back now."""
        others: set[Seat] = set()
        number = len(self.steps)
        for before in reversed(self._before):
            number -= 1
            actor = self.steps[number].action.seat
            if actor == seat:
                # Others who decided at the same time do not stand in the way; whoever came after it does.
                return number if others.issubset(before.deciders) else None
            others.add(actor)
        return None

    def check_own(self, seat: Seat) -> None:
        """Refuse to take back what a bot has done for that seat: it would be advice that nobody counts."""
        number = self.undoable(seat)
        if number is not None and self.steps[number].by_bot:
            raise Refusal("a bot did that for you: it stays", code="nothing-to-undo")

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take a step back, and nobody else's rests on it."""
        if not self._before:  # asked for every seat at every move
            return False
        number = self.undoable(seat)
        if number is not None and self.steps[number].by_bot:
            return False
        if number is None or number == len(self.steps) - 1:
            return number is not None
        try:
            self.attempt_undo(seat)
        except Refusal:
            return False
        return True

    def attempt_undo(self, seat: Seat) -> tuple[State, list[Before], list[LoggedStep]]:
        """What remains without that seat's last step: the state, the states before, the steps."""
        number = self.undoable(seat)
        if number is None:
            raise Refusal("there is nothing you could take back", code="nothing-to-undo")
        first = len(self.steps) - len(self._before)
        before = self._before[: number - first]
        steps = self.steps[:number]
        state = self._before[number - first].state.clone()
        for later in self.steps[number + 1 :]:
            before.append(Before(state.clone(), state.deciders))
            try:
                events = state.apply(later.action)
                steps.append(LoggedStep.of(later.action, events, later.reason, by_bot=later.by_bot))
            except IllegalAction as error:
                raise Refusal("another player's step rests on it", code="nothing-to-undo") from error
        return state, before, steps

    # Changing: only what has been stored.

    def act(self, tried: Tried, *, by_bot: bool = False) -> None:
        before, seat = Before(self.state, self.deciders), tried.step.action.seat
        self.state = tried.state
        self.steps.append(msgspec.structs.replace(tried.step, by_bot=True) if by_bot else tried.step)
        if self.undo_rule == "none" or reveals(tried.step.events):
            self._before.clear()
        else:
            self._before.append(before)
        self._advance(before.state, (seat,))
        self.holding = self._held_by(seat, before)

    def _held_by(self, seat: Seat, previous: Before) -> Seat | None:
        """Whose end of turn is now awaited: of whoever decided alone, passed the turn on and could take it back."""
        if self.undo_rule != "end-turn" or not self._before or not self.deciders:
            return None
        return seat if previous.deciders == (seat,) and seat not in self.deciders else None

    def take_back(self, seat: Seat) -> None:
        previous = self.state
        self.state, self._before, self.steps = self.attempt_undo(seat)
        self.holding = None
        self._advance(previous, (seat,))

    def pass_over(self, seat: Seat) -> None:
        """That seat did something that was taken back, or took it back."""
        self.version += 1
        self._own[seat] = self.version
        if seat in self._since:
            self._since[seat] = self.version

    def end_turn(self) -> None:
        """What was done stays done."""
        self.version += 1
        if self.holding is not None:
            self._own[self.holding] = self.version
        self.holding = None
        self._before.clear()

    def _advance(self, previous: State, actors: Sequence[Seat]) -> None:
        self.version += 1
        self._own |= dict.fromkeys(actors, self.version)
        self.deciders = self.state.deciders
        self._since = {
            seat: self._since[seat]
            if seat in self._since and seat not in actors and _same_choices(previous, self.state, seat)
            else self.version
            for seat in self.deciders
        }


def _same_choices(one: State, other: State, seat: Seat) -> bool:
    return one.decision(seat) == other.decision(seat) and list(one.legal_actions(seat)) == list(
        other.legal_actions(seat)
    )
