"""The loops over all lanes of a batch: dealing, judging ids, carrying them out, listing what is legal, observing."""

from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.compiled_rules import stages
from digsite.block_and_key.compiled_rules.choices import list_ids, read_id
from digsite.block_and_key.compiled_rules.deal import deal
from digsite.block_and_key.compiled_rules.ending import rank_seats, score
from digsite.block_and_key.compiled_rules.packed import A_TABLE, FACTS, NAMING, PLAYING, Naming, Setting
from digsite.block_and_key.compiled_rules.steps import apply
from digsite.block_and_key.geometry.kernel.compiled import array_of
from digsite.block_and_key.geometry.kernel.packed import (
    A_TEMPLE,
    INT,
    INTS,
    KEYS,
    ORIENTATIONS,
    TABLE,
    Ints,
    Packed,
    PackedArray,
)
from digsite.envs.batch.compiling import compiled
from digsite.envs.batch.observing import Shown, observe

ILLEGAL = -1
"""Instead of a reason to end: an id that was not legal broke the game off."""

Flags = NDArray[np.bool_]
History = NDArray[np.int32]


class HandedSetting(NamedTuple):
    """A `Setting` as it is handed to a loop: Python takes ten times as long to hand over what is packed on its own as
    an array of one, longer than many a step."""

    facts: PackedArray
    forms: PackedArray
    keys: PackedArray
    floors: PackedArray
    blank: PackedArray


def hand_over(setting: Setting) -> HandedSetting:
    return HandedSetting(np.array([setting.facts], FACTS), *setting[1:])


_tuple_type: Any = numba.types.NamedTuple
_SETTING = _tuple_type([array_of(FACTS), ORIENTATIONS, KEYS, A_TEMPLE, A_TABLE], HandedSetting)
_FLAGS: Any = numba.boolean[::1]
_ROWS: Any = numba.int8[:, ::1]
_HISTORY: Any = numba.int32[:, ::1]
_WORDS: Any = numba.uint64[:, ::1]


@compiled(A_TEMPLE, A_TABLE, _SETTING)
def deal_lanes(temples: PackedArray, tables: PackedArray, handed: HandedSetting) -> None:
    """Deal every lane from the seed that its table holds."""
    setting = Setting(handed.facts[0], handed.forms, handed.keys, handed.floors, handed.blank)
    for lane in range(len(tables)):
        deal(temples[lane : lane + 1], tables[lane : lane + 1], setting)


@compiled(INTS, INTS, INTS)
def are_legal(chosen: Ints, ids: Ints, offsets: Ints) -> Flags:
    """For each lane whether the chosen id is among its legal ones; where there are none, nothing is asked."""
    found = np.ones(len(chosen), np.bool_)
    for lane in range(len(chosen)):
        low, high = offsets[lane], offsets[lane + 1]
        if low == high:
            continue
        while high - low > 1:
            middle = (low + high) // 2
            if ids[middle] <= chosen[lane]:
                low = middle
            else:
                high = middle
        found[lane] = ids[low] == chosen[lane]
    return found


@compiled()
def _next_seed(table: Packed, by: int) -> None:
    """Add to the seed, as one number of 256 bits."""
    seed = table["seed"]
    before = seed[0]
    seed[0] += np.uint64(by)
    carry = seed[0] < before
    for i in range(1, 4):
        if carry:
            seed[i] += np.uint64(1)
            carry = seed[i] == np.uint64(0)


