"""Imagined games are games by the rules in legality, views, claims and scores; docs/bots.md tells where they are not.

Whatever the bots' compiled code does in a turn is done again by the rules themselves, which would refuse what is
illegal, and both tables are compared piece by piece.
"""

import random
from itertools import pairwise
from typing import Any

import pytest

import digsite
from digsite.block_and_key.actions import Claim, Place
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from tests.bots.block_and_key.imagined import Parted, differences, moments, play_turn
from tests.bots.block_and_key.positions import turn_positions

GAME = digsite.game("block-and-key")
ENDED = "both are over, with the same scores"
PARTINGS = {
    "what came back into the bag was mixed with the rest",
    "nothing could be placed, and nothing was excavated",
    "all-passed",
    "no-placements",
    "nothing-fits",
}
"""Where the two go different ways, as docs/bots.md tells."""


def first_turn(players: int, seed: int, **options: Any) -> BlockAndKeyState:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, BlockAndKeyState)
    while state.step != "turn":
        state.apply(choices(Judgement(state, state.legal_actions()))[0].action)
    return state


@pytest.mark.parametrize("options", [{}, {"strict_claims": True}], ids=["", "strict"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_imagined_game_is_one_that_the_rules_allow(players: int, options: dict[str, Any]) -> None:
    turns, ends = 0, set()
    for seed in range(4):
        compared, end = followed(first_turn(players, seed, **options))
        turns += compared
        ends.add(end)
    assert turns > 20
    assert ENDED in ends
    assert ends <= PARTINGS | {ENDED}


def followed(imagined: BlockAndKeyState) -> tuple[int, str]:
    """How many turns both are the same, and how that ends."""
    true = imagined.clone()
    for turns, (before, after) in enumerate(pairwise(moments(imagined))):
        try:
            play_turn(true, before, after)
        except Parted as parted:
            return turns, str(parted)
        assert differences(true, after) == []
    assert true.is_over
    assert after.points == true.scores
    return turns + 1, ENDED


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_placements_and_what_they_claim_are_those_of_the_rules(players: int, strict: bool) -> None:
    rng, claims = random.Random(1), 0
    for state in turn_positions(players, seed=6, every=5, strict_claims=strict):
        judgement, offered = Judgement(state, state.legal_actions()), list(state.legal_actions())
        rows = judgement.placements(state.supplies[state.turn])
        names = [state.pieces.blocks[block] for block in state.supplies[state.turn]]
        found = [(names[int(which)], state.temple.cells(int(code))) for which, code, _, _ in rows]
        assert sorted(found) == sorted((each.block, each.cells) for each in offered if isinstance(each, Place))
        claiming = [i for i, row in enumerate(rows) if row[2]]
        for i in {*rng.sample(range(len(rows)), min(4, len(rows))), *rng.sample(claiming, min(4, len(claiming)))}:
            after = state.clone()
            after.apply(Place(seat=state.turn, block=found[i][0], cells=found[i][1]))
            allowed = {each.key for each in _claims(after, state.turn)}
            assert set(judgement.names(int(rows[i, 2]))) == allowed
            claims += len(allowed)
    assert claims > 0


def _claims(state: BlockAndKeyState, seat: int) -> list[Claim]:
    return [each for each in state.legal_actions(seat) if isinstance(each, Claim)]


# What is told in short: see docs/bots.md, and `test_kernel`.


def test_a_block_that_the_ancients_can_place_nowhere_comes_last_out_of_the_bag() -> None:
    returned = 0
    for seed in range(6):
        for before, after in pairwise(moments(first_turn(1, seed))):
            if after.table["bag_end"] > before.table["bag_end"]:
                returned += 1
                assert after.bag()[-1] not in after.table["yard"]
                assert not after.cells(after.bag()[-1])
                assert after.bag()[:-1] == before.bag()[len(before.bag()) - len(after.bag()) + 1 :]
    assert returned > 0


def test_a_turn_without_a_claim_is_marked_from_the_sun_while_it_has_keys() -> None:
    marked = 0
    for before, after in pairwise(moments(first_turn(1, 2))):
        if after.table["claimed"][0] == before.table["claimed"][0] and len(before.altar(0)) > 1:
            assert before.altar(0)[0] not in after.hand(0) + after.altar(0)
            marked += 1
    assert marked > 0
