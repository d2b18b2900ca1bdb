"""Choices travel packed, and come out as the actions they were."""

import random

import msgspec
import pytest

import digsite
from digsite.core import Action, State
from digsite.core.plain import plain
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


def told_one_by_one(state: State, seat: int) -> list[tuple[dict[str, object], bool]]:
    """Every choice made and asked about, with nothing packed and nothing known of its kind."""
    return [(action.to_dict(), state.reveals(action)) for action in state.legal_actions(seat)]


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge"])
@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_left_out_or_told_twice_where_kinds_are_mixed(name: str, players: int) -> None:
    """Some of which are known, some tried one by one, some made only to be tried."""
    rng = random.Random(8)
    state = digsite.game(name).new(players=players, seed=8)
    for _ in range(150):
        if state.is_over:
            break
        if rng.random() < 0.5:  # beforehand: what was asked is remembered
            for seat in state.deciders:
                told = [
                    ({**run.same, **({run.vary: value} if run.vary else {})}, run.final)
                    for run in offered(state, seat)
                    for value in run.values or (None,)
                ]
                found, expected = plain(told), plain(told_one_by_one(state, seat))
                assert found == expected
        state.apply(rng.choice(state.legal_actions(state.deciders[0])))


def test_placements_that_have_to_be_tried_are_all_told() -> None:
    """Without keys in hand or on the altars, each may end the game."""
    state = digsite.game("block-and-key").new(2, seed=0)
    rng = random.Random(1)
    while state.decisions[0].kind != "turn" or len(state.legal_actions()) < 40:
        state.apply(rng.choice(state.legal_actions()))
    position = dict(state.as_scenario())
    keys = [key for altar in position["altars"].values() for key in altar]
    keys += [key for seat in position["seats"] for key in seat["hand"]]
    for number, seat in enumerate(position["seats"]):
        seat["hand"] = []
        seat["claimed"] += [] if number == position["turn"] else keys
    bare = digsite.game("block-and-key").scenario(**position | {"altars": {"sun": [], "moon": []}})
    runs = offered(bare, bare.deciders[0])
    assert sum(len(run.values or (None,)) for run in runs) == len(bare.legal_actions())


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
