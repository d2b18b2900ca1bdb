"""Block and Key as a `Game`: its name, its options, and its states, put together from data, rules and positions."""

import random
from collections.abc import Iterable, Mapping
from typing import ClassVar

from digsite.block_and_key.actions import AnyAction
from digsite.block_and_key.pictures.table_picture import table_picture
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.block_and_key.positions import determinize, scenario, view
from digsite.block_and_key.positions.set_up import set_up
from digsite.block_and_key.rules import revealing, scoring, steps
from digsite.block_and_key.rules.deal import deal
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import (
    Action,
    Actions,
    BadOption,
    Chance,
    Event,
    Game,
    Json,
    Option,
    Outcome,
    Position,
    Seat,
    View,
)
from digsite.core.game import ASK_FORCED
from digsite.core.remembered import Remembered


class StateInPlay(BlockAndKeyState):
    """A state with the rules that move it."""

    __slots__ = ()

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.reason else None

    @property
    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self)

    def known_scores(self, seat: Seat | None) -> tuple[int, ...]:
        return scoring.known_scores(self, seat)

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        return revealing.kind_reveals(self, kind)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def views(self, seats: Iterable[Seat | None]) -> list[View]:
        return view.views(self, [self.checked_seat(seat) for seat in seats])

    def as_scenario(self) -> Position:
        return scenario.as_scenario(self)

    def _legal_actions(self, seat: Seat) -> Actions:
        return steps.legal_actions(self)

    def _apply(self, action: Action) -> list[Event]:
        return steps.apply(self, action)

    def _repr_svg_(self) -> str:
        """How a notebook shows it: the table as a spectator sees it."""
        return table_picture(self.view(None)).svg()


class PiecesOption(Option, frozen=True):
    """The pieces to play with: None for those designed here, else a `PieceSet` or its plain data."""

    def check(self, value: Json) -> Json:
        if value is None:
            return None
        if not isinstance(value, PieceSet | Mapping):
            raise BadOption(
                f"pieces: expected a set of pieces (load_pieces reads one from a file), got {value!r}", option="pieces"
            )
        pieces = value if isinstance(value, PieceSet) else PieceSet.from_data(value)
        # A record must hold the pieces themselves, not a path that means nothing elsewhere.
        return pieces.to_data()


class BlockAndKey(Game[StateInPlay]):
    name = "block-and-key"
    version = 2
    player_counts = range(1, 5)
    options: ClassVar[Mapping[str, Option]] = {
        option.name: option
        for option in (
            ASK_FORCED,
            Option("edition", default="final", choices=("final", "prototype")),
            Option("strict_claims", default=False),
            PiecesOption("pieces", default=None, choices=(None,)),
        )
    }
    action_types = AnyAction
    view_type = view.BlockAndKeyView

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> StateInPlay:
        state = StateInPlay(self, players, chance, options)
        deal(state)
        return state

    def _set_up(self, position: Position, options: dict[str, Json]) -> StateInPlay:
        layout = scenario.read(position, self.player_counts)
        state = StateInPlay(self, len(layout.seats), Chance(layout.seed, layout.draws), options)
        set_up(state, layout)
        return state

    def _determinize(self, view: View, rng: random.Random) -> StateInPlay:
        """Who looks ahead asks for many states of one view: what all of them share is set up once."""
        state = _SEEN.get(view, lambda: self.scenario(**determinize.position(view, random.Random(0)))).clone()
        determinize.draw(state, view, rng)
        state._origin = state.clone()
        return state


_SEEN: Remembered[StateInPlay] = Remembered(most=4)
"""A state of each of the views that were asked about last."""


BLOCK_AND_KEY = BlockAndKey()
