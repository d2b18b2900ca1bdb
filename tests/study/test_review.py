"""A review judges every main decision with what its seat knew then, and says how sure it is."""

import random
from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np
import pytest

import digsite
from digsite.bots.reason import Reason
from digsite.core import Action, BadOption, BadRecord, Record
from digsite.core.plain import plain
from digsite.study.comparing import compare
from digsite.study.judges import JUDGES, Stakes, judge_of
from digsite.study.looking import Task, look_at, try_at
from digsite.study.marks import mark_of
from digsite.study.review import Review, read_review
from digsite.study.review import review as look_again
from digsite.study.sharing import shared_review
from digsite.study.summary import draws
from examples.pebbles import PEBBLES
from tests.bots.twins import twins
from tests.study.games import played, record

TABLES = [
    ("block-and-key", ("novice",)),
    ("block-and-key", ("novice", "adept")),
    ("ancient-knowledge", ("novice", "greedy")),
]


STEPS = 26


@cache
def reviewed(name: str, bots: tuple[str, ...], steps: int | None = STEPS) -> Review:
    return digsite.review(record(name, bots, 3, steps), seed=2, work=4)


@pytest.mark.parametrize(("name", "bots"), TABLES)
def test_every_main_decision_is_judged_and_named_as_in_the_record(name: str, bots: tuple[str, ...]) -> None:
    found = reviewed(name, bots)
    end = played(name, bots, 3)
    actions = end.actions()[:STEPS]
    assert {decision.seat for decision in found.decisions} == set(range(len(bots)))
    for decision in found.decisions:
        assert decision.chosen == actions[decision.step - 1]
        assert decision.loss >= 0.0
        assert (decision.loss == 0.0) == (decision.best == decision.chosen)
        assert decision.mark is None or decision.loss > 2 * decision.error
        if len(bots) > 1:
            assert 0.0 <= decision.expected <= 1.0
            assert 0.0 <= decision.after <= 1.0
    placed = [number for number, action in enumerate(actions, 1) if action.kind in ("place", "create", "learn")]
    judged = {decision.step for decision in found.decisions}
    assert len(judged & set(placed)) > 0.8 * len(placed)


@pytest.mark.parametrize(("name", "bots"), TABLES)
def test_the_same_record_gives_the_same_review(name: str, bots: tuple[str, ...]) -> None:
    text = record(name, bots, 3, 14)
    assert digsite.review(text, work=2) == digsite.review(text, work=2)


def test_the_summary_counts_up_what_the_decisions_say() -> None:
    found = reviewed("block-and-key", ("novice",), None)
    summary = found.summary[0]
    losses = {decision.step: decision.loss for decision in found.decisions}
    assert summary.given_away == pytest.approx(sum(decision.difference for decision in found.decisions))
    assert all(decision.loss in (0.0, decision.difference) for decision in found.decisions)
    assert list(summary.largest) == sorted(losses, key=lambda step: -losses[step])[: len(summary.largest)]
    assert sum(summary.marks.values()) == sum(decision.mark is not None for decision in found.decisions)
    swings = sum(decision.after - decision.expected for decision in found.decisions)
    assert summary.luck is not None
    assert found.decisions[0].expected + swings + summary.luck == pytest.approx(found.scores[0])


@pytest.mark.parametrize(("name", "players"), [("block-and-key", 2), ("ancient-knowledge", 2)])
def test_what_is_hidden_from_the_seat_changes_nothing(name: str, players: int) -> None:
    judge, compared = judge_of(name), 0
    for pair in twins(name, players, seed=4, every=6, steps=60):
        asked = pair.one.decision(pair.seat)
        if asked is None or asked.kind not in judge.asked:
            continue
        told = []
        for state in (pair.one, pair.other):
            contest = judge.contest(state.view(pair.seat), state.legal_actions(pair.seat), random.Random(5))
            if contest is not None:
                which = min(3, len(contest.choices) - 1)
                told.append((contest.choices[which], compare(contest, which, 2), contest.reason(which)))
        assert told[:1] == told[1:]
        compared += len(told) == 2
    assert compared >= 2


class LotteryContest:
    """Choices of known worth, under luck that all of them share and some of their own."""

    def __init__(self, worths: list[float], luck: float = 3.0, seed: int = 1) -> None:
        self.worths = worths
        self.luck = luck
        self.choices: Sequence[Action] = [PEBBLES.new(2, 1).legal_actions()[0] for _ in worths]
        self._rng = np.random.default_rng(seed)

    def try_out(self, which: Sequence[int], deals: int) -> Stakes:
        shared = self._rng.normal(0, self.luck, deals)
        return np.array([self.worths[i] + shared + self._rng.normal(0, 0.5, deals) for i in which])

    def reason(self, which: int) -> Reason:
        return Reason("bot-only-choice")


def test_a_loss_is_found_and_no_better_choice_is_made_up_where_all_are_equal() -> None:
    found = compare(LotteryContest([1.0, 0.5, 4.0, 0.0]), chosen=3, work=60)
    assert found.best == 2
    assert found.loss == pytest.approx(4.0, abs=0.5)
    assert found.error < 0.2
    assert found.difference == found.loss
    # Of equals the luckiest would seem better by its luck, were it judged on the deals that chose it.
    differences = [compare(LotteryContest([0.0] * 8, seed=i), chosen=i % 8, work=20) for i in range(200)]
    assert np.mean([each.after - each.expected for each in differences]) == pytest.approx(0.0, abs=0.05)
    assert sum(mark_of(each.loss, each.error, alone=True) is not None for each in differences) < 20
    assert np.mean([each.difference for each in differences]) == pytest.approx(0.0, abs=0.05)