@compiled(
    A_TEMPLE, A_TABLE, _SETTING, NAMING, INTS, _FLAGS, INT, _HISTORY, INTS, _WORDS, INTS, TABLE, TABLE, INTS, INT, _ROWS
)
def step_lanes(
    temples: PackedArray,
    tables: PackedArray,
    handed: HandedSetting,
    naming: Naming,
    chosen: Ints,
    allowed: Flags,
    next_seed: int,
    history: History,
    lengths: Ints,
    seeds: NDArray[np.uint64],
    reasons: Ints,
    scores: Ints,
    rankings: Ints,
    at: Ints,
    options: int,
    last_seen: Shown,
) -> None:
    """Carry out the chosen ids. What ended says so in `reasons`, `scores` and `rankings`, and is dealt anew.

    A lane in which the id is not allowed is broken off. `next_seed`: what is added to the seed of a lane for its next
    game; 0: the lane stays as it is. History, lengths and seeds are of the game to which a lane's last step belongs.
    `last_seen`, if it has any rows: what the seat that ended the game sees then.
    """
    setting = Setting(handed.facts[0], handed.forms, handed.keys, handed.floors, handed.blank)
    for lane in range(len(tables)):
        table, temple = tables[lane], temples[lane : lane + 1]
        reasons[lane] = PLAYING
        if table["reason"] != PLAYING:
            continue
        seat = table["turn"]
        if table["step"] == stages.CORE:
            lengths[lane] = 0
            seeds[lane] = table["seed"]
        if allowed[lane]:
            history[lane, lengths[lane]] = chosen[lane]
            lengths[lane] += 1
            kind, what, code = read_id(setting, naming, chosen[lane])
            apply(temple, table, setting, kind, what, code)
            reasons[lane] = table["reason"]
        else:
            reasons[lane] = ILLEGAL
        if reasons[lane] != PLAYING:
            rank_seats(temple[0], table, setting, scores[lane], rankings[lane])
            if len(last_seen) > 0:
                observe(temple[0], table, setting, at, options, seat, last_seen[lane])
            if next_seed:
                _next_seed(table, next_seed)
                deal(temple, tables[lane : lane + 1], setting)


@compiled(A_TEMPLE, A_TABLE, _SETTING, NAMING, INT, INT, INTS, INTS)
def list_lanes(
    temples: PackedArray,
    tables: PackedArray,
    handed: HandedSetting,
    naming: Naming,
    first: int,
    room: int,
    ids: Ints,
    offsets: Ints,
) -> int:
    """List the legal ids of the lanes from `first` on; lane i has those from `offsets[i]` to `offsets[i + 1]`.

    Stops where less than `room` is left and returns that lane; the number of lanes when all are listed."""
    setting = Setting(handed.facts[0], handed.forms, handed.keys, handed.floors, handed.blank)
    count = offsets[first]
    for lane in range(first, len(tables)):
        if len(ids) - count < room:
            return lane
        count = list_ids(temples[lane : lane + 1], tables[lane], setting, naming, ids, count)
        offsets[lane + 1] = count
    return len(tables)


@compiled(A_TEMPLE, A_TABLE, _SETTING, INTS, INT, INTS, _ROWS)
def observe_lanes(
    temples: PackedArray, tables: PackedArray, handed: HandedSetting, at: Ints, options: int, seats: Ints, shown: Shown
) -> None:
    """What a seat of each lane sees."""
    setting = Setting(handed.facts[0], handed.forms, handed.keys, handed.floors, handed.blank)
    for lane in range(len(tables)):
        observe(temples[lane], tables[lane], setting, at, options, seats[lane], shown[lane])


@compiled(A_TEMPLE, A_TABLE, _SETTING, TABLE)
def score_lanes(temples: PackedArray, tables: PackedArray, handed: HandedSetting, scores: Ints) -> None:
    """What each seat has, as if the game ended now."""
    setting = Setting(handed.facts[0], handed.forms, handed.keys, handed.floors, handed.blank)
    for lane in range(len(tables)):
        for seat in range(setting.facts["players"]):
            scores[lane, seat] = score(temples[lane], tables[lane], setting, seat)


@compiled(INTS, INTS, INTS, INTS, _ROWS)
def mask_lanes(before: Ints, offsets_before: Ints, ids: Ints, offsets: Ints, masks: Shown) -> None:
    """Turn the masks of the ids before into those of the ids now."""
    for lane in range(len(masks)):
        for i in range(offsets_before[lane], offsets_before[lane + 1]):
            masks[lane, before[i]] = 0
        for i in range(offsets[lane], offsets[lane + 1]):
            masks[lane, ids[i]] = 1
