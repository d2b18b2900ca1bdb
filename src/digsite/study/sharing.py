"""A review whose work several processes share, of this machine or of a cluster. It is the same as one made alone."""

from functools import partial

from digsite.arena.executors import PROCESSES, crew, each_done
from digsite.arena.versions import Version, check_version, version_of
from digsite.core import Record
from digsite.games import game as find_game
from digsite.study.findings import Findings
from digsite.study.looking import WORK, Progress, Task, look_at, stretches
from digsite.study.review import Review, put_together, review


def shared_review(
    record: Record,
    *,
    seed: int = 1,
    work: int = WORK,
    jobs: int = 1,
    executor: str = PROCESSES,
    progress: Progress | None = None,
) -> Review:
    """As `review`, by as many as the executor has."""
    if executor == PROCESSES and jobs == 1:
        return review(record, seed=seed, work=work, progress=progress)
    task = Task.of(record, seed, work)
    end, version = find_game(record.game).replay(record), version_of(record.game)
    calls = (partial(_look_at, version, task, *stretch) for stretch in stretches(len(record.actions)))
    found: dict[int, Findings] = {}
    with crew(executor, jobs) as workers:
        for first, last, findings in each_done(workers, calls):
            found[first] = findings
            for _ in range(first, last + 1):
                if progress is not None:
                    progress()
    return put_together(task, end, [found[first] for first in sorted(found)])


def _look_at(version: Version, task: Task, first: int, last: int) -> tuple[int, int, Findings]:
    """What a worker does, on whatever machine; one of another version refuses."""
    check_version(version, task.record.game)
    return first, last, look_at(task, first, last)
