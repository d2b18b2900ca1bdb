"""Everything the kernel answers on some random positions, as text: to compare two ways of running it."""

import json
import random
import sys

from digsite.block_and_key.pieces.piece_set import COLOURS, CORNERS, SIDES, PieceSet, designed
from tests.block_and_key.pieces.test_pieces import small_set
from tests.block_and_key.random_temples import any_cells, grown, heaped


def trace(number: int) -> str:
    rng = random.Random(number)
    lines = []
    for i in range(number):
        pieces = designed() if i % 2 else PieceSet.from_data(small_set())
        temple = heaped(rng, pieces) if i % 3 == 0 else grown(rng, pieces, rng.randrange(16))
        shapes = range(len(pieces.shapes))
        codes = temple.scan(shapes).codes.tolist()
        side, hand = rng.choice(SIDES), rng.sample(range(len(pieces.keys)), 8)
        blocks = [block for block in range(0, len(pieces.blocks), 5) if block not in temple.blocks][:3]
        claims = temple.scan_claims(side, hand, blocks, "grey")
        lines.append(
            [
                str(temple),
                codes,
                [temple.cells(code) for code in codes[:20]],
                [temple.is_legal(code) for code in range(0, 100 * len(temple._tables.forms), 13)],
                [sorted(temple.verdict(any_cells(rng, temple)).broken) for _ in range(20)],
                [temple.view(each) for each in SIDES],
                [temple.faces(side, colour) for colour in COLOURS],
                temple.visible_keys(side, range(len(pieces.keys))),
                [temple.with_last(block).completed_keys(side, hand) for block in temple.blocks],
                [temple.with_last(block).keys_visible_before(side, hand) for block in temple.blocks],
                [temple.with_last(pieces.core).new_matches(side, key) for key in hand],
                [column.tolist() for column in claims],
                temple.matches(side, hand[0]),
                [temple.scan_beside(1, temple.nearest(corner)) for corner in CORNERS],
            ]
        )
    return json.dumps(lines)


if __name__ == "__main__":
    sys.stdout.write(trace(int(sys.argv[1])))
