"""Observations, as `observations.block_and_key` makes them, from what the compiled rules hold."""

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.compiled_rules import stages
from digsite.block_and_key.compiled_rules.ending import enigma_faces, key_points
from digsite.block_and_key.compiled_rules.packed import (
    ALTARS,
    PLAYING,
    SITES,
    Setting,
)
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, EMPTY, HIGHEST, STRIDE, Ints, Packed
from digsite.block_and_key.geometry.kernel.placing import lowest_bit
from digsite.block_and_key.rules.numbers import FACES_PER_POINT
from digsite.envs.batch.compiling import compiled

PARTS = (
    "temple",
    "faces",
    "core_sides",
    "sides",
    "supplies",
    "yard",
    "bag",
    "placed",
    "chosen",
    "hand",
    "claimed",
    "returned",
    "markers",
    "drawn",
    "drawn_tier",
    "enigma",
    "players",
    "turn",
    "start",
    "step",
    "over",
    "called_site",
    "called_corner",
    "options",
    "points",
    "hand_tiers",
    "altars",
    "marker_tiers",
    "enigma_faces",
    "enigma_points",
    "solo_turn",
    "last_turns",
    "idle",
    "passes",
    "claims",
)
"""The parts of an observation, as its layout must have them."""
(
    _TEMPLE,
    _FACES,
    _CORE_SIDES,
    _SIDES,
    _SUPPLIES,
    _YARD,
    _BAG,
    _PLACED,
    _CHOSEN,
    _HAND,
    _CLAIMED,
    _RETURNED,
    _MARKERS,
    _DRAWN,
    _DRAWN_TIER,
    _ENIGMA,
    _PLAYERS,
    _TURN,
    _START,
    _STEP,
    _OVER,
    _CALLED_SITE,
    _CALLED_CORNER,
    _OPTIONS,
    _POINTS,
    _HAND_TIERS,
    _ALTARS,
    _MARKER_TIERS,
    _ENIGMA_FACES,
    _ENIGMA_POINTS,
    _SOLO_TURN,
    _LAST_TURNS,
    _IDLE,
    _PASSES,
    _CLAIMS,
) = range(len(PARTS))

LEAST, MOST = -128, 127
Shown = NDArray[np.int8]


@compiled()
def observe(temple: Packed, table: Packed, setting: Setting, at: Ints, options: int, seat: int, shown: Shown) -> None:
    """What a seat sees. `at`: where each of PARTS begins; `options`: those that are shown, as bits."""
    shown[:] = 0
    _show_temple(temple, setting, at, seat, shown)
    _show_blocks(table, setting, at, seat, shown)
    _show_keys(table, setting, at, seat, shown)
    _show_solo(table, setting, at, shown)
    _show_frame(temple, table, setting, at, options, seat, shown)
    _show_counts(temple, table, setting, at, seat, shown)


@compiled()
def _seat_at(setting: Setting, seat: int, place: int) -> int:
    """The seat so many places clockwise from the one that looks."""
    return int((seat + place) % setting.facts["players"])


@compiled()
def _mark_bits(shown: Shown, first: int, bits: int) -> None:
    while bits:
        shown[first + lowest_bit(bits)] = 1
        bits &= bits - 1


@compiled()
def _show_temple(temple: Packed, setting: Setting, at: Ints, seat: int, shown: Shown) -> None:
    # Read once: for all the compiler knows, each mark may change what is read after it.
    width, depth, height = temple["width"], temple["depth"], temple["height"]
    first, plane, highest = at[_TEMPLE], width * depth * height, min(height, temple["highest"])
    for z in range(highest):
        for y in range(depth):
            row, cells, place = temple["rows"][z, y], z * COLUMNS + y * STRIDE, first + (z * depth + y) * width
            while row:
                x = lowest_bit(row)
                shown[place + x + plane * (temple["cells"][cells + x] & 7)] = 1
                row &= row - 1
    for place in range(setting.facts["players"]):
        side = setting.facts["sides"][_seat_at(setting, seat, place)]
        for colour in range(4):
            first = at[_FACES] + (place * 4 + colour) * STRIDE * HIGHEST
            _mark_bits(shown, first, temple["views"][side, colour])


