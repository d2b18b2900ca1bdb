"""A game: its name, its options, and the ways to make a state of it."""

import random
import secrets
import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

import msgspec

from digsite.core.action import Action
from digsite.core.chance import Chance
from digsite.core.errors import BadOption, BadPosition, BadRecord, DigsiteError, IllegalAction
from digsite.core.event import Event
from digsite.core.plain import whole_number
from digsite.core.record import FORMAT, Origin, Record
from digsite.core.state import State, history_of
from digsite.core.types import Json, Position, View

Watcher: TypeAlias = Callable[[State, Action, list[Event]], None]
"""Called after every action: the state after it, the action, and what happened."""


_encode = msgspec.json.Encoder().encode


@cache
def _action_reader(kind: "type[Game]") -> "msgspec.json.Decoder[Action]":
    return msgspec.json.Decoder(kind.action_types)


class Option(msgspec.Struct, frozen=True):
    """One option of a game: its name, what it is without being said, and what else it may be."""

    name: str
    default: Json
    choices: tuple[Json, ...] = (False, True)
    first_game: Json = None
    """What suits players who do not know the game yet, if it is not the default."""

    def check(self, value: Json) -> Json:
        """The value as it is kept, or BadOption."""
        # 1 == True in Python: compare types too, so that a record says one thing in one way.
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return value
        expected = ", ".join(repr(choice) for choice in self.choices)
        raise BadOption(f"{self.name}: expected one of {expected}; got {value!r}", option=self.name)


