"""What playing any game must keep."""

import pickle
import random
from collections.abc import Callable
from copy import copy, deepcopy
from typing import get_type_hints

import msgspec
import pytest

from digsite.core import IllegalAction, SeveralDeciders, State
from tests.conformance.play import random_action, random_steps, sampled_positions

Deal = Callable[..., State]


@pytest.mark.parametrize("ask_forced", [False, True])
def test_random_games_end_with_an_outcome(deal: Deal, ask_forced: bool) -> None:
    for seed in range(3):
        state = deal(seed, ask_forced=ask_forced)
        for position, _ in random_steps(state, random.Random(seed)):
            assert position.outcome is None
            assert not position.is_over
        assert state.is_over
        assert state.deciders == ()
        outcome = state.outcome
        assert outcome is not None
        assert outcome.reason
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(state.players))
        assert outcome.scores == state.scores
        assert tuple(sum(line.points for line in lines) for lines in outcome.lines) == outcome.scores


def test_legal_actions_are_unique_and_only_for_those_who_decide(deal: Deal) -> None:
    state = deal(1)
    for position, _ in random_steps(state, random.Random(1)):
        for seat in range(position.players):
            actions = position.legal_actions(seat)
            if seat not in position.deciders:
                assert len(actions) == 0
                continue
            assert len(actions) > 0
            listed = list(actions)
            assert len(listed) == len(actions) == len(set(listed))
            assert all(action.seat == seat for action in listed)
            assert listed[-1] == actions[-1] == actions[len(actions) - 1]
            assert listed[0] in actions
    assert [len(state.legal_actions(seat)) for seat in range(state.players)] == [0] * state.players
    assert len(state.legal_actions()) == 0


def test_every_listed_action_is_accepted(deal: Deal) -> None:
    state = deal(2)
    for number, (position, _) in enumerate(random_steps(state, random.Random(2))):
        if number % 7 == 0:
            for seat in position.deciders:
                actions = position.legal_actions(seat)
                for index in range(0, len(actions), max(1, len(actions) // 8)):
                    position.clone().apply(actions[index])


def test_legal_actions_without_a_seat_want_a_single_decider(deal: Deal) -> None:
    for position, _ in random_steps(deal(3), random.Random(3)):
        if len(position.deciders) > 1:
            with pytest.raises(SeveralDeciders) as refusal:
                position.legal_actions()
            assert refusal.value.code == "several-deciders"
        else:
            assert list(position.legal_actions()) == list(position.legal_actions(position.deciders[0]))


def test_a_refused_action_changes_nothing(deal: Deal) -> None:
    rng = random.Random(4)
    foreign = [action for _, action in random_steps(deal(99), random.Random(99))][::5]
    for position, _ in random_steps(deal(4), rng):
        before = position.as_scenario()
        for action in rng.sample(foreign, min(6, len(foreign))):
            if action in position.legal_actions(action.seat):
                continue
            with pytest.raises(IllegalAction) as refusal:
                position.apply(action)
            assert refusal.value.code
            assert refusal.value.reason
            assert position.as_scenario() == before


def test_after_the_end_everything_is_refused(deal: Deal) -> None:
    state = deal(5)
    *_, (_, last) = random_steps(state, random.Random(5))
    with pytest.raises(IllegalAction) as refusal:
        state.apply(last)
    assert refusal.value.code == "game-over"


def test_what_is_no_action_is_refused(deal: Deal) -> None:
    with pytest.raises(IllegalAction) as refusal:
        deal(6).apply({"kind": "nonsense"})  # type: ignore[arg-type]
    assert refusal.value.code == "malformed-action"


WAYS_TO_COPY: dict[str, Callable[[State], State]] = {
    "clone": lambda state: state.clone(),
    "copy": copy,
    "deepcopy": deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
}


@pytest.mark.parametrize("way", WAYS_TO_COPY)
def test_a_copy_is_equal_and_independent(deal: Deal, way: str) -> None:
    state = deal(7)
    for number, (position, action) in enumerate(random_steps(state, random.Random(7))):
        if number % 11 == 0:
            twin, before = WAYS_TO_COPY[way](position), position.as_scenario()
            assert twin == position
            assert twin.record() == position.record()
            twin.apply(action)
            for _ in range(5):
                if not twin.is_over:
                    twin.apply(random_action(twin, random.Random(number)))
            assert position.as_scenario() == before


def test_the_same_seed_gives_the_same_game_whatever_the_global_generators_do(deal: Deal) -> None:
    one, other = deal(8), deal(8)
    for position, action in random_steps(one, random.Random(8)):
        assert position == other
        random.seed(0)
        events = position.clone().apply(action)
        random.seed(123)
        random.random()
        assert other.apply(action) == events
    assert one == other


def test_another_seed_gives_another_game(deal: Deal) -> None:
    assert deal(1).as_scenario() != deal(2).as_scenario()


def test_without_a_seed_one_is_made(deal: Deal) -> None:
    state = deal(9)
    fresh = state.game.new(state.players), state.game.new(state.players)
    assert fresh[0].chance.seed != fresh[1].chance.seed


def test_every_view_is_what_its_type_says(deal: Deal) -> None:
    view_type = deal(0).game.view_type
    for position in sampled_positions(deal(6), random.Random(6), every=5):
        for seat in (None, *range(position.players)):
            view = position.view(seat)
            if view_type is not None:
                assert set(view) == set(get_type_hints(view_type))
                msgspec.convert(view, view_type)
