"""The action ids of Block and Key: 158 for everything but placements, then one for each colour, orientation and anchor.

How high a block comes to rest follows from what stands, so a placement's id names no level. The Ancients' placements
share the ids of the others: no decision offers both.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from digsite.block_and_key import actions
from digsite.block_and_key.actions import LINES
from digsite.block_and_key.pieces.piece_set import COLOURS, PieceSet
from digsite.block_and_key.rules.turn import TurnActions
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, BadOption, Seat, State
from digsite.envs.actions.anchors import Anchors
from digsite.envs.actions.codec import ActionCodec, Ids, Position, decider, sorted_ids
from digsite.envs.actions.fixed import Fixed, FixedActions
from digsite.envs.actions.id_table import GroupAxes, IdTable

Placement: TypeAlias = actions.Place | actions.Ancients
ALTARS = ("sun", "moon")


class PlacingCodec(ActionCodec[Position]):
    """What both spaces have in common: everything but how a placement is said."""

    def __init__(self, pieces: PieceSet) -> None:
        self.pieces = self._accepted = pieces
        self.anchors = Anchors(pieces)
        keys = [key.id for key in pieces.keys]
        fixed = [
            Fixed("core", actions.Core, (COLOURS,)),
            Fixed("draft", actions.Draft, (list(LINES),)),
            Fixed("excavate", actions.Excavate, (list(LINES),)),
            Fixed("pass", actions.Pass),
            Fixed("discard", actions.Discard, (pieces.blocks,)),
            Fixed("claim", actions.Claim, (keys,)),
            Fixed("done", actions.Done),
            Fixed("refill", actions.Refill, (ALTARS,)),
            Fixed("mark", actions.Mark, (ALTARS,)),
            Fixed("return", actions.Return, (keys,)),
        ]
        self.fixed = FixedActions(fixed)
        self.table = IdTable([*(each.group for each in fixed), *self._placing()])

    def _placing(self) -> Sequence[GroupAxes]:
        """The groups of ids that say placements."""
        raise NotImplementedError

    def anchor(self, action: Placement, state: BlockAndKeyState) -> int:
        """The number of a placement among the anchors."""
        shape = self.pieces.shape_of[self.pieces.block_numbers[action.block]]
        code = state.temple.code(shape, action.cells)
        if code is None:
            raise BadOption(f"action: expected cells on which {action.block} comes to rest, got {action.cells}")
        return int(self.anchors.numbers[code])

    def placement(self, block: str, anchor: int, state: BlockAndKeyState, seat: Seat) -> Placement:
        kind = actions.Ancients if state.step == "ancients" else actions.Place
        return kind(seat, block, state.temple.cells(int(self.anchors.codes[anchor])))

    def known(self, action: Action) -> int:
        """The id of an action that is no placement."""
        if action not in self.fixed.ids:
            raise BadOption(f"action: expected one of Block and Key with {self.pieces}, got {action}", option="action")
        return self.fixed.ids[action]

    def own(self, state: State) -> BlockAndKeyState:
        """The state, if it is one of Block and Key with the pieces of this codec."""
        if not isinstance(state, BlockAndKeyState):
            raise BadOption(f"state: expected one of Block and Key, got {state!r}", option="state")
        if state.pieces is not self._accepted:
            if state.pieces != self.pieces:
                raise BadOption(f"pieces: expected {self.pieces}, got a game with {state.pieces}", option="pieces")
            # Whole sets are compared slowly, and the next state mostly has the same.
            self._accepted = state.pieces
        return state


class WholeCodec(PlacingCodec[State]):
    """A placement is one id."""

    def __init__(self, pieces: PieceSet) -> None:
        super().__init__(pieces)
        self._first = self.table.first("place")
        self._first_of = {
            block: self._first + colour * len(self.anchors)
            for block, colour in zip(pieces.blocks, pieces.colour_of, strict=True)
        }
        """By block, the id of the first placement of its colour."""

    def _placing(self) -> Sequence[GroupAxes]:
        return [("place", COLOURS, self.anchors)]

    def encode(self, action: Action, state: State) -> int:
        if isinstance(action, Placement):
            return self._first_of[action.block] + self.anchor(action, self.own(state))
        return self.known(action)

    def decode(self, number: int, state: State, seat: Seat | None = None) -> Action:
        table, number, seat = self.own(state), self.table.check(number), decider(state, seat)
        if number < self._first:
            return self.fixed.of_seat[seat][number]
        colour, anchor = divmod(number - self._first, len(self.anchors))
        block = f"{COLOURS[colour]} {self.pieces.shapes[self.anchors.shape(anchor)].name}"
        return self.placement(block, anchor, table, seat)

    def legal(self, state: State, seat: Seat | None = None) -> Ids:
        self.own(state)
        offered = state.legal_actions(seat)
        if not isinstance(offered, TurnActions):
            return sorted_ids([self.encode(action, state) for action in offered])
        known = self.fixed.ids
        lines = np.array([known[line] for line in offered.lines], np.int64)
        placements = [self.anchors.numbers[codes] + self._first_of[block] for block, codes in offered.placements]
        ids = np.concatenate([lines, *placements])
        ids.sort()
        return ids
