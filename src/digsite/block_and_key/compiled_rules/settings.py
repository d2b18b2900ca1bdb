"""What the compiled rules are given: a setting from a set of pieces, tables from states."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from digsite.block_and_key.actions import LINES
from digsite.block_and_key.compiled_rules import kinds, stages
from digsite.block_and_key.compiled_rules.chance import Words, begin_each
from digsite.block_and_key.compiled_rules.packed import (
    FACTS,
    MOST_SHAPES,
    TABLE,
    TIERS,
    TURNS,
    Naming,
    Setting,
)
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EMPTY, Ints, PackedArray
from digsite.block_and_key.geometry.kernel_tables import tables_of
from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.piece_set import COLOURS, SIDES, PieceSet
from digsite.block_and_key.rules.claiming import claimable_keys
from digsite.block_and_key.rules.ending import REASONS
from digsite.block_and_key.rules.numbers import KEYS_TO_END
from digsite.block_and_key.rules.opening import colour_to_the_north, colours_allowed
from digsite.block_and_key.state import BlockAndKeyState


def setting_of(example: BlockAndKeyState) -> Setting:
    """What does not change in games with the pieces, players and options of this one."""
    tables = tables_of(example.pieces)
    return Setting(
        facts=_facts(example),
        forms=tables.orientations,
        keys=tables.keys,
        floors=_floors(example.pieces, example.players),
        blank=_blank(),
    )


def naming_of(first_ids: Mapping[str, int], codes: Ints) -> Naming:
    """From the first id of each kind of action, and the codes of the placements in the order of their ids."""
    anchors = np.full(MOST_SHAPES * TURNS * COLUMNS, -1, np.int64)
    anchors[codes] = np.arange(len(codes))
    return Naming(np.array([first_ids[kind] for kind in kinds.NAMES], np.int64), anchors, np.array(codes, np.int64))


def _facts(example: BlockAndKeyState) -> np.void:
    pieces, tables = example.pieces, tables_of(example.pieces)
    facts: np.void = np.zeros(1, FACTS)[0]
    facts["players"], facts["goal"] = example.players, KEYS_TO_END.get(example.players, 0)
    facts["ask_forced"], facts["strict_claims"] = example.options["ask_forced"], example.options["strict_claims"]
    facts["lines"] = list(LINES.values())
    facts["floor_of"][: example.players] = _floor_of(example)
    facts["blocks"], facts["shapes"], facts["keys"] = len(pieces.blocks), len(pieces.shapes), len(pieces.keys)
    facts["enigma_cards"] = len(pieces.enigmas)
    facts["block_of"] = EMPTY
    facts["block_of"][pieces.colour_of, pieces.shape_of] = range(len(pieces.blocks))
    _fill(facts["sides"], [SIDES.index(side) for side in example.sides])
    _fill(facts["shape"], pieces.shape_of)
    _fill(facts["colour"], pieces.colour_of)
    _fill(facts["first"], tables.first)
    _fill(facts["shape_of_form"], tables.shape_of_form)
    _fill(facts["points"], [key.vp for key in pieces.keys])
    _fill(facts["tier"], [TIERS.index(key.tier) for key in pieces.keys])
    _fill(facts["site"], [key.pips - 1 for key in pieces.keys])
    _fill(facts["corner"], [key.stars - 1 for key in pieces.keys])
    _fill(facts["enigmas"], [COLOURS.index(colour) for colour in pieces.enigmas])
    return facts


def _fill(field: Ints, numbers: Sequence[int] | Ints) -> None:
    field[: len(numbers)] = numbers


def _floors(pieces: PieceSet, players: int) -> PackedArray:
    """An empty one, and one for each colour of the core to the north."""
    core_at = pieces.core_at(players)
    temples = [Temple(pieces), *(Temple.empty(pieces, core_at, colour) for colour in COLOURS)]
    return np.concatenate([temple.packed for temple in temples])


def _floor_of(state: BlockAndKeyState) -> Ints:
    """By seat and colour which of the floors it makes to turn that colour toward oneself."""
    allowed = colours_allowed(state)
    return np.array(
        [
            [
                1 + COLOURS.index(colour_to_the_north(state.pieces, side, colour)) if colour in allowed else -1
                for colour in COLOURS
            ]
            for side in state.sides
        ],
        np.int64,
    )


def _blank() -> PackedArray:
    blank = np.zeros(1, TABLE)
    table = blank[0]
    for field in ("placed", "drawn", "enigmas", "supplies", "yard", "bag", "altars", "markers", "fitting"):
        table[field] = EMPTY
    table["last_turns"] = -1
    table["solo_turn"] = 1
    return blank


def table_of(state: BlockAndKeyState) -> PackedArray:
    """A state as the compiled rules have it; its temple is `state.temple.packed`."""
    tables = _blank()
    table = tables[0]
    for field in ("start", "turn", "solo_turn", "last_turns", "idle", "passes", "placed", "claims", "drawn"):
        table[field] = getattr(state, field)
    table["step"] = stages.NAMES.index(state.step)
    table["reason"] = REASONS.index(state.reason) + 1 if state.reason else 0
    table["claimable"] = _bits(_claimable(state))
    table["yard"] = state.yard
    for seat in range(state.players):
        table["hands"][seat], table["claimed"][seat] = _bits(state.hands[seat]), _bits(state.claimed[seat])
        table["enigmas"][seat] = state.enigmas[seat]
        table["stocked"][seat] = len(state.supplies[seat])
        table["supplies"][seat, : len(state.supplies[seat])] = state.supplies[seat]
    table["bagged"] = len(state.bag)
    table["bag"][: len(state.bag)] = state.bag[::-1]
    for altar, keys in enumerate(state.altars):
        table["piled"][altar] = len(keys)
        table["altars"][altar, : len(keys)] = keys[::-1]
    table["returned"] = state.returned
    table["marked"] = len(state.markers)
    table["markers"][: len(state.markers)] = state.markers
    table["seen_markers"] = _bits(place for place, seen in enumerate(state.seen_markers) if seen)
    table["seed"] = seed_words(state.chance.seed)
    begin_each(tables)
    table["counter"] = state.chance.counter
    return tables


def _claimable(state: BlockAndKeyState) -> tuple[int, ...]:
    """A position that begins after a placement has not been looked at yet."""
    if state.claimable is None and state.step == "claim":
        return claimable_keys(state)
    return state.claimable or ()


def seed_words(seed: int) -> Words:
    """A seed of up to 255 bits as chance takes it, and `seed_of` gives it back."""
    return np.frombuffer(seed.to_bytes(32, "little", signed=True), "<u8").astype(np.uint64)


def seed_of(words: Words) -> int:
    return int.from_bytes(words.astype("<u8").tobytes(), "little", signed=True)


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
