"""Every action of every decision has one id, and the id gives the action back."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

import digsite
from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.player import SPACES
from digsite.block_and_key.actions import Place
from digsite.core import BadOption, IllegalAction, State
from digsite.envs import ActionCodec, action_codec
from digsite.envs.actions.ancient_knowledge import AMOUNTS, ARTEFACTS, MONUMENTS, TRANSFERS
from digsite.envs.actions.split import ChooseBlock, HalfPlaced
from digsite.games import GAMES
from tests.ancient_knowledge.rules.test_sweeps import crowded
from tests.block_and_key.pieces.test_pieces import small_set
from tests.conformance.play import random_steps
from tests.envs.play import deal


def check_position(codec: ActionCodec[Any], state: State) -> None:
    for seat in state.deciders:
        actions = list(state.legal_actions(seat))
        ids = [codec.encode(action, state) for action in actions]
        assert len(set(ids)) == len(ids)
        assert codec.legal(state, seat).tolist() == sorted(ids)
        assert [codec.decode(number, state, seat) for number in ids] == actions


def check_whole(name: str, seeds: Iterable[int]) -> None:
    codec = action_codec(name)
    for seed in seeds:
        for position, _ in random_steps(deal(name, seed), random.Random(seed)):
            check_position(codec, position)


def check_split(seeds: Iterable[int]) -> None:
    """Each action of a random game, said in one step or two, and every place of one block of each decision."""
    codec = action_codec("block-and-key", space="split")
    for seed in seeds:
        for state, action in random_steps(deal("block-and-key", seed), random.Random(seed)):
            first, *rest = codec.ids(action, state)
            assert first in codec.legal(state)
            said = codec.decode(first, state)
            if isinstance(said, ChooseBlock):
                half = HalfPlaced(state, said.block)
                assert rest[0] in codec.legal(half)
                said = codec.decode(rest[0], half)
                places = [codec.decode(number, half) for number in codec.legal(half)]
                assert places == [each for each in state.legal_actions() if getattr(each, "block", "") == half.block]
            assert said == action


@pytest.mark.parametrize("name", GAMES)
def test_ids_are_invertible(name: str) -> None:
    check_whole(name, range(24))


def test_ids_of_the_split_space_are_invertible() -> None:
    check_split(range(16))


@pytest.mark.parametrize("card", ["M15", "C1", "A1", "T1", "P1"])
def test_ids_are_invertible_where_cards_have_much_to_act_on(card: str) -> None:
    rng, codec = random.Random(card), action_codec("ancient-knowledge")
    for _ in range(4):
        for number, (position, _) in enumerate(random_steps(crowded(card, rng), rng)):
            check_position(codec, position)
            if number == 25:
                break


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("name", GAMES)
def test_ids_are_invertible_over_ten_thousand_games(name: str, part: int) -> None:
    check_whole(name, range(part * 500, part * 500 + 500))


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_ids_of_the_split_space_are_invertible_over_ten_thousand_games(part: int) -> None:
    check_split(range(part * 500, part * 500 + 500))


def test_there_are_so_many_ids() -> None:
    assert action_codec("block-and-key").size == 158 + 4 * 8_269
    assert action_codec("block-and-key", space="split").size == 158 + 40 + 8_269
    cards = len(CARDS) * 2 + len(BUILDERS) * 4 + len(TECHNOLOGIES) * 2
    kinds = len(MONUMENTS) * len(SPACES) + len(ARTEFACTS) * 2
    rest = 4 + len(AMOUNTS) + 3 + 2 * 12 + 12 * 6 + 66 + 3 + 3 * 12 + 3 * 12 * TRANSFERS
    knowledge = action_codec("ancient-knowledge")
    assert knowledge.size == action_codec("ancient-knowledge", space="split").size == cards + kinds + rest


@pytest.mark.parametrize(
    ("name", "space"), [("block-and-key", "whole"), ("block-and-key", "split"), ("ancient-knowledge", "whole")]
)
def test_every_id_has_a_name_of_its_own(name: str, space: Any) -> None:
    codec = action_codec(name, space)
    assert len({codec.name(number) for number in range(codec.size)}) == codec.size


def test_names_say_what_is_meant() -> None:
    state = digsite.game("block-and-key").new(2, 1)
    codec = action_codec("block-and-key")
    assert codec.name(codec.encode(state.legal_actions()[2], state)) == "core brown"
    assert codec.name(158 + 3) == "place green I3 turned 0 at 3,0"
    knowledge = action_codec("ancient-knowledge")
    assert knowledge.name(0) == "create C1 1"
    assert knowledge.name(knowledge.size - 1) == "transfer opponent 3 cell 11 3"


def test_a_placement_means_the_same_columns_whatever_stands() -> None:
    codec, columns = action_codec("block-and-key"), dict[int, set[tuple[int, int]]]()
    for seed in range(6):
        for state, _ in random_steps(deal("block-and-key", seed), random.Random(seed)):
            for action in state.legal_actions():
                if isinstance(action, Place):
                    footprint = {(x, y) for x, y, _ in action.cells}
                    assert columns.setdefault(codec.encode(action, state), footprint) == footprint


def test_another_set_of_pieces_has_ids_of_its_own() -> None:
    codec = action_codec("block-and-key", pieces=small_set())
    assert codec.size < action_codec("block-and-key").size
    state = digsite.game("block-and-key").new(2, 1, pieces=small_set())
    for position, _ in random_steps(state, random.Random(1)):
        check_position(codec, position)
    with pytest.raises(BadOption, match="pieces: expected <pieces 'designed'>"):
        action_codec("block-and-key").legal(state)


@pytest.mark.parametrize("number", [-1, 33_234])
def test_an_id_that_does_not_exist_is_refused(number: int) -> None:
    codec, state = action_codec("block-and-key"), digsite.game("block-and-key").new(2, 1)
    with pytest.raises(BadOption, match="expected 0 to 33233"):
        codec.name(number)
    with pytest.raises(BadOption, match="expected 0 to 33233"):
        codec.decode(number, state)


def test_what_is_not_offered_is_refused() -> None:
    state = digsite.game("ancient-knowledge").new(2, 1)
    codec = action_codec("ancient-knowledge")
    with pytest.raises(IllegalAction, match="create C1 1 is not offered now"):
        codec.decode(0, state)
    split = action_codec("block-and-key", space="split")
    with pytest.raises(BadOption, match="block first"):
        split.decode(split.size - 1, digsite.game("block-and-key").new(2, 1))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_has_no_legal_ids(name: str) -> None:
    state, codec = deal(name, 1), action_codec(name)
    for _ in random_steps(state, random.Random(1)):
        pass
    assert codec.legal(state).tolist() == []
    with pytest.raises(IllegalAction, match="over"):
        codec.decode(0, state)


def test_a_strange_game_space_or_state_is_refused(pebbles: str) -> None:
    with pytest.raises(BadOption, match="pebbles has none"):
        action_codec(pebbles)
    with pytest.raises(BadOption, match="expected one of whole, split"):
        action_codec("block-and-key", space="half")  # type: ignore[arg-type]
    other = digsite.game("ancient-knowledge").new(2, 1)
    with pytest.raises(BadOption, match="expected one of Block and Key"):
        action_codec("block-and-key").legal(other)
    with pytest.raises(BadOption, match="expected one of Ancient Knowledge"):
        action_codec("ancient-knowledge").legal(digsite.game("block-and-key").new(2, 1))
    with pytest.raises(BadOption, match="expected one of Ancient Knowledge"):
        action_codec("ancient-knowledge").encode(Place(0, "green I3", ()), other)
