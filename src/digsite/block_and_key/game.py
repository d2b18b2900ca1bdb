"""Block and Key as a `Game`: its name, its options, and the ways to make a state of it."""

import random
from collections.abc import Mapping
from typing import ClassVar

from digsite.block_and_key.actions import AnyAction
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.block_and_key.positions import determinize, scenario
from digsite.block_and_key.positions.set_up import set_up
from digsite.block_and_key.positions.view import BlockAndKeyView
from digsite.block_and_key.rules.deal import deal
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import BadOption, Chance, Game, Json, Option, Position, State, View
from digsite.core.game import ASK_FORCED


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


class BlockAndKey(Game):
    name = "block-and-key"
    version = 1
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
    view_type = BlockAndKeyView

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> BlockAndKeyState:
        return deal(self, players, chance, options)

    def _set_up(self, position: Position, options: dict[str, Json]) -> BlockAndKeyState:
        return set_up(self, scenario.read(position), options)

    def _determinize(self, view: View, rng: random.Random) -> State:
        return self.scenario(**determinize.position(view, rng))


BLOCK_AND_KEY = BlockAndKey()
