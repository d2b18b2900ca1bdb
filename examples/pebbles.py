"""Pebbles: a whole game in one file, the smallest that uses everything a game here is made of.

Two players in turn take one, two or three pebbles from one heap. Each has a secret lucky number: every time one takes
exactly as many is worth a point. After a turn a pebble may roll back onto the heap. The last pebble is worth three.
`docs/adding-a-game.md` walks through this file.
"""

import random
from collections.abc import Mapping
from typing import Annotated, ClassVar, Self, TypedDict

import msgspec

from digsite.core import (
    Action,
    Actions,
    BadPosition,
    Chance,
    Decision,
    Event,
    Game,
    IllegalAction,
    Json,
    Option,
    Outcome,
    Position,
    ScoreLine,
    Seat,
    State,
    View,
)
from digsite.core.game import ASK_FORCED

MOST = 3
"""The most pebbles a player may take, and the highest lucky number."""
LAST_PEBBLE = 3
"""Points for taking the last pebble."""
ROLL_BACK = 4
"""One turn in so many, a pebble rolls back."""


class Take(Action, frozen=True, tag="take"):
    count: int


class Took(Event, frozen=True, tag="took"):
    reveals = True  # whether a pebble rolled back: nobody could know
    begins_turn = True  # a turn is one take: the other's begins

    seat: Seat
    count: int
    rolled_back: bool


class Revealed(Event, frozen=True, tag="revealed"):
    reveals = True

    lucky: tuple[int, ...]


class PebblesView(TypedDict):
    """What a seat sees; the lucky numbers of the others are secret while there are pebbles left."""

    game: str
    seat: Seat | None
    options: dict[str, Json]
    heap: int
    turn: Seat
    takes: list[list[int]]
    lucky: list[int | None]


class Pebbles(Game):
    name = "pebbles"
    version = 1
    player_counts = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {
        "ask_forced": ASK_FORCED,
        "pebbles": Option("pebbles", default=12, choices=(12, 20)),
    }
    action_types = Take
    view_type = PebblesView

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        lucky = (1 + chance.below(MOST), 1 + chance.below(MOST))
        return PebblesState(self, _Position(heap=options["pebbles"], lucky=lucky), chance, options)

    def _set_up(self, position: Position, options: dict[str, Json]) -> State:
        try:
            layout = msgspec.convert(position, _Position)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from None
        return PebblesState(self, layout, Chance(layout.seed, layout.counter), options)

    def _determinize(self, view: View, rng: random.Random) -> State:
        lucky = [rng.randint(1, MOST) if known is None else known for known in view["lucky"]]
        public = {name: view[name] for name in ("heap", "turn", "takes")}
        return self.scenario(**public, **view["options"], lucky=lucky, seed=rng.getrandbits(64))


_Number = Annotated[int, msgspec.Meta(ge=0)]
_Lucky = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
_Takes = tuple[_Number, _Number, _Number]


class _Position(msgspec.Struct, forbid_unknown_fields=True):
    """The keywords of a scenario, with what each is when left out."""

    heap: _Number = 12
    turn: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    lucky: tuple[_Lucky, _Lucky] = (1, 1)
    takes: tuple[_Takes, _Takes] = ((0, 0, 0), (0, 0, 0))
    """For each seat, how often it took one, two, three pebbles."""
    seed: int | str = 0
    counter: _Number = 0


class PebblesState(State):
    __slots__ = ("heap", "lucky", "takes", "turn")

    def __init__(self, game: Game, position: _Position, chance: Chance, options: dict[str, Json]) -> None:
        super().__init__(game, 2, chance, options)
        self.heap = position.heap
        self.turn: Seat = position.turn
        self.lucky = position.lucky
        self.takes = [list(takes) for takes in position.takes]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return (Decision(self.turn, "take"),) if self.heap else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(line.points for line in lines) for lines in self._score_lines())

    def known_scores(self, seat: Seat | None) -> tuple[int, ...]:
        # A lucky number is secret, and so is what it has brought.
        return tuple(score if owner == seat or not self.heap else 0 for owner, score in enumerate(self.scores))

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        return True  # every take shows whether a pebble rolls back; left out, the server would try each

    @property
    def outcome(self) -> Outcome | None:
        if self.heap:
            return None
        first, second = self.scores
        ranking = ((0, 1),) if first == second else ((0,), (1,)) if first > second else ((1,), (0,))
        return Outcome(reason="heap-empty", ranking=ranking, scores=self.scores, lines=self._score_lines())

    def _score_lines(self) -> tuple[tuple[ScoreLine, ...], ...]:
        lines = [[ScoreLine("lucky", self.takes[seat][self.lucky[seat] - 1])] for seat in range(self.players)]
        if not self.heap:
            lines[1 - self.turn].append(ScoreLine("last-pebble", LAST_PEBBLE))
        return tuple(tuple(own) for own in lines)

    def _view(self, seat: Seat | None) -> View:
        return {
            "game": self.game.name,
            "seat": seat,
            "options": dict(self.options),
            "heap": self.heap,
            "turn": self.turn,
            "takes": [list(takes) for takes in self.takes],
            "lucky": [self.lucky[owner] if owner == seat or not self.heap else None for owner in range(self.players)],
        }

    def clone(self) -> Self:
        twin = self._shallow_copy()
        twin.takes = [list(takes) for takes in self.takes]
        return twin

    def as_scenario(self) -> Position:
        return {
            "heap": self.heap,
            "turn": self.turn,
            "lucky": list(self.lucky),
            "takes": [list(takes) for takes in self.takes],
            **self.options,
            "seed": self.chance.plain_seed,
            "counter": self.chance.counter,
        }

    def _legal_actions(self, seat: Seat) -> Actions:
        return [Take(seat, count) for count in range(1, min(MOST, self.heap) + 1)]

    def _apply(self, action: Action) -> list[Event]:
        if not isinstance(action, Take) or not 1 <= action.count <= min(MOST, self.heap):
            most = min(MOST, self.heap)
            raise IllegalAction(f"expected to take 1 to {most}, got {action.to_dict()}", code=IllegalAction.NOT_OFFERED)
        self.heap -= action.count
        self.takes[action.seat][action.count - 1] += 1
        self.turn = 1 - action.seat
        rolled_back = bool(self.heap) and self.chance.below(ROLL_BACK) == 0
        self.heap += rolled_back
        took = Took(seat=action.seat, count=action.count, rolled_back=rolled_back)
        return [took] if self.heap else [took, Revealed(lucky=self.lucky)]


PEBBLES = Pebbles()
