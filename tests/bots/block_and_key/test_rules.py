"""The bots judge claims as the rules do, and their imagined games play the final round to its end."""

import random

import pytest

from digsite.block_and_key.actions import Place
from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.pieces.piece_set import SIDES, Side, designed
from digsite.block_and_key.positions.placement_effects import Prospects
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key.appraisal import Appraisal
from digsite.bots.block_and_key.judgement import Judgement
from tests.block_and_key.drawing import cell
from tests.block_and_key.table import BARE, scenario, started
from tests.bots.block_and_key.imagined import imagine
from tests.conformance.play import random_steps


def offered_after(state: BlockAndKeyState, action: Place) -> set[str]:
    """The keys that the rules offer to claim after this placement."""
    after = state.clone()
    after.apply(action)
    return {choice.to_dict()["key"] for choice in after.legal_actions() if choice.kind == "claim"}


def claims_foreseen(state: BlockAndKeyState) -> list[tuple[Place, set[str]]]:
    """By the bots' compiled judgement: every placement, and the keys it would claim."""
    judgement = Judgement(state, state.legal_actions())
    pieces, supply, hand = state.pieces, state.supplies[state.turn], state.hands[state.turn]
    return [
        (
            Place(seat=state.turn, block=pieces.blocks[supply[int(which)]], cells=state.temple.cells(int(code))),
            {pieces.keys[key].id for place, key in enumerate(hand) if int(bits) >> place & 1},
        )
        for which, code, bits, _ in judgement.placements(supply).tolist()
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("strict", [False, True])
def test_the_claims_they_foresee_are_those_of_the_rules(players: int, strict: bool) -> None:
    rng = random.Random(players)
    state = started(players, seed=players, strict_claims=strict)
    claims = 0
    for number, (position, _) in enumerate(random_steps(state, rng)):
        assert isinstance(position, BlockAndKeyState)
        if position.step != "turn" or number % 3:
            continue
        prospects, appraisal = Prospects(position.view(position.turn)), Appraisal(position.view(position.turn))
        rough = {
            (int(block), int(code)): int(keys)
            for block, code, keys in zip(appraisal.own.blocks, appraisal.own.codes, appraisal.own.keys, strict=True)
        }
        foreseen = claims_foreseen(position)
        promising = [each for each in foreseen if each[1]]
        for action, keys in rng.sample(foreseen, min(4, len(foreseen))) + promising[:6]:
            expected = offered_after(position, action)
            claims += len(expected)
            assert keys == expected
            assert set(prospects.of(action).claims) == expected
            block = position.pieces.block_numbers[action.block]
            code = position.temple.code(position.pieces.shape_of[block], action.cells)
            bits = rough[appraisal.supply.index(block), code or 0]
            assert {key.id for at, key in enumerate(position.pieces.keys) if bits >> at & 1} == expected
    assert claims > 0 or strict


@pytest.mark.parametrize("side", SIDES)
def test_covering_an_old_match_with_its_own_colour_is_no_claim_to_them(side: Side) -> None:
    """The core shows colour A; colour C stands left of it: st2, "A. / AC", is there. An upright I4 of C covers it."""
    seat, colour = designed().seats(4).index(side), ("north", "east", "south", "west").index(side)
    own = ("green", "grey", "brown", "white")[(colour + 2) % 4]
    standing = [list(cell(side, *each)) for each in ((3, 0, 4), (3, 1, 4), (3, 2, 4), (2, 0, 4))]
    seats: list[dict[str, object]] = [{}, {}, {}, {}]
    seats[seat] = {"hand": [f"st2-{colour}"], "supply": [f"{own} I4"]}
    state = scenario(core={"at": [4, 4], "north": "green"}, blocks=[[f"{own} L4", standing]], seats=seats, turn=seat)
    covering = tuple(sorted(cell(side, 3, level, 3) for level in range(4)))
    beside = tuple(sorted(cell(side, 6, level, 4) for level in range(4)))
    foreseen = {action.cells: keys for action, keys in claims_foreseen(state)}
    assert foreseen[covering] == set()
    assert foreseen[beside] == {f"st2-{colour}"}


def test_an_imagined_final_round_is_played_to_its_end_even_if_nothing_fits() -> None:
    """One point for each seat's last turn is not to be had; but nobody's turn is left out: blocks are still taken."""
    full = "\n".join([BARE.splitlines()[0], *[" ".join(["gggggg"] * 10)] * 10])
    state = scenario(temple=full, seats=[{"claimed": ["st1-0"]}, {"claimed": ["mo3-0"]}], last_turns=2)
    imagined = imagine(state, (kinds.EXCAVATE, 0, 0))
    assert imagined.points == (1.0, 4.0)
    assert imagined.table["last_turns"] == 0
    assert [len(imagined.supply(seat)) for seat in (0, 1)] == [3, 3]
