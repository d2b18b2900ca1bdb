"""The lines by which bots in other processes are asked: documented, complete, and no way to anything hidden."""

import json
import random
import re
from pathlib import Path

import pytest

from digsite.bots import Budget, bot
from digsite.bots.bot import ask
from digsite.bots.json_lines import PROTOCOL, BotFailed, Question, answered, question, read_answer
from digsite.core import State
from digsite.games import GAMES, game
from tests.conformance.play import random_steps

DOCUMENTED = ("digsite", "game", "seconds", "view", "actions")
"""What every question has had since the first version: bots of others rely on it."""


def position(name: str) -> State:
    """One with many choices."""
    positions = [state.clone() for state, _ in random_steps(game(name).new(2, 4), random.Random(1))]
    return max(positions, key=lambda state: len(state.legal_actions(state.deciders[0])))


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_the_view_and_the_actions_as_plain_data(name: str) -> None:
    state = position(name)
    seat = state.deciders[0]
    asked = question(name, state.view(seat), state.legal_actions(seat), Budget(1000.0), 7)
    data = json.loads(asked.line())
    assert tuple(data)[: len(DOCUMENTED)] == DOCUMENTED
    assert (data["digsite"], data["game"], data["seed"]) == (PROTOCOL, name, 7)
    assert data["view"] == state.view(seat)
    assert data["actions"] == [action.to_dict() for action in state.legal_actions(seat)]
    assert 999 < data["seconds"] <= 1000
    assert asked.line().count(b"\n") == 1


def test_a_question_has_no_field_for_anything_else() -> None:
    fields = {*DOCUMENTED, "seed", "gone", "cores", "work", "bot", "sitting"}
    assert set(Question.__struct_fields__) == fields
    told = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"`(\w+)`", told[told.index("## In another language") : told.index("## The ladder")]))
    assert fields - {"bot", "sitting"} <= documented | {"digsite", "game", "view", "actions"}


def test_without_a_limit_the_seconds_are_null() -> None:
    state = position("ancient-knowledge")
    seat = state.deciders[0]
    asked = question("ancient-knowledge", state.view(seat), state.legal_actions(seat), Budget(), 1)
    assert json.loads(asked.line())["seconds"] is None
    assert asked.budget().left is None


def test_the_turns_time_arrives_as_it_was_given() -> None:
    state = position("ancient-knowledge")
    seat = state.deciders[0]
    budget = Budget(4.0, gone=3.0, cores=2, clock=lambda: 0.0)
    asked = question("ancient-knowledge", state.view(seat), state.legal_actions(seat), budget, 1)
    there = asked.budget()
    assert (asked.seconds, asked.gone, there.seconds, there.cores) == (1.0, 3.0, 4.0, 2)
    assert there.gone == pytest.approx(3.0, abs=0.1)


@pytest.mark.parametrize(("name", "strength"), [("block-and-key", "novice"), ("ancient-knowledge", "novice")])
def test_a_bot_chooses_behind_a_line_as_it_would_here(name: str, strength: str) -> None:
    state = position(name)
    seat = state.deciders[0]
    view, actions = state.view(seat), state.legal_actions(seat)
    for seed in range(5):
        asked = question(name, view, actions, Budget(0.0), seed)
        here, _ = ask(bot(strength, name), view, actions, random.Random(seed), Budget(0.0))
        assert actions[answered(asked, game(name), bot(strength, name)).index] == here


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b'{"index": 3}', BotFailed.ILLEGAL),
        (b'{"index": -1}', BotFailed.ILLEGAL),
        (b'{"index": "1"}', BotFailed.code),
        (b"[]", BotFailed.code),
        (b"", BotFailed.code),
    ],
)
def test_an_answer_that_names_no_choice_is_a_failure(line: bytes, code: str) -> None:
    with pytest.raises(BotFailed) as failure:
        read_answer(line, 3)
    assert failure.value.code == code


def test_an_answer_may_say_more_than_it_must() -> None:
    assert read_answer(b'{"index": 2, "why": "because"}', 3).index == 2
