"""Dealing a new game: see `rules/deal.py`."""

import numpy as np

from digsite.block_and_key.compiled_rules import stages
from digsite.block_and_key.compiled_rules.chance import begin, below, shuffle
from digsite.block_and_key.compiled_rules.packed import MOON, SITES, STAR, SUN, Setting, compiled
from digsite.block_and_key.geometry.kernel.packed import Ints, PackedArray


@compiled()
def _deck(setting: Setting, tier: int, deck: Ints) -> int:
    """The keys of a tier; returns how many there are."""
    count = 0
    for key in range(setting.facts["keys"]):
        if setting.facts["tier"][key] == tier:
            deck[count] = key
            count += 1
    return count


@compiled(makes_arrays=True)
def deal(temples: PackedArray, tables: PackedArray, setting: Setting) -> None:
    """Hands, Enigmas, altars, bag and yard, from the seed that the table holds; the core cube is to be put down."""
    seed = tables[0]["seed"].copy()
    tables[:] = setting.blank
    temples[:] = setting.floors[:1]
    table, players = tables[0], setting.facts["players"]
    table["seed"][:] = seed
    begin(table)
    table["start"] = below(table, players)
    table["turn"] = table["start"]
    table["step"] = stages.CORE
    _deal_keys(table, setting, players)
    colours = setting.facts["enigmas"].copy()
    shuffle(table, colours, setting.facts["enigma_cards"])
    table["enigmas"][:players] = colours[:players]
    _deal_blocks(table, setting)


@compiled(makes_arrays=True)
def _deal_keys(table: PackedArray, setting: Setting, players: int) -> None:
    """Two Star keys, a Sun and a Moon key for each seat; the altars have the rest."""
    deck = np.empty(setting.facts["keys"], np.int64)
    for tier in (STAR, SUN, MOON):
        size = _deck(setting, tier, deck)
        shuffle(table, deck, size)
        for seat in range(players):
            for _ in range(2 if tier == STAR else 1):
                size -= 1
                table["hands"][seat] |= 1 << deck[size]
        if tier != STAR:
            table["piled"][tier - SUN] = size
            for i in range(size):
                table["altars"][tier - SUN, size - 1 - i] = deck[i]


@compiled(makes_arrays=True)
def _deal_blocks(table: PackedArray, setting: Setting) -> None:
    count = setting.facts["blocks"]
    blocks = np.arange(count)
    shuffle(table, blocks, count)
    table["yard"][:] = blocks[:SITES]
    table["bagged"] = count - SITES
    for i in range(SITES, count):
        table["bag"][count - 1 - i] = blocks[i]
