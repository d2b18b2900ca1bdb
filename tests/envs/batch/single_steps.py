"""One step of the compiled rules at a time, on positions made for it, as plain Python: `test_positions.py` runs it so.

After each, every fact is what the rules make of the same position; and what that is stands here as well."""

from typing import Any

import numpy as np
import pytest

from digsite.block_and_key.compiled_rules import claiming, ending
from digsite.block_and_key.compiled_rules.packed import Setting
from digsite.block_and_key.compiled_rules.settings import setting_of, table_of
from digsite.block_and_key.geometry.kernel.packed import EMPTY, Packed
from digsite.block_and_key.pieces.piece_set import SIDES, Side, designed
from digsite.block_and_key.rules import claiming as rules_of_claiming
from digsite.block_and_key.rules import ending as rules_of_ending
from digsite.block_and_key.rules.numbers import KEYS_TO_END
from digsite.block_and_key.state import BlockAndKeyState
from tests.block_and_key.rules.test_claiming import Beside
from tests.block_and_key.table import BARE, act, scenario

KEYS = [key.id for key in designed().keys]
BLOCKS = designed().blocks
FULL = "\n".join(["core: N=green E=grey S=brown W=white", *[" ".join(["gggggg"] * 10)] * 10])
"""A temple in which nothing fits."""
NO_BLOCKS = dict.fromkeys(range(1, 10))
UPRIGHT = [[3, 4, level] for level in range(4)]


def packed(state: BlockAndKeyState) -> tuple[Any, Packed, Setting]:
    return state.temple.packed.copy(), table_of(state)[0], setting_of(state)


def same(table: Packed, state: BlockAndKeyState) -> None:
    expected = table_of(state)[0]
    names = [name for name in table.dtype.names or () if name != "fitting"]
    assert [name for name in names if np.any(table[name] != expected[name])] == []


def ended(state: BlockAndKeyState, fitting: int = -1) -> tuple[str, int]:
    """The turn ends, by both: why the game does, or "", and the orientation that was seen to fit."""
    temples, table, setting = packed(state)
    table["fitting"] = fitting
    ending.end_turn(temples, table, setting)
    rules_of_ending.end_turn(state, [])
    same(table, state)
    return state.reason, int(table["fitting"])


def bare(players: int = 2, **layout: Any) -> BlockAndKeyState:
    return scenario(temple=BARE, **{"seats": [{}] * players} | layout)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, -1])
def test_the_next_seat_is_the_next_clockwise(players: int, turn: int) -> None:
    state = bare(players, turn=turn % players)
    assert ended(state)[0] == ""
    assert state.turn == (turn + 1) % players


def test_nothing_of_a_turn_is_left_after_it() -> None:
    """What was placed, drawn, claimed, and could have been."""
    seats = [{}, {"hand": ["st2-2", "st2-0"], "supply": ["green I4"]}]
    state = bare(seats=seats, turn=1)
    act(state, "place", block="green I4", cells=UPRIGHT)
    act(state, "claim", key="st2-2")
    temples, table, setting = packed(state)
    table["drawn"] = 7
    assert table["claims"] and table["claimable"] and table["placed"] != EMPTY  # noqa: PT018
    ending.end_turn(temples, table, setting)
    rules_of_ending.end_turn(state, [])
    same(table, state)
    assert (state.placed, state.drawn, state.claims, state.claimable) == (EMPTY, EMPTY, 0, None)


