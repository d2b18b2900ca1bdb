"""The number of legal placements in some positions, by the kernel and by the oracle."""

import pytest

from digsite.block_and_key import Temple
from tests.block_and_key import placement_counts

positions = pytest.mark.parametrize(("text", "counts"), placement_counts.read())


@positions
def test_the_kernel_counts_the_legal_placements(text: str, counts: dict[str, int]) -> None:
    temple = Temple.parse(text)
    placements = temple.scan(range(10))
    assert {name: placements.count(temple.pieces.shape_numbers[name]) for name in counts} == counts


@positions
def test_the_oracle_counts_the_same(text: str, counts: dict[str, int]) -> None:
    assert placement_counts.count(text) == counts
