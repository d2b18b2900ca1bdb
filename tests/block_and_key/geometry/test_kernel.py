"""The kernel against the slow oracle, over random positions; and the same with compilation switched off."""

import random
import subprocess
import sys
from os import environ

import pytest

from digsite.block_and_key import Temple
from digsite.block_and_key.pieces.piece_set import SIDES, PieceSet, designed
from tests.block_and_key import oracle
from tests.block_and_key.pieces.test_pieces import small_set
from tests.block_and_key.random_temples import any_cells, grown, heaped
from tests.block_and_key.trace import trace

SETS = [designed(), PieceSet.from_data(small_set())]
both_sets = pytest.mark.parametrize("pieces", SETS, ids=lambda pieces: pieces.name)
batches = pytest.mark.parametrize("batch", [0, 1, *(pytest.param(more, marks=pytest.mark.long) for more in (2, 3))])


def size_of(pieces: PieceSet) -> oracle.Size:
    return (pieces.floor.width, pieces.floor.depth, pieces.floor.height)


def some_temple(rng: random.Random, pieces: PieceSet) -> Temple:
    return heaped(rng, pieces) if rng.random() < 0.4 else grown(rng, pieces, rng.randrange(20))


@both_sets
@batches
def test_verdicts_are_those_of_the_oracle(pieces: PieceSet, batch: int) -> None:
    rng = random.Random(batch)
    for _ in range(300):
        temple = some_temple(rng, pieces)
        standing = oracle.standing(str(temple))
        for _ in range(12):
            cells = any_cells(rng, temple)
            verdict = temple.verdict(cells)
            assert verdict.broken == oracle.broken_rules(standing, cells, size_of(pieces)), (str(temple), cells)
            assert all(set(found) <= set(cells) and found for found in verdict.cells.values())


@both_sets
@batches
def test_scans_list_exactly_the_legal_placements_each_once(pieces: PieceSet, batch: int) -> None:
    rng = random.Random(batch)
    for _ in range(6):
        temple = some_temple(rng, pieces)
        standing = oracle.standing(str(temple))
        shape = rng.randrange(len(pieces.shapes))
        found = [frozenset(temple.cells(code)) for code in temple.scan([shape]).codes.tolist()]
        assert len(found) == len(set(found))
        assert set(found) == oracle.placements(standing, pieces.shapes[shape].cells, size_of(pieces)), str(temple)


@both_sets
def test_one_code_asked_is_legal_if_and_only_if_the_scan_lists_it(pieces: PieceSet) -> None:
    rng = random.Random(1)
    for _ in range(10):
        temple = some_temple(rng, pieces)
        forms = len(temple._tables.forms)
        listed = set(temple.scan(range(len(pieces.shapes))).codes.tolist())
        assert {code for code in range(100 * forms) if temple.is_legal(code)} == listed
        for shape in range(len(pieces.shapes)):
            assert temple.fits_anywhere(1 << shape) == bool(temple.scan([shape]).count(shape))


@both_sets
@batches
def test_views_and_keys_are_those_of_the_oracle(pieces: PieceSet, batch: int) -> None:
    rng = random.Random(batch)
    for _ in range(30):
        temple = some_temple(rng, pieces)
        side = rng.choice(SIDES)
        text = str(temple)
        view = oracle.picture(oracle.standing(text), oracle.core_sides(text), side, size_of(pieces))
        places = size_of(pieces)[0 if side in ("north", "south") else 1]
        rows = ["".join(view.get((x, z), ".") for x in range(places)) for z in reversed(range(pieces.floor.height))]
        assert temple.view(side) == rows
        visible = temple.visible_keys(side, range(len(pieces.keys)))
        for number in rng.sample(range(len(pieces.keys)), 6):
            matches = oracle.matches(view, pieces.keys[number].pattern)
            assert (number in visible) == bool(matches)
            full = {frozenset(match.seen) for match in temple.matches(side, number, 1000) if not match.missing}
            assert full == matches


@both_sets
@batches
def test_claims_need_a_match_that_the_new_block_completes_and_are_foretold_by_the_scan(
    pieces: PieceSet, batch: int
) -> None:
    rng = random.Random(batch)
    for _ in range(6):
        temple = some_temple(rng, pieces)
        side, hand = rng.choice(SIDES), rng.sample(range(len(pieces.keys)), 12)
        blocks = [block for block in rng.sample(range(len(pieces.blocks)), 5) if block not in temple.blocks]
        enigma = rng.choice(pieces.enigmas)
        claims = temple.scan_claims(side, hand, blocks, enigma)
        listed = [(i, code) for i, block in enumerate(blocks) for code in temple.scan([pieces.shape_of[block]]).codes]
        assert list(zip(claims.blocks.tolist(), claims.codes.tolist(), strict=True)) == listed
        for row in rng.sample(range(len(listed)), min(5, len(listed))):
            after = temple.clone()
            block = blocks[claims.blocks[row]]
            after.put(block, int(claims.codes[row]))
            matches = completed(temple, after, side, hand, block)
            expected = {key for key in hand if matches[key]}
            assert set(after.completed_keys(side, hand)) == expected
            assert {key: set(map(frozenset, after.new_matches(side, key))) for key in hand} == matches
            assert after.keys_visible_before(side, hand) == temple.visible_keys(side, hand)
            assert {key for key in range(60) if int(claims.keys[row]) >> key & 1} == expected
            assert claims.faces[row] == after.faces(side, enigma)
            spots = {(bit % 10, bit // 10) for bit in range(60) if int(claims.spots[row]) >> bit & 1}
            assert spots == seen_of(after, side, block)


def seen_of(temple: Temple, side: str, block: int) -> set[tuple[int, int]]:
    """The places of a view where a block is seen, by the oracle."""
    seen = oracle.seen(oracle.standing(str(temple)), side, size_of(temple.pieces))
    return {spot for spot, cell in seen.items() if cell in temple.blocks[block]}


def completed(
    before: Temple, after: Temple, side: str, hand: list[int], block: int
) -> dict[int, set[frozenset[oracle.Spot]]]:
    """For each key the matches that this block completes, by the oracle."""
    earlier, later = (
        oracle.picture(oracle.standing(text), oracle.core_sides(text), side, size_of(after.pieces))
        for text in (str(before), str(after))
    )
    new = seen_of(after, side, block)
    return {key: oracle.new_matches(earlier, later, new, after.pieces.keys[key].pattern) for key in hand}


@both_sets
def test_faces_of_a_colour_are_counted_in_the_view(pieces: PieceSet) -> None:
    rng = random.Random(2)
    for _ in range(40):
        temple = some_temple(rng, pieces)
        for side in SIDES:
            view = "".join(temple.view(side))
            counted = [temple.faces(side, colour) for colour in ("green", "grey", "brown", "white")]
            assert counted == [view.count(letter) for letter in "gsbw"]


def test_with_compilation_switched_off_everything_is_the_same() -> None:
    """In a process of its own; a warning there, as of an overflow, is an error."""
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.block_and_key.trace", "2"],
        env=environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    assert plain.stdout == trace(2)
