"""A worker: every seat of every game has its own bot there, with its own memory, as long as there is room."""

import random

import msgspec
import pytest

from digsite.bots import BOTS, Budget, Strategy
from digsite.bots.json_lines import Answer, Question, question, read_answer
from digsite.core import Action, Actions, State, View
from digsite.server.bots.worker import READY, Fault, Sittings, serve
from examples.pebbles import PEBBLES


class Counting:
    """Takes the first choice first, then the second, and so on: it remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        self.asked += 1
        return legal_actions[(self.asked - 1) % len(legal_actions)]


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch, pebbles: str) -> None:
    monkeypatch.setitem(BOTS, pebbles, {"counting": Strategy(f"{__name__}:Counting")})


def asked(sitting: str, state: State | None = None) -> Question:
    state = state or PEBBLES.new(2, 1)
    return question("pebbles", state.view(0), state.legal_actions(0), Budget(1.0), 5, bot="counting", sitting=sitting)


def answers(*questions: Question) -> list[Answer]:
    written: list[bytes] = []
    serve([each.line() for each in questions], written.append)
    assert written[::2] == [READY] * len(questions)
    return [read_answer(line, 3) for line in written[1::2]]


def test_a_bot_remembers_its_game_and_nothing_of_another_seat_or_table() -> None:
    found = answers(*(asked(sitting) for sitting in ("table/0", "table/1", "table/0", "other/0", "table/0")))
    assert [answer.index for answer in found] == [0, 0, 1, 0, 2]


def test_another_strength_at_a_seat_is_another_bot() -> None:
    sittings, one = Sittings(), asked("table/0")
    other = asked("table/0")
    other.bot = "random"
    first = sittings.bot(one)
    assert sittings.bot(other) is not first
    assert sittings.bot(one) is first


def test_of_too_many_seats_those_asked_longest_ago_are_forgotten() -> None:
    sittings = Sittings(most=2)
    first, second = sittings.bot(asked("a")), sittings.bot(asked("b"))
    assert sittings.bot(asked("a")) is first
    sittings.bot(asked("c"))
    assert sittings.bot(asked("a")) is first
    assert sittings.bot(asked("b")) is not second


def test_what_a_bot_does_wrong_is_told_without_what_it_saw_and_the_others_play_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outside = "tests.arena.outside_bots"
    names = ("Crashing", "Nonsense", "Quitting", "Unmade", "Telling")
    for name in names:
        monkeypatch.setitem(BOTS["pebbles"], name, Strategy(f"{outside}:{name}"))
    lines = []
    for name in names:
        wrong = asked("table/0")
        wrong.bot = name
        lines += [asked("table/1").line(), wrong.line()]
    written: list[bytes] = []
    serve(lines, written.append)
    assert written[::2] == [READY] * len(lines)
    assert [read_answer(line, 3).index for line in written[1::4]][:3] == [0, 1, 2]
    faults = [msgspec.json.decode(line, type=Fault) for line in written[3::4]]
    assert [(fault.told.partition(" (")[0], fault.code) for fault in faults] == [
        ("ZeroDivisionError", "bot-failed"),
        ("returned str, none of the 3 legal actions", "bot-illegal"),
        ("SystemExit", "bot-failed"),
        ("OSError", "bot-failed"),
        ("KeyError", "bot-failed"),
    ]
    assert "outside_bots.py, line " in faults[0].told
    assert not any("secret" in fault.told for fault in faults)


def test_an_answer_tells_how_long_it_took() -> None:
    (answer,) = answers(asked("table/0"))
    assert 0 <= answer.seconds < 60
