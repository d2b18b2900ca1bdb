"""A state is plain data at every moment; this is what all games' states have in common."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Protocol, Self, TypeAlias

import msgspec

from digsite.core.action import Action, Actions, check_of, fault_of
from digsite.core.chance import Chance
from digsite.core.copying import copier
from digsite.core.decision import Decision
from digsite.core.errors import IllegalAction, NoSuchSeat, SeveralDeciders
from digsite.core.event import Event
from digsite.core.outcome import Outcome
from digsite.core.plain import whole_number
from digsite.core.record import FORMAT, Origin, Record
from digsite.core.types import Json, Position, Seat, View

History: TypeAlias = tuple[Any, ...]
"""The actions so far as nested pairs (earlier, action), innermost empty: a clone shares it and costs nothing."""


def history_of(actions: Iterable[Action]) -> History:
    """These actions, in the order they were applied, as a history."""
    history: History = ()
    for action in actions:
        history = (history, action)
    return history


class AnyGame(Protocol):
    """What may be asked of the game of a state. `Game` provides it; but it makes states, so they must not know it."""

    name: ClassVar[str]
    version: ClassVar[int]
    player_counts: ClassVar[range]
    view_type: ClassVar[Any]

    def new(self, players: int, seed: int | str | None = None, **options: Json) -> "State": ...
    def scenario(self, /, **position: Json) -> "State": ...
    def determinize(self, view: View, rng: random.Random) -> "State": ...
    def action(self, mapping: Mapping[str, Json]) -> Action: ...
    def from_json(self, text: str | bytes) -> "State": ...


class State(ABC):
    """One position of one game, with everything that is needed to go on from here."""

    __slots__ = ("_history", "_origin", "chance", "game", "options", "players")

    _fields: ClassVar[tuple[str, ...]]
    _copy_fields: ClassVar[Callable[[Any, Any], None]]

    def __init__(self, game: AnyGame, players: int, chance: Chance, options: dict[str, Json]) -> None:
        """What all states share. `Game` says how this one came into being, once it stands."""
        self.game = game
        self.players = players
        self.chance = chance
        self.options: Mapping[str, Json] = options
        """Shared with all copies: never changed."""
        self._origin: Origin | State = Origin()
        """How it began; of a scenario, a copy of its first position: most are never asked for it."""
        self._history: History = ()

    # What a game says of its own state.

    @property
    @abstractmethod
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions, at most one a seat; empty when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None before the end."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """One number a seat; before the end, what it would be if the game ended now."""

    @abstractmethod
    def _view(self, seat: Seat | None) -> View:
        """As `view`, for a seat that exists."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy: see `_shallow_copy`."""

    @abstractmethod
    def as_scenario(self) -> Position:
        """The whole state as the keywords of `Game.scenario`, complete at every moment."""

    @abstractmethod
    def _legal_actions(self, seat: Seat) -> Actions:
        """The legal actions of a seat that owes a decision."""

    @abstractmethod
    def _apply(self, action: Action) -> list[Event]:
        """Judge the action of a seat that owes a decision, then carry it out; a refusal changes nothing."""

    # What follows for every game.

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now; () when the game is over."""
        return tuple([decision.seat for decision in self.decisions])

    def known_scores(self, seat: Seat | None) -> tuple[int, ...]:
        """The scores as that seat (None: a spectator) may know them; a game with secret points leaves those out."""
        del seat  # where all points lie open, everybody knows them
        return self.scores

    def outlook(self, seat: Seat) -> View | None:
        """What that seat could do and what it could not, and why, as the table stands, whoever is to move: for people
        who look ahead. It tells nothing that the seat's view does not hold; a game that has none leaves it out."""
        del seat
        return None

    def reveals(self, action: Action) -> bool:
        """Whether somebody would learn something by that legal action, if only how the game ended: then it cannot be
        taken back."""
        known = self.kind_reveals(action.seat, type(action))
        if known is not None:
            return known
        twin = self.clone()
        return any(event.reveals for event in twin.apply(action)) or twin.is_over

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        """Whether the choices of that kind which the seat has now all reveal something (True), or none of them does.
        None: it hangs on the choice, or cannot be told without trying. What a game says here saves the trying, so it
        must be what trying would show; what may end the game has to be tried."""
        del seat, kind  # a game that says nothing has each choice tried
        return None

    @property
    def is_over(self) -> bool:
        return not self.decisions

    def view(self, seat: Seat | None) -> View:
        """What that seat may know (None: a spectator), as plain data, built by naming what is public."""
        return self._view(self.checked_seat(seat))

    def _seat(self, seat: Seat) -> Seat:
        """The number of a seat of this table, as it goes into actions and records."""
        # -1 and True would find a seat in Python's lists, and show its secrets.
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise self._no_such_seat(seat)
        return number

    def _no_such_seat(self, seat: object) -> NoSuchSeat:
        return NoSuchSeat(f"expected a seat from 0 to {self.players - 1}; got {seat!r}")

    def checked_seat(self, seat: Seat | None) -> Seat | None:
        """A seat of this table, or a spectator's none."""
        return None if seat is None else self._seat(seat)

    def views(self, seats: Iterable[Seat | None]) -> list[View]:
        """The views of several, to be read and not to be changed: they may share what is the same for all."""
        return [self.view(seat) for seat in seats]

    def decision(self, seat: Seat) -> Decision | None:
        """The decision that seat owes now, if any."""
        seat = self._seat(seat)
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def legal_actions(self, seat: Seat | None = None) -> Actions:
        """The legal actions of a seat, or of the only one that decides; empty for a seat that owes nothing."""
        deciders = self.deciders
        if seat is None:
            if len(deciders) > 1:
                raise SeveralDeciders(f"seats {deciders} decide: say whose actions you want", seats=list(deciders))
            return self._legal_actions(deciders[0]) if deciders else ()
        if seat in deciders:
            # The decider's own number, not what is merely equal to it (True, 1.0): it goes into actions and records.
            return self._legal_actions(deciders[deciders.index(seat)])
        if seat not in range(self.players):
            raise self._no_such_seat(seat)
        return ()

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened; an illegal one raises and changes nothing."""
        is_plain = check_of(type(action))
        if is_plain is None:
            raise IllegalAction(
                f"expected an action, got {type(action).__name__} (game.action makes one from plain data)",
                code=IllegalAction.MALFORMED,
            )
        if not is_plain(action):
            raise IllegalAction(
                f"{action.kind}: expected values as legal_actions has them, got {fault_of(action)}",
                code=IllegalAction.MALFORMED,
            )
        if action.seat not in self.deciders:
            raise self._not_deciding(action)
        events = self._apply(action)
        self._history = (self._history, action)
        return events

    def _not_deciding(self, action: Action) -> IllegalAction:
        deciders = self.deciders
        if not deciders:
            return IllegalAction("the game is over", code=IllegalAction.GAME_OVER)
        return IllegalAction(
            f"seat {action.seat} owes no decision now; expected one of {deciders}",
            code=IllegalAction.NOT_YOUR_DECISION,
            seat=action.seat,
            deciders=list(deciders),
        )

    def actions(self) -> tuple[Action, ...]:
        """Every action applied since this game's beginning, in order."""
        return tuple(reversed(list(self._actions_backwards())))

    def _actions_backwards(self) -> Iterator[Action]:
        history = self._history
        while history:
            history, action = history
            yield action

    @property
    def origin(self) -> Origin:
        """How this game began: dealt from a seed, or set up as a scenario."""
        if isinstance(self._origin, State):
            self._origin = Origin(scenario=self._origin.as_scenario())
        return self._origin

    def record(self) -> Record:
        """How this game began and every action since."""
        return Record(game=self.game.name, rules=self.game.version, origin=self.origin, actions=self.actions())

    def to_json(self) -> str:
        """The state and its history as JSON; `Game.from_json` reads it back."""
        data = {
            "digsite": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "position": self.as_scenario(),
            "origin": self.origin,
            "actions": self.actions(),
        }
        return msgspec.json.encode(data).decode()

    def __eq__(self, other: object) -> bool:
        """Equal positions; how they were reached does not matter."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.as_scenario() == other.as_scenario()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """What game it is, how far, and who decides what; `view` tells what a seat may know."""
        asked = ", ".join(f"seat {each.seat} decides ({each.kind})" for each in self.decisions)
        players = f"{self.players} player{'s' if self.players > 1 else ''}"
        return f"<{self.game.name}: {players}, {len(self.actions())} actions so far, {asked or 'over'}>"

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: every field, the history laid flat. Its nested pairs would be too deep."""
        fields = {name: getattr(self, name) for name in self._fields}
        return fields | {"_origin": self.origin, "_history": self.actions()}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)
        self._history = history_of(fields["_history"])

    def _shallow_copy(self) -> Self:
        """A twin that shares every field. A game's `clone` replaces those that are changed in place."""
        twin = object.__new__(type(self))
        type(self)._copy_fields(self, twin)
        twin.chance = self.chance.clone()
        return twin

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._fields = tuple(name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ()))
        cls._copy_fields = staticmethod(copier(cls._fields))
