"""An imagined game, turn by turn, and the same game played by the rules."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from digsite.block_and_key.actions import (
    LINES,
    Ancients,
    Claim,
    Discard,
    Done,
    Excavate,
    Mark,
    Pass,
    Place,
    Refill,
    Return,
)
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EMPTY, STRIDE, TEMPLE
from digsite.block_and_key.pieces.shapes import Cells
from digsite.block_and_key.rules.ancients import ancients_block
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.packing import table_of
from digsite.core import Action


class Moment(NamedTuple):
    """How things stand in an imagined game."""

    table: Any
    temple: Any
    points: tuple[float, ...]

    @property
    def over(self) -> bool:
        alone = self.table["players"] == 1
        return bool(self.table["solo_turn"] > self.table["solo_turns"] if alone else self.table["last_turns"] == 0)

    def hand(self, seat: int) -> list[int]:
        return _numbers(self.table["hand"][seat], 0, self.table["held"][seat])

    def supply(self, seat: int) -> list[int]:
        return _numbers(self.table["supply"][seat], 0, self.table["stocked"][seat])

    def altar(self, number: int) -> list[int]:
        return _numbers(self.table["altar"][number], self.table["altar_first"][number], self.table["altar_end"][number])

    def bag(self) -> list[int]:
        return _numbers(self.table["bag"], self.table["bag_first"], self.table["bag_end"])

    def cells(self, block: int) -> Cells:
        """Where a block stands; nowhere: ()."""
        found = np.flatnonzero(self.temple[0]["cells"] >> 3 == block)
        return tuple(sorted((int(i) % STRIDE, int(i) % COLUMNS // STRIDE, int(i) // COLUMNS) for i in found))


def _numbers(array: Any, first: int, end: int) -> list[int]:
    found: list[int] = array[first:end].tolist()
    return found


def moments(state: BlockAndKeyState) -> Iterator[Moment]:
    """The state, then after the choice that looks best in one step and the rest of its turn, then turn by turn to the
    end. What is hidden is as it is in the state."""
    judgement, scratch = Judgement(state, state.legal_actions()), kernel.new_scratch()
    first = np.array(choices(judgement)[0].first, np.int64)
    yield Moment(table_of(state)[0].copy(), state.temple.packed.copy(), ())
    over, turns = False, 0
    while not over:
        record, tables, pieces, weights = state.temple.packed, judgement.tables, judgement.pieces, judgement.weights
        points = kernel.roll_out(record, tables, pieces, weights, first, turns, scratch)[0].tolist()
        moment = Moment(scratch.tables[0].copy(), scratch.temples.copy(), tuple(points))
        over = moment.over
        turns += 1
        yield moment


class Parted(Exception):
    """The rules and the imagined game go different ways from here, as docs/bots.md tells."""


def play_turn(state: BlockAndKeyState, before: Moment, after: Moment) -> None:
    """Play by the rules what was imagined; raises `IllegalAction` if they do not allow it."""
    turn = (state.turn, state.solo_turn)
    parted = ""
    while not state.is_over and (state.turn, state.solo_turn) == turn:
        bag = state.bag
        state.apply(_ANSWERS[state.step](state, before, after))
        if len(state.bag) > len(bag) or (state.bag != bag and not _is_rest(state.bag, bag)):
            parted = "what came back into the bag was mixed with the rest"
    if parted:
        raise Parted(parted)
    if state.is_over and not after.over:
        raise Parted(state.reason)


def _is_rest(bag: tuple[int, ...], before: tuple[int, ...]) -> bool:
    return bag == before[len(before) - len(bag) :]


def _turn(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    seat, names = state.turn, state.pieces.blocks
    taken = [block for block in before.supply(seat) if block not in after.supply(seat) and after.cells(block)]
    if taken:
        return Place(seat=seat, block=names[taken[0]], cells=after.cells(taken[0]))
    for line, sites in LINES.items():
        blocks = {state.yard[site] for site in sites} - {EMPTY}
        if blocks and blocks <= set(after.supply(seat)):
            return Excavate(seat=seat, line=line)
    if state.legal_actions()[0] != Pass(seat=seat):
        raise Parted("nothing could be placed, and nothing was excavated")
    return Pass(seat=seat)


def _discard(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    gone = next(block for block in before.supply(state.turn) if block in state.supplies[state.turn])
    assert gone not in after.supply(state.turn)
    return Discard(seat=state.turn, block=state.pieces.blocks[gone])


def _claim(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    for key in state.hands[state.turn]:
        if after.table["gone"][key]:
            return Claim(seat=state.turn, key=state.pieces.keys[key].id)
    assert len(state.legal_actions()) == 1, "a claim was left out"
    return Done(seat=state.turn)


def _mark(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    return Mark(seat=0, altar="sun" if state.altars[0] else "moon")


def _return(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    for number in range(len(ALTARS)):
        end = before.table["altar_end"][number]
        if after.table["altar_end"][number] > end:
            return Return(seat=0, key=state.pieces.keys[after.table["altar"][number, end]].id)
    return Done(seat=0)


def _refill(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    """From an altar whose next key was drawn; first from one that is drawn empty."""
    drawn = set(after.hand(state.turn)) - set(state.hands[state.turn])
    numbers = [number for number, keys in enumerate(state.altars) if keys and keys[0] in drawn]
    numbers.sort(key=lambda number: not drawn >= set(state.altars[number]))
    return Refill(seat=state.turn, altar=ALTARS[numbers[0]])


def _ancients(state: BlockAndKeyState, before: Moment, after: Moment) -> Action:
    block = ancients_block(state)
    return Ancients(seat=0, block=state.pieces.blocks[block], cells=after.cells(block))


_ANSWERS = {
    "turn": _turn,
    "discard": _discard,
    "claim": _claim,
    "mark": _mark,
    "return": _return,
    "refill": _refill,
    "ancients": _ancients,
}


def differences(state: BlockAndKeyState, imagined: Moment) -> list[str]:
    """What stands otherwise than by the rules."""
    table, true = imagined.table, table_of(state)[0]
    found = [f"temple {name}" for name in TEMPLE.names or () if _differ(imagined.temple, state.temple.packed, name)]
    found += [name for name in ("points", "claimed", "enigma", "side", "gone", "yard") if _differ(table, true, name)]
    if not imagined.over:
        found += [name for name in ("turn", "solo_turn", "last_turns") if _differ(table, true, name)]
    for seat in range(state.players):
        found += [f"hand of {seat}"] * (sorted(imagined.hand(seat)) != list(state.hands[seat]))
        found += [f"supply of {seat}"] * (sorted(imagined.supply(seat)) != list(state.supplies[seat]))
    found += [f"{altar} altar" for i, altar in enumerate(ALTARS) if imagined.altar(i) != list(state.altars[i])]
    return found + ["bag"] * (imagined.bag() != list(state.bag))


def _differ(one: Any, other: Any, name: str) -> bool:
    return not np.array_equal(one[name], other[name])
