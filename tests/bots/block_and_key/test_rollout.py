"""Imagined games are games of the rules: with every number of players, every option and other pieces.

Whatever everybody is imagined to do is done again by the rules themselves, which would refuse what is illegal, and
every fact of table and temple is compared.
"""

import random
from itertools import permutations

import pytest

import digsite
from digsite.block_and_key.actions import Claim, Place
from digsite.block_and_key.compiled_rules import kinds
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, designed
from digsite.block_and_key.rules.ending import KEYS_CLAIMED, NO_PLACEMENTS, NOTHING_FITS, REASONS, TURNS_PLAYED
from digsite.block_and_key.rules.steps import STEPS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.core import Json
from tests.block_and_key.pieces.test_pieces import small_set
from tests.bots.block_and_key.imagined import action_of, assert_is_a_game_of_the_rules, imagine
from tests.bots.block_and_key.positions import turn_positions
from tests.envs.batch.side_by_side import OPTIONS

GAME = digsite.game("block-and-key")


def new(players: int, seed: int, **options: Json) -> BlockAndKeyState:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, BlockAndKeyState)
    return state


def large_set() -> Json:
    """As many blocks and keys as there may be."""
    data = designed().to_data()
    data["name"] = "large"
    data["shapes"] |= {"I2": "000 100", "X5": "100 010 110 210 120", "U5": "000 100 200 001 201", "dot": "000"}
    data["shapes"] |= {"I5": "000 100 200 300 400"}
    data["blocks"] = [f"{colour} {shape}" for colour in COLOURS for shape in data["shapes"]]
    key = data["keys"]["moon"]["mo1-0"]
    pairs = [first + first + second for first, second in permutations(LETTERS, 2)]
    data["keys"]["moon"] |= {f"mo5-{pattern}": key | {"pattern": pattern} for pattern in pairs}
    return data


PIECES: dict[str, Json] = {"small": small_set(), "large": large_set()}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_imagined_game_is_a_game_of_the_rules(players: int, options: dict[str, Json]) -> None:
    for seed in range(3):
        state = new(players, seed, **options)
        imagined = imagine(state)
        assert imagined.over
        assert len(imagined.course) > 20
        assert_is_a_game_of_the_rules(state, imagined)


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_with_other_pieces_it_is_one_too(players: int, name: str) -> None:
    for seed in range(3):
        state = new(players, seed, pieces=PIECES[name], strict_claims=seed == 1)
        imagined = imagine(state)
        assert imagined.over
        assert_is_a_game_of_the_rules(state, imagined)


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_thousand_imagined_games_are_games_of_the_rules(players: int) -> None:
    reasons = set()
    for seed in range(100, 350):
        options = OPTIONS[seed % len(OPTIONS)] | ({"pieces": PIECES["small"]} if seed % 3 == 0 else {})
        state = new(players, seed, **options)
        imagined = imagine(state)
        assert_is_a_game_of_the_rules(state, imagined)
        reasons.add(REASONS[imagined.table["reason"] - 1])
    assert reasons <= ({TURNS_PLAYED} if players == 1 else {KEYS_CLAIMED, NOTHING_FITS, NO_PLACEMENTS})


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_is_one_wherever_it_is_broken_off(players: int) -> None:
    state = new(players, 5)
    for turns in range(0, 40, 3):
        imagined = imagine(state, turns=turns)
        assert_is_a_game_of_the_rules(state, imagined)
        if imagined.over:
            break
    assert turns > 6


@pytest.mark.parametrize("options", [{}, {"strict_claims": True, "ask_forced": True}], ids=str)
@pytest.mark.parametrize("players", [1, 3])
def test_it_may_begin_with_any_choice_in_any_step(players: int, options: dict[str, Json]) -> None:
    """The first of each step that comes up in some games; of many choices those that look best, and the worst."""
    steps = set()
    for seed in range(6):
        state = new(players, seed, **options)
        while not state.is_over:
            judgement = Judgement(state, state.legal_actions(), most=3)
            found = choices(judgement)
            if (state.step, len(found) > 1) not in steps:
                steps.add((state.step, len(found) > 1))
                for choice in (*found[:3], found[-1]):
                    assert_is_a_game_of_the_rules(state, imagine(state, choice.first, turns=2))
            state.apply(found[seed % 2 * -1].action)
    asked = {step for step, _ in steps}
    assert asked == set(STEPS) - (set() if players == 1 else {"mark", "return", "ancients"})


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


# What everybody is taken to do, where the rules leave it open: see docs/bots.md.


def test_a_turn_without_a_claim_is_marked_from_the_sun_while_it_has_keys() -> None:
    marks = [what for seed in range(3) for kind, what, _ in imagine(new(1, seed)).course if kind == kinds.MARK]
    assert set(marks) == {0}


def test_whatever_can_be_claimed_is_claimed() -> None:
    state, claims = new(2, 3), 0
    for each in imagine(state).course:
        action = action_of(state, *each)
        if state.step == "claim":
            assert action == state.legal_actions()[0]
            claims += isinstance(action, Claim)
        state.apply(action)
    assert state.is_over
    assert claims > 0
