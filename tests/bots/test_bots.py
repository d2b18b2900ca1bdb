"""The table of bots, the budget they think within, and the bot that plays every game."""

import random

import pytest

from digsite.bots import EVERYWHERE, Budget, bot, bot_names
from digsite.bots.random_bot import RandomBot
from digsite.core import BadOption
from examples.pebbles import PEBBLES


def test_random_plays_every_game() -> None:
    assert isinstance(bot("random", "pebbles"), RandomBot)
    assert bot_names("pebbles") == tuple(EVERYWHERE) == ("random",)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no bot 'oracle' for pebbles; expected one of random") as refusal:
        bot("oracle", "pebbles")
    assert refusal.value.code == "unknown-bot"


def test_random_chooses_each_legal_action_and_nothing_else() -> None:
    state, luck = PEBBLES.new(2, 1), random.Random(1)
    actions = state.legal_actions()
    chosen = [RandomBot().choose(state.view(0), actions, luck, Budget()) for _ in range(100)]
    assert {action.to_dict()["count"] for action in chosen} == {1, 2, 3}
    assert all(action in actions for action in chosen)


def test_random_takes_its_luck_from_its_own_generator_alone() -> None:
    state = PEBBLES.new(2, 1)

    def choices() -> list[object]:
        luck = random.Random(7)
        return [RandomBot().choose(state.view(0), state.legal_actions(), luck, Budget()) for _ in range(20)]

    random.seed(1)
    first = choices()
    random.seed(2)
    assert choices() == first


def test_a_budget_without_a_limit_is_never_spent() -> None:
    assert not Budget().spent
    assert Budget().left is None


def test_a_budget_of_no_time_is_spent_at_once() -> None:
    assert Budget(0).spent
    assert Budget(0).left == 0


def test_a_budget_has_time_left_before_it_is_spent() -> None:
    budget = Budget(1000)
    left = budget.left
    assert not budget.spent
    assert left is not None
    assert 0 < left <= 1000


def test_a_cancelled_budget_is_spent_whatever_time_is_left() -> None:
    cancelled = False
    budget = Budget(1000, cancelled=lambda: cancelled)
    assert not budget.spent
    cancelled = True
    assert budget.spent
