"""Choices travel packed, and come out as the actions they were."""

import random

import msgspec
import pytest

import digsite
from digsite.core import Action
from digsite.server.presentation.choices import offered, pack
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


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge"])
def test_what_is_offered_is_every_legal_action_and_says_of_each_whether_it_reveals(name: str) -> None:
    """However it is packed, and whatever was told without trying."""
    rng = random.Random(6)
    state = digsite.game(name).new(players=2, seed=6)
    for _ in range(60):
        seat = state.deciders[0]
        actions = list(state.legal_actions(seat))
        runs = offered(state, seat)
        decision = OpenDecision(type="turn", cause=None, choices=tuple(runs))
        assert unpack(msgspec.json.decode(msgspec.json.encode(decision))) == [action.to_dict() for action in actions]
        final = [run.final for run in runs for _ in run.values or (None,)]
        for action, told in zip(actions, final, strict=True):
            if name == "ancient-knowledge" or type(action).__name__ != "Place":  # of those there are hundreds
                assert told == any(event.reveals for event in state.clone().apply(action)), action
        state.apply(rng.choice(actions))


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge", "pebbles"])
def test_views_of_several_seats_are_the_views_of_each(name: str, pebbles: str) -> None:
    del pebbles
    rng = random.Random(7)
    state = digsite.game(name).new(players=2, seed=7)
    while not state.is_over:
        seats = (1, None, 0)
        views, mine = state.views(seats), state.view(0)
        assert views == [state.view(seat) for seat in seats]
        for card in mine.get("discard", ()):  # one's own view may be changed; those of all are kept by the game
            card["card"] = "changed"
        assert state.views(seats) == views == [state.view(seat) for seat in seats]
        state.apply(rng.choice(state.legal_actions(state.deciders[0])))
