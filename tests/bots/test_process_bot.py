"""A bot in a process of its own: asked and answering by lines, and ended clearly when it misbehaves."""

import random
import shlex
import sys
from pathlib import Path

import pytest

from digsite.bots import Budget, bot, fresh_bots
from digsite.bots.json_lines import BotFailed
from digsite.bots.process_bot import ProcessBot
from digsite.core import Action, BadOption
from examples.pebbles import PEBBLES

LINE_BOT = Path(__file__).parents[2] / "examples" / "line_bot.py"


def program(code: str) -> ProcessBot:
    return ProcessBot(f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}", "pebbles")


def ask(chooser: ProcessBot, seconds: float | None = None) -> Action:
    state = PEBBLES.new(2, 1)
    seat = state.deciders[0]
    try:
        return chooser.choose(state.view(seat), state.legal_actions(seat), random.Random(1), Budget(seconds))
    finally:
        chooser.close()


ANSWER_LAST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["digsite"] == 1 and question["game"] == "pebbles" and question["view"]["heap"] > 0
    print(json.dumps({"index": len(question["actions"]) - 1}), flush=True)
"""


def test_it_is_asked_with_view_and_actions_and_answers_with_a_place_among_them() -> None:
    state = PEBBLES.new(2, 1)
    assert ask(program(ANSWER_LAST)) == state.legal_actions()[-1]


def test_the_registry_makes_one_from_a_command() -> None:
    chooser = bot(f"run:{sys.executable} {LINE_BOT}", "pebbles")
    assert isinstance(chooser, ProcessBot)
    assert ask(chooser) in PEBBLES.new(2, 1).legal_actions()


@pytest.mark.parametrize(
    ("code", "refusal"),
    [
        ("import time; input(); time.sleep(60)", "bot-timeout"),
        ("input(); print('{\"index\": 99}', flush=True); input()", "bot-illegal"),
        ("input(); print('hello', flush=True); input()", "bot-failed"),
        ("input(); print('[' * 100_000, flush=True); input()", "bot-failed"),
        ("raise SystemExit", "bot-failed"),
    ],
)
def test_a_bot_that_misbehaves_is_ended(code: str, refusal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.bots.process_bot.GRACE", 0.5 if refusal == "bot-timeout" else 30.0)
    chooser = program(code)
    with pytest.raises(BotFailed) as failure:
        ask(chooser, 0.1)
    assert failure.value.code == refusal
    assert chooser._process is not None
    assert chooser._process.poll() is not None


@pytest.mark.parametrize("command", ["", "  ", "python -c 'unclosed"])
def test_a_command_that_cannot_be_read_is_refused_before_anybody_plays(command: str) -> None:
    with pytest.raises(BadOption, match="run:"):
        bot(f"run:{command}", "pebbles")


def test_all_its_luck_can_come_from_the_seed_it_is_asked_with() -> None:
    seeds = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"index": json.loads(line)["seed"] % 3}), flush=True)
"""
    state, rng = PEBBLES.new(2, 1), random.Random(4)
    actions = state.legal_actions()
    chooser = program(seeds)
    try:
        chosen = [chooser.choose(state.view(0), actions, rng, Budget()) for _ in range(20)]
    finally:
        chooser.close()
    assert set(chosen) == set(actions)


def test_fresh_bots_end_with_their_game() -> None:
    with fresh_bots([f"run:{sys.executable} {LINE_BOT}", "random"], "pebbles") as bots:
        state = PEBBLES.new(2, 1)
        bots[0].choose(state.view(0), state.legal_actions(), random.Random(1), Budget())
    assert isinstance(bots[0], ProcessBot)
    assert bots[0]._process is not None
    assert bots[0]._process.poll() is not None


def test_a_command_that_does_not_exist_fails_like_a_bot() -> None:
    with pytest.raises(BotFailed):
        ask(ProcessBot("no-such-program-anywhere", "pebbles"))
