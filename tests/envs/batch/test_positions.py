"""Positions that games from a deal hardly ever reach: the compiled rules go on from them as the rules do."""

import random
import subprocess
import sys
from os import environ

import pytest

import digsite
from digsite.block_and_key.compiled_rules.settings import table_of
from digsite.block_and_key.pieces.piece_set import designed
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Json
from digsite.envs import BatchEnv
from tests.envs.batch.side_by_side import CODEC, differences

GAME = digsite.game("block-and-key")
KEYS = [key.id for key in designed().keys]
ALTAR_KEYS = [key.id for key in designed().keys if key.tier != "star"]
CORE = {"at": [4, 4], "north": "green"}


def beginning_with(state: BlockAndKeyState) -> BatchEnv:
    """A batch of one lane in which this position stands."""
    batch = BatchEnv("block-and-key", 1, state.players, auto_reset=False, **state.options)
    batch._lanes.tables[:] = table_of(state)
    batch._lanes.temples[:] = state.temple.packed
    batch.look()
    return batch


def played_on(state: BlockAndKeyState, seed: int = 0) -> str:
    """By lot to the end, everything compared after every step; why it ended."""
    batch, luck = beginning_with(state), random.Random(seed)
    while not state.is_over:
        ids = CODEC.legal(state)
        assert batch.legal.of(0).tolist() == ids.tolist()
        number = int(luck.choice(ids))
        state.apply(CODEC.decode(number, state))
        batch.step([number])
        assert differences(batch, 0, state) == []
        assert batch.scores[0].tolist() == list(state.scores)
    assert state.outcome is not None
    return state.outcome.reason


def position(**layout: Json) -> BlockAndKeyState:
    state = GAME.scenario(core=CORE, **layout)
    assert isinstance(state, BlockAndKeyState)
    return state


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize("claimed", [0, 11, 12])
def test_a_final_round_is_played_to_its_end(claimed: int, ask_forced: bool) -> None:
    for seed in range(4):
        seats: list[Json] = [{"claimed": KEYS[:claimed], "hand": KEYS[20:23], "supply": ["green I3", "white O4"]}, {}]
        state = position(seats=seats, seed=seed, ask_forced=ask_forced)
        reason = played_on(state, seed)
        assert reason == "keys-claimed" or claimed < 12


def test_turns_go_round_the_table() -> None:
    """With two players the next one is also the one before."""
    state = position(seats=[{"supply": ["green I3"]}, {}, {}], last_turns=3)
    assert played_on(state) == "keys-claimed"


def test_three_full_rounds_without_a_placement_are_enough() -> None:
    assert played_on(position(seats=[{}, {}], idle=5)) == "no-placements"


@pytest.mark.parametrize("where", ["bag", "yard", "supply"])
def test_it_goes_on_while_a_block_of_any_of_them_fits(where: str) -> None:
    """But for two blocks everything stands; the one is placed, and the other is the last."""
    standing: Json = [[name, cells] for name, cells in _all_blocks_far_away() if name not in ("green I3", "grey I3")]
    state = position(
        seats=[{"supply": ["green I3"]}, {"supply": ["grey I3"] if where == "supply" else []}],
        yard=dict.fromkeys(range(1, 10)) | ({5: "grey I3"} if where == "yard" else {}),
        bag=["grey I3"] if where == "bag" else [],
        blocks=standing,
    )
    assert played_on(state)


def test_all_may_pass() -> None:
    empty: dict[Json, Json] = dict.fromkeys(range(1, 10))
    standing: Json = [[name, cells] for name, cells in _all_blocks_far_away()]
    state = position(seats=[{}, {}], yard=empty, bag=[], blocks=standing, passes=1)
    assert CODEC.legal(state).tolist() == [CODEC.table.first("pass")]
    assert played_on(state) == "all-passed"


def _all_blocks_far_away() -> list[tuple[str, list[list[int]]]]:
    """Somewhere for every block of the set, so that bag and yard are empty."""
    pieces, found = designed(), []
    taken = {(x, y, z) for x in (4, 5) for y in (4, 5) for z in (0, 1)}
    free = {(x, y, z) for x in range(10) for y in range(10) for z in range(6)} - taken
    for name, shape in zip(pieces.blocks, pieces.shape_of, strict=True):
        cells = next(
            cells
            for x in range(10)
            for y in range(10)
            for z in range(6)
            for cells in [{(x + dx, y + dy, z + dz) for dx, dy, dz in pieces.shapes[shape].cells}]
            if cells <= free
        )
        free -= cells
        found.append((name, [list(cell) for cell in sorted(cells)]))
    return found


@pytest.mark.parametrize("strict_claims", [False, True])
def test_alone_with_altars_that_run_dry(strict_claims: bool) -> None:
    """Marks, returns and refills with few keys left, and the Ancients called by every one of them."""
    for seed in range(12):
        luck = random.Random(seed)
        keys = luck.sample(ALTAR_KEYS, 8)
        altars = {
            "sun": [key for key in keys[:4] if key.startswith("su")],
            "moon": [key for key in keys[:4] if key.startswith("mo")],
        }
        seats: list[Json] = [{"hand": keys[4:7], "supply": ["grey T4", "brown L3", "white tripod"]}]
        state = position(
            seats=seats, altars=altars, solo_turn=luck.randrange(1, 12), seed=seed, strict_claims=strict_claims
        )
        assert played_on(state, seed) == "turns-played"


def test_a_supply_that_is_too_full_is_brought_down_block_by_block() -> None:
    blocks = ["green I3", "green L3", "grey I3", "grey L3", "brown I3", "brown L3", "white I3"]
    for seed in range(6):
        state = position(seats=[{"supply": blocks}, {"supply": []}], seed=seed)
        excavate = next(action for action in state.legal_actions() if action.kind == "excavate")
        state.apply(excavate)
        assert state.step == "discard"
        played_on(state, seed)


def test_single_steps_are_those_of_the_rules_as_plain_python() -> None:
    """In a process of its own: each of them would be compiled for long."""
    plain = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/envs/batch/single_steps.py"],
        env=environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stdout
