"""Choices travel packed, and come out as the actions they were."""

import random

import msgspec
import pytest

import digsite
from digsite.core import Action
from digsite.server.present.choices import pack
from digsite.server.schema.messages import OpenDecision
from tests.server.client import unpack


class Put(Action, frozen=True, tag="put"):
    card: str
    space: int | None = None


def sent(actions: list[Action]) -> tuple[int, list[dict[str, object]]]:
    """How many runs they make, and what a client makes of them."""
    decision = OpenDecision(type="turn", cause=None, choices=tuple(pack(actions)))
    return len(decision.choices), unpack(msgspec.json.decode(msgspec.json.encode(decision)))


def test_neighbours_that_differ_in_one_field_share_a_run() -> None:
    actions: list[Action] = [Put(0, "C1", 1), Put(0, "C1", 2), Put(0, "C2", 2), Put(0, "C2", 3)]
    assert sent(actions) == (2, [action.to_dict() for action in actions])


def test_a_field_that_goes_without_saying_is_in_no_run() -> None:
    actions: list[Action] = [Put(0, "C1"), Put(0, "C1", 1), Put(0, "C1", 2), Put(0, "C1"), Put(0, "C2")]
    assert sent(actions) == (3, [action.to_dict() for action in actions])


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge"])
def test_every_legal_action_of_a_game_arrives_as_it_is(name: str) -> None:
    rng = random.Random(5)
    state = digsite.game(name).new(players=2, seed=5)
    for _ in range(60):
        seat = state.deciders[0]
        actions = list(state.legal_actions(seat))
        assert sent(actions)[1] == [action.to_dict() for action in actions]
        state.apply(rng.choice(actions))
