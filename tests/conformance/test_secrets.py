"""No leak: what a seat may not know changes nothing that it gets."""

import json
import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from digsite.core import Action, Event, NoSuchSeat, Seat, State
from tests.conformance.play import random_steps
from tests.conformance.test_records import is_plain

Deal = Callable[..., State]


def seen_until_revelation(events: list[Event], seat: Seat | None) -> list[Event]:
    """What the seat sees of the events, up to the first that shows somebody something new."""
    seen = []
    for event in events:
        if event.reveals:
            break
        if event.seen_by(seat):
            seen.append(event)
    return seen


def test_a_view_is_plain_data_without_the_seed(deal: Deal) -> None:
    seed = 987_654_321_987
    for position, _ in random_steps(deal(seed), random.Random(1)):
        for seat in (*range(position.players), None):
            view = position.view(seat)
            assert is_plain(view)
            assert str(seed) not in json.dumps(view)


@pytest.mark.parametrize("seat", [-1, 4, True, 0.0, "0", []])
def test_a_view_is_refused_to_a_seat_that_is_not_at_the_table(deal: Deal, seat: Any) -> None:
    with pytest.raises(NoSuchSeat):
        deal(1).view(seat)


def test_a_view_shares_nothing_with_the_state(deal: Deal) -> None:
    state = deal(1)
    view = state.view(0)
    before = state.as_scenario()
    for value in view.values():
        if isinstance(value, dict | list):
            value.clear()
    assert state.as_scenario() == before


def test_actions_carry_the_number_of_their_seat(deal: Deal) -> None:
    """Not a truth value or a fraction that is equal to it: a record would hold that, and not be read again."""
    state = deal(1)
    alike: dict[int, list[Any]] = {0: [False, 0.0], 1: [True, 1.0]}
    for seat in state.deciders:
        for other in (*alike.get(seat, ()), seat):
            assert {type(action.seat) for action in state.legal_actions(other)} == {int}


def test_a_determinized_state_agrees_with_the_view(deal: Deal) -> None:
    rng = random.Random(2)
    for number, (position, _) in enumerate(random_steps(deal(2), rng)):
        if number % 4 == 0:
            for seat in (*range(position.players), None):
                view = position.view(seat)
                assert position.game.determinize(view, rng).view(seat) == view


def test_hidden_facts_change_nothing_a_seat_gets(deal: Deal) -> None:
    rng = random.Random(3)
    changed = 0
    for number, (position, action) in enumerate(random_steps(deal(3), rng)):
        if number % 3:
            continue
        seat = rng.randrange(position.players)
        other = position.game.determinize(position.view(seat), rng)
        changed += other.as_scenario() != position.as_scenario()
        assert other.deciders == position.deciders
        assert other.known_scores(seat) == position.known_scores(seat)
        assert list(other.legal_actions(seat)) == list(position.legal_actions(seat))
        if action.seat == seat:
            mine = seen_until_revelation(position.clone().apply(action), seat)
            assert seen_until_revelation(other.apply(action), seat) == mine
    assert changed > 0


def tried(state: State, action: Action) -> bool:
    twin = state.clone()
    return any(event.reveals for event in twin.apply(action)) or twin.is_over


@pytest.mark.parametrize("ask_forced", [False, True])
def test_what_a_game_says_to_reveal_something_is_what_does(deal: Deal, ask_forced: bool) -> None:
    """Undo stops exactly there, and at the end of the game; players are told so before they act."""
    rng = random.Random(8)
    for seed in range(2):
        for position, _ in random_steps(deal(seed, ask_forced=ask_forced), rng):
            for seat in position.deciders:
                for kind, alike in groupby(position.legal_actions(seat), type):
                    choices = list(alike)
                    for action in rng.sample(choices, min(len(choices), 6)):
                        found = tried(position, action)
                        assert position.reveals(action) is found
                        assert position.kind_reveals(seat, kind) in (None, found)


def test_whether_a_choice_reveals_something_tells_nothing_hidden(deal: Deal) -> None:
    rng = random.Random(9)
    for number, (position, _) in enumerate(random_steps(deal(9), rng)):
        if number % 3 == 0:
            seat = rng.choice(position.deciders)
            other = position.game.determinize(position.view(seat), rng)
            choices = list(position.legal_actions(seat))
            for action in rng.sample(choices, min(len(choices), 8)):
                assert position.reveals(action) is other.reveals(action)


def test_determinizing_plays_on_to_an_end(deal: Deal) -> None:
    rng = random.Random(4)
    for number, (position, _) in enumerate(random_steps(deal(4), rng)):
        if number % 25 == 0:
            sample = position.game.determinize(position.view(position.deciders[0]), rng)
            for _ in random_steps(sample, rng):
                pass
            assert sample.outcome is not None


def test_determinizing_depends_on_the_generator_alone(deal: Deal) -> None:
    state = deal(5)
    view = state.view(0)
    one, other = (state.game.determinize(view, random.Random(6)) for _ in range(2))
    assert one == other