@pytest.mark.parametrize(("turn", "reason"), [(1, ""), (10, ""), (11, "turns-played")])
def test_alone_eleven_turns_are_played_whatever_else_is_so(turn: int, reason: str) -> None:
    state = scenario(temple=FULL, seats=[{"claimed": KEYS[:30]}], solo_turn=turn, passes=3, idle=9)
    assert ended(state)[0] == reason
    assert state.solo_turn == (turn if reason else turn + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_enough_keys_of_the_one_whose_turn_ends_start_the_final_round(players: int, more: int) -> None:
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[1]["claimed"] = KEYS[: KEYS_TO_END[players] + more]
    state = bare(players, seats=seats, turn=1)
    assert ended(state)[0] == ""
    assert state.last_turns == (players if more >= 0 else -1)
    state = bare(players, seats=seats, turn=0)
    assert ended(state)[0] == ""
    assert state.last_turns == -1, "those of another"


@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_final_round_is_counted_down_and_nothing_else_ends_it(left: int) -> None:
    """Nor do more keys start another."""
    seats = [{"claimed": KEYS[:9]}, {"claimed": KEYS[9:18]}, {}]
    state = scenario(temple=FULL, seats=seats, last_turns=left, passes=3, idle=9)
    assert ended(state)[0] == ("keys-claimed" if left == 1 else "")
    assert (state.last_turns, state.turn) == (left - 1, 0 if left == 1 else 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_passes_as_players_end_the_game_and_so_do_three_rounds_without_a_placement(players: int) -> None:
    assert ended(bare(players, passes=players - 1))[0] == ""
    assert ended(bare(players, passes=players))[0] == "all-passed"
    assert ended(bare(players, passes=players + 1))[0] == "all-passed"
    assert ended(bare(players, idle=3 * players - 1))[0] == ""
    assert ended(bare(players, idle=3 * players))[0] == "no-placements"
    assert ended(bare(players, idle=3 * players + 1))[0] == "no-placements"


@pytest.mark.parametrize("players", [2, 4])
def test_where_nothing_fits_or_no_block_is_left_it_is_over(players: int) -> None:
    assert ended(scenario(temple=FULL, seats=[{}] * players))[0] == "nothing-fits"
    state = scenario(temple=BARE, seats=[{}] * players, yard=NO_BLOCKS)
    state.bag = ()
    assert ended(state)[0] == "nothing-fits", "no block is left"


def left_with(where: str, block: str) -> BlockAndKeyState:
    """Only this block is left."""
    seats: list[dict[str, Any]] = [{}, {}, {}]
    yard: dict[int, str | None] = dict(NO_BLOCKS)
    if where in ("1", "9"):
        yard[int(where)] = block
    elif where in ("first", "last"):
        seats[0 if where == "first" else 2]["supply"] = [block]
    state = bare(seats=seats, yard=yard)
    state.bag = (BLOCKS.index(block),) if where == "bag" else ()
    return state


@pytest.mark.parametrize("block", ["green I3", "white tripod"])
@pytest.mark.parametrize("where", ["bag", "1", "9", "first", "last"])
def test_it_goes_on_while_one_block_of_bag_yard_or_supplies_fits(where: str, block: str) -> None:
    state = left_with(where, block)
    setting = setting_of(state)
    shape = designed().shape_of[BLOCKS.index(block)]
    assert ending._shapes_left(table_of(state)[0], setting) == 1 << shape
    reason, fitting = ended(state)
    assert reason == ""
    assert setting.facts["shape_of_form"][fitting] == shape


def test_the_shapes_of_all_that_is_left_are_put_together() -> None:
    """Two blocks in each place, of six shapes; those of one that is twice there are one."""
    yard = NO_BLOCKS | {1: "green I3", 9: "grey I3"}
    seats = [{"supply": ["green L3", "green I4"]}, {}, {"supply": ["green L4", "grey L3"]}]
    state = bare(seats=seats, yard=yard)
    state.bag = (BLOCKS.index("green T4"), BLOCKS.index("green tripod"))
    names = ("green I3", "green L3", "green I4", "green L4", "green T4", "green tripod")
    shapes = sum(1 << designed().shape_of[BLOCKS.index(name)] for name in names)
    assert ending._shapes_left(table_of(state)[0], setting_of(state)) == shapes


LOW = "\n".join(["core: N=green E=grey S=brown W=white", *[" ".join(["ggggg"] * 10)] * 10])
"""One level is free all over the floor: what can lie flat fits, and nothing else."""


@pytest.mark.parametrize("block", ["green I3", "green L3"])
def test_what_fitted_before_is_tried_first_and_only_if_its_shape_is_left(block: str) -> None:
    state = scenario(temple=LOW, seats=[{}, {}], yard=NO_BLOCKS | {5: block})
    state.bag = ()
    forms = range(len(setting_of(state).forms))
    shape = setting_of(state).facts["shape_of_form"]
    fits = [form for form in forms if ending._fits(state.temple.packed[0], setting_of(state), form)]
    flat = {designed().shape_of[BLOCKS.index(f"green {name}")] for name in ("I3", "L3", "I4", "L4", "T4", "S4", "O4")}
    assert {int(shape[form]) for form in fits} == flat
    lying = [form for form in fits if shape[form] == designed().shape_of[BLOCKS.index(block)]]
    upright = next(form for form in forms if shape[form] == shape[lying[0]] and form not in fits)
    other = next(form for form in fits if shape[form] != shape[lying[0]])
    for placed, tried, found in (
        (0, lying[-1], lying[-1]),  # it still fits: nothing else is looked at
        (0, upright, lying[0]),  # it does no longer: the first that does
        (0, other, lying[0]),  # it does, but no block of that shape is left
        (0, EMPTY, lying[0]),  # nothing was found before
        (EMPTY, upright, upright),  # nothing was placed since: what was so is so
        (EMPTY, EMPTY, lying[0]),
        (0, 0, 0 if 0 in lying else lying[0]),
    ):
        after = state.clone()
        after.placed = placed
        assert ended(after, tried) == ("", found), (placed, tried)


def test_what_fitted_before_does_not_save_a_game_in_which_nothing_fits_any_more() -> None:
    state = scenario(temple=FULL, seats=[{}, {}])
    state.placed = 0
    assert ended(state, 0)[0] == "nothing-fits"


@pytest.mark.parametrize("row", [0, 4, 9])
@pytest.mark.parametrize("first", [0, 6])
def test_a_single_place_is_found_wherever_it_is(row: int, first: int) -> None:
    """At an end of this row, and around it, the stacks are one lower: a short bar lying there is taller than them."""
    edge = 0 if first == 0 else 9
    lowered = {(x, row) for x in range(first, first + 4)}
    lowered |= {(x, y) for x in range(10) for y in (row - 1, row + 1) if 0 < abs(x - edge) + 1 <= 3}
    rows = [" ".join("ggggg" if (x, y) in lowered else "gggggg" for x in range(10)) for y in range(10)]
    state = scenario(temple="\n".join(["core: N=green E=grey S=brown W=white", *rows]), seats=[{}, {}])
    assert ended(state)[0] == ""


# Claims.


def claimable(state: BlockAndKeyState) -> list[str]:
    """By both."""
    temples, table, setting = packed(state)
    bits = claiming.claimable_keys(temples, table, setting)
    found = [number for number in range(len(KEYS)) if bits >> number & 1]
    assert found == sorted(rules_of_claiming.claimable_keys(state))
    return [KEYS[number] for number in found]


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_a_match_must_be_new_and_use_the_new_block(side: Side, strict: bool) -> None:
    covering = Beside(side, strict_claims=strict)
    covering.place_upright(3, 3)
    assert claimable(covering.state) == []
    second = Beside(side, strict_claims=strict)
    second.place_upright(6, 4)
    assert claimable(second.state) == ([] if strict else [second.key])


@pytest.mark.parametrize("strict", [False, True])
def test_of_several_keys_strict_claims_leave_those_that_were_not_there(strict: bool) -> None:
    """Left of the core green stands on one level; the new block stands right of it, on four."""
    seats: list[dict[str, Any]] = [{}, {"hand": ["st1-2", "st2-2", "st2-0", "mo1-0"], "supply": ["green I4"]}]
    blocks = [["green L3", [[3, 4, 0], [2, 4, 0], [3, 4, 1]]]]
    state = scenario(core={"at": [4, 4], "north": "green"}, blocks=blocks, seats=seats, turn=1, strict_claims=strict)
    act(state, "place", block="green I4", cells=[[6, 4, level] for level in range(4)])
    offered = claimable(state)
    assert ("st2-2" in offered) is not strict


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize("hand", [[], ["mo1-0"]])
@pytest.mark.parametrize("placed", [EMPTY, 0, 5])
def test_one_is_asked_after_a_placement_with_keys_in_hand_or_if_everything_is_asked(
    placed: int, hand: list[str], ask_forced: bool
) -> None:
    state = bare(seats=[{"hand": ["su1-0"]}, {"hand": hand}], turn=1, ask_forced=ask_forced)
    state.placed = placed
    due = claiming.claim_is_due(table_of(state)[0], setting_of(state))
    assert due is (placed != EMPTY and (bool(hand) or ask_forced))
    assert due is rules_of_claiming.ClaimStep().due(state)


def test_a_claimed_key_goes_from_the_hand_to_the_claimed_ones_and_no_other_does() -> None:
    south = {"hand": ["st2-2", "st2-0", "su1-0"], "claimed": ["mo3-0"], "supply": ["green I4"]}
    seats: list[dict[str, Any]] = [{}, south]
    state = bare(seats=seats, turn=1)
    act(state, "place", block="green I4", cells=UPRIGHT)
    _, table, _ = packed(state)
    for number, key in enumerate(("st2-2", "st2-0"), start=1):
        claiming.claim(table, KEYS.index(key))
        act(state, "claim", key=key)
        same(table, state)
        assert table["claims"] == number
