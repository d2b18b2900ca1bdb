"""Solo: marking the turn, putting a key back, and the Ancients' own placement: see `rules/ancients.py`."""

import numpy as np

from digsite.block_and_key.compiled_rules.claiming import draw, has_keys_to_draw, lay_under
from digsite.block_and_key.compiled_rules.packed import STAR, SUN, Setting, compiled
from digsite.block_and_key.compiled_rules.yard import fill, put_into_bag
from digsite.block_and_key.geometry.kernel.packed import (
    COLUMNS,
    EMPTY,
    Codes,
    Packed,
    PackedArray,
)
from digsite.block_and_key.geometry.kernel.placing import (
    EQUALLY_NEAR,
    is_corner_to_corner,
    list_codes,
    list_nearest,
    lowest_bit,
    put,
)
from digsite.block_and_key.rules.numbers import SOLO_TURNS


@compiled()
def mark_is_due(table: Packed, setting: Setting) -> bool:
    """A turn without a claim is marked with a key."""
    return setting.facts["players"] == 1 and table["claims"] == 0 and has_keys_to_draw(table)


@compiled()
def mark(table: Packed, altar: int) -> None:
    key, known = draw(table, altar)
    table["markers"][table["marked"]] = key
    if known:
        table["seen_markers"] |= 1 << table["marked"]
    table["marked"] += 1


@compiled()
def returnable(table: Packed, setting: Setting) -> int:
    """The keys of the hand that have an altar, as bits."""
    found, hand = 0, table["hands"][table["turn"]]
    while hand:
        key = lowest_bit(hand)
        if setting.facts["tier"][key] != STAR:
            found |= 1 << key
        hand &= hand - 1
    return found


@compiled()
def return_is_due(table: Packed, setting: Setting) -> bool:
    return setting.facts["players"] == 1 and (setting.facts["ask_forced"] or returnable(table, setting) != 0)


@compiled()
def return_key(table: Packed, setting: Setting, key: int) -> None:
    table["hands"][table["turn"]] &= ~(1 << key)
    lay_under(table, setting.facts["tier"][key] - SUN, key)


@compiled()
def _are_called(table: Packed, setting: Setting) -> bool:
    """A new key came into the hand, and this is not the last turn."""
    return bool(setting.facts["players"] == 1 and table["drawn"] != EMPTY and table["solo_turn"] != SOLO_TURNS)


@compiled()
def called_block(table: Packed, setting: Setting) -> int:
    return int(table["yard"][setting.facts["site"][table["drawn"]]])


@compiled()
def ancients_are_due(table: Packed, setting: Setting) -> bool:
    return _are_called(table, setting) and called_block(table, setting) != EMPTY


@compiled(makes_arrays=True)
def list_for_ancients(temples: PackedArray, table: Packed, setting: Setting, codes: Codes) -> int:
    """The placements of the called block beside one of those nearest to the corner; returns how many there are.

    It looks no further when there is no room for more."""
    shape = setting.facts["shape"][called_block(table, setting)]
    nearest = np.empty(EQUALLY_NEAR, np.int64)
    near = list_nearest(temples[0], setting.facts["corner"][table["drawn"]], nearest)
    scanned = np.empty(COLUMNS, np.int32)
    count = 0
    for number in range(setting.facts["first"][shape], setting.facts["first"][shape + 1]):
        for j in range(list_codes(temples[0], setting.forms, number, scanned, 0)):
            for i in range(near):
                if is_corner_to_corner(temples, setting.forms, scanned[j], nearest[i]):
                    codes[count] = scanned[j]
                    count += 1
                    if count == len(codes):
                        return count
                    break
    return count


@compiled(makes_arrays=True)
def room_for_codes(setting: Setting) -> Codes:
    """Room for every placement of all shapes."""
    return np.empty(len(setting.forms) * COLUMNS, np.int32)


@compiled(makes_arrays=True)
def call_ancients(temples: PackedArray, table: Packed, setting: Setting) -> None:
    """Before their placement is asked for: a block that fits nowhere goes back into the bag."""
    if not ancients_are_due(table, setting):
        return
    if list_for_ancients(temples, table, setting, np.empty(1, np.int32)) == 0:
        block = called_block(table, setting)
        table["yard"][setting.facts["site"][table["drawn"]]] = EMPTY
        table["drawn"] = EMPTY
        put_into_bag(table, block)
        fill(table)


@compiled()
def place_for_ancients(temples: PackedArray, table: Packed, setting: Setting, code: int) -> None:
    block = called_block(table, setting)
    table["yard"][setting.facts["site"][table["drawn"]]] = EMPTY
    put(temples, setting.forms, code, block, setting.facts["colour"][block])
    fill(table)
