"""Counter: the most trivial game for two, for measuring a server and nothing else. In turn each adds one."""

import random
from collections.abc import Mapping
from typing import ClassVar, Self

from digsite.core import (
    Action,
    Actions,
    Chance,
    Decision,
    Event,
    Game,
    IllegalAction,
    Json,
    Option,
    Outcome,
    Position,
    Seat,
    State,
    View,
)

LAST = 1_000_000_000
"""Nobody gets there."""


class Add(Action, frozen=True, tag="add"):
    amount: int


class Added(Event, frozen=True, tag="added"):
    seat: Seat
    amount: int


class Counter(Game):
    name = "counter"
    version = 1
    player_counts = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {}
    action_types = Add

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        return CounterState(self, 0, chance, options)

    def _set_up(self, position: Position, options: dict[str, Json]) -> State:
        return CounterState(self, position.get("count", 0), Chance(0), options)

    def _determinize(self, view: View, rng: random.Random) -> State:
        return self.scenario(count=view["count"])


class CounterState(State):
    __slots__ = ("count",)

    def __init__(self, game: Game, count: int, chance: Chance, options: dict[str, Json]) -> None:
        super().__init__(game, 2, chance, options)
        self.count = count

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return (Decision(self.count % 2, "add"),) if self.count < LAST else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return (self.count, self.count)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.count < LAST else Outcome(reason="counted", ranking=((0, 1),), scores=self.scores, lines=())

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        return False

    def _view(self, seat: Seat | None) -> View:
        return {"game": self.game.name, "count": self.count}

    def clone(self) -> Self:
        return self._shallow_copy()

    def as_scenario(self) -> Position:
        return {"count": self.count}

    def _legal_actions(self, seat: Seat) -> Actions:
        return [Add(seat, 1)]

    def _apply(self, action: Action) -> list[Event]:
        if not isinstance(action, Add) or action.amount != 1:
            raise IllegalAction("expected to add 1", code=IllegalAction.NOT_OFFERED)
        self.count += 1
        return [Added(seat=action.seat, amount=1)]


COUNTER = Counter()
