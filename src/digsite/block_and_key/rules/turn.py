"""A turn's main choice, excavate or place, and the blocks a supply cannot hold."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, cast, overload

from digsite.block_and_key.actions import LINES, Discard, Excavate, Pass, Place
from digsite.block_and_key.events import BlockDiscarded, Passed, Placed
from digsite.block_and_key.rules import placing, yard
from digsite.block_and_key.rules.claiming import claimable_keys
from digsite.block_and_key.rules.limits import SUPPLY
from digsite.block_and_key.rules.step import Step
from digsite.block_and_key.rules.tuple_edits import replaced, without
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event, IllegalAction

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.temple_results import Codes


class TurnStep(Step):
    kinds = (Excavate, Place, Pass)

    def due(self, state: BlockAndKeyState) -> bool:
        return True

    def forced(self, state: BlockAndKeyState) -> None:
        """The main choice of a turn is always asked."""
        return

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        actions = TurnActions(state)
        return actions or [Pass(seat=state.turn)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        if isinstance(action, Place):
            self._place(state, action, events)
        elif isinstance(action, Excavate):
            yard.take_line(state, action.line, events)
            state.idle += 1
            state.passes = 0
        else:
            self._pass(state, events)
        return True

    def _place(self, state: BlockAndKeyState, action: Place, events: list[Event]) -> None:
        block = placing.block_of_supply(state, action.block)
        code = placing.judged(state, block, action.cells)
        state.supplies = replaced(state.supplies, state.turn, without(state.supplies[state.turn], block))
        cells = state.temple.cells(code)
        state.temple.put(block, code)
        state.placed = block
        state.claimable = claimable_keys(state)
        state.idle = 0
        state.passes = 0
        events.append(Placed(seat=state.turn, block=action.block, cells=cells))

    def _pass(self, state: BlockAndKeyState, events: list[Event]) -> None:
        if TurnActions(state):
            raise IllegalAction("expected excavate or place: one of them is possible", code="must-act")
        state.idle += 1
        state.passes += 1
        events.append(Passed(seat=state.turn))


class TurnActions(Sequence[Action]):
    """Lines to excavate, then placements block by block. Placements are made on demand: there can be a thousand."""

    __slots__ = ("_blocks", "_codes", "_ends", "_lines", "_seat", "_shapes", "_temple")

    def __init__(self, state: BlockAndKeyState) -> None:
        self._seat = state.turn
        self._lines = [Excavate(seat=state.turn, line=line) for line in LINES if yard.blocks_on(state, line)]
        # The list stays good when the state goes on: cells are where the blocks come to rest now.
        self._temple = state.temple.clone()
        self._shapes = [state.pieces.shape_of[block] for block in state.supplies[state.turn]]
        self._blocks = [state.pieces.blocks[block] for block in state.supplies[state.turn]]
        placements = state.temple.scan(self._shapes)
        self._codes = [placements.of(shape) for shape in self._shapes]
        self._ends = list(accumulate((len(codes) for codes in self._codes), initial=len(self._lines)))

    @property
    def lines(self) -> Sequence[Action]:
        """The lines that can be excavated."""
        return self._lines

    @property
    def placements(self) -> Iterator[tuple[str, "Codes"]]:
        """Each block of the supply with the codes of its placements (see `Temple.scan`), none of them made."""
        return zip(self._blocks, self._codes, strict=True)

    def __len__(self) -> int:
        return self._ends[-1]

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(f"expected an action below {len(self)}")
        if index < len(self._lines):
            return self._lines[index]
        which = bisect_right(self._ends, index) - 1
        code = int(self._codes[which][index - self._ends[which]])
        return Place(seat=self._seat, block=self._blocks[which], cells=self._temple.cells(code))

    def __iter__(self) -> Iterator[Action]:
        """As by index, without looking up which block each placement is of."""
        yield from self._lines
        for block, codes in zip(self._blocks, self._codes, strict=True):
            for code in codes.tolist():
                yield Place(seat=self._seat, block=block, cells=self._temple.cells(code))

    def __contains__(self, action: object) -> bool:
        """The same answer as comparing with each, without making each."""
        if not isinstance(action, Place):
            return action in self._lines
        if action.seat != self._seat or action.block not in self._blocks:
            return False
        which = self._blocks.index(action.block)
        code = self._temple.code(self._shapes[which], action.cells)
        return code is not None and code in self._codes[which] and self._temple.cells(code) == action.cells


class DiscardStep(Step):
    """More than seven blocks: some of your choice go back into the bag."""

    kinds = (Discard,)

    def due(self, state: BlockAndKeyState) -> bool:
        return len(state.supplies[state.turn]) > SUPPLY

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        return [Discard(seat=state.turn, block=state.pieces.blocks[block]) for block in state.supplies[state.turn]]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        action = cast("Discard", action)
        block = placing.block_of_supply(state, action.block)
        state.supplies = replaced(state.supplies, state.turn, without(state.supplies[state.turn], block))
        events.append(BlockDiscarded(seat=state.turn, block=action.block))
        yard.put_into_bag(state, block)
        if self.due(state):
            return False
        yard.fill(state, events)
        return True
