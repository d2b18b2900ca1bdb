"""A day's deal as one viewer may know it: nobody is told the seed, nor another's game, while the day lasts; and of the
results nothing before one's own."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from digsite.games import Registrations
from digsite.server.schema import requests
from digsite.server.storage.interface import DailyRow, TableRow
from digsite.server.tables.daily import Deal, end_of, opponents, past_days
from digsite.server.tables.puzzles import streak

Tries = Sequence[tuple[DailyRow, TableRow]]


def deal_of(
    day: str,
    game: str,
    deal: Deal,
    tries: Tries,
    names: Mapping[str, str],
    scores: Mapping[int, int],
    *,
    viewer: str | None,
    now: int,
) -> dict[str, Any]:
    """The fields of a `Daily`, without what the strongest bot made of it."""
    over, mine = now >= end_of(day), result_of(tries, viewer)
    results = [
        requests.DailyResult(
            name=names.get(row.guest, ""),
            score=table.scores[0],
            rank=table.rank,
            mine=row.guest == viewer,
            table=row.table_id if over else None,
            place=table.place,
            late=table.late,
        )
        for row, table in tries
        if table.scores and (over or mine is not None)
    ]
    return {
        "day": day,
        "game": game,
        "ends": end_of(day),
        "table": next((row.table_id for row, _ in tries if row.guest == viewer), None),
        "hash": deal.hash,
        "seed": deal.seed if over else None,
        "salt": deal.salt if over else None,
        "results": tuple(sorted(results, key=lambda result: (result.late, -result.score))),
        "players": sum(scores.values()),
        "below": sum(number for score, number in scores.items() if mine and score < mine.scores[0]),
        "histogram": tuple(requests.DailyBar(score=score, number=scores[score]) for score in scores if mine),
    }


def result_of(tries: Tries, guest: str | None) -> TableRow | None:
    """The guest's own game, once it was played to its end."""
    return next((table for row, table in tries if row.guest == guest and table.scores), None)


class Course(NamedTuple):
    """A guest's tries at the deals of one game."""

    game: str
    today: str
    tries: Tries


def course_of(course: Course, games: Registrations) -> requests.DailyGame:
    by_day = {row.day: _tried(row, table) for row, table in course.tries}
    in_time = [day for day, tried in by_day.items() if tried.score is not None and not tried.late]
    now, longest = streak(in_time, course.today)
    return requests.DailyGame(
        game=course.game,
        bots=opponents(course.game, games),
        today=by_day.get(course.today) or requests.DailyTry(day=course.today),
        streak=now,
        longest=longest,
        past=tuple(by_day.get(day) or requests.DailyTry(day=day) for day in past_days(course.today)),
    )


def _tried(row: DailyRow, table: TableRow) -> requests.DailyTry:
    return requests.DailyTry(
        day=row.day,
        table=row.table_id,
        score=table.scores[0] if table.scores else None,
        rank=table.rank,
        place=table.place,
        late=table.late,
    )
