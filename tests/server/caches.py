"""Caches: a game for tests of the server, with what Pebbles lacks: seats that decide at the same time, steps that can
be taken back, and a turn that ends without a revelation.

Everybody secretly hides two caches, one after the other, in any order with the others. Then in turn: mark spots, as
many as you like, and rest; or dig one up, which is a matter of luck and shows what lies there.
"""

import random
from collections.abc import Mapping
from typing import ClassVar, Self

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
    Seat,
    State,
    View,
)
from digsite.core.game import ASK_FORCED

SPOTS = 4
EACH = 2
ROUNDS = 3


class Hide(Action, frozen=True, tag="hide"):
    spot: int


class Mark(Action, frozen=True, tag="mark"):
    spot: int


class Rest(Action, frozen=True, tag="rest"):
    pass


class Dig(Action, frozen=True, tag="dig"):
    spot: int


class Hid(Event, frozen=True, tag="hid"):
    seat: Seat


class HidHere(Event, frozen=True, tag="hid-here"):
    spot: int


class Marked(Event, frozen=True, tag="marked"):
    seat: Seat
    spot: int


class Rested(Event, frozen=True, tag="rested"):
    seat: Seat


class Dug(Event, frozen=True, tag="dug"):
    reveals = True

    seat: Seat
    spot: int
    found: int


class Caches(Game):
    name = "caches"
    version = 1
    player_counts = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {"ask_forced": ASK_FORCED}
    action_types = Hide | Mark | Rest | Dig

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        return CachesState(self, _Position(caches=[[] for _ in range(players)]), chance, options)

    def _set_up(self, position: Position, options: dict[str, Json]) -> State:
        try:
            layout = msgspec.convert(position, _Position)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from None
        return CachesState(self, layout, Chance(layout.seed, layout.counter), options)

    def _determinize(self, view: View, rng: random.Random) -> State:
        caches = [
            [rng.randrange(SPOTS) for _ in range(shown)] if isinstance(shown, int) else list(shown)
            for shown in view["caches"]
        ]
        public = {name: view[name] for name in ("marks", "turn", "rounds", "points")}
        return self.scenario(**public, caches=caches, seed=rng.getrandbits(64))


class _Position(msgspec.Struct, forbid_unknown_fields=True):
    caches: list[list[int]]
    marks: list[int] = []
    turn: int = 0
    rounds: int = 0
    points: list[int] = []
    seed: int | str = 0
    counter: int = 0


class CachesState(State):
    __slots__ = ("caches", "marks", "points", "rounds", "turn")

    def __init__(self, game: Game, position: _Position, chance: Chance, options: dict[str, Json]) -> None:
        super().__init__(game, len(position.caches), chance, options)
        self.caches = [list(spots) for spots in position.caches]
        self.marks = list(position.marks)
        self.turn: Seat = position.turn
        self.rounds = position.rounds
        self.points = list(position.points) or [0] * self.players

    @property
    def hiding(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, spots in enumerate(self.caches) if len(spots) < EACH)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if self.hiding:
            return tuple(Decision(seat, "hide") for seat in self.hiding)
        return (Decision(self.turn, "turn"),) if self.rounds < ROUNDS else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def outcome(self) -> Outcome | None:
        if self.decisions:
            return None
        order = sorted(range(self.players), key=lambda seat: -self.points[seat])
        return Outcome(
            reason="rounds", ranking=tuple((seat,) for seat in order), scores=self.scores, lines=((),) * self.players
        )

    def _view(self, seat: Seat | None) -> View:
        return {
            "game": self.game.name,
            "seat": seat,
            "caches": [list(spots) if owner == seat else len(spots) for owner, spots in enumerate(self.caches)],
            "marks": list(self.marks),
            "turn": self.turn,
            "rounds": self.rounds,
            "points": list(self.points),
        }

    def clone(self) -> Self:
        twin = self._shallow_copy()
        twin.caches = [list(spots) for spots in self.caches]
        twin.marks, twin.points = list(self.marks), list(self.points)
        return twin

    def as_scenario(self) -> Position:
        return {
            "caches": [list(spots) for spots in self.caches],
            "marks": list(self.marks),
            "turn": self.turn,
            "rounds": self.rounds,
            "points": list(self.points),
            **self.options,
            "seed": self.chance.plain_seed,
            "counter": self.chance.counter,
        }

    def _legal_actions(self, seat: Seat) -> Actions:
        if self.hiding:
            return [Hide(seat, spot) for spot in range(SPOTS)]
        free = [spot for spot in range(SPOTS) if spot not in self.marks]
        return [*(Mark(seat, spot) for spot in free), *(Dig(seat, spot) for spot in range(SPOTS)), Rest(seat)]

    def _apply(self, action: Action) -> list[Event]:
        if action not in self._legal_actions(action.seat):
            raise IllegalAction(f"not offered: {action}", code=IllegalAction.NOT_OFFERED)
        seat = action.seat
        match action:
            case Hide(spot=spot):
                self.caches[seat].append(spot)
                return [Hid(seat=seat), HidHere(spot=spot, to=(seat,))]
            case Mark(spot=spot):
                self.marks.append(spot)
                return [Marked(seat=seat, spot=spot)]
            case Dig(spot=spot):
                found = sum(spots.count(spot) for spots in self.caches) + self.chance.below(2)
                self.points[seat] += found
                self._next()
                return [Dug(seat=seat, spot=spot, found=found)]
        self._next()
        return [Rested(seat=seat)]

    def _next(self) -> None:
        self.marks.clear()
        self.turn = (self.turn + 1) % self.players
        self.rounds += self.turn == 0


CACHES = Caches()
