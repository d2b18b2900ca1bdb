"""What each answer to a decision is worth in one step: what adept plays, and where master begins."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from digsite.block_and_key.actions import (
    LINES,
    Ancients,
    Claim,
    Core,
    Done,
    Draft,
    Excavate,
    Mark,
    Place,
    Refill,
    Return,
)
from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.ancients import ancients_block
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.rules.numbers import SOLO_TURNS
from digsite.bots.block_and_key.judgement import NOTHING, Judgement
from digsite.core import Action

if TYPE_CHECKING:
    from digsite.bots.block_and_key.kernel.packed import Floats

NEXT_BLOCK = 0.6
"""In the draft: each further block of a line counts so much of the one before."""


class Choice(NamedTuple):
    action: Action
    worth: float
    first: tuple[int, int, int]
    """The action as the compiled rules have it, with which `kernel.roll_out` begins."""
    claims: tuple[str, ...] = ()
    """The keys that a placement completes."""


def choices(judgement: Judgement) -> list[Choice]:
    """The answers to the open decision, best first."""
    found = _STEPS[judgement.state.step](judgement)
    return sorted(found, key=lambda choice: -choice.worth)


def _best(rows: "Floats", most: int) -> "Floats":
    """The rows of highest worth, best first; of equal ones the earlier."""
    return rows[np.argsort(-rows[:, 3], kind="stable")[:most]]


# Setting up.


def _core(judgement: Judgement) -> list[Choice]:
    """The colour with which the blocks on offer do most."""
    return [
        Choice(action, _worth_of_core(judgement, action), (kinds.CORE, COLOURS.index(action.colour), 0))
        for action in judgement.actions
        if isinstance(action, Core)
    ]


def _worth_of_core(judgement: Judgement, action: Action) -> float:
    state = judgement.state.clone()
    state.apply(action)
    state.turn = judgement.seat
    best = np.sort(Judgement(state, ()).best_of_sites())
    return float(best[-len(LINES) :].sum())


def _draft(judgement: Judgement) -> list[Choice]:
    best = judgement.best_of_sites()
    found = []
    for number, (line, sites) in enumerate(LINES.items()):
        blocks = sorted((float(best[site]) for site in sites if best[site] > NOTHING), reverse=True)
        worth = sum(block * NEXT_BLOCK**i for i, block in enumerate(blocks))
        found.append(Choice(Draft(seat=judgement.seat, line=line), worth, (kinds.DRAFT, number, 0)))
    return [choice for choice in found if choice.action in judgement.actions]


# A turn.


def _turn(judgement: Judgement) -> list[Choice]:
    rows = _best(judgement.placements(judgement.state.supplies[judgement.seat]), judgement.most)
    lines = judgement.lines(held=float(rows[0, 3]) if len(rows) else NOTHING)
    found = [_placement(judgement, row) for row in rows]
    for number, (line, worth) in enumerate(zip(LINES, lines, strict=True)):
        action = Excavate(seat=judgement.seat, line=line)
        if action in judgement.actions:
            found.append(Choice(action, worth, (kinds.EXCAVATE, number, 0)))
    return found or [Choice(judgement.actions[0], 0.0, (kinds.PASS, 0, 0))]


def _placement(judgement: Judgement, row: "Floats") -> Choice:
    which, code, claims = (int(number) for number in row[:3])
    state = judgement.state
    block = state.supplies[judgement.seat][which]
    action = Place(seat=judgement.seat, block=state.pieces.blocks[block], cells=state.temple.cells(code))
    return Choice(action, float(row[3]), (kinds.PLACE, block, code), judgement.names(claims))


def _discard(judgement: Judgement) -> list[Choice]:
    """The block whose best placement is worth least."""
    supply = judgement.state.supplies[judgement.seat]
    best = judgement.best_of_blocks(supply).tolist()
    return [
        Choice(action, -worth, (kinds.DISCARD, block, 0))
        for action, worth, block in zip(judgement.actions, best, supply, strict=True)
    ]


def _claim(judgement: Judgement) -> list[Choice]:
    """Whatever can be claimed, the most valuable first."""
    pieces, found = judgement.state.pieces, []
    for action in judgement.actions:
        if isinstance(action, Claim):
            key = pieces.key_numbers[action.key]
            found.append(Choice(action, pieces.keys[key].vp, (kinds.CLAIM, key, 0)))
        else:
            found.append(Choice(action, 0.0, (kinds.DONE, 0, 0)))
    return found


def _refill(judgement: Judgement) -> list[Choice]:
    worths = judgement.altar_worths()
    return [
        Choice(action, worths[action.altar], (kinds.REFILL, ALTARS.index(action.altar), 0))
        for action in judgement.actions
        if isinstance(action, Refill)
    ]


# Alone.


def _mark(judgement: Judgement) -> list[Choice]:
    """From the altar whose keys one would miss the least."""
    worths = judgement.altar_worths()
    return [
        Choice(action, -worths[action.altar], (kinds.MARK, ALTARS.index(action.altar), 0))
        for action in judgement.actions
        if isinstance(action, Mark)
    ]


def _return(judgement: Judgement) -> list[Choice]:
    """A key that promises clearly less than a new one may; in the last turn none."""
    state, worths = judgement.state, judgement.key_worths()
    enough = max(judgement.altar_worths().values()) - float(judgement.weights[0]["keep"])
    found = []
    for action in judgement.actions:
        if isinstance(action, Return):
            key = state.pieces.key_numbers[action.key]
            worth = -1.0 if state.solo_turn == SOLO_TURNS else enough - float(worths[key])
            found.append(Choice(action, worth, (kinds.RETURN, key, 0)))
        elif isinstance(action, Done):
            found.append(Choice(action, 0.0, (kinds.DONE, 0, 0)))
    return found


def _ancients(judgement: Judgement) -> list[Choice]:
    """The place for the Ancients' block that leaves the most promise."""
    state, block = judgement.state, ancients_block(judgement.state)
    shape = state.pieces.shape_of[block]
    codes = {
        state.temple.code(shape, action.cells): action for action in judgement.actions if isinstance(action, Ancients)
    }
    rows = judgement.placements([block], claiming=False)
    legal = np.array([int(code) in codes for code in rows[:, 1]])
    return [
        Choice(codes[int(code)], float(worth), (kinds.PLACE, block, int(code)))
        for _, code, _, worth in _best(rows[legal], judgement.most)
    ]


_STEPS: dict[str, Callable[[Judgement], list[Choice]]] = {
    "core": _core,
    "draft": _draft,
    "turn": _turn,
    "discard": _discard,
    "claim": _claim,
    "mark": _mark,
    "return": _return,
    "refill": _refill,
    "ancients": _ancients,
}
