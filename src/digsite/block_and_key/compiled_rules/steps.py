"""The order of the steps, what an answer does, and how it goes on: see `rules/steps.py`, `opening.py` and `turn.py`."""

import numpy as np

from digsite.block_and_key.compiled_rules import kinds, stages
from digsite.block_and_key.compiled_rules.ancients import (
    ancients_are_due,
    call_ancients,
    list_for_ancients,
    mark,
    mark_is_due,
    place_for_ancients,
    return_is_due,
    return_key,
)
from digsite.block_and_key.compiled_rules.claiming import (
    claim,
    claim_is_due,
    claimable_keys,
    only_altar,
    refill,
    refill_is_due,
)
from digsite.block_and_key.compiled_rules.ending import end_turn
from digsite.block_and_key.compiled_rules.packed import COLOURS, LINES, PLAYING, Setting, compiled
from digsite.block_and_key.compiled_rules.yard import fill, is_stocked, put_into_bag, take_from_supply, take_line
from digsite.block_and_key.geometry.kernel.packed import Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import put
from digsite.block_and_key.rules.numbers import SUPPLY


@compiled()
def apply(temples: PackedArray, table: Packed, setting: Setting, kind: int, what: int, code: int) -> None:
    """Carry out a legal action, then whatever follows without being asked.

    `what` is the colour, line, block, key or altar, by number; a placement is a block and its code."""
    over = _carry_out(temples, table, setting, kind, what, code)
    while table["reason"] == PLAYING:
        if over or not _is_due(table, setting):
            _next_step(temples, table, setting)
            over = False
        else:
            kind, what, code = (-1, 0, 0) if setting.facts["ask_forced"] else _forced(temples, table, setting)
            if kind < 0:
                return
            over = _carry_out(temples, table, setting, kind, what, code)


@compiled()
def _next_step(temples: PackedArray, table: Packed, setting: Setting) -> None:
    """The steps of those who play alone are never due for others, who pass over them."""
    if table["step"] == stages.ANCIENTS:
        end_turn(temples, table, setting)
        table["step"] = stages.TURN
    else:
        table["step"] += 1
        if table["step"] == stages.ANCIENTS:
            call_ancients(temples, table, setting)


@compiled()
def _is_due(table: Packed, setting: Setting) -> bool:
    """Is there (still) something to decide in this step?"""
    step = table["step"]
    if step == stages.DISCARD:
        return bool(table["stocked"][table["turn"]] > SUPPLY)
    if step == stages.CLAIM:
        return claim_is_due(table, setting)
    if step == stages.MARK:
        return mark_is_due(table, setting)
    if step == stages.RETURN:
        return return_is_due(table, setting)
    if step == stages.REFILL:
        return refill_is_due(table, setting)
    if step == stages.ANCIENTS:
        return ancients_are_due(table, setting)
    return True


@compiled(makes_arrays=True)
def _forced(temples: PackedArray, table: Packed, setting: Setting) -> tuple[int, int, int]:
    """The single answer, where everybody can know that there is but one; else -1.

    A turn and a claim are always asked, and a supply has more than one block to choose from."""
    step = table["step"]
    if step == stages.CORE:
        colour = _only_colour(table, setting)
        return (kinds.CORE, colour, 0) if colour >= 0 else (-1, 0, 0)
    if step == stages.DRAFT:
        line = _only_line(table, setting)
        return (kinds.DRAFT, line, 0) if line >= 0 else (-1, 0, 0)
    if step in (stages.MARK, stages.REFILL):
        altar = only_altar(table)
        return (kinds.MARK if step == stages.MARK else kinds.REFILL, altar, 0) if altar >= 0 else (-1, 0, 0)
    if step == stages.ANCIENTS:
        codes = np.empty(2, np.int32)
        if list_for_ancients(temples, table, setting, codes) == 1:
            return kinds.PLACE, 0, int(codes[0])
    return -1, 0, 0


@compiled()
def _only_colour(table: Packed, setting: Setting) -> int:
    found = -1
    for colour in range(COLOURS):
        if setting.facts["floor_of"][table["turn"], colour] >= 0:
            if found >= 0:
                return -1
            found = colour
    return found


@compiled()
def _only_line(table: Packed, setting: Setting) -> int:
    found = -1
    for line in range(LINES):
        if is_stocked(table, setting, line):
            if found >= 0:
                return -1
            found = line
    return found


@compiled()
def _carry_out(temples: PackedArray, table: Packed, setting: Setting, kind: int, what: int, code: int) -> bool:
    """Do what was answered, and say whether that ends the step."""
    if kind == kinds.PLACE:
        if table["step"] == stages.ANCIENTS:
            place_for_ancients(temples, table, setting, code)
        else:
            _place(temples, table, setting, what, code)
    elif kind == kinds.CLAIM:
        claim(table, what)
        return False
    elif kind == kinds.REFILL:
        refill(table, what)
        return False
    elif kind == kinds.DRAFT:
        return _draft(table, setting, what)
    elif kind == kinds.DISCARD:
        return _discard(table, what)
    elif kind == kinds.EXCAVATE:
        take_line(table, setting, what)
        table["idle"] += 1
        table["passes"] = 0
    elif kind == kinds.PASS:
        table["idle"] += 1
        table["passes"] += 1
    elif kind == kinds.CORE:
        _set_core(temples, table, setting, what)
    elif kind == kinds.MARK:
        mark(table, what)
    elif kind == kinds.RETURN:
        return_key(table, setting, what)
    return True


@compiled(makes_arrays=True)
def _set_core(temples: PackedArray, table: Packed, setting: Setting, colour: int) -> None:
    """The core cube stands, that colour toward the starting player; the draft begins at that player's right."""
    floor = setting.facts["floor_of"][table["turn"], colour]
    temples[:] = setting.floors[floor : floor + 1]
    table["turn"] = (table["start"] - 1) % setting.facts["players"]


@compiled()
def _draft(table: Packed, setting: Setting, line: int) -> bool:
    """Counter-clockwise; the starting player is the last."""
    take_line(table, setting, line)
    if table["turn"] == table["start"]:
        return True
    table["turn"] = (table["turn"] - 1) % setting.facts["players"]
    return False


@compiled()
def _place(temples: PackedArray, table: Packed, setting: Setting, block: int, code: int) -> None:
    take_from_supply(table, block)
    put(temples, setting.forms, code, block, setting.facts["colour"][block])
    table["placed"] = block
    table["claimable"] = claimable_keys(temples, table, setting)
    table["idle"] = table["passes"] = 0


@compiled()
def _discard(table: Packed, block: int) -> bool:
    """The yard is filled when no block is too many any more."""
    take_from_supply(table, block)
    put_into_bag(table, block)
    if table["stocked"][table["turn"]] > SUPPLY:
        return False
    fill(table)
    return True