def test_marks_begin_where_the_loss_is_beyond_twice_its_error() -> None:
    assert mark_of(0.6, 0.1, alone=True) == "inaccuracy"
    assert mark_of(0.6, 0.31, alone=True) is None
    assert mark_of(1.0, 0.1, alone=True) == "mistake"
    assert mark_of(2.5, 0.1, alone=True) == "blunder"
    assert mark_of(0.4, 0.0, alone=True) is None
    assert [mark_of(loss, 0.0, alone=False) for loss in (0.04, 0.05, 0.1, 0.2)] == [
        None,
        "inaccuracy",
        "mistake",
        "blunder",
    ]


def test_a_review_is_plain_data() -> None:
    data = reviewed("block-and-key", ("novice",)).to_dict()
    assert data == plain(msgspec.json.decode(msgspec.json.encode(data)))
    assert {"seat", "step", "chosen", "best", "loss", "error", "mark", "reason"} <= data["decisions"][0].keys()


def test_what_cannot_be_studied_is_refused() -> None:
    with pytest.raises(BadRecord):
        digsite.review("{}")
    for odd in (
        {"work": 1},
        {"work": 2.5},
        {"work": "60"},
        {"work": True},
        {"seed": "7"},
        {"seed": 1.0},
        {"seed": 10**5000},
    ):
        with pytest.raises(BadOption):
            digsite.review(record("block-and-key", ("novice",)), **odd)
    broken = Record.loads(record("block-and-key", ("novice",)))
    text = msgspec.structs.replace(broken, actions=broken.actions[:2] + broken.actions[3:]).dumps()
    with pytest.raises(BadRecord):
        digsite.review(text)


def test_numbers_may_be_those_of_numpy() -> None:
    whole = Record.loads(record("block-and-key", ("novice",)))
    part = msgspec.structs.replace(whole, actions=whole.actions[:3])
    assert look_again(part, seed=np.int64(3), work=np.int32(2)) == look_again(part, seed=3, work=2)  # type: ignore[arg-type]
    assert look_again(part, seed=np.int64(3), work=2).to_dict()["seed"] == 3  # type: ignore[arg-type]


def test_a_long_seed_is_told_as_records_tell_it() -> None:
    begun = digsite.game("block-and-key").new(1, 3).record()
    assert look_again(begun, seed=1 << 70, work=2).to_dict()["seed"] == hex(1 << 70)


def test_every_game_of_the_house_can_be_studied() -> None:
    assert set(JUDGES) == {"block-and-key", "ancient-knowledge"}


def test_an_unfinished_game_is_judged_as_far_as_it_went() -> None:
    whole = Record.loads(record("block-and-key", ("novice",)))
    part = msgspec.structs.replace(whole, actions=whole.actions[:12])
    found = look_again(part, work=2)
    assert found.decisions[-1].step <= 12
    assert found.summary[0].luck is None


def test_the_work_can_be_shared_and_the_review_stays_the_same() -> None:
    whole = Record.loads(record("block-and-key", ("novice",), 3, 9))
    steps: list[int] = []
    shared = shared_review(whole, work=2, jobs=2, progress=lambda: steps.append(1))
    assert shared == look_again(whole, work=2)
    assert len(steps) == 9


def test_a_review_that_was_kept_is_read_as_it_was() -> None:
    found = reviewed("block-and-key", ("novice", "adept"))
    kept = msgspec.json.decode(msgspec.json.encode(found))
    read = read_review(kept, digsite.game("block-and-key"))
    assert read.to_dict() == found.to_dict()
    assert read.decisions == found.decisions


def test_one_seat_can_be_looked_at_alone() -> None:
    text = Record.loads(record("block-and-key", ("novice", "adept"), 3, 14))
    own = look_at(Task(text, work=2, seat=1), 1, 14)
    everybodys = look_at(Task(text, work=2), 1, 14)
    assert own.decisions == tuple(each for each in everybodys.decisions if each.seat == 1)
    assert own.decisions


def test_another_choice_is_judged_beside_the_best() -> None:
    text = Record.loads(record("block-and-key", ("novice",), 3, STEPS))
    worst = max(reviewed("block-and-key", ("novice",)).decisions, key=lambda decision: decision.loss)
    task = Task(text, seed=2, work=8)
    assert try_at(task, worst.step, worst.best, worst.best).loss == 0.0
    again = try_at(task, worst.step, worst.best, worst.chosen)
    assert again.loss > 0.0
    assert again == try_at(task, worst.step, worst.best, worst.chosen)
    with pytest.raises(BadOption):
        try_at(task, 1, worst.best, worst.best)


@pytest.mark.parametrize(("name", "bots"), TABLES[:1])
def test_what_came_between_decisions_adds_up_to_the_luck(name: str, bots: tuple[str, ...]) -> None:
    found = digsite.review(record(name, bots, 3), work=2)
    end = played(name, bots, 3)
    between = draws(found.decisions, end)
    for summary in found.summary:
        own = [between[decision.step] for decision in found.decisions if decision.seat == summary.seat]
        assert sum(own) == pytest.approx(summary.luck)
