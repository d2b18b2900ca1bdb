"""`greedy` in Block and Key: legal everywhere, honest, and good at one step."""

import random
from typing import Any

import pytest

from digsite.arena.match import play
from digsite.arena.simulation import Plan, simulate
from digsite.block_and_key.actions import Excavate, Place
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots import Bot, Budget, bot
from digsite.core import Action
from tests.block_and_key.table import BARE, GAME, act, new, scenario

MEAN_SCORE = 24
"""Solo, what the bot is meant to reach on average."""


def choice(state: BlockAndKeyState) -> Action:
    seat = state.deciders[0]
    return greedy().choose(state.view(seat), state.legal_actions(seat), random.Random(0), Budget())


def greedy() -> Bot:
    return bot("greedy", "block-and-key")


@pytest.mark.parametrize("options", [{}, {"ask_forced": True}, {"strict_claims": True}, {"edition": "prototype"}])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_whole_games_by_the_rules(players: int, options: dict[str, Any]) -> None:
    state = GAME.new(players, 5, **options)
    play(state, [greedy() for _ in range(players)], 5)
    assert state.is_over


@pytest.mark.parametrize("players", [1, 2])
def test_its_choice_hangs_on_its_view_alone(players: int) -> None:
    """The same view of another truth gives the same choice."""
    state, luck = new(players, seed=8), random.Random(8)
    while not state.is_over:
        seat = state.deciders[0]
        chosen = choice(state)
        other = GAME.determinize(state.view(seat), luck)
        assert other.view(seat) == state.view(seat)
        assert greedy().choose(other.view(seat), other.legal_actions(seat), random.Random(99), Budget()) == chosen
        state.apply(chosen)


def test_it_plays_the_same_game_whatever_the_global_generators_do() -> None:
    games = []
    for seed in (1, 2):
        random.seed(seed)
        state = GAME.new(1, 3)
        play(state, [greedy()], 3)
        games.append(state.actions())
    assert games[0] == games[1]


@pytest.mark.parametrize("seed", range(5))
def test_in_its_last_turn_no_placement_would_bring_more(seed: int) -> None:
    state = new(1, seed=seed)
    while state.solo_turn < 11 or state.step != "turn":
        state.apply(choice(state))
    placements = [action for action in state.legal_actions() if action.kind == "place"]
    assert score_after(state, choice(state)) == max(score_after(state, action) for action in placements)


def score_after(state: BlockAndKeyState, action: Action) -> int:
    """The score when everything has been claimed that this action allows."""
    twin = state.clone()
    twin.apply(action)
    while twin.step == "claim" and not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    return twin.scores[0]


def test_without_a_block_it_excavates() -> None:
    state = scenario(temple=BARE, seats=[{"hand": ["st1-0"], "enigma": "grey"}, {}])
    assert isinstance(choice(state), Excavate)


def test_in_its_last_turn_it_places_rather_than_excavates() -> None:
    seats = [{"hand": ["mo2-0"], "supply": ["green I3"], "enigma": "grey"}, {}]
    assert isinstance(choice(scenario(temple=BARE, seats=seats, last_turns=1)), Place)


def test_in_its_last_turn_it_counts_its_enigma_by_thirds() -> None:
    seats = [{"hand": ["mo2-0"], "supply": ["green I3", "white I3"], "enigma": "white"}, {}]
    state = scenario(temple=BARE, seats=seats, last_turns=1)
    assert "white" in choice(state).to_dict()["block"]


def test_it_turns_its_enigma_toward_itself() -> None:
    state = new(2, seed=4)
    assert choice(state).to_dict()["colour"] == state.view(state.deciders[0])["enigma"]


def test_it_keeps_no_key_back_that_it_can_claim() -> None:
    state = new(1, seed=11)
    while not state.is_over:
        action = choice(state)
        claimable = [each for each in state.legal_actions() if each.kind == "claim"]
        assert not claimable or action.kind == "claim"
        state.apply(action)


def test_it_discards_down_to_seven_blocks() -> None:
    supply = ["green I3", "green L3", "green I4", "green O4", "green T4", "green S4", "grey I3"]
    state = scenario(temple=BARE, seats=[{"hand": ["st1-0"], "supply": supply, "enigma": "grey"}, {}])
    act(state, "excavate", line="row1")
    while state.step == "discard":
        state.apply(choice(state))
    assert len(state.supplies[0]) == 7


def test_alone_it_is_better_than_the_middle_band() -> None:
    figures = simulate(Plan("block-and-key", ("greedy",), 20, 1))
    assert figures.bots[0].mean_score >= MEAN_SCORE


def test_it_beats_random_play() -> None:
    figures = simulate(Plan("block-and-key", ("greedy", "random"), 10, 1))
    assert figures.bots[0].wins == 10


@pytest.mark.long
def test_alone_it_reaches_its_mean_over_two_hundred_games() -> None:
    figures = simulate(Plan("block-and-key", ("greedy",), 200, 1))
    assert figures.bots[0].mean_score - figures.bots[0].score_error >= MEAN_SCORE
