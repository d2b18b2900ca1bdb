"""OpenSpiel's own checker, and its searches in Python."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import digsite
from digsite.core import BadOption, IllegalAction, UnknownGame
from digsite.envs import action_codec, openspiel_game
from digsite.envs.spiel import DigsiteGame, DigsiteState
from digsite.games import GAMES
from tests.envs.play import TABLES


def played(game: DigsiteGame, steps: int, deal: int = 3) -> DigsiteState:
    """A state so many random steps after a deal, where there is something to choose."""
    state, rng = game.new_initial_state(), random.Random(deal)
    state.apply_action(deal)
    while steps > 0 or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_check_of_openspiel(name: str, players: int) -> None:
    game = openspiel_game(name, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


def test_the_split_space_passes_it_too() -> None:
    game = openspiel_game("block-and-key", space="split")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_distinct_actions() == 8_467


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_the_game_that_the_ids_say(name: str) -> None:
    game, codec, rng = openspiel_game(name, players=3, reward="points"), action_codec(name), random.Random(1)
    spiel, state = game.new_initial_state(), digsite.game(name).new(3, 5)
    assert spiel.is_chance_node()
    assert len(spiel.chance_outcomes()) == 1_000
    assert spiel.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "deal 5"
    spiel.apply_action(5)
    while not state.is_over:
        seat = state.deciders[0]
        assert spiel.current_player() == seat
        assert spiel.legal_actions() == codec.legal(state, seat).tolist()
        chosen = rng.choice(spiel.legal_actions())
        assert spiel.action_to_string(seat, chosen) == codec.name(chosen)
        state.apply(codec.decode(chosen, state, seat))
        spiel.apply_action(chosen)
    assert spiel.is_terminal()
    assert spiel.returns() == list(state.scores)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_observed_as_elsewhere(name: str) -> None:
    state = played(openspiel_game(name), 20)
    assert state.play is not None
    for seat in range(2):
        assert state.observation_tensor(seat) == state.play.observe(seat).tolist()
    assert state.observation_string(0) != state.observation_string(1)
    assert "seed" not in state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_one_that_the_player_may_be_in(name: str) -> None:
    state = played(openspiel_game(name), 20)
    player = state.current_player()
    numbers = iter(np.linspace(0.1, 0.9, 4).tolist())
    others = [state.resample_from_infostate(player, lambda: next(numbers)) for _ in range(4)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert all(other.legal_actions() == state.legal_actions() for other in others)
    assert len({other.information_state_string(1 - player) for other in others}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_its_searches_in_python_find_a_legal_action(name: str) -> None:
    game = openspiel_game(name)
    state = played(game, 30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots: list[Any] = [
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(1)),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def test_a_clone_goes_its_own_way() -> None:
    state = played(openspiel_game("block-and-key", space="split"), 12)
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before
    again = pickle.loads(pickle.dumps(twin.play))
    assert again.legal_ids.tolist() == twin.legal_actions()
    assert again.state == twin.play.state


@pytest.mark.parametrize("name", GAMES)
def test_the_text_of_a_state_tells_one_deal_from_another(name: str) -> None:
    game = openspiel_game(name)
    assert len({str(game.new_initial_state().child(deal)) for deal in range(3)}) == 3


@pytest.mark.parametrize("deal", [-2, 7, 1_000_000])
def test_there_are_as_many_deals_as_the_chance_node_says(deal: int) -> None:
    state = openspiel_game("ancient-knowledge", deals=7).new_initial_state()
    with pytest.raises(IllegalAction, match="deal: expected 0 to 6"):
        state.apply_action(deal)


def test_openspiel_finds_it_by_its_name() -> None:
    openspiel_game("ancient-knowledge")
    game = pyspiel.load_game("python_digsite_ancient_knowledge(players=4,starter_sets=True,deals=7,reward=lead)")
    assert game.num_players() == 4
    assert game.rules.options["starter_sets"] is True
    assert len(game.new_initial_state().chance_outcomes()) == 7
    assert game.max_utility() == 300
    assert openspiel_game("ancient-knowledge").max_utility() == 1


def test_a_game_that_there_is_not_is_refused_and_so_is_one_without_deals() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        openspiel_game("chess")
    with pytest.raises(BadOption, match="deals: expected a number from 1 on, got 0"):
        openspiel_game("block-and-key", deals=0)


def test_other_pieces_are_refused() -> None:
    with pytest.raises(BadOption, match="pieces: expected the set designed here"):
        openspiel_game("block-and-key", pieces={})
