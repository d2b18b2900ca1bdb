"""Chance, as `core.chance` has it: BLAKE2b of a counter, keyed with the seed, drawn from in the same order.

Written after RFC 7693. Of the two blocks that a number takes, the first is the key: it is hashed once a game.
"""

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.compiled_rules.packed import A_TABLE, compiled
from digsite.block_and_key.geometry.kernel.packed import Ints, Packed, PackedArray

_WORDS = 8
_KEY_BYTES, _DIGEST_BYTES, _BLOCK_BYTES, _COUNTER_BYTES = 32, 64, 128, 8
_ROUNDS = 12
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
# Never changed: these are the numbers of the hash itself.
_START = np.array(
    [
        0x6A09E667F3BCC908,
        0xBB67AE8584CAA73B,
        0x3C6EF372FE94F82B,
        0xA54FF53A5F1D36F1,
        0x510E527FADE682D1,
        0x9B05688C2B3E6C1F,
        0x1F83D9ABFB41BD6B,
        0x5BE0CD19137E2179,
    ],
    np.uint64,
)
_ORDER = np.array(
    [
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
        [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
        [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
        [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
        [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
        [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
        [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
        [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
        [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
        [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
    ],
    np.int64,
)
_QUARTERS = np.array(
    [
        [0, 4, 8, 12],
        [1, 5, 9, 13],
        [2, 6, 10, 14],
        [3, 7, 11, 15],
        [0, 5, 10, 15],
        [1, 6, 11, 12],
        [2, 7, 8, 13],
        [3, 4, 9, 14],
    ],
    np.int64,
)

Words = NDArray[np.uint64]


@compiled()
def _turned(word: np.uint64, places: np.uint64) -> np.uint64:
    return (word >> places) | (word << (np.uint64(64) - places))


@compiled()
def _sum(one: np.uint64, other: np.uint64) -> np.uint64:
    """What is carried beyond the word is dropped, without a warning where this runs as plain Python."""
    found: np.uint64 = np.add(one, other)
    return found


@compiled(makes_arrays=True)
def _compress(state: Words, message: Words, length: int, is_last: bool) -> None:
    """Mix a block of sixteen words, of which `message` has the first and the others are 0, into the state."""
    v, m = np.empty(16, np.uint64), np.zeros(16, np.uint64)
    m[: len(message)] = message
    for i in range(_WORDS):
        v[i], v[i + _WORDS] = state[i], _START[i]
    v[12] ^= np.uint64(length)
    if is_last:
        v[14] ^= _ALL
    for number in range(_ROUNDS):
        order = _ORDER[number % 10]
        for i in range(8):
            a, b, c, d = _QUARTERS[i, 0], _QUARTERS[i, 1], _QUARTERS[i, 2], _QUARTERS[i, 3]
            v[a] = _sum(_sum(v[a], v[b]), m[order[2 * i]])
            v[d] = _turned(v[d] ^ v[a], np.uint64(32))
            v[c] = _sum(v[c], v[d])
            v[b] = _turned(v[b] ^ v[c], np.uint64(24))
            v[a] = _sum(_sum(v[a], v[b]), m[order[2 * i + 1]])
            v[d] = _turned(v[d] ^ v[a], np.uint64(16))
            v[c] = _sum(v[c], v[d])
            v[b] = _turned(v[b] ^ v[c], np.uint64(63))
    for i in range(_WORDS):
        state[i] ^= v[i] ^ v[i + _WORDS]


@compiled(makes_arrays=True)
def begin(table: Packed) -> None:
    """Take in the seed; nothing is drawn yet."""
    keyed = table["keyed"]
    keyed[:] = _START
    keyed[0] ^= np.uint64(0x01010000 ^ (_KEY_BYTES << 8) ^ _DIGEST_BYTES)
    _compress(keyed, table["seed"], _BLOCK_BYTES, False)
    table["counter"] = 0


@compiled(A_TABLE)
def begin_each(tables: PackedArray) -> None:
    """The same for each table, for those who pack a state."""
    for i in range(len(tables)):
        begin(tables[i])


@compiled(makes_arrays=True)
def _digest(table: Packed, words: Words) -> None:
    """The next eight numbers."""
    words[:] = table["keyed"]
    message = np.full(1, np.uint64(table["counter"]))
    _compress(words, message, _BLOCK_BYTES + _COUNTER_BYTES, True)
    table["counter"] += 1


@compiled()
def _scaled(word: np.uint64, bound: int) -> int:
    """`word * bound >> 64`, exact: the product is made of two halves."""
    many = np.uint64(bound)
    return int(((word >> _HALF) * many + (((word & _LOW) * many) >> _HALF)) >> _HALF)


@compiled(makes_arrays=True)
def below(table: Packed, bound: int) -> int:
    """A number in 0..bound-1."""
    words = np.empty(_WORDS, np.uint64)
    _digest(table, words)
    return _scaled(words[0], bound)


@compiled(makes_arrays=True)
def shuffle(table: Packed, items: Ints, size: int) -> None:
    """Put the first `size` items into a random order."""
    words = np.empty(_WORDS, np.uint64)
    used = _WORDS
    for last in range(size - 1, 0, -1):
        if used == _WORDS:
            _digest(table, words)
            used = 0
        chosen = _scaled(words[used], last + 1)
        used += 1
        items[last], items[chosen] = items[chosen], items[last]
