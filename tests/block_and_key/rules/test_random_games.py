"""Hundreds of random games, with what must hold after every step."""

import random
from collections import Counter

import pytest

from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.rules.numbers import HAND, SUPPLY
from digsite.block_and_key.state import BlockAndKeyState
from tests.block_and_key.table import new
from tests.conformance.play import random_steps


def check_invariants(state: BlockAndKeyState) -> None:
    """40 blocks, 48 keys and 4 Enigmas, each in one place; hands and supplies within their limits."""
    standing = [block for block in state.temple.blocks if block != state.pieces.core]
    yard = [block for block in state.yard if block != EMPTY]
    blocks = [*standing, *yard, *state.bag, *(block for supply in state.supplies for block in supply)]
    assert sorted(blocks) == list(range(40))
    keys = Counter(key for hand in (*state.hands, *state.claimed, *state.altars, state.markers) for key in hand)
    assert set(keys.values()) == {1}
    tiers = Counter(state.pieces.keys[key].tier for key in keys)
    assert tiers == {"star": 2 * state.players, "sun": 24, "moon": 16}
    assert len(set(state.enigmas)) == state.players
    assert max(len(hand) for hand in state.hands) <= HAND
    assert max(len(supply) for supply in state.supplies) <= SUPPLY + 3 * (state.step == "discard")
    # A yard has gaps only where the bag is empty (or a discard is about to fill them).
    assert EMPTY not in state.yard or not state.bag or state.step == "discard"
    assert len(state.legal_actions()) > 0 or state.is_over


def play(games: range) -> None:
    for seed in games:
        players = 1 + seed % 4
        state = new(players, seed, ask_forced=seed % 3 == 0, strict_claims=seed % 5 == 0)
        for position, _ in random_steps(state, random.Random(seed)):
            assert isinstance(position, BlockAndKeyState)
            check_invariants(position)
        check_invariants(state)
        assert state.outcome is not None


@pytest.mark.parametrize("part", range(4))
def test_three_hundred_random_games(part: int) -> None:
    play(range(part * 75, part * 75 + 75))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_random_games(part: int) -> None:
    play(range(part * 1000, part * 1000 + 1000))
