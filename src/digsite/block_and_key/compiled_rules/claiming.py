"""Claiming keys with the block just placed, and drawing new ones from the altars: see `rules/claiming.py`."""

from digsite.block_and_key.compiled_rules.packed import Setting, compiled
from digsite.block_and_key.geometry.kernel.packed import EMPTY, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import count_bits
from digsite.block_and_key.geometry.kernel.seeing import completed, visible_before
from digsite.block_and_key.rules.numbers import HAND


@compiled()
def claimable_keys(temples: PackedArray, table: Packed, setting: Setting) -> int:
    """The keys in hand with a match that uses the block just placed and was not complete before, as bits."""
    side, hand = setting.facts["sides"][table["turn"]], table["hands"][table["turn"]]
    found = completed(temples, setting.keys, side, hand)
    if found and setting.facts["strict_claims"]:
        found &= ~visible_before(temples, setting.keys, side, found)
    return int(found)


@compiled()
def claim_is_due(table: Packed, setting: Setting) -> bool:
    """Asked after every placement, also where nothing can be claimed."""
    return bool(table["placed"] != EMPTY and (table["hands"][table["turn"]] != 0 or setting.facts["ask_forced"]))


@compiled()
def claim(table: Packed, key: int) -> None:
    seat, bit = table["turn"], 1 << key
    table["hands"][seat] &= ~bit
    table["claimed"][seat] |= bit
    table["claimable"] &= ~bit
    table["claims"] += 1


@compiled()
def has_keys_to_draw(table: Packed) -> bool:
    return bool(table["piled"][0] > 0 or table["piled"][1] > 0)


@compiled()
def only_altar(table: Packed) -> int:
    """The only altar that has keys; -1 if both have."""
    if table["piled"][0] > 0 and table["piled"][1] > 0:
        return -1
    return 0 if table["piled"][0] > 0 else 1


@compiled()
def refill_is_due(table: Packed, setting: Setting) -> bool:
    """It belongs to placing; alone, to every turn."""
    of_this_turn = table["placed"] != EMPTY or setting.facts["players"] == 1
    return bool(of_this_turn and count_bits(table["hands"][table["turn"]]) < HAND and has_keys_to_draw(table))


@compiled()
def refill(table: Packed, altar: int) -> None:
    key, _ = draw(table, altar)
    table["hands"][table["turn"]] |= 1 << key
    table["drawn"] = key


@compiled()
def draw(table: Packed, altar: int) -> tuple[int, bool]:
    """Take the top key of an altar; also tell whether the player (solo) could name it, having put it there."""
    size = table["piled"][altar]
    known = table["returned"][altar] == size
    key = int(table["altars"][altar, size - 1])
    table["altars"][altar, size - 1] = EMPTY
    table["piled"][altar] = size - 1
    if known:
        table["returned"][altar] = size - 1
    return key, known


@compiled()
def lay_under(table: Packed, altar: int, key: int) -> None:
    """Put a key at the bottom of an altar."""
    pile = table["altars"][altar]
    for i in range(table["piled"][altar], 0, -1):
        pile[i] = pile[i - 1]
    pile[0] = key
    table["piled"][altar] += 1
    table["returned"][altar] += 1
