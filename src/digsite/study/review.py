"""A game looked at again: what each main decision gave away, judged with what its seat knew then.

    review = digsite.review(record_text)
    for decision in review.decisions: print(decision.step, decision.loss, decision.mark)

A decision is judged from its seat's view alone. The same record, seed and work give the same review, however many
processes share the work.
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

import msgspec

from digsite.core import Chance, Game, Record, State
from digsite.core.plain import plain
from digsite.games import game as find_game
from digsite.study.findings import Decision, Findings, MissedClaim, read_findings
from digsite.study.looking import WORK, Progress, Task, look_at
from digsite.study.summary import Summary, summarise

EDITION = 2
"""Of what is found: a review that was kept is made anew where this has changed."""


class Review(msgspec.Struct, frozen=True):
    game: str
    rules: int
    players: int
    seed: int | str
    """As a record writes it: text where it is long."""
    work: int
    scores: tuple[int, ...]
    decisions: tuple[Decision, ...]
    missed: tuple[MissedClaim, ...]
    """Block and Key: what lay open, or could have been claimed with the same block."""
    summary: tuple[Summary, ...]
    """One a seat."""
    usual: bool = True
    """Whether it was dealt with the usual pieces, as the games were that its bots are known by."""

    def to_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = plain(self)
        return data


def review(
    record: str | bytes | Record, *, seed: int = 1, work: int = WORK, progress: Progress | None = None
) -> Review:
    """Look at a game again. `work`: the imagined deals on which a choice and the best one are compared."""
    task = Task.of(record if isinstance(record, Record) else Record.loads(record), seed, work)
    end = find_game(task.record.game).replay(task.record)
    return put_together(task, end, [look_at(task, 1, len(task.record.actions), progress)])


def put_together(task: Task, end: State, found: Iterable[Findings]) -> Review:
    """A review of what was found at the record's steps, in their order; `end`: where they lead."""
    found = list(found)
    decisions = tuple(chain.from_iterable(each.decisions for each in found))
    return Review(
        game=task.record.game,
        rules=task.record.rules,
        players=end.players,
        seed=Chance(task.seed).plain_seed,
        work=task.work,
        scores=end.scores,
        decisions=decisions,
        missed=tuple(chain.from_iterable(each.missed for each in found)),
        summary=tuple(summarise(decisions, end, seat) for seat in range(end.players)),
        usual=_is_usual(task.record),
    )


def _is_usual(record: Record) -> bool:
    """Dealt, not set up, and under no option but how much is asked."""
    given = record.origin.options.items()
    options = find_game(record.game).options
    same = all(value == options[name].default for name, value in given if name != "ask_forced")
    return record.origin.scenario is None and same


def read_review(data: Mapping[str, Any], game: Game) -> Review:
    """A review that was kept as plain data."""
    found = read_findings(data, game)
    read = {
        "decisions": found.decisions,
        "missed": found.missed,
        "scores": tuple(data["scores"]),
        "summary": msgspec.convert(data["summary"], tuple[Summary, ...]),
    }
    return Review(**{**data, **read})
