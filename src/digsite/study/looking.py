"""Single steps of a record, looked at on their own: what each decision gave away, and what it left unclaimed.

Every step has luck of its own, drawn from the seed and its number. So a review can be made in one go or a stretch at a
time, here or in other processes, and comes out the same.
"""

import random
from collections.abc import Callable, Iterator

import msgspec

from digsite.core import Action, BadOption, Chance, Record, Seat, State
from digsite.core.plain import whole_number
from digsite.games import game as find_game
from digsite.study.comparing import Comparison, beside, compare
from digsite.study.findings import Decision, Findings, MissedClaim, TriedChoice
from digsite.study.judges import JUDGES, Contest, Judge, judge_of
from digsite.study.marks import mark_of

WORK = 60
MOST_WORK = 10_000
STRETCH = 6
"""Steps that are looked at in one go where others wait for their turn: one or two decisions."""

Progress = Callable[[], None]
"""Called at every step."""


class Task(msgspec.Struct, frozen=True):
    """A record to be looked at, and how thoroughly."""

    record: Record
    seed: int = 1
    work: int = WORK
    seat: Seat | None = None
    """Whose decisions alone are judged; None: everybody's."""

    @classmethod
    def of(cls, record: Record, seed: int, work: int) -> "Task":
        """Raises BadOption where there is no judge, for a seed that no game could have, or for work beyond reason."""
        luck, deals = whole_number(seed), whole_number(work)
        if luck is None:
            raise BadOption(f"seed: expected a whole number, got {seed!r}", option="seed")
        if deals is None or not 2 <= deals <= MOST_WORK:
            raise BadOption(f"work: expected 2 to {MOST_WORK}, got {work!r}", option="work")
        game = find_game(record.game).name
        if game not in JUDGES:
            raise BadOption(f"{game} cannot be studied; expected one of {', '.join(JUDGES)}", option="game")
        return cls(record, Chance(luck).seed, deals)

    @property
    def deals(self) -> int:
        """On how many imagined deals a choice and the best one are compared."""
        return max(2, self.work // judge_of(self.record.game).thrift)

    def luck(self, step: int) -> random.Random:
        return random.Random(f"{self.seed}/{step}")


def stretches(steps: int, length: int = STRETCH) -> Iterator[tuple[int, int]]:
    """So many steps in stretches: the first and the last of each, counted from 1."""
    for first in range(1, steps + 1, length):
        yield first, min(first + length - 1, steps)


def look_at(task: Task, first: int, last: int, progress: Progress | None = None) -> Findings:
    """What the steps from `first` to `last` show."""
    judge = judge_of(task.record.game)
    decisions: list[Decision] = []
    missed: list[MissedClaim] = []
    for step, state, action in _steps(task.record, first, last):
        if progress is not None:
            progress()
        if task.seat not in (None, action.seat):
            continue
        unclaimed = judge.missed(state, action, step)
        if unclaimed is not None:
            missed.append(unclaimed)
        decision = _judged(task, judge, step, state, action)
        if decision is not None:
            decisions.append(decision)
    return Findings(tuple(decisions), tuple(missed))


def try_at(task: Task, step: int, best: Action, action: Action) -> TriedChoice:
    """What another choice at that step gives away beside the best one that the review found."""
    _, state, taken = next(_steps(task.record, step, step))
    contest = _contest(task, judge_of(task.record.game), step, state, taken)
    if contest is None or action not in contest.choices or best not in contest.choices:
        raise BadOption(f"step {step}: expected a choice of the decision that was judged", option="action")
    loss, error = beside(contest, contest.choices.index(best), contest.choices.index(action), task.deals)
    return TriedChoice(loss, error, mark_of(loss, error, alone=state.players == 1))


def _steps(record: Record, first: int, last: int) -> Iterator[tuple[int, State, Action]]:
    """Each of these steps: its number, the state in which it is taken, and the action."""
    found: list[tuple[int, State, Action]] = []
    number = 0

    def look(state: State, action: Action) -> None:
        nonlocal number
        number += 1
        if number >= first:
            found.append((number, state.clone(), action))

    find_game(record.game).replay(msgspec.structs.replace(record, actions=record.actions[:last]), before=look)
    return iter(found)


def _contest(task: Task, judge: Judge, step: int, state: State, action: Action) -> Contest | None:
    asked = state.decision(action.seat)
    if asked is None or asked.kind not in judge.asked:
        return None
    return judge.contest(state.view(action.seat), state.legal_actions(action.seat), task.luck(step))


def _judged(task: Task, judge: Judge, step: int, state: State, action: Action) -> Decision | None:
    contest = _contest(task, judge, step, state, action)
    asked = state.decision(action.seat)
    if contest is None or asked is None or action not in contest.choices:
        return None
    found = compare(contest, contest.choices.index(action), task.deals)
    return _decision(step, action, asked.kind, contest, found, alone=state.players == 1)


def _decision(step: int, action: Action, kind: str, contest: Contest, found: Comparison, *, alone: bool) -> Decision:
    return Decision(
        seat=action.seat,
        step=step,
        kind=kind,
        chosen=action,
        best=contest.choices[found.best],
        loss=found.loss,
        difference=found.difference,
        error=found.error,
        mark=mark_of(found.loss, found.error, alone=alone),
        reason=contest.reason(found.best),
        expected=found.expected,
        after=found.after,
        swing_error=found.swing_error,
    )