@compiled()
def _show_blocks(table: Packed, setting: Setting, at: Ints, seat: int, shown: Shown) -> None:
    blocks = setting.facts["blocks"]
    first = at[_BAG]
    for i in range(table["bagged"]):
        shown[first + table["bag"][i]] = 1
    for site in range(SITES):
        if table["yard"][site] != EMPTY:
            shown[at[_YARD] + site * blocks + table["yard"][site]] = 1
    for place in range(setting.facts["players"]):
        owner = _seat_at(setting, seat, place)
        for i in range(table["stocked"][owner]):
            shown[at[_SUPPLIES] + place * blocks + table["supplies"][owner, i]] = 1
    if table["placed"] != EMPTY:
        shown[at[_PLACED] + table["placed"]] = 1


@compiled()
def _show_keys(table: Packed, setting: Setting, at: Ints, seat: int, shown: Shown) -> None:
    keys = setting.facts["keys"]
    _mark_bits(shown, at[_HAND], table["hands"][seat])
    for place in range(setting.facts["players"]):
        _mark_bits(shown, at[_CLAIMED] + place * keys, table["claimed"][_seat_at(setting, seat, place)])
    if table["drawn"] != EMPTY:
        if table["turn"] == seat:
            shown[at[_DRAWN] + table["drawn"]] = 1
        shown[at[_DRAWN_TIER] + setting.facts["tier"][table["drawn"]]] = 1
    if table["enigmas"][seat] != EMPTY:
        shown[at[_ENIGMA] + table["enigmas"][seat]] = 1


@compiled()
def _show_solo(table: Packed, setting: Setting, at: Ints, shown: Shown) -> None:
    """What was put under the altars, in the order it will be drawn, and the markers of the turns."""
    for altar in range(ALTARS):
        known = table["returned"][altar]
        for i in range(known):
            shown[at[_RETURNED] + table["altars"][altar, i]] = known - i
    for i in range(table["marked"]):
        key = table["markers"][i]
        if table["seen_markers"] >> i & 1:
            shown[at[_MARKERS] + key] = 1
        shown[at[_MARKER_TIERS] + setting.facts["tier"][key]] += 1


@compiled()
def _show_frame(
    temple: Packed, table: Packed, setting: Setting, at: Ints, options: int, seat: int, shown: Shown
) -> None:
    players = setting.facts["players"]
    shown[at[_PLAYERS] + players - 1] = 1
    shown[at[_TURN] + (table["turn"] - seat) % players] = 1
    shown[at[_START] + (table["start"] - seat) % players] = 1
    if table["reason"] == PLAYING:
        shown[at[_STEP] + table["step"]] = 1
    else:
        shown[at[_OVER]] = 1
    for place in range(players):
        shown[at[_SIDES] + place * 4 + setting.facts["sides"][_seat_at(setting, seat, place)]] = 1
    if table["step"] != stages.CORE:
        for side in range(4):
            shown[at[_CORE_SIDES] + side * 4 + temple["core"][side]] = 1
    if table["step"] == stages.ANCIENTS and table["drawn"] != EMPTY:
        shown[at[_CALLED_SITE] + setting.facts["site"][table["drawn"]]] = 1
        shown[at[_CALLED_CORNER] + setting.facts["corner"][table["drawn"]]] = 1
    _mark_bits(shown, at[_OPTIONS], options)


@compiled()
def _count(shown: Shown, place: int, count: int) -> None:
    shown[place] = min(max(count, LEAST), MOST)


@compiled()
def _show_counts(temple: Packed, table: Packed, setting: Setting, at: Ints, seat: int, shown: Shown) -> None:
    for place in range(setting.facts["players"]):
        owner = _seat_at(setting, seat, place)
        _count(shown, at[_POINTS] + place, key_points(table, setting, owner))
        hand = table["hands"][owner]
        while hand:
            shown[at[_HAND_TIERS] + place * 3 + setting.facts["tier"][lowest_bit(hand)]] += 1
            hand &= hand - 1
    for altar in range(ALTARS):
        _count(shown, at[_ALTARS] + altar, table["piled"][altar])
    faces = enigma_faces(temple, table, setting, seat)
    _count(shown, at[_ENIGMA_FACES], faces)
    _count(shown, at[_ENIGMA_POINTS], faces // FACES_PER_POINT)
    _count(shown, at[_SOLO_TURN], table["solo_turn"])
    _count(shown, at[_LAST_TURNS], table["last_turns"])
    _count(shown, at[_IDLE], table["idle"])
    _count(shown, at[_PASSES], table["passes"])
    _count(shown, at[_CLAIMS], table["claims"])
