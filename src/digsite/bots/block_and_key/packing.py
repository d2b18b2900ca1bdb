"""A state in short, as the compiled code reads it."""

from typing import TYPE_CHECKING

import numpy as np

from digsite.block_and_key.pieces.piece_set import SIDES
from digsite.block_and_key.rules.numbers import KEYS_TO_END, SOLO_TURNS
from digsite.block_and_key.rules.scoring import key_points
from digsite.bots.block_and_key.kernel import TABLE

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import PackedArray
    from digsite.block_and_key.state import BlockAndKeyState


def table_of(state: "BlockAndKeyState") -> "PackedArray":
    tables = np.zeros(1, TABLE)
    table = tables[0]
    table["players"], table["turn"] = state.players, state.turn
    table["solo_turn"], table["solo_turns"] = state.solo_turn, SOLO_TURNS
    table["goal"] = KEYS_TO_END.get(state.players, 0)
    table["last_turns"] = state.last_turns
    table["strict"] = state.options["strict_claims"]
    for seat in range(state.players):
        _seat(table, state, seat)
    table["yard"] = state.yard
    table["bag"][: len(state.bag)] = state.bag
    table["bag_end"] = len(state.bag)
    for altar, keys in enumerate(state.altars):
        table["altar"][altar, : len(keys)] = keys
        table["altar_end"][altar] = len(keys)
    return tables


def _seat(table: np.void, state: "BlockAndKeyState", seat: int) -> None:
    hand, supply = state.hands[seat], state.supplies[seat]
    table["side"][seat] = SIDES.index(state.sides[seat])
    table["enigma"][seat] = state.enigmas[seat]
    table["points"][seat] = key_points(state, seat)
    table["claimed"][seat] = len(state.claimed[seat])
    table["hand"][seat, : len(hand)] = hand
    table["held"][seat] = len(hand)
    table["supply"][seat, : len(supply)] = supply
    table["stocked"][seat] = len(supply)
    table["gone"][list(state.claimed[seat])] = 1
