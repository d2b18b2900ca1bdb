"""Time to think is counted by turns."""

import random
from typing import Any

import numpy as np
import pytest

from digsite.ancient_knowledge.events import ActionChosen, TurnBegan
from digsite.arena.match import play
from digsite.arena.turn_clock import CLOCKS, TurnClock
from digsite.bots import Budget
from digsite.bots.random_bot import RandomBot
from digsite.core import Action, BadOption, Event, State
from digsite.games import game


def left(clock: TurnClock, seat: int) -> float:
    found = clock.budget(seat).left
    assert found is not None
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnClock:
    monkeypatch.setitem(CLOCKS, "wall", lambda: 7.0)
    return TurnClock(2, 3.0)


def test_the_decisions_of_a_turn_share_its_time(clock: TurnClock) -> None:
    assert clock.charge(0, 1.0) == 1.0
    assert clock.charge(0, 1.5) == 2.5
    clock.hear([ActionChosen(seat=0, action="search")])
    assert left(clock, 0) == pytest.approx(0.5)
    assert left(clock, 1) == 3.0


def test_a_new_turn_gives_everybody_new_time(clock: TurnClock) -> None:
    clock.charge(0, 1.0)
    clock.charge(1, 2.0)
    clock.hear([ActionChosen(seat=0, action="search"), TurnBegan(seat=1)])
    assert left(clock, 0) == left(clock, 1) == 3.0


def test_asking_a_bot_is_charged_to_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setitem(CLOCKS, "wall", lambda: float(next(ticks)))
    clock, state = TurnClock(2, 100.0), game("ancient-knowledge").new(2, 1)
    for number in (1, 2):
        actions = state.legal_actions(1)
        assert clock.ask(RandomBot(), state.view(1), actions, random.Random(1)) in actions
        assert clock.gone(1) == number  # a second by this clock, each time
    assert clock.gone(0) == 0.0


def test_a_part_of_a_turns_budget_ends_with_the_turns_time() -> None:
    ticks = iter([0.0, 0.0, 0.2, 0.2, 0.9, 0.9])
    budget = Budget(4.0, gone=3.5, clock=lambda: next(ticks))
    part = budget.part(0.5, 1.0)
    assert part.seconds == 2.0
    assert not part.spent
    assert part.spent


@pytest.mark.parametrize(
    ("name", "players", "main_choice"), [("block-and-key", 1, "turn"), ("ancient-knowledge", 2, "action")]
)
def test_a_game_tells_where_each_turn_begins(name: str, players: int, main_choice: str) -> None:
    begun = []

    def watch(state: State, action: Action, events: list[Event]) -> None:
        if any(event.begins_turn for event in events):
            begun.append([decision.kind for decision in state.decisions])

    play(game(name).new(players, 1), [RandomBot()] * players, 1, watch=watch)
    assert len(begun) > 10
    assert all(kinds == [main_choice] for kinds in begun)


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf"), "1"])
def test_what_is_no_time_is_refused(seconds: Any) -> None:
    with pytest.raises(BadOption, match="seconds: expected a number from 0 on, or None; got "):
        TurnClock(2, seconds)
    for taken in (None, 0, 0.5, np.float64(2)):
        TurnClock(2, taken)
