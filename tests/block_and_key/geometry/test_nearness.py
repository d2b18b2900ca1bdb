"""How near a key is: the kernel against a naive count over random temples."""

import random

import numpy as np
import pytest

from digsite.block_and_key import Temple
from digsite.block_and_key.geometry.temple import COLOUR_NUMBERS
from digsite.block_and_key.geometry.temple_results import Nearness
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, SIDES, designed

PIECES = designed()


def random_temple(seed: int) -> Temple:
    luck = random.Random(seed)
    temple = Temple.empty(PIECES, (4, 4), luck.choice(COLOURS))
    for block in luck.sample(range(len(PIECES.blocks)), luck.randrange(3, 25)):
        codes = temple.scan([PIECES.shape_of[block]]).codes
        if len(codes):
            temple.put(block, int(codes[luck.randrange(len(codes))]))
    return temple


def naive(rows: list[str], key: int, at_hand: dict[str, set[tuple[int, int]]]) -> Nearness:
    """`rows` from the floor up."""
    nearest = Nearness.FAR
    for squares in PIECES.keys[key].turns:
        for z in range(6):
            for place in range(10):
                lie = [(place + right, z + up, letter) for right, up, letter in squares]
                if all(right < 10 and up < 6 for right, up, _ in lie):
                    nearest = min(nearest, nearness_at(rows, lie, at_hand))
    return nearest


def nearness_at(
    rows: list[str], squares: list[tuple[int, int, str]], at_hand: dict[str, set[tuple[int, int]]]
) -> Nearness:
    missing = [(place, z, letter) for place, z, letter in squares if rows[z][place] != letter]
    reachable = all((place, z) in at_hand[letter] for place, z, letter in missing)
    match len(missing):
        case 1:
            return Nearness.ONE_AT_HAND if reachable else Nearness.ONE
        case 2:
            return Nearness.TWO_AT_HAND if reachable else Nearness.TWO
        case 3:
            return Nearness.THREE
    return Nearness.FAR


@pytest.mark.parametrize("seed", range(12))
def test_the_kernel_counts_as_a_naive_eye_does(seed: int) -> None:
    luck, temple, side = random.Random(seed), random_temple(seed), SIDES[seed % 4]
    spots = {letter: {(luck.randrange(10), luck.randrange(6)) for _ in range(12)} for letter in LETTERS}
    bits = [sum(1 << (10 * z + place) for place, z in spots[letter]) for letter in LETTERS]
    keys = luck.sample(range(len(PIECES.keys)), 10)
    as_it_is = np.zeros((1, 2), np.int64)
    found = temple.nearness(side, keys, as_it_is, np.array(bits, np.int64))
    rows = temple.view(side)[::-1]
    assert found.tolist() == [[naive(rows, key, spots) for key in keys]]


@pytest.mark.parametrize("seed", range(4))
def test_a_placement_is_judged_as_if_it_had_been_made(seed: int) -> None:
    luck, temple, side = random.Random(seed), random_temple(seed), SIDES[seed % 4]
    standing = temple.blocks
    block = next(number for number in range(len(PIECES.blocks)) if number not in standing)
    keys = luck.sample(range(len(PIECES.keys)), 6)
    found = temple.scan_claims(side, keys, [block])
    colour = COLOUR_NUMBERS[PIECES.blocks[block].split()[0]]
    shown = np.stack((np.full(len(found.codes), colour, np.int64), found.spots), axis=1)
    nothing = np.zeros(4, np.int64)
    judged = temple.nearness(side, keys, shown, nothing).tolist()
    as_it_is = np.zeros((1, 2), np.int64)
    for row in luck.sample(range(len(judged)), min(20, len(judged))):
        after = temple.clone()
        after.put(block, int(found.codes[row]))
        assert after.nearness(side, keys, as_it_is, nothing).tolist() == [judged[row]]
