"""What a type checker knows of the library: `make check` runs one over this file, which asserts the types."""

import random
from typing import assert_type

import digsite
from digsite.ancient_knowledge.game import AncientKnowledge
from digsite.ancient_knowledge.player import Player
from digsite.block_and_key import Temple
from digsite.block_and_key.game import BlockAndKey, StateInPlay


def test_a_game_of_the_house_has_its_own_types() -> None:
    game = digsite.game("block-and-key")
    assert_type(game, BlockAndKey)
    state = game.new(players=2, seed=7)
    assert_type(state, StateInPlay)
    assert_type(state.temple, Temple)
    assert_type(state.clone().temple, Temple)
    assert_type(game.determinize(state.view(0), random.Random(1)).temple, Temple)
    assert_type(game.from_json(state.to_json()), StateInPlay)
    assert isinstance(state.temple, Temple)

    other = digsite.game("ancient-knowledge")
    assert_type(other, AncientKnowledge)
    assert_type(other.new(2, 7).seats[0], Player)


def test_any_other_name_is_a_game_of_states() -> None:
    for name in ("block-and-key", "ancient-knowledge"):
        game = digsite.game(name)
        assert_type(game, digsite.Game)
        assert_type(game.new(2, 7), digsite.State)


def test_what_others_build_on_are_public_names() -> None:
    assert all(hasattr(digsite, name) for name in digsite.__all__)
    assert {"State", "Action", "Record", "Bot", "Event", "Outcome"} <= set(digsite.__all__)


class Mine:
    """A bot as its protocol wants it."""

    def choose(
        self, view: dict[str, object], legal_actions: object, rng: random.Random, budget: digsite.Budget
    ) -> digsite.Action:
        raise NotImplementedError


def test_states_lists_and_actions_say_what_they_are() -> None:
    state = digsite.game("block-and-key").new(2, 7)
    assert repr(state) == "<block-and-key: 2 players, 0 actions so far, seat 1 decides (core)>"
    while state.step != "turn":
        state.apply(state.legal_actions()[0])
    offered = state.legal_actions()
    assert str(offered).startswith(f"<{len(offered)} actions of seat {state.turn}: 6 lines to excavate; placements of ")
    assert repr(offered[0]) == f"Excavate(seat={state.turn}, line='row1')"
    opening = digsite.game("ancient-knowledge").new(2, 7)
    assert repr(opening) == (
        "<ancient-knowledge: 2 players, 0 actions so far, "
        "seat 0 decides (opening-hands), seat 1 decides (opening-hands)>"
    )
