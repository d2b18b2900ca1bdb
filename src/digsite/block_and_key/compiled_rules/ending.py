"""The end of a turn and of the game, scores and ranking: see `rules/ending.py` and `rules/scoring.py`."""

from digsite.block_and_key.compiled_rules.packed import (
    ALL_PASSED,
    KEYS_CLAIMED,
    NO_PLACEMENTS,
    NOTHING_FITS,
    PLAYING,
    SITES,
    TURNS_PLAYED,
    Setting,
    compiled,
)
from digsite.block_and_key.geometry.kernel.packed import EMPTY, WINDOWS, Ints, Packed, PackedArray
from digsite.block_and_key.geometry.kernel.placing import count_bits, legal_anchors, lowest_bit
from digsite.block_and_key.rules.numbers import FACES_PER_POINT, IDLE_ROUNDS, SOLO_TURNS


@compiled()
def end_turn(temples: PackedArray, table: Packed, setting: Setting) -> None:
    """Is the game over? If not, whose turn is next?"""
    table["reason"] = _reason_to_end(temples, table, setting)
    table["placed"] = table["drawn"] = EMPTY
    table["claims"] = table["claimable"] = 0
    if table["reason"] == PLAYING:
        if setting.facts["players"] == 1:
            table["solo_turn"] += 1
        else:
            table["turn"] = (table["turn"] + 1) % setting.facts["players"]


@compiled()
def _reason_to_end(temples: PackedArray, table: Packed, setting: Setting) -> int:
    players = setting.facts["players"]
    if players == 1:
        return TURNS_PLAYED if table["solo_turn"] == SOLO_TURNS else PLAYING
    if table["last_turns"] < 0 and count_bits(table["claimed"][table["turn"]]) >= setting.facts["goal"]:
        table["last_turns"] = players
        return PLAYING
    if table["last_turns"] > 0:
        table["last_turns"] -= 1
        return PLAYING if table["last_turns"] else KEYS_CLAIMED
    if table["passes"] >= players:
        return ALL_PASSED
    if table["idle"] >= IDLE_ROUNDS * players:
        return NO_PLACEMENTS
    return PLAYING if _something_fits(temples, table, setting) else NOTHING_FITS


@compiled()
def _something_fits(temples: PackedArray, table: Packed, setting: Setting) -> bool:
    """Whether any block of bag, yard and supplies could be placed.

    Without a placement the temple and those blocks together are what they were; after one, what fitted mostly still
    does. So the orientation that was found last is tried first."""
    last = table["fitting"]
    if last >= 0 and table["placed"] == EMPTY:
        return True
    shapes = _shapes_left(table, setting)
    if last >= 0 and shapes >> setting.facts["shape_of_form"][last] & 1 and _fits(temples[0], setting, last):
        return True
    for number in range(len(setting.forms)):
        if shapes >> setting.facts["shape_of_form"][number] & 1 and _fits(temples[0], setting, number):
            table["fitting"] = number
            return True
    return False


@compiled()
def _fits(temple: Packed, setting: Setting, number: int) -> bool:
    """Whether there is a place for an orientation."""
    for window in range(WINDOWS):  # noqa: SIM110  # numba compiles no generators
        if legal_anchors(temple, setting.forms[number], window):
            return True
    return False


@compiled()
def _shapes_left(table: Packed, setting: Setting) -> int:
    """The shapes of the blocks that have not been placed, as bits."""
    shapes = 0
    for i in range(table["bagged"]):
        shapes |= 1 << setting.facts["shape"][table["bag"][i]]
    for site in range(SITES):
        if table["yard"][site] != EMPTY:
            shapes |= 1 << setting.facts["shape"][table["yard"][site]]
    for seat in range(setting.facts["players"]):
        for i in range(table["stocked"][seat]):
            shapes |= 1 << setting.facts["shape"][table["supplies"][seat, i]]
    return shapes


@compiled()
def key_points(table: Packed, setting: Setting, seat: int) -> int:
    points, claimed = 0, table["claimed"][seat]
    while claimed:
        points += setting.facts["points"][lowest_bit(claimed)]
        claimed &= claimed - 1
    return points


@compiled()
def enigma_faces(temple: Packed, table: Packed, setting: Setting, seat: int) -> int:
    """How many faces of its Enigma's colour a seat sees."""
    if table["enigmas"][seat] == EMPTY:
        return 0
    return count_bits(temple["views"][setting.facts["sides"][seat], table["enigmas"][seat]])


@compiled()
def score(temple: Packed, table: Packed, setting: Setting, seat: int) -> int:
    return key_points(table, setting, seat) + enigma_faces(temple, table, setting, seat) // FACES_PER_POINT


@compiled()
def rank_seats(temple: Packed, table: Packed, setting: Setting, scores: Ints, ranking: Ints) -> None:
    """The score of each seat, and the seats from the best to the last: no two share a place."""
    players = setting.facts["players"]
    for seat in range(players):
        scores[seat] = score(temple, table, setting, seat)
        place = seat
        while place > 0 and _is_better(table, scores, players, seat, ranking[place - 1]):
            ranking[place] = ranking[place - 1]
            place -= 1
        ranking[place] = seat


@compiled()
def _is_better(table: Packed, scores: Ints, players: int, seat: int, other: int) -> bool:
    """By points, then by claimed keys, by blocks left, and by who began earlier."""
    if scores[seat] != scores[other]:
        return bool(scores[seat] > scores[other])
    keys, others_keys = count_bits(table["claimed"][seat]), count_bits(table["claimed"][other])
    if keys != others_keys:
        return keys > others_keys
    if table["stocked"][seat] != table["stocked"][other]:
        return bool(table["stocked"][seat] > table["stocked"][other])
    return bool((seat - table["start"]) % players < (other - table["start"]) % players)
