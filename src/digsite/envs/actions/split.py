"""Block and Key with placements said in two steps: first the block, then where it goes. A quarter of the ids."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from digsite.block_and_key import actions
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.block_and_key.rules.turn import TurnActions
from digsite.core import Action, BadOption, Seat, State
from digsite.envs.actions.block_and_key import Placement, PlacingCodec
from digsite.envs.actions.codec import Ids, decider, sorted_ids
from digsite.envs.actions.id_table import GroupAxes


class ChooseBlock(Action, frozen=True, tag="choose-block"):
    """The first half of a placement. The rules do not know it: nobody else sees it."""

    block: str


class HalfPlaced(NamedTuple):
    """A state whose player has said which block is placed, and is about to say where."""

    state: State
    block: str


SplitPosition: TypeAlias = State | HalfPlaced


class SplitCodec(PlacingCodec[SplitPosition]):
    """Where a placement is legal, `encode` gives the id of its block; of a half-placed state, the id of its anchor."""

    def __init__(self, pieces: PieceSet) -> None:
        super().__init__(pieces)
        self._blocks, self._anchors = self.table.first("block"), self.table.first("anchor")

    def _placing(self) -> Sequence[GroupAxes]:
        return [("block", self.pieces.blocks), ("anchor", self.anchors)]

    def ids(self, action: Action, state: SplitPosition) -> tuple[int, ...]:
        if isinstance(action, actions.Place) and isinstance(state, State):
            return self.encode(action, state), self.encode(action, HalfPlaced(state, action.block))
        return (self.encode(action, state),)

    def encode(self, action: Action, state: SplitPosition) -> int:
        if isinstance(action, ChooseBlock) or (isinstance(action, actions.Place) and isinstance(state, State)):
            return self._blocks + self.pieces.block_numbers[action.block]
        if isinstance(action, Placement):
            return self._anchors + self.anchor(action, self.own(_state_of(state)))
        return self.known(action)

    def decode(self, number: int, state: SplitPosition, seat: Seat | None = None) -> Action:
        table, number = self.own(_state_of(state)), self.table.check(number)
        seat = decider(table, seat)
        if number < self._blocks:
            return self.fixed.of_seat[seat][number]
        if number < self._anchors:
            return ChooseBlock(seat, self.pieces.blocks[number - self._blocks])
        return self.placement(self._block(state), number - self._anchors, table, seat)

    def _block(self, position: SplitPosition) -> str:
        """The block that is placed: the one said before, or that of the Ancients."""
        if isinstance(position, HalfPlaced):
            return position.block
        offered = position.legal_actions()
        if not offered or not isinstance(offered[0], actions.Ancients):
            raise BadOption("action id: expected that of a block first, then where it goes", option="action")
        return offered[0].block

    def legal(self, state: SplitPosition, seat: Seat | None = None) -> Ids:
        table = self.own(_state_of(state))
        offered = table.legal_actions(seat)
        if not isinstance(offered, TurnActions):
            return sorted_ids([self.encode(action, table) for action in offered])
        if isinstance(state, HalfPlaced):
            return next(
                self.anchors.numbers[codes] + self._anchors
                for block, codes in offered.placements
                if block == state.block
            )
        blocks = [self._blocks + self.pieces.block_numbers[block] for block, codes in offered.placements if len(codes)]
        return sorted_ids([*(self.known(action) for action in offered.lines), *blocks])


def _state_of(position: SplitPosition) -> State:
    return position.state if isinstance(position, HalfPlaced) else position
