"""Action ids: listing those that are legal, and reading one. An id is `naming.first[kind]` and what is chosen of it.

A placement's is counted by colour and anchor: the colour and the orientation tell the block.
"""

import numpy as np

from digsite.block_and_key.compiled_rules import kinds, stages
from digsite.block_and_key.compiled_rules.ancients import called_block, list_for_ancients, returnable, room_for_codes
from digsite.block_and_key.compiled_rules.packed import ALTARS, COLOURS, LINES, PLAYING, Naming, Setting, compiled
from digsite.block_and_key.compiled_rules.yard import is_stocked
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, Ints, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import list_codes, lowest_bit


@compiled()
def read_id(setting: Setting, naming: Naming, number: int) -> tuple[int, int, int]:
    """The kind of a legal id, what was chosen, and for a placement the code."""
    kind = kinds.PLACE
    while number < naming.first[kind]:
        kind -= 1
    what = number - naming.first[kind]
    if kind != kinds.PLACE:
        return kind, what, 0
    colour, anchor = what // len(naming.codes), what % len(naming.codes)
    code = naming.codes[anchor]
    return kind, int(setting.facts["block_of"][colour, setting.facts["shape_of_form"][code // COLUMNS]]), int(code)


@compiled()
def list_ids(temples: PackedArray, table: Packed, setting: Setting, naming: Naming, ids: Ints, count: int) -> int:
    """Append the ids of the legal actions, ascending; returns how many ids there are now."""
    step, first = table["step"], naming.first
    if table["reason"] != PLAYING:
        return count
    if step == stages.TURN:
        return _list_turn(temples, table, setting, naming, ids, count)
    if step == stages.CLAIM:
        count = _list_bits(table["claimable"], first[kinds.CLAIM], ids, count)
        return _append(first[kinds.DONE], ids, count)
    if step == stages.RETURN:
        count = _append(first[kinds.DONE], ids, count)
        return _list_bits(returnable(table, setting), first[kinds.RETURN], ids, count)
    if step == stages.REFILL:
        return _list_altars(table, first[kinds.REFILL], ids, count)
    if step == stages.MARK:
        return _list_altars(table, first[kinds.MARK], ids, count)
    if step == stages.DRAFT:
        return _list_lines(table, setting, first[kinds.DRAFT], ids, count)
    if step == stages.DISCARD:
        for i in range(table["stocked"][table["turn"]]):
            count = _append(first[kinds.DISCARD] + table["supplies"][table["turn"], i], ids, count)
    elif step == stages.CORE:
        for colour in range(COLOURS):
            if setting.facts["floor_of"][table["turn"], colour] >= 0:
                count = _append(first[kinds.CORE] + colour, ids, count)
    elif step == stages.ANCIENTS:
        return _list_for_ancients(temples, table, setting, naming, ids, count)
    return count


@compiled()
def _append(number: int, ids: Ints, count: int) -> int:
    ids[count] = number
    return count + 1


@compiled()
def _first_of(naming: Naming, colour: int) -> int:
    """The id of the first placement of a colour."""
    return int(naming.first[kinds.PLACE] + colour * len(naming.codes))


@compiled()
def _list_bits(bits: int, first: int, ids: Ints, count: int) -> int:
    while bits:
        count = _append(first + lowest_bit(bits), ids, count)
        bits &= bits - 1
    return count


@compiled()
def _list_altars(table: Packed, first: int, ids: Ints, count: int) -> int:
    for altar in range(ALTARS):
        if table["piled"][altar] > 0:
            count = _append(first + altar, ids, count)
    return count


@compiled()
def _list_lines(table: Packed, setting: Setting, first: int, ids: Ints, count: int) -> int:
    for line in range(LINES):
        if is_stocked(table, setting, line):
            count = _append(first + line, ids, count)
    return count


@compiled()
def _list_turn(temples: PackedArray, table: Packed, setting: Setting, naming: Naming, ids: Ints, count: int) -> int:
    """Lines to excavate and placements; where there is neither, passing."""
    before = count
    count = _list_lines(table, setting, naming.first[kinds.EXCAVATE], ids, count)
    count = _list_placements(temples, table, setting, naming, ids, count)
    return count if count > before else _append(naming.first[kinds.PASS], ids, count)


@compiled(makes_arrays=True)
def _list_placements(
    temples: PackedArray, table: Packed, setting: Setting, naming: Naming, ids: Ints, count: int
) -> int:
    """In the order of the blocks, then by code. Blocks of one shape have the same places, which are scanned once."""
    supply, size = table["supplies"][table["turn"]], table["stocked"][table["turn"]]
    forms, anchors, facts = setting.forms, naming.anchors, setting.facts
    starts = np.empty(size + 1, np.int64)
    starts[0] = count
    for i in range(size):
        shape, first = facts["shape"][supply[i]], _first_of(naming, facts["colour"][supply[i]])
        before = _place_of_shape(facts, supply, i)
        if before < i:
            others_first = _first_of(naming, facts["colour"][supply[before]])
            for j in range(starts[before], starts[before + 1]):
                ids[count] = ids[j] - others_first + first
                count += 1
        else:
            for number in range(facts["first"][shape], facts["first"][shape + 1]):
                count = list_codes(temples[0], forms, number, ids, count)
            for j in range(starts[i], count):
                ids[j] = first + anchors[ids[j]]
        starts[i + 1] = count
    return count


@compiled()
def _place_of_shape(facts: Packed, supply: Ints, last: int) -> int:
    """Where the first block of a supply lies that has the shape of this one."""
    place = 0
    while facts["shape"][supply[place]] != facts["shape"][supply[last]]:
        place += 1
    return place


@compiled(makes_arrays=True)
def _list_for_ancients(
    temples: PackedArray, table: Packed, setting: Setting, naming: Naming, ids: Ints, count: int
) -> int:
    codes, colour = room_for_codes(setting), setting.facts["colour"][called_block(table, setting)]
    for i in range(list_for_ancients(temples, table, setting, codes)):
        count = _append(_first_of(naming, colour) + naming.anchors[codes[i]], ids, count)
    return count
