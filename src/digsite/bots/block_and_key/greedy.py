"""One step ahead: the most victory points now, and then the best appraisal."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from digsite.block_and_key.actions import LINES, Excavate, Line, Place
from digsite.block_and_key.positions.placement_effects import Prospects
from digsite.block_and_key.rules.numbers import SUPPLY as MOST_BLOCKS
from digsite.bots.block_and_key.appraisal import NEXT, Appraisal
from digsite.bots.block_and_key.reasons import LEAST, reason_of
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.bots.reason import Reason
from digsite.core import Action, Actions, View


class GreedyBot(ThinkingBot):
    """Asks of every choice what the table is worth after it, as `Appraisal` judges; it looks no further."""

    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        appraisal = Appraisal(view)
        choice = _ANSWERS[view["step"]](appraisal, legal_actions)
        return choice, partial(_reason, appraisal, choice)


# Setting up.


def _core(appraisal: Appraisal, actions: Actions) -> Action:
    """One's Enigma toward oneself: four of its faces from the start."""
    return next((action for action in actions if _of(action, "colour") == appraisal.view["enigma"]), actions[0])


def _draft(appraisal: Appraisal, actions: Actions) -> Action:
    return max(actions, key=lambda action: _worth_of_line(appraisal, _of(action, "line")))


# A turn.


def _turn(appraisal: Appraisal, actions: Actions) -> Action:
    """The best placement, unless a line of the yard promises more."""
    lines = {line: _worth_of_line(appraisal, line) for line in LINES if _blocks_of(appraisal, line)}
    line = max(lines, key=lambda each: lines[each], default=None)
    found = appraisal.own
    seat = appraisal.view["seat"]
    if not len(found.codes) and line:
        return Excavate(seat=seat, line=line)
    worths = appraisal.worth_of_placements(found, appraisal.supply, appraisal.own_at_hand)
    best = int(worths.argmax())
    worth = worths[best] + appraisal.worth_of_supply(len(appraisal.supply) - 1)
    if line and lines[line] > worth and appraisal.turns_left:
        return Excavate(seat=seat, line=line)
    block = appraisal.pieces.blocks[appraisal.supply[found.blocks[best]]]
    return Place(seat=seat, block=block, cells=appraisal.temple.cells(int(found.codes[best])))


def _discard(appraisal: Appraisal, actions: Actions) -> Action:
    def worth_without(action: Action) -> float:
        kept = [block for block in appraisal.supply if appraisal.pieces.blocks[block] != _of(action, "block")]
        return _worth_of_blocks(appraisal, kept)

    return max(actions, key=worth_without)


def _claim(appraisal: Appraisal, actions: Actions) -> Action:
    """Whatever can be claimed, the most valuable first."""
    return max(actions, key=lambda action: _points(appraisal, action))


def _refill(appraisal: Appraisal, actions: Actions) -> Action:
    return max(actions, key=lambda action: _worth_of_altar(appraisal, _of(action, "altar")))


# Alone.


def _mark(appraisal: Appraisal, actions: Actions) -> Action:
    """From the altar whose keys one would miss the least."""
    return min(actions, key=lambda action: _worth_of_altar(appraisal, _of(action, "altar")))


def _return(appraisal: Appraisal, actions: Actions) -> Action:
    """The key that is worth least, if a new one may be expected to be worth more."""
    returns, keep_all = actions[:-1], actions[-1]
    keys = [appraisal.pieces.key_numbers[_of(action, "key")] for action in returns]
    worths: list[float] = appraisal.worth_of_each(keys, appraisal.own_at_hand).tolist()
    altars = [altar for altar, left in appraisal.view["altars"].items() if left]
    new = max((_worth_of_altar(appraisal, altar) for altar in altars), default=0.0)
    if appraisal.turns_left and min(worths) < new:
        return returns[worths.index(min(worths))]
    return keep_all


def _ancients(appraisal: Appraisal, actions: Actions) -> Action:
    """A free block for one's own view."""
    block = appraisal.pieces.block_numbers[_of(actions[0], "block")]
    found = appraisal.placements([block])
    # The Ancients' block claims nothing.
    found = found._replace(keys=found.keys * 0)
    worths = appraisal.worth_of_placements(found, [block], appraisal.own_at_hand)
    rows = {appraisal.temple.cells(code): row for row, code in enumerate(found.codes.tolist())}
    return max(actions, key=lambda action: worths[rows[_of(action, "cells")]])


def _reason(appraisal: Appraisal, choice: Action) -> Reason:
    claims = Prospects(appraisal.view).of(choice).claims if isinstance(choice, Place) else ()
    more = _closer(appraisal, choice, claims) if isinstance(choice, Place) else []
    return reason_of(choice, appraisal.view["step"], claims, more)


def _closer(appraisal: Appraisal, choice: Place, claims: Sequence[str]) -> list[Reason]:
    """The key that the placement brings closest, if it does."""
    found, block = appraisal.own, appraisal.pieces.block_numbers[choice.block]
    code = appraisal.temple.code(appraisal.pieces.shape_of[block], choice.cells)
    row = next(
        i for i, each in enumerate(found.codes.tolist()) if each == code and appraisal.supply[found.blocks[i]] == block
    )
    before = appraisal.worth_of_each(appraisal.hand, appraisal.own_at_hand)
    after = appraisal.worth_of_keys_after(found, row, block)
    gains = {appraisal.view["hand"][i]: float(gain) for i, gain in enumerate(after - before)}
    best = max((key for key in gains if key not in claims), key=lambda key: gains[key], default=None)
    return [Reason("bot-closer", {"key": best})] if best is not None and gains[best] >= LEAST else []


def _of(action: Action, field: str) -> Any:
    """A field of an action whose kind the step implies."""
    return getattr(action, field)


def _points(appraisal: Appraisal, action: Action) -> int:
    """The points of a key that is claimed; less than any key's where none is."""
    return appraisal.pieces.keys[appraisal.pieces.key_numbers[_of(action, "key")]].vp if action.kind == "claim" else 0


def _worth_of_line(appraisal: Appraisal, line: Line) -> float:
    """What the table is worth with the blocks of this line in one's supply."""
    return _worth_of_blocks(appraisal, appraisal.supply + _blocks_of(appraisal, line))


def _blocks_of(appraisal: Appraisal, line: Line) -> list[int]:
    return appraisal.block_numbers(appraisal.view["yard"][place] for place in LINES[line])


def _worth_of_blocks(appraisal: Appraisal, blocks: list[int]) -> float:
    found = appraisal.placements(blocks)
    points = appraisal.points(found).max(initial=0)
    worth = appraisal.worth_of_view(appraisal.at_hand(found, blocks)) + appraisal.worth_of_supply(
        min(len(blocks), MOST_BLOCKS)
    )
    return NEXT * float(points) + worth


def _worth_of_altar(appraisal: Appraisal, altar: str) -> float:
    """What a key of this altar is worth on average, as far as one does not know where they are."""
    view = appraisal.view
    known = {*view["hand"], *(name for claimed in view["claimed"] for name in claimed)}
    keys = [number for number, key in enumerate(appraisal.pieces.keys) if key.tier == altar and key.id not in known]
    return float(appraisal.worth_of_each(keys, appraisal.own_at_hand).mean()) if keys else 0.0


_ANSWERS: dict[str, Callable[[Appraisal, Actions], Action]] = {
    "core": _core,
    "draft": _draft,
    "turn": _turn,
    "discard": _discard,
    "claim": _claim,
    "refill": _refill,
    "mark": _mark,
    "return": _return,
    "ancients": _ancients,
}
"""By the step that is awaited."""
