"""A turn's main choice, excavate or place, and the blocks a supply cannot hold."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, cast, overload

from digsite.block_and_key.actions import Discard, Excavate, Line, Pass, Place
from digsite.block_and_key.events import BlockDiscarded, Passed, Placed
from digsite.block_and_key.pieces.ids import Block
from digsite.block_and_key.rules import placing, yard
from digsite.block_and_key.rules.claiming import claimable_keys
from digsite.block_and_key.rules.numbers import SUPPLY
from digsite.block_and_key.rules.step import Step
from digsite.block_and_key.rules.tuple_edits import replaced, without
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Alike, Event, IllegalAction, Packed, Seat

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
        if state.choices is None:
            state.choices = TurnActions(state) or (Pass(seat=state.turn),)
        return state.choices

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
        offered = state.choices
        found = offered.code_of(action) if isinstance(offered, TurnActions) else None
        if found is None:
            block = placing.block_of_supply(state, action.block)
            code = placing.judged(state, block, action.cells)
            cells = state.temple.cells(code)
        else:
            # The list of this very position made it: it needs no judging again.
            block, code = found
            cells = action.cells
        state.supplies = replaced(state.supplies, state.turn, without(state.supplies[state.turn], block))
        state.temple.put(block, code)
        state.placed = block
        state.claimable = claimable_keys(state)
        state.idle = 0
        state.passes = 0
        events.append(Placed(seat=state.turn, block=action.block, cells=cells))

    def _pass(self, state: BlockAndKeyState, events: list[Event]) -> None:
        if isinstance(self.legal_actions(state), TurnActions):
            raise IllegalAction("expected excavate or place: one of them is possible", code="must-act")
        state.idle += 1
        state.passes += 1
        events.append(Passed(seat=state.turn))


@cache
def _excavations(seat: Seat, lines: tuple[Line, ...]) -> tuple[Action, ...]:
    """Actions are values: one of each is enough for all games."""
    return tuple(Excavate(seat=seat, line=line) for line in lines)


class TurnActions(Packed):
    """Lines to excavate, then placements block by block. Placements are made on demand: there can be a thousand."""

    __slots__ = ("_ends", "_found", "_last", "_lines", "_pieces", "_seat", "_supply", "_temple")

    def __init__(self, state: BlockAndKeyState) -> None:
        self._seat = state.turn
        self._lines = _excavations(state.turn, yard.lines_with_blocks(state))
        # The list stays good when the state goes on: cells are where the blocks come to rest now.
        self._temple = state.temple.clone()
        self._pieces = state.pieces
        self._supply = state.supplies[state.turn]
        self._found = state.temple.scan_bits(state.pieces.shapes_among(self._supply))
        counts, shape_of = self._found.counts(), state.pieces.shape_of
        self._ends = list(accumulate([counts[shape_of[block]] for block in self._supply], initial=len(self._lines)))
        self._last: tuple[Action, Block, int] | None = None
        """The placement that was made last, its block and its code."""

    @property
    def lines(self) -> Sequence[Action]:
        """The lines that can be excavated."""
        return self._lines

    @property
    def placements(self) -> Iterator[tuple[str, "Codes"]]:
        """Each block of the supply with the codes of its placements (see `Temple.scan`), none of them made."""
        pieces = self._pieces
        return ((pieces.blocks[block], self._found.of(pieces.shape_of[block])) for block in self._supply)

    def code_of(self, action: Action) -> tuple[Block, int] | None:
        """The block and the code of a placement, if this list has just made it."""
        last = self._last
        return last[1:] if last is not None and last[0] is action else None

    def __len__(self) -> int:
        return self._ends[-1]

    def __repr__(self) -> str:
        blocks = ", ".join(f"{name}: {len(codes)}" for name, codes in self.placements)
        return (
            f"<{len(self)} actions of seat {self._seat}: {len(self._lines)} lines to excavate; placements of {blocks}>"
        )

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        ends = self._ends
        if index < 0:
            index += ends[-1]
        if not 0 <= index < ends[-1]:
            raise IndexError(f"expected an action below {len(self)}")
        if index < ends[0]:
            return self._lines[index]
        which = bisect_right(ends, index) - 1
        block = self._supply[which]
        code = self._found.code(self._pieces.shape_of[block], index - ends[which])
        action = Place(self._seat, self._pieces.blocks[block], self._temple.cells(code))
        self._last = (action, block, code)
        return action

    def __iter__(self) -> Iterator[Action]:
        """As by index, without looking up which block each placement is of."""
        yield from self._lines
        for block, codes in self.placements:
            for code in codes.tolist():
                yield Place(self._seat, block, self._temple.cells(code))

    def packed(self) -> Iterator[Action | Alike]:
        """See `core.action.Packed`."""
        yield from self._lines
        for block, codes in self.placements:
            if len(codes):
                first = Place(seat=self._seat, block=block, cells=self._temple.cells(int(codes[0])))
                yield Alike(first, "cells", self._temple.cells_texts(codes)) if len(codes) > 1 else first

    def __contains__(self, action: object) -> bool:
        """The same answer as comparing with each, without making each."""
        if not isinstance(action, Place):
            return action in self._lines
        if self._last is not None and self._last[0] is action:
            return True
        block = self._pieces.block_numbers.get(action.block)
        if action.seat != self._seat or block not in self._supply:
            return False
        shape = self._pieces.shape_of[block]
        code = self._temple.code(shape, action.cells)
        return code is not None and code in self._found.of(shape) and self._temple.cells(code) == action.cells


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
