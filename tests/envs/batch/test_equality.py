"""The compiled rules are the rules: the same games side by side, with every number of players and every option.

If one of these fails, the two engines tell different games: mend that before anything else.
"""

import pytest

import digsite
from digsite.block_and_key.rules.ending import KEYS_CLAIMED, NO_PLACEMENTS, NOTHING_FITS, TURNS_PLAYED
from digsite.envs import BatchEnv
from tests.envs.batch.side_by_side import OPTIONS, SideBySide, differences, new

GAMES_EACH = 16
"""Of 4 numbers of players and 8 combinations of options: 512 games."""


@pytest.mark.parametrize("ask_forced", [False, True], ids=["", "every-step-asked"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_step_is_that_of_the_rules(players: int, ask_forced: bool) -> None:
    assert reasons(players, GAMES_EACH, seed=0, ask_forced=ask_forced) == ENDINGS[players]


ENDINGS = {1: {TURNS_PLAYED}} | {players: {KEYS_CLAIMED, NOTHING_FITS, NO_PLACEMENTS} for players in (2, 3, 4)}
"""How games end that begin with a deal; `all-passed` cannot come about then, see `test_positions.py`."""


def reasons(players: int, games: int, seed: int, ask_forced: bool) -> set[str]:
    """Play so many games with each combination of the other options; how they ended."""
    found = set()
    for options in OPTIONS:
        if options["ask_forced"] == ask_forced:
            both = SideBySide(10, players, seed, **options)
            both.play(games)
            found |= both.reasons
    return found


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("ask_forced", [False, True], ids=["", "every-step-asked"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ten_thousand_games_are_those_of_the_rules(players: int, ask_forced: bool, part: int) -> None:
    assert reasons(players, 32, seed=10_000 * (part + 1), ask_forced=ask_forced) <= ENDINGS[players]


def test_a_deal_is_that_of_its_seed_however_large() -> None:
    seeds = [0, 1, -1, 2**31, -(2**63), 2**64 - 1, 2**64, -(2**254), 2**255 - 1, -(2**255), 10**40]
    for players in (1, 2, 3, 4):
        batch = BatchEnv("block-and-key", len(seeds), players)
        batch.reset(seeds)
        for lane, seed in enumerate(seeds):
            assert differences(batch, lane, new(players, seed)) == []


def test_the_record_of_a_lane_is_replayed_to_the_same_end() -> None:
    both = SideBySide(4, 2, seed=77)
    both.play(1)
    ended = next(lane for lane in range(4) if both.seeds[lane] != 77 + lane)
    state = digsite.replay(both.batch.record(ended).dumps())
    assert state.is_over
    assert state.record().origin.seed == 77 + ended
