"""Imagined games, and the same games played by the rules."""

from typing import Any, NamedTuple

import numpy as np

from digsite.block_and_key.actions import (
    LINES,
    Ancients,
    Claim,
    Core,
    Discard,
    Done,
    Draft,
    Excavate,
    Mark,
    Pass,
    Place,
    Refill,
    Return,
)
from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.compiled_rules.packed import PLAYING
from digsite.block_and_key.compiled_rules.settings import table_of
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.master import TO_THE_END
from digsite.core import Action

First = tuple[int, int, int]
"""An action as `kernel.roll_out` begins with it: its kind, what it chooses, its code."""


class Imagined(NamedTuple):
    """How an imagined game stands when it is over or broken off, and how it came to that."""

    table: Any
    temple: Any
    points: tuple[float, ...]
    course: list[First]

    @property
    def over(self) -> bool:
        return bool(self.table["reason"] != PLAYING)

    def hand(self, seat: int) -> list[int]:
        return [key for key in range(64) if self.table["hands"][seat] >> key & 1]

    def supply(self, seat: int) -> list[int]:
        found: list[int] = self.table["supplies"][seat][: self.table["stocked"][seat]].tolist()
        return found


def best(state: BlockAndKeyState) -> First:
    """The choice that looks best in one step."""
    return choices(Judgement(state, state.legal_actions()))[0].first


def imagine(state: BlockAndKeyState, first: First | None = None, turns: int = TO_THE_END) -> Imagined:
    """A choice, the rest of its turn, and so many turns. What is hidden is as it is in the state."""
    judgement, scratch = Judgement(state, state.legal_actions()), kernel.new_scratch()
    record, tables, pieces, weights = state.temple.packed, judgement.tables, judgement.pieces, judgement.weights
    chosen = np.array(first or best(state), np.int64)
    points = kernel.roll_out(record, tables, pieces, weights, chosen, turns, scratch)[0].tolist()
    rows = scratch.course.tolist()
    course = [(kind, what, code) for kind, what, code in rows[: [row[0] for row in rows].index(-1)]]
    return Imagined(scratch.tables[0], scratch.temples[0], tuple(points), course)


def play_again(state: BlockAndKeyState, imagined: Imagined) -> None:
    """By the rules, which raise `IllegalAction` at what they do not allow. Where they ask for what is forced, too, that
    is answered in between."""
    for each in imagined.course:
        action = action_of(state, *each)
        while _is_forced(state) and state.legal_actions()[0] != action:
            state.apply(state.legal_actions()[0])
            action = action_of(state, *each)
        state.apply(action)
    while _is_forced(state):
        state.apply(state.legal_actions()[0])


def _is_forced(state: BlockAndKeyState) -> bool:
    asked = bool(state.options["ask_forced"]) and not state.is_over and state.step != "turn"
    return asked and len(state.legal_actions()) == 1


def action_of(state: BlockAndKeyState, kind: int, what: int, code: int) -> Action:
    seat, pieces = state.turn, state.pieces
    if kind == kinds.PLACE:
        made = Ancients if state.step == "ancients" else Place
        return made(seat=seat, block=pieces.blocks[what], cells=state.temple.cells(code))
    if kind in (kinds.DRAFT, kinds.EXCAVATE):
        return (Draft if kind == kinds.DRAFT else Excavate)(seat=seat, line=list(LINES)[what])
    if kind in (kinds.CLAIM, kinds.RETURN):
        return (Claim if kind == kinds.CLAIM else Return)(seat=seat, key=pieces.keys[what].id)
    if kind in (kinds.MARK, kinds.REFILL):
        return (Mark if kind == kinds.MARK else Refill)(seat=seat, altar=ALTARS[what])
    if kind == kinds.CORE:
        return Core(seat=seat, colour=COLOURS[what])
    if kind == kinds.DISCARD:
        return Discard(seat=seat, block=pieces.blocks[what])
    return Pass(seat=seat) if kind == kinds.PASS else Done(seat=seat)


def differences(state: BlockAndKeyState, imagined: Imagined) -> list[str]:
    """What stands otherwise than by the rules; what was seen to fit is a note, not a fact."""
    pairs = (imagined.table, table_of(state)[0]), (imagined.temple, state.temple.packed[0])
    return [
        f"{name}: {ours[name]} instead of {theirs[name]}"
        for ours, theirs in pairs
        for name in ours.dtype.names
        if name != "fitting" and ours[name].tobytes() != theirs[name].tobytes()
    ]


def assert_is_a_game_of_the_rules(state: BlockAndKeyState, imagined: Imagined) -> None:
    """Every action is legal, it leads to the same table and temple, and the points are those of the rules."""
    true = state.clone()
    play_again(true, imagined)
    assert differences(true, imagined) == []
    assert true.is_over == imagined.over
    assert true.is_over or true.step == "turn"
    assert not true.is_over or imagined.points == true.scores
