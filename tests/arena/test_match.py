"""One game played by bots."""

import random
import sys

import pytest

import digsite
from digsite.arena.match import play
from digsite.bots import Bot, Budget, fresh_bots
from digsite.bots.json_lines import BotFailed
from digsite.bots.random_bot import RandomBot
from digsite.core import Action, Actions, Event, State, View
from examples.pebbles import PEBBLES, Revealed, Take
from tests.arena.outside_bots import First, Numeric, Taking, Yes


def test_a_match_is_played_to_its_end_and_every_step_can_be_watched() -> None:
    state = PEBBLES.new(2, 3)
    steps: list[tuple[Action, list[Event]]] = []

    def watch(after: State, action: Action, events: list[Event]) -> None:
        assert after is state
        steps.append((action, events))

    decisions = play(state, [RandomBot(), RandomBot()], 3, watch=watch)
    assert state.is_over
    assert tuple(action for action, _ in steps) == state.actions()
    assert decisions == len(steps)
    assert isinstance(steps[-1][1][-1], Revealed)


def test_the_bots_luck_is_not_the_games() -> None:
    first, second = PEBBLES.new(2, 3), PEBBLES.new(2, 3)
    play(first, [RandomBot(), RandomBot()], "one")
    play(second, [RandomBot(), RandomBot()], "two")
    assert first.actions() != second.actions()


@pytest.mark.parametrize("game", ["block-and-key", "ancient-knowledge"])
@pytest.mark.parametrize("bot", [Numeric(), Taking()])
def test_what_equals_a_choice_stands_for_it_and_a_bot_may_do_with_its_list_what_it_likes(game: str, bot: Bot) -> None:
    state, same = digsite.game(game).new(2, 3), digsite.game(game).new(2, 3)
    play(state, [bot, bot], 3)
    play(same, [First(), First()], 3)
    assert digsite.replay(state.record().dumps()) == same


def test_what_is_equal_to_everything_is_no_choice() -> None:
    with pytest.raises(BotFailed, match="illegal: <"):
        play(PEBBLES.new(2, 3), [Yes(), RandomBot()], 3)


class LawlessBot:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return Take(seat=view["seat"], count=99)


def test_what_a_bot_does_wrong_is_raised() -> None:
    with pytest.raises(BotFailed, match="illegal: Take"):
        play(PEBBLES.new(2, 3), [LawlessBot(), RandomBot()], 3)
    with pytest.raises(BotFailed), fresh_bots([f"run:{sys.executable} -c pass", "random"], "pebbles") as bots:
        play(PEBBLES.new(2, 3), bots, 3)
