"""One step ahead: the most victory points now, and then the best outlook."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from digsite.block_and_key.actions import LINES, Excavate, Line, Place
from digsite.block_and_key.positions.placement_effects import Prospects
from digsite.block_and_key.rules.numbers import SUPPLY as MOST_BLOCKS
from digsite.bots.block_and_key.outlook import NEXT, Outlook
from digsite.bots.block_and_key.reasons import LEAST, reason_of
from digsite.bots.bot import Budget, ThinkingBot, Why
from digsite.bots.reason import Reason
from digsite.core import Action, Actions, View


class GreedyBot(ThinkingBot):
    """Asks of every choice what the table is worth after it, as `Outlook` judges; it looks no further."""

    def _think(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> tuple[Action, Why]:
        outlook = Outlook(view)
        choice = _ANSWERS[view["step"]](outlook, legal_actions)
        return choice, partial(_reason, outlook, choice)


# Setting up.


def _core(outlook: Outlook, actions: Actions) -> Action:
    """One's Enigma toward oneself: four of its faces from the start."""
    return next((action for action in actions if _of(action, "colour") == outlook.view["enigma"]), actions[0])


def _draft(outlook: Outlook, actions: Actions) -> Action:
    return max(actions, key=lambda action: _worth_of_line(outlook, _of(action, "line")))


# A turn.


def _turn(outlook: Outlook, actions: Actions) -> Action:
    """The best placement, unless a line of the yard promises more."""
    lines = {line: _worth_of_line(outlook, line) for line in LINES if _blocks_of(outlook, line)}
    line = max(lines, key=lambda each: lines[each], default=None)
    found = outlook.own
    seat = outlook.view["seat"]
    if not len(found.codes) and line:
        return Excavate(seat=seat, line=line)
    worths = outlook.worth_of_placements(found, outlook.supply, outlook.own_at_hand)
    best = int(worths.argmax())
    worth = worths[best] + outlook.worth_of_supply(len(outlook.supply) - 1)
    if line and lines[line] > worth and outlook.turns_left:
        return Excavate(seat=seat, line=line)
    block = outlook.pieces.blocks[outlook.supply[found.blocks[best]]]
    return Place(seat=seat, block=block, cells=outlook.temple.cells(int(found.codes[best])))


def _discard(outlook: Outlook, actions: Actions) -> Action:
    def worth_without(action: Action) -> float:
        kept = [block for block in outlook.supply if outlook.pieces.blocks[block] != _of(action, "block")]
        return _worth_of_blocks(outlook, kept)

    return max(actions, key=worth_without)


def _claim(outlook: Outlook, actions: Actions) -> Action:
    """Whatever can be claimed, the most valuable first."""
    return max(actions, key=lambda action: _points(outlook, action))


def _refill(outlook: Outlook, actions: Actions) -> Action:
    return max(actions, key=lambda action: _worth_of_altar(outlook, _of(action, "altar")))


# Alone.


def _mark(outlook: Outlook, actions: Actions) -> Action:
    """From the altar whose keys one would miss the least."""
    return min(actions, key=lambda action: _worth_of_altar(outlook, _of(action, "altar")))


def _return(outlook: Outlook, actions: Actions) -> Action:
    """The key that is worth least, if a new one may be expected to be worth more."""
    returns, keep_all = actions[:-1], actions[-1]
    keys = [outlook.pieces.key_numbers[_of(action, "key")] for action in returns]
    worths: list[float] = outlook.worth_of_each(keys, outlook.own_at_hand).tolist()
    altars = [altar for altar, left in outlook.view["altars"].items() if left]
    new = max((_worth_of_altar(outlook, altar) for altar in altars), default=0.0)
    if outlook.turns_left and min(worths) < new:
        return returns[worths.index(min(worths))]
    return keep_all


def _ancients(outlook: Outlook, actions: Actions) -> Action:
    """A free block for one's own view."""
    block = outlook.pieces.block_numbers[_of(actions[0], "block")]
    found = outlook.placements([block])
    # The Ancients' block claims nothing.
    found = found._replace(keys=found.keys * 0)
    worths = outlook.worth_of_placements(found, [block], outlook.own_at_hand)
    rows = {outlook.temple.cells(code): row for row, code in enumerate(found.codes.tolist())}
    return max(actions, key=lambda action: worths[rows[_of(action, "cells")]])


def _reason(outlook: Outlook, choice: Action) -> Reason:
    claims = Prospects(outlook.view).of(choice).claims if isinstance(choice, Place) else ()
    more = _closer(outlook, choice, claims) if isinstance(choice, Place) else []
    return reason_of(choice, outlook.view["step"], claims, more)


def _closer(outlook: Outlook, choice: Place, claims: Sequence[str]) -> list[Reason]:
    """The key that the placement brings closest, if it does."""
    found, block = outlook.own, outlook.pieces.block_numbers[choice.block]
    code = outlook.temple.code(outlook.pieces.shape_of[block], choice.cells)
    row = next(
        i for i, each in enumerate(found.codes.tolist()) if each == code and outlook.supply[found.blocks[i]] == block
    )
    before = outlook.worth_of_each(outlook.hand, outlook.own_at_hand)
    after = outlook.worth_of_keys_after(found, row, block)
    gains = {outlook.view["hand"][i]: float(gain) for i, gain in enumerate(after - before)}
    best = max((key for key in gains if key not in claims), key=lambda key: gains[key], default=None)
    return [Reason("bot-closer", {"key": best})] if best is not None and gains[best] >= LEAST else []


def _of(action: Action, field: str) -> Any:
    """A field of an action whose kind the step implies."""
    return getattr(action, field)


def _points(outlook: Outlook, action: Action) -> int:
    """The points of a key that is claimed; less than any key's where none is."""
    return outlook.pieces.keys[outlook.pieces.key_numbers[_of(action, "key")]].vp if action.kind == "claim" else 0


def _worth_of_line(outlook: Outlook, line: Line) -> float:
    """What the table is worth with the blocks of this line in one's supply."""
    return _worth_of_blocks(outlook, outlook.supply + _blocks_of(outlook, line))


def _blocks_of(outlook: Outlook, line: Line) -> list[int]:
    return outlook.block_numbers(outlook.view["yard"][place] for place in LINES[line])


def _worth_of_blocks(outlook: Outlook, blocks: list[int]) -> float:
    found = outlook.placements(blocks)
    points = outlook.points(found).max(initial=0)
    worth = outlook.worth_of_view(outlook.at_hand(found, blocks)) + outlook.worth_of_supply(
        min(len(blocks), MOST_BLOCKS)
    )
    return NEXT * float(points) + worth


def _worth_of_altar(outlook: Outlook, altar: str) -> float:
    """What a key of this altar is worth on average, as far as one does not know where they are."""
    view = outlook.view
    known = {*view["hand"], *(name for claimed in view["claimed"] for name in claimed)}
    keys = [number for number, key in enumerate(outlook.pieces.keys) if key.tier == altar and key.id not in known]
    return float(outlook.worth_of_each(keys, outlook.own_at_hand).mean()) if keys else 0.0


_ANSWERS: dict[str, Callable[[Outlook, Actions], Action]] = {
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