ASK_FORCED = Option("ask_forced", default=False)
"""Ask also where there is a single answer: of use to benchmarks and to agents that want every step."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    StateT = TypeVar("StateT", bound=State, default=State, covariant=True)
else:
    StateT = typing.TypeVar("StateT")


class Game(ABC, Generic[StateT]):
    """The one object through which a game's rules are reached. It holds no state of its own."""

    name: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules: a record of another version is refused."""
    player_counts: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    action_types: ClassVar[Any]
    """The union of the game's action classes."""
    view_type: ClassVar[Any] = None
    """What its views are made of, as a TypedDict: clients in other languages get their types from it."""
    outlook_type: ClassVar[Any] = None
    """The same of `State.outlook`, where the game has one."""
    completing: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that only complete the choice before them, such as its payment, and until the last of which
    nothing is revealed: whoever is advised to that choice is told of them as well."""

    # What a game provides.

    @abstractmethod
    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> StateT:
        """A fresh state, set up to its first decision."""

    @abstractmethod
    def _set_up(self, position: Position, options: dict[str, Json]) -> StateT:
        """The state a scenario describes, under options that are checked already; raises BadPosition."""

    @abstractmethod
    def _determinize(self, view: View, rng: random.Random) -> StateT:
        """As `determinize`, for a view of this game."""

    # What follows for every game.

    def new(self, players: int, seed: int | str | None = None, **options: Json) -> StateT:
        """A new game. Without a seed, one of 128 random bits."""
        count = whole_number(players)
        if count is None or count not in self.player_counts:
            few, many = self.player_counts[0], self.player_counts[-1]
            raise BadOption(f"players: expected {few} to {many}, got {players!r}", option="players")
        chance = Chance(secrets.randbits(128) if seed is None else seed)
        checked = self.check_options(options)
        state = self._deal(count, chance, checked)
        said = {name: value for name, value in checked.items() if name in options}
        state._origin = Origin(players=count, seed=chance.plain_seed, options=said)
        return state

    def scenario(self, /, **position: Json) -> StateT:
        """Any position from plain data: tests, lessons, puzzles, bug reports."""
        state = self._from_position(position)
        state._origin = state.clone()
        return state

    def determinize(self, view: View, rng: random.Random) -> StateT:
        """A full state that agrees with that view, its hidden part drawn with `rng`."""
        if not isinstance(view, Mapping) or view.get("game") != self.name:
            raise BadPosition(f"view: expected a view of {self.name}", code="wrong-game")
        if not callable(getattr(rng, "randrange", None)):
            raise BadOption(f"rng: expected a random.Random, got {type(rng).__name__}", option="rng")
        try:
            return self._determinize(view, rng)
        except (KeyError, IndexError, TypeError, ValueError, StopIteration) as error:
            raise BadPosition(f"view: expected one that `State.view` gave; {error!r}") from error

    def action(self, mapping: Mapping[str, Json]) -> Action:
        """The action that `to_dict` gave as plain data."""
        try:
            # By way of JSON, for which the types are looked at once: `msgspec.convert` does so at every call.
            return _action_reader(type(self)).decode(_encode(mapping))
        except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as error:
            raise IllegalAction(str(error), code=IllegalAction.MALFORMED) from None

    def from_json(self, text: str | bytes) -> StateT:
        """The state that `State.to_json` wrote, with its history.

        The position is checked by itself; that its history leads there is believed; `replay` of its record would tell.
        """
        try:
            saved = msgspec.json.decode(text, type=_Saved)
        except (msgspec.DecodeError, TypeError) as error:
            raise BadPosition(f"expected a saved state: {error}") from None
        self._check_header(saved.digsite, saved.game, saved.rules, BadPosition)
        state = self._from_position(saved.position)
        state._origin = saved.origin
        try:
            state._history = history_of(_reader(self.action_types).decode(saved.actions))
        except msgspec.ValidationError as error:
            raise BadPosition(f"actions: {error}") from None
        return state

    def replay(
        self,
        record: Record,
        watch: Watcher | None = None,
        *,
        before: Callable[[State, Action], None] | None = None,
    ) -> StateT:
        """Play a record again, to its end. BadRecord names the first step that does not fit.

        `watch` is called after every action, `before` with the state in which it is taken.
        """
        self._check_header(FORMAT, record.game, record.rules, BadRecord)
        state = self._begin(record.origin)
        for number, data in enumerate(record.actions, start=1):
            try:
                action = data if isinstance(data, Action) else self.action(data)
                if before is not None:
                    before(state, action)
                events = state.apply(action)
            except IllegalAction as error:
                raise BadRecord(error.reason, step=number, code=error.code, **error.details) from error
            if watch is not None:
                watch(state, action, events)
        return state

    def check_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """All options of the game with their values; raises BadOption."""
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadOption(f"{name}: no such option of {self.name}; expected one of {known}", option=name)
        return {
            name: option.check(options[name]) if name in options else option.default
            for name, option in self.options.items()
        }

    def __eq__(self, other: object) -> bool:
        """Two objects of one class are one game: a state that comes out of a pickle brings its own."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def _from_position(self, position: Position) -> StateT:
        """A position is facts and, beside them, the options of the game."""
        options = self.check_options({name: value for name, value in position.items() if name in self.options})
        return self._set_up({name: value for name, value in position.items() if name not in self.options}, options)

    def _begin(self, origin: Origin) -> StateT:
        try:
            if origin.scenario is not None:
                return self.scenario(**origin.scenario)
            # First, so that no option of a stranger's record is taken for another argument.
            self.check_options(origin.options)
            return self.new(origin.players, origin.seed, **origin.options)
        except DigsiteError as error:
            raise BadRecord(error.reason, step=0, code=error.code, **error.details) from error

    def _check_header(self, layout: int, name: str, rules: int, refusal: type[BadPosition] | type[BadRecord]) -> None:
        step = {"step": 0} if refusal is BadRecord else {}
        if name != self.name:
            raise refusal(f"expected a game of {self.name}, got one of {name}", code="wrong-game", **step)
        if layout != FORMAT:
            raise refusal(f"expected format {FORMAT}, got {layout}", code="wrong-version", **step)
        if rules != self.version:
            reason = f"played by version {rules} of the rules of {self.name}; this program plays version {self.version}"
            raise refusal(reason, code="wrong-version", rules=rules, expected=self.version, **step)


@cache
def _reader(action_types: Any) -> msgspec.json.Decoder[list[Action]]:
    """Of the actions of a game, in JSON."""
    return msgspec.json.Decoder(list[action_types])


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    digsite: int
    game: str
    rules: int
    position: dict[str, Any]
    origin: Origin
    actions: msgspec.Raw
